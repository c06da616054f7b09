"""Throws of a match: who threw each die, what for, and how likely success was."""

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction

from bp_desktop.core.dice import Roll
from bp_desktop.core.messages import say
from bp_desktop.core.odds import destroy
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.events import Attacked, EventRolled
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.lookup import unit_label
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.table import LOT, Chance, LuckTopics, Throw


class Purpose(StrEnum):
    """What a die was thrown for."""

    ATTACK = "attack"
    DEFENCE = "defence"
    EVENT = "event"
    ORDER = "order"


LUCK = LuckTopics(
    say("bp.luck.explained"),
    {
        Purpose.ATTACK: lambda share: say("bp.luck.attack", share=share),
        Purpose.DEFENCE: lambda share: say("bp.luck.defence", share=share),
        Purpose.EVENT: lambda share: say("bp.luck.event", share=share),
    },
    Purpose.ATTACK,
    say("bp.luck.hits"),
)


def throws_of(match: Match, events: Sequence[Event], rolls: Sequence[Roll]) -> tuple[Throw, ...]:
    """The dice of one step (BP-APP-1); `match` is the state before it."""
    if not rolls:
        return ()
    fight = next((event for event in events if isinstance(event, Attacked)), None)
    return tuple(_throw(match, fight, roll) for roll in rolls)


def _throw(match: Match, fight: Attacked | None, roll: Roll) -> Throw:
    word, _, rest = roll.purpose.partition(":")
    player = PlayerId(rest) if PlayerId(rest) in match.players else None
    match word:
        case Purpose.ATTACK:
            words = say("bp.throw.attack", unit=unit_label(match, rest))
            return Throw(fight.player if fight is not None else None, word, words, roll)
        case Purpose.DEFENCE:
            words = say("bp.throw.defence", unit=unit_label(match, rest))
            return Throw(fight.defender if fight is not None else None, word, words, roll)
        case Purpose.EVENT:
            return Throw(PlayerId(rest), word, say("bp.throw.event"), roll)
        case Purpose.ORDER if player is not None:
            return Throw(player, word, say("bp.throw.order"), roll)
        case _:
            return Throw(player, LOT, say("bp.throw.lot"), roll)


def chances_of(match: Match, events: Sequence[Event], rolls: Sequence[Roll]) -> tuple[Chance, ...]:
    """What could go well in one step: a hit for the attacker, survival for the defender, and an
    event roll without an event. Chances come from the dice that were thrown, so a corrected or
    overruled fight has the chance it really had (BP-COMBAT-5 to -8, BP-EVENT-2)."""
    if not rolls:
        return ()
    found: list[Chance] = []
    by_word = {roll.purpose.partition(":")[0]: roll for roll in rolls}
    for event in events:
        if isinstance(event, Attacked) and Purpose.ATTACK in by_word:
            found += _fight(event, by_word[Purpose.ATTACK], by_word.get(Purpose.DEFENCE))
        elif isinstance(event, EventRolled):
            found += _omens(match, event, rolls)
    return tuple(found)


def _fight(event: Attacked, attack: Roll, defence: Roll | None) -> list[Chance]:
    chance = destroy(attack.die, defence.die if defence is not None else 0, event.shield)
    made = [Chance(event.player, Purpose.ATTACK, attack.origin, chance, event.destroyed)]
    if defence is not None and event.defender is not None:
        survived = not event.destroyed
        made.append(Chance(event.defender, Purpose.DEFENCE, defence.origin, 1 - chance, survived))
    return made


def _omens(match: Match, event: EventRolled, rolls: Sequence[Roll]) -> list[Chance]:
    origins = {roll.purpose.partition(":")[2]: roll.origin for roll in rolls}
    die = match.tables.event_die
    spared = Fraction(die - len(match.tables.events), die)
    return [
        Chance(
            omen.player, Purpose.EVENT, origins.get(omen.player, "app"), spared, omen.event is None
        )
        for omen in event.results
    ]
