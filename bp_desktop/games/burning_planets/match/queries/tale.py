"""The tale of a match: every own turn in short, as the whole table saw it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import get_args

from bp_desktop.core.messages import Message, Named, Several, say
from bp_desktop.games.burning_planets.ids import ClassId, PlayerId, ShipId
from bp_desktop.games.burning_planets.match import events as e, lookup, secret_events
from bp_desktop.games.burning_planets.match.describe import describe
from bp_desktop.games.burning_planets.match.describe_cargo import amount_aboard, gained
from bp_desktop.games.burning_planets.match.evolution import Event, evolve
from bp_desktop.games.burning_planets.match.secret_view import has_open_books
from bp_desktop.games.burning_planets.match.seen import as_read_now
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared.tales import UNTOLD_CLOCK, OwnTurnTale, player_exits, walk_turns
from bp_desktop.games.table import TurnSummary

UNTOLD: Mapping[type, str] = {
    e.TurnBegan: "it begins the line",
    e.PhaseEntered: "every turn walks through its phases",
    e.ResourcesCollected: "every turn collects; charts and ledger have the amounts",
    e.StartGranted: "before the first turn",
    e.MatchEnded: "the end has a line of its own, after the last turn",
    **UNTOLD_CLOCK,
    secret_events.NoteKept: "for its writer alone",
    secret_events.NoteDropped: "for its writer alone",
    secret_events.RegisterKept: "the event before it has told it",
}
"""What the journal tells and the tale does not, and why. Everything else is told."""

_TABLE = frozenset(get_args(e.TableEvent)) - {e.OwnerSet}
"""Corrections, whose reasons may be about amounts: they are counted."""


def tale(before: Match, steps: Iterable[Sequence[Event]]) -> tuple[TurnSummary, ...]:
    """Every turn that begins in these steps. Amounts are in it where books were open then and are
    open now (BP-APP-6); nothing else of treasuries, holds and secret contracts is."""
    now, turns = walk_turns(before, steps, evolve, e.TurnBegan, _Turn, _Turn.see)
    return tuple(turn.told(now) for turn in turns)


class _Turn(OwnTurnTale):
    def __init__(self, begins: int, began: e.TurnBegan) -> None:
        super().__init__(begins, began)
        self._event = began.event
        self._ships: list[Named] = []
        self._cleared: list[Named] = []
        self._dealt: list[tuple[Match, Event]] = []
        """Goods and contracts, with the state before each: how much may be told is known last."""
        self._failed = 0

    def see(self, match: Match, event: Event) -> None:
        """Whatever has no short form here is told as in the journal."""
        if type(event) in UNTOLD:
            return
        if type(event) in _TABLE:
            self.corrected += 1
            return
        match event:
            case e.EventRolled():
                own = [one.event for one in event.results if one.player == self.player]
                self._event = own[0] if own else self._event
            case e.StructureBuilt() | e.StructureDeployed():
                self.built.append(lookup.named_kind(event.structure.kind))
            case e.ShipBuilt():
                self._ships.append(_model(match, event.ship.owner, event.ship.cls))
            case e.ShipMoved():
                self.movers.add(event.ship)
            case e.StructureDemolished():
                self._cleared.append(lookup.named_kind(event.kind))
            case e.NaturalCleared():
                self._cleared.append(lookup.named_kind(event.natural.kind))
            case _:
                self._see_fight(match, event)

    def _see_fight(self, match: Match, event: Event) -> None:
        match event:
            case e.Attacked():
                self._failed += not event.destroyed  # of a hit the loss tells, which follows
            case e.ShipDestroyed():
                self._lose(match, event.by, event.owner, lookup.ship_label(match, event.ship))
            case e.SpaceStructureDestroyed():
                self._lose(match, event.by, event.owner, lookup.named_kind(event.kind))
            case e.DefenceDestroyed() | e.StructureRazed():
                by = event.by if isinstance(event, e.DefenceDestroyed) else self.player
                owner = match.board.planets[event.planet].owner
                self._lose(match, by, owner, lookup.named_kind(event.kind))
            case e.AsteroidDestroyed():
                self._lose(match, event.by, None, lookup.named_kind("asteroid"))
                stood = match.board.space.get(event.structure) if event.structure else None
                if stood is not None:
                    self._lose(match, event.by, stood.owner, lookup.named_kind(stood.kind))
            case e.PlanetBombarded():
                self.decided.append(_bombarded(match, event, self.player))
            case e.PlanetConquered():
                planet = lookup.planet_label(match, event.planet)
                self.decided.append(say("bp.tale.conquered", planet=planet))
            case e.PlayerEliminated():
                player = lookup.named_player(match, event.player)
                told = (
                    say("bp.tale.conceded", player=player)
                    if event.conceded
                    else say("bp.tale.out", player=player)
                )
                self.decided.append(told)
            case _:
                self._dealt.append((match, event))

    def _lose(self, match: Match, by: PlayerId, owner: PlayerId | None, thing: Named) -> None:
        loser = Named("nobody") if owner is None else lookup.named_player(match, owner)
        self.lose(lookup.named_player(match, by), loser, thing)

    def told(self, now: Match) -> TurnSummary:
        """As it may be read where the match stands like this now."""
        told = []
        if self._event is not None:
            told.append(say("bp.tale.event", event=self._event))
        if self.built:
            told.append(say("bp.tale.built", things=Several(tuple(self.built))))
        if self._ships:
            told.append(say("bp.tale.launched", ships=Several(tuple(self._ships))))
        if self._cleared:
            told.append(say("bp.tale.cleared", things=Several(tuple(self._cleared))))
        if self.movers:
            told.append(say("bp.tale.moved", ships=len(self.movers)))
        dealt = (self._deal(as_read_now(one, now, revealed=False), two) for one, two in self._dealt)
        told += [one for one in dealt if one is not None]
        if self._failed:
            told.append(say("bp.tale.failed", attacks=self._failed))
        told += [self._loss(by, owner, lost) for (by, owner), lost in self.lost.items()]
        if self.corrected:
            told.append(say("bp.tale.corrected", count=self.corrected))
        return self.summary(told)

    def _loss(self, by: Named | None, owner: Named, lost: list[Named]) -> Message:
        things = Several(tuple(lost))
        if by is not None and by.id != self.player:
            return say("bp.tale.destroyed_by", by=by, things=things, owner=owner)
        if owner.sort == "nobody":
            return say("bp.tale.destroyed_free", things=things)
        return say("bp.tale.destroyed", things=things, owner=owner)

    def _deal(self, match: Match, event: Event) -> Message | None:
        """Who acts is named only where it is somebody else's turn."""
        match event:
            case e.ResourcesTransferred() if event.giver == self.player:
                receiver = lookup.named_player(match, event.receiver)
                if not has_open_books(match):
                    return say("bp.tale.gave_hidden", receiver=receiver)
                goods = gained(event.postings)
                return say("bp.tale.gave", receiver=receiver, amounts=goods)
            case e.CargoLoaded() | e.CargoUnloaded() if self._is_own(match, event.ship):
                return _cargo(match, event)
            case e.StructurePickedUp() if self._is_own(match, event.ship):
                lifted = match.board.space.get(event.structure)
                if lifted is not None:
                    return say("bp.tale.picked_up", kind=lifted.kind)
        return describe(match, event)

    def _is_own(self, match: Match, ship: ShipId) -> bool:
        found = match.board.ships.get(ship)
        return found is not None and found.owner == self.player


