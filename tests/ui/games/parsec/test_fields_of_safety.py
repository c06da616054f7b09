"""What the board marks of fights and modules, where events, supporters and teams meet."""

from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.state import Support
from bp_desktop.ui.games.parsec.table.agreements import safe_cells
from bp_desktop.ui.games.parsec.table.overlays import OVERLAYS
from tests.games.parsec.build import (
    BLUE,
    CARGO,
    CRUISER,
    FIGHTER,
    GREEN,
    RED,
    a_match,
    at,
    holding,
    of_player,
    play,
    unit,
)
from tests.games.parsec.fighting import U, attack, missed, now
from tests.games.parsec.test_events import card


def test_whoever_an_event_has_taken_makes_no_cell_unsafe() -> None:
    """PA-APP-31, PA-EVADE-4: in the middle of a fight."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("k", RED, CRUISER, at(1, 1)),
        unit("b", BLUE, CARGO, at(1, 0)),
    )
    match = missed(attack(match, "r", "k"))
    cells = now(match).evasions[U("b")]
    before = safe_cells(match, U("b"), cells)
    match = play(holding(match, RED, "sample-e15"), card(15, at=at(1, 1), faces=(1,)))

    after = safe_cells(match, U("b"), cells)
    assert set(before) < set(after)
    assert set(after) == {one for one in cells if one.distance(at(0, 0)) > 1}


def test_a_supporter_threatens_only_the_unit_it_was_asked_for() -> None:
    """PA-APP-31, PA-ALLY-4: the other vessel of the same cell is safe from it."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("g", GREEN, CRUISER, at(2, -1)),
        unit("b", BLUE, FIGHTER, at(1, 0)),
        unit("d", BLUE, FIGHTER, at(1, 0)),
    )
    match = missed(attack(match, "r", supports=(Support(U("g")),)))
    cells = now(match).evasions[U("d")]

    for evader, reach in (("d", False), ("b", True)):
        safe = safe_cells(match, U(evader), cells)
        near = [one for one in cells if one.distance(at(2, -1)) <= 2 and one.distance(at(0, 0)) > 1]
        assert near
        assert all((one in safe) is not reach for one in near)
        for cell in safe:
            fight = play(match, c.Evade(U(evader), to=cell)).fight
            assert fight is None or U(evader) not in fight.involved


def test_team_mates_do_not_contest_a_module_on_the_board_either() -> None:
    """PA-APP-14, PA-GAP-57."""
    match = a_match(unit("r", RED, FIGHTER, at(0, 0)), unit("b", BLUE, FIGHTER, at(1, 0)))
    alone = OVERLAYS["modules"].notes(match)
    for player in (RED, BLUE):
        match = of_player(match, player, team=1)

    assert alone == {}
    assert len(OVERLAYS["modules"].notes(match)) == 1
