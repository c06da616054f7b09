"""The form for a new map: who plays, and whether the rule book's dice make it."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QVBoxLayout, QWidget

from bp_desktop.games.burning_planets.board import Seat
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.map.commands import CreateMap, GenerateMap
from bp_desktop.ui.burning_planets.book import names, tables
from bp_desktop.ui.kinds import FormContext, NewDocument
from bp_desktop.ui.marking import filled
from bp_desktop.ui.players import SEATS, paint_player
from bp_desktop.ui.settings.parts import OneOf
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row, sized

FEWEST = 2
"""BP-SETUP-1."""


class PlayerToken(QWidget):
    """Colour, glyph and pattern of a seat."""

    def __init__(self, theme: Theme, seat: int) -> None:
        super().__init__()
        self._theme = theme
        self._seat = seat
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(36), self._theme.px(36))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        side = min(self.width(), self.height())
        paint_player(painter, QRectF(0, 0, side, side), self._seat, self._theme)
        painter.end()


class SeatLine(QFrame):
    """One player: the token and the faction."""

    def __init__(self, theme: Theme, seat: int, faction: str) -> None:
        super().__init__()
        self.faction = faction
        spoken = names()
        self.factions = OneOf(
            theme,
            {each: spoken.of("faction", each) for each in tables().factions},
            faction,
            self._choose,
        )
        line = row(theme, self, spacing=12)
        line.addWidget(sized(theme, PlayerToken(theme, seat), width=36, height=36))
        line.addWidget(label(filled(self.tr("Player {number}"), number=seat + 1), "strong"), 1)
        line.addWidget(self.factions, 0, Qt.AlignmentFlag.AlignRight)

    def _choose(self, faction: str) -> None:
        self.faction = faction


class NewMapForm(QFrame):
    def __init__(self, context: FormContext) -> None:
        super().__init__()
        self._context = context
        theme = context.theme
        self._theme = theme
        self.title = QLineEdit()
        self.title.setMaxLength(200)
        self.title.setPlaceholderText(self.tr("A name for the map"))
        self.title.setAccessibleName(self.tr("Name"))
        self.lines: list[SeatLine] = []
        self._seats: QVBoxLayout = column(theme, spacing=8)
        self.more = Button(theme, self.tr("Add a player"), self._add, kind="link", icon_name="plus")
        self.fewer = Button(
            theme, self.tr("Take one away"), self._remove, kind="link", icon_name="minus"
        )
        self.roll = Button(
            theme, self.tr("Roll the map"), self._roll, kind="primary", icon_name="dice"
        )
        self.empty = Button(theme, self.tr("Begin with an empty board"), self._begin_empty)
        layout = column(theme, self, spacing=16, edges=(32, 28, 32, 28))
        layout.addWidget(label(self.tr("New map"), "title"))
        layout.addWidget(
            label(
                self.tr(
                    "The dice of the rule book lay out planets, forests, mountains and asteroids; "
                    "every throw is kept, and everything can be changed afterwards."
                ),
                "quiet",
                wrap=True,
            )
        )
        layout.addWidget(self.title)
        layout.addLayout(self._seats)
        change = row(theme, spacing=8)
        change.addWidget(self.more)
        change.addWidget(self.fewer)
        change.addStretch()
        layout.addLayout(change)
        buttons = row(theme, spacing=12, edges=(0, 8, 0, 0))
        buttons.addStretch()
        buttons.addWidget(self.empty)
        buttons.addWidget(self.roll)
        layout.addLayout(buttons)
        self.setFocusProxy(self.title)
        self.title.returnPressed.connect(self._roll)
        for _ in range(FEWEST + 1):
            self._add()

    def _add(self) -> None:
        factions = list(tables().factions)
        seat = len(self.lines)
        line = SeatLine(self._theme, seat, factions[seat % len(factions)])
        self.lines.append(line)
        self._seats.addWidget(line)
        self._show_possible()

    def _remove(self) -> None:
        self.lines.pop().setParent(None)
        self._show_possible()

    def _show_possible(self) -> None:
        self.more.setEnabled(len(self.lines) < SEATS)
        self.fewer.setEnabled(len(self.lines) > FEWEST)

    def _create(self) -> CreateMap:
        seats = tuple(
            Seat(PlayerId(f"player-{number}"), line.faction, color=number - 1)
            for number, line in enumerate(self.lines, start=1)
        )
        return CreateMap(seats, title=self._name())

    def _name(self) -> str:
        return self.title.text().strip() or self.tr("New map")

    def _roll(self) -> None:
        self._context.finish(NewDocument(self._name(), (self._create(), GenerateMap())))

    def _begin_empty(self) -> None:
        self._context.finish(NewDocument(self._name(), (self._create(),)))
