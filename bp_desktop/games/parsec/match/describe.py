"""Sentences of the journal of Parsec: how each event is told, and to whom."""

from collections.abc import Iterable

from bp_desktop.core.accounts import Postings
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Named, Several, say
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import events as e, lookup as look
from bp_desktop.games.parsec.match.card_texts import named_text
from bp_desktop.games.parsec.match.included import TELLERS
from bp_desktop.games.parsec.match.sight import sees
from bp_desktop.games.parsec.match.state import HeldCard, ParsecMatch


def describe(match: ParsecMatch, event: object, viewer: SeatId | None) -> Message | None:
    """None where there is nothing to tell, or somebody else's line tells it."""
    teller = TELLERS.get(type(event))
    if teller is not None:
        return teller(match, event)
    who = look.named_player(match, getattr(event, "player", None))
    for part in (_preparation, _turn, _units, _cards, _fight):
        told = part(match, event, who, viewer)
        if told is not None:
            return told
    return None


def got(postings: Postings, player: ids.PlayerId) -> Purse:
    return sum((one.amounts for one in postings if one.player == player), EMPTY)


def _all(match: ParsecMatch, players: Iterable[ids.PlayerId]) -> Several:
    return Several(tuple(look.named_player(match, one) for one in players))


def _unit(match: ParsecMatch, unit: ids.UnitId) -> Named:
    return look.named_unit(match, match.units[unit])


def _preparation(
    match: ParsecMatch, event: object, who: Named, viewer: SeatId | None
) -> Message | None:
    match event:
        case e.ParsecBegun():
            players = Several(tuple(Named("seat", one.id, one.name) for one in event.players))
            if event.definitions.has_samples:
                return say("parsec.log.begun_sample", players=players)
            return say("parsec.log.begun", players=players)
        case e.ModulesLaid():
            count = len(event.modules)
            if event.dealt:
                return say("parsec.log.dealt", count=count)
            return say("parsec.log.laid", count=count)
        case e.BoardAccepted():
            return say("parsec.log.board_accepted")
        case e.BodyTold():
            return say("parsec.log.body_told", body=look.named_body(event.body))
        case e.FirstRolled():
            if event.order:
                return say("parsec.log.first", player=look.named_player(match, event.order[0]))
            return say("parsec.log.first_tied", players=_all(match, event.tied))
        case e.FactionsDealt():
            return say("parsec.log.factions") if event.factions else None
        case e.SettlementRolled():
            if not match.tracked:
                return say("parsec.log.settle_roll", player=who, face=event.face)
            if event.succeeded:
                return say("parsec.log.settle_rolled", player=who, face=event.face)
            return say("parsec.log.settle_failed", "PA-SETTLE-3", player=who, face=event.face)
        case e.PlanetMissed():
            return say("parsec.log.planet_missed", "PA-SETTLE-3", player=who, number=event.number)
        case e.Settled():
            colony = event.colony
            if colony is None:
                return say("parsec.log.reserve", "PA-SETTLE-6", player=who)
            if colony.cell is None:
                body = look.named_body(match.board.bodies[colony.body])
                return say("parsec.log.settled_on", player=who, body=body)
            place = match.board.place_of(colony.cell)
            return say("parsec.log.settled", player=who, place=place)
        case e.KitTaken():
            if sees(match, event.player, viewer):
                return say("parsec.log.kit", player=who, amounts=got(event.postings, event.player))
            return say("parsec.log.kit_hidden", player=who)
    return None


def _turn(match: ParsecMatch, event: object, who: Named, _viewer: SeatId | None) -> Message | None:
    match event:
        case e.ParsecTurnBegan():
            return say("parsec.log.turn", player=who)
        case e.ProductionRolled():
            return say("parsec.log.production_rolled", player=who, face=event.face)
        case e.ProductionPaid():
            count = sum(one.amounts.total for one in event.postings)
            if event.short:
                return say("parsec.log.production_short", count=count, missing=event.short)
            if not count:
                return say("parsec.log.production_none", "PA-PROD-6")
            return say("parsec.log.production_paid", count=count)
        case e.ParsecPlayerOut():
            if event.by is None:
                return say("parsec.log.out", "PA-ELIM-1", player=who)
            by = look.named_player(match, event.by)
            return say("parsec.log.out_by", "PA-ELIM-1", player=who, by=by)
        case e.FactionInherited():
            return say("parsec.log.inherited", player=who) if event.factions else None
        case e.TimeRanOut():
            return say("parsec.log.time_up", "PA-VTIME-2")
        case e.ParsecEnded():
            if not event.winners:
                return say("parsec.log.stopped")
            return say("parsec.log.won", winners=_all(match, event.winners), how=event.ending)
        case e.ParsecOptionChanged():
            return say("parsec.log.option", option=event.key)
        case e.HandAdjusted():
            return say("parsec.log.adjusted", player=who)
    return None


