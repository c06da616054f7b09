"""The tale of a match: every own turn in short, as the whole table saw it."""

from collections.abc import Iterable, Sequence

from bp_desktop.core.messages import Message, Named, Several, say
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match import events as e
from bp_desktop.games.burning_planets.match import lookup
from bp_desktop.games.burning_planets.match.evolution import Event, evolve
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.table import TurnSummary


def tale(before: Match, steps: Iterable[Sequence[Event]]) -> tuple[TurnSummary, ...]:
    """Every turn that begins in these steps: what stands on the board or left it. Treasuries,
    holds and contracts are none of it (BP-APP-6)."""
    match, turns = before, list[_Turn]()
    for place, events in enumerate(steps, start=1):
        for event in events:
            if isinstance(event, e.TurnBegan):
                turns.append(_Turn(place, event))
            elif turns:
                turns[-1].see(match, event)
            match = evolve(match, event)
    return tuple(turn.told() for turn in turns)


class _Turn:
    """Collects what happens in one own turn."""

    def __init__(self, begins: int, began: e.TurnBegan) -> None:
        self._begins, self._began = begins, began
        self._event = began.event
        self._built: list[Named] = []
        self._ships: list[Named] = []
        self._movers: set[str] = set()
        self._lost: dict[tuple[Named, Named], list[Named]] = {}
        """What somebody destroyed of somebody else's."""
        self._decided: list[Message] = []

    def see(self, match: Match, event: Event) -> None:
        match event:
            case e.EventRolled():
                own = [one.event for one in event.results if one.player == self._began.player]
                self._event = own[0] if own else self._event
            case e.StructureBuilt() | e.StructureDeployed():
                self._built.append(lookup.named_kind(event.structure.kind))
            case e.ShipBuilt():
                model = lookup.faction_of(match, event.ship.owner).models[event.ship.cls]
                self._ships.append(Named("model", event.ship.cls, model))
            case e.ShipMoved():
                self._movers.add(event.ship)
            case e.ShipDestroyed():
                ship = lookup.named_ship(match, match.board.ships[event.ship])
                self._lose(match, event.by, event.owner, ship)
            case e.SpaceStructureDestroyed():
                self._lose(match, event.by, event.owner, lookup.named_kind(event.kind))
            case e.DefenceDestroyed() | e.StructureRazed():
                by = event.by if isinstance(event, e.DefenceDestroyed) else self._began.player
                owner = match.board.planets[event.planet].owner
                self._lose(match, by, owner, lookup.named_kind(event.kind))
            case e.PlanetConquered():
                planet = lookup.planet_label(match, event.planet)
                self._decided.append(say("bp.tale.conquered", planet=planet))
            case e.PlayerEliminated():
                player = lookup.named_player(match, event.player)
                self._decided.append(say("bp.tale.out", player=player))

    def _lose(self, match: Match, by: PlayerId, owner: PlayerId | None, thing: Named) -> None:
        loser = Named("nobody") if owner is None else lookup.named_player(match, owner)
        self._lost.setdefault((lookup.named_player(match, by), loser), []).append(thing)

    def told(self) -> TurnSummary:
        told = []
        if self._event is not None:
            told.append(say("bp.tale.event", event=self._event))
        if self._built:
            told.append(say("bp.tale.built", things=Several(tuple(self._built))))
        if self._ships:
            told.append(say("bp.tale.launched", ships=Several(tuple(self._ships))))
        if self._movers:
            told.append(say("bp.tale.moved", ships=len(self._movers)))
        for (by, owner), lost in self._lost.items():
            things = Several(tuple(lost))
            if by.id == self._began.player:
                told.append(say("bp.tale.destroyed", things=things, owner=owner))
            else:
                told.append(say("bp.tale.destroyed_by", by=by, things=things, owner=owner))
        told += self._decided
        began, decisive = self._began, bool(self._decided)
        return TurnSummary(self._begins, began.player, began.round, tuple(told), decisive)


def player_exits(steps: Iterable[Sequence[Event]]) -> dict[PlayerId, Message]:
    """How those went who are out, the first one first; the steps are those that count."""
    found: dict[PlayerId, Message] = {}
    round_ = 0
    for events in steps:
        for event in events:
            if isinstance(event, e.TurnBegan):
                round_ = event.round
            elif isinstance(event, e.PlayerEliminated) and event.conceded:
                found[event.player] = say("bp.fate.conceded", round=round_)
            elif isinstance(event, e.PlayerEliminated):
                found[event.player] = say("bp.fate.eliminated", round=round_)
    return found
