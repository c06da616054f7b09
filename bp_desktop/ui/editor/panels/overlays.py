"""What can be laid over the board from anywhere in the studio: problems, and whose cells are."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from bp_desktop.games.burning_planets.map.balance import Balance
from bp_desktop.games.burning_planets.map.problem import Severity
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.session.session import Change
from bp_desktop.ui.board.marks import Mark
from bp_desktop.ui.editor.panel_marks import Marks
from bp_desktop.ui.editor.panels.watch import ProblemWatch
from bp_desktop.ui.look.players import looks_of
from bp_desktop.ui.look.theme import Theme

if TYPE_CHECKING:
    from bp_desktop.ui.shell.commander import AnyCommander

PROBLEMS, TERRITORY = "problems", "territory"
TINT = 40
PAUSE_MS = 120


def territory_marks(balance: Balance, state: MapState, theme: Theme) -> list[Mark]:
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


class Overlays(QObject):
    """View state: which overlays are on. Shows them again, in an idle moment, after a change."""

    changed = Signal()

    def __init__(
        self,
        theme: Theme,
        commander: "AnyCommander",
        marks: Marks,
        watch: ProblemWatch,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._commander = commander
        self._marks = marks
        self.watch = watch
        self.problems = True
        self.territory = False
        self._later = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._later.timeout.connect(self._show_territory)
        self.watch.changed.connect(self._show_problems)
        commander.changed.connect(self._on_changed)
        theme.changed.connect(self._show)
        self._show_problems()

    def set_problems(self, on: bool) -> None:
        self.problems = on
        self._show_problems()
        self.changed.emit()

    def set_territory(self, on: bool) -> None:
        self.territory = on
        self._show_territory()
        self.changed.emit()

    def _on_changed(self, change: "Change[MapState, object, object]") -> None:
        if self.territory and change.before.content is not change.after.content:
            self._later.start()

    def _show(self) -> None:
        self._show_problems()
        self._show_territory()

    def _show_problems(self) -> None:
        """Errors and warnings look different without colour, too: warnings are dashed."""
        colors = self._theme.colors
        marks = []
        for severity, color in ((Severity.WARNING, colors.gold), (Severity.ERROR, colors.danger)):
            cells = tuple(
                dict.fromkeys(
                    cell
                    for one in self.watch.problems
                    if one.severity is severity and not one.accepted
                    for cell in one.cells
                )
            )
            if cells:
                marks.append(Mark(cells, color, dashed=severity is Severity.WARNING))
        self._marks.show(PROBLEMS, marks if self.problems else ())

    def _show_territory(self) -> None:
        if not self.territory:
            self._marks.show(TERRITORY)
            return
        state: MapState = self._commander.state
        self._marks.show(TERRITORY, territory_marks(Balance(state), state, self._theme))
