"""A step larger than what a map's file may hold is refused in words and leaves nothing behind."""

import pytest

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.tiles import TilePlace
from bp_desktop.session.ports import MemoryJournal
from tests.games.burning_planets.map.build import session
from tests.words import render

FAR, WIDE = TilePlace(501, 0), TilePlace(0, -501)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (c.AddTile(FAR), "bp.map.tile_too_far"),
        (c.SetOutline((TilePlace(0, 0), WIDE)), "bp.map.tile_too_far"),
        (c.AcceptProblem("BP-BOARD-4", (Hex(0, 0),) * 2001), "bp.map.too_many_cells"),
        (c.Together((c.RenameMap("again"),) * 5001), "bp.map.too_many_at_once"),
        (c.Together((c.RenameMap("and"), c.AddTile(FAR))), "bp.map.tile_too_far"),
    ],
)
def test_a_step_beyond_the_limits_is_refused_and_nothing_of_it_is_kept(
    command: c.AnyMapCommand, reason: str
) -> None:
    journal = MemoryJournal()
    drawing = session(journal)
    drawing.submit(c.CreateMap(()))
    before = drawing.state

    with pytest.raises(Refused) as caught:
        drawing.submit(command)

    (message,) = caught.value.messages
    assert message.key == reason
    assert str(message.args["limit"]) in render(message)
    assert drawing.state is before
    assert len(journal.lines()) == 1


def test_steps_at_the_limits_are_kept_and_read_again() -> None:
    journal = MemoryJournal()
    drawing = session(journal)
    drawing.submit(c.CreateMap(()))

    drawing.submit(c.AddTile(TilePlace(90, -90)))
    drawing.submit(c.AcceptProblem("BP-BOARD-4", (Hex(0, 0),) * 2000))
    drawing.submit(c.Together((c.RenameMap("again"),) * 5000))

    assert session(journal).state.content == drawing.state.content
