"""From a state of Parsec and an event to the next state, without opinions: no rules, no dice."""

from typing import assert_never

from msgspec.structs import replace

from bp_desktop.games.parsec.board import ModuleBoard
from bp_desktop.games.parsec.ids import TurnPart
from bp_desktop.games.parsec.match import changes
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.state import (
    NEVER,
    Deck,
    OwnTurnState,
    ParsecMatch,
    Preparation,
    SetupPart,
)
from bp_desktop.games.table import Stage


def evolve_play(match: ParsecMatch, event: e.ParsecPlayEvent) -> ParsecMatch:
    match event:
        case e.VesselMoved():
            return _moved(match, event)
        case e.VesselUnloaded():
            moved = match.turn.number if event.uses_move else match.units[event.unit].moved
            return changes.changed_units(
                match, (event.unit,), cell=event.to, body=event.body, aboard=None, moved=moved
            )
        case e.ProductionRolled():
            return replace(match, turn=replace(match.turn, rolled=event.face))
        case e.ProductionPaid():
            turn = replace(match.turn, part=TurnPart.ACTIONS)
            return changes.post(replace(match, turn=turn), event.postings)
        case e.ActionsClosed():
            return replace(match, turn=replace(match.turn, part=TurnPart.PURCHASES))
        case e.UnitBuilt():
            return _built(match, event)
        case e.CargoConverted():
            match = changes.without_unit(match, event.cargo)
            return changes.post(changes.launched(match, event.colony), event.postings)
        case e.UnitLost():
            return changes.post(changes.without_unit(match, event.unit), event.postings)
        case e.ParsecTurnBegan():
            return _turn_began(match, event)
        case e.ArmsRaceBegan():
            return replace(match, arms_race=True)
        case e.CardsTraded():
            return changes.post(match, event.postings)
        case e.PortExchanged():
            return changes.post(_rate_used(match) if event.uses_rate else match, event.postings)
        case e.TurnHelped():
            return _helped(match, event)
        case e.HazardRolled():
            return match
        case e.HandAdjusted():
            return changes.post(match, event.postings)
        case e.UnitPut():
            return changes.launched(match, event.unit)
        case e.ParsecOptionChanged():
            match = replace(match, options=event.options)
            if event.bank is None:
                return match
            return replace(match, bank=event.bank, bank_ends=event.bank_ends)
        case e.TimeRanOut():
            return replace(match, time_is_up=True)
        case e.ParsecEnded():
            ended = replace(match, stage=Stage.OVER, fight=None)
            return replace(ended, ending=event.ending, winners=event.winners)
        case e.CardBought() | e.CardSold() | e.CardPlayed() | e.LastingBegan() | e.LastingEnded():
            return _card(match, event)
        case e.ParsecPlayerOut():
            return _eliminated(match, event)
        case e.FactionInherited():
            owned = match.players[event.player].factions
            match = changes.with_player(match, event.player, factions=(*owned, *event.factions))
            return match if event.of is None else changes.with_player(match, event.of, heir=None)
        case _:
            return _prepared(match, event)


def evolve_fight(match: ParsecMatch, event: e.ParsecFightEvent) -> ParsecMatch:
    turn = match.turn.number
    match event:
        case e.FightDeclared():
            match = changes.changed_units(match, event.tired, attacked=turn)
            match = _supporting(match, event)
            return changes.post(replace(match, fight=event.fight), event.postings)
        case e.FightAnswered():
            match = _supporting(match, event)
            if event.unit is not None and event.way:
                match = _carried(match, event.unit, event.way[-1])
            if event.unit is not None and event.holds:
                waits = match.units[event.unit].owner != match.turn.player
                match = changes.changed_units(match, (event.unit,), moved=turn, held=waits)
            return changes.post(replace(match, fight=event.fight), event.postings)
        case e.StrikeRolled() | e.StrikeModified() | e.CardsPassed() | e.StrikeEnded():
            return replace(match, fight=event.fight)
        case e.FightEnded():
            return changes.post(replace(match, fight=None), event.postings)
        case _:
            assert_never(event)


def _supporting(match: ParsecMatch, event: e.FightDeclared | e.FightAnswered) -> ParsecMatch:
    match = changes.changed_units(match, event.supporting, supported=match.turn.number)
    return changes.changed_units(match, event.supporting, spent=True) if event.spends else match


