"""Event cards: when one may be played, and what it does (5.2 and 14.4)."""

from collections.abc import Callable, Iterable
from typing import Any

from bp_desktop.core.accounts import booked
from bp_desktop.core.dice import Dice, HandDice, require_faces
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec import definitions as d, ids
from bp_desktop.games.parsec.match import commands as c, events as e, lookup as look, purchases
from bp_desktop.games.parsec.match.card_play import (
    FIGHT_DEEDS,
    CardPlay,
    Deed,
    modified,
    own_vessel,
)
from bp_desktop.games.parsec.match.movement import against_boarding, foreign_at, no_room
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.state import (
    FOR_GOOD,
    NEVER,
    HeldCard,
    LastingEvent,
    ParsecMatch,
    UnitState,
)
from bp_desktop.games.parsec.match.stats import carried_by, list_value, type_of
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.handlers import Handler, Handlers, Happenings, Ruling
from bp_desktop.games.system import Judgement

HAZARD = "parsec.hazard"
FIGHT_OPS = tuple(FIGHT_DEEDS)
OF_PLAYER = d.StatPermanent | d.AsteroidBonus
"""What acts for good wherever its player is; every other lasting effect has a place."""


def _play(match: ParsecMatch, command: c.PlayEvent) -> Ruling:
    play = CardPlay(match, command)
    play.found += against_time(match, play.held)
    play.found += _against_moment(play)
    deed = DEEDS[type(play.effect)](play, play.effect)
    return Judgement(deed, tuple(play.found))


def against_time(match: ParsecMatch, held: HeldCard) -> list[Message]:
    """PA-EVT-2, PA-GAP-45: from the following turn on, or from the own one."""
    own = match.options.evt.delay == "own_next_turn"
    if held.bought == match.turn.number or (own and held.bought != NEVER):
        card = look.named_card(match, held)
        return [say("parsec.card.too_new", "PA-EVT-2", "PA-GAP-45", card=card)]
    return []


def _against_moment(play: CardPlay) -> list[Message]:
    """PA-EVT-10, -11, -12: in the own turn, or in a fight that one controls a side of."""
    match, player = play.match, play.player
    when = play.definition.when if play.definition is not None else ""
    if match.fight is not None:
        if play.side is None and when != "any":
            who = look.named_player(match, player)
            return [say("parsec.card.not_your_fight", "PA-EVT-10", player=who)]
        if when == "own" and match.turn.player != player:
            return [say("parsec.card.own_turn", "PA-EVT-10", card=play.name)]
        return []
    if isinstance(play.effect, FIGHT_OPS) or when == "fight":
        raise Refused(say("parsec.card.in_a_fight", "PA-EVT-12", card=play.name))
    if match.turn.player != player:
        return [] if when == "any" else [say("parsec.card.own_turn", "PA-EVT-11", card=play.name)]
    return look.not_in_turn(match, player, ids.TurnPart.ACTIONS)


# --- gains


def _gain(play: CardPlay, effect: d.Gain) -> Deed:
    """As far as the bank goes; a card that can have no effect cannot be played (14.4)."""
    known = {str(one): effect.amounts[one] for one in play.match.tables.resources}
    return _gained(play, look.from_bank(play.match, Purse.of(known)))


def _gain_choice(play: CardPlay, effect: d.GainChoice) -> Deed:
    match, takes = play.match, play.command.takes
    look.require_resources(match, takes, "PA-EVT-19")
    wanted = min(effect.count, match.bank.total) if match.bank_ends else effect.count
    if wanted and takes.total != wanted:
        raise Refused(say("parsec.card.choose", "PA-EVT-19", wanted=wanted))
    got = takes if wanted else EMPTY
    look.require_bank(match, got)
    return _gained(play, got)


def _gained(play: CardPlay, got: Purse) -> Deed:
    if not got:
        raise Refused(say("parsec.card.no_effect", "PA-EVT-19", card=play.name))
    return play.leads_to(postings=booked(play.player, ParsecPosting.EVENT_EFFECT, got))


# --- this turn


def _range(play: CardPlay, effect: d.RangeBonus) -> Deed:
    unit = own_vessel(play)
    if not type_of(play.match, unit).military:
        raise Refused(say("parsec.card.military", "PA-LONG-6"))
    return play.leads_to(e.TurnHelped(unit.id, range=effect.delta))


