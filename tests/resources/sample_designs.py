"""The designs of the eight sample maps."""

from math import hypot

from tests.resources.sample_maps import Belt, Design, rectangle


def _around(radius: float) -> Belt:
    """A ring around the middle of the board."""
    return lambda x, y: abs(hypot(x, y) - radius)


def _along(slope: float) -> Belt:
    """A band through the middle."""
    return lambda x, y: abs(x * slope - y) / hypot(slope, 1)


DESIGNS: tuple[Design, ...] = (
    Design(
        "duel",
        ("humans", "xenos"),
        rectangle(3, 2),
        "half_turn",
        ((0, 0), (2, 1)),
        starts=((0, 0), (2, 1)),
        size="medium",
        free=(((2, 0), "small", "harsh"), ((0, 1), "small", "harsh")),
        belt=_around(0.42),
        asteroids=10,
    ),
    Design(
        "long_night",
        ("digitals", "humans"),
        rectangle(4, 2),
        "half_turn",
        ((0, 0), (3, 1)),
        starts=((0, 0), (3, 1)),
        size="big",
        free=(((3, 0), "medium", "water"), ((0, 1), "medium", "water")),
        belt=_along(-1.0),
        asteroids=14,
    ),
    Design(
        "hollow",
        ("xenos", "digitals"),
        rectangle(3, 3, without=[(1, 1)]),
        "top_bottom",
        ((1, 0), (1, 2)),
        starts=((1, 0), (1, 2)),
        size="medium",
        free=(((0, 1), "big", "fair"), ((2, 1), "big", "fair")),
        belt=lambda x, y: abs(abs(x) - 0.62) + abs(abs(y) - 0.62),
        asteroids=12,
    ),
    Design(
        "triad",
        ("humans", "digitals", "xenos"),
        rectangle(5, 5, without=[(0, 0), (4, 0), (0, 4), (4, 4)]),
        "three_fold",
        ((1, 0), (4, 2)),
        starts=((1, 0), (4, 2), (1, 4)),
        size="medium",
        free=(
            ((3, 0), "big", "fair"),
            ((3, 4), "big", "fair"),
            ((0, 2), "big", "fair"),
        ),
        belt=_around(0.3),
        asteroids=24,
        seed=7,
        side=11,
    ),
    Design(
        "crossroads",
        ("humans", "xenos", "digitals", "humans"),
        rectangle(4, 3),
        "top_bottom",
        ((0, 0), (0, 2)),
        starts=((0, 0), (3, 0), (3, 2), (0, 2)),
        size="medium",
        free=(
            ((0, 1), "small", "harsh"),
            ((3, 1), "small", "harsh"),
            ((1, 1), "medium", "fair"),
            ((2, 1), "medium", "fair"),
        ),
        belt=lambda x, y: abs(abs(y) - 0.66) + abs(x) * 0.3,
        asteroids=16,
        seed=1,
    ),
    Design(
        "pinwheel",
        ("xenos", "humans", "digitals", "xenos"),
        rectangle(4, 4, without=[(0, 0), (3, 0), (0, 3), (3, 3)]),
        "half_turn",
        ((1, 0), (2, 3)),
        starts=((1, 0), (3, 1), (2, 3), (0, 2)),
        size="small",
        free=(
            ((1, 1), "medium", "water"),
            ((2, 2), "medium", "water"),
            ((2, 1), "medium", "harsh"),
            ((1, 2), "medium", "harsh"),
        ),
        belt=_around(0.75),
        asteroids=16,
        seed=12,
    ),
    Design(
        "crown",
        ("humans", "digitals", "xenos", "humans", "digitals"),
        rectangle(4, 5),
        "top_bottom",
        ((2, 0), (2, 4)),
        starts=((0, 1), (2, 0), (3, 2), (2, 4), (0, 3)),
        size="medium",
        free=(
            ((0, 2), "medium", "water"),
            ((1, 0), "small", "fair"),
            ((1, 4), "small", "fair"),
            ((3, 1), "small", "harsh"),
            ((3, 3), "small", "harsh"),
        ),
        belt=_around(0.38),
        asteroids=24,
        seed=3,
    ),
    Design(
        "great_wheel",
        ("humans", "xenos", "digitals", "humans", "xenos", "digitals"),
        rectangle(5, 5),
        "top_bottom",
        ((1, 0), (1, 4)),
        starts=((1, 0), (3, 0), (4, 2), (3, 4), (1, 4), (0, 2)),
        size="medium",
        free=(
            ((2, 0), "small", "harsh"),
            ((4, 1), "small", "fair"),
            ((4, 3), "small", "fair"),
            ((2, 4), "small", "harsh"),
            ((0, 3), "small", "water"),
            ((0, 1), "small", "water"),
        ),
        belt=_around(0.36),
        asteroids=28,
        seed=23,
        side=11,
    ),
)
