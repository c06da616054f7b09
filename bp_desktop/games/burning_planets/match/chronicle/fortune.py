"""Luck per player, from the exact chance of every try."""

from collections.abc import Iterable
from dataclasses import dataclass

from bp_desktop.core.dice import Origin
from bp_desktop.core.luck import Luck, luck
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.chronicle.throws import Purpose, Try

SUBJECTS = (Purpose.ATTACK, Purpose.DEFENCE, Purpose.EVENT)


@dataclass(frozen=True, slots=True)
class Fortune:
    """How one player's tries went with one kind of dice."""

    player: PlayerId
    origin: Origin
    whole: Luck
    parts: dict[Purpose, Luck]
    """Attacks that hit, attacks survived, turns spared from events; only what was tried."""


def fortunes(players: Iterable[PlayerId], tries: Iterable[Try]) -> tuple[Fortune, ...]:
    """In the order of the players; dice of the program and of the hand apart."""
    sorted_: dict[tuple[PlayerId, Origin], list[Try]] = {}
    for one in tries:
        sorted_.setdefault((one.player, one.origin), []).append(one)
    origins: tuple[Origin, ...] = ("app", "hand")
    return tuple(
        _fortune(player, origin, sorted_[player, origin])
        for player in players
        for origin in origins
        if (player, origin) in sorted_
    )


def _fortune(player: PlayerId, origin: Origin, tries: list[Try]) -> Fortune:
    parts = {
        subject: luck([(one.chance, one.success) for one in tries if one.purpose is subject])
        for subject in SUBJECTS
        if any(one.purpose is subject for one in tries)
    }
    return Fortune(player, origin, luck([(one.chance, one.success) for one in tries]), parts)
