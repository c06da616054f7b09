"""Where were we: what everybody could see happen in the last round, turn by turn."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.ids import ClassId, EventId, KindId, PlanetId, PlayerId
from bp_desktop.games.burning_planets.match import events as e
from bp_desktop.games.burning_planets.match.evolution import Event, evolve
from bp_desktop.games.burning_planets.match.state import Match


class Loss(NamedTuple):
    """Something that was destroyed; a ship, or a structure of this kind."""

    owner: PlayerId | None
    by: PlayerId
    ship: Ship | None = None
    kind: KindId = KindId("")


class TurnRecap(NamedTuple):
    """One own turn as the whole table saw it: what stands on the board or left it. Treasuries,
    holds and contracts are none of it (BP-APP-6)."""

    player: PlayerId
    round: int
    event: EventId | None
    built: tuple[KindId, ...]
    """Structures on planets, and space structures that were deployed."""
    ships: tuple[ClassId, ...]
    moved: int
    """How many ships moved."""
    losses: tuple[Loss, ...]
    conquered: tuple[PlanetId, ...]
    eliminated: tuple[PlayerId, ...]


def first_step_of_recap(match: Match, steps: Sequence[tuple[Event, ...]]) -> int:
    """From which step on to tell: where the own turn of one round ago began. The steps are those
    that count; `match` is the state after them."""
    wanted = match.turn.number - len(match.survivors)
    for place in range(len(steps) - 1, -1, -1):
        for event in steps[place]:
            if isinstance(event, e.TurnBegan) and event.number <= max(wanted, 1):
                return place
    return 0


def recap(before: Match, steps: Iterable[tuple[Event, ...]]) -> tuple[TurnRecap, ...]:
    """The turns that begin in these steps; `before` is the state before the first of them."""
    told = [one.turn for one in tale(before, steps)]
    if len(told) > 1 and not any(told[-1][2:]):
        told.pop()  # it has only just begun
    return tuple(told)


class TurnTold(NamedTuple):
    """A turn in a longer tale."""

    begins: int
    """How many of the steps have happened when it begins."""
    turn: TurnRecap


def tale(before: Match, steps: Iterable[tuple[Event, ...]]) -> tuple[TurnTold, ...]:
    """Every turn that begins in these steps, and where."""
    match, turns = before, list[tuple[int, _Turn]]()
    for place, events in enumerate(steps, start=1):
        for event in events:
            if isinstance(event, e.TurnBegan):
                turns.append((place, _Turn(event)))
            elif turns:
                turns[-1][1].see(match, event)
            match = evolve(match, event)
    return tuple(TurnTold(place, turn.told()) for place, turn in turns)


class _Turn:
    """Collects what happens in one own turn."""

    def __init__(self, began: e.TurnBegan) -> None:
        self.player, self.round = began.player, began.round
        self.event = began.event
        self.built: list[KindId] = []
        self.ships: list[ClassId] = []
        self.movers: set[str] = set()
        self.losses: list[Loss] = []
        self.conquered: list[PlanetId] = []
        self.eliminated: list[PlayerId] = []

    def see(self, match: Match, event: Event) -> None:
        match event:
            case e.EventRolled():
                own = [one.event for one in event.results if one.player == self.player]
                self.event = own[0] if own else self.event
            case e.StructureBuilt() | e.StructureDeployed():
                self.built.append(event.structure.kind)
            case e.ShipBuilt():
                self.ships.append(event.ship.cls)
            case e.ShipMoved():
                self.movers.add(event.ship)
            case e.ShipDestroyed():
                self.losses.append(Loss(event.owner, event.by, match.board.ships[event.ship]))
            case e.DefenceDestroyed():
                owner = match.board.planets[event.planet].owner
                self.losses.append(Loss(owner, event.by, kind=event.kind))
            case e.SpaceStructureDestroyed():
                self.losses.append(Loss(event.owner, event.by, kind=event.kind))
            case e.StructureRazed():
                owner = match.board.planets[event.planet].owner
                self.losses.append(Loss(owner, self.player, kind=event.kind))
            case e.PlanetConquered():
                self.conquered.append(event.planet)
            case e.PlayerEliminated():
                self.eliminated.append(event.player)

    def told(self) -> TurnRecap:
        return TurnRecap(
            self.player,
            self.round,
            self.event,
            tuple(self.built),
            tuple(self.ships),
            len(self.movers),
            tuple(self.losses),
            tuple(self.conquered),
            tuple(self.eliminated),
        )
