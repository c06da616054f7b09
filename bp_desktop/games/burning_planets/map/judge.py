"""Judges map commands and says what they lead to; dice are another module's business."""

from collections.abc import Callable
from typing import Any

from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.burning_planets.map import (
    commands as c,
    ground,
    planets,
    seats,
    space,
    tiles,
    whole,
)
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.lookup import MapPlan
from bp_desktop.games.burning_planets.map.state import MapState, folded

Planner = Callable[[MapState, Any], MapPlan]

PLANNERS: dict[type[c.MapCommand], Planner] = {
    c.CreateMap: whole.create_map,
    c.AdoptMap: whole.adopt_map,
    c.RenameMap: whole.rename_map,
    c.ChangeOptions: whole.change_options,
    c.AddTile: tiles.add_tile,
    c.RemoveTile: tiles.remove_tile,
    c.ChangeGrid: tiles.change_grid,
    c.SetOutline: tiles.set_outline,
    c.ResizeTiles: tiles.resize_tiles,
    c.PlacePlanet: planets.place_planet,
    c.PastePlanet: planets.paste_planet,
    c.MovePlanet: planets.move_planet,
    c.RemovePlanet: planets.remove_planet,
    c.ResizePlanet: planets.resize_planet,
    c.SetBiome: planets.set_biome,
    c.RenamePlanet: planets.rename_planet,
    c.SetPlanetOwner: planets.set_owner,
    c.SetStarting: planets.set_starting,
    c.PlaceNatural: ground.place_natural,
    c.PlaceStructure: ground.place_structure,
    c.ClearGround: ground.clear_ground,
    c.MoveGround: ground.move_ground,
    c.PlaceAsteroid: space.place_asteroid,
    c.MoveAsteroid: space.move_asteroid,
    c.RemoveAsteroid: space.remove_asteroid,
    c.PlaceShip: space.place_ship,
    c.ShiftShip: space.move_ship,
    c.RemoveShip: space.remove_ship,
    c.NumberShip: space.number_ship,
    c.SetHold: space.set_hold,
    c.PlaceSpaceStructure: space.place_space_structure,
    c.MoveSpaceStructure: space.move_space_structure,
    c.RemoveSpaceStructure: space.remove_space_structure,
    c.SetSeats: seats.set_seats,
    c.SetTreasury: seats.set_treasury,
    c.SetReserve: seats.set_reserve,
    c.SetStanding: seats.set_standing,
    c.PutNote: seats.put_note,
    c.RemoveNote: seats.remove_note,
    c.AcceptProblem: seats.accept_problem,
    c.UnacceptProblem: seats.unaccept_problem,
    c.NameRevision: seats.name_revision,
}

DURING_GENERATION = (
    c.CreateMap,
    c.AdoptMap,
    c.RenameMap,
    c.MoveGround,
    c.RenamePlanet,
    c.PutNote,
    c.RemoveNote,
    c.AcceptProblem,
    c.UnacceptProblem,
    c.NameRevision,
)
"""What does not get in the way of dice that are still to fall (BP-GEN-23), or ends it all."""


def plan(state: MapState, command: c.MapCommand) -> MapPlan:
    """What a command leads to; raises Refused."""
    if len(getattr(command, "cells", ())) > c.MOST_CELLS:
        raise Refused(say("bp.map.too_many_cells", limit=c.MOST_CELLS))
    if isinstance(command, c.Together):
        return _together(state, command)
    if state.generation is not None and not isinstance(command, DURING_GENERATION):
        raise Refused(say("bp.generation.running"))
    return PLANNERS[type(command)](state, command)


def _together(state: MapState, command: c.Together) -> MapPlan:
    """Each part is judged where the parts before it have led."""
    if not command.commands:
        raise Refused(say("bp.map.nothing_chosen"))
    if len(command.commands) > c.MOST_PARTS:
        raise Refused(say("bp.map.too_many_at_once", limit=c.MOST_PARTS))
    events: list[AnyMapEvent] = []
    objections: list[Message] = []
    for part in command.commands:
        step = plan(state, part)
        state = folded(state, step.events)
        events += step.events
        objections += step.objections
    return MapPlan(tuple(events), tuple(dict.fromkeys(objections)))
