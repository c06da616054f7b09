"""A row of small buttons of which one is chosen: a tool's size, biome, kind or player."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QButtonGroup, QFrame, QToolButton

from bp_desktop.ui.look import icons
from bp_desktop.ui.look.players import paint_player, player_look
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.metrics import row

ICON = 22
FINE = 2.0
"""Rendered fine enough for the sharpest usual screen."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Shown as an icon, a player's token or else as its name."""

    value: object
    name: str
    icon: str = ""
    seat: int | None = None
    color: int | None = None
    """The seat whose colour the icon has."""


class ChoiceRow(QFrame):
    """Arrow keys go from one to the next, as in any group of exclusive buttons."""

    def __init__(self, theme: Theme, name: str, on_chosen: Callable[[object], object]) -> None:
        super().__init__()
        self._theme = theme
        self._on_chosen = on_chosen
        self._choices: tuple[Choice, ...] = ()
        self.setObjectName("choices")
        self.setAccessibleName(name)
        self._name = name
        self._group = QButtonGroup(self)
        self._line = row(theme, self, spacing=2, edges=(3, 3, 3, 3))
        self.buttons: dict[object, QToolButton] = {}
        theme.changed.connect(self._show_icons)

    def show_choices(self, choices: Iterable[Choice], chosen: object) -> None:
        wanted = tuple(choices)
        if wanted != self._choices:
            self._choices = wanted
            self._build()
        if chosen in self.buttons:
            self.buttons[chosen].setChecked(True)

    @property
    def values(self) -> tuple[object, ...]:
        return tuple(self.buttons)

    def _build(self) -> None:
        for button in self.buttons.values():
            self._group.removeButton(button)
            self._line.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons.clear()
        for choice in self._choices:
            button = QToolButton()
            button.setCheckable(True)
            button.setAccessibleName(f"{self._name}: {choice.name}")
            button.setToolTip(f"{self._name}: {choice.name}")
            if not choice.icon and choice.seat is None:
                button.setText(choice.name)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(partial(self._choose, choice.value))
            self._group.addButton(button)
            self._line.addWidget(button)
            self.buttons[choice.value] = button
        self._show_icons()

    def _choose(self, value: object, _checked: bool = True) -> None:
        self._on_chosen(value)

    def _color(self, seat: int | None) -> QColor | None:
        if seat is None:
            return None
        return QColor(player_look(seat, self._theme.look.players).color)

    def _show_icons(self) -> None:
        side = self._theme.px(ICON)
        ink = self._theme.color("text")
        for choice in self._choices:
            button = self.buttons[choice.value]
            if choice.seat is not None:
                button.setIcon(token(self._theme, choice.seat, side))
            elif choice.icon:
                owner = self._color(choice.color)
                picture = icons.pixmap(choice.icon, side, ink=ink, player=owner, ratio=FINE)
                button.setIcon(QIcon(picture))
            button.setIconSize(QSize(side, side))


def token(theme: Theme, seat: int, side: int) -> QIcon:
    """A player's token as an icon."""
    pixels = round(side * FINE)
    picture = QPixmap(pixels, pixels)
    picture.fill(Qt.GlobalColor.transparent)
    picture.setDevicePixelRatio(FINE)
    with QPainter(picture) as painter:
        paint_player(painter, QRectF(0, 0, side, side), seat, theme)
    return QIcon(picture)
