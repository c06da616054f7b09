"""Where were we: the last round as everybody saw it."""

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import Phase, Positions
from bp_desktop.games.burning_planets.match import commands as c, events as e
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.shared.recap import first_step_of_recap, recap
from bp_desktop.games.table import TurnSummary
from tests.games.burning_planets.match.build import (
    BLUE,
    BLUE_HOME,
    FURNACE,
    RED,
    RED_HOME,
    RICH,
    SMALL,
    started,
    with_ship,
    with_structure,
)
from tests.ui.table.players_hand import QUIET, MatchSession, begun, new_session
from tests.words import render


def turn(session: MatchSession, face: int, *deeds: c.PlayCommand) -> None:
    session.submit(c.RollEvent((face,)))
    session.submit(c.Collect())
    for deed in deeds:
        session.submit(deed, overrule=True)
    session.submit(c.EndTurn())


GAME = table_game()


def told(session: MatchSession) -> tuple[TurnSummary, ...]:
    steps = [step.outcome.events for step in session.timeline]
    first = first_step_of_recap(GAME, session.state, steps)
    return recap(GAME, session.state_after(first), steps[first:])


def words(turn: TurnSummary) -> list[str]:
    return [render(one) for one in turn.happened]


def test_the_last_round_is_told_turn_by_turn_and_no_more() -> None:
    session = begun(new_session(positions=Positions.TABLE))
    session.submit(AdjustTreasury(RED, RICH, "test"))
    turn(session, QUIET, c.BuildStructure(RED_HOME, FURNACE))
    turn(session, QUIET)
    turn(session, QUIET, c.BuildStructure(RED_HOME, FURNACE))
    turn(session, 1)

    red, blue = told(session)

    assert (red.seat, red.round, words(red)) == (RED, 2, ["built: Blast Furnace"])
    assert (blue.seat, [one.key for one in blue.happened]) == (BLUE, ["bp.tale.event"])


def test_a_turn_that_is_under_way_is_told_once_something_happened() -> None:
    session = begun(new_session(positions=Positions.TABLE))
    session.submit(AdjustTreasury(RED, RICH, "test"))
    turn(session, QUIET)
    turn(session, QUIET)
    session.submit(c.RollEvent((QUIET,)))
    session.submit(c.Collect())
    assert [one.seat for one in told(session)] == [RED, BLUE]

    session.submit(c.BuildStructure(RED_HOME, FURNACE))

    assert [one.seat for one in told(session)] == [RED, BLUE, RED]


def test_the_first_turn_of_a_match_is_told_too() -> None:
    session = begun(new_session())

    assert [(one.seat, one.round) for one in told(session)] == [(RED, 1)]


def test_what_was_destroyed_conquered_and_moved_is_told_and_no_amounts() -> None:
    """BP-APP-6: what somebody collected, loaded or looted is not in it."""
    match, id_ = with_ship(started(), BLUE, SMALL, Hex(12, 6))
    match, other = with_ship(match, RED, SMALL, Hex(14, 6))
    match, port = with_structure(match, BLUE_HOME, FURNACE, None)
    steps = (
        (e.TurnBegan(RED, 9, 4, Phase.EVENT_ROLL),),
        (e.ShipMoved(id_), e.ShipMoved(id_)),
        (e.ShipDestroyed(id_, BLUE, RED),),
        (e.StructureRazed(other, BLUE_HOME, port, FURNACE),),
        (e.PlanetConquered(BLUE_HOME, RED, BLUE),),
    )

    (only,) = recap(GAME, match, steps)

    assert words(only) == [
        "1 ship moved",
        "destroyed Scout 1, Blast Furnace of Blue",
        "conquered Blue's home",
    ]
    assert only.decisive
