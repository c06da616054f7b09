"""New Burning Planets matches from the command line, and whether their ledger adds up."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from bp_desktop.cli.documents import map_content, map_steps
from bp_desktop.cli.games.burning_planets.maps import chosen_options, rules_tables
from bp_desktop.cli.verb_context import BadUsageError, VerbContext
from bp_desktop.core.messages import Message, say
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.ids import FactionId, Positions
from bp_desktop.games.burning_planets.map.origin import map_origin
from bp_desktop.games.burning_planets.match.commands import CreateMatch, NewPlayer
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.burning_planets.options import DEFAULTS
from bp_desktop.games.shared.books import audit
from bp_desktop.games.system import Enforcement
from bp_desktop.session.library import AnySession

LONGEST_NAME = 80


def new_match_of(options: argparse.Namespace, world: VerbContext) -> CreateMatch:
    positions = Positions(options.positions)
    if options.map is None and positions is Positions.BOARD:
        raise BadUsageError(say("bp.cli.map_needed"))
    content = _map_of(options, world)
    base = content.options if content is not None else DEFAULTS
    return CreateMatch(
        _players(options.player, content),
        rules_tables(),
        content,
        chosen_options(options.option, base),
        Enforcement(options.enforcement),
        positions,
        options.title[:200],
        None if options.map is None else map_origin(*map_steps(options.map, world)),
    )


def _map_of(options: argparse.Namespace, world: VerbContext) -> MapContent | None:
    if options.map is None:
        return None
    content, maps = map_content(options.map, world)
    if not isinstance(content, MapContent):
        raise BadUsageError(
            say("session.file.other_kind", found=maps.system, expected="burning_planets.map")
        )
    return content


def _players(given: list[str], content: MapContent | None) -> tuple[NewPlayer, ...]:
    """Who was named, in the order of their seats; else who sits on the map."""
    if given or content is None:
        return tuple(_player(number, text) for number, text in enumerate(given))
    return tuple(
        NewPlayer(seat.name or f"Player {number}", FactionId(seat.faction), seat.color, seat.id)
        for number, seat in enumerate(content.seats, start=1)
    )


def _player(number: int, text: str) -> NewPlayer:
    name, colon, faction = text.rpartition(":")
    if not colon or not name.strip() or len(name) > LONGEST_NAME:
        raise BadUsageError(say("bp.cli.not_a_player", text=text[:80]))
    return NewPlayer(name.strip(), FactionId(faction.strip()), color=number)


def ledger_problems(session: AnySession) -> Iterator[Message]:
    """Treasuries and holds that are not what was posted."""
    books = audit(table_game(), session.state, (step.outcome.events for step in session.timeline))
    for account in books.differing:
        yield say("cli.ledger_differs", "BP-APP-2", account=account)
