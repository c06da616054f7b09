"""Overlays of the studio's board: problems of the map, and whose cells are; worked out idly."""

from PySide6.QtCore import QObject, QTimer, Signal

from bp_desktop.games.burning_planets.map.balance import MapBalance
from bp_desktop.games.burning_planets.map.problem import Problem, Severity
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.validation import problems
from bp_desktop.ui.board.marks import Mark
from bp_desktop.ui.games.burning_planets.studio import map_game
from bp_desktop.ui.look.players import looks_of
from bp_desktop.ui.look.theme import Theme

TINT = 40
PAUSE_MS = 120


class ProblemWatch(QObject):
    """The broken rules of the map as it is now, worked out in an idle moment after a change."""

    changed = Signal()

    def __init__(self, context: map_game.MapContext) -> None:
        super().__init__(context)
        self._context = context
        self.problems: tuple[Problem, ...] = ()
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.look)
        context.commander.changed.connect(self._on_changed)
        self.look()

    @property
    def open_errors(self) -> int:
        return self._open(Severity.ERROR)

    @property
    def open_warnings(self) -> int:
        return self._open(Severity.WARNING)

    def _open(self, severity: Severity) -> int:
        return sum(one.severity is severity and not one.accepted for one in self.problems)

    def _on_changed(self, change: map_game.MapChange) -> None:
        if not self._context.is_same(change):
            self._later.start()

    def look(self) -> None:
        """Look now instead of in an idle moment."""
        self._later.stop()
        state = self._context.state
        found = problems(state.content, state.tables)
        if found != self.problems:
            self.problems = found
            self.changed.emit()


class BoardOverlay(QObject):
    """Marks on the board, as long as they are switched on; a kind of overlay says which."""

    def __init__(self, context: map_game.MapContext, name: str) -> None:
        super().__init__(context)
        self._context = context
        self._name = name
        self._is_on = context.display.now.shows(name)
        context.display.changed.connect(self._on_display)
        context.theme.changed.connect(self.show)
        self.show()

    def show(self) -> None:
        self._context.marks.show(self._name, self._marks() if self._is_on else ())

    def _marks(self) -> list[Mark]:
        raise NotImplementedError

    def _on_display(self) -> None:
        is_on = self._context.display.now.shows(self._name)
        if is_on is not self._is_on:
            self._is_on = is_on
            self.show()


class ProblemOverlay(BoardOverlay):
    """Marks the cells of open problems."""

    def __init__(self, context: map_game.MapContext, watch: ProblemWatch) -> None:
        self._watch = watch
        super().__init__(context, map_game.PROBLEMS)
        watch.changed.connect(self.show)

    def _marks(self) -> list[Mark]:
        """Errors and warnings look different without colour, too: warnings are dashed."""
        colors = self._context.theme.colors
        marks = []
        for severity, color in ((Severity.WARNING, colors.gold), (Severity.ERROR, colors.danger)):
            cells = dict.fromkeys(
                cell
                for one in self._watch.problems
                if one.severity is severity and not one.accepted
                for cell in one.cells
            )
            if cells:
                marks.append(Mark(tuple(cells), color, dashed=severity is Severity.WARNING))
        return marks


class TerritoryOverlay(BoardOverlay):
    """Marks whose cells are."""

    def __init__(self, context: map_game.MapContext) -> None:
        super().__init__(context, map_game.TERRITORY)
        self._later = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._later.timeout.connect(self.show)
        context.commander.changed.connect(self._on_changed)

    def _on_changed(self, change: map_game.MapChange) -> None:
        if self._is_on and not self._context.is_same(change):
            self._later.start()

    def _marks(self) -> list[Mark]:
        state = self._context.state
        return territory_marks(MapBalance(state), state, self._context.theme)


def territory_marks(balance: MapBalance, state: MapState, theme: Theme) -> list[Mark]:
    """Each player's nearest cells, the contested ones hatched, choke points checkered."""
    looks = looks_of(state.content.seats, theme.look.players)
    marks = [
        Mark(cells, looks[seat].color, strength=TINT)
        for seat, cells in balance.territory.items()
        if cells
    ]
    if balance.shared:
        marks.append(Mark(balance.shared, theme.colors.text, "rising", TINT // 2))
    if balance.choke_points:
        marks.append(Mark(balance.choke_points, theme.colors.danger, "checks", 2 * TINT))
    return marks
