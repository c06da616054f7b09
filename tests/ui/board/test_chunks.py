"""The still board from chunks: right, sharp, bounded in time and memory."""

from math import ceil

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import from_offset, offset_rectangle
from bp_desktop.ui.board import chunks
from bp_desktop.ui.board.chunk_grid import CHUNK
from bp_desktop.ui.board.chunks import ChunkCache
from bp_desktop.ui.board.still import UNHURRIED, OutOfTimeError, PaintBudget
from tests.ui.board.boards import (
    LAYOUT,
    SPACE,
    HexBoard,
    around,
    blank,
    difference,
    differing_share,
)

pytestmark = pytest.mark.usefixtures("qapp")
WIDTH, HEIGHT = 700, 500


def drawn(
    store: ChunkCache,
    scale: float,
    corner: QPointF,
    *,
    ratio: float = 1.0,
    resting: bool = True,
) -> tuple[QImage, bool]:
    """What a view of WIDTH x HEIGHT pixels shows, and whether it is sharp.

    `scale` is in device pixels, `corner` what lies in the upper left, in device pixels too.
    """
    image = blank(WIDTH, HEIGHT, ratio)
    with QPainter(image) as painter:
        painter.scale(1 / ratio, 1 / ratio)
        painter.translate(-corner)
        painter.scale(scale, scale)
        exposed = QRectF(corner / scale, image.size().toSizeF() / scale)
        sharp = store.draw(painter, exposed, scale, resting=resting)
    return image, sharp


def sharp_picture(
    store: ChunkCache, scale: float, corner: QPointF, *, ratio: float = 1.0
) -> QImage:
    refine(store, scale, corner)
    image, sharp = drawn(store, scale, corner, ratio=ratio)
    assert sharp
    return image


def refine(store: ChunkCache, scale: float, corner: QPointF, *, resting: bool = True) -> int:
    """Slices until the view lacks nothing."""
    visible = QRectF(corner / scale, QSizeF(WIDTH, HEIGHT) / scale)
    slices = 0
    while store.refine(visible, scale, 0.005, resting=resting) is not None:
        slices += 1
    return slices


def in_one_go(board: HexBoard, scale: float, corner: QPointF, ratio: float = 1.0) -> QImage:
    image = blank(WIDTH, HEIGHT)
    image.fill(SPACE)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-corner)
        painter.scale(scale, scale)
        board.paint(painter, board.bounds(), scale)
    image.setDevicePixelRatio(ratio)
    return image


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("scale", [0.31, 1.0, 1.7])
def test_a_board_from_chunks_has_no_seams_at_any_zoom_and_screen_scale(
    scale: float, ratio: float
) -> None:
    board = HexBoard(filled=frozenset({from_offset(6, 5), from_offset(12, 8)}))
    store = ChunkCache(board)
    corner = QPointF(-20, 13)

    picture = sharp_picture(store, scale, corner, ratio=ratio)

    # Qt smooths a few pixels another way where a line runs out of a picture: nobody sees that.
    whole = in_one_go(board, scale, corner, ratio)
    assert differing_share(picture, whole, 24) < 0.001
    assert difference(picture, whole) < 64


def test_half_pixels_between_chunks_round_the_same_way() -> None:
    board = HexBoard()
    store = ChunkCache(board)

    picture = sharp_picture(store, 1.0, QPointF(10.5, 20.5))

    # Whatever way the halves went, all chunks went together: a whole-pixel picture fits.
    shifts = [QPointF(x, y) for x in (10, 11) for y in (20, 21)]
    assert min(difference(picture, in_one_go(board, 1.0, shift)) for shift in shifts) <= 3


def test_what_changed_is_drawn_again_and_nothing_else() -> None:
    board = HexBoard()
    store = ChunkCache(board)
    sharp_picture(store, 1.0, QPointF())
    cell = from_offset(4, 4)
    changed = HexBoard(filled=frozenset({cell}))

    store.show_board(changed, [around(cell)])
    picture = sharp_picture(store, 1.0, QPointF())

    assert difference(picture, in_one_go(changed, 1.0, QPointF())) <= 3
    (part,) = changed.painted[:-1]
    assert part.contains(around(cell))
    assert max(part.width(), part.height()) < 50


def test_what_changed_across_several_chunks_is_drawn_at_once() -> None:
    board = HexBoard()
    store = ChunkCache(board)
    sharp_picture(store, 1.0, QPointF())
    across = QRectF(CHUNK - 40, CHUNK - 40, 80, 80)
    cells = [cell for cell in offset_rectangle(40, 30) if across.contains(*LAYOUT.center(cell))]
    changed = HexBoard(filled=frozenset(cells))

    store.show_board(changed, [across.adjusted(-20, -20, 20, 20)])
    picture = sharp_picture(store, 1.0, QPointF())

    assert len(changed.painted[:-1]) <= 1
    assert difference(picture, in_one_go(changed, 1.0, QPointF())) <= 3


