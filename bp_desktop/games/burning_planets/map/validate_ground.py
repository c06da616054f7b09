"""Map problems of the ground: natural resources and structures on planets."""

from collections import Counter
from collections.abc import Iterator

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.board import Natural, Planet, Structure
from bp_desktop.games.burning_planets.geometry import PlanetShape, Zone
from bp_desktop.games.burning_planets.ids import FOREST, MOUNTAIN, KindId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.lookup import named_planet
from bp_desktop.games.burning_planets.map.placing import biome_forbids, structure_objections
from bp_desktop.games.burning_planets.map.problem import Finding, Severity, is_scenario, warning
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.places import named_cell

Thing = Natural | Structure


def ground_findings(state: MapState) -> Iterator[Finding]:
    fresh_game = not is_scenario(state.content)
    for planet in state.board.planets.values():
        shape = state.geometry.shapes.get(planet.id)
        if shape is None:
            continue
        things: list[Thing] = [*planet.natural, *planet.structures.values()]
        yield from _cells(state, planet, shape, things)
        yield from _biome(state, planet, things)
        yield from _border(state, planet, shape)
        yield from _structures(state, planet, shape)
        if fresh_game:
            counts = _rolled_counts if planet.starting is None else _starting_counts
            yield from counts(state, planet, shape)


def _free(state: MapState, shape: PlanetShape, near: Hex, kind: KindId) -> list[Hex]:
    """Where a thing could go instead, best and nearest first."""
    row = state.tables.structures.get(kind)
    border_only = row is not None and row.site == "planet_border"
    groups = (shape.border,) if border_only else (shape.interior, shape.border)
    return [
        cell
        for group in groups
        for cell in sorted(group, key=lambda cell: (near.distance(cell), cell))
        if state.occupancy.is_free_ground(cell)
    ]


def _move_or_clear(
    state: MapState, shape: PlanetShape, at: Hex, kind: KindId
) -> Iterator[c.Single]:
    for cell in _free(state, shape, at, kind)[:3]:
        yield c.MoveGround(at, cell)
    yield c.ClearGround((at,))


def _cells(
    state: MapState, planet: Planet, shape: PlanetShape, things: list[Thing]
) -> Iterator[Finding]:
    """Each thing in a cell of its own, on the planet and not in its centre."""
    used = Counter(one.at for one in things)
    for one in things:
        at, kind = one.at, one.kind
        rule = "BP-GEN-4" if isinstance(one, Natural) else "BP-BUILD-3"
        if at is None:
            yield Finding(say("bp.map.thing_has_no_cell", rule, kind=kind), (shape.center,))
        elif at not in shape.zones:
            named = named_planet(state.content, planet)
            message = say("bp.map.thing_off_planet", rule, kind=kind, planet=named)
            yield Finding(message, (at,), [c.ClearGround((at,))])
        elif shape.zones[at] is Zone.CENTER:
            rules = ("BP-GEN-22", "BP-BOARD-15") if rule == "BP-GEN-4" else ("BP-BOARD-15",)
            message = say("bp.map.center_reserved", *rules, cell=named_cell(state.board, at))
            move = _move_or_clear(state, shape, at, kind)
            yield Finding(message, (at,), move if used[at] == 1 else [c.ClearGround((at,))])
    top = {one.at: one.kind for one in things}
    for at, count in used.items():
        if count > 1 and at is not None:
            message = say(
                "bp.map.occupied", "BP-BOARD-13", "BP-BUILD-5", cell=named_cell(state.board, at)
            )
            move = _move_or_clear(state, shape, at, top[at])
            yield Finding(message, (at,), move if count == 2 else [c.ClearGround((at,))])


def _biome(state: MapState, planet: Planet, things: list[Thing]) -> Iterator[Finding]:
    """What the biome does not bear, kind by kind (BP-GEN-12 to -14)."""
    tables = state.tables
    cells: dict[KindId, list[Hex]] = {}
    for one in things:
        row = tables.naturals.get(one.kind) or tables.structures[one.kind]
        if planet.biome in row.forbidden_biomes and one.at is not None:
            cells.setdefault(one.kind, []).append(one.at)
    for kind, where in cells.items():
        yield Finding(biome_forbids(planet, kind), tuple(where), [c.ClearGround(tuple(where))])


