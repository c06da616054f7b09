"""The pill at the foot of the table while something hidden lies open."""

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QLabel, QWidget

from bp_desktop.games.burning_planets.match.state import Player
from bp_desktop.ui.burning_planets.table.badge import badge_picture
from bp_desktop.ui.marking import filled
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import row

BADGE = 24


class LookBar(QFrame):
    """Says who looks, and covers it again."""

    def __init__(self, theme: Theme, table: QWidget, cover: Callable[[], object]) -> None:
        super().__init__(table)
        self._theme = theme
        self._table = table
        self.setProperty("card", "true")
        self._badge = QLabel()
        self.words = label("", "strong")
        self.cover = Button(theme, self.tr("Cover"), cover, kind="mini", icon_name="eye_off")
        line = row(theme, self, spacing=10, edges=(12, 6, 8, 6))
        line.addWidget(self._badge)
        line.addWidget(self.words)
        line.addWidget(self.cover)
        self.hide()

    def show_player(self, player: Player) -> None:
        picture = badge_picture(self._theme, player.color, BADGE, self.devicePixelRatioF())
        self._badge.setPixmap(picture)
        self.words.setText(filled(self.tr("{player} is looking"), player=player.name))
        self.show()
        self.raise_()
        self.place()

    def place(self) -> None:
        """In the middle of the lower edge."""
        self.adjustSize()
        left = (self._table.width() - self.width()) // 2
        self.move(left, self._table.height() - self.height() - self._theme.px(8))
