"""Remarks in a match with hidden treasuries: read by those to whom their step is told alike."""

import pytest

from bp_desktop.core.ids import SeatId
from bp_desktop.core.remarks import Remark
from bp_desktop.games.burning_planets.match.events import ResourcesCollected
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.shared.remarks import AddRemark
from bp_desktop.session.remarks import may_read
from tests.games.burning_planets.match.build import DUO
from tests.games.burning_planets.match.chronicle.past import played


def remark_of(session: object, id_: str) -> Remark:
    found: Remark = session.state.remarks.by_id[id_]  # type: ignore[attr-defined]  # a match
    return found


@pytest.mark.parametrize("open_books", [True, False])
def test_what_a_player_writes_about_hidden_amounts_is_for_those_who_see_them(
    open_books: bool,
) -> None:
    session = played(40, open_books=open_books, factions=DUO)
    step, event = next(
        (entry.seq, event)
        for entry in session.entries
        for event in entry.events
        if isinstance(event, ResourcesCollected)
    )
    owner = SeatId(event.player)
    other = next(one for one in session.state.players if one != owner)
    session.submit(AddRemark(step, "so much metal!", owner))
    remark = remark_of(session, f"{len(session.entries)}.1")

    assert may_read(session, remark, owner)
    assert may_read(session, remark, SeatId(other)) is open_books
    assert may_read(session, remark, None) is open_books
    game = table_game()
    assert may_read(session, remark, None, lambda past: game.looked_back(past, session.state, True))


def test_what_the_table_writes_is_for_everybody() -> None:
    session = played(40, open_books=False, factions=DUO)
    session.submit(AddRemark(30, "a long evening"))

    assert may_read(session, remark_of(session, f"{len(session.entries)}.1"), None)


def test_a_remark_on_a_step_that_is_not_there_is_nobodys() -> None:
    session = played(10, open_books=True, factions=DUO)
    seats = tuple(session.state.players)
    session.submit(AddRemark(999, "?", SeatId(seats[0])))

    assert not may_read(session, remark_of(session, f"{len(session.entries)}.1"), SeatId(seats[1]))
