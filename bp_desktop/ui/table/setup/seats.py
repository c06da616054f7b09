"""The players of a match that is being set up, in the order they sit round the table."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from bp_desktop.games.burning_planets.ids import BiomeId, FactionId, SizeId
from bp_desktop.games.burning_planets.match.state import Player
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names, tables
from bp_desktop.ui.games.burning_planets.table.setup.plan import Place, Seated, StartPlanet
from bp_desktop.ui.look.players import SEATS
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.color_button import ColorButton
from bp_desktop.ui.widgets.fields import ChoiceBox, CountBox, FreshField
from bp_desktop.ui.widgets.metrics import column, row, sized
from bp_desktop.ui.widgets.one_of import OneOf

FEWEST = 2
"""BP-SETUP-1."""


class SeatHandle(Button):
    """Drag a player to another seat; with the keyboard, arrow up and down."""

    def __init__(
        self, theme: Theme, text: str, by: Callable[[int], object], to: Callable[[int], object]
    ) -> None:
        super().__init__(theme, text, kind="icon", icon_name="drag")
        self._by = by
        self._to = to
        self._dragging = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._dragging = event.button() == Qt.MouseButton.LeftButton
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragging:
            self._to(round(event.globalPosition().y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragging = False
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if step:
            self._by(step)
            self.setFocus()
        else:
            super().keyPressEvent(event)


class NameField(FreshField):
    """A click into a name nobody typed marks it."""

    def __init__(self, given: str) -> None:
        super().__init__(given)
        self.given = given

    def mark(self) -> None:
        if self.text() == self.given:
            super().mark()


class StartLine(QWidget):
    """Beside a real board: size and natural resources of a starting planet (BP-GEN-15)."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._total = tables().generation.starting_planet_resources
        line = row(theme, self, spacing=8, edges=(88, 0, 0, 0))
        self.planet_size = ChoiceBox()
        for size in tables().sizes:
            self.planet_size.addItem(names().size(size), size)
        self.planet_size.setAccessibleName(self.tr("Size of the starting planet"))
        self.forests = CountBox(names().kind("forest"), maximum=self._total)
        self.mountains = label("", "small")
        self.forests.valueChanged.connect(self._show)
        line.addWidget(label(self.tr("Starting planet"), "small"))
        line.addWidget(self.planet_size)
        line.addWidget(label(names().kind("forest"), "small"))
        line.addWidget(self.forests)
        line.addWidget(self.mountains)
        line.addStretch()

    def show_biome(self, biome: BiomeId) -> None:
        """Only what grows in a biome can be entered (BP-GEN-13, BP-GEN-14)."""
        row_ = tables().biomes[biome]
        least = 0 if row_.mountain_rolls else self._total
        most = self._total if row_.forest_rolls else 0
        if least < most:  # both grow there, and each is rolled for
            least, most = 1, self._total - 1
        self.forests.setRange(least, most)
        self.forests.setEnabled(least != most)
        self._show()

    def _show(self) -> None:
        count = self._total - self.forests.value()
        self.mountains.setText(f"{names().kind('mountain')}: {count}")

    def show_planet(self, planet: StartPlanet) -> None:
        self.planet_size.setCurrentIndex(self.planet_size.findData(planet.size))
        self.forests.setValue(planet.forests)

    def planet(self) -> StartPlanet:
        forests = self.forests.value()
        return StartPlanet(SizeId(self.planet_size.currentData()), forests, self._total - forests)


class PlayerLine(QFrame):
    """One player: seat, colour, name, faction and dice; beside a real board the planet too."""

    def __init__(self, theme: Theme, seats: "SeatsPanel", number: int, faction: str) -> None:
        super().__init__()
        self._seats = seats
        self.color = number - 1
        self.name = NameField(filled(self.tr("Player {number}"), number=number))
        self.name.returnPressed.connect(lambda: seats.go_on_from(self))
        self.name.setMaxLength(80)
        self.name.returnPressed.connect(lambda: seats.ask_name_after(self))
        self.name.setAccessibleName(filled(self.tr("Name of player {number}"), number=number))
        self.factions = OneOf(
            theme, {one: names().faction(one) for one in tables().factions}, faction, self._choose
        )
        self.token = ColorButton(theme, self.color, lambda color: seats.take_color(self, color))
        self.handle = SeatHandle(
            theme,
            self.tr("Move to another seat: drag, or arrow up and down"),
            lambda step: seats.reseat(self, seats.lines.index(self) + step),
            lambda y: seats.drag(self, y),
        )
        self.dice = ChoiceBox()
        self.dice.addItem(self.tr("App dice"), False)
        self.dice.addItem(self.tr("Real dice"), True)
        self.dice.setAccessibleName(self.tr("Dice"))
        self.start = StartLine(theme)
        line = row(theme, spacing=8)
        line.addWidget(self.handle)
        line.addWidget(sized(theme, self.token, width=40, height=40))
        line.addWidget(self.name, 1)
        line.addWidget(self.factions)
        line.addWidget(self.dice)
        whole = column(theme, self, spacing=4)
        whole.addLayout(line)
        whole.addWidget(self.start)
        self.show_faction(faction)

    def show_faction(self, faction: str) -> None:
        self.factions.show_chosen(faction)
        self._choose(faction)

    def show_color(self, color: int) -> None:
        self.color = color
        self.token.show_color(color)

    def _choose(self, faction: str) -> None:
        self.faction = FactionId(faction)
        self.start.show_biome(tables().factions[self.faction].starting_biome)
        self._seats.on_changed()

    def draft(self) -> Seated:
        """As it stands here; without a name that nobody typed."""
        name = self.name.text()
        typed = "" if name == self.name.given else name
        start = self.start.planet()
        return Seated(typed, self.faction, self.color, bool(self.dice.currentData()), start)

    def show_draft(self, draft: Seated) -> None:
        self.name.setText(draft.name or self.name.given)
        self.show_faction(draft.faction)
        self.show_color(draft.color)
        self.dice.setCurrentIndex(self.dice.findData(draft.by_hand))
        if draft.start is not None:
            self.start.show_planet(draft.start)

    def seated(self, place: Place) -> Seated:
        return Seated(
            self.name.text().strip() or filled(self.tr("Player {number}"), number=self.color + 1),
            self.faction,
            self.color,
            bool(self.dice.currentData()),
            self.start.planet() if place is Place.REAL else None,
        )


