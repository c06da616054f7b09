"""Deployment of carried space structures: the sites as rows of a list and cells to choose."""

from collections.abc import Iterable

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import ShipId
from bp_desktop.games.burning_planets.match.commands import DeployStructure
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.offers import Offer, every_way
from bp_desktop.ui.games.burning_planets.book import names


def sites_of(match: Match, offers: Iterable[Offer[Command]]) -> dict[Hex, DeployStructure]:
    """The cells of the board where something can be deployed; none beside a real board."""
    sites = {}
    for offer in offers:
        for one in every_way(offer) if offer.legal else ():
            assert isinstance(one, DeployStructure)
            at = match.board.asteroids[one.asteroid].at if one.asteroid is not None else one.at
            if at is not None:
                sites[at] = one
    return sites


def rows_of(match: Match, offer: Offer[Command]) -> Iterable[Command]:
    """What an offer has rows for: of all cells of the board one stands for the rest, and which
    one, the board asks; the rocks of a real board are listed."""
    is_listed = isinstance(offer.command, DeployStructure) and not match.tracked
    return every_way(offer) if is_listed else (offer.command,)


def carried_title(match: Match, ship: ShipId) -> str:
    carried = match.board.ships[ship].carried
    assert carried is not None, "nothing aboard that could be put down"
    return names().kind(carried.kind)
