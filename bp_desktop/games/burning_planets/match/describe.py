"""Journal messages for events: names and results, and no secret of others."""

from collections.abc import Iterable
from typing import assert_never, get_args

from bp_desktop.core.accounts import total
from bp_desktop.core.messages import Message, Named, say
from bp_desktop.games.burning_planets.ids import PlayerId, ShipId
from bp_desktop.games.burning_planets.match import events, included
from bp_desktop.games.burning_planets.match.describe_cargo import (
    describe_cargo,
    describe_transfer,
    gained,
)
from bp_desktop.games.burning_planets.match.describe_secrets import describe_secret
from bp_desktop.games.burning_planets.match.evolution import Event, evolve
from bp_desktop.games.burning_planets.match.lookup import (
    name_of,
    named_planet,
    named_player,
    named_ship,
    names_of,
    planet_label,
    ship_label,
    site_label,
    unit_label,
)
from bp_desktop.games.burning_planets.match.secret_events import SecretEvent
from bp_desktop.games.burning_planets.match.secret_view import sees_treasury
from bp_desktop.games.burning_planets.match.state import Ending, Match
from bp_desktop.games.burning_planets.options import PlanetRadius

_TABLE = frozenset(get_args(events.TableEvent))
_SECRET = frozenset(get_args(SecretEvent))


def describe_step(
    match: Match, happened: Iterable[Event], viewer: PlayerId | None = None
) -> tuple[Message, ...]:
    """What there is to tell of a step, event by event; `match` is the state before the step.

    `viewer` is who reads it; None: everybody.
    """
    found = []
    for event in happened:
        message = describe(match, event, viewer)
        if message is not None:
            found.append(message)
        match = evolve(match, event)
    return tuple(found)


def describe(match: Match, event: Event, viewer: PlayerId | None = None) -> Message | None:
    """One event as a message; `match` is the state just before it. None: nothing to tell.

    What a hidden treasury gets or gives is told to its owner alone (BP-APP-6). What goes aboard or
    ashore is told where treasuries are open, since the balances tell it anyway (AMB-67), and else
    to those whose it was and is: the register discloses it (BP-REG-4).
    """
    if type(event) in _TABLE:
        return _correction(match, event, viewer)  # type: ignore[arg-type]  # a TableEvent
    if type(event) in _SECRET:
        return describe_secret(match, event, viewer)  # type: ignore[arg-type]  # a SecretEvent
    tell = included.TELLERS.get(type(event))
    if tell is not None:
        return tell(match, event)
    return _describe_play(match, event, viewer)  # type: ignore[arg-type]  # the rest


def _describe_play(match: Match, event: events.PlayEvent, viewer: PlayerId | None) -> Message:
    if isinstance(event, events.CargoEvent):
        return describe_cargo(match, event, viewer)
    if isinstance(event, events.LossEvent):
        return _destroyed(match, event)
    match event:
        case events.ShipMoved():
            return _moved(match, event)
        case events.Attacked():
            return _attacked(match, event)
        case events.TurnBegan():
            player = named_player(match, event.player)
            return say("bp.log.turn_began", player=player, round=event.round)
        case events.PhaseEntered():
            return say("bp.log.phase_entered", phase=event.phase)
        case events.EventRolled():
            return _rolled(match, event)
        case events.ResourcesCollected():
            gained = total(event.postings)
            player = named_player(match, event.player)
            if not gained:
                return say("bp.log.collected_nothing", player=player)
            if not sees_treasury(match, event.player, viewer):
                return say("bp.log.collected_hidden", player=player)
            return say("bp.log.collected", player=player, amounts=gained)
        case events.StructureBuilt():
            return say(
                "bp.log.structure_built",
                player=named_player(match, event.player),
                kind=event.structure.kind,
                planet=planet_label(match, event.planet),
                price=-total(event.postings),
            )
        case events.ShipBuilt():
            return say(
                "bp.log.ship_built",
                player=named_player(match, event.ship.owner),
                ship=named_ship(match, event.ship),
                yard=site_label(match, event.yard),
            )
        case events.StructureDemolished():
            where = planet_label(match, event.planet)
            return say("bp.log.structure_demolished", kind=event.kind, planet=where)
        case events.NaturalCleared():
            where = planet_label(match, event.planet)
            return say("bp.log.natural_cleared", kind=event.natural.kind, planet=where)
        case events.ResourcesTransferred():
            return describe_transfer(match, event, viewer)
        case events.AsteroidDestroyed():
            by = named_player(match, event.by)
            gone = match.board.space.get(event.structure) if event.structure else None
            if gone is None:
                return say("bp.log.asteroid_destroyed", player=by)
            return say("bp.log.asteroid_destroyed_with", player=by, kind=gone.kind)
        case events.StructureRazed():
            return say(
                "bp.log.structure_razed",
                ship=ship_label(match, event.ship),
                kind=event.kind,
                planet=planet_label(match, event.planet),
            )
        case events.PlanetConquered():
            return _conquered(match, event)
        case events.PlanetBombarded():
            return say(
                "bp.log.planet_bombarded",
                player=named_player(match, event.player),
                planet=planet_label(match, event.planet),
                structures=len(event.structures),
            )
        case events.PlayerEliminated():
            player = named_player(match, event.player)
            if event.conceded:
                return say("bp.log.player_conceded", player=player)
            return say("bp.log.player_eliminated", player=player)
        case events.MatchEnded():
            return _ended(match, event)
        case _:
            return _set_up(match, event, viewer)