# --- preparation


def _prepared(
    match: ParsecMatch,
    event: e.ParsecBegun
    | e.ModulesLaid
    | e.BoardAccepted
    | e.BodyTold
    | e.FirstRolled
    | e.FactionsDealt
    | e.SettlementRolled
    | e.Settled
    | e.KitTaken,
) -> ParsecMatch:
    now = match.preparation
    match event:
        case e.ParsecBegun():
            return _begun(event)
        case e.ModulesLaid():
            modules = tuple(match.definitions.module(one) for one in event.modules)
            known = tuple(one for one in modules if one is not None)
            board = ModuleBoard(event.columns, event.rows, match.definitions.pitch, known)
            return replace(match, board=board)
        case e.BoardAccepted():
            everybody = tuple(match.players)
            return replace(match, preparation=Preparation(SetupPart.ORDER, everybody))
        case e.BodyTold():
            board = replace(match.board, told=(*match.board.told, event.body))
            return replace(match, board=board)
        case e.FirstRolled():
            _require_seated(match, event)
            if not event.order:
                return replace(match, preparation=replace(now, contenders=event.tied))
            return replace(match, order=event.order, preparation=Preparation(SetupPart.FACTIONS))
        case e.FactionsDealt():
            for player, faction in event.factions.items():
                match = changes.with_player(match, player, factions=(faction,))
            settling = Preparation(SetupPart.SETTLING, queue=match.order)
            return replace(match, preparation=settling)
        case e.SettlementRolled():
            rolled, failed = (event.face, 0) if event.succeeded else (0, now.failed + 1)
            return replace(match, preparation=replace(now, rolled=rolled, failed=failed))
        case e.Settled():
            return _settled(match, event)
        case e.KitTaken():
            match = changes.post(match, event.postings)
            if event.card is not None:
                match = changes.drawn(match, event.player, event.card)
            return replace(match, preparation=replace(now, queue=now.queue[1:]))
        case _:
            assert_never(event)


def _require_seated(match: ParsecMatch, event: e.FirstRolled) -> None:
    """Files come from anywhere: everybody has a turn, and nobody else. Raises ValueError."""
    if event.order and sorted(event.order) != sorted(match.players):
        raise ValueError("the order of turns is not that of the players")
    if not match.players.keys() >= set(event.tied):
        raise ValueError("somebody rolls who does not play")


def _begun(event: e.ParsecBegun) -> ParsecMatch:
    return ParsecMatch(
        stage=Stage.SETUP,
        title=event.title,
        tables=event.tables,
        options=event.options,
        definitions=event.definitions,
        enforcement=event.enforcement,
        tracked=event.tracked,
        players={one.id: one for one in event.players},
        bank=event.bank,
        bank_ends=event.bank_ends,
        deck=Deck(event.deck),
    )


def _settled(match: ParsecMatch, event: e.Settled) -> ParsecMatch:
    """Round two runs back from the last to the first (PA-SETTLE-1); then come the start kits."""
    if event.colony is None:
        reserve = match.players[event.player].reserve + 1
        match = changes.with_player(match, event.player, reserve=reserve)
    else:
        match = changes.launched(match, event.colony)
    match = changes.launched(match, event.cargo)
    now = match.preparation
    queue = now.queue[1:]
    following = replace(now, queue=queue, rolled=0, failed=0)
    if not queue and now.round == 1:
        following = replace(following, queue=match.order[::-1], round=2)
    elif not queue:
        following = Preparation(SetupPart.KITS, queue=match.order)
    return replace(match, preparation=following)


# --- turns and units


def _turn_began(match: ParsecMatch, event: e.ParsecTurnBegan) -> ParsecMatch:
    """What barred a unit in the turn that begins has been stamped with it."""
    own = [one for one in match.units.values() if one.owner == event.player]
    held = [one.id for one in own if one.held]
    spent = [one.id for one in own if one.spent]
    match = changes.changed_units(match, held, held=False, moved=event.number)
    match = changes.changed_units(match, spent, spent=False, attacked=event.number)
    cards = tuple(replace(one, bought=NEVER) for one in match.players[event.player].cards)
    match = changes.with_player(match, event.player, cards=cards)
    turn = OwnTurnState(event.number, event.round, event.player)
    lasting = {
        id_: replace(one, turns=one.turns - (one.player in (event.player, *event.skipped)))
        for id_, one in match.lasting.items()
    }
    return replace(match, stage=Stage.PLAY, turn=turn, lasting=lasting)


