"""Moments that deserve the stage: what is told of a step, and that it tells no secret."""

from collections import Counter
from pathlib import Path

import pytest

from bp_desktop.app.games import phrasebook
from bp_desktop.core.dice import AppDice, Roll
from bp_desktop.games.burning_planets.ids import (
    AsteroidId,
    EventId,
    Phase,
    PlanetId,
    ShipId,
    UnitId,
)
from bp_desktop.games.burning_planets.match import events as e
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.state import Ending, Match
from bp_desktop.games.burning_planets.match.system import match_system
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.table import Moment, MomentKind, ThrownDie
from bp_desktop.session.document_file import open_document, read_header
from tests.games.burning_planets.match.build import BLUE, RED, RED_HOME, acting

GOLDEN = Path(__file__).parents[3] / "golden"


def of(match: Match, event: Event, *rolls: Roll) -> Moment:
    [moment] = table_game().moments(match, (event,), rolls)
    return moment


def told(moment: Moment) -> str:
    book = phrasebook()
    said = (moment.headline, moment.words, *(one.words for one in moment.effects))
    return " | ".join(book.sentence(one) for one in said if one is not None)


@pytest.fixture
def match() -> Match:
    return acting()


def test_an_event_is_told_with_its_die_and_what_it_stops(match: Match) -> None:
    """BP-EVENT-4."""
    thrown = e.EventThrow(RED, 1, EventId("climatic_anomaly"))
    moment = of(match, e.EventRolled((thrown,)), Roll(20, 1, "app", f"event:{RED}"))

    assert (moment.kind, moment.seat) == (MomentKind.EVENT, RED)
    assert moment.dice == (ThrownDie(RED, 20, 1),)
    assert told(moment) == "Climatic anomaly | Red rolls 1 | Biomass: nothing | Food: nothing"
    assert [one.icon for one in moment.effects] == ["resource/biomass", "resource/food"]


def test_the_other_event_keeps_the_ships_in_port(match: Match) -> None:
    thrown = e.EventThrow(BLUE, 20, EventId("stellar_wind"))
    moment = of(match, e.EventRolled((thrown,)), Roll(20, 20, "hand", f"event:{BLUE}"))

    assert moment.dice == (ThrownDie(BLUE, 20, 20, by_hand=True),)
    assert told(moment) == "Stellar wind | Blue rolls 20 | Metal: nothing | No ship acts"


def test_a_roll_without_an_event_is_a_moment_too(match: Match) -> None:
    moment = of(match, e.EventRolled((e.EventThrow(RED, 7),)), Roll(20, 7, "app", f"event:{RED}"))

    assert moment.kind is MomentKind.ROLL
    assert told(moment) == "No event | Red rolls 7"


def test_where_everybody_rolls_everybody_is_told_of(match: Match) -> None:
    """AMB-22."""
    throws = (e.EventThrow(RED, 7), e.EventThrow(BLUE, 20, EventId("stellar_wind")))
    rolls = (Roll(20, 7, "app", f"event:{RED}"), Roll(20, 20, "app", f"event:{BLUE}"))
    moment = of(match, e.EventRolled(throws), *rolls)

    assert (moment.kind, moment.seat) == (MomentKind.EVENT, BLUE)
    assert [one.face for one in moment.dice] == [7, 20]
    assert told(moment) == "Events of the round | Blue: Stellar wind"


def test_the_rolls_for_the_first_turn_are_all_shown(match: Match) -> None:
    throws = (e.OrderThrow(RED, 12), e.OrderThrow(BLUE, 17))
    rolls = (Roll(20, 12, "app", f"order:{RED}"), Roll(20, 17, "app", f"order:{BLUE}"))
    moment = of(match, e.OrderRolled(throws, (BLUE,)), *rolls)

    assert [(one.seat, one.face) for one in moment.dice] == [(RED, 12), (BLUE, 17)]
    assert told(moment) == "Blue begins | Who goes first?"
    tied = of(match, e.OrderRolled(throws, (RED, BLUE)), *rolls)
    assert tied.seat is None
    assert told(tied).startswith("A tie")


