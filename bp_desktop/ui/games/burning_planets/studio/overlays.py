"""Overlays of the studio's board: problems of the map, and whose cells are; worked out idly."""

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QColor

from bp_desktop.games.burning_planets.map.balance import MapBalance
from bp_desktop.games.burning_planets.map.problem import Problem, Severity, is_scenario
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.validation import problems
from bp_desktop.ui.board.marks import Mark
from bp_desktop.ui.games.burning_planets.art.colors import BOARD_COLORS
from bp_desktop.ui.games.burning_planets.studio import map_game
from bp_desktop.ui.look.players import looks_of, seen_on
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
        self.play_has_begun = False
        """Then rules about the set-up do not bind the map."""
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
        begun = is_scenario(state.content)
        if (found, begun) != (self.problems, self.play_has_begun):
            self.problems, self.play_has_begun = found, begun
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
    """Each player's nearest cells, in the player's pattern too; the contested ones within broken
    lines, choke points under a tint that hides the ground."""
    looks = looks_of(state.content.seats, theme.look.players)
    void = QColor(BOARD_COLORS[theme.mode].void)
    marks = [
        Mark(cells, seen_on(QColor(looks[seat].color), void).name(), looks[seat].pattern, TINT)
        for seat, cells in balance.territory.items()
        if cells
    ]
    if balance.shared:
        marks.append(Mark(balance.shared, theme.colors.text, strength=TINT // 2, dashed=True))
    if balance.choke_points:
        marks.append(Mark(balance.choke_points, theme.colors.danger, strength=4 * TINT))
    return marks