class SeatsPanel(QWidget):
    """Two to nine lines that can be dragged into order (BP-SETUP-1)."""

    named = Signal()
    """Enter in the last name."""

    def __init__(self, theme: Theme, on_changed: Callable[[], object]) -> None:
        super().__init__()
        self._theme = theme
        self.on_changed = on_changed
        """Called when other players, factions or seats are chosen."""
        self._place = Place.ROLLED
        self.lines: list[PlayerLine] = []
        self._box: QVBoxLayout = column(theme, self, spacing=8)

    def add(self, faction: str = "") -> None:
        factions = list(tables().factions)
        number = len(self.lines) + 1
        line = PlayerLine(
            self._theme, self, number, faction or factions[(number - 1) % len(factions)]
        )
        used = {one.color for one in self.lines}
        line.show_color(next(color for color in range(SEATS) if color not in used))
        self.lines.append(line)
        self._box.addWidget(line)
        line.start.setVisible(self._place is Place.REAL)

    def ask_name_after(self, line: PlayerLine | None) -> None:
        """Enter goes from name to name, each ready to be typed over; None asks for the first."""
        place = 0 if line is None else self.lines.index(line) + 1
        if place < len(self.lines):
            self.lines[place].name.setFocus()
            self.lines[place].name.selectAll()
        else:
            self.named.emit()

    def remove(self) -> None:
        line = self.lines.pop()
        self._box.removeWidget(line)
        line.hide()
        line.deleteLater()

    def show_place(self, place: Place) -> None:
        self._place = place
        for line in self.lines:
            line.start.setVisible(place is Place.REAL)

    def show_seats(self, factions: list[str]) -> None:
        """As many players as a map has seats, of the factions it was drawn for."""
        while len(self.lines) > len(factions):
            self.remove()
        while len(self.lines) < len(factions):
            self.add()
        for line, faction in zip(self.lines, factions, strict=True):
            line.show_faction(faction)

    def show_drafts(self, drafts: Sequence[Seated]) -> None:
        self.show_seats([one.faction for one in drafts])
        for line, one in zip(self.lines, drafts, strict=True):
            line.show_draft(one)

    def show_people(self, people: Sequence[Player]) -> None:
        """The players of another match, as they sat and with what they had."""
        self.show_seats([one.faction for one in people])
        for line, one in zip(self.lines, people, strict=True):
            line.name.setText(one.name)
            line.show_color(one.color)
            line.dice.setCurrentIndex(line.dice.findData(one.dice == "hand"))

    def go_on_from(self, line: PlayerLine) -> None:
        """Enter in a name: the next one can be typed."""
        following = self.lines[self.lines.index(line) + 1 :]
        if following:
            following[0].name.setFocus()
            following[0].name.selectAll()

    def take_color(self, line: PlayerLine, color: int) -> None:
        """Nobody shares a colour: whoever had it gets the other one."""
        for other in self.lines:
            if other is not line and other.color == color:
                other.show_color(line.color)
        line.show_color(color)

    def reseat(self, line: PlayerLine, to: int) -> None:
        if 0 <= to < len(self.lines) and self.lines[to] is not line:
            self.lines.remove(line)
            self.lines.insert(to, line)
            self._box.removeWidget(line)
            self._box.insertWidget(to, line)
            self.on_changed()

    def drag(self, line: PlayerLine, y: int) -> None:
        """The pointer is at this height of the screen: the line goes to the seat there."""
        for place, other in enumerate(self.lines):
            top = other.mapToGlobal(other.rect().topLeft()).y()
            if other is not line and top <= y < top + other.height():
                self.reseat(line, place)
                return
