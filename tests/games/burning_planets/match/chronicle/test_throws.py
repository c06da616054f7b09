"""Throws with their purpose, origin and player, and the chance of what was tried."""

from fractions import Fraction

from bp_desktop.core.dice import RecordingDice
from bp_desktop.core.messages import Named
from bp_desktop.core.naming import StepNames
from bp_desktop.core.odds import destroy
from bp_desktop.games.burning_planets.ids import PlayerId, ShipId
from bp_desktop.games.burning_planets.match.chronicle.fortune import fortunes
from bp_desktop.games.burning_planets.match.chronicle.throws import (
    Purpose,
    Try,
    throws_of,
    tries_of,
)
from bp_desktop.games.burning_planets.match.commands import Attack, RollEvent
from bp_desktop.games.burning_planets.match.labels import ship_label
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from tests.games.burning_planets.match.build import (
    BLUE,
    EAST,
    RED,
    ROCK,
    ROCK_CELL,
    SMALL,
    SYSTEM,
    GivenDice,
    acting,
    orbit,
    started,
    unit,
    with_ship,
)
from tests.games.burning_planets.match.chronicle.past import annals_of, played

HALF = Fraction(1, 2)


Shown = tuple[PlayerId | None, str, Named | None, int, int, str]


def told(match: Match, command: Command, *faces: int) -> tuple[list[Shown], list[Try]]:
    """The throws without their step, and the tries, of one command."""
    dice = RecordingDice(GivenDice(*faces))
    events = SYSTEM.judge(match, command).carry_out(dice, StepNames(1))
    throws = throws_of(match, 7, events, dice.rolls)
    assert all(one.seq == 7 for one in throws)
    shown: list[Shown] = [
        (one.player, one.purpose.value, one.unit, one.die, one.face, one.origin) for one in throws
    ]
    return shown, list(tries_of(match, events, dice.rolls))


def duel() -> tuple[Match, ShipId, ShipId]:
    match = acting()
    at = orbit(match, next(iter(match.board.planets)))[0]
    match, mine = with_ship(match, RED, SMALL, at)
    match, theirs = with_ship(match, BLUE, SMALL, at + EAST)
    return match, mine, theirs


def test_an_attack_is_a_try_for_both_sides() -> None:
    """BP-COMBAT-4, BP-APP-1: two dice, two players, and chances that add up to one."""
    match, mine, theirs = duel()
    ship = match.tables.ship_classes[SMALL]
    chance = destroy(ship.attack_die, ship.defence_die, ship.shield)

    throws, tries = told(match, Attack(unit(mine), theirs), ship.attack_die, 1)

    assert throws == [
        (RED, "attack", ship_label(match, mine), ship.attack_die, ship.attack_die, "app"),
        (BLUE, "defence", ship_label(match, theirs), ship.defence_die, 1, "app"),
    ]
    assert tries == [
        Try(RED, Purpose.ATTACK, "app", chance, success=True),
        Try(BLUE, Purpose.DEFENCE, "app", 1 - chance, success=False),
    ]


def test_an_asteroid_does_not_try_to_survive() -> None:
    """BP-COMBAT-17."""
    match, mine = with_ship(acting(), RED, SMALL, ROCK_CELL + EAST)
    ship = match.tables.ship_classes[SMALL]
    chance = destroy(ship.attack_die, 0, match.tables.asteroid_shield)

    throws, tries = told(match, Attack(unit(mine), ROCK, faces=(1,)))

    assert [one[-1] for one in throws] == ["hand"]
    assert tries == [Try(RED, Purpose.ATTACK, "hand", chance, success=False)]


def test_a_turn_without_an_event_is_what_one_hopes_for() -> None:
    """BP-EVENT-2: each event has one face of the die."""
    match = started()
    die, events = match.tables.event_die, len(match.tables.events)

    throws, tries = told(match, RollEvent(), 10)

    assert throws == [(RED, "event", None, die, 10, "app")]
    assert tries == [Try(RED, Purpose.EVENT, "app", Fraction(die - events, die), success=True)]


def test_all_throws_of_a_match_are_told_with_their_round() -> None:
    session = played(400)
    annals = annals_of(session)

    assert len(annals.throws) == sum(len(step.outcome.rolls) for step in session.timeline)
    order = [one for _, one in annals.throws if one.purpose is Purpose.ORDER]
    assert {one.player for one in order} == set(session.state.players)
    assert all(one.round == 0 for one in order)
    rounds = [one.round for _, one in annals.throws]
    assert rounds == sorted(rounds)


def test_luck_is_apart_for_dice_of_the_program_and_of_the_hand() -> None:
    tries = [
        Try(RED, Purpose.ATTACK, "app", HALF, success=True),
        Try(RED, Purpose.EVENT, "app", HALF, success=True),
        Try(RED, Purpose.ATTACK, "hand", HALF, success=False),
        Try(BLUE, Purpose.DEFENCE, "app", HALF, success=False),
    ]

    found = fortunes((BLUE, RED), tries)

    assert [(one.player, one.origin, one.whole.tries) for one in found] == [
        (BLUE, "app", 1),
        (RED, "app", 2),
        (RED, "hand", 1),
    ]
    assert found[1].whole.interval == (Fraction(3, 4), Fraction(1))
    assert list(found[1].parts) == [Purpose.ATTACK, Purpose.EVENT]
