"""The board of Parsec: seam cells half and half, numbers, stacks, deeds, and what changed."""

from math import hypot
from random import Random
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.board import ModuleBoard
from bp_desktop.games.parsec.match.state import LastingEvent, ParsecMatch, UnitState
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT
from bp_desktop.ui.board.pieces import PLATE
from bp_desktop.ui.board.still import board_image
from bp_desktop.ui.games.parsec.art.board_picture import (
    NUMBERS,
    UNITS,
    ParsecPicture,
    looks_of,
    seen_of,
    small_picture,
)
from bp_desktop.ui.games.parsec.art.colors import DARK, LIGHT, PAPER, ParsecPalette
from bp_desktop.ui.look.players import PlayerLook
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.look.tokens import Mode
from tests.games.parsec.build import (
    BLUE,
    COLONY,
    FIGHTER,
    RED,
    TRANSPORT,
    a_match,
    board_of,
    planet,
    unit,
)
from tests.games.parsec.sample import sample_set

pytestmark = pytest.mark.usefixtures("qapp")
SCALE = 1.5
BOARD = board_of(planet(3, "titanium", "gold"))


def dealt_match() -> ParsecMatch:
    part = ids.TurnPart.PRODUCTION
    return a_match(board=BOARD, part=part)


def picture(match: ParsecMatch, colors: ParsecPalette = DARK, *off: str) -> ParsecPicture:
    made = ParsecPicture(match.board, colors, seen_of(match), looks_of(match, "safe"))
    for layer in off:
        made.layers = made.layers.switched(layer, on=False)
    return made


def color_at(image: QImage, board: ParsecPicture, cell: Hex, dx: float = 0, dy: float = 0) -> str:
    x, y = LAYOUT.center(cell)
    bounds = board.bounds()
    at_x, at_y = (x + dx - bounds.left()) * SCALE, (y + dy - bounds.top()) * SCALE
    return image.pixelColor(round(at_x), round(at_y)).name()


def with_units(match: ParsecMatch, *units: UnitState) -> ParsecMatch:
    return replace(match, units={one.id: one for one in units})


@pytest.mark.parametrize("colors", [DARK, LIGHT])
def test_a_cell_that_two_modules_share_is_half_of_each(colors: ParsecPalette) -> None:
    """PA-APP-11."""
    board = picture(dealt_match(), colors)
    image = board_image(board, SCALE)
    one, other = (QColor(color).name() for color in colors.modules)
    seam = from_offset(8, 2)

    # Away from lines and stars.
    halves = [color_at(image, board, seam, dx, -6) for dx in (-7, 7)]

    assert set(halves) == {one, other}


def test_numbers_and_units_can_be_switched_off() -> None:
    cell = from_offset(3, 3)
    match = with_units(dealt_match(), unit("a", RED, FIGHTER, cell))

    whole = board_image(picture(match), SCALE)

    for layer in (NUMBERS, UNITS):
        assert board_image(picture(match, DARK, layer), SCALE) != whole


def test_a_body_that_yields_now_is_lit() -> None:
    match = dealt_match()
    number = next(iter(match.board.bodies.values())).number
    rolled = replace(match, turn=replace(match.turn, rolled=number))

    assert board_image(picture(rolled), SCALE) != board_image(picture(match), SCALE)


def test_what_a_unit_did_this_turn_is_seen() -> None:
    cell = from_offset(3, 3)
    fresh = with_units(dealt_match(), unit("a", RED, FIGHTER, cell))
    seen = {
        deed: board_image(
            picture(with_units(fresh, replace(fresh.units[ids.UnitId("a")], **{deed: 5}))), SCALE
        )
        for deed in ("built", "moved", "attacked")
    }

    pictures = [board_image(picture(fresh), SCALE), *seen.values()]

    assert all(one != other for one in pictures for other in pictures if one is not other)


def test_three_units_of_a_cell_stand_beside_each_other_with_the_colony_first() -> None:
    cell = from_offset(3, 3)
    units = [
        unit("b", RED, FIGHTER, cell),
        unit("c", RED, COLONY, cell),
        unit("d", RED, TRANSPORT, cell),
    ]

    placed = list(picture(with_units(dealt_match(), *units)).stacks.on(cell))

    assert [one.thing.type for one in placed] == [COLONY, TRANSPORT, FIGHTER]
    assert len({(one.x, one.y) for one in placed}) == 3


