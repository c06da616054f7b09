"""One broken rule in the list: what it says, where it is, and what can be done about it."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit

from bp_desktop.games.burning_planets.map.commands import (
    AcceptProblem,
    AnyMapCommand,
    Single,
    UnacceptProblem,
)
from bp_desktop.games.burning_planets.map.lookup import cell_name
from bp_desktop.games.burning_planets.map.problem import Problem, Severity
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.editor.panels.parts import ClickRow, picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.words.wording import worded

MOST_NAMED = 3
"""Cells named in a line; beyond, they are counted."""
LONGEST_REASON = 500


class ReasonEdit(QLineEdit):
    """Asks why a problem is accepted; Esc gives up."""

    def __init__(self, on_given_up: Callable[[], object]) -> None:
        super().__init__()
        self._on_given_up = on_given_up
        self.setMaxLength(LONGEST_REASON)
        self.setPlaceholderText(self.tr("Why is it all right here?"))
        self.setAccessibleName(self.tr("Reason for accepting"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._on_given_up()
        else:
            super().keyPressEvent(event)


class ProblemCard(ClickRow):
    """A click goes to the cells; the buttons mend the problem or accept it."""

    def __init__(
        self,
        theme: Theme,
        problem: Problem,
        submit: Callable[[AnyMapCommand], object],
        mend: Callable[[Single], object],
    ) -> None:
        sentence = worded(problem.message)
        super().__init__(sentence)
        self.problem = problem
        self._submit = submit
        self._mend = mend
        whole = row(theme, self, spacing=10, edges=(10, 8, 8, 8))
        whole.addWidget(self._sign(theme), 0, Qt.AlignmentFlag.AlignTop)
        words = column(theme, spacing=4)
        words.addWidget(label(sentence, "body", wrap=True))
        if problem.accepted and problem.reason:
            words.addWidget(label(f"“{problem.reason}”", "small", wrap=True))
        where = cells_text(problem)
        if where:
            words.addWidget(label(where, "caption"))
        self.reason = ReasonEdit(self._give_up)
        self.reason.returnPressed.connect(self._accept)
        self.reason.hide()
        words.addWidget(self.reason)
        self._buttons = row(theme, spacing=4, edges=(0, 2, 0, 0))
        self.fix = Button(theme, self.tr("Fix"), self._fix, kind="mini", icon_name="bolt")
        self.accept = Button(theme, self.tr("Accept…"), self._on_accept, kind="mini")
        self.unaccept = Button(theme, self.tr("No longer accept"), self._unaccept, kind="mini")
        offered = [self.unaccept] if problem.accepted else [self.fix, self.accept]
        for button in (self.fix, self.accept, self.unaccept):
            self._buttons.addWidget(button)
            if button not in offered:
                button.hide()
        if problem.fix is None:
            self.fix.hide()
        self._buttons.addStretch()
        words.addLayout(self._buttons)
        whole.addLayout(words, 1)

    def _sign(self, theme: Theme) -> QLabel:
        if self.problem.accepted:
            return picture(theme, "ui/check", "success")
        if self.problem.severity is Severity.ERROR:
            return picture(theme, "ui/error", "danger")
        return picture(theme, "ui/warning", "gold")

    def _fix(self) -> None:
        if self.problem.fix is not None:
            self._mend(self.problem.fix)

    def _on_accept(self) -> None:
        """First the reason is asked for, then the same button takes it."""
        if not self.reason.isHidden():
            self._accept()
            return
        self.reason.show()
        self.reason.setFocus()
        self.accept.setText(self.tr("Accept"))

    def _give_up(self) -> None:
        self.reason.hide()
        self.accept.setText(self.tr("Accept…"))
        self.setFocus()

    def _accept(self) -> None:
        reason = self.reason.text().strip()
        self._submit(AcceptProblem(self.problem.rule, self.problem.cells, reason))

    def _unaccept(self) -> None:
        self._submit(UnacceptProblem(self.problem.rule, self.problem.cells))


def cells_text(problem: Problem) -> str:
    """Where it is: a few cells by name, many by number."""
    cells = problem.cells
    if len(cells) <= MOST_NAMED:
        return "  ".join(cell_name(cell) for cell in cells)
    n = len(cells)
    text = QCoreApplication.translate("ProblemCard", "{cell} and %n more cell(s)", "", n - 1)
    return filled(counted(text, n - 1), cell=cell_name(cells[0]))
