"""Journal messages for goods and structures that go aboard, ashore and from hand to hand."""

from bp_desktop.core.accounts import Postings
from bp_desktop.core.messages import Message, Named, say
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import PlayerId, ShipId
from bp_desktop.games.burning_planets.match import events
from bp_desktop.games.burning_planets.match.lookup import named_player, ship_label, site_label
from bp_desktop.games.burning_planets.match.secret_view import sees_treasury
from bp_desktop.games.burning_planets.match.state import Match


def describe_cargo(match: Match, event: events.CargoEvent, viewer: PlayerId | None) -> Message:
    ship, player = ship_label(match, event.ship), _owner(match, event.ship)
    match event:
        case events.CargoLoaded():
            site = site_label(match, event.site)
            # What a ship carries is its owner's to know (BP-REG-4).
            if event.structure is not None and event.bought and event.structure.owner == viewer:
                kind = event.structure.kind
                return say(
                    "bp.log.structure_bought", player=player, ship=ship, kind=kind, site=site
                )
            goods = amount_aboard(event.postings)
            if goods and _reads(match, viewer, event.giver, player.id):
                return say(
                    "bp.log.goods_loaded", player=player, ship=ship, site=site, amounts=goods
                )
            return say("bp.log.cargo_loaded", player=player, ship=ship, site=site)
        case events.CargoUnloaded():
            return _unloaded(match, event, viewer)
        case events.StructureDeployed():
            kind = event.structure.kind
            return say("bp.log.structure_deployed", player=player, ship=ship, kind=kind)
        case events.StructurePickedUp():
            lifted = match.board.space.get(event.structure)
            name = lifted.kind if lifted is not None else event.structure
            return say("bp.log.structure_picked_up", player=player, ship=ship, kind=name)


def _unloaded(match: Match, event: events.CargoUnloaded, viewer: PlayerId | None) -> Message:
    ship, player = ship_label(match, event.ship), _owner(match, event.ship)
    site, receiver = site_label(match, event.site), named_player(match, event.receiver)
    goods, structure = -amount_aboard(event.postings), event.structure
    if not _reads(match, viewer, event.receiver, player.id) or not (goods or structure):
        return say("bp.log.cargo_unloaded", player=player, ship=ship, site=site, receiver=receiver)
    if structure is None:
        return say(
            "bp.log.goods_unloaded",
            player=player,
            ship=ship,
            site=site,
            receiver=receiver,
            amounts=goods,
        )
    if not goods:
        return say(
            "bp.log.structure_handed_over",
            player=player,
            ship=ship,
            site=site,
            receiver=receiver,
            kind=structure.kind,
        )
    return say(
        "bp.log.goods_and_structure_unloaded",
        player=player,
        ship=ship,
        site=site,
        receiver=receiver,
        amounts=goods,
        kind=structure.kind,
    )


def describe_transfer(
    match: Match, event: events.ResourcesTransferred, viewer: PlayerId | None
) -> Message:
    giver, receiver = named_player(match, event.giver), named_player(match, event.receiver)
    if not _reads(match, viewer, event.giver, event.receiver):
        return say("bp.log.transferred", giver=giver, receiver=receiver, reason=event.reason)
    return say(
        "bp.log.handed_over",
        giver=giver,
        receiver=receiver,
        amounts=gained(event.postings),
        reason=event.reason,
    )


def _reads(match: Match, viewer: PlayerId | None, *parties: str) -> bool:
    """Whether somebody may know what went between these: they themselves, or everybody where
    treasuries are open."""
    return any(sees_treasury(match, PlayerId(party), viewer) for party in parties)


def amount_aboard(postings: Postings) -> Purse:
    """What went into a hold, or out of it."""
    return sum((one.amounts for one in postings if one.hold is not None), EMPTY)


def _owner(match: Match, ship: ShipId) -> Named:
    found = match.board.ships.get(ship)
    return named_player(match, found.owner if found is not None else None)


def gained(postings: Postings) -> Purse:
    """What somebody got, without what somebody else lost."""
    treasuries = (one.amounts for one in postings if one.hold is None)
    return sum((one for one in treasuries if not one.is_owed), EMPTY)
