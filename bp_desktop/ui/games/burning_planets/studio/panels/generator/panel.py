"""The generator panel: what stays and which seed, then the dice, and the log of them."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QVBoxLayout, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Planet
from bp_desktop.games.burning_planets.ids import AsteroidId, PlanetId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.generation import due
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.session.entry import Kind
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.board.marks import Mark
from bp_desktop.ui.editor.context import Selection
from bp_desktop.ui.editor.panels.parts import MarkingPanel, PanelBody, field
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.studio.map_game import MapChange, MapContext
from bp_desktop.ui.games.burning_planets.studio.map_things import MapThingKind
from bp_desktop.ui.games.burning_planets.studio.panels.generator.roll_form import (
    GenerationRollForm,
    typed_faces,
)
from bp_desktop.ui.games.burning_planets.studio.panels.generator.roll_log import GENERATING, RollLog
from bp_desktop.ui.widgets.basics import Button, column, emptied, label
from bp_desktop.ui.widgets.containers import FlowLayout

LONGEST_SEED = 80


class MapLocks(QObject):
    """Planets and asteroids that stay when the map is rolled again; view state."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._planets: frozenset[PlanetId] = frozenset()
        self._asteroids: frozenset[AsteroidId] = frozenset()

    def planets(self, state: MapState) -> tuple[PlanetId, ...]:
        """In the order of the map; what is gone is not locked any more."""
        return tuple(id_ for id_ in state.board.planets if id_ in self._planets)

    def asteroids(self, state: MapState) -> tuple[AsteroidId, ...]:
        return tuple(id_ for id_ in state.board.asteroids if id_ in self._asteroids)

    def lock(self, planet: PlanetId, *, locked: bool) -> None:
        kept = self._planets - {planet}
        self._become(kept | {planet} if locked else kept, self._asteroids)

    def lock_asteroids(self, asteroids: frozenset[AsteroidId]) -> None:
        self._become(self._planets, asteroids)

    def lock_chosen(self, selection: Selection) -> None:
        """Add what is chosen on the canvas."""
        planets = {PlanetId(one.id) for one in selection.things if one.sort == MapThingKind.PLANET}
        rocks = {
            AsteroidId(one.id) for one in selection.things if one.sort == MapThingKind.ASTEROID
        }
        self._become(self._planets | planets, self._asteroids | rocks)

    def unlock_all(self) -> None:
        self._become(frozenset(), frozenset())

    def cells(self, state: MapState) -> tuple[Hex, ...]:
        """What is locked, to be marked on the canvas."""
        found: list[Hex] = []
        for planet in self.planets(state):
            shape = state.geometry.shapes.get(planet)
            found += shape.cells if shape is not None else ()
        rocks = (state.board.asteroids[id_].at for id_ in self.asteroids(state))
        found += (at for at in rocks if at is not None)
        return tuple(found)

    def _become(self, planets: frozenset[PlanetId], asteroids: frozenset[AsteroidId]) -> None:
        if (planets, asteroids) != (self._planets, self._asteroids):
            self._planets, self._asteroids = planets, asteroids
            self.changed.emit()


