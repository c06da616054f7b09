"""The board of a past moment, or what everybody had where no board is tracked; to look at only."""

from typing import Generic

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QStackedWidget

from bp_desktop.core.type_variables import S
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.still import StillBoard, board_image
from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.parts import BoardArt, PastList

WIDEST = 4000


class PastBoard(QStackedWidget, Generic[S]):
    """Shows any state of one match; the places of its pieces, or lists."""

    def __init__(self, theme: Theme, art: BoardArt[S], past_list: PastList[S], state: S) -> None:
        super().__init__()
        self._theme = theme
        self._art = art
        self._list = past_list
        self._bounds = QRectF()
        self.state = state
        self.scene = BoardScene(self)
        self.view = BoardView(self.scene, self._picture(), self)
        self.view.speak_with(lambda cell: art.describe(self.state, cell))
        self.addWidget(self.view)
        self.addWidget(past_list.widget)
        theme.changed.connect(self._draw)
        self._settle_kind()

    @guarded
    def sizeHint(self) -> QSize:
        """It takes what the balances leave, and shares what is missing with them."""
        return QSize(self._theme.px(400), self._theme.px(300))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self._theme.px(110))

    def show_state(self, state: S) -> None:
        before, self.state = self._art.drawn(self.state), state
        self._settle_kind()
        if not self._is_tracked:
            self._list.show(state)
        elif before != self._art.drawn(state):
            self._draw()

    @property
    def _is_tracked(self) -> bool:
        return self._art.is_tracked(self.state)

    def _settle_kind(self) -> None:
        self.setCurrentWidget(self.view if self._is_tracked else self._list.widget)

    def _draw(self) -> None:
        picture = self._picture()
        self.view.show_board(picture)
        if picture.bounds() != self._bounds:  # another board, not another moment of it
            self._bounds = picture.bounds()
            self.view.fit()

    def _picture(self) -> StillBoard:
        return self._art.picture(self.state, self._theme)

    def picture(self, width: int = 2400) -> QImage:
        """The whole board of this moment, or the list as it is seen."""
        if not self._is_tracked:
            return self._list.widget.grab().toImage()
        picture = self._picture()
        bounds = picture.bounds()
        scale = min(width / max(bounds.width(), 1), WIDEST / max(bounds.height(), 1))
        return board_image(picture, scale)