def _set_up(match: Match, event: events.SetUpEvent, viewer: PlayerId | None) -> Message:
    match event:
        case events.MatchCreated():
            return say("bp.log.match_created", players=", ".join(one.name for one in event.players))
        case events.StartGranted():
            player, granted = named_player(match, event.player), total(event.postings)
            if not sees_treasury(match, event.player, viewer):
                return say("bp.log.start_granted_hidden", player=player)
            return say("bp.log.start_granted", player=player, amounts=granted)
        case events.OrderRolled():
            rolls = _faces(match, [(roll.player, roll.face) for roll in event.rolls])
            if len(event.leaders) > 1:
                leaders = names_of(match, event.leaders)
                return say("bp.log.order_tied", rolls=rolls, players=leaders)
            return say("bp.log.order_rolled", rolls=rolls)
        case events.OrderSettled():
            return say("bp.log.order_settled", players=names_of(match, event.order))
        case events.StartingStructurePlaced():
            return say(
                "bp.log.starting_structure_placed",
                player=named_player(match, event.player),
                kind=event.structure.kind,
                planet=planet_label(match, event.planet),
            )
        case events.PlanetAdded():
            planet = event.planet
            name, size, biome = named_planet(match, planet), planet.size, planet.biome
            if planet.owner is None or planet.starting is not None:
                return say("bp.log.planet_added", planet=name, size=size, biome=biome)
            owner = named_player(match, planet.owner)
            return say(
                "bp.log.second_planet_added", planet=name, size=size, biome=biome, player=owner
            )
        case events.PlayBegan():
            return say("bp.log.play_began")
        case _:
            assert_never(event)


def _faces(match: Match, rolls: Iterable[tuple[PlayerId, int]]) -> str:
    return ", ".join(f"{name_of(match, player)} {face}" for player, face in rolls)


def _rolled(match: Match, event: events.EventRolled) -> Message:
    if len(event.results) != 1:
        rolls = _faces(match, [(omen.player, omen.face) for omen in event.results])
        return say("bp.log.events_rolled", rolls=rolls)
    [omen] = event.results
    player = named_player(match, omen.player)
    if omen.event is None:
        return say("bp.log.no_event", player=player, face=omen.face)
    return say("bp.log.event_rolled", player=player, face=omen.face, event=omen.event)


def _moved(match: Match, event: events.ShipMoved) -> Message:
    ship = ship_label(match, event.ship)
    if not event.path:
        return say("bp.log.ship_moved", ship=ship)
    return say("bp.log.ship_moved_by", ship=ship, cells=len(event.path))


def _attacked(match: Match, event: events.Attacked) -> Message:
    unit = unit_label(match, event.attacker)
    player, attack, shield = named_player(match, event.player), event.attack, event.shield
    if event.defence is None:
        if event.destroyed:
            return say("bp.log.rock_hit", player=player, unit=unit, attack=attack, shield=shield)
        return say("bp.log.rock_missed", player=player, unit=unit, attack=attack, shield=shield)
    defence = event.defence
    if event.destroyed:
        return say(
            "bp.log.attack_hit",
            player=player,
            unit=unit,
            attack=attack,
            defence=defence,
            shield=shield,
        )
    return say(
        "bp.log.attack_failed",
        player=player,
        unit=unit,
        defender=named_player(match, event.defender),
        target=unit_label(match, event.target),
        attack=attack,
        defence=defence,
        shield=shield,
    )


def _destroyed(match: Match, event: events.LossEvent) -> Message:
    by = named_player(match, event.by)
    match event:
        case events.DefenceDestroyed():
            where = planet_label(match, event.planet)
            return say("bp.log.defence_destroyed", player=by, kind=event.kind, planet=where)
        case events.SpaceStructureDestroyed():
            owner = named_player(match, event.owner)
            return say("bp.log.space_structure_destroyed", player=by, kind=event.kind, owner=owner)
        case events.ShipDestroyed():
            ship, owner = ship_label(match, event.ship), named_player(match, event.owner)
            loot = gained(event.postings)
            if event.looted is not None:
                return say(
                    "bp.log.ship_looted_with",
                    player=by,
                    ship=ship,
                    owner=owner,
                    amounts=loot,
                    kind=event.looted.kind,
                )
            if loot:
                return say("bp.log.ship_looted", player=by, ship=ship, owner=owner, amounts=loot)
            return say("bp.log.ship_destroyed", player=by, ship=ship, owner=owner)


