"""The tale of a match of Parsec: every own turn in short, as the whole table saw it."""

from collections.abc import Iterable, Mapping, Sequence

from bp_desktop.core.messages import Message, Several, say
from bp_desktop.games.parsec.match import events as e, lookup as look
from bp_desktop.games.parsec.match.describe import describe
from bp_desktop.games.parsec.match.evolution import evolve
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.system import Event
from bp_desktop.games.shared.tales import UNTOLD_CLOCK, OwnTurnTale, player_exits, walk_turns
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
    **UNTOLD_CLOCK,
}
"""What the journal tells and the tale does not, and why. Everything else is told."""


def tale(before: ParsecMatch, steps: Iterable[Sequence[Event]]) -> tuple[TurnSummary, ...]:
    """Every turn that begins in these steps; of hands it tells nothing."""
    _now, turns = walk_turns(before, steps, evolve, e.ParsecTurnBegan, _Turn, _Turn.see)
    return tuple(turn.told() for turn in turns)


class _Turn(OwnTurnTale):
    def __init__(self, begins: int, began: e.ParsecTurnBegan) -> None:
        super().__init__(begins, began)
        self._rolled: list[Message] = []
        self._further: list[Message] = []

    def see(self, match: ParsecMatch, event: Event) -> None:
        """Whatever has no short form here is told as in the journal."""
        match event:
            case _ if type(event) in UNTOLD:
                return
            case e.ProductionRolled():
                self._rolled.append(say("parsec.tale.rolled", face=event.face))
            case e.ProductionPaid():
                count = sum(one.amounts.total for one in event.postings)
                if count:
                    self._rolled.append(say("parsec.tale.produced", count=count))
            case e.VesselMoved() | e.VesselUnloaded():
                self.movers.add(event.unit)
            case e.UnitBuilt(unit) | e.CargoConverted(colony=unit):
                self.built.append(look.named_type(unit.type))
            case e.UnitLost() if event.cause != "correction":
                unit = match.units[event.unit]
                by = None if event.by is None else look.named_player(match, event.by)
                self.lose(by, look.named_player(match, unit.owner), look.named_unit(match, unit))
            case e.UnitLost() | e.HandAdjusted() | e.UnitPut():
                self.corrected += 1
            case _:
                told = describe(match, event, None)
                decisive = isinstance(event, e.ArmsRaceBegan | e.ParsecPlayerOut)
                if told is not None:
                    (self.decided if decisive else self._further).append(told)

    def told(self) -> TurnSummary:
        found = list(self._rolled)
        if self.movers:
            found.append(say("parsec.tale.moved", count=len(self.movers)))
        if self.built:
            found.append(say("parsec.tale.built", things=Several(tuple(self.built))))
        found += self._further
        for (by, owner), lost in self.lost.items():
            things = Several(tuple(lost))
            if by is None or by == owner:
                found.append(say("parsec.tale.lost", things=things))
            else:
                found.append(say("parsec.tale.destroyed", player=by, things=things))
        if self.corrected:
            found.append(say("parsec.tale.corrected", count=self.corrected))
        return self.summary(found)


exits_told = player_exits(
    e.ParsecTurnBegan,
    e.ParsecPlayerOut,
    lambda _out, round_: say("parsec.fate.eliminated", "PA-ELIM-1", round=round_),
)
