"""From a state of Parsec and an event to the next state, without opinions: no rules, no dice."""

from collections.abc import Iterable
from typing import Any, assert_never

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.keyed import without
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.board import ModuleBoard
from bp_desktop.games.parsec.match import changes, events as e, included, state as s
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.shared.deck import Deck
from bp_desktop.games.table import Stage


def evolve(match: ParsecMatch, event: Any) -> ParsecMatch:
    """The state after an event, with whatever it books."""
    shared = included.EVOLVERS.get(type(event))
    if shared is not None:
        return shared(match, event)
    match = _folded(match, event)
    postings = getattr(event, "postings", ())
    return changes.post(match, postings) if postings else match


def evolve_all(match: ParsecMatch, happened: Iterable[object]) -> ParsecMatch:
    for event in happened:
        match = evolve(match, event)
    return match


def _folded(match: ParsecMatch, event: e.ParsecPlayEvent | e.ParsecFightEvent) -> ParsecMatch:
    match event:
        case e.CardsTraded() | e.HazardRolled() | e.HandAdjusted() | e.TextApplied():
            return match
        case e.VesselMoved():
            unit, turn = match.units[event.unit], match.turn.number
            match = _carried(match, unit.id, event.way[-1] if event.way else unit.cell)
            loaded = unit.loaded if event.aboard is None else turn
            return changes.changed_units(
                match, (unit.id,), body=event.body, aboard=event.aboard, moved=turn, loaded=loaded
            )
        case e.VesselUnloaded():
            moved = match.turn.number if event.uses_move else match.units[event.unit].moved
            return changes.changed_units(
                match, (event.unit,), cell=event.to, body=event.body, aboard=None, moved=moved
            )
        case e.ProductionRolled():
            return changes.with_turn(match, rolled=event.face)
        case e.ProductionPaid():
            return changes.with_turn(match, part=ids.TurnPart.ACTIONS)
        case e.ActionsClosed():
            return changes.with_turn(match, part=ids.TurnPart.PURCHASES)
        case e.UnitBuilt():
            match, owner = changes.launched(match, event.unit), event.unit.owner
            reserve = match.players[owner].reserve - event.from_reserve
            return changes.with_player(match, owner, reserve=reserve)
        case e.CargoConverted():
            match = replace(match, units=without(match.units, event.cargo))
            return changes.launched(match, event.colony)
        case e.UnitLost():
            return replace(match, units=without(match.units, event.unit))
        case e.UnitPut():
            return changes.launched(match, event.unit)
        case e.ArmsRaceBegan():
            return replace(match, arms_race=True)
        case e.ParsecTurnBegan():
            return _turn_began(match, event)
        case e.TurnHelped():
            return _helped(match, event)
        case e.PortExchanged():
            return _rate_used(match) if event.uses_rate else match
        case e.TimeRanOut():
            return replace(match, time_is_up=True)
        case e.ParsecEnded():
            ended = replace(match, stage=Stage.OVER, fight=None)
            return replace(ended, ending=event.ending, winners=event.winners)
        case e.ParsecOptionChanged():
            match = replace(match, options=event.options)
            if not event.options.variant.alliances:  # teams end with them
                alone = {id_: replace(one, team=0) for id_, one in match.players.items()}
                match = replace(match, players=alone)
            if event.bank is None:
                return match
            return replace(match, bank=event.bank, bank_ends=event.bank_ends)
        case e.FightDeclared() | e.FightAnswered():
            return _fighting(match, event)
        case e.StrikeRolled() | e.StrikeModified() | e.CardsPassed() | e.StrikeEnded():
            return replace(match, fight=event.fight)
        case e.FightEnded():
            return replace(match, fight=None)
        case e.CardBought() | e.CardSold() | e.CardPlayed() | e.LastingBegan() | e.LastingEnded():
            return _card(match, event)
        case e.ParsecPlayerOut() | e.FactionInherited():
            return _left(match, event)
        case _:
            return _prepared(match, event)


# --- preparation


def _prepared(match: ParsecMatch, event: e.PreparationEvent) -> ParsecMatch:
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
            now = s.Preparation(s.SetupPart.ORDER, tuple(match.players))
        case e.BodyTold():
            board = replace(match.board, told=(*match.board.told, event.body))
            return replace(match, board=board)
        case e.FirstRolled():
            _require_seated(match, event)
            match = replace(match, order=event.order)
            now = replace(now, contenders=event.tied)
            if event.order:
                now = s.Preparation(s.SetupPart.FACTIONS)
        case e.FactionsDealt():
            for player, faction in event.factions.items():
                match = changes.with_player(match, player, factions=(faction,))
            now = s.Preparation(s.SetupPart.SETTLING, queue=match.order)
        case e.SettlementRolled():
            rolled, failed = (event.face, 0) if event.succeeded else (0, 1)
            now = replace(now, rolled=rolled, failed=now.failed + failed)
        case e.PlanetMissed():
            now = replace(now, rolled=0, failed=now.failed + 1)
        case e.Settled():
            return _settled(match, event)
        case e.KitTaken():
            if event.card is not None:
                match = changes.drawn(match, event.player, event.card)
            now = replace(now, queue=now.queue[1:])
        case _:
            assert_never(event)
    return replace(match, preparation=now)


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
    following = replace(now, queue=now.queue[1:], rolled=0, failed=0)
    if not following.queue and now.round == 1:
        following = replace(following, queue=match.order[::-1], round=2)
    elif not following.queue:
        following = s.Preparation(s.SetupPart.KITS, queue=match.order)
    return replace(match, preparation=following)


