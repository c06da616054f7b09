"""Board that a game draws on a canvas: what of a StillBoard is the same in every game."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Generic, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from bp_desktop.core.hexes import Hex
from bp_desktop.ui.board.canvas import LAYOUT, Canvas
from bp_desktop.ui.board.layers import USUAL, Layers
from bp_desktop.ui.board.palette import BoardPalette
from bp_desktop.ui.board.pieces import Piece, keep_masters
from bp_desktop.ui.board.sprites import SPRITES, SpriteCache
from bp_desktop.ui.board.still import UNHURRIED, Pace, StillBoard

REHEARSAL_SCALE, REHEARSAL_SIDE = 0.6, 100

P = TypeVar("P", bound=BoardPalette)


class DrawnBoard(ABC, Generic[P]):
    """One state of a board in some colours; satisfies StillBoard.

    A new one is made for each state; it is cheap, since everything is drawn when asked for.
    """

    def __init__(self, colors: P, *, layers: Layers = USUAL, for_print: bool = False) -> None:
        """`for_print` draws everything as vectors instead of from ready pictures."""
        self.colors = colors
        self.layers = layers
        self.sprites = None if for_print else SPRITES

    @abstractmethod
    def bounds(self) -> QRectF: ...

    @abstractmethod
    def draw(self, canvas: Canvas[P]) -> None:
        """All that lies in the canvas's area."""

    @abstractmethod
    def changed_since(self, before: StillBoard) -> list[QRectF] | None: ...

    @abstractmethod
    def prepare(self) -> Iterator[None]: ...

    def background(self) -> QColor:
        return QColor(self.colors.void)

    def paint(self, painter: QPainter, area: QRectF, scale: float, pace: Pace = UNHURRIED) -> None:
        self._paint(painter, area, scale, self.sprites, pace)

    def _paint(
        self, painter: QPainter, area: QRectF, scale: float, sprites: SpriteCache | None, pace: Pace
    ) -> None:
        canvas = Canvas(
            painter, area, scale, self.colors, layers=self.layers, sprites=sprites, pace=pace
        )
        self.draw(canvas)

    # --- for `changed_since`

    def is_drawn_like(self, before: "DrawnBoard[P]") -> bool:
        """Whether only single things may look different."""
        return (
            before.colors is self.colors
            and before.sprites is self.sprites
            and replace(before.layers, hidden=frozenset())
            == replace(self.layers, hidden=frozenset())
        )

    def moved_since(self, before: "DrawnBoard[P]") -> frozenset[str]:
        """Ids of things that came into view or went, without having changed."""
        return before.layers.hidden ^ self.layers.hidden

    # --- for `prepare`

    def rehearse(self, at: Hex) -> Iterator[None]:
        """Paint around a cell what nobody sees: the first time takes three times as long, for
        fonts, tables of colours and the program itself have to be fetched."""
        stage = QPixmap(REHEARSAL_SIDE, REHEARSAL_SIDE)
        with QPainter(stage) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(REHEARSAL_SCALE, REHEARSAL_SCALE)
            side = REHEARSAL_SIDE / REHEARSAL_SCALE
            area = QRectF(*LAYOUT.center(at), side, side)
            painter.translate(-area.topLeft())
            self._paint(painter, area, REHEARSAL_SCALE, SpriteCache(), UNHURRIED)
        yield

    def keep_pieces(self, groups: Iterable[Iterable[Piece]]) -> Iterator[None]:
        """Draw every piece large, once each: from afar none is needed, then all."""
        if self.sprites is None:
            return
        kept: set[Piece] = set()
        for pieces in groups:
            for piece in pieces:
                if piece not in kept:
                    kept.add(piece)
                    yield from keep_masters(piece, self.colors, self.sprites)
            yield
