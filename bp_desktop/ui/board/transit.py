"""Transit of pieces: what has moved slides along its way, what is new grows, and then it rests."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from bp_desktop.core.hexes import Hex
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT
from bp_desktop.ui.board.moving import MovingView
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.still import StillBoard
from bp_desktop.ui.board.style import Layers
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.icons import canvas
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.motion import Motion

Z_TRANSIT = 500.0
"""Above the marks, below the cursor."""
REACH, LEAST_REACH = 2.6 * HEX_SIZE, 48
"""How far a piece reaches around its cell, in scene units and at least in pixels."""
SMALL = 0.8
"""What grows begins so large."""
MOST = 6
"""More things at a time are simply there: nobody could follow them."""
REST_MS = 120
"""After this long the board itself shows what has come to rest."""


class Mover(NamedTuple):
    """A thing that is on its way."""

    picture: StillBoard
    """That thing alone, where it stands in the end."""
    way: tuple[Hex, ...]
    """From cell to cell; one alone: it grows there."""


class BoardInTransit(NamedTuple):
    """A board on which some things are on their way."""

    still: StillBoard
    """Without them."""
    movers: tuple[Mover, ...]


def in_transit(
    moved: Iterable[tuple[str, Mover]], still: Callable[[Layers], StillBoard]
) -> BoardInTransit | None:
    """What a step moved, with the ids of the things; None where nothing can be seen moving. `still`
    draws the board after it."""
    found = tuple(moved)
    if not 0 < len(found) <= MOST:
        return None
    hidden = frozenset(id_ for id_, _mover in found)
    return BoardInTransit(still(Layers(hidden=hidden)), tuple(mover for _id, mover in found))


class TransitItem(QGraphicsItem):
    """One thing on its way, painted once."""

    def __init__(self, mover: Mover, scale: float, ratio: float) -> None:
        """`scale`: pixels of a scene unit, each `ratio` device pixels."""
        super().__init__()
        self._way = [QPointF(*LAYOUT.center(cell)) for cell in mover.way]
        reach = max(REACH, LEAST_REACH / scale)
        self._extent = QRectF(-reach, -reach, 2 * reach, 2 * reach)
        self._picture = self._painted(mover.picture, scale, ratio)
        self.setZValue(Z_TRANSIT)
        self.show_part(0.0)

    def _painted(self, board: StillBoard, scale: float, ratio: float) -> QPixmap:
        area = self._extent.translated(self._way[-1])
        picture = canvas((area.size() * scale).toSize(), ratio)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(scale, scale)
            painter.translate(-area.topLeft())
            board.paint(painter, area, scale * ratio)
        return picture

    def show_part(self, part: float) -> None:
        """How much of its way it has gone, or how far it has grown: 0 to 1."""
        if len(self._way) == 1:
            self.setPos(self._way[0])
            self.setScale(SMALL + (1 - SMALL) * part)
            return
        gone = part * (len(self._way) - 1)
        place = min(int(gone), len(self._way) - 2)
        one, two = self._way[place], self._way[place + 1]
        self.setPos(one + (two - one) * (gone - place))

    @guarded
    def boundingRect(self) -> QRectF:
        return self._extent

    @guarded
    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self._extent, self._picture, QRectF(self._picture.rect()))


class BoardTransit(QObject):
    """Shows boards on a view; whatever is on its way there takes 200 ms."""

    def __init__(self, theme: Theme, view: MovingView, scene: BoardScene) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self._scene = scene
        self._items: list[TransitItem] = []
        self._board: StillBoard | None = None
        self._motion = Motion(theme, self, self._on_step, self._on_end)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._put_away)

    @property
    def is_under_way(self) -> bool:
        return bool(self._items)

    def show_board(self, board: StillBoard, transit: BoardInTransit | None = None) -> None:
        """Whatever is still on its way arrives at once, on this board."""
        self._board = None
        self._motion.finish()
        self._put_away()
        if transit is None or self._theme.look.reduce_motion or not self._view.isVisible():
            self._view.show_board(board)
            return
        self._board = board
        scale, ratio = self._view.scale_now, self._view.devicePixelRatioF()
        self._items = [TransitItem(one, scale, ratio) for one in transit.movers]
        for item in self._items:
            self._scene.addItem(item)
        self._view.show_board(transit.still)
        self._motion.start()

    def _on_step(self, part: float) -> None:
        for item in self._items:
            item.show_part(part)

    def _on_end(self) -> None:
        """What rests stays in sight until the board has been painted with it."""
        board, self._board = self._board, None
        if board is not None:
            self._view.show_board(board)
            self._rest.start()

    def _put_away(self) -> None:
        self._rest.stop()
        items, self._items = self._items, []
        for item in items:
            self._scene.removeItem(item)