def plates(match: ParsecMatch, pixels: float) -> dict[ids.UnitId, QRectF]:
    """What the plate of each unit covers, in pixels, where a cell has so many."""
    board = picture(match)
    pixel = LAYOUT.hex_width / pixels
    found = {}
    cells = dict.fromkeys(one.cell for one in board.seen.units.values() if one.cell is not None)
    for one in (one for cell in cells for one in board.stacks.on(cell, pixel)):
        side = max(one.kept, PLATE * one.size * pixels)
        place = QRectF(one.x / pixel - side / 2, one.y / pixel - side / 2, side, side)
        found[one.thing.id] = place
    return found


@pytest.mark.parametrize("pixels", [8, 12, 17, 24])
def test_from_afar_no_piece_hides_one_on_another_cell(pixels: int) -> None:
    """A whole fleet in neighbouring cells, with a stack among them."""
    middle = from_offset(4, 4)
    cells = [middle, middle, *middle.neighbors()]
    units = [unit(f"u{at}", RED, FIGHTER, cell) for at, cell in enumerate(cells)]

    found = plates(with_units(dealt_match(), *units), pixels)

    assert all(one.width() <= pixels for one in found.values())
    assert all(
        abs(one.center().x() - other.center().x()) > pixels / 3
        or abs(one.center().y() - other.center().y()) > pixels / 3
        for name, one in found.items()
        for id_, other in found.items()
        if name != id_
    )


@pytest.mark.parametrize("pixels", [8, 12, 17, 24])
def test_from_afar_a_stack_with_nothing_beside_it_stays_large(pixels: int) -> None:
    """As everybody begins: a colony and a cargo ship on a planet."""
    cell = from_offset(4, 4)
    units = [unit("a", RED, COLONY, cell), unit("b", RED, FIGHTER, cell)]

    one, other = plates(with_units(dealt_match(), *units), pixels).values()

    assert min(one.width(), other.width()) >= 14
    assert other.center().x() - one.center().x() > one.width() * 0.6, "side by side"


@pytest.mark.parametrize("scale", [0.3, 0.5, 1.0])
@pytest.mark.parametrize("stacked", [1, 2])
def test_what_makes_room_for_an_arrival_is_painted_again(scale: float, stacked: int) -> None:
    """And no pixel elsewhere differs."""
    cell = from_offset(4, 4)
    kinds = (COLONY, FIGHTER)[:stacked]
    there = [unit(f"u{at}", RED, kind, cell) for at, kind in enumerate(kinds)]
    before = picture(with_units(dealt_match(), *there))
    match = with_units(dealt_match(), *there, unit("new", BLUE, FIGHTER, cell.neighbors()[2]))
    after = ParsecPicture(before.board, DARK, seen_of(match), before.looks)
    assert differs_only_within(before, after, scale)


def differs_only_within(before: ParsecPicture, after: ParsecPicture, scale: float) -> bool:
    """Whether they differ, and no pixel elsewhere than is told."""
    areas = after.changed_since(before, scale)
    assert areas is not None
    areas += after.changed_over(before, scale)
    images = [board_image(one, scale) for one in (before, after)]
    assert images[0] != images[1]
    for image in images:
        with QPainter(image) as painter:
            painter.scale(scale, scale)
            painter.translate(-before.bounds().topLeft())
            for area in areas:
                painter.fillRect(area, QColor("black"))
    return images[0] == images[1]


@pytest.mark.parametrize("stacked", [1, 2, 3])
@pytest.mark.parametrize("pixels", [10, 17, 30])
def test_owners_are_told_apart_by_their_signs_at_every_size_of_pieces(
    pixels: int, stacked: int
) -> None:
    """Eyes without colours see the whole board, too (N15)."""
    kinds = (COLONY, FIGHTER, FIGHTER)[:stacked]
    units = [unit(f"u{one}", RED, kind, from_offset(3, 3)) for one, kind in enumerate(kinds)]
    board = picture(with_units(dealt_match(), *units))
    shown = []
    for glyph in ("circle", "star"):
        board.looks = {RED: PlayerLook("#808080", glyph, "solid")}
        shown.append(board_image(board, pixels / LAYOUT.hex_width))

    assert shown[0] != shown[1]


def test_only_where_a_unit_moved_is_painted_again() -> None:
    start, end = from_offset(3, 3), from_offset(5, 3)
    before = picture(with_units(dealt_match(), unit("a", RED, FIGHTER, start)))
    match = with_units(dealt_match(), unit("a", RED, FIGHTER, end))
    after = ParsecPicture(before.board, DARK, seen_of(match), before.looks)

    areas = after.changed_since(before, 1.0)

    assert areas is not None
    for cell in (start, end):
        assert any(area.contains(*LAYOUT.center(cell)) for area in areas)
    assert not any(area.contains(*LAYOUT.center(from_offset(15, 10))) for area in areas)


