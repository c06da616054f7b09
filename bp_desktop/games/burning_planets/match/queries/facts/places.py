"""Facts about what lies there: planets, forests, mountains and asteroids."""

from collections import Counter

from msgspec.structs import replace

from bp_desktop.core.messages import Message, Named, Several, say
from bp_desktop.core.purse import EMPTY
from bp_desktop.games.burning_planets.board import Asteroid, Natural, Planet
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.ids import Phase, PlayerId
from bp_desktop.games.burning_planets.match import lookup
from bp_desktop.games.burning_planets.match.building import site_objections
from bp_desktop.games.burning_planets.match.economy import planet_yield
from bp_desktop.games.burning_planets.match.queries.facts.deeds import (
    attacks_on,
    conquests_of,
    deeds_sections,
)
from bp_desktop.games.burning_planets.match.queries.facts.figures import (
    Line,
    MatchFacts,
    Section,
    place_of_cell,
    shield_box,
    since,
)
from bp_desktop.games.burning_planets.match.queries.offers import (
    StructureOffer,
    best_cell,
    structure_offers,
)
from bp_desktop.games.burning_planets.match.secret_view import sees_treasury
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.turn import WRONG_PHASE
from bp_desktop.games.facts import FactLine, FactSection, ThingFacts, filled
from bp_desktop.games.table import Stage

# --- planets


def planet_facts(match: Match, planet: Planet, viewer: PlayerId | None) -> MatchFacts:
    is_own = planet.owner == match.turn.player
    free, every = cells_of(match, planet)
    deeds = () if is_own else deeds_sections(match, conquests_of(match, planet))
    return ThingFacts(
        planet.id,
        lookup.named_planet(match, planet),
        say("bp.facts.planet", size=planet.size, biome=planet.biome),
        f"biome/{planet.biome}",
        planet.owner,
        _tile(match, planet),
        brief=(say("bp.facts.cells_free", "BP-BOARD-5", free=free, cells=every),),
        yields=planet_yield(match, planet) if planet.owner is not None else EMPTY,
        sections=(*_standing(planet), *_buildable(match, planet, viewer), *deeds),
        foot=_acquired(match, planet),
        is_prey=match.stage is Stage.PLAY and planet.owner not in (None, match.turn.player),
    )


def _tile(match: Match, planet: Planet) -> Message | None:
    tile = lookup.geometry(match).tile_of.get(planet.center) if planet.center is not None else None
    return say("bp.facts.on_tile", tile=tile) if tile is not None else None


def cells_of(match: Match, planet: Planet) -> tuple[int, int]:
    """How many cells something can be built in, and how many there are; never the centre."""
    radius = radii(match.options)[planet.size]
    every = 3 * radius * (radius + 1)
    return every - len(planet.natural) - len(planet.structures), every


def _acquired(match: Match, planet: Planet) -> Message | None:
    if planet.owner is None:
        return None
    if planet.starting == planet.owner and not planet.acquired:
        return say("bp.facts.home", "BP-SETUP-4")
    return since(match, planet.acquired)


def _standing(planet: Planet) -> tuple[Section, ...]:
    natural = Counter(one.kind for one in planet.natural)
    built = Counter(one.kind for one in planet.structures.values())
    lines: tuple[Line, ...] = tuple(
        FactLine(say("bp.facts.so_many", kind=kind, count=count), icon=f"{room}/{kind}")
        for room, counts in (("structure", built), ("natural", natural))
        for kind, count in counts.items()
    )
    return filled(FactSection(say("bp.facts.stands_on_it"), lines))


def _buildable(match: Match, planet: Planet, viewer: PlayerId | None) -> tuple[Section, ...]:
    """What may still be built, and why not the rest: lasting reasons always, those of the moment
    where the owner is building now."""
    owner = planet.owner
    if owner is None or match.stage is not Stage.PLAY:
        return ()
    if not sees_treasury(match, owner, viewer):
        match = _with_deep_pockets(match, owner)
    building = owner == match.turn.player and match.turn.phase is Phase.STRUCTURES
    offers = structure_offers(match, planet)
    lines = [_build_line(match, planet, one, building=building) for one in offers]
    if owner == match.turn.player and not building:
        now = WRONG_PHASE[match.turn.phase, Phase.STRUCTURES]
        lines.insert(0, FactLine(say("bp.facts.not_now"), is_possible=False, reasons=(now,)))
    return (FactSection(say("bp.facts.what_may_be_built"), tuple(lines)),)


