"""The navigation rail: one button per page, the settings at its foot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QFrame, QLabel, QToolButton

from bp_desktop.ui.early import focus_by_tab, point_with_hand, text_under_icon
from bp_desktop.ui.icons import pixmap
from bp_desktop.ui.pages import PageId
from bp_desktop.ui.widgets.metrics import column, sized

if TYPE_CHECKING:
    from PySide6.QtGui import QEnterEvent

    from bp_desktop.ui.theme import Theme

WIDTH = 96


class RailButton(QToolButton):
    """Icon above word; gold when its page is shown."""

    def __init__(self, theme: Theme, page: PageId, text: str) -> None:
        super().__init__()
        self._theme = theme
        self.page = page
        self.setText(text)
        self.setCheckable(True)
        self.setAccessibleName(text)
        text_under_icon(self)
        focus_by_tab(self)
        theme.changed.connect(self._show_icon)
        self.toggled.connect(self._show_icon)
        self._show_icon()

    def enterEvent(self, event: QEnterEvent) -> None:
        point_with_hand(self)
        super().enterEvent(event)

    def _show_icon(self) -> None:
        theme, size = self._theme, self._theme.px(24)
        ratio = self.devicePixelRatioF()
        ink = theme.color("gold" if self.isChecked() else "muted")
        self.setIcon(QIcon(pixmap(f"ui/{self.page}", size, ink=ink, ratio=ratio)))
        self.setIconSize(QSize(size, size))


class Emblem(QLabel):
    """The burning planet at the head of the rail."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("emblem")
        self._theme = theme
        theme.changed.connect(self._show_picture)
        self._show_picture()

    def _show_picture(self) -> None:
        self.setPixmap(pixmap("app", self._theme.px(44), ratio=self.devicePixelRatioF()))


class Rail(QFrame):
    """Tells which page was asked for; what is shown is told to it by `mark`."""

    asked = Signal(object)

    def __init__(self, theme: Theme, texts: dict[PageId, str]) -> None:
        super().__init__()
        self.setObjectName("rail")
        self.buttons: dict[PageId, RailButton] = {}
        self._group = QButtonGroup(self)
        layout = column(theme, self, spacing=4, edges=(8, 0, 9, 12))
        layout.addWidget(Emblem(theme))
        for page, text in texts.items():
            button = sized(theme, RailButton(theme, page, text), width=WIDTH - 16, height=60)
            self.buttons[page] = button
            self._group.addButton(button)
            if page is PageId.SETTINGS:
                layout.addStretch()
            layout.addWidget(button)
        self._group.buttonClicked.connect(self._on_clicked)

    def mark(self, page: PageId) -> None:
        self.buttons[page].setChecked(True)

    def _on_clicked(self, button: RailButton) -> None:
        self.asked.emit(button.page)
