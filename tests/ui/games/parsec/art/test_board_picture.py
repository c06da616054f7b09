"""The board of Parsec: seam cells half and half, numbers, stacks, deeds, and what changed."""

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor, QImage

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.still import board_image
from bp_desktop.ui.games.parsec.art.board_picture import (
    NUMBERS,
    UNITS,
    ParsecPicture,
    looks_of,
    seen_of,
)
from bp_desktop.ui.games.parsec.art.colors import DARK, LIGHT, PAPER, ParsecPalette
from bp_desktop.ui.games.parsec.art.stack_art import stacked
from tests.games.parsec.build import (
    COLONY,
    FIGHTER,
    RED,
    TRANSPORT,
    a_match,
    board_of,
    planet,
    unit,
)

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

    placed = list(stacked(units))

    assert [one.unit.type for one in placed] == [COLONY, TRANSPORT, FIGHTER]
    assert len({(one.x, one.y) for one in placed}) == 3


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


def test_another_roll_may_change_everything() -> None:
    before = picture(dealt_match())
    rolled = before.seen._replace(rolled=5)

    assert ParsecPicture(before.board, DARK, rolled, before.looks).changed_since(before) is None


def test_paper_is_white_and_drawn_as_vectors() -> None:
    match = dealt_match()
    page = ParsecPicture(
        match.board, PAPER, seen_of(match), looks_of(match, "safe"), for_print=True
    )

    image = board_image(page, SCALE)

    assert page.extent() == page.bounds()
    assert image.pixelColor(1, 1).name() == "#ffffff"
