"""One quiet line at the foot of the ledger: whether the books balance, worked out when asked."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.match.book import audit
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import row

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.commanders import MatchCommander


class AuditLine(QWidget):
    """Tells no amounts, so everybody may ask, covered or not (BP-APP-6)."""

    def __init__(self, theme: Theme, commander: "MatchCommander") -> None:
        super().__init__()
        self._commander = commander
        self.ask = Button(theme, self.tr("Check the books"), self.check, kind="link")
        self.said = label("", "small", wrap=True)
        line = row(theme, self, spacing=8)
        line.addWidget(self.ask)
        line.addWidget(self.said, 1)
        commander.changed.connect(self._forget)

    def check(self) -> None:
        """Every posting of the match is added up and compared with what everybody has."""
        session = self._commander.session
        books = audit(session.state, (step.outcome.events for step in session.timeline))
        if books.differing:
            text = self.tr("These accounts do not add up: {accounts}")
            self.said.setText(filled(text, accounts=", ".join(books.differing)))
        else:
            count = books.entries
            text = self.tr("The books balance: %n posting(s) checked.", "", count)
            self.said.setText(counted(text, count))

    def _forget(self, _change: object) -> None:
        """It was said about another state."""
        self.said.setText("")
