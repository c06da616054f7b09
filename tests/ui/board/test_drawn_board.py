"""The drawing kit with a board that nobody has written a game for: modules, and units on cells."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.ui.board import canvas as canvases
from bp_desktop.ui.board.canvas import LAYOUT, SPRITES, Canvas, SpriteCache
from bp_desktop.ui.board.drawn_board import (
    MANY,
    CellIndex,
    DrawnBoard,
    TileRaster,
    around_cell,
    differing,
    unless_many,
)
from bp_desktop.ui.board.pieces import PLATE, Piece, stamp_mark, stamp_piece
from bp_desktop.ui.board.shapes import tile_outline
from bp_desktop.ui.board.still import StillBoard, board_image, paint_thumbnail
from bp_desktop.ui.board.style import COORDINATES, USUAL, BoardPalette, Layers
from bp_desktop.ui.look.players import NOBODY, PlayerLook, looks_of
from tests.ui.board.boards import blank, differing_share

pytestmark = pytest.mark.usefixtures("qapp")

WIDE, HIGH = 9, 7
"""A module, in cells."""
UNITS = "units"


@dataclass(frozen=True, slots=True)
class Seat:
    id: str
    color: int


@dataclass(frozen=True, slots=True)
class Unit:
    at: Hex | None
    owner: str = "anna"


SEATS = (Seat("anna", 0), Seat("boris", 1))
PALETTE = BoardPalette(
    name="modules",
    void="#000000",
    cell_line="#303030",
    tile_line="#606060",
    pill="#101010",
    pill_edge="#808080",
    pill_text="#ffffff",
    pill_quiet="#c0c0c0",
    tile_label="#808080",
    coordinate="#a0a0a0",
    ink="#101010",
    plate="#202020",
    halo="#000000",
)


class ModuleBoard(DrawnBoard[BoardPalette]):
    """Two modules side by side; what a second hex game would write itself."""

    def __init__(self, units: Mapping[str, Unit], layers: Layers = USUAL) -> None:
        super().__init__(PALETTE, layers=layers)
        self.units = units
        self._raster = TileRaster(WIDE, HIGH)
        self._index = CellIndex(self._raster, units.values(), lambda unit: unit.at)
        self._looks = looks_of(SEATS, "safe")

    def bounds(self) -> QRectF:
        return self._raster.bounds([(0, 0), (1, 0)])

    def draw(self, canvas: Canvas[BoardPalette]) -> None:
        canvas.painter.setPen(canvas.pen(canvas.colors.tile_line, 1))
        for column, row in self._raster.positions_in(canvas.area):
            if column in (0, 1) and row == 0:
                x, y = LAYOUT.center(from_offset(WIDE * column, 0))
                canvas.painter.drawPath(tile_outline(WIDE, HIGH, 0).translated(x, y))
        if self.layers.shows(UNITS):
            with canvas.stamping():
                for unit in self._index.found_in(canvas.area):
                    if unit.at is not None:
                        self._stamp(canvas, unit, *LAYOUT.center(unit.at))

    def _stamp(self, canvas: Canvas[BoardPalette], unit: Unit, x: float, y: float) -> None:
        if canvas.pieces:
            stamp_piece(canvas, self._piece(unit), x, y)
        else:
            stamp_mark(canvas, self._look(unit), x, y, 0.6)

    def _piece(self, unit: Unit) -> Piece:
        return Piece("ship/humans_small", self._look(unit), plate=PLATE)

    def _look(self, unit: Unit) -> PlayerLook:
        return self._looks.get(unit.owner, NOBODY)

    def changed_since(self, before: StillBoard, scale: float = 0.0) -> list[QRectF] | None:
        if not isinstance(before, ModuleBoard) or not self.is_drawn_like(before):
            return None
        moved = self.moved_since(before)
        return unless_many(
            area
            for unit in differing(before.units, self.units, moved)
            for area in around_cell(unit.at)
        )

    def prepare(self) -> Iterator[None]:
        yield from self.rehearse(from_offset(0, 0))
        yield from self.keep_pieces([self._piece(unit)] for unit in self.units.values())


A, B = from_offset(2, 2), from_offset(12, 4)
FLEET = {"a": Unit(A), "b": Unit(B, "boris"), "reserve": Unit(None)}


@pytest.fixture(autouse=True)
def no_sprites() -> Iterator[None]:
    SPRITES.clear()
    yield
    SPRITES.clear()


def color_at(image: QImage, board: StillBoard, cell: Hex, scale: float) -> QColor:
    x, y = LAYOUT.center(cell)
    corner = board.bounds().topLeft()
    return image.pixelColor(round((x - corner.x()) * scale), round((y - corner.y()) * scale))


def like(image: QImage, wanted: str) -> bool:
    """Whether a pixel has about this colour: small signs have no more of it."""
    seen = QColor(wanted)
    pixels = product(range(image.width()), range(image.height()))
    found = (image.pixelColor(*at) for at in pixels)
    return any(abs(one.red() - seen.red()) + abs(one.blue() - seen.blue()) < 60 for one in found)


@pytest.mark.parametrize("scale", [0.1, 0.3, 1.0])
def test_units_of_another_game_stand_on_their_cells_at_every_scale(scale: float) -> None:
    full, empty = ModuleBoard(FLEET), ModuleBoard({})

    shown, bare = board_image(full, scale), board_image(empty, scale)

    for cell in (A, B):
        assert color_at(shown, full, cell, scale) != color_at(bare, empty, cell, scale)
    assert differing_share(shown, board_image(ModuleBoard(FLEET), scale), 0) == 0


def test_an_owner_who_has_no_seat_is_shown_as_nobody() -> None:
    stray = ModuleBoard({"a": Unit(A, "gone")})

    shown = board_image(stray, 0.1)

    assert like(shown, NOBODY.color), "its sign"
    assert not like(shown, looks_of(SEATS, "safe")["anna"].color)


def test_a_layer_of_the_games_own_can_be_switched_off() -> None:
    off = ModuleBoard(FLEET, USUAL.switched(UNITS, on=False))

    assert board_image(off, 1.0) == board_image(ModuleBoard({}), 1.0)
    assert off.layers.switched(UNITS, on=True) == USUAL
    assert not USUAL.shows(COORDINATES)


def test_only_what_moved_is_told_as_changed() -> None:
    before = ModuleBoard(FLEET)
    after = ModuleBoard({**FLEET, "a": Unit(from_offset(5, 5))})

    areas = after.changed_since(before)

    assert areas is not None
    assert len(areas) == 2
    assert not any(area.contains(*LAYOUT.center(B)) for area in areas)
    assert after.changed_since(after) == []
    in_hand = ModuleBoard(FLEET, Layers(hidden=frozenset({"b"})))
    assert len(in_hand.changed_since(before) or ()) == 2
    assert ModuleBoard(FLEET, Layers()).changed_since(before) == []
    assert ModuleBoard(FLEET, Layers(frozenset())).changed_since(before) is None


def test_where_very_much_changed_it_is_not_told_where() -> None:
    crowd = {str(number): Unit(from_offset(number % 18, 0)) for number in range(MANY + 1)}

    assert ModuleBoard(crowd).changed_since(ModuleBoard({})) is None
    del crowd["0"]
    assert len(ModuleBoard(crowd).changed_since(ModuleBoard({})) or ()) == MANY


def test_pieces_drawn_ahead_are_drawn_once_each() -> None:
    board = ModuleBoard({str(number): Unit(A) for number in range(50)})

    steps = list(board.prepare())

    assert len(steps) == 1 + 50 + 1  # a rehearsal, one for each unit, the picture of one piece
    assert list(ModuleBoard({"a": Unit(A)}).prepare()) == [None, None]


def test_a_thumbnail_lies_in_the_middle_and_leaves_the_painter_as_it_was() -> None:
    image = blank(300, 100)
    with QPainter(image) as painter:
        before = painter.worldTransform()
        paint_thumbnail(painter, QRectF(100, 0, 100, 100), ModuleBoard(FLEET))
        assert painter.worldTransform() == before

    untouched = blank(300, 100)
    assert image.copy(0, 0, 100, 100) == untouched.copy(0, 0, 100, 100)
    assert image.copy(200, 0, 100, 100) == untouched.copy(200, 0, 100, 100)
    assert image.copy(100, 0, 100, 100) != untouched.copy(100, 0, 100, 100)


def test_a_board_without_anything_has_no_thumbnail() -> None:
    class Nothing(ModuleBoard):
        def bounds(self) -> QRectF:
            return QRectF()

    image = blank(50, 50)
    with QPainter(image) as painter:
        paint_thumbnail(painter, QRectF(0, 0, 50, 50), Nothing({}))

    assert image == blank(50, 50)


# --- the index


def test_every_thing_is_found_in_any_area_around_its_cell() -> None:
    raster = TileRaster(WIDE, HIGH)
    cells = [from_offset(column, row) for column in range(-20, 20) for row in range(-15, 15)]
    index = CellIndex(raster, cells, lambda cell: cell)

    for cell in cells[::7]:
        x, y = LAYOUT.center(cell)
        assert cell in set(index.found_in(QRectF(x - 1, y - 1, 2, 2)))


def test_what_sticks_out_of_its_tile_is_found_from_the_next_one() -> None:
    raster = TileRaster(WIDE, HIGH)
    far = QRectF(*LAYOUT.center(from_offset(WIDE + 4, 3)), 1, 1)

    near = CellIndex(raster, [A], lambda cell: cell)
    large = CellIndex(raster, [A], lambda cell: cell, further=1)

    assert list(near.found_in(far)) == []
    assert list(large.found_in(far)) == [A]


def test_a_board_without_tiles_has_no_bounds() -> None:
    assert TileRaster(WIDE, HIGH).bounds([]).isEmpty()


# --- sprites


def test_masters_keep_to_their_memory_and_the_oldest_go_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(canvases, "MASTER_BYTES", 3 * 40 * 40 * 4)
    shelf = SpriteCache()

    for name in range(5):
        shelf.keep_master(name, QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied))

    assert [shelf.has_master(name) for name in range(5)] == [False, False, True, True, True]


def test_a_master_is_only_shrunk_so_far_that_it_stays_sharp() -> None:
    shelf = SpriteCache()
    shelf.keep_master("ship", QImage(80, 80, QImage.Format.Format_ARGB32_Premultiplied))

    small, large = shelf.shrunk("ship", 40), shelf.shrunk("ship", 60)

    assert small is not None
    assert (small.width(), small.height()) == (40, 40)
    assert large is None


@pytest.mark.parametrize(("largest", "times"), [(160, 2), (240, 1)])
def test_a_picture_is_kept_unless_it_is_larger_than_the_largest_of_its_kind(
    largest: int, times: int
) -> None:
    painted: list[str] = []
    image, extent = QImage(500, 500, QImage.Format.Format_RGB32), QRectF(-100, -100, 200, 200)

    def paint(_own: Canvas[BoardPalette]) -> None:
        painted.append("disc")

    with QPainter(image) as painter:
        canvas = Canvas(painter, QRectF(image.rect()), 1.0, PALETTE, sprites=SpriteCache())
        with canvas.stamping():
            for _ in range(2):
                if not canvas.stamped(250, 250, "disc"):
                    canvas.stamp(250, 250, "disc", extent, paint, largest=largest)

    assert len(painted) == times