def _moved(match: ParsecMatch, event: e.VesselMoved) -> ParsecMatch:
    cell = event.way[-1] if event.way else match.units[event.unit].cell
    turn = match.turn.number
    loaded = match.units[event.unit].loaded if event.aboard is None else turn
    match = _carried(match, event.unit, cell)
    match = changes.changed_units(
        match, (event.unit,), body=event.body, aboard=event.aboard, moved=turn, loaded=loaded
    )
    return changes.post(match, event.postings)


def _carried(match: ParsecMatch, unit: str, cell: object) -> ParsecMatch:
    """What is aboard goes along (PA-TRANS-14)."""
    aboard = [one.id for one in match.units.values() if unit in (one.id, one.aboard)]
    return changes.changed_units(match, aboard, cell=cell)


def _built(match: ParsecMatch, event: e.UnitBuilt) -> ParsecMatch:
    match = changes.launched(match, event.unit)
    if event.from_reserve:
        reserve = match.players[event.unit.owner].reserve - 1
        match = changes.with_player(match, event.unit.owner, reserve=reserve)
    return changes.post(match, event.postings)


def _helped(match: ParsecMatch, event: e.TurnHelped) -> ParsecMatch:
    turn = match.turn
    if event.unit is not None and event.range:
        more = turn.ranges.get(event.unit, 0) + event.range
        turn = replace(turn, ranges=turn.ranges | {event.unit: more})
    if event.unit is not None and event.move:
        more = turn.moves.get(event.unit, 0) + event.move
        turn = replace(turn, moves=turn.moves | {event.unit: more})
    if event.cargo_attack is not None:
        turn = replace(turn, cargo_attack=event.cargo_attack)
    if event.rate is not None:
        turn = replace(turn, port_rates=(*turn.port_rates, event.rate))
    return replace(match, turn=turn)


def _rate_used(match: ParsecMatch) -> ParsecMatch:
    """The cheapest one is used up first."""
    give, uses = min(match.turn.port_rates)
    others = list(match.turn.port_rates)
    others.remove((give, uses))
    left = (*others, (give, uses - 1)) if uses > 1 else tuple(others)
    return replace(match, turn=replace(match.turn, port_rates=left))


# --- cards, and the end of a player


def _card(
    match: ParsecMatch,
    event: e.CardBought | e.CardSold | e.CardPlayed | e.LastingBegan | e.LastingEnded,
) -> ParsecMatch:
    match event:
        case e.CardBought():
            bought = match.turn.cards_bought + 1
            match = replace(match, turn=replace(match.turn, cards_bought=bought))
            return changes.post(changes.drawn(match, event.player, event.card), event.postings)
        case e.CardSold():
            match = changes.taken(match, event.player, event.card)
            return changes.post(changes.to_bottom(match, (event.card.card,)), event.postings)
        case e.CardPlayed():
            match = changes.taken(match, event.player, event.card)
            if event.fate == "permanent":
                kept = (*match.players[event.player].permanent, event.card.card)
                match = changes.with_player(match, event.player, permanent=kept)
            elif event.fate == "bottom":
                match = changes.to_bottom(match, (event.card.card,))
            return changes.post(match, event.postings)
        case e.LastingBegan():
            return replace(match, lasting=match.lasting | {event.event.id: event.event})
        case e.LastingEnded():
            ended = match.lasting[event.event]
            left = {id_: one for id_, one in match.lasting.items() if id_ != event.event}
            return changes.to_bottom(replace(match, lasting=left), (ended.card,))
        case _:
            assert_never(event)


def _eliminated(match: ParsecMatch, event: e.ParsecPlayerOut) -> ParsecMatch:
    match = changes.post(match, event.postings)
    match = changes.with_player(
        match, event.player, eliminated=True, cards=(), permanent=(), reserve=0, heir=event.by
    )
    match = changes.to_bottom(match, event.to_bottom)
    if event.by is None:
        return match
    permanent = (*match.players[event.by].permanent, *event.permanent)
    match = changes.with_player(match, event.by, permanent=permanent)
    return changes.given(match, event.by, event.heir_cards)
