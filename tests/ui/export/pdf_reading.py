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


def copyable_characters(path: Path) -> set[str]:
    """Every character that somebody who copies from it, or a reader of screens, can come by."""
    lists = re.findall(rb"beginbfrange(.*?)endbfrange", path.read_bytes(), re.DOTALL)
    ranges = re.findall(
        rb"<([0-9A-F]{4})> <([0-9A-F]{4})> (<[0-9A-F]{4}>|\[[^\]]*\])", b"".join(lists)
    )
    found: set[str] = set()
    for first, last, signs in ranges:
        codes = [int(code, 16) for code in re.findall(rb"<([0-9A-F]{4})>", signs)]
        if not signs.startswith(b"["):  # glyphs in a row stand for signs in a row
            codes = [codes[0] + place for place in range(int(last, 16) - int(first, 16) + 1)]
        found |= {chr(code) for code in codes}
    return found


def lost_signs(path: Path) -> set[str]:
    """Glyphs that are copied as nothing anybody can read: a font's own forms of other signs."""
    return {one for one in copyable_characters(path) if "\ue000" <= one <= "\uf8ff"}


def scales(drawing: str) -> set[float]:
    """Every scale something is drawn at, in millimetres per unit."""
    numbers = [
        (float(x), float(y))
        for x, y in re.findall(r"^([\d.]+) 0 0 (-?[\d.]+) \S+ \S+ cm$", drawing, re.MULTILINE)
    ]
    page, *inner = numbers
    return {round(page[0] * x / POINTS_PER_MM, 6) for x, _ in inner}


Stroke = tuple[float, float, float, float]
"""A straight line from one point to another, in millimetres from the upper left of the page."""


def strokes(drawing: str, page_height: float) -> list[Stroke]:
    """Every line of two points; of the page's own figures, and of the board's where it has some."""
    matrix, kept = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0), []
    points: list[tuple[float, float]] = []
    found = []
    for line in drawing.splitlines():
        numbers = [float(word) for word in line.split() if re.fullmatch(r"-?[\d.]+", word)]
        for word in line.split():
            if word == "q":
                kept.append(matrix)
            elif word == "Q":
                matrix = kept.pop()
            elif word == "cm":
                matrix = _product(numbers[-6:], matrix)
            elif word == "m":
                points = [_mapped(matrix, numbers[-2], numbers[-1])]
            elif word in ("l", "c", "h", "re"):
                points.append(_mapped(matrix, *(numbers[-2:] or (0.0, 0.0))))
            elif word in ("S", "f", "f*", "B", "B*", "n"):
                if word == "S" and len(points) == 2:
                    (x1, y1), (x2, y2) = points
                    found.append((x1, page_height - y1, x2, page_height - y2))
                points = []
    return found


def _product(
    inner: list[float], outer: tuple[float, float, float, float, float, float]
) -> tuple[float, float, float, float, float, float]:
    a, b, c, d, e, f = inner
    oa, ob, oc, od, oe, of = outer
    return (
        a * oa + b * oc,
        a * ob + b * od,
        c * oa + d * oc,
        c * ob + d * od,
        e * oa + f * oc + oe,
        e * ob + f * od + of,
    )


def _mapped(
    matrix: tuple[float, float, float, float, float, float], x: float, y: float
) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return (a * x + c * y + e) / POINTS_PER_MM, (b * x + d * y + f) / POINTS_PER_MM
