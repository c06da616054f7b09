"""Where a cargo ship can put down what it carries: one row of a list, and cells of the board."""

from collections.abc import Iterable, Mapping

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import ShipId
from bp_desktop.games.burning_planets.match.commands import DeployStructure
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.ui.games.burning_planets.book import names


def sites_of(match: Match, commands: Iterable[Command]) -> dict[Hex, DeployStructure]:
    """The cells of the board where something can be deployed; none beside a real board."""
    sites = {}
    for one in commands:
        if isinstance(one, DeployStructure):
            at = match.board.asteroids[one.asteroid].at if one.asteroid is not None else one.at
            if at is not None:
                sites[at] = one
    return sites


def with_one_deployment(
    commands: Iterable[Command], sites: Mapping[Hex, DeployStructure]
) -> tuple[Command, ...]:
    """Of all cells one stands for the rest: which one, the board asks."""
    others = tuple(sites.values())[1:]
    return tuple(one for one in commands if one not in others)


def carried_title(match: Match, ship: ShipId) -> str:
    carried = match.board.ships[ship].carried
    assert carried is not None, "nothing aboard that could be put down"
    return names().kind(carried.kind)
