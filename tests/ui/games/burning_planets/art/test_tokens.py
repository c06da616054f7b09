"""Tokens and names on the board: who has what, told without colour and from afar."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.games.burning_planets.board import Board, MapSeat, Ship
from bp_desktop.games.burning_planets.ids import ClassId, PlayerId, ShipId
from bp_desktop.ui.board.canvas import LAYOUT, SPRITES
from bp_desktop.ui.board.fonts import load_fonts
from bp_desktop.ui.board.globes import GlobePalette
from bp_desktop.ui.board.style import TILE_NUMBERS, USUAL
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture
from bp_desktop.ui.games.burning_planets.art.colors import (
    DARK,
    LIGHT,
    PAPER,
    FactionLook,
    sides_of,
)
from bp_desktop.ui.games.burning_planets.art.labels import BoardLabels
from bp_desktop.ui.look.players import COLORS, SEATS
from tests.ui.board.boards import differing_share
from tests.ui.games.burning_planets.art.pictures import drawn
from tests.ui.games.burning_planets.art.samples import RADIUS, RED, SIDES, board, planet

pytestmark = pytest.mark.usefixtures("qapp")
HERE, BESIDE = from_offset(6, 6), from_offset(7, 6)
QUIET = USUAL.switched(TILE_NUMBERS, on=False)
GREY = QImage.Format.Format_Grayscale8


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()
    SPRITES.clear()  # others may have drawn theirs without these letters


def called(name: str, nobodys: str = "") -> BoardLabels:
    return BoardLabels(lambda _: name, nobodys)


def ship(id_: str = "s1", *, at: Hex = HERE, number: int = 1, owner: PlayerId = RED) -> Ship:
    return Ship(ShipId(id_), owner, ClassId("medium"), number=number, at=at)


def with_ships(*ships: Ship) -> Board:
    return replace(board(), ships={one.id: one for one in ships})


def seen(
    shown: Board,
    pixels: float = 22,
    labels: BoardLabels | None = None,
    colors: GlobePalette = DARK,
) -> QImage:
    """Around the middle of the tile, with cells so many pixels wide."""
    scale = pixels / LAYOUT.hex_width
    x, y = LAYOUT.center(HERE)
    area = QRectF(0, 0, 160 / scale, 160 / scale)
    area.moveCenter(QPointF(x, y))
    told = labels or BoardLabels(lambda planet: planet.name)
    return drawn(BoardPicture(shown, RADIUS, colors, SIDES, labels=told, layers=QUIET), area, scale)


def changed(one: QImage, other: QImage) -> QRect:
    """The box around all that differs."""
    found = QRect()
    for y in range(one.height()):
        for x in range(one.width()):
            if one.pixel(x, y) != other.pixel(x, y):
                found = found.united(QRect(x, y, 1, 1))
    return found


def test_a_token_carries_its_number() -> None:
    pictures = [seen(with_ships(ship(number=number))) for number in (1, 2, 3, 14)]

    for one, other in combinations(pictures, 2):
        assert differing_share(one, other, 25) > 0.0003


@pytest.mark.parametrize("pixels", [10, 15, 22, 27])
def test_a_token_is_never_smaller_than_it_can_be_told_apart(pixels: float) -> None:
    box = changed(seen(with_ships(), pixels), seen(with_ships(ship()), pixels))

    assert box.width() >= 28
    assert box.height() >= 28


def test_neighbours_move_apart_but_not_far() -> None:
    alone = seen(with_ships(ship()))
    together = seen(with_ships(ship(), ship("s2", at=BESIDE)))
    only_other = seen(with_ships(ship("s2", at=BESIDE)))

    left, right = changed(alone, seen(with_ships())), changed(together, seen(with_ships()))

    assert left.left() - 5 <= right.left() < left.left()
    assert changed(only_other, seen(with_ships())).right() < right.right()


def test_owners_can_be_told_apart_in_grey_at_the_smallest_size() -> None:
    """By the pattern of the plate's edge and the glyph beside the number, in every palette."""
    seats = [MapSeat(PlayerId(f"p{seat}"), "humans", color=seat) for seat in range(SEATS)]
    for palette in COLORS:
        sides = {
            id_: FactionLook(side.look._replace(color="#8a8a8a"), side.faction)
            for id_, side in sides_of(seats, palette).items()
        }
        tokens = []
        for seat in seats:
            shown = BoardPicture(
                with_ships(ship(owner=seat.id, number=3)), RADIUS, DARK, sides, layers=QUIET
            )
            x, y = LAYOUT.center(HERE)
            scale = 20 / LAYOUT.hex_width
            area = QRectF(x - 25 / scale, y - 20 / scale, 50 / scale, 40 / scale)
            tokens.append(drawn(shown, area, scale).convertToFormat(GREY))
        for one, other in combinations(tokens, 2):
            assert differing_share(one, other, 40) > 0.007