def _border(state: MapState, planet: Planet, shape: PlanetShape) -> Iterator[Finding]:
    """Natural resources on the border while there is room inside (BP-GEN-21)."""
    policy = state.options.resource_border_policy
    if policy == "ignore":
        return
    border = frozenset(shape.border)
    outside = [one.at for one in planet.natural if one.at is not None and one.at in border]
    if not outside:
        return
    if not any(state.occupancy.is_free_ground(cell) for cell in shape.interior):
        return
    severity = Severity.WARNING if policy == "warn" else Severity.ERROR
    for at in outside:
        message = say("bp.map.natural_on_border", "BP-GEN-21", cell=named_cell(state.board, at))
        yield Finding(message, (at,), _inwards(state, shape, at), severity)


def _inwards(state: MapState, shape: PlanetShape, at: Hex) -> Iterator[c.Single]:
    for cell in _free(state, shape, at, FOREST)[:1]:
        yield c.MoveGround(at, cell)


def _structures(state: MapState, planet: Planet, shape: PlanetShape) -> Iterator[Finding]:
    """Defences on the border, only on owned planets, and nothing that belongs in space."""
    for one in planet.structures.values():
        at = one.at
        kind = state.tables.structures[one.kind]
        if at is None:
            continue
        if kind.category == "space":
            message = say("bp.map.not_on_planets", "BP-SPACE-5", "BP-BUILD-3", kind=one.kind)
            yield Finding(message, (at,), [c.ClearGround((at,))])
            continue
        for message in structure_objections(state, planet, kind, at):
            if message.key == "bp.map.defence_off_border" and at in shape.zones:
                yield Finding(message, (at,), _move_or_clear(state, shape, at, one.kind))
            elif message.key == "bp.map.structure_without_owner":
                yield Finding(message, (at,), [c.ClearGround((at,))])


# --- How many there can be at the start


def _starting_counts(state: MapState, planet: Planet, shape: PlanetShape) -> Iterator[Finding]:
    expected = state.tables.generation.starting_planet_resources
    count = len(planet.natural)
    if count != expected:
        message = say("bp.map.starting_resources", "BP-GEN-15", count=count, expected=expected)
        yield Finding(message, (shape.center,), _to_number(state, planet, shape, expected))
    biome = state.tables.biomes[planet.biome]
    if not (biome.forest_rolls and biome.mountain_rolls) or count != expected or not count:
        return
    kinds = Counter(one.kind for one in planet.natural)
    missing = next((kind for kind in (FOREST, MOUNTAIN) if not kinds[kind]), None)
    last = planet.natural[-1].at
    if missing is not None and last is not None:
        message = say(
            "bp.map.one_kind_only", "BP-GEN-16", planet=named_planet(state.content, planet)
        )
        yield Finding(message, (shape.center,), [c.PlaceNatural(missing, (last,))])


def _to_number(
    state: MapState, planet: Planet, shape: PlanetShape, expected: int
) -> Iterator[c.Single]:
    """Take the surplus away, or add what is missing."""
    missing = expected - len(planet.natural)
    if missing < 0:
        gone = _surplus(state, planet, -missing)
        left = [one.at for one in planet.natural if one not in gone]
        surplus = [one.at for one in gone if one.at is not None]
        if set(surplus).isdisjoint(left):
            yield c.ClearGround(tuple(surplus))
        return
    kind = FOREST if state.tables.biomes[planet.biome].forest_rolls else MOUNTAIN
    free = _free(state, shape, shape.center, kind)[:missing]
    if len(free) == missing:
        yield c.PlaceNatural(kind, tuple(free))


def _surplus(state: MapState, planet: Planet, count: int) -> list[Natural]:
    """The last ones, but never the last of a kind where both are needed (BP-GEN-16)."""
    biome = state.tables.biomes[planet.biome]
    needs_both = bool(biome.forest_rolls and biome.mountain_rolls)
    left = Counter(one.kind for one in planet.natural)
    found: list[Natural] = []
    for one in reversed(planet.natural):
        if len(found) < count and (left[one.kind] > 1 or not needs_both):
            found.append(one)
            left[one.kind] -= 1
    return found[::-1]


def _rolled_counts(state: MapState, planet: Planet, shape: PlanetShape) -> Iterator[Finding]:
    """Numbers no dice could have given (BP-GEN-18 to -20)."""
    biome = state.tables.biomes[planet.biome]
    die = state.tables.sizes[planet.size].resource_die
    kinds = Counter(one.kind for one in planet.natural)
    rule = "BP-GEN-19" if biome.forest_rolls and biome.mountain_rolls else "BP-GEN-20"
    for kind, rolls in ((FOREST, biome.forest_rolls), (MOUNTAIN, biome.mountain_rolls)):
        count, most = kinds[kind], rolls * die
        if rolls and not rolls <= count <= most:
            message = say(
                "bp.map.rolled_resources", rule, kind=kind, count=count, least=rolls, most=most
            )
            yield warning(message, (shape.center,))
