"""Colour vision: how colours and pictures look to colour-blind eyes, and without any colour."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QImage

from bp_desktop.ui.look.players import READABLE, contrast, seen_on

if TYPE_CHECKING:
    import numpy as np

_Row = tuple[float, float, float]
Matrix = tuple[_Row, _Row, _Row]

# Machado, Oliveira and Fernandes 2009, severity 1.0, over linear light; grey is luminance.
VISIONS: dict[str, Matrix] = {
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
USUAL = "usual"
"""Eyes that see all colours."""
MOST_CONTRAST = 7.0
"""More than that nobody needs (WCAG AAA)."""
_BITS = 6
"""Of each part of a colour that pictures are told by: 262,144 colours, more than one can tell."""

Lab = tuple[float, float, float]


def seen_by(color: QColor, vision: str) -> QColor:
    """What a colour looks like to one of VISIONS."""
    if vision == USUAL:
        return QColor(color)
    light = [_linear(part) for part in (color.redF(), color.greenF(), color.blueF())]
    parts = [
        sum(weight * part for weight, part in zip(row, light, strict=True))
        for row in VISIONS[vision]
    ]
    return QColor.fromRgbF(*(_gamma(min(max(part, 0.0), 1.0)) for part in parts))


def apart(one: QColor, other: QColor, vision: str = USUAL) -> float:
    """How far two colours lie from each other (CIE76); below 10 they are hard to tell apart."""
    first, second = lab(seen_by(one, vision)), lab(seen_by(other, vision))
    return float(sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5)


def lab(color: QColor) -> Lab:
    """In CIE Lab, where distances are as large as they look."""
    red, green, blue = (_linear(part) for part in (color.redF(), color.greenF(), color.blueF()))
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (_root(part) for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen_by_all_on(color: QColor, ground: QColor) -> QColor:
    """The colour, made darker or lighter until all eyes see a line of it on a ground: eyes without
    red see red darker, for example."""
    return QColor.fromRgb(_seen_by_all_on(color.rgb(), ground.rgb()))


@lru_cache(maxsize=256)
def _seen_by_all_on(color: int, ground: int) -> int:
    least = READABLE
    while True:
        made = seen_on(QColor.fromRgb(color), QColor.fromRgb(ground), least)
        low = min(
            contrast(seen_by(made, eyes), seen_by(QColor.fromRgb(ground), eyes)) for eyes in VISIONS
        )
        if low >= READABLE or least > MOST_CONTRAST:
            return made.rgb()
        least += 0.25


def picture_seen_by(picture: QImage, vision: str) -> QImage:
    """A picture as one of VISIONS sees it, in a few milliseconds: by a table of all colours."""
    import numpy as np

    image = picture.convertToFormat(QImage.Format.Format_RGB32)
    shape = image.height(), image.bytesPerLine() // 4
    pixels = np.frombuffer(image.constBits(), np.uint32).reshape(shape)
    short = 8 - _BITS
    least = (1 << _BITS) - 1
    place = (pixels >> (16 + short)) & least
    place <<= _BITS
    place |= (pixels >> (8 + short)) & least
    place <<= _BITS
    place |= (pixels >> short) & least
    seen = np.ascontiguousarray(_table(vision)[place])
    made = QImage(
        seen.tobytes(),
        image.width(),
        image.height(),
        image.bytesPerLine(),
        QImage.Format.Format_RGB32,
    ).copy()
    made.setDevicePixelRatio(picture.devicePixelRatioF())
    return made


@lru_cache(maxsize=len(VISIONS))
def _table(vision: str) -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    import numpy as np

    count = 1 << _BITS
    steps = np.arange(count) / (count - 1)
    light = np.where(steps <= 0.04045, steps / 12.92, ((steps + 0.055) / 1.055) ** 2.4)
    rgb = np.stack(np.meshgrid(light, light, light, indexing="ij"), -1).reshape(-1, 3)
    seen = np.clip(rgb @ np.array(VISIONS[vision]).T, 0, 1)
    shown = np.where(seen <= 0.0031308, seen * 12.92, 1.055 * seen ** (1 / 2.4) - 0.055)
    red, green, blue = np.round(shown * 255).astype(np.uint32).T
    made: np.ndarray[tuple[int], np.dtype[np.uint32]]
    made = np.uint32(0xFF000000) | (red << 16) | (green << 8) | blue
    return made


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _gamma(part: float) -> float:
    return part * 12.92 if part <= 0.0031308 else float(1.055 * part ** (1 / 2.4) - 0.055)


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
