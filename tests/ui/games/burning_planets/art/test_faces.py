"""Faces of planets: as the script makes them, the same for ever, and none too large to paint."""

import re
from itertools import product

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from bp_desktop.core.hexes import ORIGIN, disc
from bp_desktop.resources import read_bytes
from bp_desktop.ui.board import faces
from bp_desktop.ui.board.faces import face_of, is_at_sea, planet_face
from bp_desktop.ui.board.globes import GlobePalette
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture
from bp_desktop.ui.games.burning_planets.art.colors import DARK, LIGHT, PAPER
from tests.resources import planet_faces
from tests.ui.games.burning_planets.art.samples import BIOMES, RADIUS, SIDES, board, planet

pytestmark = pytest.mark.usefixtures("qapp")
ALL = [*product(faces.RELIEFS, faces.RADII, range(faces.FACES))]
STYLES = [DARK, LIGHT, PAPER]


def test_the_script_makes_the_faces_that_ship() -> None:
    assert planet_faces.faces_file() == read_bytes("art", "planet_faces.bin")


def test_reader_and_script_count_the_same_faces() -> None:
    assert [*planet_faces.all_faces()] == ALL


def test_a_face_is_no_larger_than_a_frame_can_paint() -> None:
    for which in ALL:
        face = planet_face(*which)
        paths = [*face.layers, face.lines]
        assert len(paths) - face.lines.isEmpty() <= 6
        assert sum(path.elementCount() for path in paths) <= planet_faces.MOST_ELEMENTS


def test_each_face_looks_different() -> None:
    assert len({faces._packed(*which) for which in ALL}) == len(ALL)


def test_a_planet_keeps_its_face_for_ever() -> None:
    assert [face_of(f"planet{number}") for number in range(1, 9)] == [2, 0, 2, 1, 3, 1, 3, 2]


def test_the_relief_covers_a_planet_of_any_radius() -> None:
    for radius in (1, 2, 4, 6, 20):
        extent = planet_face("harsh", radius, 0).layers[0].boundingRect()
        reach = 20 * (1.5 * radius)
        assert extent.width() > reach


def test_fair_planets_have_land_and_sea_and_harsh_ones_no_sea() -> None:
    cells = disc(ORIGIN, 4)
    for number in range(faces.FACES):
        at_sea = [cell for cell in cells if is_at_sea("fair", 4, number, cell)]
        assert 0.1 * len(cells) < len(at_sea) < 0.4 * len(cells)
        assert not any(is_at_sea("harsh", 4, number, cell) for cell in cells)
        assert all(is_at_sea("water", 4, number, cell) for cell in cells)


@pytest.mark.parametrize("colors", STYLES, ids=lambda colors: colors.name)
def test_every_layer_has_a_colour(colors: GlobePalette) -> None:
    for biome in BIOMES:
        face, ground = planet_face(biome, 4, 0), colors.grounds[biome]
        assert len(face.layers) == len(ground.layers)
        assert bool(face.spots) == (ground.crater is not None)


@pytest.mark.parametrize("colors", [DARK, LIGHT], ids=lambda colors: colors.name)
def test_the_relief_never_fights_what_stands_on_it(colors: GlobePalette) -> None:
    """Where a piece may stand, one layer on the next is a step of 15 % in lightness at most; the
    narrow shore is no such place."""
    nested = {
        "fair": (("body", 0), (0, 1), ("body", 1), (3, 4)),
        "harsh": (("body", 0), (0, 1), ("body", 2), (2, 3)),
        "water": (("body", 0), (0, 1), (1, 2), ("body", 3), (3, 4)),
    }
    for biome, pairs in nested.items():
        ground = colors.grounds[biome]
        tones: dict[int | str, str] = {"body": ground.body, **dict(enumerate(ground.layers))}
        for below, above in pairs:
            step = QColor(tones[above]).lightnessF() - QColor(tones[below]).lightnessF()
            assert abs(step) <= 0.15, (biome, below, above)


def drawing(picture: BoardPicture) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(800, 800))
    with QPainter(generator) as painter:
        picture.paint(painter, picture.bounds(), 4.0)
    return bytes(buffer.data().data())


def printed(picture: BoardPicture) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    with QPainter(writer) as painter:
        picture.paint(painter, picture.bounds(), 4.0)
    return bytes(data.data())


def vectors(colors: GlobePalette) -> BoardPicture:
    planets = [planet("small", biome, col=6 + 13 * at) for at, biome in enumerate(BIOMES)]
    return BoardPicture(board(*planets, wide=3), RADIUS, colors, SIDES, for_print=True)


@pytest.mark.parametrize("colors", STYLES, ids=lambda colors: colors.name)
def test_drawings_and_prints_have_planets_as_vectors(colors: GlobePalette) -> None:
    svg, pdf = drawing(vectors(colors)), printed(vectors(colors))

    assert b"<image" not in svg
    assert re.search(rb"/Subtype\s*/Image", pdf) is None


def test_a_drawing_has_nothing_beyond_the_edge_of_a_planet() -> None:
    """An SVG of Qt's knows no clips."""
    bare = BoardPicture(board(planet("small", "harsh")), RADIUS, PAPER, SIDES, for_print=True)
    x, y = bare.bounds().center().x(), bare.bounds().center().y()
    ground = PAPER.grounds["harsh"].layers[0]

    found = re.search(rf'<g fill="{ground}"[^>]*>\s*<path[^>]*d="([^"]*)"', drawing(bare).decode())

    assert found is not None
    points = [
        tuple(map(float, pair.split(","))) for pair in re.findall(r"[-\d.]+,[-\d.]+", found[1])
    ]
    room = QRectF(-20 * 4.6, -20 * 4.1, 2 * 20 * 4.6, 2 * 20 * 4.1)
    assert points
    assert all(room.contains(px, py) or room.contains(px - x, py - y) for px, py in points)
