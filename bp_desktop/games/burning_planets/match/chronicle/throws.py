"""Every throw that counts, with who threw, what for and how likely success was."""

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from bp_desktop.core.dice import Origin, Roll
from bp_desktop.core.messages import Named
from bp_desktop.core.odds import destroy
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.events import Attacked, EventRolled
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.labels import unit_label
from bp_desktop.games.burning_planets.match.state import Match


class Purpose(StrEnum):
    """What a die was thrown for."""

    ATTACK = "attack"
    DEFENCE = "defence"
    EVENT = "event"
    ORDER = "order"
    LOT = "lot"
    """A choice among so many things: no die that lies on a table."""


class Throw(NamedTuple):
    """One die as it fell (BP-APP-1)."""

    seq: int
    """The step of the journal."""
    turn: int
    round: int
    player: PlayerId | None
    purpose: Purpose
    unit: Named | None
    """Who attacks or defends."""
    die: int
    face: int
    origin: Origin

    @property
    def roll(self) -> Roll:
        return Roll(self.die, self.face, self.origin, self.purpose)


class Try(NamedTuple):
    """Something that could go well for a player, and its exact chance."""

    player: PlayerId
    purpose: Purpose
    origin: Origin
    chance: Fraction
    success: bool


def throws_of(
    match: Match, seq: int, events: Sequence[Event], rolls: Sequence[Roll]
) -> tuple[Throw, ...]:
    """The dice of one step; `match` is the state before it."""
    if not rolls:
        return ()
    fight = next((event for event in events if isinstance(event, Attacked)), None)
    return tuple(_throw(match, seq, fight, roll) for roll in rolls)


def _throw(match: Match, seq: int, fight: Attacked | None, roll: Roll) -> Throw:
    word, _, rest = roll.purpose.partition(":")
    turn = match.turn
    player: PlayerId | None = None
    unit: Named | None = None
    purpose = Purpose.LOT
    if word in (Purpose.ATTACK, Purpose.DEFENCE):
        purpose, unit = Purpose(word), unit_label(match, rest)
        if fight is not None:
            player = fight.player if purpose is Purpose.ATTACK else fight.defender
    elif word == Purpose.EVENT or (word == Purpose.ORDER and PlayerId(rest) in match.players):
        purpose, player = Purpose(word), PlayerId(rest)
    elif PlayerId(rest) in match.players:
        player = PlayerId(rest)
    return Throw(
        seq, turn.number, turn.round, player, purpose, unit, roll.die, roll.face, roll.origin
    )


def tries_of(match: Match, events: Sequence[Event], rolls: Sequence[Roll]) -> tuple[Try, ...]:
    """What could go well in one step: a hit for the attacker, survival for the defender, and an
    event roll without an event. Chances come from the dice that were thrown, so a corrected or
    overruled fight has the chance it really had (BP-COMBAT-5 to -8, BP-EVENT-2)."""
    if not rolls:
        return ()
    found: list[Try] = []
    by_word = {roll.purpose.partition(":")[0]: roll for roll in rolls}
    for event in events:
        if isinstance(event, Attacked) and Purpose.ATTACK in by_word:
            found += _fight(event, by_word[Purpose.ATTACK], by_word.get(Purpose.DEFENCE))
        elif isinstance(event, EventRolled):
            found += _omens(match, event, rolls)
    return tuple(found)


def _fight(event: Attacked, attack: Roll, defence: Roll | None) -> list[Try]:
    chance = destroy(attack.die, defence.die if defence is not None else 0, event.shield)
    made = [Try(event.player, Purpose.ATTACK, attack.origin, chance, event.destroyed)]
    if defence is not None and event.defender is not None:
        survived = not event.destroyed
        made.append(Try(event.defender, Purpose.DEFENCE, defence.origin, 1 - chance, survived))
    return made


def _omens(match: Match, event: EventRolled, rolls: Sequence[Roll]) -> list[Try]:
    origins = {roll.purpose.partition(":")[2]: roll.origin for roll in rolls}
    die = match.tables.event_die
    spared = Fraction(die - len(match.tables.events), die)
    return [
        Try(omen.player, Purpose.EVENT, origins.get(omen.player, "app"), spared, omen.event is None)
        for omen in event.results
    ]
