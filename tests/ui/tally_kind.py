"""TALLY as a document with a view of its own, on the page of the studio: for tests of the shell."""

from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout

from bp_desktop.ui.shell.actions import ActionSpec
from bp_desktop.ui.shell.desk_pages import DocumentView
from bp_desktop.ui.shell.kinds import ViewContext
from bp_desktop.ui.shell.pages import PageId
from tests.tally import Add, Command, Event, Tally
from tests.ui.tally_table import TALLY_AT_THE_TABLE


class TallyView(DocumentView):
    """Shows the scores; one point more by button or key."""

    def __init__(self, context: ViewContext[Tally, Command, Event]) -> None:
        super().__init__()
        self.commander = context.commander
        self.scores = QLabel()
        self.add = QPushButton("one more")
        layout = QVBoxLayout(self)
        layout.addWidget(self.scores)
        layout.addWidget(self.add)
        self.setFocusProxy(self.add)
        self.add.clicked.connect(self._add)
        self.commander.changed.connect(self._show)
        context.actions.declare(tally_specs())
        context.actions.bind({"tally.add": self._add, "tally.undo": self.commander.undo}, self)
        self._show()

    def text(self) -> str:
        return self.scores.text()

    def _add(self) -> None:
        self.commander.submit(Add(self.commander.state.active, 1))

    def _show(self) -> None:
        self.scores.setText(str(self.commander.state.scores))


def tally_specs() -> tuple[ActionSpec, ...]:
    here = frozenset({PageId.STUDIO})
    return (
        ActionSpec("tally.add", "One more", "Tally", "plus", "Ctrl+Return", here),
        ActionSpec("tally.undo", "Undo a point", "Tally", "undo", "Ctrl+Z", here),
    )


TALLY_KIND = TALLY_AT_THE_TABLE._replace(
    page=PageId.STUDIO, make_view=TallyView, action_specs=tally_specs, make_chronicle=None
)