def _with_deep_pockets(match: Match, owner: PlayerId) -> Match:
    """Somebody who could pay for anything: then no answer tells what a hidden treasury holds."""
    costs = lookup.faction_of(match, owner).structure_costs.values()
    player = replace(match.players[owner], treasury=sum(costs, EMPTY))
    return replace(match, players={**match.players, owner: player})


def _build_line(match: Match, planet: Planet, one: StructureOffer, *, building: bool) -> Line:
    if building:
        reasons = one.verdict.messages
    else:
        kind = match.tables.structures[one.kind]
        reasons = tuple(site_objections(match, planet, kind, best_cell(match, planet)))
        if not reasons and cells_of(match, planet)[0] <= 0:
            name = lookup.named_planet(match, planet)
            reasons = (say("bp.build.planet_is_full", "BP-BUILD-12", planet=name),)
    words, icon = say("bp.facts.kind", "BP-BUILD-3", kind=one.kind), f"structure/{one.kind}"
    if reasons and one.kind in reasons[0].args.values():  # it says itself what is not possible
        return FactLine(reasons[0], is_possible=False)
    if reasons:
        return FactLine(words, is_possible=False, reasons=reasons)
    yields = match.tables.structures[one.kind].yields
    note = say("bp.facts.costs", price=one.price)
    if yields:
        note = say("bp.facts.costs_and_yields", price=one.price, goods=yields)
    return FactLine(words, is_possible=True, note=note, icon=icon)


# --- what grows on them


def natural_id(planet: Planet, natural: Natural) -> str:
    """A forest or mountain has no id of its own: its cell tells it, or the kind where nobody knows
    the cell."""
    where = f"{natural.at.q},{natural.at.r}" if natural.at is not None else natural.kind
    return f"natural/{planet.id}/{where}"


def find_natural(match: Match, id_: str) -> tuple[Planet, Natural] | None:
    for planet in match.board.planets.values() if id_.startswith("natural/") else ():
        for natural in planet.natural:
            if natural_id(planet, natural) == id_:
                return planet, natural
    return None


def natural_facts(match: Match, planet: Planet, natural: Natural) -> MatchFacts:
    kind = match.tables.naturals[natural.kind]
    lines: list[Line] = [
        FactLine(say("bp.facts.yields", "BP-COL-1", goods=kind.yields), icon="ui/coins")
    ]
    lines.append(FactLine(say("bp.facts.cleared_by_owner", "BP-BUILD-7"), icon="ui/info"))
    lines.append(FactLine(say("bp.facts.never_built", "BP-BUILD-8"), icon="ui/info"))
    lines.append(FactLine(say("bp.facts.not_attacked", "BP-COMBAT-21"), icon="ui/info"))
    return ThingFacts(
        natural_id(planet, natural),
        lookup.named_kind(natural.kind),
        say("bp.facts.natural"),
        f"natural/{natural.kind}",
        planet.owner,
        say("bp.facts.on_planet", planet=lookup.named_planet(match, planet)),
        yields=kind.yields,
        sections=(FactSection(say("bp.facts.good_to_know"), tuple(lines)),),
    )


# --- asteroids


def asteroid_facts(match: Match, rock: Asteroid) -> MatchFacts:
    on_it = lookup.structure_on(match, rock.id)
    if on_it is None:
        brief = say("bp.facts.rock_is_free", "BP-SPACE-5")
    else:
        owner = lookup.named_player(match, on_it.owner)
        brief = say("bp.facts.rock_is_taken", "BP-SPACE-8", kind=on_it.kind, player=owner)
    kinds = tuple(
        Named("kind", one.id) for one in match.tables.structures.values() if one.site == "asteroid"
    )
    lines: list[Line] = [
        FactLine(say("bp.facts.rock_takes", "BP-SPACE-7", kinds=Several(kinds)), icon="ui/info"),
        FactLine(say("bp.facts.rock_breaks", "BP-COMBAT-17"), icon="ui/info"),
        FactLine(say("bp.facts.rock_blocks", "BP-ACT-11"), icon="ui/info"),
    ]
    return ThingFacts(
        rock.id,
        lookup.named_kind("asteroid"),
        say("bp.facts.asteroid", "BP-AST-16"),
        "board/asteroid",
        None,
        place_of_cell(match, rock.at),
        (shield_box(match.tables.asteroid_shield),),
        brief=(brief,),
        sections=(
            FactSection(say("bp.facts.good_to_know"), tuple(lines)),
            *deeds_sections(match, attacks_on(match, rock.id)),
        ),
    )
