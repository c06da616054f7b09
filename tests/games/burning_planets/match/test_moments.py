"""Moments that deserve the stage, told from events alone."""

from collections import Counter
from pathlib import Path

import pytest

from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.ids import EventId, PlanetId, ShipId, UnitId
from bp_desktop.games.burning_planets.match import events as e
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.state import Ending
from bp_desktop.games.burning_planets.match.system import match_system
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.table import Moment, MomentKind
from bp_desktop.session.document_file import open_document, read_header
from tests.games.burning_planets.match.build import BLUE, RED

GOLDEN = Path(__file__).parents[3] / "golden"
ATTACK = e.Attacked(UnitId("s1"), ShipId("s2"), RED, attack=5, shield=3, destroyed=True)


@pytest.mark.parametrize(
    ("event", "moment"),
    [
        (e.OrderRolled((e.OrderThrow(RED, 12),), (RED,)), Moment(MomentKind.ROLL)),
        (e.EventRolled((e.EventThrow(RED, 7),)), Moment(MomentKind.ROLL, RED)),
        (
            e.EventRolled((e.EventThrow(RED, 7), e.EventThrow(BLUE, 20, EventId("stellar_wind")))),
            Moment(MomentKind.EVENT, BLUE),
        ),
        (ATTACK, Moment(MomentKind.HIT, RED, "s2")),
        (
            e.Attacked(UnitId("s1"), ShipId("s2"), RED, attack=3, shield=3, destroyed=False),
            Moment(MomentKind.MISS, RED, "s2"),
        ),
        (e.PlanetConquered(PlanetId("p1"), BLUE), Moment(MomentKind.CONQUEST, BLUE, "p1")),
        (
            e.PlanetBombarded(PlanetId("p1"), RED, (), ()),
            Moment(MomentKind.BOMBARDMENT, RED, "p1"),
        ),
        (e.PlayerEliminated(BLUE), Moment(MomentKind.OUT, BLUE)),
        (e.MatchEnded(Ending.LAST_SURVIVOR, (RED,)), Moment(MomentKind.END, RED)),
        (e.MatchEnded(Ending.STOPPED), Moment(MomentKind.END)),
        (e.ResourcesCollected(RED), None),
    ],
)
def test_an_event_is_a_moment_or_not(event: Event, moment: Moment | None) -> None:
    assert table_game().moments(event) == moment


def test_a_whole_match_has_a_moment_for_every_turn_and_throw() -> None:
    system = match_system()
    file = read_header((GOLDEN / "bombardment.bpmatch").read_bytes())
    session = open_document(file, system, AppDice(0))
    events = [event for step in session.timeline for event in step.outcome.events]

    counted = Counter(found.kind for event in events if (found := table_game().moments(event)))

    kinds = Counter(type(event) for event in events)
    assert counted[MomentKind.TURN] == kinds[e.TurnBegan] > 0
    assert counted[MomentKind.BOMBARDMENT] == kinds[e.PlanetBombarded] > 0