class GenerationStartForm(QWidget):
    """Rolls the whole map, or gets ready to roll step by step."""

    def __init__(self, context: MapContext, locks: MapLocks) -> None:
        super().__init__()
        theme, selection = context.theme, context.selection
        self._context = context
        self._locks = locks
        self.seed = QLineEdit()
        self.seed.setMaxLength(LONGEST_SEED)
        self.seed.setPlaceholderText(self.tr("None: new dice every time"))
        self.faces = QLineEdit()
        self.faces.setPlaceholderText(self.tr("Such as 3 1 4: the first dice, in order"))
        self.at_once = Button(
            theme, self.tr("Roll the map"), self._generate, kind="primary", icon_name="dice"
        )
        self.steps = Button(theme, self.tr("Step by step"), self._begin, icon_name="next")
        self.lock_chosen = Button(
            theme,
            self.tr("Lock what is chosen"),
            lambda: locks.lock_chosen(selection),
            kind="mini",
            icon_name="lock",
        )
        self.unlock = Button(
            theme, self.tr("Unlock all"), locks.unlock_all, kind="mini", icon_name="unlock"
        )
        self.planets: dict[PlanetId, QCheckBox] = {}
        self.asteroids = QCheckBox()
        self.asteroids.clicked.connect(self._lock_asteroids)
        self._stays: QVBoxLayout = column(theme)
        self._stays_head = label(self.tr("What stays"), "caption")
        said = self.tr(
            "The dice of the rule book make the map: planets first, then asteroids. "
            "What is not locked is cleared away; undo brings it back."
        )
        buttons = FlowLayout(gap=theme.px(8))
        buttons.addWidget(self.at_once)
        buttons.addWidget(self.steps)
        locking = FlowLayout(gap=theme.px(4))
        locking.addWidget(self.lock_chosen)
        locking.addWidget(self.unlock)
        whole = column(theme, self, spacing=12)
        whole.addWidget(label(said, "small", wrap=True))
        whole.addLayout(buttons)
        whole.addLayout(field(theme, self.tr("Seed"), self.seed))
        whole.addLayout(field(theme, self.tr("Typed dice"), self.faces))
        whole.addWidget(self._stays_head)
        whole.addLayout(self._stays)
        whole.addWidget(self.asteroids)
        whole.addLayout(locking)
        locks.changed.connect(self._show_locks)
        selection.changed.connect(self._show_locks)
        context.commander.changed.connect(self._on_changed)
        self._show()

    # --- showing

    def _on_changed(self, change: MapChange) -> None:
        if self.isVisible() and not self._context.is_same(change):
            self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def _show(self) -> None:
        state = self._context.state
        tiles = {id_: _tile_of(state, planet) for id_, planet in state.board.planets.items()}
        planets = {id_: state.board.planets[id_] for id_ in sorted(tiles, key=tiles.__getitem__)}
        if list(self.planets) != list(planets):
            emptied(self._stays)
            self.planets = {}
            for id_ in planets:
                box = QCheckBox()
                box.clicked.connect(lambda on, one=id_: self._locks.lock(one, locked=on))
                self.planets[id_] = box
                self._stays.addWidget(box)
        for id_, planet in planets.items():
            self.planets[id_].setText(self._planet_text(planet, tiles[id_]))
        n = len(state.board.asteroids)
        self.asteroids.setText(counted(self.tr("All %n asteroid(s)", "", n), n))
        self.asteroids.setHidden(not n)
        self._stays_head.setHidden(not n and not planets)
        self._show_locks()

    def _planet_text(self, planet: Planet, tile: int) -> str:
        words = names()
        return filled(
            "{name} · {size} · {biome}",
            name=planet.name or filled(self.tr("Tile {tile}"), tile=tile),
            size=words.size(planet.size),
            biome=words.of("biome_short", planet.biome),
        )

    def _show_locks(self) -> None:
        state = self._context.state
        kept = self._locks.planets(state)
        for id_, box in self.planets.items():
            box.setChecked(id_ in kept)
        rocks = self._locks.asteroids(state)
        self.asteroids.setChecked(bool(rocks) and len(rocks) == len(state.board.asteroids))
        self.lock_chosen.setEnabled(bool(self._context.selection.things))
        self.unlock.setEnabled(bool(kept or rocks))

    def _lock_asteroids(self, on: bool) -> None:
        state = self._context.state
        self._locks.lock_asteroids(frozenset(state.board.asteroids) if on else frozenset())

    # --- acting

    def _generate(self) -> None:
        state = self._context.state
        command = c.GenerateMap(
            seed=self.seed.text().strip(),
            faces=typed_faces(self.faces.text()),
            keep_planets=self._locks.planets(state),
            keep_asteroids=self._locks.asteroids(state),
        )
        self._context.submit(command)

    def _begin(self) -> None:
        state = self._context.state
        command = c.BeginGeneration(self._locks.planets(state), self._locks.asteroids(state))
        self._context.submit(command)


