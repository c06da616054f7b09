"""Consents: whose word a command takes for granted, so that they can be asked first."""

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match import commands as c, lookup
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command


def consents_of(match: Match, command: Command) -> tuple[PlayerId, ...]:
    """Players the command says have agreed, where the rules ask for that; nobody for the rest."""
    match command:
        case c.LoadCargo(consent=True) if command.goods:
            site, ship = lookup.find_site(match, command.site), match.board.ships.get(command.ship)
            found = (site.owner,) if site is not None else ()
            return tuple(one for one in found if one and ship and one != ship.owner)
        case c.UnloadCargo(consent=True, structure=True):
            ship = match.board.ships.get(command.ship)
            carried = ship.carried if ship is not None else None
            return (carried.owner,) if carried is not None else ()
        case c.PickUpStructure(consent=True):
            structure = match.board.space.get(command.structure)
            return (structure.owner,) if structure is not None else ()
        case c.Bombard():
            ships = (match.board.ships.get(one) for one in command.ships)
            owners = dict.fromkeys(one.owner for one in ships if one is not None)
            return tuple(one for one in owners if one in command.consents)
        case _:
            return ()