def _conquered(match: Match, event: events.PlanetConquered) -> Message:
    player, planet = named_player(match, event.player), planet_label(match, event.planet)
    if event.former is None:
        return say("bp.log.planet_conquered", player=player, planet=planet)
    former = named_player(match, event.former)
    return say("bp.log.planet_taken", player=player, planet=planet, former=former)


def _ended(match: Match, event: events.MatchEnded) -> Message:
    match event.ending:
        case Ending.LAST_SURVIVOR if event.winners:
            return say("bp.log.match_won", player=named_player(match, event.winners[0]))
        case Ending.SHARED:
            return say("bp.log.match_shared", players=names_of(match, event.winners))
        case _:
            return say("bp.log.match_stopped", reason=event.reason)


# --- corrections of the table


def _correction(match: Match, event: events.TableEvent, viewer: PlayerId | None) -> Message:
    match event:
        case events.OptionChanged():
            return _option(event)
        case events.BalanceAdjusted():
            return _balance(match, event, viewer)
        case events.ShipPut():
            return say(
                "bp.log.ship_put",
                player=named_player(match, event.ship.owner),
                ship=named_ship(match, event.ship),
                reason=event.reason,
            )
        case events.StructurePut():
            where, kind = planet_label(match, event.planet), event.structure.kind
            return say("bp.log.structure_put", kind=kind, planet=where, reason=event.reason)
        case events.SpaceStructurePut():
            owner, kind = named_player(match, event.structure.owner), event.structure.kind
            return say("bp.log.space_structure_put", player=owner, kind=kind, reason=event.reason)
        case events.NaturalPut():
            where, kind = planet_label(match, event.planet), event.natural.kind
            return say("bp.log.natural_put", kind=kind, planet=where, reason=event.reason)
        case events.NaturalRemoved():
            where, kind = planet_label(match, event.planet), event.natural.kind
            return say("bp.log.natural_removed", kind=kind, planet=where, reason=event.reason)
        case events.AsteroidPut():
            return say("bp.log.asteroid_put", reason=event.reason)
        case events.ShipRelocated():
            ship = ship_label(match, event.ship)
            return say("bp.log.ship_relocated", ship=ship, reason=event.reason)
        case events.ThingRemoved():
            return _removed(match, event)
        case events.OwnerSet():
            return _owner_set(match, event)
        case events.TurnSet():
            player = named_player(match, event.player)
            return say("bp.log.turn_set", player=player, phase=event.phase, reason=event.reason)
        case events.ActionsRestored():
            unit = unit_label(match, event.unit)
            return say("bp.log.actions_restored", unit=unit, reason=event.reason)
        case _:
            assert_never(event)


def _option(event: events.OptionChanged) -> Message:
    value = getattr(event.options, event.option, "")
    if isinstance(value, PlanetRadius):
        small, medium, big = value.small, value.medium, value.big
        option = event.option
        return say("bp.log.radii_changed", option=option, small=small, medium=medium, big=big)
    if isinstance(value, str):
        value = Named("choice", f"{event.option}.{value}")
    return say("bp.log.option_changed", option=event.option, value=value)


def _balance(match: Match, event: events.BalanceAdjusted, viewer: PlayerId | None) -> Message:
    change = total(event.postings)
    player = named_player(match, event.player)
    holds = [ShipId(one.hold) for one in event.postings if one.hold is not None]
    if holds:
        ship = ship_label(match, holds[0])
        return say("bp.log.hold_adjusted", ship=ship, player=player, reason=event.reason)
    if not sees_treasury(match, event.player, viewer):
        return say("bp.log.balance_adjusted_hidden", player=player, reason=event.reason)
    return say("bp.log.balance_adjusted", player=player, change=change, reason=event.reason)


def _removed(match: Match, event: events.ThingRemoved) -> Message:
    if event.thing in match.board.ships:
        ship, owner = ship_label(match, ShipId(event.thing)), named_player(match, event.owner)
        return say("bp.log.ship_removed", ship=ship, player=owner, reason=event.reason)
    if event.kind is not None:
        return say("bp.log.structure_removed", kind=event.kind, reason=event.reason)
    return say("bp.log.asteroid_removed", reason=event.reason)


def _owner_set(match: Match, event: events.OwnerSet) -> Message:
    planet, reason = planet_label(match, event.planet), event.reason
    if event.owner is None:
        return say("bp.log.owner_removed", planet=planet, reason=reason)
    player = named_player(match, event.owner)
    return say("bp.log.owner_set", planet=planet, player=player, reason=reason)
