"""Commands that generate: at once or die by die, with dice of the program or typed ones."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from bp_desktop.core.dice import AppDice, Dice, HandDice, Roll, require_faces
from bp_desktop.core.hexes import Hex
from bp_desktop.core.keyed import fresh
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.games.burning_planets.board import Asteroid, Natural, Planet
from bp_desktop.games.burning_planets.geometry import PlanetShape, Zone, planet_shape, radii
from bp_desktop.games.burning_planets.ids import FOREST, MOUNTAIN, AsteroidId, PlanetId
from bp_desktop.games.burning_planets.map import commands as c, events as e, generation, placing
from bp_desktop.games.burning_planets.map.generation import GenerationRequest
from bp_desktop.games.burning_planets.map.lookup import asteroid_of, planet_of, tiles_of
from bp_desktop.games.burning_planets.map.seats import seat_objections
from bp_desktop.games.burning_planets.map.state import MapState, folded
from bp_desktop.games.burning_planets.places import named_cell
from bp_desktop.games.system import Judgement

Beginning = c.GenerateMap | c.BeginGeneration
Generating = Beginning | c.RollNext | c.FinishGeneration | c.StopGeneration

STOPPED = (e.GenerationAdvanced(None),)

# --- Judging


def judge_generation(state: MapState, command: Generating) -> Judgement[e.AnyMapEvent]:
    """Refuses what could not come to an end; every die thrown comes with what it meant."""
    match command:
        case c.GenerateMap() | c.BeginGeneration():
            return _judge_beginning(state, command)
        case c.StopGeneration():
            if state.generation is None:
                raise Refused(say("bp.generation.not_running"))
            return Judgement(lambda _dice, _names: STOPPED)
        case c.FinishGeneration():
            _require_sound(state)
            return Judgement(lambda dice, _names: (*_to_the_end(state, dice, dice), *STOPPED))
        case c.RollNext():
            wanted = _require_sound(state)
            require_faces(command.faces, (wanted.die,) if wanted.die else (), "BP-APP-1")
            if wanted.die and command.cells:
                raise Refused(say("bp.generation.die_due", die=wanted.die))
            objections = check_cells(state, wanted, command.cells) if command.cells else ()
            return Judgement(
                lambda dice, _names: _roll_next(state, wanted, command, dice), objections
            )


def _judge_beginning(state: MapState, command: Beginning) -> Judgement[e.AnyMapEvent]:
    tiles, seats = tiles_of(state), state.content.seats
    if state.generation is not None and isinstance(command, c.BeginGeneration):
        raise Refused(say("bp.generation.running"))
    if not seats:
        raise Refused(say("bp.generation.nobody_seated", "BP-SETUP-1"))
    least = 2 * (max(radii(state.options).values()) + 1) + 1
    for side in (tiles.width, tiles.height):
        if side % 2 == 0 or side < least:
            raise Refused(say("bp.map.tile_side", "BP-BOARD-3", side=side, least=least))
    for planet in command.keep_planets:
        planet_of(state, planet)
    for asteroid in command.keep_asteroids:
        asteroid_of(state, asteroid)
    begun = _settled(state, _beginning(state, command))
    cleared = folded(state, begun)
    slots = cleared.generation.slots if cleared.generation is not None else ()
    room, room_for_starts = (
        len(generation.open_tiles(cleared, e.Slot(seats[0].id, starting), apart=False))
        for starting in (False, True)
    )
    if room < len(slots) or room_for_starts < sum(slot.starting for slot in slots):
        raise Refused(
            say("bp.generation.too_few_tiles", "BP-BOARD-11", needed=len(slots), free=room)
        )
    if isinstance(command, c.GenerateMap) and command.faces:
        _try_faces(cleared, command.faces)

    def carry_out(dice: Dice, _names: StepNames) -> tuple[e.AnyMapEvent, ...]:
        if isinstance(command, c.BeginGeneration):
            return begun
        others = AppDice(command.seed) if command.seed else dice
        rolled = _to_the_end(cleared, HandDice(command.faces, others), others)
        stopped = STOPPED if state.generation else ()
        return (*_lasting(begun), *rolled, e.ContentChanged(seed=command.seed), *stopped)

    return Judgement(carry_out, tuple(seat_objections(seats, state.options)))


def _require_sound(state: MapState) -> GenerationRequest:
    """What is due in a generation that can go on to its end."""
    going, wanted = state.generation, generation.due(state)
    if going is None:
        raise Refused(say("bp.generation.not_running"))
    if wanted is None:
        raise Refused(say("bp.generation.broken"))
    if going.slots:
        needed = len(going.slots) - (going.draft is not None)
        if len(generation.open_tiles(state, e.Slot(going.slots[0].player), apart=False)) < needed:
            raise Refused(say("bp.generation.broken"))
    if wanted.step is e.GenerationStep.ASTEROID_CELL and not wanted.cells:
        raise Refused(say("bp.generation.broken"))
    return wanted


class _FacesUsedError(Exception):
    """Every typed face has been read."""


class _NoMoreDice:
    """For a trial of typed faces: cells are drawn somehow, further dice are not thrown."""

    def roll(self, die: int, purpose: str) -> Roll:
        if purpose in CELL_PURPOSES:
            return Roll(die, 1, "app", purpose)
        raise _FacesUsedError


def _try_faces(state: MapState, faces: Sequence[int]) -> None:
    """Refuse typed faces that no die has, by reading them in a trial."""
    others = _NoMoreDice()
    hand = HandDice(faces, others)
    try:
        while state.generation is not None:
            step = _step(state, hand, others, by_hand=False)
            for event in step:
                if isinstance(event, e.GenerationRolled):
                    require_faces((event.roll.face,), (event.roll.die,), "BP-APP-1")
            state = folded(state, step)
    except _FacesUsedError:
        return


# --- Carrying out


def _beginning(state: MapState, command: Beginning) -> tuple[e.AnyMapEvent, ...]:
    """Clear away what is not kept, and count what is to be rolled."""
    board, rocks = state.board, set(command.keep_asteroids)
    kept = [board.planets[id_] for id_ in dict.fromkeys(command.keep_planets)]
    cleared = e.ThingsErased(
        planets=tuple(id_ for id_ in board.planets if id_ not in command.keep_planets),
        asteroids=tuple(id_ for id_ in board.asteroids if id_ not in rocks),
        ships=tuple(board.ships),
        space=tuple(
            one.id
            for one in board.space.values()
            if one.asteroid is None or one.asteroid not in rocks
        ),
    )
    going = e.GenerationState(_open_slots(state, kept), placed=len(rocks))
    return (cleared, e.ContentChanged(standing=None), e.GenerationAdvanced(going))


def _open_slots(state: MapState, kept: list[Planet]) -> tuple[e.Slot, ...]:
    """All starting planets in turn order, then the others, without those there (BP-GEN-24)."""
    seats = [seat.id for seat in state.content.seats]
    starts = {planet.starting for planet in kept}
    others = Counter(planet.owner for planet in kept if planet.starting not in seats)
    anybodys = sum(count for owner, count in others.items() if owner not in seats)
    slots = [e.Slot(seat, starting=True) for seat in seats if seat not in starts]
    for _ in range(1, state.tables.generation.planets_per_player):
        for seat in seats:
            if others[seat] > 0:
                others[seat] -= 1
            elif anybodys > 0:
                anybodys -= 1
            else:
                slots.append(e.Slot(seat))
    return tuple(slots)


def _roll_next(
    state: MapState, wanted: GenerationRequest, command: c.RollNext, dice: Dice
) -> tuple[e.AnyMapEvent, ...]:
    if wanted.die:
        return _step(state, HandDice(command.faces, dice), dice, by_hand=True)
    cells = command.cells or draw_cells(state, wanted, dice)
    return _settled(state, placed(state, wanted, cells))


def _to_the_end(state: MapState, hand: Dice, others: Dice) -> tuple[e.AnyMapEvent, ...]:
    events: list[e.AnyMapEvent] = []
    while state.generation is not None:
        step = _step(state, hand, others, by_hand=False)
        state = folded(state, step)
        events += _lasting(step)
    return tuple(events)


def _lasting(events: Sequence[e.AnyMapEvent]) -> tuple[e.AnyMapEvent, ...]:
    """Without the waypoints of a generation that is over as soon as it has begun."""
    return tuple(event for event in events if not isinstance(event, e.GenerationAdvanced))


def _step(state: MapState, hand: Dice, others: Dice, *, by_hand: bool) -> tuple[e.AnyMapEvent, ...]:
    """Throw one die, or draw the cells that are due, and go on to where the next is needed.

    With `by_hand`, cells that players choose are left to them.
    """
    going, wanted = state.generation, generation.due(state)
    assert going is not None
    assert wanted is not None
    events: tuple[e.AnyMapEvent, ...] = ()
    after: MapState = state
    if wanted.die:
        roll = hand.roll(wanted.die, wanted.purpose)
        read = generation.read_roll(state, going, wanted.step, roll)
        if isinstance(read, Message):
            return (e.GenerationRolled(wanted.step, wanted.player, roll, read),)
        rolled = e.GenerationRolled(wanted.step, wanted.player, roll)
        events = (rolled, e.GenerationAdvanced(read))
        after = folded(state, events)
        wanted = generation.due(after)
        assert wanted is not None
    if not wanted.die and not (by_hand and _chosen(state, wanted)):
        events = (*events, *placed(after, wanted, draw_cells(after, wanted, others)))
    return _settled(state, events)


def _chosen(state: MapState, wanted: GenerationRequest) -> bool:
    """Whether the table leaves these cells to a player (AMB-11, AMB-17)."""
    if wanted.step is e.GenerationStep.RESOURCE_CELLS:
        return state.options.resource_cells == "manual"
    return state.options.asteroid_cell_choice == "placing_player"


def _settled(state: MapState, events: tuple[e.AnyMapEvent, ...]) -> tuple[e.AnyMapEvent, ...]:
    state = folded(state, events)
    ending = _ending(state)
    return (*events, *ending, *_unattainable(folded(state, ending)))


def _ending(state: MapState) -> tuple[e.AnyMapEvent, ...]:
    """The end, when all asteroids are placed or none can be placed any more (BP-AST-11)."""
    going = state.generation
    if going is None or going.slots or going.asteroids is None or going.asteroid_tile:
        return ()
    if going.placed >= going.asteroids:
        return (e.GenerationAdvanced(None),)
    if placing.any_legal_asteroid_cell(state):
        return ()
    missing = going.asteroids - going.placed
    warning = say("bp.generation.board_full", "BP-AST-11", missing=missing)
    return (e.GenerationWarned(warning), e.GenerationAdvanced(None))


def _unattainable(state: MapState) -> tuple[e.AnyMapEvent, ...]:
    """Give up the least distance of starting planets where no tile is far enough (AMB-13)."""
    going = state.generation
    if going is None or not going.slots or going.draft is not None or going.distance_dropped:
        return ()
    slot = going.slots[0]
    if not slot.starting or not state.options.min_start_tile_distance:
        return ()
    if generation.open_tiles(state, slot, apart=True):
        return ()
    distance = state.options.min_start_tile_distance
    warning = say("bp.generation.distance_dropped", "BP-GEN-5", distance=distance)
    dropped = replace(going, distance_dropped=True)
    return (e.GenerationWarned(warning), e.GenerationAdvanced(dropped))


CELL_PURPOSES = (
    f"generation.{e.GenerationStep.RESOURCE_CELLS}",
    f"generation.{e.GenerationStep.ASTEROID_CELL}",
)

# --- Drawn by the program


def draw_cells(state: MapState, wanted: GenerationRequest, dice: Dice) -> tuple[Hex, ...]:
    """As many cells as are due, each with an even draw among those that will do."""
    if wanted.step is e.GenerationStep.ASTEROID_CELL:
        face = dice.roll(len(wanted.cells), wanted.purpose).face
        return (wanted.cells[face - 1],)
    shape = _shape(state)
    pools = [list(shape.interior), list(shape.border)]
    if state.options.resource_border_policy == "ignore":
        pools = [[*shape.interior, *shape.border]]
    cells = []
    for _ in range(wanted.count):
        pool = next(pool for pool in pools if pool)  # the border last (BP-GEN-21, BP-GEN-23)
        cells.append(pool.pop(dice.roll(len(pool), wanted.purpose).face - 1))
    return tuple(cells)


def _draft(state: MapState) -> e.Draft:
    going = state.generation
    assert going is not None
    assert going.draft is not None
    return going.draft


def _shape(state: MapState) -> PlanetShape:
    draft = _draft(state)
    assert draft.size is not None
    return planet_shape(generation.draft_center(state, draft), radii(state.options)[draft.size])


# --- Chosen by players


def check_cells(
    state: MapState, wanted: GenerationRequest, cells: tuple[Hex, ...]
) -> tuple[Message, ...]:
    """Objections to chosen cells; refuses the wrong number and cells that will not do."""
    if len(cells) != wanted.count or len(set(cells)) != len(cells):
        raise Refused(say("bp.generation.cells_due", expected=wanted.count, given=len(cells)))
    if wanted.step is e.GenerationStep.ASTEROID_CELL:
        return _check_asteroid_cell(state, cells[0])
    shape = _shape(state)
    for cell in cells:
        if shape.zones.get(cell, Zone.CENTER) is Zone.CENTER:
            raise Refused(
                say(
                    "bp.map.not_on_a_planet",
                    "BP-GEN-4",
                    "BP-GEN-22",
                    cell=named_cell(state.board, cell),
                )
            )
    left = [cell for cell in shape.interior if cell not in cells]
    on_border = [cell for cell in cells if shape.zones[cell] is Zone.BORDER]
    if state.options.resource_border_policy == "refuse" and left and on_border:
        return (
            say(
                "bp.map.natural_on_border", "BP-GEN-21", cell=named_cell(state.board, on_border[0])
            ),
        )
    return ()


def _check_asteroid_cell(state: MapState, cell: Hex) -> tuple[Message, ...]:
    going = state.generation
    placing.require_free_space(state, cell)
    if going is not None and state.geometry.tile_of[cell] != going.asteroid_tile:
        raise Refused(say("bp.generation.other_tile", "BP-AST-4", tile=going.asteroid_tile))
    return tuple(placing.asteroid_objections(state, cell))


# --- Put on the board


def placed(
    state: MapState, wanted: GenerationRequest, cells: tuple[Hex, ...]
) -> tuple[e.AnyMapEvent, ...]:
    """The planet finished, or the asteroid in its place, and the generation one further."""
    going = state.generation
    assert going is not None
    if wanted.step is e.GenerationStep.ASTEROID_CELL:
        rocks = state.board.asteroids
        asteroid = Asteroid(AsteroidId(fresh("a", rocks, len(rocks) + 1)), cells[0])
        further = replace(going, placed=going.placed + 1, asteroid_tile=0)
        return (e.ThingsDrawn(asteroids=(asteroid,)), e.GenerationAdvanced(further))
    slot, draft = going.slots[0], _draft(state)
    assert draft.size is not None
    assert draft.biome is not None
    owned = slot.starting or state.options.second_planet_owned
    planets = state.board.planets
    planet = Planet(
        id=PlanetId(fresh("p", planets, len(planets) + 1)),
        size=draft.size,
        biome=draft.biome,
        center=generation.draft_center(state, draft),
        owner=slot.player if owned else None,
        starting=slot.player if slot.starting else None,
        natural=tuple(
            Natural(FOREST if number < draft.forests else MOUNTAIN, cell)
            for number, cell in enumerate(cells)
        ),
    )
    return (
        e.ThingsDrawn(planets=(planet,)),
        e.GenerationAdvanced(replace(going, slots=going.slots[1:], draft=None)),
    )
