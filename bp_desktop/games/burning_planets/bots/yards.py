"""Yards of a bot: which ship is built next, and where."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message
from bp_desktop.games.bots import Ties
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.bots import reasons
from bp_desktop.games.burning_planets.bots.character import SMALL, Character
from bp_desktop.games.burning_planets.bots.economy import Economy
from bp_desktop.games.burning_planets.bots.proposal import Proposal, Reason
from bp_desktop.games.burning_planets.bots.situation import Situation
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.queries.offers import launch_cells, yards_of
from bp_desktop.games.burning_planets.match.state import Match

FAR = 1000.0

ShipWords = Callable[[Match, ids.PlayerId, ids.ClassId], Message]


class Wanted(NamedTuple):
    cls: ids.ClassId
    reason: Reason


class Yards:
    """One look at its yards by one seat."""

    def __init__(
        self, situation: Situation, economy: Economy, character: Character, ties: Ties
    ) -> None:
        self._now = situation
        self._match = situation.match
        self._economy = economy
        self._character = character
        self._ties = ties

    def ships(self) -> Iterator[Proposal]:
        if self._ties.chance() < self._character.slips:
            return
        cls, reason = self.wanted()
        if not self._now.treasury.covers(self._now.faction.ship_costs[cls]):
            return
        for yard in yards_of(self._match, self._now.seat):
            cells = launch_cells(self._match, yard)
            at = self._ties.best(cells, lambda cell: -self._away(cell, cls))
            score = FAR if at is None else FAR - self._away(at, cls)
            yield Proposal(score, c.BuildShip(yard, cls, at), reason)

    def saving(self) -> Message:
        """Why nothing is bought."""
        if not self._economy.has_yard:
            return reasons.saves_for_structure(self._match, ids.SPACEPORT)
        return reasons.saves_for_ship(self._match, self._now.seat, self.wanted().cls)

    def wanted(self) -> Wanted:
        """Scouts as long as planets are free, freighters for asteroids, then the fleet in its
        shares."""
        now, character = self._now, self._character
        have = [ship.cls for ship in now.ships]
        scouts = min(character.scouts, len(now.free_planets))
        if have.count(SMALL) < scouts:
            return Wanted(SMALL, self._words(reasons.builds_scout, SMALL))
        wants_cargo = have.count(ids.CARGO) < character.freighters and len(now.planets) > 1
        if wants_cargo and self._economy.free_rocks:
            return Wanted(ids.CARGO, self._words(reasons.builds_freighter, ids.CARGO))
        fleet = dict(character.fleet)
        if len(now.warships) >= character.most_ships:
            fleet = {ids.ENORMOUS: 1.0}
        elif self._economy.earns >= character.rich:
            fleet = dict(character.rich_fleet)
        spent = dict.fromkeys(fleet, 0.0)
        for ship in now.warships:
            if ship.cls in spent:
                spent[ship.cls] += now.price(ship)
        total = sum(spent.values()) or 1.0
        cls = self._ties.best(fleet, lambda one: fleet[one] - spent[one] / total)
        assert cls is not None, "every character builds some ships"
        return Wanted(cls, self._words(reasons.builds_warship, cls))

    def _words(self, words: ShipWords, cls: ids.ClassId) -> Reason:
        return partial(words, self._match, self._now.seat, cls)

    def _away(self, at: Hex, cls: ids.ClassId) -> int:
        """Cells to the nearest planet that such a ship is for."""
        scouting = cls == SMALL and self._now.free_planets
        planets = self._now.free_planets if scouting else self._now.enemy_planets
        centers = (one.center for one in planets if one.center is not None)
        return min((at.distance(center) for center in centers), default=0)
