"""Lines of the ledger as rules write them."""

from bp_desktop.core.accounts import Posting, booked, handed
from bp_desktop.core.ids import SeatId
from bp_desktop.core.purse import EMPTY, Purse

ANNA, BORIS = SeatId("anna"), SeatId("boris")


def test_what_moves_nothing_is_not_booked() -> None:
    assert booked(ANNA, "sale", EMPTY) == ()
    assert booked(ANNA, "sale", Purse.of(gold=2), "card") == (
        Posting(ANNA, "sale", Purse.of(gold=2), source="card"),
    )


def test_what_one_player_hands_over_another_one_gets() -> None:
    assert handed(ANNA, BORIS, "toll", Purse.of(gold=1)) == (
        Posting(ANNA, "toll", Purse.of(gold=-1), source=BORIS),
        Posting(BORIS, "toll", Purse.of(gold=1), source=ANNA),
    )
