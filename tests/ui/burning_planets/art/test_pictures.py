"""Pictures of the game's things, compared with approved ones (product: they look like planets)."""

from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from bp_desktop.ui.burning_planets.art.board_picture import BoardPicture
from bp_desktop.ui.burning_planets.art.canvas import LAYOUT, Canvas
from bp_desktop.ui.burning_planets.art.colors import BOARD_COLORS, PAPER, BoardColors
from bp_desktop.ui.burning_planets.art.fonts import load_fonts
from bp_desktop.ui.burning_planets.art.piece_art import CELL, Piece, paint_piece
from bp_desktop.ui.burning_planets.art.sides import Side
from bp_desktop.ui.burning_planets.art.sprites import Sprites
from tests.ui.burning_planets.art.pictures import assert_approved, drawn
from tests.ui.burning_planets.art.samples import (
    BIOMES,
    BLUE,
    CLASSES,
    FACTIONS,
    IN_SPACE,
    ON_PLANETS,
    RADIUS,
    RED,
    SIDES,
    SIZES,
    board,
    planet,
    whole_board,
)
from tests.ui.hexboard.boards import differing_share

pytestmark = pytest.mark.usefixtures("qapp")
STYLES = {colors.name: colors for colors in (*BOARD_COLORS.values(), PAPER)}
AROUND = QRectF(0, 0, LAYOUT.hex_width * 13, LAYOUT.row_height * 13)
"""The tile that a sample planet lies in."""


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()


def piece_picture(piece: Piece, colors: BoardColors, pixels: int = 72) -> QImage:
    image = QImage(pixels, pixels, QImage.Format.Format_RGB32)
    image.fill(QColor(colors.space))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = pixels / CELL.width()
    painter.scale(scale, scale)
    painter.translate(-CELL.topLeft())
    paint_piece(Canvas(painter, CELL, scale, colors, sprites=Sprites()), piece)
    painter.end()
    return image


@pytest.mark.parametrize(("biome", "size"), [*product(BIOMES, SIZES)])
def test_a_planet_of_each_biome_and_size_looks_as_approved(biome: str, size: str) -> None:
    picture = BoardPicture(board(planet(size, biome)), RADIUS, BOARD_COLORS["dark"], SIDES)

    image = drawn(picture, AROUND, 0.5)

    assert_approved(image, f"planet_{biome}_{size}")


@pytest.mark.parametrize(("faction", "cls"), [*product(FACTIONS, CLASSES)])
def test_each_ship_looks_as_approved(faction: str, cls: str) -> None:
    side = Side(SIDES[BLUE].look, faction)
    piece = Piece(f"ship/{faction}_{cls}", side.owner, plate=0.92, badge=True)

    image = piece_picture(piece, BOARD_COLORS["dark"])

    assert_approved(image, f"ship_{faction}_{cls}")


@pytest.mark.parametrize("kind", [*ON_PLANETS, *IN_SPACE])
def test_each_structure_looks_as_approved_and_shows_its_owner(kind: str) -> None:
    owner = SIDES[RED].owner
    below = "board/asteroid" if kind in ("drilling_facility", "habitat") else ""
    piece = Piece(f"structure/{kind}", owner, badge=kind in IN_SPACE, below=below)

    image = piece_picture(piece, BOARD_COLORS["light"])

    assert_approved(image, f"structure_{kind}")
    nobodys = piece_picture(piece._replace(owner=None), BOARD_COLORS["light"])
    assert differing_share(image, nobodys, 30) > 0.002


@pytest.mark.parametrize("style", ["dark", "light", "paper"])
def test_a_whole_board_looks_as_approved(style: str) -> None:
    picture = BoardPicture(whole_board(), RADIUS, STYLES[style], SIDES, for_print=style == "paper")

    image = drawn(picture, picture.bounds(), 0.6)

    assert_approved(image, f"board_{style}")


def test_players_can_be_told_apart_without_colour() -> None:
    """A player is colour + glyph + pattern everywhere."""
    pictures = [
        piece_picture(
            Piece("ship/humans_big", side.owner._replace(color="#808080"), plate=0.92, badge=True),
            BOARD_COLORS["dark"],
        )
        for side in SIDES.values()
    ]

    for number, one in enumerate(pictures):
        for other in pictures[number + 1 :]:
            assert differing_share(one, other, 40) > 0.02


def test_biomes_can_be_told_apart_on_paper_without_colour() -> None:
    pictures = []
    for biome in BIOMES:
        bare = planet("big", biome)
        picture = BoardPicture(board(bare), RADIUS, PAPER, SIDES, for_print=True)
        image = drawn(picture, AROUND, 0.8)
        pictures.append(image.convertToFormat(QImage.Format.Format_Grayscale8))

    for number, one in enumerate(pictures):
        for other in pictures[number + 1 :]:
            assert differing_share(one, other, 30) > 0.02
