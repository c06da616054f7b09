"""The form that sets right what the program has wrong: whose, what, and for what reason."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId
from bp_desktop.games.burning_planets.match.lookup import find_unit, geometry, occupancy
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.session.session import Change
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.table.repair.rows import RepairKind, RepairRow, rows_of
from bp_desktop.ui.games.burning_planets.table.titles import (
    color_of,
    ground_of,
    planet_title,
    player_title,
)
from bp_desktop.ui.shell.drafts import KeptFields
from bp_desktop.ui.table.placing import Placement
from bp_desktop.ui.widgets.basics import Button, column, label, lay, problem_line, row, show_text
from bp_desktop.ui.widgets.containers import scroll_area
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.fields import ChoiceBox, CountBox, text_line
from bp_desktop.ui.widgets.row_painting import DENSE
from bp_desktop.ui.widgets.rows import RowList

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.table.match_table import MatchTable

LEAST_ROWS = 2
MOST_SHIPS = 99
NOBODY = ""


class RepairPanel(DockPanel):
    """One step a time. It stays open: a group that begins in the middle enters a whole fleet."""

    def __init__(self, table: "MatchTable") -> None:
        super().__init__()
        self._theme = theme = table.theme
        self._table = table
        self._way = RepairKind.ADD
        self._rows: dict[str, RepairRow] = {}
        self._chosen = ""
        self._sent: Command | None = None
        self._match = NEW_MATCH
        match = table.state
        ways = {
            RepairKind.ADD: self.tr("Add"),
            RepairKind.MOVE: self.tr("Move"),
            RepairKind.REMOVE: self.tr("Remove"),
            RepairKind.OWNER: self.tr("Owner of a planet"),
            RepairKind.ACTIONS: self.tr("Actions left"),
            RepairKind.TURN: self.tr("Turn and phase"),
        }
        if not match.tracked:
            del ways[RepairKind.MOVE]  # nobody but the players knows where a ship stands
        self.ways = ChoiceBox(self.tr("What is wrong"), fitting=True)
        for way, text in ways.items():
            self.ways.addItem(text, way)
        self.ways.activated.connect(self._on_way)
        self.whose = ChoiceBox(self.tr("Whose"), fitting=True)
        self.things = RowList(
            theme,
            self.tr("What"),
            self._choose,
            on_entered=lambda _id: self.do_it(),
            style=DENSE,  # the column is no wider for more room
            headings=True,
        )
        self.things.setMinimumHeight(theme.px(DENSE.height * LEAST_ROWS))
        self.nothing = label(self.tr("There is nothing of that kind."), "quiet", wrap=True)
        self.planet = ChoiceBox(self.tr("Planet"), fitting=True)
        self.owner = ChoiceBox(self.tr("New owner"), fitting=True)
        self.count = CountBox(self.tr("How many"), minimum=1, maximum=MOST_SHIPS)
        self.count.lineEdit().returnPressed.connect(self.do_it)
        hint = self.tr("Reason, for the journal")
        self.reason = text_line(self.tr("Reason"), hint, self.do_it)
        self.reason.setText(self.tr("Matches the real table."))
        self.trouble = problem_line()
        self.do = Button(theme, "", self.do_it, kind="primary")
        self._extras: dict[str, QWidget] = {}
        """The fields for what a row asks besides."""
        for asks, field in (("count", self.count), ("planet", self.planet), ("owner", self.owner)):
            self._extras[asks] = whole = QWidget()
            said = label(field.accessibleName(), "small")
            lay(row(theme, whole, spacing=8), said, (field, 1))
        content = QWidget()
        # In a low window the list keeps its rows, and all of it scrolls.
        lay(column(theme, self), scroll_area(content, focus=False))
        lay(
            column(theme, content, spacing=8),
            # One line, so that a low window has more for the list.
            lay(row(theme, spacing=8), (self.ways, 1), (self.whose, 1)),
            (self.things, 1),
            (self.nothing, 1, Qt.AlignmentFlag.AlignTop),
            *self._extras.values(),
            self.trouble,
            lay(row(theme, spacing=8), (self.reason, 1), self.do),
        )
        for player in (*match.players, NOBODY):
            name = player_title(match, PlayerId(player) if player else None)
            self.whose.addItem(name, player)
            self.owner.addItem(name, player)
        self.whose.activated.connect(lambda _place: self._show_rows())
        KeptFields(self, {"reason": self.reason, "count": self.count}, table.drafts.of("repair"))
        if match.turn.player in match.players:
            self.whose.choose(match.turn.player)
        table.commander.changed.connect(self._on_changed)
        theme.changed.connect(self._show_rows)

    # --- what it is about

    def begin(self, thing: str) -> None:
        """With a ship, structure or planet, "player/class" for ships of one class, or a player to
        whom something is added; empty: with whatever was there last."""
        match = self._table.state
        planet = match.board.planets.get(PlanetId(thing))
        unit = find_unit(match, thing)
        whose, _, cls = thing.partition("/")
        if planet is not None:
            self.whose.choose(planet.owner or NOBODY)
            is_owned = self._way is RepairKind.OWNER
            self._take_way(RepairKind.OWNER if is_owned else RepairKind.ADD, thing)
            self.planet.setCurrentIndex(self.planet.findData(thing))
        elif unit is not None:
            self.whose.choose(unit.owner or NOBODY)
            is_moved = match.tracked and unit.ship is not None
            self._take_way(RepairKind.MOVE if is_moved else RepairKind.REMOVE, thing)
        elif cls and PlayerId(whose) in match.players:
            self.whose.choose(whose)
            ships = match.board.ships.values()
            alike = (one.id for one in ships if (one.owner, one.cls) == (whose, cls))
            way = RepairKind.MOVE if match.tracked else RepairKind.REMOVE
            self._take_way(way, next(alike, ""))
        elif PlayerId(thing) in match.players:
            self.whose.choose(thing)
            self._take_way(RepairKind.ADD)
        else:
            self._take_way(self._way, self._chosen)
        self.take_keyboard()

    def take_keyboard(self) -> None:
        (self.things if self._rows else self.ways).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc: back to what can be done now, and the keyboard to where one key goes on."""
        if event.key() == Qt.Key.Key_Escape:
            self._table.now.show()
        super().keyPressEvent(event)

    @property
    def _whose(self) -> PlayerId | None:
        return PlayerId(self.whose.currentData()) if self.whose.currentData() else None

    def _take_way(self, way: RepairKind, chosen: str = "") -> None:
        self._way = way
        self._chosen = chosen
        self.ways.choose(way)
        self._show_rows()

    def _on_way(self, _place: int) -> None:
        self._take_way(RepairKind(self.ways.currentData()), self._chosen)

    def _choose(self, id_: str) -> None:
        self._chosen = id_
        self._show_fields()

    # --- showing

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_rows()

    def _on_changed(self, change: Change[Match, object, object]) -> None:
        done = self._sent is not None and change.entry.command == self._sent
        self._sent = None
        if done:
            self.count.setValue(1)
        if self.isVisible():
            if change.after is not self._match:
                self._show_rows()
            if done and not self._table.is_placing:
                self.take_keyboard()  # the next thing, or Esc

    def _show_rows(self) -> None:
        match = self._match = self._table.state
        whose = self._whose
        rows = rows_of(self._way, match, whose, color_of(match, whose, self._theme))
        self._rows = {one.thing.id: one for one in rows if one.make is not None}
        if self._chosen not in self._rows:
            # What is added or set is chosen at once; what is taken away, by somebody.
            offers = self._way in (RepairKind.ADD, RepairKind.TURN)
            self._chosen = next(iter(self._rows), "") if offers else ""
        self.things.show_rows([one.thing for one in rows if self._rows], self._chosen or None)
        self.things.setHidden(not self._rows)
        self.nothing.setHidden(bool(self._rows))
        self._show_planets(match, whose)
        self._show_fields()

    def _show_planets(self, match: Match, whose: PlayerId | None) -> None:
        before = self.planet.currentData()
        self.planet.clear()
        for planet in match.board.planets.values():
            if planet.owner == whose:
                self.planet.addItem(planet_title(match, planet), planet.id)
        self.planet.choose(before)

    def _show_fields(self) -> None:
        self.trouble.hide()
        chosen = self._rows.get(self._chosen)
        for asks, line in self._extras.items():
            line.setHidden(chosen is None or chosen.asks != asks)
        self.do.set_words(self._deed(chosen))
        self.do.setEnabled(chosen is not None)

    def _deed(self, chosen: RepairRow | None) -> str:
        if chosen is not None and chosen.needs_cell and self._match.tracked:
            return self.tr("Choose the cell …")
        return {
            RepairKind.ADD: self.tr("Add"),
            RepairKind.MOVE: self.tr("Choose the cell …"),
            RepairKind.REMOVE: self.tr("Remove"),
            RepairKind.OWNER: self.tr("Change the owner"),
            RepairKind.ACTIONS: self.tr("Has not acted"),
            RepairKind.TURN: self.tr("Continue from here"),
        }[self._way]

    # --- doing

    def do_it(self) -> None:
        chosen = self._rows.get(self._chosen)
        if chosen is None or chosen.make is None:
            return
        reason = self.reason.text().strip()
        if not reason:
            show_text(self.trouble, self.tr("Enter a reason for the record."))
            self.reason.setFocus()
            return
        self.trouble.hide()
        owner = PlayerId(self.owner.currentData()) if self.owner.currentData() else None
        planet = PlanetId(self.planet.currentData() or "")
        answers = {"count": self.count.value(), "planet": planet, "owner": owner}
        asked = {name: answer for name, answer in answers.items() if name == chosen.asks}
        make = partial(chosen.make, reason=reason, **asked)
        if not (chosen.needs_cell and self._match.tracked):
            self._sent = make()
            self._table.act(self._sent)
            return

        def at_cell(at: Hex) -> Command:
            self._sent = make(at=at)
            return self._sent

        text = self.tr("Click the cell for: {what}")
        placement = Placement(
            filled(text, what=chosen.thing.title),
            self._cells(chosen),
            at_cell,
            note=self.tr("One after another, until Esc") if self._goes_on else "",
            picture=chosen.thing.picture,
            color=chosen.thing.color,
            ground=ground_of(self._match, planet or None) if chosen.asks == "planet" else (),
            then=self._place_next,
        )
        self._table.finish_first(partial(self._table.place, placement))

    @property
    def _goes_on(self) -> bool:
        """Whether the next thing is placed as soon as one stands: a fleet is entered in one go."""
        return self._way is RepairKind.ADD

    def _place_next(self) -> None:
        if self._goes_on and self.isVisible():
            self.do_it()

    def _cells(self, chosen: RepairRow) -> tuple[Hex, ...]:
        """Of a planet those that are free; in space the table knows, and all would be many."""
        if chosen.asks != "planet":
            return ()
        shape = geometry(self._match).shapes[PlanetId(self.planet.currentData())]
        return tuple(cell for cell in shape.cells if occupancy(self._match).is_free_ground(cell))
