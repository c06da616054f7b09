"""Standing of the players: their holdings, and what is missing for a victory."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import ClassId, KindId, PlayerId
from bp_desktop.games.burning_planets.match.lookup import faction_of
from bp_desktop.games.burning_planets.match.state import Match


class Holdings(NamedTuple):
    """What everybody can see of a player: what stands on the table, and no treasury."""

    player: PlayerId
    eliminated: bool
    won: bool
    planets: int
    naturals: int
    structures: dict[KindId, int]
    ships: dict[ClassId, int]
    space: dict[KindId, int]
    """Deployed space structures."""
    worth: Purse
    """What ships and structures cost to build, in the own faction's prices."""

    @property
    def pieces(self) -> int:
        """What stands between the player and elimination under the standard rule (BP-ELIM-1)."""
        return self.planets + sum(self.ships.values()) + sum(self.space.values())


def holdings_of(match: Match, player: PlayerId) -> Holdings:
    board = match.board
    planets = [planet for planet in board.planets.values() if planet.owner == player]
    structures = Counter(one.kind for planet in planets for one in planet.structures.values())
    ships = Counter(ship.cls for ship in board.ships.values() if ship.owner == player)
    space = Counter(one.kind for one in board.space.values() if one.owner == player)
    prices = faction_of(match, player)
    worth = EMPTY
    for kind, count in (structures + space).items():
        worth += prices.structure_costs[kind] * count
    for cls, count in ships.items():
        worth += prices.ship_costs[cls] * count
    return Holdings(
        player,
        match.players[player].eliminated,
        player in match.winners,
        len(planets),
        sum(len(planet.natural) for planet in planets),
        dict(structures),
        dict(ships),
        dict(space),
        worth,
    )


def standings(match: Match, fallen: Sequence[PlayerId] = ()) -> tuple[Holdings, ...]:
    """Winners first, then survivors by planets and worth, then the eliminated; a view, not a
    score: the rules know none (BP-WIN-6). `fallen`: who is out, in the order in which they went;
    whoever held out longer stands higher."""
    found = [holdings_of(match, player) for player in match.order or tuple(match.players)]

    def rank(one: Holdings) -> tuple[int, ...]:
        held = fallen.index(one.player) if one.player in fallen else -1
        return (not one.won, one.eliminated, -held, -one.planets, -one.worth.total)

    return tuple(sorted(found, key=rank))
