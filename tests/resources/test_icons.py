"""Every drawing is there, is plain SVG that Qt can paint, and keeps the colour conventions."""

import re
from itertools import combinations
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from tests.resources.drawings import (
    EXPECTED,
    EXPECTED_UI,
    FACTIONS,
    ICONS,
    INK,
    OWNER_COLORS,
    PLAYER_COLORS,
    WARSHIPS,
    Pixel,
    covered,
    difference,
    drawn,
    every_drawing,
    painted,
    pixels,
    rises,
    source,
    split,
)
from tests.resources.sprites import all_sprites

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = ("svg", "g", "path", "circle", "ellipse", "rect")
PAINTS = ("defs", "linearGradient", "radialGradient", "stop")
PLAIN_ELEMENTS = {f"{SVG}{name}" for name in (*SHAPES, *PAINTS)}
SINGLE_COLOR_FOLDERS = ("ui", "glyph", "die")


def names(folder: str) -> list[str]:
    return [f"{folder}/{name}" for name in sorted(drawn(folder))]


@pytest.mark.parametrize("folder", EXPECTED)
def test_each_thing_of_the_rules_has_one_drawing_and_no_drawing_is_left_over(folder: str) -> None:
    assert drawn(folder) == EXPECTED[folder]


def test_every_action_has_its_interface_icon() -> None:
    assert EXPECTED_UI - drawn("ui") == set()


@pytest.mark.parametrize("name", every_drawing())
def test_a_drawing_is_plain_svg_that_needs_nothing_from_outside(name: str) -> None:
    """No text, script, picture, style sheet or reference out of the file."""
    root = ET.fromstring(source(name))
    ids = {element.get("id") for element in root.iter()} - {None}
    attributes = [(key, value) for element in root.iter() for key, value in element.items()]

    strange = {element.tag for element in root.iter()} - PLAIN_ELEMENTS
    references = {
        target for _, value in attributes for target in re.findall(r"url\((.*?)\)", value)
    }
    unwanted = {
        key for key, _ in attributes if key in {"style", "class"} or key.endswith("href")
    } | {key for key, _ in attributes if key.startswith("on")}

    assert strange == set()
    assert references <= {f"#{each}" for each in ids}
    assert unwanted == set()


@pytest.mark.parametrize("name", every_drawing())
def test_a_drawing_is_painted_whole_and_square(qapp: QApplication, name: str) -> None:
    size = 96
    renderer = QSvgRenderer(QByteArray(source(name).encode("utf-8")))
    box = renderer.viewBoxF()

    opacity = [alpha for *_, alpha in pixels(name, size)]
    rows = [opacity[start : start + size] for start in range(0, size**2, size)]
    edge = [*rows[0], *rows[-1], *(row[0] for row in rows), *(row[-1] for row in rows)]

    assert renderer.isValid()
    assert (box.x(), box.y()) == (0, 0)
    assert box.width() == box.height()
    assert covered(name, 32) > 0.02
    assert max(edge) < 30, "the drawing is cut off at the edge"


@pytest.mark.parametrize("folder", SINGLE_COLOR_FOLDERS)
def test_single_color_drawings_know_only_the_ink(folder: str) -> None:
    colored = {
        name: sorted(set(re.findall(r"#[0-9a-fA-F]{3,8}\b|currentColor", source(name))))
        for name in names(folder)
    }

    assert {name: colors for name, colors in colored.items() if colors != [INK]} == {}


@pytest.mark.parametrize("name", names("ui"))
def test_interface_icons_are_drawn_with_the_same_pen(name: str) -> None:
    root = ET.fromstring(source(name))
    pens = {value for each in root.iter() if (value := each.get("stroke-width"))}

    assert root.get("viewBox") == "0 0 24 24"
    assert pens == {"2"}


def is_player_colored(pixel: Pixel) -> bool:
    red, green, blue, alpha = pixel
    return alpha > 160 and red - green > 70 and blue - green > 70


@pytest.mark.parametrize("name", [*names("ship"), *names("unit")])
def test_a_ship_shows_its_players_color_even_when_small(qapp: QApplication, name: str) -> None:
    seen = [pixel for pixel in pixels(name, 20) if pixel[3] > 127]
    share = sum(is_player_colored(pixel) for pixel in seen) / len(seen)

    assert share > 0.2


@pytest.mark.parametrize("name", [*names("ship"), *names("unit")])
def test_replacing_the_placeholders_leaves_no_trace_of_them(qapp: QApplication, name: str) -> None:
    main, shade = PLAYER_COLORS
    assert main in source(name)
    assert shade in source(name)

    svg = source(name).replace(main, "#20c040").replace(shade, "#107020")
    left = [pixel for pixel in split(painted(svg, 64)) if is_player_colored(pixel)]

    assert left == []


@pytest.mark.parametrize("name", names("structure"))
def test_a_structure_has_a_part_that_can_take_its_owners_color(name: str) -> None:
    assert all(color in source(name) for color in OWNER_COLORS)


@pytest.mark.parametrize(
    ("folder", "size", "least"),
    [
        ("ship", 32, 0.10),
        ("unit", 32, 0.10),
        ("structure", 32, 0.12),
        ("resource", 20, 0.12),
        ("natural", 20, 0.12),
        ("board", 20, 0.12),
        ("biome", 20, 0.04),  # all globes: what is on them tells them apart, in grey too
        ("faction", 20, 0.08),
        ("die", 32, 0.08),
        ("glyph", 16, 0.08),
    ],
)
def test_any_two_drawings_of_a_kind_look_different_even_in_grey(
    qapp: QApplication, folder: str, size: int, least: float
) -> None:
    alike = {
        (one, other): round(apart, 3)
        for one, other in combinations(names(folder), 2)
        if (apart := difference(one, other, size)) < least
    }

    assert alike == {}


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_bigger_class_of_warship_is_a_bigger_drawing(qapp: QApplication, faction: str) -> None:
    areas = [covered(f"ship/{faction}_{size}", 64) for size in WARSHIPS]

    assert rises(areas)


def test_the_picture_of_the_program_icon_is_the_drawing(qapp: QApplication) -> None:
    picture = QImage(str(ICONS / "app.png")).convertToFormat(QImage.Format.Format_RGBA8888)
    drawing = painted(source("app"), 256)

    assert picture.size() == drawing.size()
    pairs = zip(bytes(picture.constBits()), bytes(drawing.constBits()), strict=True)
    assert sum(abs(a - b) for a, b in pairs) / (256 * 256 * 4) < 1


def test_the_script_draws_the_sprites_that_ship() -> None:
    for name, svg in all_sprites().items():
        assert source(f"sprite/{name}") == svg


@pytest.mark.parametrize("kind", ["forest", "mountain", "asteroid", "island"])
def test_no_two_variants_of_a_sprite_look_alike(qapp: QApplication, kind: str) -> None:
    variants = [f"sprite/{kind}_{number}" for number in range(1, 7)]

    for one, other in combinations(variants, 2):
        assert difference(one, other, 32) > (0.01 if kind == "island" else 0.03)


@pytest.mark.parametrize("name", [name for name in names("sprite") if "island" not in name])
def test_a_sprite_stands_out_from_any_ground_by_its_outline(qapp: QApplication, name: str) -> None:
    """Small as it may be: along its edge it is darker than every ground that it may stand on."""
    dark = [pixel for pixel in pixels(name, 28) if pixel[3] > 200 and max(pixel[:3]) < 100]
    painted_over = [pixel for pixel in pixels(name, 28) if pixel[3] > 127]

    assert len(dark) > 0.1 * len(painted_over)
