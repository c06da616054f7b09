"""Stacking: who may stop on a cell, and what passing through it needs."""

from collections.abc import Collection

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, say
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match.lookup import (
    named_cell,
    named_player,
    named_unit,
    units_at,
    vessels_at,
)
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.games.parsec.match.stats import carried_by, type_of
from bp_desktop.games.parsec.tables import UnitType

MOST_SMALL = 2
"""Small vessels on one cell (PA-PLACE-6)."""


def no_room(
    match: ParsecMatch, kind: UnitType, cell: Hex, leaving: Collection[ids.UnitId] = ()
) -> list[Message]:
    """Objections to one more vessel on a cell, beside those that are leaving it."""
    there = [type_of(match, one) for one in vessels_at(match, cell) if one.id not in leaving]
    where = named_cell(match, cell)
    if cell in match.board.docks and match.options.port.docks_cargo_only:
        if not kind.is_cargo:
            return [say("parsec.stack.cargos_only", "PA-GAP-20", cell=where)]
        if there:
            return [say("parsec.stack.full", "PA-GAP-20", cell=where)]
    if kind.is_large and there:
        return [say("parsec.stack.large_alone", "PA-PLACE-6", "PA-MOVE-5", cell=where)]
    if any(one.is_large for one in there):
        return [say("parsec.stack.large_there", "PA-PLACE-6", "PA-MOVE-6", cell=where)]
    if len(there) >= MOST_SMALL:
        return [say("parsec.stack.full", "PA-PLACE-6", "PA-PLACE-2", cell=where)]
    return []


def room_aboard(match: ParsecMatch, transport: UnitState) -> int:
    return type_of(match, transport).carries_small - len(carried_by(match, transport))


def foreign_at(match: ParsecMatch, player: ids.PlayerId, cell: Hex) -> list[UnitState]:
    return [one for one in units_at(match, cell) if one.owner != player]


def blocked_pass(
    match: ParsecMatch,
    player: ids.PlayerId,
    cell: Hex,
    consents: Collection[ids.PlayerId] = (),
    ignored: Collection[ids.PlayerId] = (),
) -> list[Message]:
    """Objections to passing through: foreign vessels, and colonies where they block (PA-MOVE-4,
    PA-GAP-10). `ignored`: players whose units do not matter now."""
    colonies = match.options.move.colony_blocks
    for one in foreign_at(match, player, cell):
        if one.owner in consents or one.owner in ignored:
            continue
        if type_of(match, one).is_vessel or colonies:
            return [
                say(
                    "parsec.move.blocked", "PA-MOVE-4", "PA-GAP-10",
                    cell=named_cell(match, cell), unit=named_unit(match, one),
                )
            ]  # fmt: skip
    return []


def blocked_stop(
    match: ParsecMatch,
    player: ids.PlayerId,
    cell: Hex,
    consents: Collection[ids.PlayerId] = (),
) -> list[Message]:
    """Objections to stopping among foreign units (PA-MOVE-3, PA-GAP-9)."""
    foreign = foreign_at(match, player, cell)
    if match.options.move.stop_with_consent:
        foreign = [one for one in foreign if one.owner not in consents]
    if not foreign:
        return []
    who = named_player(match, foreign[0].owner)
    return [
        say(
            "parsec.move.occupied",
            "PA-MOVE-3",
            "PA-GAP-9",
            cell=named_cell(match, cell),
            player=who,
        )
    ]
