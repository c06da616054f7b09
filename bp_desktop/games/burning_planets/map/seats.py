"""Commands about who sits where, what a scenario gives them, and the designer's remarks."""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.burning_planets.board import (
    Acceptance,
    Board,
    DesignerNote,
    MapContent,
    MapSeat,
)
from bp_desktop.games.burning_planets.ids import PHASES, PlayerId
from bp_desktop.games.burning_planets.map import commands as c, events as e, lookup
from bp_desktop.games.burning_planets.map.lookup import MapPlan, plan_of
from bp_desktop.games.burning_planets.map.soundness import unsound_seats
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.burning_planets.places import named_cell

MOST_SEATS = 100


def seats_for(factions: Iterable[str]) -> tuple[MapSeat, ...]:
    """A seat for each faction named, in turn order, with colours in palette order."""
    return tuple(
        MapSeat(PlayerId(f"player{number}"), faction, color=number - 1)
        for number, faction in enumerate(factions, start=1)
    )


def require_seats(state: MapState, seats: tuple[MapSeat, ...]) -> None:
    """Refuse seats that cannot be told apart or play nothing there is."""
    if len(seats) > MOST_SEATS:
        raise Refused(say("bp.map.too_many_seats", "BP-SETUP-1", limit=MOST_SEATS))
    for reason in unsound_seats(seats, state.tables):
        raise Refused(reason)
    for seat in seats:
        if seat.treasury is not None:
            lookup.require_amounts(state, seat.treasury)
        for kind in seat.reserve:
            lookup.space_kind(state, kind)


def seat_objections(seats: tuple[MapSeat, ...], options: Options) -> Iterator[Message]:
    """How many may play, and whether two may play the same (BP-SETUP-1, BP-SETUP-2)."""
    if not options.min_players <= len(seats) <= options.max_players:
        yield say(
            "bp.map.number_of_players",
            "BP-SETUP-1",
            players=len(seats),
            least=options.min_players,
            most=options.max_players,
        )
    if not options.allow_duplicate_factions:
        for faction, count in Counter(seat.faction for seat in seats).items():
            if count > 1:
                yield say("bp.map.faction_twice", "BP-SETUP-2", faction=faction)


def owners(board: Board) -> set[PlayerId]:
    """Everybody who owns something, or has a starting planet."""
    found = {planet.owner for planet in board.planets.values()}
    found |= {planet.starting for planet in board.planets.values()}
    found |= {ship.owner for ship in board.ships.values()}
    found |= {structure.owner for structure in board.space.values()}
    return {owner for owner in found if owner is not None}


def set_seats(state: MapState, command: c.SetSeats) -> MapPlan:
    require_seats(state, command.seats)
    left_out = owners(state.board) - {seat.id for seat in command.seats}
    standing = state.content.standing
    if standing is not None and standing.player not in {seat.id for seat in command.seats}:
        left_out.add(standing.player)
    present = {seat.id for seat in state.content.seats}
    for id_ in sorted(left_out & present):
        raise Refused(say("bp.map.seat_in_use", seat=lookup.named_seat(state.content, id_)))
    objections = seat_objections(command.seats, state.options)
    return plan_of(e.ContentChanged(seats=command.seats), objections)


def set_treasury(state: MapState, command: c.SetTreasury) -> MapPlan:
    seat = lookup.seat_of(state, command.player)
    if command.treasury is not None:
        lookup.require_amounts(state, command.treasury)
    return _with_seat(state.content, replace(seat, treasury=command.treasury))


def set_reserve(state: MapState, command: c.SetReserve) -> MapPlan:
    seat = lookup.seat_of(state, command.player)
    for kind in command.reserve:
        lookup.space_kind(state, kind)
    return _with_seat(state.content, replace(seat, reserve=command.reserve))


def _with_seat(content: MapContent, seat: MapSeat) -> MapPlan:
    seats = tuple(seat if other.id == seat.id else other for other in content.seats)
    return plan_of(e.ContentChanged(seats=seats))


def set_standing(state: MapState, command: c.SetStanding) -> MapPlan:
    standing = command.standing
    if standing is not None:
        lookup.seat_of(state, standing.player)
        if standing.phase not in PHASES:
            raise Refused(say("bp.map.unknown_phase", "BP-TURN-2", phase=standing.phase))
        if standing.turn < 1:
            raise Refused(say("bp.map.bad_turn", "BP-TURN-1", turn=standing.turn))
    return plan_of(e.ContentChanged(standing=standing))


def put_note(state: MapState, command: c.PutNote) -> MapPlan:
    if not state.geometry.is_on_board(command.at):
        raise Refused(
            say("bp.map.off_board", "BP-BOARD-2", cell=named_cell(state.board, command.at))
        )
    if not command.text.strip():
        raise Refused(say("bp.map.empty_note"))
    return plan_of(e.ThingsDrawn(notes=(DesignerNote(command.at, command.text),)))


def remove_note(state: MapState, command: c.RemoveNote) -> MapPlan:
    if all(note.at != command.at for note in state.content.notes):
        raise Refused(say("bp.map.no_note", cell=named_cell(state.board, command.at)))
    return plan_of(e.ThingsErased(notes=(command.at,)))


def accept_problem(_state: MapState, command: c.AcceptProblem) -> MapPlan:
    acceptance = Acceptance(command.rule, command.cells, command.reason)
    return plan_of(e.ProblemAccepted(acceptance))


def unaccept_problem(state: MapState, command: c.UnacceptProblem) -> MapPlan:
    cells = frozenset(command.cells)
    for one in state.content.accepted:
        if one.rule == command.rule and frozenset(one.cells) == cells:
            return plan_of(e.ProblemUnaccepted(command.rule, command.cells))
    raise Refused(say("bp.map.not_accepted", rule=command.rule))


def name_revision(_state: MapState, command: c.NameRevision) -> MapPlan:
    return plan_of(e.RevisionNamed(command.of, command.name.strip()))