def _units(
    match: ParsecMatch, event: object, _who: Named, _viewer: SeatId | None
) -> Message | None:
    match event:
        case e.VesselMoved():
            unit = _unit(match, event.unit)
            if event.aboard is not None:
                return say("parsec.log.boarded", unit=unit, transport=_unit(match, event.aboard))
            if event.way:
                cell = look.named_cell(match, event.way[-1])
                return say("parsec.log.moved", unit=unit, cell=cell)
            return say("parsec.log.moved_on_table", unit=unit)
        case e.VesselUnloaded():
            return say("parsec.log.unloaded", unit=_unit(match, event.unit))
        case e.UnitBuilt() | e.UnitPut():
            owner, kind = event.unit.owner, look.named_type(event.unit.type)
            who = look.named_player(match, owner)
            if isinstance(event, e.UnitPut):
                return say("parsec.log.put", player=who, type=kind)
            if event.from_reserve:
                return say("parsec.log.from_reserve", player=who)
            if event.free:
                return say("parsec.log.built_free", player=who, type=kind)
            return say("parsec.log.built", player=who, type=kind, cost=-got(event.postings, owner))
        case e.CargoConverted():
            return say("parsec.log.converted", player=look.named_player(match, event.colony.owner))
        case e.ArmsRaceBegan():
            return say("parsec.log.arms_race", "PA-ARMS-2")
        case e.UnitLost():
            unit = _unit(match, event.unit)
            if event.cause == "correction":
                return say("parsec.log.removed", unit=unit)
            if event.by is None or not event.postings:
                return say("parsec.log.lost", unit=unit)
            by, amounts = look.named_player(match, event.by), got(event.postings, event.by)
            return say("parsec.log.lost_salvaged", unit=unit, player=by, amounts=amounts)
        case e.HazardRolled():
            return say("parsec.log.hazard", unit=_unit(match, event.unit), face=event.face)
    return None


def _cards(match: ParsecMatch, event: object, who: Named, viewer: SeatId | None) -> Message | None:
    match event:
        case e.CardBought():
            if not sees(match, event.player, viewer):
                return say("parsec.log.card_bought_hidden", player=who)
            card = look.named_card(match, event.card)
            return say("parsec.log.card_bought", player=who, card=card)
        case e.CardsTraded():
            other = look.named_player(match, event.other)
            if not any(sees(match, one, viewer) for one in (event.player, event.other)):
                return say("parsec.log.traded_hidden", player=who, other=other)
            change = got(event.postings, event.player)
            return say("parsec.log.traded", player=who, other=other, amounts=change)
        case e.PortExchanged():
            return say("parsec.log.port", player=who, amounts=got(event.postings, event.player))
        case e.CardSold():
            card = look.named_card(match, event.card)
            return say("parsec.log.card_sold", player=who, card=card)
        case e.CardPlayed():
            card = look.named_card(match, event.card)
            return say("parsec.log.card_played", player=who, card=card)
        case e.TextApplied():
            card = named_text(match, event.card)
            amounts = got(event.postings, event.player)
            if amounts and sees(match, event.player, viewer):
                return say("parsec.log.text_booked", player=who, card=card, amounts=amounts)
            return say("parsec.log.text_applied", player=who, card=card)
        case e.LastingEnded():
            card = look.named_card(match, HeldCard(match.lasting[event.event].card, ""))
            return say("parsec.log.event_over", card=card)
    return None


def _fight(match: ParsecMatch, event: object, who: Named, _viewer: SeatId | None) -> Message | None:
    match event:
        case e.FightDeclared():
            strike = event.fight.strike
            assert strike is not None
            units = Several(tuple(_unit(match, one) for one in strike.strikers))
            return say("parsec.log.declared", units=units, target=_unit(match, strike.target))
        case e.StrikeRolled() | e.StrikeModified():
            attack, defence = event.strike.totals
            return say("parsec.log.struck", attack=attack, defence=defence)
        case e.StrikeEnded():
            return None if event.hit else say("parsec.log.missed")  # a loss tells of the hit
        case e.FightAnswered(how="joint"):
            return say("parsec.log.counter", player=who)
        case e.FightAnswered(how="separate"):
            return say("parsec.log.counter_separately", player=who)
        case e.FightAnswered(how="resume"):
            return say("parsec.log.resumes", player=who)
        case e.FightAnswered(unit=unit) if unit is not None:
            if event.escaped:
                return say("parsec.log.escaped", unit=_unit(match, unit))
            return say("parsec.log.evaded", unit=_unit(match, unit))
        case e.FightEnded():
            return say("parsec.log.fight_over")
    return None
