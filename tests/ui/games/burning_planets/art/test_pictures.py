"""Pictures of the game's things, compared with approved ones (product: they look like planets)."""

from itertools import product

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from bp_desktop.ui.board.canvas import LAYOUT, SPRITES, Canvas, SpriteCache
from bp_desktop.ui.board.fonts import load_fonts
from bp_desktop.ui.board.globes import GlobePalette
from bp_desktop.ui.board.pieces import CELL, PLATE, Piece, paint_piece
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture
from bp_desktop.ui.games.burning_planets.art.colors import (
    BOARD_COLORS,
    DARK,
    LIGHT,
    PAPER,
)
from tests.games.burning_planets.map.build import TABLES
from tests.ui.board.boards import differing_share
from tests.ui.games.burning_planets.art.pictures import assert_approved, drawn, what_changed
from tests.ui.games.burning_planets.art.samples import (
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

pytestmark = pytest.mark.usefixtures("qapp")
STYLES = {"dark": DARK, "light": LIGHT, "paper": PAPER}
AROUND = QRectF(0, 0, LAYOUT.hex_width * 13, LAYOUT.row_height * 13)
"""The tile that a sample planet lies in."""


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()
    SPRITES.clear()  # others may have drawn theirs without these letters


def piece_picture(piece: Piece, colors: GlobePalette, pixels: int = 72) -> QImage:
    image = QImage(pixels, pixels, QImage.Format.Format_RGB32)
    image.fill(QColor(colors.sky))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = pixels / CELL.width()
        painter.scale(scale, scale)
        painter.translate(-CELL.topLeft())
        paint_piece(Canvas(painter, CELL, scale, colors, sprites=SpriteCache()), piece)
    return image


@pytest.mark.parametrize(("biome", "size"), [*product(BIOMES, SIZES)])
def test_a_planet_of_each_biome_and_size_looks_as_approved(biome: str, size: str) -> None:
    picture = BoardPicture(board(planet(size, biome)), RADIUS, BOARD_COLORS["dark"], SIDES)

    image = drawn(picture, AROUND, 0.5)

    assert_approved(image, f"planet_{biome}_{size}")


@pytest.mark.parametrize(("faction", "cls"), [*product(FACTIONS, CLASSES)])
def test_each_ship_looks_as_approved(faction: str, cls: str) -> None:
    piece = Piece(f"ship/{faction}_{cls}", SIDES[BLUE].look, plate=PLATE)

    image = piece_picture(piece, BOARD_COLORS["dark"])

    assert_approved(image, f"ship_{faction}_{cls}")


@pytest.mark.parametrize("kind", [*ON_PLANETS, *IN_SPACE])
def test_each_structure_looks_as_approved_and_shows_its_owner(kind: str) -> None:
    owner = SIDES[RED].look
    below = "board/asteroid" if kind in ("drilling_facility", "habitat") else ""
    piece = Piece(f"structure/{kind}", owner, below=below)

    image = piece_picture(piece, BOARD_COLORS["light"])

    assert_approved(image, f"structure_{kind}")
    nobodys = piece_picture(piece._replace(owner=None), BOARD_COLORS["light"])
    assert differing_share(image, nobodys, 30) > 0.002


@pytest.mark.parametrize(
    "name", ["natural/forest", "natural/mountain", "board/asteroid", "board/monolith"]
)
def test_what_belongs_to_the_board_looks_as_approved(name: str) -> None:
    owner = SIDES[RED].look if name == "board/monolith" else None
    plate = 0.94 if owner else 0.0

    image = piece_picture(Piece(name, owner, plate=plate), BOARD_COLORS["dark"])

    assert_approved(image, name.replace("/", "_"))


@pytest.mark.parametrize("style", ["dark", "light", "paper"])
def test_a_whole_board_looks_as_approved(style: str) -> None:
    picture = BoardPicture(whole_board(), RADIUS, STYLES[style], SIDES, for_print=style == "paper")

    image = drawn(picture, picture.bounds(), 0.6)

    assert_approved(image, f"board_{style}")


def test_players_can_be_told_apart_without_colour() -> None:
    """A player is colour + glyph + pattern everywhere."""
    pictures = [
        piece_picture(
            Piece("ship/humans_big", side.look._replace(color="#808080"), plate=PLATE),
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


# --- would these tests notice a change?


def board_with(**changes: object) -> QImage:
    changed = replace(whole_board(), **changes)
    picture = BoardPicture(changed, RADIUS, BOARD_COLORS["dark"], SIDES)
    return drawn(picture, picture.bounds(), 0.6)


def test_one_ship_less_on_a_whole_board_is_noticed() -> None:
    ships = whole_board().ships

    for gone in ships:
        fewer = board_with(ships={id_: ship for id_, ship in ships.items() if id_ != gone})
        assert what_changed(fewer, board_with())


def test_one_asteroid_less_on_a_whole_board_is_noticed() -> None:
    rocks = whole_board().asteroids

    for gone in rocks:
        fewer = board_with(
            asteroids={id_: rock for id_, rock in rocks.items() if id_ != gone},
            space={id_: one for id_, one in whole_board().space.items() if one.asteroid != gone},
        )
        assert what_changed(fewer, board_with())


def test_another_players_colour_is_noticed_on_every_piece() -> None:
    for kind in ("ship/humans_small", "structure/tower"):
        red, blue = (
            piece_picture(Piece(kind, SIDES[who].look), BOARD_COLORS["dark"]) for who in (RED, BLUE)
        )
        assert what_changed(red, blue)


def test_edges_that_are_smoothed_a_little_differently_are_no_change() -> None:
    picture = BoardPicture(whole_board(), RADIUS, BOARD_COLORS["dark"], SIDES)
    bounds = picture.bounds()
    approved = drawn(picture, bounds, 0.6)

    moved = drawn(picture, bounds.translated(0.1, 0.1), 0.6)

    assert differing_share(moved, approved, 1) > 0
    assert what_changed(moved, approved) == ""


def test_every_ship_structure_size_and_biome_of_the_rules_is_among_the_approved() -> None:
    assert set(CLASSES) == set(TABLES.ship_classes)
    assert {*ON_PLANETS, *IN_SPACE} == set(TABLES.structures)
    assert set(SIZES) == set(TABLES.sizes)
    assert set(BIOMES) == set(TABLES.biomes)
    assert set(FACTIONS) == set(TABLES.factions)
