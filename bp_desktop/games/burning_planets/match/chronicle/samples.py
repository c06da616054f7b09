"""What is worth a line in a chart, after every step of a match."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from bp_desktop.core.dice import Roll
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.chronicle.throws import (
    Purpose,
    Throw,
    Try,
    throws_of,
    tries_of,
)
from bp_desktop.games.burning_planets.match.economy import forecast
from bp_desktop.games.burning_planets.match.evolution import Event, evolve_all
from bp_desktop.games.burning_planets.match.state import Match

Purses = Mapping[PlayerId, Purse]


class Told(NamedTuple):
    """A step that counts now, as the journal has it."""

    seq: int
    events: Sequence[Event]
    rolls: Sequence[Roll] = ()


class Sample(NamedTuple):
    """The match in figures, after some step. What has not changed is shared with the sample
    before, so that thousands of them cost little."""

    turn: int
    round: int
    player: PlayerId
    open_books: bool
    """Whether everybody might see the treasuries then (AMB-67)."""
    treasuries: Purses
    income: Purses
    """What a collection without an event brings, of all that stands by now."""
    fleets: Purses
    """What the ships cost to build, in the own faction's prices."""
    planets: Mapping[PlayerId, int]
    hits: Mapping[PlayerId, Fraction]
    """Attacks won beyond what was to be expected of them, so far."""


class Annals:
    """Reads a match step by step and keeps a sample for every place in it.

    Place 0 is before the first step. Reading goes on where it stopped: after `cut` from there.
    """

    def __init__(self, start: Match) -> None:
        self._match = start
        self.samples: list[Sample] = [_first(start)]
        self.steps: list[int] = []
        """The seq of each step read."""
        self.throws: list[tuple[int, Throw]] = []
        """With the place after the step."""
        self.tries: list[tuple[int, Try]] = []

    @property
    def last(self) -> int:
        """The last place."""
        return len(self.steps)

    def read(self, step: Told) -> None:
        before, place = self._match, self.last + 1
        tries = tries_of(before, step.events, step.rolls)
        self.throws += ((place, one) for one in throws_of(before, *step))
        self.tries += ((place, one) for one in tries)
        self._match = evolve_all(before, step.events)
        self.samples.append(_next(self.samples[-1], before, self._match, tries))
        self.steps.append(step.seq)

    def cut(self, place: int, match: Match) -> None:
        """Forget what comes after a place, where the match stands as given."""
        self._match = match
        del self.samples[place + 1 :], self.steps[place:]
        self.throws = [one for one in self.throws if one[0] <= place]
        self.tries = [one for one in self.tries if one[0] <= place]


def _first(match: Match) -> Sample:
    purses = _treasuries(match), _income(match), _fleets(match)
    return Sample(0, 0, match.turn.player, False, *purses, _planets(match), {})


def _next(last: Sample, before: Match, after: Match, tries: Sequence[Try]) -> Sample:
    """Works out again only what the step can have changed."""
    old, new = before.board, after.board
    same_game = before.tables is after.tables
    same_ground = same_game and old.planets is new.planets
    same_space = same_ground and old.space is new.space
    same_ships = same_game and old.ships is new.ships
    turn = after.turn
    return Sample(
        turn.number,
        turn.round,
        turn.player,
        after.options.treasury_visibility == "public",
        last.treasuries if before.players is after.players else _treasuries(after),
        last.income if same_space else _income(after),
        last.fleets if same_ships else _fleets(after),
        last.planets if same_ground else _planets(after),
        _hits(last.hits, tries),
    )


def _hits(hits: Mapping[PlayerId, Fraction], tries: Sequence[Try]) -> Mapping[PlayerId, Fraction]:
    for one in tries:
        if one.purpose is Purpose.ATTACK:
            gained = int(one.success) - one.chance
            hits = {**hits, one.player: hits.get(one.player, Fraction(0)) + gained}
    return hits


def _treasuries(match: Match) -> dict[PlayerId, Purse]:
    return {id_: player.treasury for id_, player in match.players.items()}


def _planets(match: Match) -> dict[PlayerId, int]:
    counts = dict.fromkeys(match.players, 0)
    for planet in match.board.planets.values():
        if planet.owner is not None:
            counts[planet.owner] += 1
    return counts


def _income(match: Match) -> dict[PlayerId, Purse]:
    return {
        player: sum((one.amounts for one in forecast(match, player, None)), start=EMPTY)
        for player in match.players
    }


def _fleets(match: Match) -> dict[PlayerId, Purse]:
    worth = dict.fromkeys(match.players, EMPTY)
    for ship in match.board.ships.values():
        faction = match.tables.factions[match.players[ship.owner].faction]
        worth[ship.owner] += faction.ship_costs[ship.cls]
    return worth
