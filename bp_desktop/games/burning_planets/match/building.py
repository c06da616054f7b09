"""Phase 3: building and demolishing on own planets, within the allowances of each planet."""

from collections.abc import Iterable

from bp_desktop.core.accounts import Postings, booked
from bp_desktop.core.dice import Dice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import Natural, Planet, Structure
from bp_desktop.games.burning_planets.geometry import Zone, radii
from bp_desktop.games.burning_planets.match import events, lookup
from bp_desktop.games.burning_planets.match.commands import BuildStructure, ClearNatural, Demolish
from bp_desktop.games.burning_planets.match.naming import new_ids
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import UNUSED, Match
from bp_desktop.games.burning_planets.match.turn import event_in_force, out_of_turn
from bp_desktop.games.burning_planets.tables import StructureKind
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.handlers import Handler, Handlers, Happenings, Ruling
from bp_desktop.games.system import Judgement

_RULE_OF_EVENT = {ids.CLIMATIC_ANOMALY: "BP-EVENT-5", ids.STELLAR_WIND: "BP-EVENT-8"}


# --- shared with the other chapters


def new_structure_id(match: Match, names: StepNames) -> ids.StructureId:
    return ids.StructureId(next(new_ids(match, names)))


def payment(payer: ids.PlayerId, type_: PostingType, price: Purse, source: str) -> Postings:
    return booked(payer, type_, -price, source)


def is_at_work(match: Match, since: int) -> bool:
    """Whether what was built or deployed in an own turn already does more than yield
    (BP-TURN-10, AMB-28)."""
    return match.options.new_structure_functions_at_once or since != match.turn.number


def has_spaceport(match: Match, planet: Planet) -> bool:
    """Whether ships and space structures can be built here; one is enough (BP-SHIP-8)."""
    kinds = match.tables.structures
    return any(
        kinds[one.kind].builds_ships and is_at_work(match, one.built)
        for one in planet.structures.values()
    )


def has_defence(match: Match, planet: Planet) -> bool:
    kinds = match.tables.structures
    return any(kinds[one.kind].category == "defence" for one in planet.structures.values())


def not_yours(match: Match, planet: Planet, rule: str) -> list[Message]:
    """The objection to a foreign or uninhabited planet."""
    if planet.owner == match.turn.player:
        return []
    return [say("bp.build.not_your_planet", rule, planet=lookup.named_planet(match, planet))]


def forbidden_by_event(match: Match, kind: ids.KindId) -> list[Message]:
    event = event_in_force(match)
    if event is None or kind not in event.no_build:
        return []
    rule = _RULE_OF_EVENT.get(event.id, "BP-EVENT-2")
    return [say("bp.build.event_forbids", rule, event=event.id, kind=kind)]


def allowance_used(match: Match, planet: Planet, *rules: str) -> list[Message]:
    """The objection to a second structure built on a planet in an own turn (BP-BUILD-2)."""
    if not match.turn.allowances.get(planet.id, UNUSED).built:
        return []
    return [say("bp.build.allowance_used", *rules, planet=lookup.named_planet(match, planet))]


# --- building


def require_site(
    match: Match, planet: Planet, at: Hex | None, besides: Iterable[Message] = ()
) -> None:
    """A cell of the planet that can take one more token (BP-BUILD-3, BP-BUILD-5). What stands
    against it `besides`, wherever it is, is said first on a full planet."""
    lookup.require_no_cell(match, at)
    name = lookup.named_planet(match, planet)
    full = say("bp.build.planet_is_full", "BP-BUILD-12", planet=name)
    if not match.tracked:
        radius = radii(match.options)[planet.size]
        if len(planet.natural) + len(planet.structures) >= 3 * radius * (radius + 1):
            raise Refused(*besides, full)
        return
    if at is None:
        raise Refused(say("bp.build.cell_needed", "BP-BUILD-3", planet=name))
    where = lookup.geometry(match)
    zone = where.zone(planet.id, at)
    if zone is None:
        raise Refused(say("bp.build.not_on_planet", "BP-BUILD-3", planet=name))
    if zone is Zone.CENTER:
        raise Refused(say("bp.build.center_is_reserved", "BP-BUILD-3", "BP-BOARD-15", planet=name))
    if lookup.occupancy(match).on_planet(at) is not None:
        if not any(map(lookup.occupancy(match).is_free_ground, where.shapes[planet.id].cells)):
            raise Refused(*besides, full)
        raise Refused(say("bp.build.cell_is_taken", "BP-BUILD-5", "BP-BOARD-13", planet=name))


def require_planetary(match: Match, kind: ids.KindId) -> StructureKind:
    """A kind that stands on planet cells and can be built."""
    if kind in match.tables.naturals:
        raise Refused(say("bp.build.natural_resource", "BP-BUILD-8", kind=kind))
    found = lookup.require_kind(match, kind)
    if found.category == "space":
        raise Refused(say("bp.build.space_structure", "BP-SPACE-2", kind=kind))
    return found


