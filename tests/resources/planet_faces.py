"""Makes the faces of planets: `python -m tests.resources.planet_faces` writes their file.

A face is the relief of a planet without its colours: smooth noise, cut at heights into closed
curves, with lines (canyons, waves), spots (craters) and the hatching that paper shows. Noise is
made here and never while painting; the same seed makes the same file everywhere.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Callable, Iterator
from itertools import pairwise
from math import ceil, cos, floor, hypot, pi, sin, sqrt
from random import Random
from typing import NamedTuple

from bp_desktop.files import write_file
from bp_desktop.resources import resource

SEED = 20_240_611
BIOMES = ("fair", "harsh", "water")
RADII = (2, 3, 4)
FACES = 4
STEP = 0.26
"""Between two samples of the noise, in hex sizes, as all lengths here."""
UNIT = 1000
"""Steps of the file per hex size."""
FINEST = 0.42
"""Between two points of a curve."""
MOST_ELEMENTS = 2500
SMALLEST = 0.22
"""Area below which a patch is left out."""

Point = tuple[float, float]
Line = list[Point]
Height = Callable[[float, float], float]


class Face(NamedTuple):
    """Layers of closed curves from the lowest to the highest, and what is drawn over them."""

    layers: list[list[Line]]
    lines: list[Line]
    spots: list[tuple[float, float, float]]
    hatches: list[Line]
    dots: list[Point]


def reach_of(radius: int) -> float:
    """From the centre of a planet to its furthest corner."""
    return sqrt(3) * radius + 1.0


# --- noise


class Noise:
    """Gradients on a lattice of triangles: alike in every direction, unlike one of squares."""

    def __init__(self, random: Random) -> None:
        self._order = [*range(256)]
        random.shuffle(self._order)
        turn = random.random()
        self._slopes = [
            (cos(2 * pi * (step + turn) / 16), sin(2 * pi * (step + turn) / 16))
            for step in range(16)
        ]

    def at(self, x: float, y: float) -> float:
        skew = (x + y) * 0.3660254037844386
        i, j = floor(x + skew), floor(y + skew)
        back = (i + j) * 0.21132486540518713
        x0, y0 = x - i + back, y - j + back
        right = 1 if x0 > y0 else 0
        total = 0.0
        for di, dj in ((0, 0), (right, 1 - right), (1, 1)):
            shift = (di + dj) * 0.21132486540518713
            dx, dy = x0 - di + shift, y0 - dj + shift
            near = 0.5 - dx * dx - dy * dy
            if near > 0:
                place = self._order[(i + di + self._order[(j + dj) & 255]) & 255]
                sx, sy = self._slopes[place & 15]
                total += near * near * near * near * (sx * dx + sy * dy)
        return 70.0 * total

    def hilly(self, x: float, y: float, octaves: int) -> float:
        """Several sizes of hills on each other, each turned against the one before."""
        total, strength = 0.0, 1.0
        for _ in range(octaves):
            total += strength * self.at(x, y)
            x, y = 1.62 * x - 1.22 * y + 3.7, 1.22 * x + 1.62 * y - 1.9
            strength *= 0.36
        return total


def relief(
    random: Random, size: float, octaves: int, *, flat: float = 1.0, tilt: float = 0.0
) -> Height:
    """Hills about so large, pushed about a little, so that coasts have bays; `flat` draws them out
    sideways, as winds do; `tilt` lets the ground fall to one side, where a sea gathers."""
    hills, push = Noise(random), Noise(random)
    turn = random.uniform(0, 2 * pi)
    down, aside = tilt * cos(turn), tilt * sin(turn)

    def height(x: float, y: float) -> float:
        fall = down * x + aside * y
        x, y = x / size / flat, y / size * flat
        dx, dy = push.at(0.8 * x + 9, 0.8 * y), push.at(0.8 * x, 0.8 * y + 9)
        return fall + hills.hilly(x + 0.22 * dx, y + 0.22 * dy, octaves)

    return height


class Field:
    """A relief sampled over a planet; where the planet ends it falls off, so that curves close."""

    def __init__(self, height: Height, radius: int) -> None:
        self.height = height
        self._reach = reach_of(radius)
        half = ceil((self._reach + 0.8) / STEP)
        self._ticks = [number * STEP for number in range(-half, half + 1)]
        self._rows = [[height(x, y) for x in self._ticks] for y in self._ticks]
        inside = [
            self._rows[j][i]
            for j, y in enumerate(self._ticks)
            for i, x in enumerate(self._ticks)
            if hypot(x, y) < self._reach * 0.93
        ]
        self._sorted = sorted(inside)

    def level(self, share: float) -> float:
        """The height that this share of the planet lies below."""
        return self._sorted[min(len(self._sorted) - 1, int(share * len(self._sorted)))]

    def curves(self, level: float, *, below: bool = False) -> list[Line]:
        """Around everything above a level, or below it."""
        sign = -1.0 if below else 1.0
        values = [
            [
                sign * (value - level) if hypot(x, y) < self._reach + 0.3 else -0.2
                for x, value in zip(self._ticks, row, strict=True)
            ]
            for y, row in zip(self._ticks, self._rows, strict=True)
        ]
        return [loop for loop in _loops(values, self._ticks) if abs(_area(loop)) > SMALLEST]


def _loops(values: list[list[float]], ticks: list[float]) -> Iterator[Line]:
    """Marching squares: from every square the parts of the curve, chained into loops."""
    following: dict[tuple[int, int, int], tuple[int, int, int]] = {}
    count = len(ticks)

    def cross(edge: tuple[int, int, int]) -> Point:
        i, j, upright = edge
        here = values[j][i]
        there = values[j + 1][i] if upright else values[j][i + 1]
        part = here / (here - there)
        if upright:
            return ticks[i], ticks[j] + part * (ticks[j + 1] - ticks[j])
        return ticks[i] + part * (ticks[i + 1] - ticks[i]), ticks[j]

    for j in range(count - 1):
        for i in range(count - 1):
            corners = (values[j][i], values[j][i + 1], values[j + 1][i + 1], values[j + 1][i])
            edges = ((i, j, 0), (i + 1, j, 1), (i, j + 1, 0), (i, j, 1))
            signs = [value > 0 for value in corners]
            if all(signs) or not any(signs):
                continue
            # From where the sign turns off to where it turns on; in a saddle around the corners
            # that the middle is unlike.
            on = [side for side in range(4) if not signs[side] and signs[(side + 1) % 4]]
            off = [side for side in range(4) if signs[side] and not signs[(side + 1) % 4]]
            if len(on) == 1:
                following[edges[off[0]]] = edges[on[0]]
            else:
                turn = 1 if sum(corners) > 0 else -1
                for side in off:
                    following[edges[side]] = edges[(side + turn) % 4]
    while following:
        start, here = following.popitem()
        loop = [cross(start)]
        while here != start:
            loop.append(cross(here))
            here = following.pop(here)
        yield loop


def _area(loop: Line) -> float:
    return sum(x * y1 - x1 * y for (x, y), (x1, y1) in pairwise([*loop, loop[0]])) / 2


def _spread(loop: Line, spacing: float) -> Line:
    """Points of a loop at even distances; a curve along them is smooth."""
    points = [*loop, loop[0]]
    lengths = [hypot(x1 - x, y1 - y) for (x, y), (x1, y1) in pairwise(points)]
    count = max(4, round(sum(lengths) / spacing))
    step = sum(lengths) / count
    spread: Line = []
    walked = due = 0.0
    for ((x, y), (x1, y1)), length in zip(pairwise(points), lengths, strict=True):
        while due < walked + length and len(spread) < count:
            part = (due - walked) / length
            spread.append((x + part * (x1 - x), y + part * (y1 - y)))
            due += step
        walked += length
    return spread


# --- the three biomes


def make_face(biome: str, radius: int, number: int) -> Face:
    """As fine as the limit of elements allows: smaller planets have fewer in the same density."""
    fine = _MAKERS[biome](Random(f"{SEED} {biome} {radius} {number}"), radius)
    spacing = FINEST
    while True:
        layers = [[_spread(loop, spacing) for loop in layer] for layer in fine.layers]
        face = fine._replace(layers=layers)
        if elements(face) <= MOST_ELEMENTS * (radius + 1) ** 2 / (RADII[-1] + 1) ** 2:
            return face
        spacing *= 1.08


def elements(face: Face) -> int:
    """Of the painter paths that all this becomes: three for every curve."""
    loops = [loop for layer in face.layers for loop in layer]
    return sum(3 * len(loop) + 1 for loop in loops) + sum(3 * len(line) for line in face.lines)


def _fair(random: Random, radius: int) -> Face:
    """Woods, heights, and a sea with its shore; clouds over all."""
    land = Field(relief(random, 5.4 + 0.6 * radius, 4, tilt=0.55 / radius), radius)
    woods = Field(relief(random, 6.0, 3), radius)
    winds = Field(relief(random, 4.2, 3, flat=1.6), radius)
    shore, heights = land.level(random.uniform(0.17, 0.25)), land.level(0.85)
    wooded = woods.level(0.57)
    layers = [
        woods.curves(wooded),
        land.curves(heights),
        land.curves(shore, below=True),
        land.curves(shore - 0.035, below=True),
        land.curves(shore - 0.2, below=True),
        winds.curves(winds.level(0.9)),
    ]

    def is_wood(x: float, y: float) -> bool:
        return woods.height(x, y) > wooded and shore < land.height(x, y) < heights

    dots = [(x, y) for x, y in _grid(radius, 0.42) if is_wood(x, y)]
    hatches = _hatched(radius, 0.0, 0.3, lambda x, y: land.height(x, y) < shore - 0.035)
    return Face(layers, [], [], hatches, dots)


def _harsh(random: Random, radius: int) -> Face:
    """Bright and dark plains, canyons, craters."""
    plains = Field(relief(random, 6.4, 4), radius)
    cracks = Field(relief(random, 6.5, 3), radius)
    dark = plains.level(0.36)
    layers = [
        plains.curves(plains.level(0.60)),
        plains.curves(plains.level(0.85)),
        plains.curves(dark, below=True),
        plains.curves(plains.level(0.14), below=True),
    ]
    canyons = []
    for loop in cracks.curves(cracks.level(0.5)):
        line = _spread(loop, 0.5)
        start, length = random.randrange(len(line)), random.randint(6, 12)
        part = (line + line)[start : start + min(length, len(line) - 1)]
        if len(part) > 5 and all(hypot(x, y) < reach_of(radius) * 0.95 for x, y in part):
            canyons.append(part)
    spots: list[tuple[float, float, float]] = []
    for _ in range(60):
        size = 0.16 + 0.62 * random.random() ** 2.2
        x, y = _somewhere(random, reach_of(radius) * 0.9)
        apart = all(hypot(x - cx, y - cy) > 1.25 * (size + r) for cx, cy, r in spots)
        if apart and len(spots) < 3 * radius:
            spots.append((x, y, size))
    hatches = _hatched(radius, 1.0, 0.3, lambda x, y: plains.height(x, y) < dark)
    return Face(layers, canyons, spots, hatches, [])


def _water(random: Random, radius: int) -> Face:
    """Deep and shallow water, reefs, waves."""
    depth = Field(relief(random, 6.6, 4), radius)
    layers = [
        depth.curves(depth.level(0.56)),
        depth.curves(depth.level(0.77)),
        depth.curves(depth.level(0.93)),
        depth.curves(depth.level(0.32), below=True),
        depth.curves(depth.level(0.11), below=True),
    ]
    waves: list[Line] = []
    places: list[Point] = []
    for _ in range(80):
        x, y = _somewhere(random, reach_of(radius) * 0.88)
        if all(hypot(x - px, y - py) > 1.9 for px, py in places) and len(places) < 4 * radius:
            places.append((x, y))
            for row in range(random.randint(1, 2)):
                left, top = x + 0.16 * row, y + 0.22 * row
                waves.append([(left + 0.16 * n, top + 0.09 * (-1) ** n) for n in range(7)])
    deep = depth.level(0.45)
    hatches = _hatched(radius, 0.0, 0.3, lambda x, y: depth.height(x, y) < deep)
    return Face(layers, waves, [], hatches, [])


_MAKERS: dict[str, Callable[[Random, int], Face]] = {
    "fair": _fair,
    "harsh": _harsh,
    "water": _water,
}


def _somewhere(random: Random, reach: float) -> Point:
    while True:
        x, y = random.uniform(-reach, reach), random.uniform(-reach, reach)
        if hypot(x, y) < reach:
            return x, y


def _grid(radius: int, gap: float) -> Iterator[Point]:
    """Points a gap apart, every second row shifted."""
    count = ceil(reach_of(radius) / gap)
    for row in range(-count, count + 1):
        for column in range(-count, count + 1):
            x, y = (column + 0.5 * (row % 2)) * gap, row * gap * 0.87
            if hypot(x, y) < reach_of(radius):
                yield x, y


def _hatched(
    radius: int, slope: float, gap: float, inside: Callable[[float, float], bool]
) -> list[Line]:
    """Straight lines, level or rising, where something is so."""
    reach, step = reach_of(radius), 0.12
    along = (1 / hypot(1, slope), -slope / hypot(1, slope))
    found: list[Line] = []
    for row in range(-ceil(reach / gap), ceil(reach / gap) + 1):
        begun: Point | None = None
        last: Point = (0.0, 0.0)
        for tick in range(-ceil(reach / step), ceil(reach / step) + 2):
            x = along[0] * tick * step - along[1] * row * gap
            y = along[1] * tick * step + along[0] * row * gap
            if hypot(x, y) < reach and inside(x, y):
                begun = begun or (x, y)
                last = (x, y)
            elif begun is not None:
                if hypot(last[0] - begun[0], last[1] - begun[1]) > 0.2:
                    found.append([begun, last])
                begun = None
    return found


# --- the file


def packed(face: Face) -> bytes:
    """As the reader in `ui/board/faces.py` wants it: counts, then steps from point to point."""
    numbers = [len(face.layers)]
    for layer in face.layers:
        numbers += _lines(layer)
    numbers += _lines(face.lines)
    numbers += [len(face.spots), *(round(part * UNIT) for spot in face.spots for part in spot)]
    numbers += _lines(face.hatches)
    numbers += _lines([face.dots])
    steps = array("h", numbers)
    if sys.byteorder == "big":
        steps.byteswap()
    return zlib.compress(steps.tobytes(), 9)


def _lines(lines: list[Line]) -> list[int]:
    numbers = [len(lines)]
    for line in lines:
        numbers.append(len(line))
        x0 = y0 = 0
        for x, y in line:
            x1, y1 = round(x * UNIT), round(y * UNIT)
            numbers += x1 - x0, y1 - y0
            x0, y0 = x1, y1
    return numbers


def all_faces() -> Iterator[tuple[str, int, int]]:
    """In the order of the file."""
    for biome in BIOMES:
        for radius in RADII:
            for number in range(FACES):
                yield biome, radius, number


def faces_file() -> bytes:
    """Where each face ends, then the faces."""
    faces = [packed(make_face(*which)) for which in all_faces()]
    ends = array("I", [sum(map(len, faces[: number + 1])) for number in range(len(faces))])
    if sys.byteorder == "big":
        ends.byteswap()
    return ends.tobytes() + b"".join(faces)


if __name__ == "__main__":
    write_file(resource("art", "planet_faces.bin"), faces_file(), replace=True)
