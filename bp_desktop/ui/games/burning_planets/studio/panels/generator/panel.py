"""The generator panel: what stays and which seed, then the dice, and the log of them."""

from collections.abc import Iterable

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
from bp_desktop.ui.editor.context import SharedValue
from bp_desktop.ui.editor.game import MapThing
from bp_desktop.ui.editor.panels.parts import PanelBody, field
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.studio import map_game
from bp_desktop.ui.games.burning_planets.studio.map_things import MapThingKind, all_things, cells_of
from bp_desktop.ui.games.burning_planets.studio.map_words import planet_title
from bp_desktop.ui.games.burning_planets.studio.panels.generator import rolls
from bp_desktop.ui.widgets.basics import SPRING, Button, column, emptied, label, lay
from bp_desktop.ui.widgets.check_box import WrappingCheckBox
from bp_desktop.ui.widgets.containers import FlowLayout

LONGEST_SEED = 80
PLANET, ASTEROID = MapThingKind.PLANET, MapThingKind.ASTEROID


class MapLocks(SharedValue[frozenset[tuple[str, str]]]):
    """Planets and asteroids that stay when the map is rolled again, by sort and id; view state."""

    def planets(self, state: MapState) -> tuple[PlanetId, ...]:
        """In the order of the map; what is gone is not locked any more."""
        return tuple(id_ for id_ in state.board.planets if (PLANET, id_) in self.now)

    def asteroids(self, state: MapState) -> tuple[AsteroidId, ...]:
        rocks = state.board.asteroids
        return tuple(id_ for id_ in rocks if (ASTEROID, id_) in self.now)

    def lock(self, sort: MapThingKind, ids: Iterable[str], *, locked: bool = True) -> None:
        meant = {(sort, id_) for id_ in ids}
        self.become(self.now | meant if locked else self.now - meant)

    def lock_chosen(self, things: Iterable[MapThing]) -> None:
        """Add what is chosen on the canvas."""
        for sort in (PLANET, ASTEROID):
            self.lock(sort, (one.id for one in things if one.sort == sort))

    def cells(self, state: MapState) -> tuple[Hex, ...]:
        """What is locked, to be marked on the canvas."""
        things = (one for one in all_things(state) if (one.sort, one.id) in self.now)
        return tuple(cell for thing in things for cell in cells_of(state, thing))


class GenerationStartForm(QWidget):
    """Rolls the whole map, or gets ready to roll step by step."""

    def __init__(self, context: map_game.MapContext, locks: MapLocks) -> None:
        super().__init__()
        theme, selection = context.theme, context.selection
        self._context = context
        self._locks = locks
        self.seed = QLineEdit()
        self.seed.setMaxLength(LONGEST_SEED)
        self.seed.setPlaceholderText(self.tr("None: new dice every time"))
        self.faces = QLineEdit()
        self.faces.setPlaceholderText(self.tr("Such as 3 1 4: the first dice"))
        self.at_once = Button(
            theme, self.tr("Generate map"), self._generate, kind="primary", icon_name="dice"
        )
        self.steps = Button(theme, self.tr("Step by step"), self._begin, icon_name="next")
        self.lock_chosen = Button(
            theme,
            self.tr("Lock the selection"),
            lambda: locks.lock_chosen(selection.things),
            kind="mini",
            icon_name="lock",
        )
        self.unlock = Button(
            theme,
            self.tr("Unlock all"),
            lambda: locks.become(frozenset()),
            kind="mini",
            icon_name="unlock",
        )
        self.planets: dict[PlanetId, QCheckBox] = {}
        self.asteroids = WrappingCheckBox()
        self.asteroids.clicked.connect(
            lambda on: locks.lock(ASTEROID, context.state.board.asteroids, locked=on)
        )
        self._stays: QVBoxLayout = column(theme)
        self._stays_head = label(self.tr("What stays"), "caption")
        said = self.tr(
            "The dice of the rulebook make the map: planets first, then asteroids. What is not "
            "locked is removed; you can undo it."
        )
        buttons, locking = FlowLayout(gap=theme.px(8)), FlowLayout(gap=theme.px(4))
        for button in (self.at_once, self.steps):
            buttons.addWidget(button)
        for button in (self.lock_chosen, self.unlock):
            locking.addWidget(button)
        seed = field(theme, self.tr("Seed"), self.seed)
        faces = field(theme, self.tr("Typed dice"), self.faces)
        whole = column(theme, self, spacing=12)
        lay(whole, label(said, "small", wrap=True), buttons, seed, faces)
        lay(whole, self._stays_head, self._stays, self.asteroids, locking)
        locks.changed.connect(self._show_locks)
        selection.changed.connect(self._show_locks)
        context.commander.changed.connect(self._on_changed)
        self._show()

    # --- showing

    def _on_changed(self, change: map_game.MapChange) -> None:
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
                box = WrappingCheckBox()
                box.clicked.connect(lambda on, one=id_: self._locks.lock(PLANET, (one,), locked=on))
                self.planets[id_] = box
                self._stays.addWidget(box)
        for id_, planet in planets.items():
            self.planets[id_].setText(self._planet_text(state, planet))
        n = len(state.board.asteroids)
        self.asteroids.setText(counted(self.tr("All asteroids: %n", "", n), n))
        self.asteroids.setHidden(not n)
        self._stays_head.setHidden(not n and not planets)
        self._show_locks()

    def _planet_text(self, state: MapState, planet: Planet) -> str:
        words = names()
        return filled(
            "{name} · {size} · {biome}",
            name=planet_title(state, planet),
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

    # --- acting

    def _generate(self) -> None:
        state = self._context.state
        command = c.GenerateMap(
            seed=self.seed.text().strip(),
            faces=rolls.typed_faces(self.faces.text()),
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


class GeneratorPanel(map_game.MapMarkingPanel):
    """Shows one of two forms, and below it every die of the last generation."""

    def __init__(self, context: map_game.MapContext) -> None:
        super().__init__(context)
        self.locks = MapLocks(frozenset(), self)
        self._build()
        self.look()
        context.commander.changed.connect(self._on_changed)
        self.locks.changed.connect(self._show_marks)
        context.theme.changed.connect(self._show_marks)

    def _build(self) -> None:
        theme = self._theme
        self.begin = GenerationStartForm(self._context, self.locks)
        self.going = rolls.GenerationRollForm(theme, self._context.commander)
        self.log = rolls.RollLog(theme)
        self.log.setMinimumHeight(theme.px(LEAST_LOG))
        self._log_head = label(self.tr("The dice so far"), "caption")
        self.body = PanelBody(theme, self)
        lay(self.body.column, self.begin, self.going, self._log_head, (self.log, 1), SPRING)

    # --- showing

    def _look(self) -> None:
        self._show(self._context.state)

    def _on_changed(self, change: map_game.MapChange) -> None:
        before, after = change.before, change.after
        if not self.isVisible():
            return
        same = before.content is after.content and before.generation is after.generation
        # A clash changes nothing but the log: the die is thrown again.
        is_step = change.entry.kind is Kind.STEP
        if same and is_step and not isinstance(change.entry.command, rolls.GENERATING):
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
        there = set(all_things(before))
        cells = [
            thing.at
            for thing in all_things(after)
            if thing not in there and thing.sort in (PLANET, ASTEROID)
        ]
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