def biome_objections(match: Match, planet: Planet, kind: StructureKind) -> list[Message]:
    """What never changes: no cell and no money helps."""
    biome = match.tables.biomes[planet.biome]
    if planet.biome not in kind.forbidden_biomes and kind.id not in biome.forbidden_structures:
        return []
    rule = "BP-GEN-13" if planet.biome == "harsh" else "BP-GEN-14"
    return [say("bp.build.wrong_biome", rule, kind=kind.id, biome=planet.biome)]


def site_objections(
    match: Match, planet: Planet, kind: StructureKind, at: Hex | None
) -> list[Message]:
    """Biome and border, the same for building and for putting by hand."""
    found = biome_objections(match, planet, kind)
    if kind.site == "planet_border":
        found += _border_objections(match, planet, kind, at)
    return found


def _border_objections(
    match: Match, planet: Planet, kind: StructureKind, at: Hex | None
) -> list[Message]:
    if at is not None:
        inside = lookup.geometry(match).zone(planet.id, at) is not Zone.BORDER
        return [say("bp.build.not_on_border", "BP-BUILD-4", kind=kind.id)] if inside else []
    kinds = match.tables.structures
    defences = sum(kinds[one.kind].site == kind.site for one in planet.structures.values())
    if defences >= 6 * radii(match.options)[planet.size]:
        return [
            say("bp.build.border_is_full", "BP-BUILD-4", planet=lookup.named_planet(match, planet))
        ]
    return []


def build(match: Match, command: BuildStructure) -> Ruling:
    """The owner pays the costs of the own faction, whatever the planet (BP-FAC-9). Of several
    reasons against it those that last come first, and the money last."""
    planet = lookup.require_planet(match, command.planet)
    kind = require_planetary(match, command.kind)
    require_site(match, planet, command.at, biome_objections(match, planet, kind))
    payer = planet.owner or match.turn.player
    price = lookup.faction_of(match, payer).structure_costs[kind.id]
    objections = (
        *site_objections(match, planet, kind, command.at),
        *not_yours(match, planet, "BP-BUILD-1"),
        *allowance_used(match, planet, "BP-BUILD-2"),
        *forbidden_by_event(match, kind.id),
        *out_of_turn(match, payer, ids.Phase.STRUCTURES),
    )
    lookup.require_payment(match, payer, price, objections)

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        id_ = new_structure_id(match, names)
        structure = Structure(id_, kind.id, command.at, match.turn.number)
        postings = payment(payer, PostingType.BUILD, price, kind.id)
        return (events.StructureBuilt(payer, planet.id, structure, postings),)

    return Judgement(carry_out, objections)


# --- demolishing


def demolish(match: Match, command: Demolish) -> Ruling:
    planet, structure = lookup.require_structure(match, command.structure)
    found = out_of_turn(match, planet.owner, ids.Phase.STRUCTURES)
    if match.turn.allowances.get(planet.id, UNUSED).demolished:
        name = lookup.named_planet(match, planet)
        found.append(say("bp.build.demolition_used", "BP-BUILD-6", planet=name))
    postings: Postings = ()
    if planet.owner is not None:
        refund = _refund(match, planet.owner, structure.kind)
        postings = payment(planet.owner, PostingType.BUILD, -refund, structure.kind)
    gone = events.StructureDemolished(planet.id, structure.id, structure.kind, postings)
    return leads_to(gone, against=found)


def _refund(match: Match, owner: ids.PlayerId, kind: ids.KindId) -> Purse:
    """Nothing, unless the table agreed on a share of the cost (BP-BUILD-10, AMB-26)."""
    percent = match.options.demolition_refund_percent
    if not percent:
        return EMPTY
    cost = lookup.faction_of(match, owner).structure_costs[kind]
    return Purse.of({resource: percent * amount // 100 for resource, amount in cost})


def require_natural(match: Match, planet: Planet, kind: ids.KindId, at: Hex | None) -> Natural:
    """The forest or mountain that is meant; beside a real board any of its kind."""
    for natural in planet.natural:
        if natural.kind == kind and (at is None or natural.at == at):
            return natural
    name = lookup.named_planet(match, planet)
    raise Refused(say("bp.build.no_such_natural", "BP-BUILD-7", kind=kind, planet=name))


def clear(match: Match, command: ClearNatural) -> Ruling:
    planet = lookup.require_planet(match, command.planet)
    lookup.require_no_cell(match, command.at)
    if match.tracked and command.at is None:
        raise Refused(
            say("bp.build.cell_needed", "BP-BUILD-7", planet=lookup.named_planet(match, planet))
        )
    natural = require_natural(match, planet, command.kind, command.at)
    found = out_of_turn(match, match.turn.player, ids.Phase.STRUCTURES)
    found += not_yours(match, planet, "BP-BUILD-7")
    if match.turn.allowances.get(planet.id, UNUSED).cleared:
        name = lookup.named_planet(match, planet)
        found.append(say("bp.build.clearing_used", "BP-BUILD-7", planet=name))
    return leads_to(events.NaturalCleared(planet.id, natural), against=found)


HANDLERS: Handlers = {
    BuildStructure: Handler(build),
    Demolish: Handler(demolish),
    ClearNatural: Handler(clear),
}
