"""The navigation rail: one button per page, the settings at its foot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QFrame, QLabel, QToolButton

from bp_desktop.ui.look.icons import pixmap
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.basics import (
    column,
    focus_by_tab,
    point_with_hand,
    sized,
    text_under_icon,
)

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtGui import QEnterEvent

    from bp_desktop.ui.look.theme import Theme

WIDTH = 96
TALL, LOW, LOWEST = 60, 46, 30
"""Heights of a button: the usual, the least with its word, and the least of all."""
HEAD, SPACE, FOOT = 76, 4, 12


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
        self._theme = theme
        layout = column(theme, self, spacing=SPACE, edges=(8, 8, 9, FOOT))
        self._emblem = Emblem(theme)
        layout.addWidget(self._emblem)
        for page, text in texts.items():
            button = sized(theme, RailButton(theme, page, text), width=WIDTH - 16, height=TALL)
            self.buttons[page] = button
            self._group.addButton(button)
            if page is PageId.SETTINGS:
                layout.addStretch()
            layout.addWidget(button)
        self._group.buttonClicked.connect(self._on_clicked)

    def fit(self) -> None:
        """Make everything visible in a low window or a large interface: without the emblem, with
        lower buttons, at last without words."""
        theme = self._theme
        room = self.height() - theme.px(FOOT + 8) - len(self.buttons) * theme.px(SPACE)
        self._emblem.setVisible(room >= theme.px(HEAD + TALL * len(self.buttons)))
        each = room / len(self.buttons) * 100 / theme.look.scale
        worded = each >= LOW
        words = (one.fontMetrics().horizontalAdvance(one.text()) for one in self.buttons.values())
        wide = max(WIDTH - 16, max(words) * 100 // theme.look.scale + 14) if worded else WIDTH - 16
        for button in self.buttons.values():
            text_under_icon(button, worded)
            button.setToolTip("" if worded else button.text())
            sized(theme, button, width=wide, height=int(min(max(each, LOWEST), TALL)))

    def follow_height(self) -> None:
        """From now on, fit whenever the height changes. Later than the first picture."""
        self.fit()
        self._theme.changed.connect(self.fit)
        self.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type().name == "Resize":
            self.fit()
        return super().eventFilter(watched, event)

    def mark(self, page: PageId) -> None:
        self.buttons[page].setChecked(True)

    def _on_clicked(self, button: RailButton) -> None:
        self.asked.emit(button.page)
