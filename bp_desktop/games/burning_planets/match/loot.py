"""What the destroyer of a ship receives."""

from msgspec.structs import replace

from bp_desktop.core.accounts import Posting
from bp_desktop.games.burning_planets.board import Ship, SpaceStructure
from bp_desktop.games.burning_planets.ids import CARGO, PlayerId
from bp_desktop.games.burning_planets.match.events import ShipDestroyed
from bp_desktop.games.burning_planets.match.lookup import faction_of
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import Match


def ship_destroyed(match: Match, ship: Ship, by: PlayerId) -> ShipDestroyed:
    """A cargo ship leaves its price, its hold and its space structure to the owner of whatever
    destroyed it (BP-CARGO-1 to -6); any other unit leaves nothing (BP-CARGO-7)."""
    if ship.cls != CARGO:
        return ShipDestroyed(ship.id, ship.owner, by)
    costs = faction_of(match, ship.owner)
    hull = costs.ship_costs[ship.cls]
    postings = [Posting(by, PostingType.LOOT_HULL, hull, source=ship.id)]
    if ship.hold:
        loot = PostingType.LOOT_HOLD
        postings.append(Posting(ship.owner, loot, -ship.hold, hold=ship.id, source=by))
        postings.append(Posting(by, loot, ship.hold, source=ship.id))
    looted: SpaceStructure | None = None
    if ship.carried is not None:
        match match.options.looted_structure:
            case "reserve":
                looted = replace(ship.carried, owner=by)
            case "cost_value":
                value = costs.structure_costs[ship.carried.kind]
                source = ship.carried.kind
                postings.append(Posting(by, PostingType.LOOT_HULL, value, source=source))
            case "lost":
                pass
    return ShipDestroyed(ship.id, ship.owner, by, tuple(postings), looted)
