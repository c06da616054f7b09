"""Sentences of the journal of Parsec: how each event is told, and to whom."""

from bp_desktop.core.accounts import Postings
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Several, say
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.included import TELLERS
from bp_desktop.games.parsec.match.lookup import (
    named_body,
    named_card,
    named_cell,
    named_player,
    named_type,
    named_unit,
)
from bp_desktop.games.parsec.match.sight import sees
from bp_desktop.games.parsec.match.state import HeldCard, ParsecMatch, UnitState


def describe(match: ParsecMatch, event: object, viewer: SeatId | None) -> Message | None:
    """None where there is nothing to tell, or somebody else's line tells it."""
    teller = TELLERS.get(type(event))
    if teller is not None:
        return teller(match, event)
    for part in (_preparation, _turn, _units, _cards, _fight, _end):
        told = part(match, event, viewer)
        if told is not None:
            return told
    return None


def got(postings: Postings, player: ids.PlayerId) -> Purse:
    return sum((one.amounts for one in postings if one.player == player), EMPTY)


def _preparation(match: ParsecMatch, event: object, viewer: SeatId | None) -> Message | None:
    match event:
        case e.ParsecBegun():
            players = Several(tuple(named_player(_with(event), one.id) for one in event.players))
            if event.definitions.has_samples:
                return say("parsec.log.begun_sample", players=players)
            return say("parsec.log.begun", players=players)
        case e.ModulesLaid():
            if event.dealt:
                return say("parsec.log.dealt", count=len(event.modules))
            return say("parsec.log.laid", count=len(event.modules))
        case e.BoardAccepted():
            return say("parsec.log.board_accepted")
        case e.BodyTold():
            return say("parsec.log.body_told", body=named_body(event.body))
        case e.FirstRolled():
            if event.order:
                return say("parsec.log.first", player=named_player(match, event.order[0]))
            tied = Several(tuple(named_player(match, one) for one in event.tied))
            return say("parsec.log.first_tied", players=tied)
        case e.FactionsDealt():
            return say("parsec.log.factions") if event.factions else None
        case e.SettlementRolled():
            who = named_player(match, event.player)
            if event.succeeded:
                return say("parsec.log.settle_rolled", player=who, face=event.face)
            return say("parsec.log.settle_failed", "PA-SETTLE-3", player=who, face=event.face)
        case e.Settled():
            who = named_player(match, event.player)
            if event.colony is None:
                return say("parsec.log.reserve", "PA-SETTLE-6", player=who)
            return say("parsec.log.settled", player=who, place=_place(match, event.colony))
        case e.KitTaken():
            who = named_player(match, event.player)
            if sees(match, event.player, viewer):
                return say("parsec.log.kit", player=who, amounts=got(event.postings, event.player))
            return say("parsec.log.kit_hidden", player=who)
    return None


def _with(event: e.ParsecBegun) -> ParsecMatch:
    return ParsecMatch(players={one.id: one for one in event.players})


def _place(match: ParsecMatch, unit: UnitState) -> str:
    if unit.cell is not None:
        return named_cell(match, unit.cell).place
    return unit.body


def _turn(match: ParsecMatch, event: object, _viewer: SeatId | None) -> Message | None:
    match event:
        case e.ParsecTurnBegan():
            return say("parsec.log.turn", player=named_player(match, event.player))
        case e.ProductionRolled():
            who = named_player(match, event.player)
            return say("parsec.log.production_rolled", player=who, face=event.face)
        case e.ProductionPaid():
            count = sum(one.amounts.total for one in event.postings)
            if event.short:
                return say("parsec.log.production_short", count=count, missing=event.short)
            if not count:
                return say("parsec.log.production_none", "PA-PROD-6")
            return say("parsec.log.production_paid", count=count)
    return None


