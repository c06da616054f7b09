"""Event cards: when one may be played, and what it does (5.2 and 14.4)."""

from collections.abc import Callable
from typing import Any

from bp_desktop.core.accounts import Posting
from bp_desktop.core.dice import Dice, HandDice, require_faces
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match import fight_cards
from bp_desktop.games.parsec.match.card_play import CardPlay, Deed, own_vessel, played, side_of
from bp_desktop.games.parsec.match.handler import (
    PLAYING,
    Happenings,
    ParsecHandler,
    ParsecHandlers,
    Ruling,
)
from bp_desktop.games.parsec.match.lookup import (
    colony_at,
    named_card,
    named_player,
    named_unit,
    not_in_turn,
    require_body,
    require_cell,
    require_resources,
    require_unit,
)
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.purchases import (
    against_arms,
    is_at_own_colony,
    new_unit,
    race,
    require_piece,
)
from bp_desktop.games.parsec.match.stacking import foreign_at, no_room, room_aboard
from bp_desktop.games.parsec.match.state import (
    NEVER,
    HeldCard,
    LastingEvent,
    ParsecMatch,
    UnitState,
)
from bp_desktop.games.parsec.match.stats import list_value, type_of
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.system import Judgement

HAZARD = "parsec.hazard"
FIGHT_OPS = tuple(fight_cards.DEEDS)
"""What can only be played in a fight."""


def _play(match: ParsecMatch, command: c.PlayEvent) -> Ruling:
    play = CardPlay(match, command)
    play.found += against_time(match, play.held)
    play.found += _against_moment(play)
    deed = DEEDS[type(play.effect)](play, play.effect)

    def carry_out(dice: Dice, names: StepNames) -> Happenings:
        return deed(dice, names)

    return Judgement(carry_out, tuple(play.found))


def against_time(match: ParsecMatch, held: HeldCard) -> list[Message]:
    """PA-EVT-2, PA-GAP-45: from the following turn on, or from the own one."""
    own = match.options.evt.delay == "own_next_turn"
    if held.bought == match.turn.number or (own and held.bought != NEVER):
        return [say("parsec.card.too_new", "PA-EVT-2", "PA-GAP-45", card=named_card(match, held))]
    return []


def _against_moment(play: CardPlay) -> list[Message]:
    """PA-EVT-10, -11, -12: in the own turn, or in a fight that one controls a side of."""
    match, player = play.match, play.player
    when = play.definition.when if play.definition is not None else ""
    side = side_of(match, player)
    if match.fight is not None:
        if side is None and when != "any":
            return [
                say("parsec.card.not_your_fight", "PA-EVT-10", player=named_player(match, player))
            ]
        if when == "own" and match.turn.player != player:
            return [say("parsec.card.own_turn", "PA-EVT-10", card=named_card(match, play.held))]
        return []
    if isinstance(play.effect, FIGHT_OPS) or when == "fight":
        raise Refused(say("parsec.card.in_a_fight", "PA-EVT-12", card=named_card(match, play.held)))
    if when == "any":
        return []
    if match.turn.player != player:
        return [say("parsec.card.own_turn", "PA-EVT-11", card=named_card(match, play.held))]
    return not_in_turn(match, player, ids.TurnPart.ACTIONS)


# --- gains


def _gain(play: CardPlay, effect: d.Gain) -> Deed:
    """As far as the bank goes; a card that can have no effect cannot be played (14.4)."""
    match = play.match
    got = effect.amounts
    if match.bank_ends:
        got = Purse.of({kind: min(count, match.bank[kind]) for kind, count in got})
    if not got:
        raise Refused(say("parsec.card.no_effect", "PA-EVT-19", card=named_card(match, play.held)))
    posting = Posting(play.player, ParsecPosting.EVENT_EFFECT, got)
    return lambda _dice, _names: (played(play, postings=(posting,)),)


def _gain_choice(play: CardPlay, effect: d.GainChoice) -> Deed:
    match, takes = play.match, play.command.takes
    require_resources(match, takes, "PA-EVT-19")
    available = match.bank.total if match.bank_ends else effect.count
    wanted = min(effect.count, available)
    if not wanted:
        raise Refused(say("parsec.card.no_effect", "PA-EVT-19", card=named_card(match, play.held)))
    if takes.total != wanted:
        raise Refused(say("parsec.card.choose", "PA-EVT-19", wanted=wanted))
    if match.bank_ends and not match.bank.covers(takes):
        raise Refused(say("parsec.bank.short", "PA-PROD-8", missing=match.bank.missing(takes)))
    posting = Posting(play.player, ParsecPosting.EVENT_EFFECT, takes)
    return lambda _dice, _names: (played(play, postings=(posting,)),)


