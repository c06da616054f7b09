"""The offers of a Burning Planets match: what the player on turn may do, and why not the rest.

For the time being put together from the queries: `legal` of the game's TableGame says the same
and takes this module's place.
"""

from collections.abc import Iterator

from bp_desktop.core.ids import SeatId
from bp_desktop.games.burning_planets.ids import PlayerId, ShipId
from bp_desktop.games.burning_planets.match.commands import (
    BuildShip,
    BuildStructure,
    MoveShip,
)
from bp_desktop.games.burning_planets.match.lookup import find_unit
from bp_desktop.games.burning_planets.match.queries.candidates import attacks_by
from bp_desktop.games.burning_planets.match.queries.now import what_now
from bp_desktop.games.burning_planets.match.queries.offers import (
    PlanetOffers,
    YardOffers,
    best_cell,
    cells_for,
)
from bp_desktop.games.burning_planets.match.queries.units import UnitNow, choices_of
from bp_desktop.games.burning_planets.match.queries.verdict import judge, judged
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.table import CountHole, Hole, Offer, OneOfHole

Offers = Iterator[Offer[Command]]


def offers_now(match: Match) -> tuple[SeatId | None, Offers]:
    """Who has to do something, and everything that player may do."""
    player = table_game().asked(match)
    return player, _offers(match, player or next(iter(match.players), PlayerId("")))


def _offers(match: Match, player: PlayerId) -> Offers:
    now = what_now(match, player)
    yield from now.steps
    for planet in now.planets:
        yield from _of_planet(match, planet)
    for yard in now.yards:
        yield from _of_yard(yard)
    for unit in now.units:
        yield from _of_unit(match, unit)
    yield from now.bombardments


def _of_planet(match: Match, offers: PlanetOffers) -> Offers:
    at = best_cell(match, match.board.planets[offers.planet])
    for one in offers.structures:
        cells = cells_for(match, offers.planet, one.kind) if one.legal else ()
        holes: tuple[Hole, ...] = (OneOfHole("at", cells),) if cells else ()
        command = BuildStructure(offers.planet, one.kind, cells[0] if cells else at)
        yield Offer(command, one.verdict, holes)
    yield from (*offers.demolitions, *offers.clearings)


def _of_yard(offers: YardOffers) -> Offers:
    for one in offers.ships:
        holes: tuple[Hole, ...] = (CountHole("count", 1, one.affordable),) if one.legal else ()
        yield Offer(BuildShip(offers.yard, one.cls), one.verdict, holes)


def _of_unit(match: Match, unit: UnitNow) -> Offers:
    choices = choices_of(match, unit.id)
    if unit.ship:
        cells = tuple(choices.moves)
        move = MoveShip(ShipId(unit.id), to=cells[0] if cells else None)
        holes: tuple[Hole, ...] = (OneOfHole("to", cells),) if cells else ()
        yield Offer(move, judge(match, move), holes)
    found = find_unit(match, unit.id)
    yield from judged(match, attacks_by(match, found)) if found is not None else ()
    for others in choices.others.values():
        yield from others
