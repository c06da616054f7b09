"""Movement: ways, stops, boarding and unloading (chapter 9 and 3.3)."""

from collections.abc import Collection, Sequence

from bp_desktop.core.accounts import Posting
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.paths import reach, shortest_path
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.handler import ParsecHandler, ParsecHandlers, Ruling
from bp_desktop.games.parsec.match.lookup import (
    named_cell,
    named_unit,
    not_in_turn,
    require_body,
    require_cell,
    require_paid,
    require_player,
    require_resources,
    require_unit,
    units_at,
)
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.stacking import (
    blocked_pass,
    blocked_stop,
    no_room,
    room_aboard,
)
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.games.parsec.match.stats import move_of, type_of
from bp_desktop.games.shared.chapters import leads_to


def _move(match: ParsecMatch, command: c.MoveVessel) -> Ruling:
    unit = require_unit(match, command.unit)
    kind = type_of(match, unit)
    name = named_unit(match, unit)
    if not kind.is_vessel:
        raise Refused(say("parsec.move.never", "PA-COLONY-1", unit=name))
    found = not_in_turn(match, unit.owner, ids.TurnPart.ACTIONS)
    found += why_not_now(match, unit)
    tolls = _tolls(match, unit, command)
    if not match.tracked:
        if command.body:
            require_body(match, command.body)
        boards = _boarding(match, unit, command.board, None, found)
        return leads_to(
            e.VesselMoved(unit.id, (), command.body, boards, tolls, command.consents),
            against=found,
        )
    way = way_of(match, unit, command.way, command.to, command.consents)
    boards = _boarding(match, unit, command.board, way[-1], found)
    found += against_way(match, unit, way, command.consents, move_of(match, unit))
    if boards is None:
        found += no_room(match, kind, way[-1], leaving=(unit.id,))
    moved = e.VesselMoved(unit.id, way, "", boards, tolls, command.consents)
    return leads_to(moved, against=found)


def why_not_now(match: ParsecMatch, unit: UnitState) -> list[Message]:
    """Objections to moving a vessel in this turn at all."""
    name, turn = named_unit(match, unit), match.turn.number
    if unit.aboard is not None:
        return [say("parsec.move.aboard", "PA-TRANS-15", unit=name)]
    if unit.built == turn:
        return [say("parsec.move.new", "PA-UNIT-7", unit=name)]
    if unit.moved == turn:
        return [say("parsec.move.moved_already", "PA-UNIT-5", unit=name)]
    return []


def way_of(
    match: ParsecMatch,
    unit: UnitState,
    way: Sequence[Hex],
    to: Hex | None,
    consents: Collection[ids.PlayerId],
) -> tuple[Hex, ...]:
    """Cell by cell as told, or the shortest way round whatever blocks it, else straight on."""
    assert unit.cell is not None
    if way:
        for here, there in zip((unit.cell, *way), way, strict=False):
            require_cell(match, there)
            if here.distance(there) != 1:
                raise Refused(say("parsec.move.not_a_way", "PA-MOVE-1"))
        return tuple(way)
    goal = require_cell(match, to)
    if goal == unit.cell:
        raise Refused(say("parsec.move.stays", "PA-MOVE-1"))
    on_board = match.board.modules_at

    def is_free(cell: Hex) -> bool:
        return cell in on_board and (
            cell == goal or not blocked_pass(match, unit.owner, cell, consents)
        )

    found = shortest_path(unit.cell, goal, is_free)
    if found is None:
        found = shortest_path(unit.cell, goal, on_board.__contains__)
    if found is None:
        raise Refused(say("parsec.move.no_way", "PA-MOVE-1", cell=named_cell(match, goal)))
    return found


def against_way(
    match: ParsecMatch,
    unit: UnitState,
    way: Sequence[Hex],
    consents: Collection[ids.PlayerId],
    steps: int,
    ignored: Collection[ids.PlayerId] = (),
) -> list[Message]:
    """Objections to the way itself: too long, through others, or to a stop among them."""
    found = list[Message]()
    if len(way) > steps:
        found.append(
            say("parsec.move.too_far", "PA-MOVE-1", unit=named_unit(match, unit),
                steps=len(way), most=steps)
        )  # fmt: skip
    for cell in way[:-1]:
        found += blocked_pass(match, unit.owner, cell, consents, ignored)
    return [*dict.fromkeys(found), *blocked_stop(match, unit.owner, way[-1], consents)]


