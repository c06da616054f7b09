"""Just enough of a PDF reader to count pages and to measure what is drawn on them."""

import re
import zlib
from pathlib import Path

POINTS_PER_MM = 72 / 25.4


def page_sizes(path: Path) -> list[tuple[float, float]]:
    """Width and height of every page in millimetres, from its media box."""
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", path.read_bytes())
    return [
        (float(width) / POINTS_PER_MM, float(height) / POINTS_PER_MM) for width, height in boxes
    ]


def drawings(path: Path) -> list[str]:
    """What each page draws, in PDF's own commands."""
    found = []
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", path.read_bytes(), re.DOTALL):
        try:
            text = zlib.decompress(stream)
        except zlib.error:
            continue
        if text.startswith(b"/GSa gs"):
            found.append(text.decode("latin-1"))
    return found


def scales(drawing: str) -> set[float]:
    """Every scale something is drawn at, in millimetres per unit."""
    numbers = [
        (float(x), float(y))
        for x, y in re.findall(r"^([\d.]+) 0 0 (-?[\d.]+) \S+ \S+ cm$", drawing, re.MULTILINE)
    ]
    page, *inner = numbers
    return {round(page[0] * x / POINTS_PER_MM, 6) for x, _ in inner}
