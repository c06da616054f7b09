"""Corrections of the table, as messages for the journal."""

from typing import assert_never

from bp_desktop.core.accounts import total
from bp_desktop.core.messages import Message, Named, say
from bp_desktop.games.burning_planets.ids import PlayerId, ShipId
from bp_desktop.games.burning_planets.match.correction_events import (
    ActionsRestored,
    AsteroidPut,
    BalanceAdjusted,
    NaturalPut,
    NaturalRemoved,
    OptionChanged,
    OwnerSet,
    ShipPut,
    ShipRelocated,
    SpaceStructurePut,
    StructurePut,
    TableEvent,
    ThingRemoved,
    TurnSet,
)
from bp_desktop.games.burning_planets.match.labels import planet_label, ship_label, unit_label
from bp_desktop.games.burning_planets.match.lookup import named_player, named_ship
from bp_desktop.games.burning_planets.match.secret_view import sees_treasury
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.options import PlanetRadius


def describe_correction(match: Match, event: TableEvent, viewer: PlayerId | None = None) -> Message:
    """`viewer` is who reads it; None: everybody."""
    match event:
        case OptionChanged():
            return _option(event)
        case BalanceAdjusted():
            return _balance(match, event, viewer)
        case ShipPut():
            return say(
                "bp.log.ship_put",
                player=named_player(match, event.ship.owner),
                ship=named_ship(match, event.ship),
                reason=event.reason,
            )
        case StructurePut():
            where, kind = planet_label(match, event.planet), event.structure.kind
            return say("bp.log.structure_put", kind=kind, planet=where, reason=event.reason)
        case SpaceStructurePut():
            owner, kind = named_player(match, event.structure.owner), event.structure.kind
            return say("bp.log.space_structure_put", player=owner, kind=kind, reason=event.reason)
        case NaturalPut():
            where, kind = planet_label(match, event.planet), event.natural.kind
            return say("bp.log.natural_put", kind=kind, planet=where, reason=event.reason)
        case NaturalRemoved():
            where, kind = planet_label(match, event.planet), event.natural.kind
            return say("bp.log.natural_removed", kind=kind, planet=where, reason=event.reason)
        case AsteroidPut():
            return say("bp.log.asteroid_put", reason=event.reason)
        case ShipRelocated():
            ship = ship_label(match, event.ship)
            return say("bp.log.ship_relocated", ship=ship, reason=event.reason)
        case ThingRemoved():
            return _removed(match, event)
        case OwnerSet():
            return _owner(match, event)
        case TurnSet():
            player = named_player(match, event.player)
            return say("bp.log.turn_set", player=player, phase=event.phase, reason=event.reason)
        case ActionsRestored():
            unit = unit_label(match, event.unit)
            return say("bp.log.actions_restored", unit=unit, reason=event.reason)
        case _:
            assert_never(event)


def _option(event: OptionChanged) -> Message:
    value = getattr(event.options, event.option, "")
    if isinstance(value, PlanetRadius):
        small, medium, big = value.small, value.medium, value.big
        option = event.option
        return say("bp.log.radii_changed", option=option, small=small, medium=medium, big=big)
    if isinstance(value, str):
        value = Named("choice", f"{event.option}.{value}")
    return say("bp.log.option_changed", option=event.option, value=value)


def _balance(match: Match, event: BalanceAdjusted, viewer: PlayerId | None) -> Message:
    change = total(event.postings)
    player = named_player(match, event.player)
    holds = [ShipId(one.hold) for one in event.postings if one.hold is not None]
    if holds:
        ship = ship_label(match, holds[0])
        return say("bp.log.hold_adjusted", ship=ship, player=player, reason=event.reason)
    if not sees_treasury(match, event.player, viewer):
        return say("bp.log.balance_adjusted_hidden", player=player, reason=event.reason)
    return say("bp.log.balance_adjusted", player=player, change=change, reason=event.reason)


def _removed(match: Match, event: ThingRemoved) -> Message:
    if event.thing in match.board.ships:
        ship, owner = ship_label(match, ShipId(event.thing)), named_player(match, event.owner)
        return say("bp.log.ship_removed", ship=ship, player=owner, reason=event.reason)
    if event.kind is not None:
        return say("bp.log.structure_removed", kind=event.kind, reason=event.reason)
    return say("bp.log.asteroid_removed", reason=event.reason)


def _owner(match: Match, event: OwnerSet) -> Message:
    planet, reason = planet_label(match, event.planet), event.reason
    if event.owner is None:
        return say("bp.log.owner_removed", planet=planet, reason=reason)
    player = named_player(match, event.owner)
    return say("bp.log.owner_set", planet=planet, player=player, reason=reason)
