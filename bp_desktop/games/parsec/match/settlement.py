"""Initial settlement: two rounds of rolls, colonies and cargos on the planets rolled (4.2)."""

from collections.abc import Iterator

from bp_desktop.core.dice import Dice, HandDice, require_faces
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.board import BodyFacts
from bp_desktop.games.parsec.match import commands as c, events as e, lookup as look
from bp_desktop.games.parsec.match.preparation import require_part
from bp_desktop.games.parsec.match.state import ParsecMatch, SetupPart, UnitState
from bp_desktop.games.parsec.match.stats import type_of
from bp_desktop.games.shared import handlers
from bp_desktop.games.system import Judgement

SETTLE = "parsec.settle"
"""The purpose of the dice of settlement."""


def planets_for(match: ParsecMatch, player: ids.PlayerId, number: int) -> list[BodyFacts]:
    """The planets of that number on which the player may settle now (PA-SETTLE-2, -3, -7, -9)."""
    fitting = [
        body
        for body in match.board.by_number.get(number, ())
        if body.is_planet
        and _settlers(match, body) <= {player}
        and (not match.tracked or free_cells(match, body))
    ]
    fresh = [body for body in fitting if not _settlers(match, body)]
    return fitting if match.options.settle.own_planet_choice or not fresh else fresh


def has_free_choice(match: ParsecMatch, player: ids.PlayerId) -> bool:
    """Whoever has no planet left in the first round, since no number at all would do, settles
    wherever there is room (PA-GAP-7)."""
    faces = range(1, match.tables.die + 1)
    in_question = match.preparation.round == 1 and match.tracked
    return in_question and not any(planets_for(match, player, face) for face in faces)


def free_cells(match: ParsecMatch, body: BodyFacts) -> tuple[Hex, ...]:
    return tuple(cell for cell in body.cells if look.colony_at(match, cell) is None)


def _settlers(match: ParsecMatch, body: BodyFacts) -> set[ids.PlayerId]:
    """Who has a colony on a planet."""
    return {
        one.owner
        for one in match.units.values()
        if (one.cell in body.cells or one.body == body.id) and type_of(match, one).is_colony
    }


def _roll(match: ParsecMatch, command: c.RollToSettle) -> handlers.Ruling:
    require_part(match, SetupPart.SETTLING)
    now, die = match.preparation, match.tables.die
    if now.rolled:
        raise Refused(say("parsec.settle.choose_a_place", "PA-SETTLE-2", number=now.rolled))
    player = now.queue[0]
    if has_free_choice(match, player):
        name = look.named_player(match, player)
        raise Refused(say("parsec.settle.no_planet_left", "PA-GAP-7", player=name))
    require_faces(command.faces, [die], "PA-SETTLE-2")

    def carry_out(dice: Dice, names: StepNames) -> handlers.Happenings:
        face = HandDice(command.faces, dice).roll(die, SETTLE).face
        # Beside a real board the planets are the players' word: any number may be there.
        succeeded = not match.tracked or bool(planets_for(match, player, face))
        rolled = e.SettlementRolled(player, face, succeeded)
        return (rolled, *(() if succeeded else _in_reserve(match, names)))

    return Judgement(carry_out)


def _in_reserve(match: ParsecMatch, names: StepNames) -> handlers.Happenings:
    """Of a roll that has failed for good: the cargo joins the first colony, the second colony
    waits (PA-SETTLE-5, -6)."""
    now = match.preparation
    if now.round == 1 or not now.failed:
        return ()
    player = now.queue[0]
    first = next(one for one in look.owned(match, player) if type_of(match, one).is_colony)
    (cargo,) = _pieces(match, names, first.cell, first.body, match.tables.cargo.id)
    return (e.Settled(player, cargo),)


def _find_no_planet(match: ParsecMatch, _command: c.FindNoPlanet) -> handlers.Ruling:
    require_part(match, SetupPart.SETTLING)
    now = match.preparation
    if match.tracked or not now.rolled:
        raise Refused(say("parsec.settle.roll_first", "PA-SETTLE-2"))
    player, number = now.queue[0], now.rolled
    found = tuple(
        say("parsec.settle.planet_free", "PA-SETTLE-3", body=look.named_body(one))
        for one in planets_for(match, player, number)[:1]
    )
    missed = e.PlanetMissed(player, number)
    return Judgement(lambda _dice, names: (missed, *_in_reserve(match, names)), found)


def _settle(match: ParsecMatch, command: c.Settle) -> handlers.Ruling:
    require_part(match, SetupPart.SETTLING)
    now, found = match.preparation, list[Message]()
    player, number = now.queue[0], now.rolled
    free_choice = has_free_choice(match, player)
    if not number and not free_choice:
        raise Refused(say("parsec.settle.roll_first", "PA-SETTLE-2"))
    cell = look.require_cell(match, command.at) if match.tracked else None
    known = look.require_body(match, command.body) if cell is None else None
    body = known if cell is None else match.board.body_at.get(cell)
    if body is None or not body.is_planet:
        raise Refused(say("parsec.settle.planets_only", "PA-COLONY-9"))
    if cell is not None and look.colony_at(match, cell) is not None:
        raise Refused(say("parsec.settle.cell_taken", "PA-COLONY-8"))
    if not free_choice and body not in planets_for(match, player, number):
        where, rules = look.named_body(body), ("PA-SETTLE-2", "PA-SETTLE-7")
        found.append(say("parsec.settle.other_planet", *rules, body=where, number=number))

    def carry_out(_dice: Dice, names: StepNames) -> handlers.Happenings:
        types = match.tables.colony.id, match.tables.cargo.id
        colony, cargo = _pieces(match, names, cell, "" if match.tracked else body.id, *types)
        return (e.Settled(player, cargo, colony),)

    return Judgement(carry_out, tuple(found))


def _pieces(
    match: ParsecMatch, names: StepNames, cell: Hex | None, body: str, *types: ids.TypeId
) -> Iterator[UnitState]:
    """Pieces of whose word it is, with the next numbers of their owner's."""
    player = match.preparation.queue[0]
    highest = match.players[player].fleet
    for id_, type_ in zip(map(ids.UnitId, names.ids()), types, strict=False):
        yield UnitState(id_, player, type_, names.number(id_, player, highest), cell, body)
        highest += 1


HANDLERS: handlers.Handlers = {
    c.RollToSettle: handlers.Handler(_roll, handlers.SETTING_UP),
    c.FindNoPlanet: handlers.Handler(_find_no_planet, handlers.SETTING_UP),
    c.Settle: handlers.Handler(_settle, handlers.SETTING_UP),
}
