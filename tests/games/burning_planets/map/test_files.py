"""A map file of any bytes is read or refused, quickly, and never breaks what reads it."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings, strategies as st

from bp_desktop.core.dice import AppDice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.board import Asteroid, MapContent, Planet
from bp_desktop.games.burning_planets.ids import AsteroidId, BiomeId, PlanetId, ShipId, SizeId
from bp_desktop.games.burning_planets.map import commands as c, events as e
from bp_desktop.games.burning_planets.map.generation import due
from bp_desktop.games.burning_planets.map.making import new_map, parse_grid
from bp_desktop.games.burning_planets.map.problem import Problem
from bp_desktop.games.burning_planets.map.soundness import UnsoundMapError
from bp_desktop.games.burning_planets.map.state import evolve
from bp_desktop.games.burning_planets.map.system import summary
from bp_desktop.games.burning_planets.map.validation import check_map, has_errors, problems
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.burning_planets.tiles import Tiles, tile_center
from bp_desktop.session.document_file import (
    UnreadableFileError,
    open_document,
    read_header,
    write_document,
)
from bp_desktop.session.ports import MemoryJournal
from tests.games.burning_planets.map.build import (
    SMALL,
    SYSTEM,
    TABLES,
    MapSession,
    board,
    noon,
    session,
)


def written(*commands: c.AnyMapCommand) -> bytes:
    drawing = session(MemoryJournal())
    for command in commands:
        drawing.submit(command, overrule=True)
    return write_document(drawing, "A map")


def opened(data: bytes) -> MapSession:
    return open_document(read_header(data), SYSTEM, AppDice(1), clock=noon)


GENERATED = written(*new_map(["humans", "xenos"], seed="7"))
BEGUN = written(
    new_map(["humans", "xenos"])[0], c.BeginGeneration(), c.RollNext((1,)), c.RollNext((2,))
)


def look_at_everything(drawing: MapSession) -> None:
    """What any screen or command line does with an opened map."""
    state = drawing.state
    problems(state.content, TABLES)
    check_map(state.content, TABLES)
    due(state)
    summary(state)
    for command in (c.RollNext(), c.FinishGeneration(), c.GenerateMap(seed="x")):
        try:
            drawing.submit(command, overrule=True)
        except Refused:
            continue


def read_or_refused(data: bytes) -> bool:
    try:
        drawing = opened(data)
    except UnreadableFileError:
        return False
    look_at_everything(drawing)
    return True


def test_a_map_is_written_and_read_back_with_its_history() -> None:
    drawing = opened(GENERATED)

    assert [type(step.outcome.command) for step in drawing.timeline] == [c.CreateMap, c.GenerateMap]
    assert drawing.edited_at is None
    assert problems(drawing.state.content, TABLES) == ()


def test_a_content_edited_by_hand_counts_and_is_one_more_step() -> None:
    data = msgspec.json.decode(GENERATED)
    data["content"]["title"] = "By hand"
    data["content"]["board"]["asteroids"]["a1"]["at"] = data["content"]["board"]["asteroids"]["a2"][
        "at"
    ]

    drawing = opened(msgspec.json.encode(data))

    assert drawing.state.content.title == "By hand"
    assert len(drawing.timeline) == 3
    assert "BP-BOARD-13" in [one.rule for one in problems(drawing.state.content, TABLES)]


def test_a_content_alone_is_a_map() -> None:
    data = msgspec.json.decode(GENERATED)
    del data["entries"]

    drawing = opened(msgspec.json.encode(data))

    assert len(drawing.state.board.planets) == 4


@settings(max_examples=150)
@given(st.binary(max_size=300))
def test_any_bytes_are_refused(data: bytes) -> None:
    assert not read_or_refused(data)


@settings(max_examples=60)
@given(
    st.integers(0, 10_000_000),
    st.binary(min_size=1, max_size=4),
    st.sampled_from([GENERATED, BEGUN]),
)
def test_a_map_with_some_bytes_changed_is_read_or_refused(
    where: int, junk: bytes, original: bytes
) -> None:
    at = where % len(original)

    assert read_or_refused(original[:at] + junk + original[at + len(junk) :]) in (True, False)


def mutated(value: Any, rng: random.Random) -> Any:
    """The same JSON with one value somewhere replaced by another."""
    if isinstance(value, dict) and value and rng.random() < 0.95:
        key = rng.choice(list(value))
        return {**value, key: mutated(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.95:
        index = rng.randrange(len(value))
        return [*value[:index], mutated(value[index], rng), *value[index + 1 :]]
    junk: list[Any] = [
        None,
        0,
        -1,
        1,
        7,
        99,
        10**9,
        10**18,
        "",
        "p1",
        "small",
        "lava",
        [],
        {},
        [0, 0],
        True,
    ]
    return rng.choice(junk)


@pytest.mark.parametrize("original", [GENERATED, BEGUN], ids=["generated", "begun"])
def test_a_map_with_any_value_changed_is_read_or_refused(original: bytes) -> None:
    """Unknown ids, numbers out of range, things of the wrong type: in content and history."""
    parsed = msgspec.json.decode(original)
    answers = []

    for seed in range(400):
        rng, data = random.Random(seed), dict(parsed)
        if seed % 2:
            data["content"] = mutated(data["content"], rng)
        else:
            del data["content"]
            *before, last = data["entries"]
            entry = {**last["entry"], "outcome": mutated(last["entry"]["outcome"], rng)}
            data["entries"] = [*before, {**last, "entry": entry}]
        answers.append(read_or_refused(msgspec.json.encode(data)))

    assert True in answers
    assert False in answers


@pytest.mark.parametrize(
    "tiles",
    [
        {"width": 10**6, "height": 13, "places": [[0, 0]]},
        {"width": 99, "height": 99, "places": [[x, y] for y in range(9) for x in range(9)]},
        {"width": 13, "height": 13, "places": [[1, 0], [0, 0]]},
        {"width": 13, "height": 13, "places": [[0, 10**6]]},
    ],
)
def test_boards_beyond_all_bounds_are_refused(tiles: dict[str, Any]) -> None:
    data = msgspec.json.decode(GENERATED)
    data["content"]["board"]["tiles"] = tiles

    with pytest.raises(UnreadableFileError):
        opened(msgspec.json.encode(data))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(tiles, Tiles)


def test_an_event_that_names_what_nobody_knows_is_damage() -> None:
    """BP-APP-7."""
    state = board().state
    odd = Planet(PlanetId("p1"), SizeId("huge"), BiomeId("fair"))

    with pytest.raises(UnsoundMapError):
        evolve(state, e.ThingsDrawn(planets=(odd,)))
    with pytest.raises(UnreadableFileError) as caught:
        opened(GENERATED.replace(b'"size": "small"', b'"size": "huge"'))
    assert caught.value.message.key == "session.file.damaged"


def test_events_about_what_is_not_there_change_nothing() -> None:
    state = board().state

    assert evolve(state, e.ThingsErased(ships=(ShipId("x"),))) == state
    assert evolve(state, e.ThingsErased(planets=(PlanetId("x"),))) == state


def test_a_generation_that_makes_no_sense_can_only_be_stopped() -> None:
    drawing = opened(BEGUN)
    broken = evolve(drawing.state, e.ContentChanged(seats=()))

    assert due(broken) is None
    for command in (c.RollNext(), c.FinishGeneration()):
        with pytest.raises(Refused) as caught:
            SYSTEM.judge(broken, command)
        assert caught.value.messages[0].key == "bp.generation.broken"
    assert SYSTEM.judge(broken, c.StopGeneration()).objections == ()


def test_a_generation_without_room_for_what_is_due_can_only_be_stopped() -> None:
    begun = opened(BEGUN).state
    tiles = begun.board.tiles
    assert tiles is not None
    crowded = begun
    for number, place in enumerate(tiles.places):
        at = tile_center(tiles, place)
        planet = Planet(PlanetId(f"x{number}"), SMALL, BiomeId("fair"), at)
        crowded = evolve(crowded, e.ThingsDrawn(planets=(planet,)))
    packed = evolve(begun, e.GenerationAdvanced(e.GenerationState(asteroids=9, asteroid_tile=1)))
    for number, cell in enumerate(packed.geometry.grid.cells_of_tile[1]):
        packed = evolve(
            packed, e.ThingsDrawn(asteroids=(Asteroid(AsteroidId(f"x{number}"), cell),))
        )
    nowhere = evolve(begun, e.GenerationAdvanced(e.GenerationState(asteroid_tile=99)))

    for broken in (crowded, packed, nowhere):
        with pytest.raises(Refused) as caught:
            SYSTEM.judge(broken, c.FinishGeneration())
        assert caught.value.messages[0].key == "bp.generation.broken"


# --- Seams for the command line


def test_commands_are_read_from_json_and_strange_ones_are_not() -> None:
    decode = msgspec.json.Decoder(c.AnyMapCommand).decode

    assert decode(b'{"type": "place_asteroid", "at": [3, 4]}') == c.PlaceAsteroid(Hex(3, 4))
    for strange in (
        b'{"type": "place_asteroid"}',
        b'{"type": "explode"}',
        b'{"type": "place_asteroid", "at": [3, 4], "by": "me"}',
        b'{"type": "roll_next", "faces": "six"}',
    ):
        with pytest.raises(msgspec.ValidationError):
            decode(strange)


def test_a_new_map_is_two_commands() -> None:
    commands = new_map(
        ["humans", "digitals", "xenos"],
        grid=parse_grid("4x3"),
        options=Options(asteroid_modifier_die=20),
        seed="7",
        title="Three",
    )
    drawing = session()
    for command in commands:
        drawing.submit(command)

    content = drawing.state.content
    assert (content.title, content.seed) == ("Three", "7")
    assert content.board.tiles is not None
    assert len(content.board.tiles.places) == 12
    assert len(content.board.asteroids) > 12
    assert not has_errors(check_map(content, TABLES))


@pytest.mark.parametrize("text", ["", "4", "4x", "0x2", "4x200", "axb", "-1x2", "٤x٢"])
def test_what_is_no_grid_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        parse_grid(text)


def test_problems_are_written_as_json_with_their_fix() -> None:
    broken = msgspec.structs.replace(opened(GENERATED).state.content, seats=())
    [first, *_] = check_map(broken, TABLES)

    data = msgspec.json.encode(first)

    assert msgspec.json.decode(data, type=Problem) == first
    assert msgspec.json.decode(msgspec.json.encode(broken), type=MapContent) == broken
