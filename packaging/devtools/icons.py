"""The icon in the sizes and formats that installers want, drawn from app.svg."""

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


def draw(environment: Environment, folder: Path) -> dict[int, Path]:
    """PNG files of every size, by their size."""
    import os

    folder.mkdir(parents=True, exist_ok=True)
    source = environment.root / "resources" / "icons" / "app.svg"
    command = [str(environment.python), "-c", DRAW, str(source), str(folder), *map(str, SIZES)]
    variables = child_environment(environment.root, os.environ, offscreen=True)
    if subprocess.run(command, env=variables, check=False).returncode != 0:
        raise SetupError("the icon could not be drawn.")
    return {size: folder / f"{size}.png" for size in SIZES}


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
