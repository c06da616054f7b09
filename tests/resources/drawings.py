"""The drawings the program counts on, and how the tests of them see a picture."""

from functools import cache
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).resolve().parents[2] / "resources" / "icons"

INK = "#000001"
PLAYER_COLORS = ("#ff00ff", "#aa00aa")
OWNER_COLORS = ("#e8b64d", "#a8782a")

FACTIONS = ("humans", "digitals", "xenos")
WARSHIPS = ("small", "medium", "big", "enormous")

EXPECTED = {
    "resource": {"biomass", "concrete", "energy", "food", "gold", "metal", "titanium"},
    "unit": {"cargo", "colony", "cruiser", "fighter", "transport"},
    "structure": {
        "blast_furnace",
        "cannon",
        "drilling_facility",
        "greenhouse",
        "habitat",
        "space_station",
        "spaceport",
        "tower",
    },
    "natural": {"forest", "mountain"},
    "board": {"asteroid", "monolith", "planet"},
    "sprite": {
        f"{kind}_{number}"
        for kind in ("forest", "mountain", "asteroid", "island")
        for number in range(1, 7)
    },
    "biome": {"fair", "harsh", "water"},
    "ship": {f"{faction}_{size}" for faction in FACTIONS for size in (*WARSHIPS, "cargo")},
    "faction": set(FACTIONS),
    "die": {"d4", "d6", "d8", "d12", "d20"},
    "glyph": {
        "circle",
        "crescent",
        "cross",
        "diamond",
        "hourglass",
        "ring",
        "square",
        "star",
        "triangle",
    },
}

# fmt: off
EXPECTED_UI = {
    "arrow_down", "arrow_up", "attack", "bolt", "box", "brush", "check", "chevron_down",
    "chevron_left", "chevron_right", "chevron_up", "chronicle", "clock", "close", "coins", "copy",
    "crosshair", "delete", "dice", "drag", "duplicate", "eraser", "error", "eye", "eye_off",
    "filter", "fit", "flag", "grid", "help", "history", "home", "import", "info", "keyboard",
    "language", "layers", "link", "lock", "map", "match", "measure", "menu", "minus", "mirror",
    "more", "move", "new", "next", "note", "open", "paste", "pause", "play", "plus", "previous",
    "print", "redo", "restore", "rotate", "save_copy", "scroll", "seal", "search", "select",
    "settings", "shield", "ship", "skull", "sort", "speed", "star", "studio", "table", "tag",
    "theme_dark", "theme_light", "trophy", "undo", "unlock", "user", "warning", "wind", "zoom_in",
    "zoom_out",
}
# fmt: on


def drawn(folder: str) -> set[str]:
    return {path.stem for path in (ICONS / folder).glob("*.svg")}


def every_drawing() -> list[str]:
    return sorted(
        path.relative_to(ICONS).with_suffix("").as_posix() for path in ICONS.rglob("*.svg")
    )


def source(name: str) -> str:
    return (ICONS / f"{name}.svg").read_text(encoding="utf-8")


def painted(svg: str, size: int) -> QImage:
    """The drawing on a transparent square."""
    image = QImage(size, size, QImage.Format.Format_RGBA8888)
    image.fill(0)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(QByteArray(svg.encode("utf-8"))).render(painter, QRectF(0, 0, size, size))
    return image


Pixel = tuple[int, int, int, int]


@cache
def pixels(name: str, size: int) -> tuple[Pixel, ...]:
    """Red, green, blue and opacity of every pixel, row by row."""
    return split(painted(source(name), size))


def split(image: QImage) -> tuple[Pixel, ...]:
    # The image must outlive the copy: constBits() is a view that does not keep it.
    data = bytes(image.constBits())
    return tuple(zip(data[0::4], data[1::4], data[2::4], data[3::4], strict=True))


def covered(name: str, size: int) -> float:
    """Which part of the square is painted."""
    return sum(alpha > 127 for *_, alpha in pixels(name, size)) / size**2


def _grey(pixel: Pixel) -> float:
    red, green, blue, alpha = pixel
    return (0.30 * red + 0.59 * green + 0.11 * blue) / 255 * alpha / 255


def difference(one: str, other: str, size: int) -> float:
    """Mean difference of two drawings in shape and greyscale, from 0 (the same) to 1."""
    total = sum(
        max(abs(a[3] - b[3]) / 255, abs(_grey(a) - _grey(b)))
        for a, b in zip(pixels(one, size), pixels(other, size), strict=True)
    )
    return total / size**2


def rises(values: list[float]) -> bool:
    return all(low < high for low, high in pairwise(values))