@pytest.mark.parametrize("scale", [0.3, 0.5, 0.7, 1.0, 2.5])
@pytest.mark.parametrize("stacked", [1, 2, 3])
@pytest.mark.parametrize("change", [{"rolled": 3}, {"turn": 6}])
def test_another_roll_or_turn_paints_only_what_looks_different(
    change: dict[str, Any], stacked: int, scale: float
) -> None:
    """Bodies that yield, and signs of what units did, as many as there can be."""
    did, cell = {"built": 5, "moved": 5, "attacked": 5}, from_offset(20, 3)
    there = [unit(f"u{one}", RED, TRANSPORT, cell, **did) for one in range(stacked)]
    laden = [unit(f"in{one}", RED, FIGHTER, cell, aboard="u0") for one in range(2)]
    before = picture(with_units(dealt_match(), *there, *laden))
    after = ParsecPicture(before.board, DARK, before.seen._replace(**change), before.looks)

    assert differs_only_within(before, after, scale)


@pytest.mark.parametrize("scale", [0.3, 0.7, 1.0])
def test_what_a_unit_in_a_stack_did_is_painted_again(scale: float) -> None:
    cell = from_offset(4, 4)
    there = [unit(f"u{one}", RED, FIGHTER, cell) for one in range(3)]
    before = picture(with_units(dealt_match(), *there))
    done = [*there[:2], replace(there[2], moved=5, attacked=5)]
    match = with_units(dealt_match(), *done)
    after = ParsecPicture(before.board, DARK, seen_of(match), before.looks)

    assert differs_only_within(before, after, scale)


def test_another_event_may_change_everything() -> None:
    before = picture(dealt_match())
    noted = before.seen._replace(notes={from_offset(3, 3): "+2"})

    assert ParsecPicture(before.board, DARK, noted, before.looks).changed_since(before) is None


def test_paper_is_white_and_drawn_as_vectors() -> None:
    match = dealt_match()
    page = ParsecPicture(
        match.board, PAPER, seen_of(match), looks_of(match, "safe"), for_print=True
    )

    image = board_image(page, SCALE)

    assert page.extent() == page.bounds()
    assert image.pixelColor(1, 1).name() == "#ffffff"


def test_the_marker_of_a_module_gives_way_to_a_vessel() -> None:
    """PA-EVT-14: it lies on a cell of that module without one."""
    storm = LastingEvent("storm", ids.CardId("storm"), RED, 3, module=1)
    match = replace(dealt_match(), lasting={"storm": storm})
    [(_event, cell)] = seen_of(match).markers
    entered = with_units(match, unit("r", RED, FIGHTER, cell))
    [(_event, beside)] = seen_of(entered).markers

    plain = picture(replace(match, lasting={}))
    shown = picture(match)
    assert BOARD.modules_at[cell] == BOARD.modules_at[beside] == (1,)
    assert beside != cell
    assert board_image(shown, SCALE) != board_image(plain, SCALE)
    assert picture(entered).changed_since(shown) is None, "both places are painted anew"


@pytest.mark.parametrize("seed", range(20))
def test_no_number_of_a_module_lies_on_a_body_or_its_badge(seed: int) -> None:
    """PA-APP-11."""
    modules = list(sample_set().modules[:12])
    Random(seed).shuffle(modules)
    board = ModuleBoard(3, 4, (8, 8), tuple(modules))
    places = ParsecPicture(board, DARK).modules.number_places

    assert len(places) == 12
    for place in places:
        for body in board.bodies.values():
            x, y = LAYOUT.center(body.cells[0])
            reach = 2 if body.is_planet else 1
            badge = y + reach * 1.1 * HEX_SIZE
            apart = min(hypot(place.x() - x, place.y() - at) for at in (y, badge))
            assert apart > reach * HEX_SIZE


def test_small_pictures_are_dark_in_both_themes_and_have_no_numbers(theme: Theme) -> None:
    """On Home, as those of the other game."""
    match = with_units(dealt_match(), unit("a", RED, FIGHTER, from_offset(3, 3)))
    seen, modes = [], get_args(Mode)
    assert len(modes) == 2
    for mode in modes:
        theme.set_look(Appearance(theme=mode))
        made = small_picture(match.board, theme, match)
        assert not made.layers.shows(NUMBERS)
        assert made.layers.shows(UNITS)
        seen.append(board_image(made, SCALE))

    assert seen[0] == seen[1]
    assert seen[0] != board_image(small_picture(match.board, theme), SCALE), "units are seen"
