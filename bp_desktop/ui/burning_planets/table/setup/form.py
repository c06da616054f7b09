"""The form for a new match: who plays, on which map, by which rules."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFrame, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.ids import FactionId, SizeId
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.system import Enforcement
from bp_desktop.ui.burning_planets.book import names, tables
from bp_desktop.ui.burning_planets.new_map import PlayerToken
from bp_desktop.ui.burning_planets.table.setup.plan import MatchPlan, Place, Seated, StartPlanet
from bp_desktop.ui.kinds import FormContext, NewDocument
from bp_desktop.ui.library import DocumentInfo
from bp_desktop.ui.marking import filled
from bp_desktop.ui.players import SEATS
from bp_desktop.ui.settings.parts import OneOf, switch
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row, sized

FEWEST = 2
MAPS = "burning_planets.map"


class PlayerLine(QFrame):
    """One player: token, name, faction, dice; beside a real board the starting planet too."""

    def __init__(self, theme: Theme, seat: int, faction: FactionId) -> None:
        super().__init__()
        self._seat = seat
        self.faction = faction
        self.name = QLineEdit(filled(self.tr("Player {number}"), number=seat + 1))
        self.name.setMaxLength(80)
        self.name.setAccessibleName(filled(self.tr("Name of player {number}"), number=seat + 1))
        words = names()
        self.factions = OneOf(
            theme,
            {one: words.faction(one) for one in tables().factions},
            faction,
            self._choose,
        )
        self.dice = QComboBox()
        self.dice.addItem(self.tr("App dice"), False)
        self.dice.addItem(self.tr("Real dice"), True)
        self.dice.setAccessibleName(self.tr("Dice"))
        self.start = StartLine(theme)
        line = row(theme, spacing=12)
        line.addWidget(sized(theme, PlayerToken(theme, seat), width=36, height=36))
        line.addWidget(self.name, 1)
        line.addWidget(self.factions)
        line.addWidget(self.dice)
        whole = column(theme, self, spacing=4)
        whole.addLayout(line)
        whole.addWidget(self.start)
        self._choose(faction)

    def _choose(self, faction: str) -> None:
        self.faction = FactionId(faction)
        self.start.show_biome(tables().factions[self.faction].starting_biome)

    def show_place(self, place: Place) -> None:
        self.start.setVisible(place is Place.REAL)

    def seated(self, place: Place) -> Seated:
        return Seated(
            self.name.text().strip() or self.name.placeholderText() or str(self._seat + 1),
            self.faction,
            self._seat,
            bool(self.dice.currentData()),
            self.start.planet() if place is Place.REAL else None,
        )


class StartLine(QWidget):
    """Beside a real board: size and natural resources of a starting planet (BP-GEN-15)."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._total = tables().generation.starting_planet_resources
        line = row(theme, self, spacing=8, edges=(48, 0, 0, 0))
        self.planet_size = QComboBox()
        for size in tables().sizes:
            self.planet_size.addItem(names().size(size), size)
        self.planet_size.setAccessibleName(self.tr("Size of the starting planet"))
        self.forests = QSpinBox(maximum=self._total)
        self.forests.setAccessibleName(names().kind("forest"))
        self.mountains = label("", "small")
        self.forests.valueChanged.connect(self._show)
        line.addWidget(label(self.tr("Starting planet"), "small"))
        line.addWidget(self.planet_size)
        line.addWidget(label(names().kind("forest"), "small"))
        line.addWidget(self.forests)
        line.addWidget(self.mountains)
        line.addStretch()

    def show_biome(self, biome: str) -> None:
        """Harsh planets have no forests, water planets no mountains (BP-GEN-17)."""
        least, most = {"harsh": (0, 0), "water": (self._total, self._total)}.get(
            biome, (1, self._total - 1)
        )
        self.forests.setRange(least, most)
        self.forests.setEnabled(least != most)
        self._show()

    def _show(self) -> None:
        count = self._total - self.forests.value()
        self.mountains.setText(f"{names().kind('mountain')}: {count}")

    def planet(self) -> StartPlanet:
        forests = self.forests.value()
        return StartPlanet(SizeId(self.planet_size.currentData()), forests, self._total - forests)


