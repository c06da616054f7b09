"""Draws what grows and lies on boards: `python -m tests.resources.sprites` writes the SVG files.

Six variants each of forest, mountain, asteroid and island, composed here from a few shapes, with
the light from the upper left and an outline that keeps them legible when they are small.
"""

from collections.abc import Callable, Iterable
from math import cos, pi, sin
from random import Random
from typing import NamedTuple

from bp_desktop.files import write_file
from bp_desktop.resources import resource

VARIANTS = 6
SEED = 7
EDGE, BODY = "#d9e2e0", "#12241d"
STONE_BODY = "#1a1d26"

Point = tuple[float, float]


class Shape(NamedTuple):
    """A thing among others: its outline, and what is painted inside it."""

    outline: str
    inside: tuple[str, ...]


def _path(points: Iterable[Point]) -> str:
    return "M" + " L".join(f"{x:.4g} {y:.4g}" for x, y in points) + " Z"


def _filled(path: str, color: str) -> str:
    return f'<path d="{path}" fill="{color}"/>'


# --- trees


def conifer(x: float, base: float, height: float) -> Shape:
    """Three storeys, each wider than the one above."""
    half, top = height * 0.3, base - height
    steps = ((0.0, 0.0), (0.42, 0.36), (0.24, 0.36), (0.72, 0.66), (0.46, 0.66), (1.0, 1.0))
    left = [(x - half * wide, top + height * deep) for wide, deep in steps]
    right = [(x + half * wide, top + height * deep) for wide, deep in steps]
    middle = (x, base)
    return Shape(
        _path([*left, *reversed(right)]),
        (
            _filled(_path([*left, middle]), "#6fc25c"),
            _filled(_path([*right, middle]), "#2f8549"),
        ),
    )


def leafy(x: float, base: float, height: float) -> Shape:
    """A round crown; the trunk is hidden by it."""
    radius = height * 0.5
    y = base - radius

    def disc(cx: float, cy: float, r: float) -> str:
        left, right = f"{cx - r:.4g} {cy:.4g}", f"{cx + r:.4g} {cy:.4g}"
        half = f"A{r:.4g} {r:.4g} 0 1 1"
        return f"M{left} {half} {right} {half} {left} Z"

    return Shape(
        disc(x, y, radius),
        (
            _filled(disc(x, y, radius), "#3f9a4c"),
            _filled(disc(x - radius * 0.2, y - radius * 0.22, radius * 0.66), "#6fc25c"),
            _filled(disc(x - radius * 0.34, y - radius * 0.36, radius * 0.3), "#9ddc7c"),
        ),
    )


Tree = tuple[Callable[[float, float, float], Shape], float, float, float]
"""What it is, where it stands, how high it is."""
FORESTS: tuple[tuple[Tree, ...], ...] = (
    ((conifer, 15, 31, 23), (conifer, 33, 33, 25), (conifer, 22, 41, 30), (conifer, 37.5, 42, 23)),
    ((conifer, 24, 33, 27), (conifer, 13.5, 39, 27), (conifer, 34, 42, 31)),
    (
        *((leafy, 17, 23, 13), (leafy, 30, 22, 13), (leafy, 10.5, 31, 13), (leafy, 24, 31, 14)),
        *((leafy, 37, 31, 13), (leafy, 16.5, 41, 14), (leafy, 31.5, 42, 15)),
    ),
    (
        (conifer, 13, 32, 24),
        (conifer, 28, 31, 25),
        (leafy, 36.5, 33, 13),
        (conifer, 20.5, 42, 28),
        (conifer, 36, 43, 24),
    ),
    (
        (conifer, 24, 31, 26),
        (leafy, 35, 31, 13),
        (leafy, 11.5, 34, 13),
        (conifer, 19, 42, 25),
        (leafy, 34, 43, 16),
    ),
    (
        *((leafy, 15, 25, 13), (conifer, 29.5, 30, 25), (leafy, 39, 33, 12), (leafy, 11, 36, 13)),
        *((leafy, 23, 37, 14), (leafy, 34, 43, 14), (leafy, 18, 45, 12)),
    ),
)


# --- mountains


def peak(x: float, base: float, height: float, lean: float = 0.12) -> Shape:
    half, top = height * 0.47, base - height
    foot = x + half * lean
    ridge = [(x, top), (x + height * 0.05, top + height * 0.4), (foot, base)]
    snow = height * 0.36
    cap = [
        *((x, top), (x - half * snow / height, top + snow), (x - half * 0.16, top + snow * 0.74)),
        *((x + half * 0.02, top + snow * 1.12), (x + half * 0.2, top + snow * 0.78)),
        (x + half * snow / height, top + snow),
    ]
    return Shape(
        _path([(x - half, base), (x, top), (x + half, base)]),
        (
            _filled(_path([(x - half, base), *ridge]), "#b9aea2"),
            _filled(_path([(x + half, base), *ridge]), "#766c66"),
            _filled(_path(cap), "#f7fafc"),
            _filled(_path([cap[0], *cap[3:]]), "#cfd9e2"),
        ),
    )


MOUNTAINS = (
    (peak(12.5, 39, 18), peak(36, 39, 17), peak(24, 41, 32)),
    (peak(34, 40, 22), peak(20, 41, 34)),
    (peak(24, 37, 30), peak(13, 41, 21), peak(35.5, 41, 20)),
    (peak(17, 40, 30), peak(33.5, 41, 25)),
    (peak(25, 35, 27), peak(14, 41, 22), peak(33, 42, 26)),
    (peak(13, 41, 19), peak(29.5, 41, 34)),
)


# --- stones and islands