def test_an_old_picture_serves_until_the_new_one_is_there() -> None:
    board = HexBoard()
    store = ChunkCache(board)
    before = sharp_picture(store, 1.0, QPointF())
    slow = HexBoard(filled=frozenset({from_offset(4, 4)}))
    slow.seconds = 0.02

    store.show_board(slow)
    first, sharp = drawn(store, 1.0, QPointF())

    assert not sharp
    assert differing_share(first, before, 8) == 0


def test_a_frame_makes_no_pictures_so_that_it_is_never_late() -> None:
    board = HexBoard()
    store = ChunkCache(board)
    store.overview()
    board.painted.clear()

    _, sharp = drawn(store, 1.0, QPointF())

    assert (sharp, board.painted) == (False, [])


def test_a_slice_ends_when_its_time_is_over() -> None:
    board = HexBoard()
    board.seconds = 0.004
    store = ChunkCache(board)

    done = store.refine(QRectF(0, 0, WIDTH, HEIGHT), 1.0, 0.005)

    assert done is not None
    assert len(done) == len(board.painted) == 1


def test_a_view_at_a_new_scale_needs_no_more_chunks_than_fit_into_it() -> None:
    board = HexBoard()
    store = ChunkCache(board)

    refine(store, 1.0, QPointF(101, 203))

    assert len(board.painted) == ceil(WIDTH / CHUNK) * ceil(HEIGHT / CHUNK)


def test_chunks_of_a_scale_are_found_again_after_a_pan() -> None:
    board = HexBoard()
    store = ChunkCache(board)
    refine(store, 1.0, QPointF(101, 203))
    refine(store, 1.0, QPointF(201, 253))
    board.painted.clear()

    picture = sharp_picture(store, 1.0, QPointF(101, 203))

    assert board.painted == []
    assert difference(picture, in_one_go(board, 1.0, QPointF(101, 203))) < 64


def test_a_scale_whose_chunks_are_all_forgotten_begins_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chunks, "CACHE_BYTES", 0)
    board = HexBoard()
    store = ChunkCache(board)
    refine(store, 1.0, QPointF(101, 203))
    for scale in (1.5, 1.7, 2.0):
        sharp_picture(store, scale, QPointF(50, 50))
    board.painted.clear()

    refine(store, 1.0, QPointF(301, 303))

    assert board.painted[0].width() == CHUNK
    assert min(area.left() for area in board.painted) == 301


def test_the_middle_is_sharp_first() -> None:
    store = ChunkCache(HexBoard(80, 60))

    done = store.refine(QRectF(0, 0, 1280, 1280), 1.0, 0.0)

    assert done == [QRectF(512, 512, 256, 256)]


def test_what_is_missing_shows_coarser_for_a_moment_and_never_as_a_hole() -> None:
    board = HexBoard()
    board.seconds = 0.004
    store = ChunkCache(board)

    picture, sharp = drawn(store, 1.0, QPointF(0, 0))

    whole = in_one_go(board, 1.0, QPointF(0, 0))
    assert not sharp
    assert differing_share(picture, whole, 90) < 0.12
    assert picture.pixelColor(WIDTH - 1, HEIGHT - 1) != QColor("#ff00ff")


def test_refining_in_slices_leads_to_a_sharp_view() -> None:
    board = HexBoard()
    board.seconds = 0.002
    store = ChunkCache(board)
    visible = QRectF(0, 0, WIDTH, HEIGHT)
    slices = 0

    while store.refine(visible, 1.0, 0.003) is not None:
        slices += 1

    _, sharp = drawn(store, 1.0, QPointF())
    assert sharp
    assert slices > 1


def test_a_picture_that_ran_out_of_time_is_tried_again() -> None:
    class Hesitating(HexBoard):
        kept = 0

        def paint(
            self, painter: QPainter, area: QRectF, scale: float, pace: PaintBudget = UNHURRIED
        ) -> None:
            while self.kept < 5:
                pace.keep()
                self.kept += 1
                self._rest()
            super().paint(painter, area, scale, pace)

        def _rest(self) -> None:
            self.seconds = 0.0

    board = Hesitating()
    store = ChunkCache(board)

    tries = 0
    while store.refine(QRectF(0, 0, 100, 100), 1.0, 0.0) is not None:
        tries += 1

    assert board.kept == 5
    assert tries >= 5


