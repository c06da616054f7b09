"""The pill at the foot of the table while something hidden lies open."""

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QLabel, QWidget

from bp_desktop.games.burning_planets.match.state import Player
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import row

BADGE = 24


class LookBar(QWidget):
    """Says who looks, and covers it again. It has a line of its own below the page: whatever it lay
    over could not be reached."""

    def __init__(self, theme: Theme, cover: Callable[[], object]) -> None:
        super().__init__()
        self._theme = theme
        pill = QFrame()
        pill.setProperty("card", "true")
        self._badge = QLabel()
        self.words = label("", "strong")
        self.cover = Button(theme, self.tr("Cover"), cover, kind="mini", icon_name="eye_off")
        line = row(theme, pill, spacing=10, edges=(12, 4, 8, 4))
        line.addWidget(self._badge)
        line.addWidget(self.words)
        line.addWidget(self.cover)
        middle = row(theme, self, edges=(0, 0, 0, 8))
        middle.addStretch()
        middle.addWidget(pill)
        middle.addStretch()
        self.hide()

    def show_player(self, player: Player) -> None:
        picture = badge_picture(self._theme, player.color, BADGE, self.devicePixelRatioF())
        self._badge.setPixmap(picture)
        self.words.setText(filled(self.tr("{player} is looking"), player=player.name))
        self.show()
