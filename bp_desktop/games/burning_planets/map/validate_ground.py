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
from bp_desktop.games.burning_planets.map.placing import biome_rule, structure_objections
from bp_desktop.games.burning_planets.map.problem import (
    Finding,
    Fixes,
    Severity,
    fixed_by,
    is_scenario,
    warning,
)
from bp_desktop.games.burning_planets.map.state import MapState

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
            yield from _counts(state, planet, shape)


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


def _move_or_clear(state: MapState, shape: PlanetShape, at: Hex, kind: KindId) -> Fixes:
    def fixes() -> Iterator[c.Single]:
        for cell in _free(state, shape, at, kind)[:3]:
            yield c.MoveGround(at, cell)
        yield c.ClearGround((at,))

    return fixes


def _cells(
    state: MapState, planet: Planet, shape: PlanetShape, things: list[Thing]
) -> Iterator[Finding]:
    """Each thing in a cell of its own, on the planet and not in its centre."""
    used = Counter(one.at for one in things)
    for one in things:
        at = one.at
        rule = "BP-GEN-4" if isinstance(one, Natural) else "BP-BUILD-3"
        if at is None:
            yield Finding(say("bp.map.thing_has_no_cell", rule, kind=one.kind), (shape.center,))
        elif at not in shape.zones:
            yield Finding(
                say("bp.map.thing_off_planet", rule, kind=one.kind, planet=named_planet(planet)),
                (at,),
                fixes=fixed_by(c.ClearGround((at,))),
            )
        elif shape.zones[at] is Zone.CENTER:
            rules = ("BP-GEN-22", "BP-BOARD-15") if rule == "BP-GEN-4" else ("BP-BOARD-15",)
            alone = used[at] == 1
            clear = fixed_by(c.ClearGround((at,)))
            yield Finding(
                say("bp.map.center_reserved", *rules, cell=at),
                (at,),
                fixes=_move_or_clear(state, shape, at, one.kind) if alone else clear,
            )
    top = {one.at: one.kind for one in things}
    for at, count in used.items():
        if count > 1 and at is not None:
            kind = top[at]
            clear = fixed_by(c.ClearGround((at,)))
            yield Finding(
                say("bp.map.occupied", "BP-BOARD-13", "BP-BUILD-5", cell=at),
                (at,),
                fixes=_move_or_clear(state, shape, at, kind) if count == 2 else clear,
            )


def _biome(state: MapState, planet: Planet, things: list[Thing]) -> Iterator[Finding]:
    """What the biome does not bear, kind by kind (BP-GEN-12 to -14)."""
    tables = state.tables
    cells: dict[KindId, list[Hex]] = {}
    for one in things:
        row = tables.naturals.get(one.kind) or tables.structures[one.kind]
        if planet.biome in row.forbidden_biomes and one.at is not None:
            cells.setdefault(one.kind, []).append(one.at)
    for kind, where in cells.items():
        yield Finding(
            say("bp.map.biome_forbids", biome_rule(planet.biome), kind=kind, biome=planet.biome),
            tuple(where),
            fixes=fixed_by(c.ClearGround(tuple(where))),
        )


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
        message = say("bp.map.natural_on_border", "BP-GEN-21", cell=at)
        yield Finding(message, (at,), severity, _inwards(state, shape, at))


def _inwards(state: MapState, shape: PlanetShape, at: Hex) -> Fixes:
    return lambda: (c.MoveGround(at, cell) for cell in _free(state, shape, at, FOREST)[:1])


def _structures(state: MapState, planet: Planet, shape: PlanetShape) -> Iterator[Finding]:
    """Defences on the border, only on owned planets, and nothing that belongs in space."""
    for one in planet.structures.values():
        at = one.at
        kind = state.tables.structures[one.kind]
        if at is None:
            continue
        if kind.category == "space":
            yield Finding(
                say("bp.map.not_on_planets", "BP-SPACE-5", "BP-BUILD-3", kind=one.kind),
                (at,),
                fixes=fixed_by(c.ClearGround((at,))),
            )
            continue
        for message in structure_objections(state, planet, kind, at):
            if message.key == "bp.map.defence_off_border" and at in shape.zones:
                yield Finding(message, (at,), fixes=_move_or_clear(state, shape, at, one.kind))
            elif message.key == "bp.map.structure_without_owner":
                yield Finding(message, (at,), fixes=fixed_by(c.ClearGround((at,))))


# --- How many there can be at the start


def _counts(state: MapState, planet: Planet, shape: PlanetShape) -> Iterator[Finding]:
    if planet.starting is not None:
        yield from _starting_counts(state, planet, shape)
    else:
        yield from _rolled_counts(state, planet, shape)


def _starting_counts(state: MapState, planet: Planet, shape: PlanetShape) -> Iterator[Finding]:
    expected = state.tables.generation.starting_planet_resources
    count = len(planet.natural)
    if count != expected:
        yield Finding(
            say("bp.map.starting_resources", "BP-GEN-15", count=count, expected=expected),
            (shape.center,),
            fixes=lambda: _to_number(state, planet, shape, expected),
        )
    biome = state.tables.biomes[planet.biome]
    if not (biome.forest_rolls and biome.mountain_rolls) or count != expected or not count:
        return
    kinds = Counter(one.kind for one in planet.natural)
    missing = next((kind for kind in (FOREST, MOUNTAIN) if not kinds[kind]), None)
    last = planet.natural[-1].at
    if missing is not None and last is not None:
        yield Finding(
            say("bp.map.one_kind_only", "BP-GEN-16", planet=named_planet(planet)),
            (shape.center,),
            fixes=fixed_by(c.PlaceNatural(missing, (last,))),
        )


def _to_number(
    state: MapState, planet: Planet, shape: PlanetShape, expected: int
) -> Iterator[c.Single]:
    """Take the surplus away, or add what is missing."""
    surplus = [one.at for one in planet.natural[expected:] if one.at is not None]
    kept = [one.at for one in planet.natural[:expected]]
    if len(planet.natural) > expected:
        if not set(surplus) & set(kept):
            yield c.ClearGround(tuple(surplus))
        return
    kind = FOREST if state.tables.biomes[planet.biome].forest_rolls else MOUNTAIN
    free = _free(state, shape, shape.center, kind)[: expected - len(planet.natural)]
    if len(free) == expected - len(planet.natural):
        yield c.PlaceNatural(kind, tuple(free))


def _rolled_counts(state: MapState, planet: Planet, shape: PlanetShape) -> Iterator[Finding]:
    """Numbers no dice could have given (BP-GEN-18 to -20)."""
    biome = state.tables.biomes[planet.biome]
    die = state.tables.sizes[planet.size].resource_die
    kinds = Counter(one.kind for one in planet.natural)
    rule = "BP-GEN-19" if biome.forest_rolls and biome.mountain_rolls else "BP-GEN-20"
    for kind, rolls in ((FOREST, biome.forest_rolls), (MOUNTAIN, biome.mountain_rolls)):
        if rolls and not rolls <= kinds[kind] <= rolls * die:
            yield warning(
                say(
                    "bp.map.rolled_resources",
                    rule,
                    kind=kind,
                    count=kinds[kind],
                    least=rolls,
                    most=rolls * die,
                ),
                (shape.center,),
            )
