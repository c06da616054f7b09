"""Throws with their purpose, origin and player, and the chance of what was tried."""

from fractions import Fraction

from bp_desktop.core.dice import RecordingDice
from bp_desktop.core.messages import Fact
from bp_desktop.core.naming import StepNames
from bp_desktop.core.odds import destroy
from bp_desktop.games.burning_planets.ids import PlayerId, ShipId
from bp_desktop.games.burning_planets.match.chronicle.throws import Purpose, chances_of, throws_of
from bp_desktop.games.burning_planets.match.commands import Attack, RollEvent
from bp_desktop.games.burning_planets.match.lookup import ship_label
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.table import Chance
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

Shown = tuple[PlayerId | None, str, Fact | None, int, int, str]


def told(match: Match, command: Command, *faces: int) -> tuple[list[Shown], list[Chance]]:
    """The throws without their step, and the tries, of one command."""
    dice = RecordingDice(GivenDice(*faces))
    events = SYSTEM.judge(match, command).carry_out(dice, StepNames(1))
    shown: list[Shown] = []
    for one in throws_of(match, events, dice.rolls):
        unit_, roll = one.words.args.get("unit"), one.roll
        shown.append((one.seat, one.purpose, unit_, roll.die, roll.face, roll.origin))
    return shown, list(chances_of(match, events, dice.rolls))


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
        Chance(RED, Purpose.ATTACK, "app", chance, success=True),
        Chance(BLUE, Purpose.DEFENCE, "app", 1 - chance, success=False),
    ]


def test_an_asteroid_does_not_try_to_survive() -> None:
    """BP-COMBAT-17."""
    match, mine = with_ship(acting(), RED, SMALL, ROCK_CELL + EAST)
    ship = match.tables.ship_classes[SMALL]
    chance = destroy(ship.attack_die, 0, match.tables.asteroid_shield)

    throws, tries = told(match, Attack(unit(mine), ROCK, faces=(1,)))

    assert [one[-1] for one in throws] == ["hand"]
    assert tries == [Chance(RED, Purpose.ATTACK, "hand", chance, success=False)]


def test_a_turn_without_an_event_is_what_one_hopes_for() -> None:
    """BP-EVENT-2: each event has one face of the die."""
    match = started()
    die, events = match.tables.event_die, len(match.tables.events)

    throws, tries = told(match, RollEvent(), 10)

    assert throws == [(RED, "event", None, die, 10, "app")]
    assert tries == [Chance(RED, Purpose.EVENT, "app", Fraction(die - events, die), success=True)]
