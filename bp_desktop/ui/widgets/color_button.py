"""Colour button: the token of a player, and the others to choose from."""

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QMenu, QToolButton

from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.players import SEATS, player_icon
from bp_desktop.ui.look.theme import Theme


class ColorButton(QToolButton):
    """A player's token; a click offers the others."""

    def __init__(self, theme: Theme, color: int, on_chosen: Callable[[int], object]) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("tokenButton")
        self.setToolTip(self.tr("Choose another colour"))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.choices = QMenu(self)
        for seat in range(SEATS):
            text = filled(self.tr("Colour {number}"), number=seat + 1)
            action = self.choices.addAction(player_icon(theme, seat, 24), text)
            action.triggered.connect(lambda _checked, seat=seat: on_chosen(seat))
        self.setMenu(self.choices)
        self.show_color(color)

    def show_color(self, color: int) -> None:
        side = self._theme.px(30)
        self.setIcon(player_icon(self._theme, color, 30))
        self.setIconSize(QSize(side, side))
        self.setAccessibleName(filled(self.tr("Colour {number}"), number=color + 1))