def _move(play: CardPlay, effect: d.MoveBonus) -> Deed:
    unit = own_vessel(play)
    if unit.moved == play.match.turn.number:
        name = look.named_unit(play.match, unit)
        raise Refused(say("parsec.card.moved_already", "PA-UNIT-5", unit=name))
    return play.leads_to(e.TurnHelped(unit.id, move=effect.delta))


# --- units


def _free_unit(play: CardPlay, effect: d.FreeUnit) -> Deed:
    """PA-EVT-17, -19, PA-ARMS-4; not a purchase."""
    match, player = play.match, play.player
    kind = match.tables.units.get(effect.unit)
    if kind is None:
        raise Refused(say("parsec.card.no_effect", "PA-EVT-19", card=play.name))
    purchases.require_piece(match, player, kind)
    play.found += purchases.against_arms(match, player, kind)
    place: UnitState | None = None
    cell: Hex | None = None
    aboard: ids.UnitId | None = None
    if kind.is_colony:
        cell = _free_planet_cell(play) if match.tracked else None
    else:
        place = _free_place(play)
        if not type_of(match, place).is_colony:
            aboard = place.id
            play.found += against_boarding(match, kind.is_small, place)
        elif match.tracked and place.cell is not None:
            play.found += no_room(match, kind, place.cell)

    def deed(_dice: Dice, names: StepNames) -> Happenings:
        unit = purchases.new_unit(match, names, player, kind.id, place, aboard=aboard, cell=cell)
        built = e.UnitBuilt(unit, free=True)
        return play.played(built, *purchases.race(match, player, kind))

    return deed


def _free_place(play: CardPlay) -> UnitState:
    """An own colony, or a transport that stands at one."""
    if play.command.unit is None:
        raise Refused(say("parsec.build.where", "PA-PLACE-1"))
    place = look.require_unit(play.match, play.command.unit)
    kind = type_of(play.match, place)
    at_home = kind.is_transport and purchases.is_at_own_colony(play.match, place)
    if place.owner != play.player or not (kind.is_colony or at_home):
        raise Refused(say("parsec.build.own_colony", "PA-PLACE-1"))
    return place


def _free_planet_cell(play: CardPlay) -> Hex:
    match, cell = play.match, look.require_cell(play.match, play.command.at)
    if look.planet_at(match, cell) is None:
        raise Refused(say("parsec.build.planets_only", "PA-COLONY-9"))
    if look.colony_at(match, cell) is not None or foreign_at(match, play.player, cell):
        raise Refused(say("parsec.card.cell_taken", "PA-COLONY-8"))
    return cell


def _hazard(play: CardPlay, effect: d.Hazard) -> Deed:
    """One die for each unit in the scope; what is aboard a lost transport goes with it
    (PA-GAP-63)."""
    match, struck, faces = play.match, _in_scope(play), play.command.faces
    if not struck:
        raise Refused(say("parsec.card.no_effect", "PA-EVT-13", card=play.name))
    require_faces(faces, [effect.die] * len(struck), "PA-EVT-13", mixed=True)

    def deed(dice: Dice, _names: StepNames) -> Happenings:
        hand = HandDice(faces, dice, mixed=True)
        happened, gone = list[Any](), set[ids.UnitId]()
        for unit in struck:
            face = hand.roll(effect.die, HAZARD).face
            lost = face in effect.destroyed_on
            happened.append(e.HazardRolled(unit.id, face, lost))
            if lost:
                gone |= {unit.id, *(one.id for one in carried_by(match, unit))}
        happened += _destroyed(play, (one for one in match.units.values() if one.id in gone))
        return play.played(*happened)

    return deed


def _destroyed(play: CardPlay, gone: Iterable[UnitState]) -> list[e.UnitLost]:
    """Without salvage, unless the table agreed to it for units of others (PA-GAP-39)."""
    match, bank, lost = play.match, play.match.bank, list[e.UnitLost]()
    for unit in gone:
        value = EMPTY
        if match.options.salv.events and unit.owner != play.player:
            value = list_value(match, unit)
        if match.bank_ends:
            value = value.up_to(bank)
            bank -= value
        postings = booked(play.player, ParsecPosting.SALVAGE, value, unit.type)
        lost.append(e.UnitLost(unit.id, "event", play.player, postings))
    return lost


