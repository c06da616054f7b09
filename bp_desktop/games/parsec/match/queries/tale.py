"""The tale of a match of Parsec: every own turn in short, as the whole table saw it."""

from collections.abc import Iterable, Mapping, Sequence

from bp_desktop.core.messages import Message, Named, Several, say
from bp_desktop.games.parsec.ids import PlayerId
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.describe import describe
from bp_desktop.games.parsec.match.lookup import named_player, named_type, named_unit
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.system import Event, evolve
from bp_desktop.games.shared import clock
from bp_desktop.games.table import TurnSummary

UNTOLD: Mapping[type, str] = {
    e.ParsecTurnBegan: "it begins the line",
    e.ActionsClosed: "every purchase does it",
    e.FightDeclared: "the losses tell the fight",
    e.StrikeRolled: "the losses tell the fight",
    e.StrikeModified: "the losses tell the fight",
    e.CardsPassed: "nothing happened",
    e.StrikeEnded: "the losses tell the fight",
    e.FightAnswered: "the losses tell the fight",
    e.FightEnded: "the losses tell the fight",
    e.HazardRolled: "the losses tell the event",
    e.LastingBegan: "its card tells it",
    e.TurnHelped: "its card tells it",
    e.ParsecEnded: "the end has a line of its own, after the last turn",
    clock.ClockPaused: "time is no part of the story",
    clock.ClockResumed: "time is no part of the story",
    clock.ClockSet: "time is no part of the story",
    clock.HandicapSet: "time is no part of the story",
}
"""What the journal tells and the tale does not, and why. Everything else is told."""

CORRECTIONS = (e.HandAdjusted, e.UnitPut)


def tale(before: ParsecMatch, steps: Iterable[Sequence[Event]]) -> tuple[TurnSummary, ...]:
    """Every turn that begins in these steps; of hands it tells nothing."""
    match, turns = before, list[_OwnTurn]()
    for place, events in enumerate(steps, start=1):
        for event in events:
            if isinstance(event, e.ParsecTurnBegan):
                turns.append(_OwnTurn(place, event))
            elif turns and type(event) not in UNTOLD:
                turns[-1].see(match, event)
            match = evolve(match, event)
    return tuple(turn.told() for turn in turns)


class _OwnTurn:
    """Collects what happens in one own turn."""

    def __init__(self, begins: int, began: e.ParsecTurnBegan) -> None:
        self._begins, self._began = begins, began
        self._rolled: list[Message] = []
        self._movers: set[str] = set()
        self._built: list[Named] = []
        self._lost: dict[tuple[Named | None, Named], list[Named]] = {}
        self._corrected = 0
        self._further: list[Message] = []
        self._decided: list[Message] = []

    def see(self, match: ParsecMatch, event: Event) -> None:
        """Whatever has no short form here is told as in the journal."""
        match event:
            case e.ProductionRolled():
                self._rolled.append(say("parsec.tale.rolled", face=event.face))
            case e.ProductionPaid():
                count = sum(one.amounts.total for one in event.postings)
                if count:
                    self._rolled.append(say("parsec.tale.produced", count=count))
            case e.VesselMoved() | e.VesselUnloaded():
                self._movers.add(event.unit)
            case e.UnitBuilt():
                self._built.append(named_type(event.unit.type))
            case e.CargoConverted():
                self._built.append(named_type(event.colony.type))
            case e.UnitLost() if event.cause != "correction":
                unit = match.units[event.unit]
                by = None if event.by is None else named_player(match, event.by)
                lost = self._lost.setdefault((by, named_player(match, unit.owner)), [])
                lost.append(named_unit(match, unit))
            case e.UnitLost() | e.HandAdjusted() | e.UnitPut():
                self._corrected += 1
            case e.ArmsRaceBegan() | e.ParsecPlayerOut():
                self._decide(describe(match, event, None))
            case _:
                told = describe(match, event, None)
                if told is not None:
                    self._further.append(told)

    def _decide(self, told: Message | None) -> None:
        if told is not None:
            self._decided.append(told)

    def told(self) -> TurnSummary:
        found = list(self._rolled)
        if self._movers:
            found.append(say("parsec.tale.moved", count=len(self._movers)))
        if self._built:
            found.append(say("parsec.tale.built", things=Several(tuple(self._built))))
        found += self._further
        for (by, owner), lost in self._lost.items():
            things = Several(tuple(lost))
            if by is None or by == owner:
                found.append(say("parsec.tale.lost", things=things))
            else:
                found.append(say("parsec.tale.destroyed", player=by, things=things))
        if self._corrected:
            found.append(say("parsec.tale.corrected", count=self._corrected))
        found += self._decided
        began = self._began
        return TurnSummary(
            self._begins, began.player, began.round, tuple(found), bool(self._decided)
        )


def player_exits(steps: Iterable[Sequence[Event]]) -> dict[PlayerId, Message]:
    """How those went who are out, the first one first."""
    found: dict[PlayerId, Message] = {}
    round_ = 0
    for events in steps:
        for event in events:
            if isinstance(event, e.ParsecTurnBegan):
                round_ = event.round
            elif isinstance(event, e.ParsecPlayerOut):
                found[event.player] = say("parsec.fate.eliminated", "PA-ELIM-1", round=round_)
    return found