def _units(match: ParsecMatch, event: object, _viewer: SeatId | None) -> Message | None:
    match event:
        case e.VesselMoved():
            unit = named_unit(match, match.units[event.unit])
            if event.aboard is not None:
                carrier = named_unit(match, match.units[event.aboard])
                return say("parsec.log.boarded", unit=unit, transport=carrier)
            if event.way:
                cell = named_cell(match, event.way[-1])
                return say("parsec.log.moved", unit=unit, cell=cell)
            return say("parsec.log.moved_on_table", unit=unit)
        case e.VesselUnloaded():
            return say("parsec.log.unloaded", unit=named_unit(match, match.units[event.unit]))
        case e.UnitBuilt():
            who, kind = named_player(match, event.unit.owner), named_type(event.unit.type)
            if event.from_reserve:
                return say("parsec.log.from_reserve", player=who)
            if event.free:
                return say("parsec.log.built_free", player=who, type=kind)
            cost = -got(event.postings, event.unit.owner)
            return say("parsec.log.built", player=who, type=kind, cost=cost)
        case e.CargoConverted():
            who = named_player(match, event.colony.owner)
            return say("parsec.log.converted", player=who)
        case e.ArmsRaceBegan():
            return say("parsec.log.arms_race", "PA-ARMS-2")
        case e.UnitLost():
            unit = named_unit(match, match.units[event.unit])
            if event.cause == "correction":
                return say("parsec.log.removed", unit=unit)
            if event.by is not None and event.postings:
                amounts = got(event.postings, event.by)
                by = named_player(match, event.by)
                return say("parsec.log.lost_salvaged", unit=unit, player=by, amounts=amounts)
            return say("parsec.log.lost", unit=unit)
        case e.HazardRolled():
            unit = named_unit(match, match.units[event.unit])
            return say("parsec.log.hazard", unit=unit, face=event.face)
        case e.UnitPut():
            who, kind = named_player(match, event.unit.owner), named_type(event.unit.type)
            return say("parsec.log.put", player=who, type=kind)
    return None


def _cards(match: ParsecMatch, event: object, viewer: SeatId | None) -> Message | None:
    match event:
        case e.CardBought():
            who = named_player(match, event.player)
            if sees(match, event.player, viewer):
                return say("parsec.log.card_bought", player=who, card=named_card(match, event.card))
            return say("parsec.log.card_bought_hidden", player=who)
        case e.CardsTraded():
            who, other = named_player(match, event.player), named_player(match, event.other)
            if sees(match, event.player, viewer) or sees(match, event.other, viewer):
                change = got(event.postings, event.player)
                return say("parsec.log.traded", player=who, other=other, amounts=change)
            return say("parsec.log.traded_hidden", player=who, other=other)
        case e.PortExchanged():
            who = named_player(match, event.player)
            amounts = got(event.postings, event.player)
            return say("parsec.log.port", player=who, amounts=amounts)
        case e.CardSold():
            who, card = named_player(match, event.player), named_card(match, event.card)
            return say("parsec.log.card_sold", player=who, card=card)
        case e.CardPlayed():
            who, card = named_player(match, event.player), named_card(match, event.card)
            return say("parsec.log.card_played", player=who, card=card)
        case e.LastingEnded():
            ended = match.lasting[event.event]
            return say("parsec.log.event_over", card=named_card(match, HeldCard(ended.card, "")))
        case e.HandAdjusted():
            who = named_player(match, event.player)
            return say("parsec.log.adjusted", player=who)
    return None


def _fight(match: ParsecMatch, event: object, _viewer: SeatId | None) -> Message | None:
    match event:
        case e.FightDeclared():
            strike = event.fight.strike
            assert strike is not None
            attackers = Several(
                tuple(named_unit(match, match.units[one]) for one in strike.strikers)
            )
            target = named_unit(match, match.units[strike.target])
            return say("parsec.log.declared", units=attackers, target=target)
        case e.StrikeRolled() | e.StrikeModified():
            attack, defence = event.strike.totals
            return say("parsec.log.struck", attack=attack, defence=defence)
        case e.StrikeEnded():
            return say("parsec.log.hit") if event.hit else say("parsec.log.missed")
        case e.FightAnswered():
            who = named_player(match, event.player)
            match event.how:
                case "joint":
                    return say("parsec.log.counter", player=who)
                case "separate":
                    return say("parsec.log.counter_separately", player=who)
                case "resume":
                    return say("parsec.log.resumes", player=who)
                case "evade":
                    assert event.unit is not None
                    unit = named_unit(match, match.units[event.unit])
                    if event.escaped:
                        return say("parsec.log.escaped", unit=unit)
                    return say("parsec.log.evaded", unit=unit)
        case e.FightEnded():
            return say("parsec.log.fight_over")
    return None


def _end(match: ParsecMatch, event: object, _viewer: SeatId | None) -> Message | None:
    match event:
        case e.ParsecPlayerOut():
            who = named_player(match, event.player)
            if event.by is not None:
                by = named_player(match, event.by)
                return say("parsec.log.out_by", "PA-ELIM-1", player=who, by=by)
            return say("parsec.log.out", "PA-ELIM-1", player=who)
        case e.FactionInherited():
            who = named_player(match, event.player)
            return say("parsec.log.inherited", player=who) if event.factions else None
        case e.TimeRanOut():
            return say("parsec.log.time_up", "PA-VTIME-2")
        case e.ParsecEnded():
            winners = Several(tuple(named_player(match, one) for one in event.winners))
            if event.winners:
                return say("parsec.log.won", winners=winners, how=event.ending)
            return say("parsec.log.stopped")
        case e.ParsecOptionChanged():
            return say("parsec.log.option", option=event.key)
    return None
