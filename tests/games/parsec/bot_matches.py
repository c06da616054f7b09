"""Matches of Parsec between bots: drawn house rules, one command after another."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec.structs import replace

from bp_desktop.core.dice import AppDice
from bp_desktop.core.purse import Purse
from bp_desktop.games.bots import EASY, MEDIUM, STRONG, SeatedBot
from bp_desktop.games.parsec.bots.level_bot import PARSEC_BOTS
from bp_desktop.games.parsec.ids import UnitId
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.state import (
    NEW_PARSEC_MATCH,
    HeldCard,
    ParsecMatch,
    UnitState,
)
from bp_desktop.games.parsec.match.system import Command, Event
from bp_desktop.games.parsec.match.table import parsec_table
from bp_desktop.games.parsec.options import DEFAULTS, ParsecOptions
from bp_desktop.games.shared.bot_play import BotStep, play
from bp_desktop.games.shared.program_seats import ChangeSeat
from bp_desktop.games.table import Stage
from tests.games.parsec.build import options, play as play_one
from tests.games.parsec.sample import sample_set, tables

GAME = parsec_table()
LEVELS = (EASY, MEDIUM, STRONG)
NAMES = ("Ada", "Boris", "Chiara", "Dora")


@cache
def switches() -> tuple[tuple[str, str, tuple[Any, ...]], ...]:
    """The options that have a few values each: group, field and values."""
    hints = (
        (group, field, hint)
        for group in ParsecOptions.__struct_fields__
        for field, hint in get_type_hints(type(getattr(DEFAULTS, group))).items()
    )
    return tuple(
        (group, field, (False, True) if hint is bool else get_args(hint))
        for group, field, hint in hints
        if hint is bool or get_origin(hint) is Literal
    )


def any_options(chance: Random, count: int | None = 8) -> ParsecOptions:
    """A few switches of the rules changed by chance, variants included; None: all of them."""
    found = switches()
    changes: dict[str, dict[str, object]] = {}
    for group, field, values in chance.sample(found, len(found) if count is None else count):
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


def crowded(seed: int, seats: int = 4) -> ParsecMatch:
    """In play, every seat with all its pieces wherever the rules let them stand, a full hand and
    several cards; who wins has to win by arms and cards, so that it goes on for a while."""
    chance, match = Random(seed), a_bot_match(seats, options(variant={"absolute": True}))
    for step in played_by_bots(match, seed):
        match = step.after
        if match.stage is Stage.PLAY:
            break
    units, tables_ = dict(match.units), match.tables
    ground = {True: list(match.board.body_at), False: list(match.board.modules_at)}
    for cells in ground.values():
        chance.shuffle(cells)
    for player in match.players:
        for kind in tables_.units.values():
            have = sum(one.owner == player and one.type == kind.id for one in units.values())
            for number in range(have, kind.limit):
                cell = next(
                    one
                    for one in ground[kind.is_colony]
                    if all(other.cell != one for other in units.values())
                    and (not kind.is_colony or match.board.body_at[one].is_planet)
                )
                id_ = UnitId(f"{player}-{kind.id}-{number}")
                units[id_] = UnitState(id_, player, kind.id, 100 + number, cell)
    cards = tuple(HeldCard(one.id, one.rarity) for one in match.definitions.events[:6])
    full = Purse.of(dict.fromkeys(map(str, tables_.resources), 4))
    players = {
        id_: replace(one, hand=full, cards=cards, fleet=300) for id_, one in match.players.items()
    }
    return replace(match, units=units, players=players, arms_race=True)


def played_by_bots(match: ParsecMatch, seed: int) -> Iterator[BotStep[ParsecMatch, Command, Event]]:
    bots = {
        player: SeatedBot(PARSEC_BOTS[seat.level], seed * 31 + number)
        for number, (player, seat) in enumerate(match.program_seats.items())
    }
    return play(GAME, match, bots, AppDice(seed))