# --- this turn


def _range(play: CardPlay, effect: d.RangeBonus) -> Deed:
    unit = own_vessel(play)
    if not type_of(play.match, unit).military:
        raise Refused(say("parsec.card.military", "PA-LONG-6"))
    helped = e.TurnHelped(unit.id, range=effect.delta)
    return lambda _dice, _names: (played(play), helped)


def _move(play: CardPlay, effect: d.MoveBonus) -> Deed:
    unit = own_vessel(play)
    if unit.moved == play.match.turn.number:
        raise Refused(
            say("parsec.card.moved_already", "PA-UNIT-5", unit=named_unit(play.match, unit))
        )
    helped = e.TurnHelped(unit.id, move=effect.delta)
    return lambda _dice, _names: (played(play), helped)


def _cargo_attack(play: CardPlay, effect: d.CargoMayAttack) -> Deed:
    helped = e.TurnHelped(cargo_attack=effect.attack)
    return lambda _dice, _names: (played(play), helped)


def _port_rate(play: CardPlay, effect: d.PortRate) -> Deed:
    helped = e.TurnHelped(rate=(effect.give, effect.uses))
    return lambda _dice, _names: (played(play), helped)


# --- units


def _free_unit(play: CardPlay, effect: d.FreeUnit) -> Deed:
    """PA-EVT-17, -19, PA-ARMS-4; not a purchase."""
    match, player = play.match, play.player
    kind = match.tables.units.get(effect.unit)
    if kind is None:
        raise Refused(say("parsec.card.no_effect", "PA-EVT-19", card=named_card(match, play.held)))
    require_piece(match, player, kind)
    play.found += against_arms(match, player, kind)
    place: UnitState | None = None
    cell: Hex | None = None
    aboard: ids.UnitId | None = None
    if kind.is_colony:
        cell = _free_planet_cell(play) if match.tracked else None
    else:
        place, aboard = _free_place(play)
        if aboard is None and match.tracked and place.cell is not None:
            play.found += no_room(match, kind, place.cell)

    def deed(_dice: Dice, names: StepNames) -> Happenings:
        unit = new_unit(match, names, player, kind.id, place, aboard=aboard, cell=cell)
        built = e.UnitBuilt(unit, free=True)
        return (played(play), built, *race(match, player, kind))

    return deed


def _free_place(play: CardPlay) -> tuple[UnitState, ids.UnitId | None]:
    """An own colony, or a transport that stands at one."""
    match = play.match
    if play.command.unit is None:
        raise Refused(say("parsec.build.where", "PA-PLACE-1"))
    place = require_unit(match, play.command.unit)
    kind = type_of(match, place)
    if place.owner != play.player:
        raise Refused(say("parsec.build.own_colony", "PA-PLACE-1"))
    if kind.is_colony:
        return place, None
    if not kind.is_transport or not is_at_own_colony(match, place):
        raise Refused(say("parsec.build.own_colony", "PA-PLACE-1"))
    if room_aboard(match, place) < 1:
        play.found.append(
            say("parsec.transport.full", "PA-TRANS-1", transport=named_unit(match, place))
        )
    return place, place.id


def _free_planet_cell(play: CardPlay) -> Hex:
    match = play.match
    cell = require_cell(match, play.command.at)
    body = match.board.body_at.get(cell)
    if body is None or not body.is_planet:
        raise Refused(say("parsec.build.planets_only", "PA-COLONY-9"))
    if colony_at(match, cell) is not None or foreign_at(match, play.player, cell):
        raise Refused(say("parsec.card.cell_taken", "PA-COLONY-8"))
    return cell


def _hazard(play: CardPlay, effect: d.Hazard) -> Deed:
    """One die for each unit in the scope; what is aboard a lost transport goes with it
    (PA-GAP-63)."""
    match = play.match
    struck = _in_scope(play)
    if not struck:
        raise Refused(say("parsec.card.no_effect", "PA-EVT-13", card=named_card(match, play.held)))
    faces = play.command.faces
    require_faces(faces, [effect.die] * len(struck), "PA-EVT-13", mixed=True)

    def deed(dice: Dice, _names: StepNames) -> Happenings:
        hand = HandDice(faces, dice, mixed=True)
        happened: list[Any] = [played(play)]
        gone = set[ids.UnitId]()
        for unit in struck:
            face = hand.roll(effect.die, HAZARD).face
            lost = face in effect.destroyed_on
            happened.append(e.HazardRolled(unit.id, face, lost))
            if lost:
                gone |= {
                    unit.id,
                    *(one.id for one in match.units.values() if one.aboard == unit.id),
                }
        happened += _destroyed(play, [one for one in match.units if one in gone])
        return tuple(happened)

    return deed


