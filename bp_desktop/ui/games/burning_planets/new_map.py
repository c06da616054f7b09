"""The form for a new map: who plays, how large it is, and whether the rule book's dice make it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Message, Objected, Refused
from bp_desktop.games.burning_planets.board import MapSeat
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.map.commands import AnyMapCommand, CreateMap, GenerateMap
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.system import map_system
from bp_desktop.games.burning_planets.map.tiles import recommended_grid
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names, tables
from bp_desktop.ui.games.burning_planets.sample_shelf import SampleButton
from bp_desktop.ui.look.players import SEATS
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.kinds import FormContext, NewDocument
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, put_away, row, sized
from bp_desktop.ui.widgets.color_button import ColorButton
from bp_desktop.ui.widgets.containers import FlowLayout, flowing
from bp_desktop.ui.widgets.fields import CountBox, OneOfField, text_line
from bp_desktop.ui.widgets.overlay import headed
from bp_desktop.ui.widgets.turning_box import TurningBox
from bp_desktop.ui.words.wording import worded_all

FEWEST = 2
"""BP-SETUP-1."""
LARGEST_SIDE = 20
RECOMMENDED, OWN = "recommended", "own"
LINE = 44
ABOUT = 520
"""The height of everything but the players; where the window has room, all players show."""


class SeatLine(QFrame):
    """One player: the colour and the faction."""

    def __init__(
        self, theme: Theme, number: int, faction: str, color: int, take: Callable[[int], object]
    ) -> None:
        super().__init__()
        self.faction = faction
        self.color = color
        factions: dict[str, str] = {each: names().faction(each) for each in tables().factions}
        self.factions = OneOfField(theme, factions, faction, self._choose)
        self.token = ColorButton(theme, color, take)
        title = label(filled(self.tr("Player {number}"), number=number), "strong")
        lay(
            row(theme, self, spacing=12, edges=(0, 0, 8, 0)),
            sized(theme, self.token, width=40, height=40),
            (title, 1),
            (self.factions, 0, Qt.AlignmentFlag.AlignRight),
        )

    def show_color(self, color: int) -> None:
        self.color = color
        self.token.show_color(color)

    def _choose(self, faction: str) -> None:
        self.faction = faction


class NewMapForm(QFrame):
    """Whatever would be refused is said here, before the form closes."""

    def __init__(self, context: FormContext[MapState]) -> None:
        super().__init__()
        self._context = context
        self._theme = theme = context.theme
        self.title = text_line(self.tr("Name"), self.tr("A name for the map"), self._roll)
        self.lines: list[SeatLine] = []
        self._seats = column(theme, spacing=4)
        self.more = Button(theme, self.tr("Add a player"), self._add, kind="link", icon_name="plus")
        self.fewer = Button(
            theme, self.tr("Remove a player"), self._remove, kind="link", icon_name="minus"
        )
        grids = {RECOMMENDED: self.tr("Recommended"), OWN: self.tr("Custom")}
        self.grid = OneOfField(theme, grids, RECOMMENDED, self._choose_grid)
        self._own_grid = False
        self.wide = self._side(self.tr("Tiles wide"))
        self.high = self._side(self.tr("Tiles high"))
        self._tiles = label("", "small")
        hint = self.tr("Any word: the same one gives the same map")
        self.seed = text_line(self.tr("Seed"), hint, self._roll, longest=80)
        self.problem = label("", "problem", wrap=True)
        self.roll = Button(
            theme, self.tr("Generate map"), self._roll, kind="primary", icon_name="dice"
        )
        self.empty = Button(theme, self.tr("Begin with an empty board"), self._begin_empty)
        self.samples = SampleButton(theme, context.finish)
        self._lay_out(theme)
        self.setFocusProxy(self.title)
        for _ in range(FEWEST + 1):
            self._add()

    def _lay_out(self, theme: Theme) -> None:
        words = self.tr(
            "The dice of the rulebook place planets, forests, mountains and asteroids; every "
            "roll is saved, and everything can be changed afterwards."
        )
        inside = QWidget()
        inside.setObjectName("transparent")
        lay(column(theme, inside), self._seats, SPRING)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setWidget(inside)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        tiles = label(self.tr("Tiles"), "strong")
        sides = (self.wide, label("×"), self.high, self._tiles)
        size = flowing(theme, tiles, self.grid, *sides, gap=12)
        buttons = QWidget()
        line = FlowLayout(buttons, gap=theme.px(12), to_right=True, in_line=True)
        line.addWidget(self.empty)
        line.addWidget(self.roll)
        ways = TurningBox(theme, (self.samples, 0), (buttons, 1), spacing=12)
        lay(
            column(theme, self, spacing=14, edges=(32, 28, 32, 24)),
            headed(theme, self.tr("New map"), self._context.close),
            label(words, "quiet", wrap=True),
            self.title,
            self._area,
            flowing(theme, self.more, self.fewer),
            size,
            lay(row(theme, spacing=12), label(self.tr("Seed"), "strong"), (self.seed, 1)),
            self.problem,
            ways,
        )

    def _side(self, name: str) -> CountBox:
        box = CountBox(name, minimum=1, maximum=LARGEST_SIDE, indent=0)
        box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.valueChanged.connect(self._show_grid)
        return box

    def showEvent(self, event: QShowEvent) -> None:
        """Only now is it known how many players the window has room for."""
        super().showEvent(event)
        self._show_possible()

    # --- players

    def _add(self) -> None:
        factions = list(tables().factions)
        number = len(self.lines)
        taken = {line.color for line in self.lines}
        color = next(seat for seat in range(SEATS) if seat not in taken)
        faction, take = factions[number % len(factions)], partial(self._take_color, number)
        line = SeatLine(self._theme, number + 1, faction, color, take)
        self.lines.append(line)
        self._seats.addWidget(line)
        self._show_possible()

    def _remove(self) -> None:
        line = self.lines.pop()
        self._seats.removeWidget(line)
        put_away(line)
        self._show_possible()

    def _take_color(self, number: int, color: int) -> None:
        """Whoever has the colour already gets the other one in exchange."""
        mine = self.lines[number]
        for other in self.lines:
            if other.color == color:
                other.show_color(mine.color)
        mine.show_color(color)

    def _show_possible(self) -> None:
        self.more.setEnabled(len(self.lines) < SEATS)
        self.fewer.setEnabled(len(self.lines) > FEWEST)
        room = (self.window().height() - self._theme.px(ABOUT)) // self._theme.px(LINE)
        shown = min(len(self.lines), max(room, 2))
        self._area.setFixedHeight(self._theme.px(LINE * shown + 6))
        if not self._own_grid:
            wide, high = recommended_grid(len(self.lines))
            self.wide.setValue(wide)
            self.high.setValue(high)
        self._show_grid()

    # --- size

    def _choose_grid(self, chosen: str) -> None:
        self._own_grid = chosen == OWN
        self._show_possible()

    def _show_grid(self) -> None:
        self.wide.setEnabled(self._own_grid)
        self.high.setEnabled(self._own_grid)
        count = self.wide.value() * self.high.value()
        self._tiles.setText(filled(self.tr("{count} in all"), count=count))
        self.problem.setText("")

    # --- done

    def _create(self) -> CreateMap:
        seats = tuple(
            MapSeat(PlayerId(f"player-{number}"), line.faction, color=line.color)
            for number, line in enumerate(self.lines, start=1)
        )
        return CreateMap(seats, self.wide.value(), self.high.value(), title=self._name())

    def _name(self) -> str:
        return self.title.text().strip() or self.tr("New map")

    def _roll(self) -> None:
        self._finish((self._create(), GenerateMap(seed=self.seed.text().strip())))

    def _begin_empty(self) -> None:
        self._finish((self._create(),))

    def _finish(self, commands: tuple[AnyMapCommand, ...]) -> None:
        wrong = _what_is_wrong(commands)
        self.problem.setText(worded_all(wrong))
        if not wrong:
            self._context.finish(NewDocument(self._name(), commands))


def _what_is_wrong(commands: tuple[AnyMapCommand, ...]) -> tuple[Message, ...]:
    """What would be refused or objected to, tried on a map of its own."""
    trial = Session(map_system(tables()), MemoryJournal(), AppDice(1))
    try:
        for command in commands[:-1]:
            trial.submit(command)
        return trial.check(commands[-1])
    except (Refused, Objected) as answer:
        return answer.messages