def stone(random: Random) -> Shape:
    """Angular, with a lit and a dark side, and craters."""
    count = random.randint(8, 10)
    turn, flat = random.uniform(0, 2 * pi), random.uniform(0.74, 0.92)
    corners = []
    for number in range(count):
        angle = turn + 2 * pi * (number + random.uniform(-0.2, 0.2)) / count
        far = random.uniform(18.2, 21)
        x, y = far * cos(angle), far * flat * sin(angle)
        tilt = turn * 0.5
        corners.append((24 + x * cos(tilt) - y * sin(tilt), 24 + x * sin(tilt) + y * cos(tilt)))
    top = [(21.8 + 0.52 * (x - 24), 21.0 + 0.52 * (y - 24)) for x, y in corners]
    inside = [_filled(_path(top), STONES[3])]
    sides = zip(corners, [*corners[1:], corners[0]], top, [*top[1:], top[0]], strict=True)
    for one, two, above, beside in sides:
        towards = ((one[0] + two[0]) / 2 - 24) * -0.6 + ((one[1] + two[1]) / 2 - 24) * -0.8
        tone = STONES[min(4, max(0, round(2 + towards / 8)))]
        inside.append(_filled(_path([one, two, beside, above]), tone))
    craters: list[tuple[float, float, float]] = []
    for _ in range(40):
        angle, far = random.uniform(0, 2 * pi), random.uniform(1, 9.5)
        x, y, r = 22.5 + far * cos(angle), 22 + far * 0.8 * sin(angle), random.uniform(1.8, 3.9)
        apart = all((x - cx) ** 2 + (y - cy) ** 2 > (r + cr + 1.2) ** 2 for cx, cy, cr in craters)
        if apart and len(craters) < 3:
            craters.append((x, y, r))
    for x, y, r in craters:
        inside += _crater(x, y, r)
    return Shape(_path(corners), tuple(inside))


def _crater(x: float, y: float, r: float) -> tuple[str, str]:
    """A hollow, and the light on its far rim."""
    start, end = f"{x - r * 0.86:.4g} {y + r * 0.4:.4g}", f"{x + r * 0.86:.4g} {y + r * 0.4:.4g}"
    arc = f"M{start} A{r:.3g} {r * 0.82:.3g} 0 0 0 {end}"
    return (
        f'<ellipse cx="{x:.4g}" cy="{y:.4g}" rx="{r:.3g}" ry="{r * 0.82:.3g}" fill="#5c534c"/>',
        f'<path d="{arc}" fill="none" stroke="#d8cfc4" stroke-width="1"/>',
    )


STONES = ("#544b45", "#6b6159", "#8f857b", "#aaa094", "#c6bcb0")
"""From the dark side to the lit one."""


def blob(random: Random, wide: float, high: float) -> Callable[[float], str]:
    """A soft closed curve around the lower middle of the box, at any size."""
    count = 11
    wobble = [random.uniform(0.88, 1.06) for _ in range(count)]

    def path(size: float) -> str:
        points = [
            (
                24 + size * wide * wobble[n] * cos(2 * pi * n / count),
                31.5 + size * high * wobble[n] * sin(2 * pi * n / count),
            )
            for n in range(count)
        ]
        middles = [
            ((x + x1) / 2, (y + y1) / 2)
            for (x, y), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True)
        ]
        curves = " ".join(
            f"Q{x:.4g} {y:.4g} {mx:.4g} {my:.4g}"
            for (x, y), (mx, my) in zip(
                [*points[1:], points[0]], [*middles[1:], middles[0]], strict=True
            )
        )
        return f"M{middles[0][0]:.4g} {middles[0][1]:.4g} {curves} Z"

    return path


def island(random: Random) -> str:
    """Grass and sand in shallow water."""
    path = blob(random, 22, 14.2)
    return _svg(
        "Island",
        (
            f'<path d="{path(1.0)}" fill="#8fd3e8" fill-opacity="0.55"/>',
            _filled(path(0.86), "#efe6b4"),
            _filled(path(0.72), "#86c064"),
        ),
    )


# --- files


def _svg(title: str, parts: Iterable[str]) -> str:
    lines = "\n".join(f"  {part}" for part in parts)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">\n'
        f"  <!-- {title} -->\n{lines}\n</svg>\n"
    )


def grouped(title: str, shapes: Iterable[Shape], body: str) -> str:
    """Things that stand before each other, on a light edge that goes around all of them."""
    standing = list(shapes)
    edge = f'fill="none" stroke="{EDGE}" stroke-width="3"'
    dark = f'fill="{body}" stroke="{body}" stroke-width="2.2"'
    parts = [f'<path d="{one.outline}" {edge} stroke-linejoin="round"/>' for one in standing]
    for one in standing:
        parts.append(f'<path d="{one.outline}" {dark} stroke-linejoin="round"/>')
        parts += one.inside
    return _svg(title, parts)


def all_sprites() -> dict[str, str]:
    """By name, what is in each file."""
    made = {}
    for number in range(VARIANTS):
        trees = [draw(x, base, height) for draw, x, base, height in FORESTS[number]]
        made[f"forest_{number + 1}"] = grouped("Forest", trees, BODY)
        made[f"mountain_{number + 1}"] = grouped("Mountain", MOUNTAINS[number], STONE_BODY)
        random = Random(f"{SEED} {number}")
        made[f"asteroid_{number + 1}"] = grouped("Asteroid", [stone(random)], STONE_BODY)
        made[f"island_{number + 1}"] = island(random)
    return made


if __name__ == "__main__":
    for name, svg in all_sprites().items():
        path = resource("icons", "sprite", f"{name}.svg")
        write_file(path, svg.encode("utf-8"), replace=True)
