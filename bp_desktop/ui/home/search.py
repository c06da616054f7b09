"""The one search field of Home."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from bp_desktop.ui.look.icons import icon
from bp_desktop.ui.look.theme import Theme

LONGEST = 200


class SearchField(QLineEdit):
    """Esc clears it, and leaves it when it is clear; Down and Enter go on to what was found."""

    left = Signal()
    """The keyboard should go on to the cards."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setMaxLength(LONGEST)
        self.setPlaceholderText(self.tr("Search your documents"))
        self.setAccessibleName(self.tr("Search your documents"))
        self._sign = self.addAction(self._icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self._clear = self.addAction(self._icon("close"), QLineEdit.ActionPosition.TrailingPosition)
        self._sign.setText(self.placeholderText())
        self._clear.setText(self.tr("Clear the search"))
        self._clear.setVisible(False)
        self._clear.triggered.connect(self.clear)
        self.textChanged.connect(self._on_text)
        theme.changed.connect(self._on_theme_changed)

    def _icon(self, name: str) -> QIcon:
        return icon(f"ui/{name}", self._theme.px(16), self._theme.color("muted"))

    def _on_theme_changed(self) -> None:
        self._sign.setIcon(self._icon("search"))
        self._clear.setIcon(self._icon("close"))

    def _on_text(self, text: str) -> None:
        self._clear.setVisible(bool(text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in (
            Qt.Key.Key_Escape,
            Qt.Key.Key_Down,
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
        ):
            self.left.emit()
        else:
            super().keyPressEvent(event)
