"""Zoom controls of the board: closer, further, the whole of it, and the board on all the screen."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame

from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.frame import FrameKind
from bp_desktop.ui.widgets.basics import Button, label, lay, row, sized


class ZoomBar(QFrame):
    """Without a board only the button for the whole screen is there."""

    def __init__(
        self, theme: Theme, board: BoardView | None, fill_screen: Callable[[], object]
    ) -> None:
        super().__init__()
        self._board = board
        self.setProperty("card", "true")
        self.closer = Button(theme, self.tr("Zoom in (+)"), kind="icon", icon_name="zoom_in")
        self.further = Button(theme, self.tr("Zoom out (-)"), kind="icon", icon_name="zoom_out")
        self.percent = sized(theme, label("", "small"), width=48)
        self.percent.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.fit = Button(theme, self.tr("Fit"), kind="bare", icon_name="fit")
        self.fit.setToolTip(self.tr("Show the whole board (0)"))
        self._key = label("0")
        self._key.setObjectName("keycap")
        said = self.tr("Board on the whole screen (F11)")
        self.screen_button = Button(theme, said, fill_screen, kind="icon", icon_name="full_screen")
        parts = self.further, self.percent, self.closer, self.fit, self._key, self.screen_button
        middle = Qt.AlignmentFlag.AlignVCenter
        lay(row(theme, self, spacing=4, edges=(6, 2, 6, 2)), *((one, 0, middle) for one in parts))
        if board is None:
            for part in parts[:-1]:
                part.hide()
            return
        self.closer.clicked.connect(lambda: board.zoom_in_steps(1))
        self.further.clicked.connect(lambda: board.zoom_in_steps(-1))
        self.fit.clicked.connect(lambda: board.fit(None))
        for button in (self.closer, self.further, self.fit, self.screen_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard alone
        board.moved.connect(self._show)
        self._show()

    def spread(self, kind: FrameKind) -> None:
        """Where there is little room, the wheel zooms and the keys are known."""
        if self._board is None:
            return
        self._key.setHidden(kind.is_narrow)
        self.percent.setHidden(kind.is_narrow)
        self.fit.set_compact(kind.is_narrow)

    def _show(self) -> None:
        assert self._board is not None
        self.percent.setText(f"{round(self._board.scale_now * 100)} %")