# --- turns and units


def _turn_began(match: ParsecMatch, event: e.ParsecTurnBegan) -> ParsecMatch:
    """What barred a unit in the turn that begins has been stamped with it."""
    own = [one for one in match.units.values() if one.owner == event.player]
    held = [one.id for one in own if one.held]
    spent = [one.id for one in own if one.spent]
    match = changes.changed_units(match, held, held=False, moved=event.number)
    match = changes.changed_units(match, spent, spent=False, attacked=event.number)
    cards = tuple(replace(one, bought=s.NEVER) for one in match.players[event.player].cards)
    match = changes.with_player(match, event.player, cards=cards)
    turn = s.OwnTurnState(event.number, event.round, event.player)
    lasting = {
        id_: replace(one, turns=one.turns - (one.player in (event.player, *event.skipped)))
        if one.turns != s.FOR_GOOD
        else one
        for id_, one in match.lasting.items()
    }
    return replace(match, stage=Stage.PLAY, turn=turn, lasting=lasting)


def _carried(match: ParsecMatch, unit: ids.UnitId, cell: Hex | None) -> ParsecMatch:
    """What is aboard goes along (PA-TRANS-14)."""
    aboard = [one.id for one in match.units.values() if unit in (one.id, one.aboard)]
    return changes.changed_units(match, aboard, cell=cell)


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
    left = list(match.turn.port_rates)
    give, uses = min(left)
    left.remove((give, uses))
    more = ((give, uses - 1),) if uses > 1 else ()
    return changes.with_turn(match, port_rates=(*left, *more))


# --- fights


def _fighting(match: ParsecMatch, event: e.FightDeclared | e.FightAnswered) -> ParsecMatch:
    turn = match.turn
    match = changes.changed_units(match, event.supporting, supported=turn.number)
    if event.spends:
        match = changes.changed_units(match, event.supporting, spent=True)
    if isinstance(event, e.FightDeclared):
        match = changes.changed_units(match, event.tired, attacked=turn.number)
    elif event.unit is not None:
        if event.way:
            match = _carried(match, event.unit, event.way[-1])
        if event.holds:
            waits = match.units[event.unit].owner != turn.player
            match = changes.changed_units(match, (event.unit,), moved=turn.number, held=waits)
    return replace(match, fight=event.fight)


# --- cards, and the end of a player


def _card(
    match: ParsecMatch,
    event: e.CardBought | e.CardSold | e.CardPlayed | e.LastingBegan | e.LastingEnded,
) -> ParsecMatch:
    match event:
        case e.CardBought():
            match = changes.with_turn(match, cards_bought=match.turn.cards_bought + 1)
            return changes.drawn(match, event.player, event.card)
        case e.LastingBegan():
            return replace(match, lasting=match.lasting | {event.event.id: event.event})
        case e.LastingEnded():
            left, card = without(match.lasting, event.event), match.lasting[event.event].card
            return changes.to_bottom(replace(match, lasting=left), card)
    fate = "bottom" if isinstance(event, e.CardSold) else event.fate
    match, card = changes.taken(match, event.player, event.card), event.card.card
    if fate == "permanent":
        kept = (*match.players[event.player].permanent, card)
        return changes.with_player(match, event.player, permanent=kept)
    return changes.to_bottom(match, card) if fate == "bottom" else match


def _left(match: ParsecMatch, event: e.ParsecPlayerOut | e.FactionInherited) -> ParsecMatch:
    if isinstance(event, e.FactionInherited):
        factions = (*match.players[event.player].factions, *event.factions)
        match = changes.with_player(match, event.player, factions=factions)
        return match if event.of is None else changes.with_player(match, event.of, heir=None)
    match = changes.with_player(
        match, event.player, eliminated=True, cards=(), permanent=(), reserve=0, heir=event.by
    )
    match = changes.to_bottom(match, *event.to_bottom)
    if event.by is None:
        return match
    permanent = (*match.players[event.by].permanent, *event.permanent)
    match = changes.with_player(match, event.by, permanent=permanent)
    return changes.given(match, event.by, event.heir_cards)
