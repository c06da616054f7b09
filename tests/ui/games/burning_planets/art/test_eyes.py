"""Players and biomes on the board are told apart by colour-blind eyes and without any colour."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from bp_desktop.core.hexes import from_offset
from bp_desktop.games.burning_planets.board import Asteroid, Board, MapSeat, SpaceStructure
from bp_desktop.games.burning_planets.ids import AsteroidId, KindId, PlayerId, StructureId
from bp_desktop.ui.board.canvas import LAYOUT, SPRITES
from bp_desktop.ui.board.fonts import load_fonts
from bp_desktop.ui.board.globes import GlobePalette
from bp_desktop.ui.board.shapes import edge_of
from bp_desktop.ui.board.style import TILE_NUMBERS, USUAL
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture
from bp_desktop.ui.games.burning_planets.art.colors import (
    DARK,
    LIGHT,
    PAPER,
    sides_of,
)
from bp_desktop.ui.look.color_vision import VISIONS, apart, picture_seen_by
from bp_desktop.ui.look.players import COLORS, READABLE, contrast
from tests.ui.board.boards import differing_share
from tests.ui.games.burning_planets.art.pictures import drawn
from tests.ui.games.burning_planets.art.samples import BIOMES, RADIUS, RED, board, planet

BOARDS = {"dark": DARK, "light": LIGHT, "paper": PAPER}
WHITE = 3
"""The seat that is white in the safe palette."""
FAR = 5.0
"""Pixels of a cell from which pieces are dots."""


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()
    SPRITES.clear()


def with_white(made: Board, colors: GlobePalette) -> BoardPicture:
    seat = MapSeat(PlayerId("red"), "humans", color=WHITE)
    layers = USUAL.switched(TILE_NUMBERS, on=False).switched("cell_lines", on=False)
    return BoardPicture(made, RADIUS, colors, sides_of([seat], "safe"), layers=layers)


def around(col: int, row: int, cells: float) -> QRectF:
    x, y = LAYOUT.center(from_offset(col, row))
    far = cells * LAYOUT.hex_width
    return QRectF(x - far, y - far, 2 * far, 2 * far)


def darkest(image: QImage, ground: QColor) -> float:
    """The best contrast that anything in a picture has against the ground."""
    return max(
        contrast(image.pixelColor(x, y), ground)
        for x in range(image.width())
        for y in range(image.height())
    )


@pytest.mark.parametrize("colors", BOARDS.values(), ids=BOARDS)
@pytest.mark.parametrize("palette", COLORS)
def test_every_player_or_its_edge_stands_out_from_the_board(
    palette: str, colors: GlobePalette
) -> None:
    void = QColor(colors.void)
    for name in COLORS[palette]:
        color = QColor(name)

        assert max(contrast(color, void), contrast(edge_of(color, colors), void)) >= READABLE


@pytest.mark.parametrize("colors", [LIGHT, PAPER], ids=["light", "paper"])
def test_a_white_player_has_dots_with_an_edge_from_afar(colors: GlobePalette) -> None:
    """Ships, and what stands on asteroids."""
    rock = AsteroidId("a")
    on_it = SpaceStructure(StructureId("s"), KindId("habitat"), RED, None, rock)
    made = replace(
        board(), asteroids={rock: Asteroid(rock, from_offset(6, 6))}, space={on_it.id: on_it}
    )

    image = drawn(with_white(made, colors), around(6, 6, 1), FAR / LAYOUT.hex_width)

    assert darkest(image, QColor(colors.void)) >= READABLE


@pytest.mark.parametrize("cell", [FAR, 14.0])
@pytest.mark.parametrize("colors", [LIGHT, PAPER], ids=["light", "paper"])
def test_a_white_ring_around_a_planet_has_an_edge(colors: GlobePalette, cell: float) -> None:
    owned = with_white(board(planet("small", "fair", owner=RED)), colors)
    edge = around(6, 6, 2.7)
    image = drawn(owned, edge, cell / LAYOUT.hex_width)

    middle = image.height() // 2
    ring = image.copy(0, middle - 2, max(4, round(0.6 * cell)), 4)

    assert darkest(ring, QColor(colors.void)) >= READABLE


def relief(biome: str, colors: GlobePalette) -> QImage:
    picture = BoardPicture(board(planet("big", biome)), RADIUS, colors, {}, layers=BARE)
    return drawn(picture, around(6, 6, 3), 24 / LAYOUT.hex_width)


BARE = USUAL.switched(TILE_NUMBERS, on=False).switched("natural", on=False)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("colors", BOARDS.values(), ids=BOARDS)
def test_biomes_differ_for_all_eyes(colors: GlobePalette, vision: str) -> None:
    """By colour, or by their relief: over a third of a planet looks otherwise."""
    seen = {biome: picture_seen_by(relief(biome, colors), vision) for biome in BIOMES}

    for one, other in combinations(BIOMES, 2):
        grounds = colors.grounds
        first, second = QColor(grounds[one].body), QColor(grounds[other].body)
        by_colour = apart(first, second, vision) >= 20
        by_relief = differing_share(seen[one], seen[other], 16) > 0.33

        assert by_colour or by_relief, (one, other)
