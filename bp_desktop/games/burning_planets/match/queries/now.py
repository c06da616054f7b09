"""What a player may do at this moment, and why not the rest."""

from typing import NamedTuple

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.queries.candidates import bombardments
from bp_desktop.games.burning_planets.match.queries.offers import (
    PlanetOffers,
    YardOffers,
    planet_offers,
    yard_offers,
)
from bp_desktop.games.burning_planets.match.queries.steps import (
    steps_for,
    still_open,
)
from bp_desktop.games.burning_planets.match.queries.units import UnitNow, units_of
from bp_desktop.games.burning_planets.match.queries.verdict import judged
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.table import NOTHING_OPEN, Offer, StillOpen


class Now(NamedTuple):
    """Everything a player can think of doing, judged by the rules.

    For the details of one thing ask on: `offers.cells_for` for the cells of a structure,
    `units.choices_of` for a unit, `reach.reach_of` and `targets.targets_of` for one of its sides.
    """

    player: PlayerId
    is_active: bool
    """Whether it is this player's own turn."""
    steps: tuple[Offer[Command], ...]
    """The commands that bring the match on."""
    planets: tuple[PlanetOffers, ...]
    yards: tuple[YardOffers, ...]
    units: tuple[UnitNow, ...]
    bombardments: tuple[Offer[Command], ...]
    open: StillOpen
    """What would be left undone by going on; empty for players who are not active."""


def what_now(match: Match, player: PlayerId) -> Now:
    """Built from the very functions that judge commands, so an offer never turns out empty."""
    if match.stage is not Stage.PLAY:
        return Now(player, False, steps_for(match, player), (), (), (), (), NOTHING_OPEN)
    is_active = player == match.turn.player
    return Now(
        player,
        is_active,
        steps_for(match, player),
        planet_offers(match, player),
        yard_offers(match, player),
        units_of(match, player),
        judged(match, bombardments(match)) if is_active else (),
        still_open(match) if is_active else NOTHING_OPEN,
    )