@pytest.mark.parametrize(("face", "destroyed"), [(5, True), (3, False)])
def test_a_fight_shows_both_sides_and_both_conditions(
    match: Match, face: int, destroyed: bool
) -> None:
    """BP-COMBAT-5, BP-COMBAT-6."""
    attack = e.Attacked(
        UnitId("s1"),
        ShipId("s2"),
        RED,
        attack=face,
        shield=2,
        destroyed=destroyed,
        defender=BLUE,
        defence=4,
    )
    rolls = (Roll(6, face, "app", "attack:s1"), Roll(8, 4, "app", "defence:s2"))
    moment = of(match, attack, *rolls)
    attacker, target = moment.opponents

    assert moment.kind is (MomentKind.HIT if destroyed else MomentKind.MISS)
    assert (attacker.seat, attacker.die, attacker.lost) == (RED, ThrownDie(RED, 6, face), False)
    assert (target.seat, target.die, target.lost) == (BLUE, ThrownDie(BLUE, 8, 4), destroyed)
    assert [one.met for one in moment.effects] == [destroyed, True]
    verb = "beats" if destroyed else "does not beat"
    headline = "Destroyed" if destroyed else "Missed"
    assert told(moment) == f"{headline} | {face} {verb} 4 | {face} beats shield 2"


def test_an_asteroid_answers_with_no_die(match: Match) -> None:
    """BP-COMBAT-17."""
    event = e.Attacked(UnitId("s1"), AsteroidId("a1"), RED, attack=4, shield=18, destroyed=False)
    moment = of(match, event, Roll(4, 4, "app", "attack:s1"))

    assert moment.opponents[1].die is None
    assert told(moment) == "Missed | 4 does not beat shield 18"


def test_conquest_bombardment_turn_and_end_are_told(match: Match) -> None:
    taken = of(match, e.PlanetConquered(RED_HOME, BLUE, former=RED))
    assert (taken.kind, taken.seat, taken.thing) == (MomentKind.CONQUEST, BLUE, RED_HOME)
    assert told(taken).startswith("Conquered | Blue conquers ")
    assert told(taken).endswith(" | Red loses it")
    standing = tuple(match.board.planets[RED_HOME].structures)
    fired = of(match, e.PlanetBombarded(RED_HOME, BLUE, (), standing))
    assert fired.kind is MomentKind.BOMBARDMENT
    assert sum(one.icon.startswith("structure/") for one in fired.effects) > 0
    turn = of(match, e.TurnBegan(BLUE, 2, 6, next(iter(Phase))))
    assert told(turn).startswith("Blue's turn | Round 6")
    assert told(of(match, e.PlayerEliminated(BLUE))).startswith("Blue is out")
    won = of(match, e.MatchEnded(Ending.LAST_SURVIVOR, (RED,)))
    assert (won.seat, told(won).split(" | ")[0]) == (RED, "Red wins")
    shared = of(match, e.MatchEnded(Ending.SHARED, (RED, BLUE)))
    assert told(shared).startswith("Victory is shared | Red")
    assert of(match, e.MatchEnded(Ending.STOPPED)).seat is None


@pytest.mark.parametrize(
    "event",
    [e.ResourcesCollected(RED), e.EventRolled(()), e.PhaseEntered(next(iter(Phase)))],
)
def test_what_can_be_seen_without_is_no_moment(match: Match, event: Event) -> None:
    assert table_game().moments(match, (event,), ()) == ()


def test_things_that_are_gone_or_unknown_are_told_all_the_same(match: Match) -> None:
    assert of(match, e.PlanetConquered(PlanetId("p99"), RED)).thing == "p99"
    assert of(match, e.PlanetBombarded(PlanetId("p99"), RED, (), ())).effects == ()


def test_a_whole_match_has_a_moment_for_every_turn_and_throw() -> None:
    system = match_system()
    file = read_header((GOLDEN / "bombardment.bpmatch").read_bytes())
    session = open_document(file, system, AppDice(0))
    counted: Counter[MomentKind] = Counter()
    kinds: Counter[type[Event]] = Counter()
    for number, step in enumerate(session.timeline):
        before, outcome = session.state_after(number), step.outcome
        found = table_game().moments(before, outcome.events, outcome.rolls)
        counted.update(one.kind for one in found)
        kinds.update(type(event) for event in outcome.events)

    assert counted[MomentKind.TURN] == kinds[e.TurnBegan] > 0
    assert counted[MomentKind.BOMBARDMENT] == kinds[e.PlanetBombarded] > 0


@pytest.mark.parametrize("name", ["secrets_and_a_shared_victory", "two_rich_on_a_board"])
def test_what_the_room_may_not_see_changes_nothing_that_is_told(name: str) -> None:
    """BP-APP-6: the same step gives the same moments without any secret of the state."""
    game = table_game()
    file = read_header((GOLDEN / f"{name}.bpmatch").read_bytes())
    session = open_document(file, match_system(), AppDice(0))
    for number, step in enumerate(session.timeline):
        before, outcome = session.state_after(number), step.outcome
        room = game.seen_by(before, None)
        shown = game.moments(room, outcome.events, outcome.rolls)
        assert shown == game.moments(before, outcome.events, outcome.rolls)