def reachable(
    match: ParsecMatch,
    unit: UnitState,
    steps: int,
    consents: Collection[ids.PlayerId] = (),
    ignored: Collection[ids.PlayerId] = (),
) -> dict[Hex, int]:
    """Every cell where a vessel may stop, with its number of steps (PA-APP-13)."""
    assert unit.cell is not None
    on_board, kind = match.board.modules_at, type_of(match, unit)

    def is_free(cell: Hex) -> bool:
        return cell in on_board and not blocked_pass(match, unit.owner, cell, consents, ignored)

    return {
        cell: far
        for cell, far in reach(unit.cell, steps, is_free).items()
        if far
        and not blocked_stop(match, unit.owner, cell, consents)
        and not no_room(match, kind, cell, leaving=(unit.id,))
    }


def _boarding(
    match: ParsecMatch,
    unit: UnitState,
    transport: ids.UnitId | None,
    cell: Hex | None,
    found: list[Message],
) -> ids.UnitId | None:
    """The transport it goes aboard; what is against that is added to `found`."""
    if transport is None:
        return None
    carrier = require_unit(match, transport)
    if carrier.owner != unit.owner or not type_of(match, carrier).is_transport:
        raise Refused(say("parsec.transport.not_own", "PA-TRANS-2"))
    if cell is not None and carrier.cell != cell:
        raise Refused(say("parsec.transport.elsewhere", "PA-TRANS-2"))
    found += against_boarding(match, type_of(match, unit).is_small, carrier)
    return transport


def against_boarding(match: ParsecMatch, is_small: bool, carrier: UnitState) -> list[Message]:
    name = named_unit(match, carrier)
    if not is_small:
        return [say("parsec.transport.small_only", "PA-TRANS-1", transport=name)]
    if room_aboard(match, carrier) < 1:
        return [say("parsec.transport.full", "PA-TRANS-1", transport=name)]
    return []


def _tolls(match: ParsecMatch, unit: UnitState, command: c.MoveVessel) -> tuple[Posting, ...]:
    """PA-GAP-10: whatever the owner of what is passed asks for."""
    found, total = list[Posting](), None
    for player, toll in command.tolls:
        require_player(match, player)
        require_resources(match, toll, "PA-GAP-10")
        total = toll if total is None else total + toll
        found.append(Posting(unit.owner, ParsecPosting.TOLL, -toll, source=player))
        found.append(Posting(player, ParsecPosting.TOLL, toll, source=unit.owner))
    if total is not None:
        require_paid(match, unit.owner, total, "PA-GAP-10")
    return tuple(found)


# --- unloading


def _unload(match: ParsecMatch, command: c.Unload) -> Ruling:
    """PA-TRANS-3, -4, PA-GAP-16, -17."""
    unit = require_unit(match, command.unit)
    if unit.aboard is None:
        raise Refused(
            say("parsec.transport.not_aboard", "PA-TRANS-3", unit=named_unit(match, unit))
        )
    carrier = require_unit(match, unit.aboard)
    name, turn = named_unit(match, unit), match.turn.number
    found = not_in_turn(match, unit.owner, ids.TurnPart.ACTIONS)
    if unit.loaded == turn:
        found.append(say("parsec.transport.loaded_now", "PA-TRANS-4", unit=name))
    uses = match.options.trans.unload_uses_move
    if uses and unit.moved == turn:
        found.append(say("parsec.move.moved_already", "PA-UNIT-5", "PA-GAP-16", unit=name))
    if not match.tracked:
        if command.body:
            require_body(match, command.body)
        return leads_to(e.VesselUnloaded(unit.id, None, command.body, uses), against=found)
    cell = require_cell(match, command.to)
    assert carrier.cell is not None
    if carrier.cell.distance(cell) != 1:
        raise Refused(say("parsec.transport.beside", "PA-TRANS-3"))
    found += against_unloading(match, unit, cell)
    return leads_to(e.VesselUnloaded(unit.id, cell, "", uses), against=found)


def against_unloading(match: ParsecMatch, unit: UnitState, cell: Hex) -> list[Message]:
    found = blocked_stop(match, unit.owner, cell)
    if match.options.trans.unload_empty_only and any(units_at(match, cell)):
        found.append(say("parsec.transport.not_empty", "PA-GAP-17", cell=named_cell(match, cell)))
    return found + no_room(match, type_of(match, unit), cell)


HANDLERS: ParsecHandlers = {
    c.MoveVessel: ParsecHandler(_move),
    c.Unload: ParsecHandler(_unload),
}