def _tile_of(state: MapState, planet: Planet) -> int:
    """The tile of its centre; 0 for one that lies off the board."""
    return state.geometry.tile_of.get(planet.center, 0) if planet.center is not None else 0


LEAST_LOG = 160


class GeneratorPanel(MarkingPanel):
    """Shows one of two forms, and below it every die of the last generation."""

    def __init__(self, context: MapContext) -> None:
        super().__init__("generator", context.marks)
        self._context = context
        self._theme = context.theme
        self.locks = MapLocks(self)
        self._build()
        self.look()
        context.commander.changed.connect(self._on_changed)
        self.locks.changed.connect(self._show_marks)
        context.theme.changed.connect(self._show_marks)

    def _build(self) -> None:
        theme = self._theme
        self.begin = GenerationStartForm(self._context, self.locks)
        self.going = GenerationRollForm(theme, self._context.commander)
        self.log = RollLog(theme)
        self.log.setMinimumHeight(theme.px(LEAST_LOG))
        self._log_head = label(self.tr("The dice so far"), "caption")
        self.body = PanelBody(theme)
        self.body.column.addWidget(self.begin)
        self.body.column.addWidget(self.going)
        self.body.column.addWidget(self._log_head)
        self.body.column.addWidget(self.log, 1)
        self.body.column.addStretch()
        column(theme, self).addWidget(self.body)

    # --- showing

    def _look(self) -> None:
        self._show(self._context.state)

    def _on_changed(self, change: MapChange) -> None:
        before, after = change.before, change.after
        if not self.isVisible():
            return
        same = before.content is after.content and before.generation is after.generation
        # A clash changes nothing but the log: the die is thrown again.
        is_step = change.entry.kind is Kind.STEP
        if same and is_step and not isinstance(change.entry.command, GENERATING):
            return
        self._show(after)
        if before.generation is not None and after.generation is not None:
            self._follow(before, after)

    def _show(self, state: MapState) -> None:
        running = state.generation is not None
        leaving = self.begin if running else self.going
        had_focus = leaving.isAncestorOf(QApplication.focusWidget() or self)
        self.begin.setHidden(running)
        self.going.setHidden(not running)
        if had_focus:  # the keyboard goes on where the other form stopped
            (self.going.roll if running else self.begin.at_once).setFocus()
        has_log = self.log.show_rolls(self._context.commander)
        self._log_head.setVisible(has_log)
        self.log.setVisible(has_log)
        self._show_marks()

    def _follow(self, before: MapState, after: MapState) -> None:
        """Bring what was just put on the board into view."""
        new = [
            planet.center
            for id_, planet in after.board.planets.items()
            if id_ not in before.board.planets
        ]
        new += [
            rock.at
            for id_, rock in after.board.asteroids.items()
            if id_ not in before.board.asteroids
        ]
        cells = [cell for cell in new if cell is not None]
        if cells and self.isVisible():
            self._context.viewpoint.go_to(cells)

    def _show_marks(self) -> None:
        state = self._context.state
        if state.generation is None:
            cells = self.locks.cells(state)
            marks = [Mark(cells, self._theme.colors.info, strength=30)] if cells else []
        else:
            cells = _in_question(state)
            marks = [Mark(cells, self._theme.colors.gold, dashed=True, strength=26)]
        self.mark(marks)


def _in_question(state: MapState) -> tuple[Hex, ...]:
    """The cells to choose from, or the tile that was drawn."""
    going, wanted, tiles = state.generation, due(state), state.board.tiles
    if going is None or wanted is None or tiles is None:
        return ()
    if wanted.cells:
        return wanted.cells
    tile = going.draft.tile if going.draft is not None else going.asteroid_tile
    return tiles.grid.cells_of_tile.get(tile, ())