def test_a_scale_of_which_nothing_came_to_be_does_not_stand_in_for_others() -> None:
    class Unwilling(HexBoard):
        willing = True

        def paint(
            self, painter: QPainter, area: QRectF, scale: float, pace: PaintBudget = UNHURRIED
        ) -> None:
            if not self.willing:
                raise OutOfTimeError
            super().paint(painter, area, scale, pace)

    board = Unwilling()
    store = ChunkCache(board)
    sharp_picture(store, 1.0, QPointF())
    before, _ = drawn(store, 1.3, QPointF())
    board.willing = False

    tried = store.refine(QRectF(0, 0, 300, 300), 1.25, 0.005)

    after, _ = drawn(store, 1.3, QPointF())
    assert tried == []
    assert difference(after, before) == 0


def test_the_first_work_is_always_allowed_so_that_every_try_comes_further() -> None:
    pace = PaintBudget(until=0.0)

    pace.keep()

    with pytest.raises(OutOfTimeError):
        pace.keep()


def test_the_oldest_pictures_are_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "CACHE_BYTES", 20 * chunks.BYTES_PER_CHUNK)
    board = HexBoard(120, 90)
    store = ChunkCache(board)

    for step in range(8):
        sharp_picture(store, 1.0, QPointF(step * 400, 0))

    assert store.bytes_used <= 20 * chunks.BYTES_PER_CHUNK
    board.painted.clear()
    drawn(store, 1.0, QPointF(7 * 400, 0))
    assert board.painted == []


def test_what_a_large_screen_shows_at_once_is_never_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chunks, "CACHE_BYTES", chunks.BYTES_PER_CHUNK)
    store = ChunkCache(HexBoard())

    sharp_picture(store, 1.0, QPointF())

    assert store.bytes_used > chunks.BYTES_PER_CHUNK


class EmptySpace(HexBoard):
    """Large, and painted at once."""

    def bounds(self) -> QRectF:
        return QRectF(0, 0, 8192, 8192)

    def paint(
        self, painter: QPainter, area: QRectF, scale: float, pace: PaintBudget = UNHURRIED
    ) -> None:
        pass


@pytest.mark.parametrize(("side", "least", "most"), [(256, 4, 7), (1024, 25, 43), (3072, 144, 169)])
def test_pictures_are_kept_for_what_the_view_can_show(side: int, least: int, most: int) -> None:
    """And not for more than a large window needs, unless that is seen all at once."""
    store = ChunkCache(EmptySpace())
    screen = blank(side, side)

    for step in range(12):
        seen = QRectF(step * 256, step * 128, side, side)
        store.refine(seen, 1.0, 10.0)
        with QPainter(screen) as painter:
            painter.translate(-seen.topLeft())
            store.draw(painter, seen, 1.0, resting=True)

    assert least <= store.bytes_used // chunks.BYTES_PER_CHUNK <= most


def test_in_motion_pictures_of_a_power_of_two_serve_for_every_scale_near_it() -> None:
    board = HexBoard()
    store = ChunkCache(board)
    refine(store, 1.0, QPointF(), resting=False)
    board.painted.clear()

    slices = refine(store, 1.3, QPointF(), resting=False)
    picture, sharp = drawn(store, 1.3, QPointF(), resting=False)

    assert (slices, board.painted, sharp) == (0, [], False)
    assert differing_share(picture, in_one_go(board, 1.3, QPointF()), 90) < 0.05


def test_a_scale_that_is_there_already_is_used_even_in_motion() -> None:
    store = ChunkCache(HexBoard())
    sharp_picture(store, 1.3, QPointF())

    _, sharp = drawn(store, 1.3, QPointF(), resting=False)

    assert sharp


def test_the_overview_follows_changes_without_being_drawn_whole() -> None:
    board = HexBoard()
    store = ChunkCache(board)
    before = store.overview().toImage()
    changed = HexBoard(filled=frozenset({from_offset(20, 15)}))

    store.show_board(changed, [around(from_offset(20, 15))])
    after = store.overview().toImage()

    [area] = changed.painted
    assert area.width() < 60
    assert store.overview_is_fresh
    assert 0 < differing_share(after, before, 20) < 0.02


def test_a_board_of_another_size_gets_a_new_overview(qtbot: QtBot) -> None:
    store = ChunkCache(HexBoard(40, 10))
    wide = store.overview().size()

    store.show_board(HexBoard(10, 40))

    assert store.overview().height() > store.overview().width()
    assert wide.width() > wide.height()


def test_an_empty_board_is_sharp_at_once() -> None:
    class Nothing(HexBoard):
        def bounds(self) -> QRectF:
            return QRectF()

    picture, sharp = drawn(ChunkCache(Nothing()), 1.0, QPointF())

    assert sharp
    assert picture.pixelColor(5, 5) == SPACE
