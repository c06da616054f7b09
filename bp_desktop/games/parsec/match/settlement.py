"""Initial settlement: two rounds of rolls, colonies and cargos on the planets rolled (4.2)."""

from collections.abc import Iterator

from bp_desktop.core.dice import Dice, HandDice, require_faces
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.board import BodyFacts
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.handler import (
    SETTING_UP,
    Happenings,
    ParsecHandler,
    ParsecHandlers,
    Ruling,
)
from bp_desktop.games.parsec.match.lookup import (
    colony_at,
    named_body,
    named_player,
    owned,
    require_body,
    require_cell,
)
from bp_desktop.games.parsec.match.preparation import require_part
from bp_desktop.games.parsec.match.state import ParsecMatch, SetupPart, UnitState
from bp_desktop.games.parsec.match.stats import type_of
from bp_desktop.games.system import Judgement

SETTLE = "parsec.settle"
"""The purpose of the dice of settlement."""


def planets_for(match: ParsecMatch, player: ids.PlayerId, number: int) -> list[BodyFacts]:
    """The planets of that number on which the player may settle now (PA-SETTLE-2, -3, -7, -9)."""
    fitting = [
        body
        for body in match.board.bodies.values()
        if body.is_planet and body.number == number and not _others_on(match, player, body)
    ]
    fitting = [body for body in fitting if _has_room(match, body)]
    own = [body for body in fitting if _own_on(match, player, body)]
    if own and not match.options.settle.own_planet_choice and len(fitting) > len(own):
        return [body for body in fitting if body not in own]
    return fitting


def is_hopeless(match: ParsecMatch, player: ids.PlayerId) -> bool:
    """Whether no number at all would do (PA-GAP-7)."""
    faces = range(1, match.tables.die + 1)
    return not any(planets_for(match, player, face) for face in faces)


def free_cells(match: ParsecMatch, body: BodyFacts) -> tuple[Hex, ...]:
    return tuple(cell for cell in body.cells if colony_at(match, cell) is None)


def _colonies_on(match: ParsecMatch, body: BodyFacts) -> Iterator[UnitState]:
    cells = set(body.cells)
    for one in match.units.values():
        if type_of(match, one).is_colony and (one.cell in cells or one.body == body.id):
            yield one


def _others_on(match: ParsecMatch, player: ids.PlayerId, body: BodyFacts) -> bool:
    return any(one.owner != player for one in _colonies_on(match, body))


def _own_on(match: ParsecMatch, player: ids.PlayerId, body: BodyFacts) -> bool:
    return any(one.owner == player for one in _colonies_on(match, body))


def _has_room(match: ParsecMatch, body: BodyFacts) -> bool:
    return bool(free_cells(match, body)) if match.tracked else True


def _roll(match: ParsecMatch, command: c.RollToSettle) -> Ruling:
    require_part(match, SetupPart.SETTLING)
    now = match.preparation
    if now.rolled:
        raise Refused(say("parsec.settle.choose_a_place", "PA-SETTLE-2", number=now.rolled))
    player = now.queue[0]
    if now.round == 1 and match.tracked and is_hopeless(match, player):
        name = named_player(match, player)
        raise Refused(say("parsec.settle.no_planet_left", "PA-GAP-7", player=name))
    die = match.tables.die
    require_faces(command.faces, [die], "PA-SETTLE-2")

    def carry_out(dice: Dice, names: StepNames) -> Happenings:
        face = HandDice(command.faces, dice).roll(die, SETTLE).face
        # Beside a real board the planets are the players' word: any number may be there.
        succeeded = not match.tracked or bool(planets_for(match, player, face))
        rolled = e.SettlementRolled(player, face, succeeded)
        if succeeded or now.round == 1 or not now.failed:
            return (rolled,)
        return (rolled, _kept_in_reserve(match, player, names))

    return Judgement(carry_out)


def _kept_in_reserve(match: ParsecMatch, player: ids.PlayerId, names: StepNames) -> e.Settled:
    """PA-SETTLE-6: the cargo joins the first colony, the second colony waits."""
    first = next(one for one in owned(match, player) if type_of(match, one).is_colony)
    cargo = _new(match, player, match.tables.cargo.id, names, 1, first.cell, first.body)
    return e.Settled(player, cargo)


def _settle(match: ParsecMatch, command: c.Settle) -> Ruling:
    require_part(match, SetupPart.SETTLING)
    now = match.preparation
    player = now.queue[0]
    free_choice = now.round == 1 and match.tracked and is_hopeless(match, player)
    if not now.rolled and not free_choice:
        raise Refused(say("parsec.settle.roll_first", "PA-SETTLE-2"))
    cell, body = _place(match, command)
    found = list[Message]()
    if not body.is_planet:
        raise Refused(say("parsec.settle.planets_only", "PA-COLONY-9"))
    if cell is not None and colony_at(match, cell) is not None:
        raise Refused(say("parsec.settle.cell_taken", "PA-COLONY-8"))
    if not free_choice and match.tracked and body not in planets_for(match, player, now.rolled):
        found.append(
            say("parsec.settle.other_planet", "PA-SETTLE-2", "PA-SETTLE-7",
                body=named_body(body), number=now.rolled)
        )  # fmt: skip

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        tables = match.tables
        place = "" if match.tracked else body.id
        colony = _new(match, player, tables.colony.id, names, 1, cell, place)
        cargo = _new(match, player, tables.cargo.id, names, 2, cell, place)
        return (e.Settled(player, cargo, colony),)

    return Judgement(carry_out, tuple(found))


def _place(match: ParsecMatch, command: c.Settle) -> tuple[Hex | None, BodyFacts]:
    if not match.tracked:
        return None, require_body(match, command.body)
    cell = require_cell(match, command.at)
    body = match.board.body_at.get(cell)
    if body is None:
        raise Refused(say("parsec.settle.planets_only", "PA-COLONY-9"))
    return cell, body


def _new(
    match: ParsecMatch,
    player: ids.PlayerId,
    type_: ids.TypeId,
    names: StepNames,
    place: int,
    cell: Hex | None,
    body: str,
) -> UnitState:
    """A piece with the next number of its owner's; `place`: which one of this step's it is."""
    given = names.ids()
    id_ = ids.UnitId([next(given) for _ in range(place)][-1])
    highest = match.players[player].fleet + place - 1
    number = names.number(id_, player, highest)
    return UnitState(id_, player, type_, number, cell, body)


HANDLERS: ParsecHandlers = {
    c.RollToSettle: ParsecHandler(_roll, SETTING_UP),
    c.Settle: ParsecHandler(_settle, SETTING_UP),
}