def _in_scope(play: CardPlay) -> tuple[UnitState, ...]:
    """The units a natural event strikes, those aboard and docked ones included (PA-EVT-20)."""
    match, command, units = play.match, play.command, tuple(play.match.units.values())
    scope = play.definition.scope if play.definition is not None else ""
    if scope == "board":
        return units
    if not match.tracked:
        return tuple(one for one in units if command.body and one.body == command.body)
    if scope == "body":
        cells = set(look.require_body(match, command.body).cells)
        return tuple(one for one in units if one.cell in cells)
    if scope == "module":
        _require_module(play)
        at = match.board.modules_at
        return tuple(one for one in units if one.cell and command.module in at.get(one.cell, ()))
    cell = look.require_cell(match, command.at)
    return tuple(one for one in units if one.cell == cell)


def _require_module(play: CardPlay) -> None:
    """Beside a real board which one it is stays the players' word."""
    match = play.match
    if match.tracked and not 1 <= play.command.module <= len(match.board.modules):
        raise Refused(say("parsec.card.choose_a_module", "PA-EVT-13"))


# --- for some turns, or for good


def _lasting(play: CardPlay, effect: d.CardEffect) -> Deed:
    definition, body = play.definition, ""
    assert definition is not None
    if definition.is_permanent and isinstance(effect, OF_PLAYER):
        return play.leads_to(fate="permanent")
    if definition.place == "module":
        _require_module(play)
    if definition.place == "body":
        body = look.require_body(play.match, play.command.body).id
    turns = definition.rounds or play.command.turns or 1
    return _for_turns(play, FOR_GOOD if definition.is_permanent else turns, effect, body)


def _text_only(play: CardPlay, _effect: None) -> Deed:
    """The table reads it and books what it says (PA-DATA-6)."""
    command, definition = play.command, play.definition
    if play.match.fight is not None and (command.attack or command.defence):
        return modified(play, command.attack, command.defence)
    if definition is not None and definition.is_permanent:
        return play.leads_to(fate="permanent")
    if not command.turns:
        return play.leads_to()
    return _for_turns(play, command.turns, None, command.body)


def _for_turns(play: CardPlay, turns: int, effect: d.CardEffect | None, body: str) -> Deed:
    card, module, at = play.held.card, play.command.module, play.command.at
    look.require_told(play.match, body)
    if module:
        _require_module(play)
    if at is not None:
        look.require_cell(play.match, at)

    def deed(_dice: Dice, names: StepNames) -> Happenings:
        id_ = next(names.ids())
        event = LastingEvent(id_, card, play.player, turns, effect, module, at, body)
        return play.played(e.LastingBegan(event), fate="lasting")

    return deed


DEEDS: dict[type, Callable[[CardPlay, Any], Deed]] = {
    d.Gain: _gain,
    d.GainChoice: _gain_choice,
    d.RangeBonus: _range,
    d.MoveBonus: _move,
    d.CargoMayAttack: lambda play, effect: play.leads_to(e.TurnHelped(cargo_attack=effect.attack)),
    d.PortRate: lambda play, effect: play.leads_to(e.TurnHelped(rate=(effect.give, effect.uses))),
    d.FreeUnit: _free_unit,
    d.Hazard: _hazard,
    d.ModuleNoAttack: _lasting,
    d.ModuleMove: _lasting,
    d.BodyBlocked: _lasting,
    d.PortClosed: _lasting,
    d.StatPermanent: _lasting,
    d.AsteroidBonus: _lasting,
    **FIGHT_DEEDS,
    type(None): _text_only,
}


def _end_event(match: ParsecMatch, command: c.EndEvent) -> Ruling:
    if command.event not in match.lasting:
        raise Refused(say("parsec.card.not_lasting", "PA-EVT-16"))
    return leads_to(e.LastingEnded(command.event))


HANDLERS: Handlers = {
    c.PlayEvent: Handler(_play, in_fight=True),
    c.EndEvent: Handler(_end_event, in_fight=True),
}
