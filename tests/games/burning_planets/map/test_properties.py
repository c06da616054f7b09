"""Whatever is rolled or drawn: maps are sound, repeatable, and nothing but their journal."""

from typing import get_args

import msgspec
from hypothesis import given, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bp_desktop.core.dice import AppDice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Objected, Refused
from bp_desktop.core.naming import StepNames
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.map import commands as c, events as e
from bp_desktop.games.burning_planets.map.problem import Severity
from bp_desktop.games.burning_planets.map.seats import seats_for
from bp_desktop.games.burning_planets.map.validation import problems
from bp_desktop.games.burning_planets.options import DEFAULTS, Options, PlanetRadius
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from tests.games.burning_planets.map.build import SYSTEM, TABLES, MapSession, NoDice, noon, session
from tests.games.burning_planets.map.designer import Designer

FACTIONS = ("humans", "digitals", "xenos")

options = st.builds(
    Options,
    planet_radius=st.sampled_from(
        [PlanetRadius(), PlanetRadius(1, 2, 3), PlanetRadius(4, 2, 3), PlanetRadius(1, 1, 1)]
    ),
    starting_planet_size=st.sampled_from(["rolled", "small", "medium", "big"]),
    second_planet_owned=st.booleans(),
    resource_cells=st.sampled_from(["random_then_edit", "manual"]),
    resource_border_policy=st.sampled_from(["warn", "refuse", "ignore"]),
    min_start_tile_distance=st.integers(0, 3),
    asteroid_gap_planet=st.sampled_from([0, 1]),
    asteroid_on_board_edge=st.booleans(),
    asteroid_modifier_die=st.sampled_from([4, 6, 8, 12, 20]),
    asteroid_cell_choice=st.sampled_from(["placing_player", "random"]),
    tile_width=st.sampled_from([11, 13, 15]),
    tile_height=st.sampled_from([11, 13]),
)

seeds = st.text(alphabet="0123456789abcdef", min_size=1, max_size=6)
players = st.lists(st.sampled_from(FACTIONS), min_size=2, max_size=9)


def generated(factions: list[str], chosen: Options, seed: str) -> MapSession:
    drawing = session()
    drawing.submit(c.CreateMap(seats_for(factions), options=chosen))
    drawing.submit(c.GenerateMap(seed=seed))
    return drawing


def errors(content: MapContent) -> list[tuple[str, object]]:
    return [
        (one.rule, one.message)
        for one in problems(content, TABLES)
        if one.severity is Severity.ERROR
    ]


def cells_in_use(content: MapContent) -> list[Hex]:
    """The cell of everything that stands somewhere, monoliths included (BP-BOARD-13)."""
    board = content.board
    cells: list[Hex | None] = [one.at for one in board.asteroids.values()]
    cells += [one.at for one in board.ships.values()]
    cells += [one.at for one in board.space.values()]
    for planet in board.planets.values():
        cells += [one.at for one in planet.natural]
        cells += [one.at for one in planet.structures.values()]
        cells += [planet.center]
    return [one for one in cells if one is not None]


@settings(max_examples=60)
@given(players, options, seeds)
def test_a_generated_map_breaks_no_rule(factions: list[str], chosen: Options, seed: str) -> None:
    """BP-GEN, BP-AST, BP-BOARD-13: for any players, options and seed."""
    content = generated(factions, chosen, seed).state.content

    assert errors(content) == []
    assert len(set(cells_in_use(content))) == len(cells_in_use(content))
    assert len(content.board.planets) == 2 * len(factions)


@settings(max_examples=15)
@given(players, options, seeds)
def test_the_same_seed_gives_the_same_map(factions: list[str], chosen: Options, seed: str) -> None:
    first, second = (generated(factions, chosen, seed).state.content for _ in range(2))

    assert first == second


@settings(max_examples=25)
@given(players, options, st.integers(0, 1000))
def test_rolling_step_by_step_ends_in_a_map_that_breaks_no_rule(
    factions: list[str], chosen: Options, seed: int
) -> None:
    """Every die is one step of the journal, and every choice left to chance (BP-GEN-4)."""
    drawing = session(seed=seed)
    drawing.submit(c.CreateMap(seats_for(factions), options=chosen))
    drawing.submit(c.BeginGeneration())
    for _ in range(3000):
        if drawing.state.generation is None:
            break
        drawing.submit(c.RollNext())

    assert drawing.state.generation is None
    assert errors(drawing.state.content) == []


