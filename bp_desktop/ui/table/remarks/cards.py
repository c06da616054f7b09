"""Cards of the comments and photos on one step; a click on a photo enlarges it."""

from functools import partial
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from bp_desktop.core.remarks import Remark
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.remarks.keeper import RemarkKeeper
from bp_desktop.ui.table.remarks.photo import shown_photo
from bp_desktop.ui.widgets.basics import Button, card, column, emptied, label, lay, row
from bp_desktop.ui.widgets.containers import scroll_area
from bp_desktop.ui.widgets.overlay import Overlay

THUMBNAIL = 96
HIGHEST = 200
"""Of all cards of a step; more are scrolled to."""
LARGE = 960


class PhotoPanel(QFrame):
    """One photo, as large as there is room for it; what was written about it below."""

    def __init__(self, theme: Theme, data: bytes, words: str) -> None:
        super().__init__()
        self._theme = theme
        self._data = data
        self.picture = QLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setAccessibleName(words)
        self.close_button = Button(theme, self.tr("Close"), kind="primary", icon_name="close")
        self.setFocusProxy(self.close_button)
        foot = lay(row(theme, spacing=12), (label(words, wrap=True), 1), self.close_button)
        lay(column(theme, self, spacing=12, edges=(16, 16, 16, 16)), self.picture, foot)

    def fit(self, room: QSize) -> None:
        side = min(self._theme.px(LARGE), max(room.width(), room.height()))
        ratio = self.devicePixelRatioF()
        photo = shown_photo(self._data, side, ratio)
        if not photo.isNull():
            fitting = QSize(room).boundedTo(photo.deviceIndependentSize().toSize()) * ratio
            photo = photo.scaled(
                fitting,
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
        self.picture.setPixmap(photo)


class RemarkCards(QWidget):
    """Not there while a step has none. Pictures are decoded when their step is looked at."""

    def __init__(self, theme: Theme, keeper: RemarkKeeper[Any]) -> None:
        super().__init__()
        self._theme = theme
        self._keeper = keeper
        self._shown: tuple[Remark, ...] = ()
        self.thumbnails: dict[str, Button] = {}
        self.removers: dict[str, Button] = {}
        self.panel: PhotoPanel | None = None
        self._content = QWidget()
        self._box = column(theme, self._content, spacing=8)
        self._area = scroll_area(self._content, focus=False)
        lay(column(theme, self), self._area)
        self.setAccessibleName(self.tr("Comments and photos"))
        self.hide()

    def show_step(self, seq: int) -> None:
        found = self._keeper.readable(seq)
        if found != self._shown:
            self._shown = found
            self.thumbnails.clear()
            self.removers.clear()
            emptied(self._box)
            for one in found:
                made = self._card(one)
                self._box.addWidget(made)
                made.show()  # at once: what is not shown counts for no height
        self.setVisible(bool(found))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """As high as its cards, up to a limit."""
        wide = max(self.width() - self._theme.px(16), 1)
        high = self._content.heightForWidth(wide)
        if high < 0:
            high = self._content.sizeHint().height()
        self.setFixedHeight(min(high, self._theme.px(HIGHEST)))

    def _card(self, remark: Remark) -> QFrame:
        theme, frame = self._theme, card()
        remove = Button(
            theme,
            self.tr("Remove"),
            partial(self._keeper.remove, remark),
            kind="icon",
            icon_name="bin",
        )
        self.removers[remark.id] = remove
        author = label(self._keeper.author(remark), "small")
        words = label(remark.text, wrap=True) if remark.text else None
        told = lay(column(theme, spacing=2), author, words)
        top = 0, Qt.AlignmentFlag.AlignTop
        picture = None if remark.photo is None else (self._thumbnail(remark), *top)
        lay(row(theme, frame, spacing=12, edges=(12, 8, 8, 8)), picture, (told, 1), (remove, *top))
        return frame

    def _thumbnail(self, remark: Remark) -> Button:
        side, ratio = self._theme.px(THUMBNAIL), self.devicePixelRatioF()
        photo = shown_photo(self._keeper.photo(remark), side, ratio)
        button = Button(self._theme, "", partial(self._enlarge, remark), kind="quiet")
        if photo.isNull():
            button.setText(self.tr("This photo cannot be shown."))
            button.setEnabled(False)
        else:
            button.setIcon(QIcon(photo))
            button.setIconSize(photo.deviceIndependentSize().toSize())
            button.setFixedSize(button.iconSize() + QSize(*(self._theme.px(8),) * 2))
        button.setAccessibleName(self._alternative(remark))
        button.setToolTip(self.tr("Enlarge"))
        self.thumbnails[remark.id] = button
        return button

    def _alternative(self, remark: Remark) -> str:
        """What a photo shows, for those who cannot see it: the words it came with."""
        return remark.text or filled(self.tr("Photo of step {step}"), step=remark.step)

    def _enlarge(self, remark: Remark) -> None:
        window, px = self.window(), self._theme.px
        data, words = self._keeper.photo(remark), self._alternative(remark)
        panel = self.panel = PhotoPanel(self._theme, data, words)
        room = window.size() - QSize(px(120), px(200))
        panel.fit(room.boundedTo(QSize(px(LARGE), px(LARGE))).expandedTo(QSize(1, 1)))
        overlay = Overlay(self._theme, window, panel, width=LARGE + 40)
        panel.close_button.clicked.connect(overlay.close_panel)
        panel.setFocus()
