"""Event cards of Parsec that ask for more in the window: who jumps where, and what is free."""

from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.lookup import owned
from bp_desktop.games.parsec.match.state import FightStage
from tests.ui.games.parsec.conftest import Sit
from tests.ui.games.parsec.test_fight_screens import PLAIN, duel, stage


def test_a_vessel_escapes_by_a_card_to_a_cell_of_its_choice(sit: Sit) -> None:
    """14.4 `escape`, PA-APP-30, -31: it answers a strike that has missed."""
    hand = sit(events=("sample-e19",), **PLAIN)
    mine, theirs = duel(hand, "cruiser", "fighter")
    hand.view.act(c.DeclareAttack((mine,), theirs))
    hand.view.act(c.RollStrike((1, 8)))
    hand.go_on()
    assert stage(hand) is FightStage.ANSWER
    here = hand.match.units[theirs].cell
    assert here is not None

    hand.do("Cards of Boris: 1")
    assert any("Fighter" in one for one in hand.notes("Play: Emergency jump"))
    hand.do("Play: Emergency jump")
    far = max(hand.lit(), key=here.distance)
    assert here.distance(far) == 6
    hand.click(far)

    assert hand.match.units[theirs].cell == far
    assert hand.match.fight is None


def test_a_free_vessel_asks_at_which_colony(sit: Sit) -> None:
    """14.4 `free_unit`, PA-PLACE-1: one card for all colonies."""
    hand = sit(events=("sample-e13",), **PLAIN)
    anna = hand.match.turn.player
    before = sum(one.type == "cargo" for one in owned(hand.match, anna))
    hand.open_panel("cards")
    assert sum(one.startswith("Play: Free cargo ship") for one in hand.titles()) == 1

    hand.do("Play: Free cargo ship")
    hand.do("Colony")

    assert sum(one.type == "cargo" for one in owned(hand.match, anna)) == before + 1