@pytest.mark.parametrize("pixels", [4, 8, 10, 40])
def test_whose_a_planet_is_can_be_told_in_grey_without_a_name(pixels: float) -> None:
    """Its ring has a colour, and no more: from afar the sign is large, else below it."""
    seats = [MapSeat(PlayerId(f"p{seat}"), "humans", color=seat) for seat in range(SEATS)]
    sides = {
        id_: FactionLook(side.look._replace(color="#8a8a8a"), side.faction)
        for id_, side in sides_of(seats, "safe").items()
    }
    planets, scale = [], pixels / LAYOUT.hex_width
    for seat in seats:
        owned = board(replace(planet("small"), owner=seat.id))
        area = QRectF(0, 0, 160 / scale, 160 / scale)
        area.moveCenter(QPointF(*LAYOUT.center(HERE)))
        quiet = BoardPicture(owned, RADIUS, DARK, sides, labels=called(""), layers=QUIET)
        planets.append(drawn(quiet, area, scale).convertToFormat(GREY))
    for one, other in combinations(planets, 2):
        assert differing_share(one, other, 40) * 160 * 160 >= 4


def test_a_ship_without_actions_is_pale_and_one_with_actions_has_dots() -> None:
    def left(count: int) -> BoardLabels:
        return BoardLabels(lambda planet: planet.name, left={ShipId("s1"): count})

    usual, done, ready = (
        seen(with_ships(ship())),
        *(seen(with_ships(ship()), labels=left(count)) for count in (0, 2)),
    )

    assert differing_share(usual, done, 25) > 0.002
    dots = changed(usual, ready)
    assert dots.height() <= 8
    assert dots.bottom() < changed(usual, done).center().y()


TWO_SHIPS = with_ships(ship(), ship("s2", at=from_offset(1, 1), number=2))


def two_ships_with_left(count: int) -> BoardPicture:
    left = {ShipId("s1"): count, ShipId("s2"): 2}
    labels = BoardLabels(lambda planet: planet.name, left=left)
    return BoardPicture(TWO_SHIPS, RADIUS, DARK, SIDES, labels=labels)


def test_an_action_that_is_gone_changes_dots_and_no_kept_picture() -> None:
    before, after = two_ships_with_left(2), two_ships_with_left(1)
    x, y = LAYOUT.center(HERE)

    assert after.changed_since(before) == []
    areas = after.changed_over(before, 1.0)
    assert areas
    assert all(area.left() < x < area.right() and area.bottom() < y for area in areas)
    assert before.changed_over(two_ships_with_left(2), 1.0) == []


def test_a_ship_that_did_its_last_action_is_drawn_again_alone() -> None:
    areas = two_ships_with_left(0).changed_since(two_ships_with_left(1))

    assert areas
    assert all(area.contains(*LAYOUT.center(HERE)) for area in areas)


def test_dots_cover_no_more_than_is_painted_again() -> None:
    """What is painted over the kept pictures comes to the screen by these areas alone."""
    for scale in (0.5, 1.0, 2.5):
        none, some = two_ships_with_left(0), two_ships_with_left(3)
        x, y = LAYOUT.center(HERE)
        area = QRectF(x - 80, y - 80, 160, 160)
        images = []
        for picture in (none, some):
            image = QImage((area.size() * scale).toSize(), QImage.Format.Format_RGB32)
            image.fill(0)
            with QPainter(image) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.scale(scale, scale)
                painter.translate(-area.topLeft())
                picture.paint_over(painter, area, scale)
            images.append(image)
        seen = changed(*images)
        told = QRectF()
        for one in some.changed_over(none, scale):
            told = told.united(one)
        told = QRectF((told.topLeft() - area.topLeft()) * scale, told.size() * scale)
        assert not seen.isEmpty()
        assert told.toAlignedRect().contains(seen)


@pytest.mark.parametrize("colors", [DARK, LIGHT, PAPER], ids=lambda colors: colors.name)
def test_planets_carry_their_name_and_whose_they_are(colors: GlobePalette) -> None:
    free, owned = board(planet("small")), board(planet("small", owner=RED))
    named = called("Planet 4", "nobody's")
    other = called("Planet 5", "nobody's")
    silent = called("")
    longer = called("Planet 444444", "nobody's")  # without any name it has a sign instead

    for shown, unlike in ((free, silent), (owned, longer)):
        pill = changed(
            seen(shown, labels=named, colors=colors),
            seen(shown, labels=unlike, colors=colors),
        )
        assert pill.top() > 80 + 22 * 2 * 0.8
        assert pill.height() <= 26
        assert seen(shown, labels=named, colors=colors) != seen(shown, labels=other, colors=colors)


def test_a_free_planet_says_so() -> None:
    loud = called("Planet 4", "nobody's")
    plain = called("Planet 4")

    assert seen(board(planet("small")), labels=loud) != seen(board(planet("small")), labels=plain)
    owned = board(planet("small", owner=RED))
    assert seen(owned, labels=loud) == seen(owned, labels=plain)


def test_a_name_of_any_length_stays_on_the_board() -> None:
    long = called("An endless name that nobody will ever read to its end" * 3)

    pill = changed(
        seen(board(planet("small")), labels=long),
        seen(board(planet("small")), labels=called("")),
    )

    assert 100 < pill.width() <= 160


def test_nobodys_planet_has_no_ring() -> None:
    """A pale line all around would be the white player's."""
    shown = seen(board(planet("small", "harsh")), 40)
    bare = BoardPicture(board(planet("small", "harsh")), RADIUS, DARK, SIDES)
    scale = 40 / LAYOUT.hex_width
    x, y = LAYOUT.center(HERE)
    right = x + (RADIUS[planet("small").size] + 0.5) * LAYOUT.hex_width
    strip = drawn(bare, QRectF(right - 2, y - 3, 4, 6), scale)

    assert not shown.isNull()
    light = [strip.pixelColor(px, 4).lightnessF() for px in range(strip.width())]
    assert max(light) < 0.6
