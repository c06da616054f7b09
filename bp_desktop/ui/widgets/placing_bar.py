"""Placing bar: what is being placed, how far it is, and the ways to have it placed or not."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel

from bp_desktop.texts.marking import tip
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label, lay, row

PICTURE, ROOMY, NARROW = 40, 600, 460


class PlacingBar(QFrame):
    """Picture, words, "Place for me" and "Cancel"; it can lie anywhere."""

    def __init__(
        self, theme: Theme, on_place: Callable[[], object], on_cancel: Callable[[], object]
    ) -> None:
        super().__init__()
        self._theme = theme
        self._on_cancel = on_cancel
        self._shown = ("", "")
        self.setProperty("card", "active")
        self._picture = QLabel()
        self.title = label("", "strong", wrap=True)
        self.note = label("", "small", wrap=True)
        self.place = Button(
            theme, self.tr("Place for me"), on_place, kind="primary", icon_name="bolt"
        )
        self.cancel = Button(theme, self.tr("Cancel"), on_cancel, kind="quiet", icon_name="close")
        self._key = QLabel(self.tr("Esc"))
        self._key.setObjectName("keycap")
        words = lay(column(theme, spacing=1), 0, self.title, self.note, 0)
        key = (self._key, 0, Qt.AlignmentFlag.AlignVCenter)
        parts = self._picture, (words, 1), self.place, self.cancel, key
        lay(row(theme, self, spacing=10, edges=(14, 6, 14, 6)), *parts)
        theme.changed.connect(self._show_picture)

    def show_words(self, title: str, note: str = "", picture: str = "", color: str = "") -> None:
        self.title.setText(title)
        self.note.setText(note)
        self.setToolTip(tip(note))
        self.setAccessibleName(title)
        self.setAccessibleDescription(note)
        self._shown = (picture, color)
        self._show_picture()
        self._fit()

    def offer(self, *, place: bool, cancel: bool) -> None:
        """Whether the program can choose, and whether there is a way back."""
        self.place.setVisible(place)
        self.cancel.setVisible(cancel)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """In a narrow place the question alone: a high bar would lie over the cells it asks for."""
        roomy = self.width() >= self._theme.px(ROOMY)
        self.note.setVisible(roomy and bool(self.note.text()))
        self._key.setVisible(roomy and not self.cancel.isHidden())
        narrow = 0 < self.width() < self._theme.px(NARROW)
        self.cancel.set_compact(narrow)
        self._picture.setVisible(bool(self._shown[0]) and not narrow)

    def _show_picture(self) -> None:
        name, color = self._shown
        if name:
            tint = QColor(color) if color else None
            side, ratio = self._theme.px(PICTURE), self.devicePixelRatioF()
            self._picture.setPixmap(icons.pixmap(name, side, player=tint, ratio=ratio))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.cancel.isVisible():
            self._on_cancel()
        else:
            super().keyPressEvent(event)