class NewMatchForm(QFrame):
    """Everything on one screen, with defaults that are good enough to begin at once."""

    def __init__(self, context: FormContext) -> None:
        super().__init__()
        self._context = context
        self._theme = theme = context.theme
        self._place = Place.ROLLED
        self._open_books = False
        self.title = QLineEdit()
        self.title.setMaxLength(200)
        self.title.setPlaceholderText(self.tr("A name for the match"))
        self.title.setAccessibleName(self.tr("Name"))
        self.lines: list[PlayerLine] = []
        self._players: QVBoxLayout = column(theme, spacing=8)
        self.places = OneOf(
            theme,
            {
                Place.ROLLED: self.tr("Roll a new map"),
                Place.LIBRARY: self.tr("A map of mine"),
                Place.REAL: self.tr("Real board on the table"),
            },
            self._place,
            self._choose_place,
        )
        self.maps = QComboBox()
        self.maps.setAccessibleName(self.tr("Map"))
        for info in self._maps():
            self.maps.addItem(info.title, info)
        self.places.buttons[Place.LIBRARY].setEnabled(self.maps.count() > 0)
        self.enforcement = QComboBox()
        for value, text in (
            (Enforcement.WARN, self.tr("Rules warn; the table may overrule")),
            (Enforcement.STRICT, self.tr("Rules are strict")),
            (Enforcement.FREE, self.tr("Rules only note what went against them")),
        ):
            self.enforcement.addItem(text, value)
        self.enforcement.setAccessibleName(self.tr("Enforcement"))
        self._lay_out()
        for _ in range(FEWEST + 1):
            self._add()
        self._choose_place(self._place)
        self.setFocusProxy(self.title)

    def _lay_out(self) -> None:
        theme = self._theme
        self.more = Button(theme, self.tr("Add a player"), self._add, kind="link", icon_name="plus")
        self.fewer = Button(
            theme, self.tr("Take one away"), self._remove, kind="link", icon_name="minus"
        )
        self.begin = Button(
            theme, self.tr("Begin the match"), self._begin, kind="primary", icon_name="play"
        )
        layout = column(theme, self, spacing=16, edges=(32, 28, 32, 28))
        layout.addWidget(label(self.tr("New match"), "title"))
        layout.addWidget(self.title)
        layout.addLayout(self._players)
        change = row(theme, spacing=8)
        change.addWidget(self.more)
        change.addWidget(self.fewer)
        change.addStretch()
        layout.addLayout(change)
        layout.addWidget(self.places, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.maps)
        rules = row(theme, spacing=16)
        rules.addWidget(self.enforcement)
        rules.addWidget(
            switch(
                self.tr("Everybody may see all treasuries"), False, partial(self._set_open_books)
            )
        )
        rules.addStretch()
        layout.addLayout(rules)
        buttons = row(theme, spacing=12, edges=(0, 8, 0, 0))
        buttons.addStretch()
        buttons.addWidget(self.begin)
        layout.addLayout(buttons)

    def _maps(self) -> list[DocumentInfo]:
        if not self._context.desk.is_open:
            return []
        documents = self._context.desk.library.documents()
        return [one for one in documents if one.system == MAPS and not one.binned]

    def _set_open_books(self, on: bool) -> None:
        self._open_books = on

    def _choose_place(self, place: str) -> None:
        self._place = Place(place)
        self.maps.setVisible(self._place is Place.LIBRARY)
        for line in self.lines:
            line.show_place(self._place)

    def _add(self) -> None:
        factions = list(tables().factions)
        seat = len(self.lines)
        line = PlayerLine(self._theme, seat, factions[seat % len(factions)])
        line.show_place(self._place)
        self.lines.append(line)
        self._players.addWidget(line)
        self._show_possible()

    def _remove(self) -> None:
        line = self.lines.pop()
        self._players.removeWidget(line)
        line.hide()
        line.deleteLater()
        self._show_possible()

    def _show_possible(self) -> None:
        self.more.setEnabled(len(self.lines) < SEATS)
        self.fewer.setEnabled(len(self.lines) > FEWEST)

    def plan(self) -> MatchPlan:
        title = self.title.text().strip() or self.tr("New match")
        options = Options(treasury_visibility="public" if self._open_books else "owner")
        return MatchPlan(
            title,
            tuple(line.seated(self._place) for line in self.lines),
            self._place,
            self._content(),
            options,
            Enforcement(self.enforcement.currentData()),
        )

    def _content(self) -> MapContent | None:
        info = self.maps.currentData()
        if self._place is not Place.LIBRARY or info is None:
            return None
        content: MapContent = self._context.desk.library.open(info.id).state.content
        return content

    def _begin(self) -> None:
        plan = self.plan()
        self._context.finish(NewDocument(plan.title, plan.commands(tables())))
