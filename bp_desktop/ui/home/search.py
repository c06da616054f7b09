"""Search on Home: the one field for it, and what is said when no document answers."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.icons import icon
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label, row
from bp_desktop.ui.widgets.empty import SkyFrame

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


class NothingFoundPanel(SkyFrame):
    """Says what was looked for, and how to see more again."""

    def __init__(
        self, theme: Theme, clear: Callable[[], object], look_everywhere: Callable[[], object]
    ) -> None:
        super().__init__(theme, seed=9, inset=True)
        self.sentence = label("", "quiet", wrap=True)
        self.clear_button = Button(
            theme, self.tr("Show everything"), clear, kind="primary", icon_name="close"
        )
        self.everywhere = Button(
            theme, self.tr("Search in all sections"), look_everywhere, icon_name="search"
        )
        layout = column(theme, self, spacing=12, edges=(56, 40, 56, 40))
        layout.addWidget(label(self.tr("Nothing found"), "title"))
        layout.addWidget(self.sentence)
        ways = row(theme, spacing=12, edges=(0, 8, 0, 0))
        ways.addWidget(self.clear_button)
        ways.addWidget(self.everywhere)
        ways.addStretch()
        layout.addLayout(ways)

    def show_search(self, query: str, *, tagged: bool, elsewhere: bool) -> None:
        """`elsewhere`: whether another section has what is looked for."""
        asked = " ".join(query.split())
        shortened = asked if len(asked) <= 60 else f"{asked[:59]}…"
        if not asked:
            text = self.tr("No document here has all of these tags.")
        elif tagged:
            text = filled(
                self.tr("No document with these tags has “{query}” in its name or summary."),
                query=shortened,
            )
        else:
            text = filled(
                self.tr("No name, tag, kind or summary here has “{query}” in it."),
                query=shortened,
            )
        self.sentence.setText(text)
        self.everywhere.setVisible(elsewhere)
