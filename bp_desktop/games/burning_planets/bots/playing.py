"""Lets bots play a match, one command after another."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, Protocol

from bp_desktop.core.dice import Dice
from bp_desktop.core.naming import StepNames
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.commands import AddPlanet, StopMatch
from bp_desktop.games.burning_planets.match.evolution import Event, evolve_all
from bp_desktop.games.burning_planets.match.queries.steps import next_command as following_command
from bp_desktop.games.burning_planets.match.queries.steps import steps_for
from bp_desktop.games.burning_planets.match.seating import starting_planet
from bp_desktop.games.burning_planets.match.setup import next_to_place
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.games.burning_planets.match.system import Command, judge


class Bot(Protocol):
    """Chooses for one player; only legal commands, and never the same twice without effect."""

    def choose(self, match: Match, player: PlayerId) -> Command: ...

    def pick(self, count: int) -> int:
        """One of so many things that are all alike to the rules, from 0."""


Bots = Mapping[PlayerId, Bot]
MakeBot = Callable[[int], Bot]
"""A bot from a seed."""


class Played(NamedTuple):
    """One command of a bot and what came of it."""

    before: Match
    command: Command
    events: tuple[Event, ...]
    after: Match


def bots_for(match: Match, makers: tuple[MakeBot, ...], seed: int) -> Bots:
    """A bot for each player in the order of the seats, taking turns through the makers."""
    return {
        player: makers[number % len(makers)](seed * 31 + number)
        for number, player in enumerate(match.players)
    }


def next_command(match: Match, bots: Bots) -> Command | None:
    """What comes next; None when the match is over, or has not begun."""
    match match.stage:
        case Stage.SETUP:
            return _set_up(match, bots)
        case Stage.PLAY:
            player = match.turn.player
            return bots[player].choose(match, player)
        case _:
            return None


def _set_up(match: Match, bots: Bots) -> Command:
    if not match.order and (following := following_command(match)) is not None:
        return following
    if not match.tracked:
        for player in match.order:
            if starting_planet(match.board, player) is None:
                return _home_of(match, player)
    player = next_to_place(match) or match.order[0]
    choices = [choice.command for choice in steps_for(match, player) if choice.legal]
    if not choices:
        return StopMatch("nowhere to begin")
    return choices[bots[player].pick(len(choices))]


def _home_of(match: Match, player: PlayerId) -> AddPlanet:
    """Beside a real board: the plainest starting planet of the player's faction."""
    tables = match.tables
    biome = tables.biomes[tables.factions[match.players[player].faction].starting_biome]
    count = tables.generation.starting_planet_resources
    forests = count if not biome.mountain_rolls else 2 if biome.forest_rolls else 0
    size = next(iter(tables.sizes))
    return AddPlanet(size, biome.id, forests, count - forests, starting=player)


def play(match: Match, bots: Bots, dice: Dice, *, most: int = 1_000_000) -> Iterator[Played]:
    """Plays on from here until the match is over, for `most` commands at the longest.

    Whether they are legal is the bots' affair. Whoever wants to be sure asks `judge` with what is
    yielded.
    """
    for seq in range(1, most + 1):
        command = next_command(match, bots)
        if command is None:
            return
        events = judge(match, command).carry_out(dice, StepNames(seq))
        after = evolve_all(match, events)
        yield Played(match, command, events, after)
        match = after