def _model(match: Match, owner: PlayerId, cls: ClassId) -> Named:
    return Named("model", cls, lookup.faction_of(match, owner).models[cls])


def _bombarded(match: Match, event: e.PlanetBombarded, active: PlayerId) -> Message:
    fleet = (match.board.ships.get(one) for one in event.ships)
    models = tuple(_model(match, one.owner, one.cls) for one in fleet if one is not None)
    planet, gone = lookup.planet_label(match, event.planet), len(event.structures)
    if event.player == active:
        return say("bp.tale.bombarded", ships=Several(models), planet=planet, structures=gone)
    return say(
        "bp.tale.bombarded_by",
        by=lookup.named_player(match, event.player),
        ships=Several(models),
        planet=planet,
        structures=gone,
    )


def _cargo(match: Match, event: e.CargoLoaded | e.CargoUnloaded) -> Message:
    """What a ship carries besides goods is its owner's to know (BP-REG-4)."""
    site, goods = lookup.site_label(match, event.site), amount_aboard(event.postings)
    is_open = has_open_books(match) and bool(goods)
    if isinstance(event, e.CargoLoaded):
        if is_open:
            return say("bp.tale.loaded", amounts=goods, site=site)
        return say("bp.tale.loaded_hidden", site=site)
    if is_open:
        return say("bp.tale.unloaded", amounts=-goods, site=site)
    return say("bp.tale.unloaded_hidden", site=site)


def _fate(out: e.PlayerEliminated, round_: int) -> Message:
    if out.conceded:
        return say("bp.fate.conceded", round=round_)
    return say("bp.fate.eliminated", round=round_)


exits_told = player_exits(e.TurnBegan, e.PlayerEliminated, _fate)
