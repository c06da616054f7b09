"""Facts about what acts: ships, structures on planets and structures in space."""

from collections.abc import Iterator

from bp_desktop.core.messages import Message, say
from bp_desktop.core.purse import EMPTY
from bp_desktop.games.burning_planets.board import Planet, Ship, SpaceStructure, Structure
from bp_desktop.games.burning_planets.ids import CARGO, PlayerId
from bp_desktop.games.burning_planets.match import lookup, secret_view
from bp_desktop.games.burning_planets.match.actions import attacks_of
from bp_desktop.games.burning_planets.match.queries.facts.deeds import (
    attacks_on,
    deeds_sections,
    destructions_of,
    pick_ups_of,
    ship_picture,
)
from bp_desktop.games.burning_planets.match.queries.facts.figures import (
    Line,
    MatchFacts,
    Section,
    fighting_boxes,
    place_of_cell,
    since,
    speed_box,
)
from bp_desktop.games.burning_planets.match.queries.units import (
    UnitAction,
    UnitStatus,
    choices_of,
    ship_now,
    structure_now,
)
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.tables import NO_DIE, ShipClass, StructureKind
from bp_desktop.games.facts import FactLine, FactSection, ThingFacts
from bp_desktop.games.table import Stage

# --- ships


def ship_facts(match: Match, ship: Ship, viewer: PlayerId | None) -> MatchFacts:
    cls = match.tables.ship_classes[ship.cls]
    is_own = ship.owner == match.turn.player
    boxes = fighting_boxes(cls.attack_die, cls.defence_die, cls.shield)
    return ThingFacts(
        ship.id,
        lookup.named_ship(match, ship),
        _class_words(ship),
        ship_picture(match, ship),
        ship.owner,
        place_of_cell(match, ship.at),
        (*boxes, speed_box(cls.speed)),
        brief=tuple(_hold(match, ship, viewer)),
        sections=(
            FactSection(say("bp.facts.what_it_may_do"), tuple(_ship_lines(match, ship, cls))),
            *(() if is_own else deeds_sections(match, attacks_on(match, ship.id))),
        ),
        cost=lookup.faction_of(match, ship.owner).ship_costs[ship.cls],
        foot=since(match, ship.built),
        is_prey=match.stage is Stage.PLAY and not is_own,
    )


def _class_words(ship: Ship) -> Message:
    if ship.cls == CARGO:
        return say("bp.facts.cargo_ship", "BP-ACT-14")
    return say("bp.facts.ship", cls=ship.cls)


def _hold(match: Match, ship: Ship, viewer: PlayerId | None) -> Iterator[Message]:
    """What is aboard, as far as this viewer may know it (BP-REG-4)."""
    if ship.cls != CARGO:
        return
    hold = secret_view.visible_to(match, viewer).holds[ship.id]
    if not hold.laden:
        yield say("bp.facts.hold_empty", "BP-CARGO-8")
    elif hold.goods is None:
        yield say("bp.facts.hold_covered", "BP-REG-4")
    else:
        if hold.goods:
            yield say("bp.facts.hold", "BP-CARGO-8", goods=hold.goods)
        if hold.structure is not None:
            yield say("bp.facts.hold_structure", "BP-SPACE-4", kind=hold.structure)
        if hold.sealed:
            yield say("bp.facts.hold_sealed", "BP-REG-5", count=len(hold.sealed))


def _ship_lines(match: Match, ship: Ship, cls: ShipClass) -> Iterator[Line]:
    """What its class may do in a turn, then what this one can do now, or why it cannot."""
    speed = cls.speed
    if ship.cls == CARGO:
        yield FactLine(
            say("bp.facts.cargo_actions", "BP-ACT-14", count=cls.any_actions, speed=speed),
            icon="ui/clock",
        )
    elif cls.any_actions:
        yield FactLine(
            say("bp.facts.actions", "BP-ACT-1", count=cls.any_actions, speed=speed), icon="ui/clock"
        )
    else:
        moves, attacks = cls.move_actions, cls.attack_actions
        words = say(
            "bp.facts.two_allowances", "BP-ACT-5", moves=moves, speed=speed, attacks=attacks
        )
        yield FactLine(words, icon="ui/clock")
    if match.stage is Stage.PLAY:
        yield from _now(match, ship_now(match, ship))


def _now(match: Match, now: UnitStatus) -> Iterator[Line]:
    if now.reasons:
        yield FactLine(say("bp.facts.not_now"), is_possible=False, reasons=now.reasons)
        return
    left = now.left
    if left.most == 0:
        return
    if not now.ship:
        words = say("bp.facts.attacks_left", "BP-COMBAT-11", count=left.attacks)
    elif left.attacks and left.attacks != left.moves:
        words = say(
            "bp.facts.moves_and_attacks_left", "BP-ACT-6", moves=left.moves, attacks=left.attacks
        )
    else:
        words = say("bp.facts.actions_left", "BP-ACT-1", count=left.most)
    yield FactLine(words, is_possible=True)
    yield from _can(match, now)


