"""What is worked out about a map after every change, in an idle moment, for all who show it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from bp_desktop.games.burning_planets.map.problem import Problem, Severity
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.validation import problems
from bp_desktop.session.session import Change

if TYPE_CHECKING:
    from bp_desktop.ui.shell.commander import AnyCommander


class ProblemWatch(QObject):
    """The broken rules of the map as it is now."""

    changed = Signal()

    def __init__(self, commander: "AnyCommander", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._commander = commander
        self._problems: tuple[Problem, ...] = ()
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.look)
        commander.changed.connect(self._on_changed)
        self.look()

    @property
    def problems(self) -> tuple[Problem, ...]:
        return self._problems

    @property
    def open_errors(self) -> int:
        return self._open(Severity.ERROR)

    @property
    def open_warnings(self) -> int:
        return self._open(Severity.WARNING)

    def _open(self, severity: Severity) -> int:
        return sum(one.severity is severity and not one.accepted for one in self._problems)

    def _on_changed(self, change: "Change[MapState, object, object]") -> None:
        if change.before.content is not change.after.content:
            self._later.start()

    def look(self) -> None:
        """Look now instead of in an idle moment."""
        self._later.stop()
        state: MapState = self._commander.state
        found = problems(state.content, state.tables)
        if found != self._problems:
            self._problems = found
            self.changed.emit()
