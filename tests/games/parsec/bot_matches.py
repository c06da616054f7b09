"""Matches of Parsec between bots: drawn house rules, one command after another."""

from collections.abc import Iterator
from random import Random
from typing import Literal, get_args, get_origin, get_type_hints

from bp_desktop.core.dice import AppDice
from bp_desktop.games.bots import EASY, MEDIUM, STRONG, SeatedBot
from bp_desktop.games.parsec.bots.level_bot import PARSEC_BOTS
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.state import NEW_PARSEC_MATCH, ParsecMatch
from bp_desktop.games.parsec.match.system import Command, Event
from bp_desktop.games.parsec.match.table import parsec_table
from bp_desktop.games.parsec.options import DEFAULTS, ParsecOptions
from bp_desktop.games.shared.bot_play import BotStep, play
from bp_desktop.games.shared.program_seats import ChangeSeat
from tests.games.parsec.build import options
from tests.games.parsec.build import play as play_one
from tests.games.parsec.sample import sample_set, tables

GAME = parsec_table()
LEVELS = (EASY, MEDIUM, STRONG)
NAMES = ("Ada", "Boris", "Chiara", "Dora")


def any_options(chance: Random, count: int = 8) -> ParsecOptions:
    """A few switches of the rules changed by chance, variants included."""
    found = [
        (group, field, hint)
        for group in ParsecOptions.__struct_fields__
        for field, hint in get_type_hints(type(getattr(DEFAULTS, group))).items()
        if hint is bool or get_origin(hint) is Literal
    ]
    changes: dict[str, dict[str, object]] = {}
    for group, field, hint in chance.sample(found, count):
        values = (False, True) if hint is bool else get_args(hint)
        changes.setdefault(group, {})[field] = chance.choice(values)
    return options(**changes)


def beginning(seats: int, chosen: ParsecOptions = DEFAULTS, *, tracked: bool = True) -> Command:
    teams = (1, 2, 1, 2) if chosen.variant.alliances else (0,) * 4
    players = tuple(
        c.ParsecSeat(name, number, team=team)
        for number, (name, team) in enumerate(zip(NAMES[:seats], teams, strict=False))
    )
    return c.BeginParsec(players, tables(), sample_set(), chosen, tracked=tracked)


def given_seats(match: ParsecMatch, levels: tuple[str, ...]) -> Iterator[Command]:
    """The program plays every seat."""
    for number, player in enumerate(match.players):
        yield ChangeSeat(player, levels[number % len(levels)])


def a_bot_match(
    seats: int,
    chosen: ParsecOptions = DEFAULTS,
    levels: tuple[str, ...] = LEVELS,
    *,
    tracked: bool = True,
) -> ParsecMatch:
    """Just begun; every seat is the program's."""
    match = play_one(NEW_PARSEC_MATCH, beginning(seats, chosen, tracked=tracked))
    for command in given_seats(match, levels):
        match = play_one(match, command)
    return match


def any_bot_match(seed: int) -> ParsecMatch:
    """Any number of seats and any house rules; one in four beside a real board."""
    chance = Random(seed)
    chosen = any_options(chance)
    seats = 4 if chosen.variant.alliances else chance.randint(2, 4)
    return a_bot_match(seats, chosen, tracked=seed % 4 != 3)


def played_by_bots(match: ParsecMatch, seed: int) -> Iterator[BotStep[ParsecMatch, Command, Event]]:
    bots = {
        player: SeatedBot(PARSEC_BOTS[seat.level], seed * 31 + number)
        for number, (player, seat) in enumerate(match.program_seats.items())
    }
    return play(GAME, match, bots, AppDice(seed))
