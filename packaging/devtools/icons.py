"""The icon in the sizes and formats that installers want, drawn from app.svg."""

import os
import struct
import subprocess
from collections.abc import Mapping
from pathlib import Path

from devtools import SetupError
from devtools.environment import Environment, child_environment

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS_KINDS = {
    16: (b"icp4",),
    32: (b"icp5", b"ic11"),
    64: (b"icp6", b"ic12"),
    128: (b"ic07",),
    256: (b"ic08", b"ic13"),
    512: (b"ic09", b"ic14"),
    1024: (b"ic10",),
}
"""What macOS calls a picture of a size; two names where it is also the double of a smaller one."""

DRAW = """
import sys
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
app = QGuiApplication(sys.argv)
source, folder, *sizes = sys.argv[1:]
renderer = QSvgRenderer(source)
for size in map(int, sizes):
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        renderer.render(painter)
    if not image.save(f"{folder}/{size}.png"):
        sys.exit(1)
"""

DRAW_BANNER = """
import sys
from random import Random
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QLinearGradient, QPainter
from PySide6.QtSvg import QSvgRenderer
app = QGuiApplication(sys.argv)
source, out, width, height = sys.argv[1], sys.argv[2], *map(int, sys.argv[3:])
image = QImage(width, height, QImage.Format.Format_RGB888)
sky = QLinearGradient(0, 0, width, height)
sky.setColorAt(0, QColor("#1a2046"))
sky.setColorAt(1, QColor("#070a14"))
chance = Random(7)
with QPainter(image) as painter:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(image.rect(), sky)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(60):
        painter.setBrush(QColor(255, 255, 255, chance.randrange(60, 220)))
        side = chance.uniform(1, 3.5)
        painter.drawEllipse(QRectF(chance.random() * width, chance.random() * height, side, side))
    side = width * 0.6
    QSvgRenderer(source).render(painter, QRectF((width - side) / 2, height * 0.2, side, side))
if not image.save(out):
    sys.exit(1)
"""
BANNER_SIZE = (328, 628)
"""Twice what the last page of an installer shows, for sharp screens."""


def draw(environment: Environment, folder: Path) -> dict[int, Path]:
    """PNG files of every size, by their size."""
    folder.mkdir(parents=True, exist_ok=True)
    _paint(environment, DRAW, str(folder), *map(str, SIZES))
    return {size: folder / f"{size}.png" for size in SIZES}


def draw_banner(environment: Environment, file: Path) -> None:
    """The icon in its sky, for the last page of the installer for Windows."""
    _paint(environment, DRAW_BANNER, str(file), *map(str, BANNER_SIZE))


def _paint(environment: Environment, script: str, *arguments: str) -> None:
    """With Qt, which our own Python need not have."""
    source = environment.root / "resources" / "icons" / "app.svg"
    variables = child_environment(environment.root, os.environ, offscreen=True)
    command = [str(environment.python), "-c", script, str(source), *arguments]
    if subprocess.run(command, env=variables, check=False).returncode != 0:
        raise SetupError("the icon could not be drawn.")


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An icon for Windows of PNG pictures, which it has read since Vista."""
    chosen = {size: pictures[size] for size in ICO_SIZES}
    offset = 6 + 16 * len(chosen)
    entries = b""
    for size, picture in chosen.items():
        side = size % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return struct.pack("<HHH", 0, 1, len(chosen)) + entries + b"".join(chosen.values())


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """An icon for macOS."""
    parts = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for size, kinds in ICNS_KINDS.items()
        for kind in kinds
    )
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts
