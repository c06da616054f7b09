"""What must hold of every match at every moment, whoever did whatever."""

from collections.abc import Iterable

from bp_desktop.core.accounts import Posting, total
from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.geometry import Zone
from bp_desktop.games.burning_planets.ids import PlayerId, ShipId
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared.chapters import MatchEvent

NOTHING_NEW = {
    PostingType.LOAD,
    PostingType.UNLOAD,
    PostingType.LOOT_HOLD,
    PostingType.TRANSFER,
}
"""Amounts only change places (BP-APP-3)."""
NEVER_LESS = {PostingType.START_GRANT, PostingType.COLLECT, PostingType.LOOT_HULL}
NEVER_MORE = {PostingType.SHIP_BUILD, PostingType.SPACE_PURCHASE}


def postings_of(events: Iterable[MatchEvent]) -> list[Posting]:
    return [posting for event in events for posting in getattr(event, "postings", ())]


class Books:
    """A second ledger, kept from postings alone, to hold the state to."""

    def __init__(self) -> None:
        self.treasuries: dict[PlayerId, Purse] = {}
        self.holds: dict[ShipId, Purse] = {}

    @classmethod
    def of(cls, match: Match) -> "Books":
        """Opened in the middle of a match."""
        books = cls()
        books.treasuries = {one.id: one.treasury for one in match.players.values()}
        books.holds = {one.id: one.hold for one in match.board.ships.values()}
        return books

    def post(self, postings: Iterable[Posting]) -> None:
        for one in postings:
            if one.hold is None:
                self.treasuries[one.player] = self.treasuries.get(one.player, EMPTY) + one.amounts
            else:
                ship = ShipId(one.hold)
                self.holds[ship] = self.holds.get(ship, EMPTY) + one.amounts

    def require_equal(self, match: Match) -> None:
        """BP-APP-2: a balance equals the sum of its entries."""
        for player in match.players.values():
            assert self.treasuries.get(player.id, EMPTY) == player.treasury, player.id
        for ship in match.board.ships.values():
            assert self.holds.get(ship.id, EMPTY) == ship.hold, ship.id
        for ship_id, left in self.holds.items():
            assert not left or ship_id in match.board.ships, f"{left} in the hold of no ship"


def require_balanced(events: Iterable[MatchEvent]) -> None:
    """BP-APP-3: loading, unloading and looting move amounts and make none."""
    for event in events:
        postings: tuple[Posting, ...] = getattr(event, "postings", ())
        assert not total(one for one in postings if one.type in NOTHING_NEW), event
        for one in postings:
            if one.type in NEVER_LESS:
                assert not one.amounts.is_owed, event
            if one.type in NEVER_MORE:
                assert not any(amount > 0 for _, amount in one.amounts), event


def require_solvent(match: Match) -> None:
    """BP-RES-3: no balance is negative."""
    for player in match.players.values():
        assert not player.treasury.is_owed, player.id
    for ship in match.board.ships.values():
        assert not ship.hold.is_owed, ship.id


def require_one_thing_per_cell(match: Match) -> None:
    """BP-BOARD-13 to -15: one token per cell, ships in space, planet things on planets."""
    board = match.board
    if not match.tracked:
        assert all(ship.at is None for ship in board.ships.values()), "no cells are tracked"
        assert all(structure.at is None for structure in board.space.values())
        return
    where = board.geometry(match.options)
    space: list[Hex] = []
    ground: list[Hex] = []
    for ship in board.ships.values():
        assert ship.at is not None, ship.id
        space.append(ship.at)
    for structure in board.space.values():
        assert (structure.at is None) != (structure.asteroid is None), structure.id
        if structure.at is not None:
            space.append(structure.at)
        else:
            assert structure.asteroid in board.asteroids, structure.id
    space += [rock.at for rock in board.asteroids.values() if rock.at is not None]
    for planet in board.planets.values():
        on_planet = [one.at for one in planet.natural]
        on_planet += [one.at for one in planet.structures.values()]
        for at in on_planet:
            assert at is not None, planet.id
            zone = where.zone(planet.id, at)
            assert zone in (Zone.INTERIOR, Zone.BORDER), (planet.id, at)
            ground.append(at)
    assert len(set(space)) == len(space), "two things in one cell of space"
    assert len(set(ground)) == len(ground), "two things in one cell of a planet"
    assert all(map(where.is_space, space))
    on_rocks = [one.asteroid for one in board.space.values() if one.asteroid is not None]
    assert len(set(on_rocks)) == len(on_rocks), "two structures on one asteroid"


def require_sound(match: Match) -> None:
    require_solvent(match)
    require_one_thing_per_cell(match)
    numbers = [(ship.owner, ship.number) for ship in match.board.ships.values()]
    assert len(set(numbers)) == len(numbers), "two ships with one number (BP-SHIP-7)"
    for player in match.players.values():
        assert not (player.eliminated and player.treasury), "BP-ELIM-2"