def _destroyed(play: CardPlay, gone: list[ids.UnitId]) -> list[e.UnitLost]:
    """Without salvage, unless the table agreed to it for units of others (PA-GAP-39)."""
    match, bank, lost = play.match, play.match.bank, list[e.UnitLost]()
    for one in gone:
        unit, postings = match.units[one], list[Posting]()
        if match.options.salv.events and unit.owner != play.player:
            value = list_value(match, unit)
            if match.bank_ends:
                value = Purse.of({kind: min(count, bank[kind]) for kind, count in value})
                bank -= value
            if value:
                posting = Posting(play.player, ParsecPosting.SALVAGE, value, source=unit.type)
                postings.append(posting)
        lost.append(e.UnitLost(one, "event", play.player, tuple(postings)))
    return lost


def _in_scope(play: CardPlay) -> tuple[UnitState, ...]:
    """The units a natural event strikes, those aboard and docked ones included (PA-EVT-20)."""
    match, command = play.match, play.command
    scope = play.definition.scope if play.definition is not None else ""
    units = match.units.values()
    if not match.tracked:
        return tuple(one for one in units if command.body and one.body == command.body)
    if scope == "module":
        _require_module(play)
        at = match.board.modules_at
        return tuple(
            one for one in units if one.cell is not None and command.module in at.get(one.cell, ())
        )
    if scope == "body":
        cells = set(require_body(match, command.body).cells)
        return tuple(one for one in units if one.cell in cells)
    if scope == "board":
        return tuple(units)
    cell = require_cell(match, command.at)
    return tuple(one for one in units if one.cell == cell)


def _require_module(play: CardPlay) -> None:
    if not 1 <= play.command.module <= len(play.match.board.modules):
        raise Refused(say("parsec.card.choose_a_module", "PA-EVT-13"))


# --- for some turns, or for good


def _lasting(play: CardPlay, effect: d.CardEffect) -> Deed:
    definition, command = play.definition, play.command
    assert definition is not None
    if definition.is_permanent:
        return lambda _dice, _names: (played(play, fate="permanent"),)
    if definition.scope == "module":
        _require_module(play)
    body = ""
    if definition.scope == "body":
        body = require_body(play.match, command.body).id
    turns = definition.rounds or command.turns or 1

    def deed(_dice: Dice, names: StepNames) -> Happenings:
        event = LastingEvent(
            next(names.ids()), play.held.card, play.player, turns, effect, command.module,
            command.at, body,
        )  # fmt: skip
        return (played(play, fate="lasting"), e.LastingBegan(event))

    return deed


def _text_only(play: CardPlay, _effect: None) -> Deed:
    """The table reads it and books what it says (PA-DATA-6)."""
    command, fight = play.command, play.match.fight
    if fight is not None and (command.attack or command.defence):
        return fight_cards.modified(play, command.attack, command.defence)
    definition = play.definition
    if definition is not None and definition.is_permanent:
        return lambda _dice, _names: (played(play, fate="permanent"),)
    if not command.turns:
        return lambda _dice, _names: (played(play),)

    def deed(_dice: Dice, names: StepNames) -> Happenings:
        event = LastingEvent(
            next(names.ids()), play.held.card, play.player, command.turns, None, command.module,
            command.at, command.body,
        )  # fmt: skip
        return (played(play, fate="lasting"), e.LastingBegan(event))

    return deed


DEEDS: dict[type, Callable[[CardPlay, Any], Deed]] = {
    d.Gain: _gain,
    d.GainChoice: _gain_choice,
    d.RangeBonus: _range,
    d.MoveBonus: _move,
    d.CargoMayAttack: _cargo_attack,
    d.PortRate: _port_rate,
    d.FreeUnit: _free_unit,
    d.Hazard: _hazard,
    d.ModuleNoAttack: _lasting,
    d.ModuleMove: _lasting,
    d.BodyBlocked: _lasting,
    d.PortClosed: _lasting,
    d.StatPermanent: _lasting,
    d.AsteroidBonus: _lasting,
    **fight_cards.DEEDS,
    type(None): _text_only,
}


def _end_event(match: ParsecMatch, command: c.EndEvent) -> Ruling:
    if command.event not in match.lasting:
        raise Refused(say("parsec.card.not_lasting", "PA-EVT-16"))
    return leads_to(e.LastingEnded(command.event))


HANDLERS: ParsecHandlers = {
    c.PlayEvent: ParsecHandler(_play, PLAYING, in_fight=True),
    c.EndEvent: ParsecHandler(_end_event, PLAYING, in_fight=True),
}
