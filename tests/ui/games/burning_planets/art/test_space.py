"""Space: it goes on around the board, its stars stand still, its lines stay quiet."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage

from bp_desktop.games.burning_planets.board import Board
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles
from bp_desktop.ui.board import sky
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.chunks import ChunkCache
from bp_desktop.ui.board.globes import GlobePalette
from bp_desktop.ui.board.style import CELL_LINES, USUAL
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture
from bp_desktop.ui.games.burning_planets.art.colors import DARK, LIGHT, PAPER
from tests.ui.board.boards import differing_share
from tests.ui.games.burning_planets.art.pictures import drawn
from tests.ui.games.burning_planets.art.samples import RADIUS, SIDES, board

pytestmark = pytest.mark.usefixtures("qapp")
MIDDLE = TilePlace(1, 1)


def picture(colors: GlobePalette = DARK, *, lines: bool = True, wide: int = 2) -> BoardPicture:
    layers = USUAL.switched(CELL_LINES, on=lines)
    return BoardPicture(board(wide=wide, high=2), RADIUS, colors, SIDES, layers=layers)


def beside(cells: int, *, of: BoardPicture) -> QRectF:
    """A strip so many cells to the right of the board, one cell wide."""
    bounds = of.bounds()
    left = bounds.right() + (cells - 0.5) * LAYOUT.hex_width
    return QRectF(left, bounds.center().y() - 90, LAYOUT.hex_width, 180)


def lightness(image: QImage) -> Iterator[float]:
    for y in range(image.height()):
        for x in range(image.width()):
            yield QColor(image.pixel(x, y)).lightnessF()


@pytest.mark.parametrize("colors", [DARK, LIGHT], ids=lambda colors: colors.name)
def test_space_goes_on_beyond_the_edge(colors: GlobePalette) -> None:
    """No frame, no letterbox: there is sky, and it is darker further out."""
    shown = picture(colors)
    void = QColor(colors.void)

    image = drawn(shown, beside(5, of=shown), 1.0)

    assert image.pixelColor(2, 2) != void
    assert shown.extent().contains(shown.bounds().adjusted(-900, -900, 900, 900))


def test_the_grid_fades_within_three_cells() -> None:
    lined, bare = picture(), picture(lines=False)

    marks = [
        differing_share(
            drawn(lined, beside(cells, of=lined), 1.0), drawn(bare, beside(cells, of=bare), 1.0), 2
        )
        for cells in range(1, 7)
    ]

    assert marks[0] > marks[2] > 0
    assert marks[4:] == [0, 0]


def test_small_cells_have_no_lines() -> None:
    lined, bare = picture(), picture(lines=False)

    for pixels, seen in ((11.5, False), (12.5, True)):
        scale = pixels / LAYOUT.hex_width
        area = lined.bounds()
        share = differing_share(drawn(lined, area, scale), drawn(bare, area, scale), 2)
        assert (share > 0) == seen


def test_tiles_are_not_checkered() -> None:
    """The same ground under all: only stars, lines and a soft sky tell places apart."""
    quiet = USUAL.switched(CELL_LINES, on=False)
    shown = BoardPicture(board(wide=2, high=1), RADIUS, DARK, SIDES, layers=quiet)
    middle = shown.bounds().center()
    image = drawn(shown, QRectF(middle - QPointF(60, 30), middle + QPointF(60, 30)), 1.0)

    left = sorted(lightness(image.copy(0, 0, 40, 60)))
    right = sorted(lightness(image.copy(80, 0, 40, 60)))

    assert abs(left[len(left) // 2] - right[len(right) // 2]) < 0.01


def test_there_are_as_many_stars_as_wanted_and_always_the_same() -> None:
    fields = [sky._star_field(13, 13, field) for field in range(sky.FIELDS)]

    assert [sum(kind.size() for kind in field) + 1 for field in fields] == [70] * sky.FIELDS
    assert fields[0] != fields[1]
    assert fields[0] == sky._star_field.__wrapped__(13, 13, 0)


def test_paper_has_no_sky_and_ends_at_the_edge() -> None:
    printed = BoardPicture(board(), RADIUS, PAPER, SIDES, for_print=True)

    image = drawn(printed, printed.bounds(), 1.0)

    assert printed.extent() == printed.bounds()
    assert image.pixelColor(image.width() // 2 + 3, image.height() // 2 + 3) == QColor("#ffffff")


def test_a_view_beyond_the_board_becomes_sharp_too() -> None:
    shown = picture()
    chunks = ChunkCache(shown)
    outside = QRectF(shown.bounds().topRight(), shown.bounds().size() / 4)

    assert chunks.refine(outside, 1.0, 10.0)
    assert chunks.refine(outside, 1.0, 10.0) is None


def test_the_edge_follows_a_board_of_any_shape() -> None:
    """Also where tiles are missing inside of it."""
    ring = (place for ty in range(3) for tx in range(3) if (place := TilePlace(tx, ty)) != MIDDLE)
    hollow = BoardPicture(Board(Tiles(13, 13, tuple(ring))), RADIUS, DARK, SIDES)
    edge = QColor(DARK.edge_line).lightnessF() - 0.06

    image = drawn(hollow, hollow.bounds(), 0.4)
    across = [
        x
        for x in range(image.width())
        if image.pixelColor(x, image.height() // 2).lightnessF() > edge
    ]

    thirds = {round(3 * x / image.width()) for x in across}
    assert {1, 2} <= thirds