def _can(match: Match, now: UnitStatus) -> Iterator[Line]:
    """The kinds of deeds open to it now; each one by itself stands where things are done."""
    choices = choices_of(match, now.id)
    if choices.moves:
        yield FactLine(
            say("bp.facts.can_move", "BP-ACT-2", cells=len(choices.moves)), is_possible=True
        )
    elif now.ship and match.tracked and now.left.moves:
        yield FactLine(say("bp.facts.cannot_move", "BP-ACT-11"), is_possible=False)
    targets = sum(one.legal for one in choices.targets)
    if targets and match.tracked:
        yield FactLine(say("bp.facts.can_attack", "BP-ACT-3", count=targets), is_possible=True)
    elif match.tracked and now.left.attacks:
        yield FactLine(say("bp.facts.nothing_beside_it", "BP-COMBAT-1"), is_possible=False)
    if match.tracked and UnitAction.CONQUER in choices.deeds:
        yield FactLine(say("bp.facts.can_conquer", "BP-CONQ-3"), is_possible=True)
    if match.tracked and UnitAction.DESTROY in choices.deeds:
        yield FactLine(say("bp.facts.can_destroy", "BP-CONQ-6"), is_possible=True)


# --- structures


def structure_facts(match: Match, planet: Planet, structure: Structure) -> MatchFacts:
    kind = match.tables.structures[structure.kind]
    is_own = planet.owner == match.turn.player
    place = say("bp.facts.on_planet", planet=lookup.named_planet(match, planet))
    costs = lookup.faction_of(match, planet.owner).structure_costs if planet.owner else {}
    if kind.defence_die != NO_DIE:
        ways = attacks_on(match, structure.id)
    else:
        ways = destructions_of(match, planet, structure.id)
    sections = _structure_sections(match, kind, structure.id)
    return ThingFacts(
        structure.id,
        lookup.named_kind(kind.id),
        _category(kind),
        f"structure/{kind.id}",
        planet.owner,
        place,
        fighting_boxes(kind.attack_die, kind.defence_die, kind.shield),
        yields=kind.yields,
        sections=(*sections, *(() if is_own else deeds_sections(match, ways))),
        cost=costs.get(kind.id, EMPTY),
        foot=since(match, structure.built),
        is_prey=match.stage is Stage.PLAY and not is_own and kind.defence_die != NO_DIE,
    )


def space_facts(match: Match, structure: SpaceStructure) -> MatchFacts:
    kind = match.tables.structures[structure.kind]
    is_own = structure.owner == match.turn.player
    attacks = () if is_own else attacks_on(match, structure.id)
    deeds = deeds_sections(match, (*pick_ups_of(match, structure.id), *attacks))
    return ThingFacts(
        structure.id,
        lookup.named_kind(kind.id),
        _category(kind),
        f"structure/{kind.id}",
        structure.owner,
        place_of_cell(match, lookup.place_of(match, structure)),
        fighting_boxes(kind.attack_die, kind.defence_die, kind.shield),
        yields=kind.yields,
        sections=(*_structure_sections(match, kind, structure.id), *deeds),
        cost=lookup.faction_of(match, structure.owner).structure_costs[kind.id],
        foot=since(match, structure.deployed),
        is_prey=match.stage is Stage.PLAY and not is_own,
    )


def _category(kind: StructureKind) -> Message:
    match kind.category:
        case "economic":
            return say("bp.facts.economic_structure", "BP-CONQ-6")
        case "defence":
            return say("bp.facts.defence_structure", "BP-COMBAT-11")
        case "space":
            return say("bp.facts.space_structure", "BP-SPACE-11")


def _structure_sections(match: Match, kind: StructureKind, id_: str) -> tuple[Section, ...]:
    lines = tuple(_structure_lines(match, kind, id_))
    return (FactSection(say("bp.facts.what_it_may_do"), lines),) if lines else ()


def _structure_lines(match: Match, kind: StructureKind, id_: str) -> Iterator[Line]:
    if kind.yields:
        rule = "BP-COL-1" if kind.category != "space" else "BP-SPACE-20"
        yield FactLine(say("bp.facts.yields", rule, goods=kind.yields), icon="ui/coins")
    if kind.builds_ships:
        yield FactLine(say("bp.facts.builds_ships", "BP-SHIP-1"), icon="ui/ship")
    unit = lookup.find_unit(match, id_)
    if unit is None or not lookup.is_armed(unit):
        return
    rule = "BP-COMBAT-11" if kind.category == "defence" else "BP-SPACE-14"
    attacks = attacks_of(match, kind)
    yield FactLine(say("bp.facts.structure_attacks", rule, count=attacks), icon="ui/clock")
    if match.stage is Stage.PLAY:
        yield from _now(match, structure_now(match, unit))
