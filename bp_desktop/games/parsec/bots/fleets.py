"""The fleets of a bot of Parsec: where its cargos and its military vessels go."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, say
from bp_desktop.core.work import Work
from bp_desktop.games.bots import Budget
from bp_desktop.games.parsec.board import BodyFacts
from bp_desktop.games.parsec.bots.means import Means
from bp_desktop.games.parsec.bots.outlook import WIN, Outlook
from bp_desktop.games.parsec.match import commands as c, lookup as look, stats
from bp_desktop.games.parsec.match.movement import reachable, why_not_now
from bp_desktop.games.parsec.match.state import UnitState
from bp_desktop.games.parsec.match.system import Command
from bp_desktop.games.shared.proposals import Proposal

SITE, ROCK, DOCK, NEW_RESOURCE = 6.0, 5.0, 7.0, 6.0
"""What a free cell of a planet, an asteroid and the port count, and what was lacking so far."""
SECOND_CHOICE = 0.6
"""How much a site counts for a cargo that is no founder."""
LEAST = 0.01
"""A gain below it moves no vessel."""
FAR = 1000

Stops = Mapping[Hex, int]
"""Where a vessel may stop, with the number of steps."""


class VesselGoal(NamedTuple):
    """Somewhere to be: any of these cells."""

    worth: float
    cells: Collection[Hex]
    reason: Message


class Fleets:
    """One look at its vessels by one seat."""

    def __init__(self, now: Outlook, means: Means) -> None:
        self._now = now
        self._match = now.match
        self._means = means

    def moves(self, budget: Budget) -> Work[list[Proposal[Command]]]:
        """One step towards each goal that is worth more than staying."""
        found = list[Proposal[Command]]()
        for unit in (*self._now.cargos, *self._now.ties.mixed(self._now.warships)):
            if unit.cell is None or why_not_now(self._match, unit) or self._now.slips():
                continue
            steps, staying = stats.move_of(self._match, unit), LEAST
            stops, ways = reachable(self._match, unit, steps), list[Proposal[Command]]()
            for goal in self._goals(unit, stops) if stops else ():
                budget.take()
                yield budget.share
                if budget.is_spent:
                    return found
                if goal.worth <= staying:
                    continue
                stop, turns = self._way(unit.cell, stops, goal.cells, steps)
                if stop == unit.cell:
                    staying = max(staying, goal.worth)
                elif stop is not None:
                    move = c.MoveVessel(unit.id, to=stop)
                    ways.append(Proposal(goal.worth / (1 + turns), move, goal.reason))
            found += [one for one in ways if one.score > staying]
        return found

    def _way(
        self, here: Hex, stops: Stops, cells: Collection[Hex], steps: int
    ) -> tuple[Hex | None, int]:
        """Where it stops on its way to the nearest of these cells, and the turns that takes."""
        if here in cells:
            return here, 0
        ties = self._now.ties
        goal = ties.best(cells, lambda one: -stops.get(one, FAR + here.distance(one)))
        if goal is None or goal in stops:
            return goal, 1
        stop = ties.best(stops, lambda one: -FAR * one.distance(goal) - stops[one])
        if stop is None or stop.distance(goal) >= here.distance(goal):
            return None, 0
        return stop, 1 + -(-stop.distance(goal) // steps)

    def _goals(self, unit: UnitState, stops: Stops) -> Iterator[VesselGoal]:
        if self._now.kind(unit).is_cargo:
            return self._of_cargo(unit, self._now.cargos.index(unit))
        return self._of_warship(unit, stops)

    # --- cargos

    def _of_cargo(self, unit: UnitState, place: int) -> Iterator[VesselGoal]:
        """Founders go to planets, the others to asteroids; the last one also to the port."""
        now, here = self._now, look.body_of(self._match, unit)
        founds = now.wants_colonies and place < now.character.founders
        waits = here is not None and unit.cell in now.sites.get(here.id, ())
        if founds and waits and here is not None and not self._seeks(here):
            return  # until the colony can be paid
        if now.wants_colonies:
            yield from self._sites(here, 1.0 if founds else SECOND_CHOICE)
        if not founds:
            for body in now.rocks:
                words = say("parsec.bot.heads_for_asteroid", body=look.named_body(body))
                yield VesselGoal(ROCK + self._lack(body), body.cells, words)
        if place == len(now.cargos) - 1 and self._wants_exchange:
            docks = [one for one in self._match.board.docks if not look.units_at(self._match, one)]
            yield VesselGoal(DOCK, docks, say("parsec.bot.docks"))

    def _seeks(self, here: BodyFacts) -> bool:
        """Whether another place would bring what nothing brings yet."""
        lacking = self._now.lacking
        return self._now.character.plans and bool(lacking) and lacking.isdisjoint(here.resources)

    def _sites(self, here: BodyFacts | None, share: float) -> Iterator[VesselGoal]:
        """Rather on planets where it has colonies, and where others have none."""
        now = self._now
        for id_, cells in now.sites.items():
            body = self._match.board.bodies[id_]
            if body != here and cells:
                own = now.at_work[now.seat, id_]
                others = sum(now.at_work[one, id_] for one in self._match.players) - own
                worth = SITE + min(2, own) - 1.5 * others + self._lack(body)
                words = say("parsec.bot.heads_for_planet", body=look.named_body(body))
                yield VesselGoal(share * worth, cells, words)

    def _lack(self, body: BodyFacts) -> float:
        """Rather what comes in least, and above all what does not come in yet."""
        now = self._now
        least = max(1 / (1 + now.yields[one]) for one in body.resources)
        is_new = now.character.plans and not now.lacking.isdisjoint(body.resources)
        return least + (NEW_RESOURCE if is_new else 0.0)

    @property
    def _wants_exchange(self) -> bool:
        now = self._now
        return now.character.seasoned and now.hand.total >= 8 and bool(self._means.missing)

    # --- military vessels

    def _of_warship(self, unit: UnitState, stops: Stops) -> Iterator[VesselGoal]:
        """Where it dominates most modules that hang together, and takes most from others."""
        now = self._now
        for cells in now.spots.values():
            after = now.after(cells[0], leaving=unit.cell)
            gain = now.gain(after)
            words = say("parsec.bot.dominates", count=now.counted(now.seat, after))
            if gain >= WIN / 2 and not stops.keys().isdisjoint(cells):
                words = say("parsec.bot.wins")
            yield VesselGoal(gain, cells, words)