@settings(max_examples=40)
@given(seeds, st.data())
def test_any_choice_of_kept_planets_and_asteroids_leads_to_a_sound_map(
    seed: str, data: st.DataObject
) -> None:
    drawing = generated(["humans", "xenos", "digitals"], DEFAULTS, seed)
    here = drawing.state.board
    planets = data.draw(st.lists(st.sampled_from(sorted(here.planets)), unique=True))
    rocks = data.draw(st.lists(st.sampled_from(sorted(here.asteroids)), unique=True))

    drawing.submit(
        c.GenerateMap(seed=f"{seed}x", keep_planets=tuple(planets), keep_asteroids=tuple(rocks))
    )

    after = drawing.state.board
    assert all(after.planets[one] == here.planets[one] for one in planets)
    assert all(after.asteroids[one] == here.asteroids[one] for one in rocks)
    assert errors(drawing.state.content) == []


class AnyMap(RuleBasedStateMachine):
    """Whatever designers do, the journal alone is enough to restore the map."""

    def __init__(self) -> None:
        super().__init__()
        self.journal = MemoryJournal()
        self.drawing = self.reopened()

    def reopened(self) -> MapSession:
        return Session(SYSTEM, self.journal, AppDice(5), noon)

    @initialize(seed=st.one_of(st.none(), seeds))
    def begin(self, seed: str | None) -> None:
        self.drawing.submit(c.CreateMap(seats_for(["humans", "xenos"]), 3, 2))
        if seed is not None:
            self.drawing.submit(c.GenerateMap(seed=seed))

    @rule(seed=st.integers(0, 1_000_000), steps=st.integers(1, 12), overrule=st.booleans())
    def draw(self, seed: int, steps: int, overrule: bool) -> None:
        designer = Designer(seed)
        for _ in range(steps):
            self.submit(designer.command(self.drawing.state), overrule)

    def submit(self, command: c.AnyMapCommand, overrule: bool) -> None:
        before = self.drawing.state
        try:
            self.drawing.submit(command, overrule=overrule)
        except (Refused, Objected):
            assert self.drawing.state is before

    @rule(index=st.integers(0, 20))
    def fix(self, index: int) -> None:
        """A fix can be carried out, and the line it belongs to is gone."""
        found = [one for one in problems(self.drawing.state.content, TABLES) if one.fix]
        if not found or self.drawing.state.generation is not None:
            return
        problem = found[index % len(found)]
        assert problem.fix is not None
        self.drawing.submit(problem.fix, overrule=True)
        assert (problem.message, problem.cells) not in [
            (one.message, one.cells) for one in problems(self.drawing.state.content, TABLES)
        ]

    @precondition(lambda self: self.drawing.next_undo is not None)
    @rule()
    def undo_then_redo(self) -> None:
        before = self.drawing.state
        self.drawing.undo(consent=True)
        self.drawing.redo()
        assert self.drawing.state == before

    @precondition(lambda self: len(self.drawing.timeline) > 1)
    @rule()
    def undo(self) -> None:
        self.drawing.undo(consent=True)

    @rule()
    def close_and_reopen(self) -> None:
        self.drawing = self.reopened()

    @invariant()
    def the_journal_is_the_map(self) -> None:
        assert self.reopened().state == self.drawing.state

    @invariant()
    def one_thing_per_cell(self) -> None:
        """BP-BOARD-13."""
        cells = cells_in_use(self.drawing.state.content)
        assert len(set(cells)) == len(cells)

    @invariant()
    def the_content_is_written_and_read_back(self) -> None:
        content = self.drawing.state.content
        assert msgspec.json.decode(msgspec.json.encode(content), type=MapContent) == content


TestAnyMap = AnyMap.TestCase
TestAnyMap.settings = settings(max_examples=40, stateful_step_count=20, deadline=None)


def test_the_random_designer_knows_every_command() -> None:
    """So that the state machine above does not fall behind the commands there are."""
    assert set(Designer(1).drawings(session().state)) == set(get_args(c.Single))


def test_checking_throws_no_dice_and_generation_by_seed_none_of_the_table() -> None:
    drawing = generated(["humans", "xenos"], DEFAULTS, "1")

    judgement = SYSTEM.judge(drawing.state, c.GenerateMap(seed="2"))
    events = judgement.carry_out(NoDice(), StepNames(1))

    assert any(isinstance(event, e.ThingsDrawn) and event.planets for event in events)
