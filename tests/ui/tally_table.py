"""TALLY as a game in the window: the smallest one that can be begun, opened and worked on.

It proves the seams of the window without Burning Planets, as tests/tally.py does for sessions.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from bp_desktop.app.games import Game
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import ActionSpec
from bp_desktop.ui.shell.document_page import DocumentView
from bp_desktop.ui.shell.game_pages import DiceAssistant
from bp_desktop.ui.shell.kinds import (
    DocumentKind,
    EmptyWords,
    FormContext,
    NewDocument,
    PageContext,
    ViewContext,
    WindowGame,
)
from bp_desktop.ui.shell.pages import PageId
from tests.cli.tally_verbs import TALLY_VERBS
from tests.tally import TALLY, Add, Command, Event, Join, Tally

TallyContext = ViewContext[Tally, Command, Event]
TallyKind = DocumentKind[Tally, Command, Event]


class TallyForm(QWidget):
    """Asks for a title."""

    def __init__(self, context: FormContext[Tally]) -> None:
        super().__init__()
        self.title = QLineEdit()
        self.make = QPushButton("make")
        layout = QVBoxLayout(self)
        layout.addWidget(self.title)
        layout.addWidget(self.make)
        self.setFocusProxy(self.title)
        self.make.clicked.connect(
            lambda: context.finish(NewDocument(self.title.text(), (Join("Ada"),)))
        )


class TallyView(DocumentView):
    """Shows the scores; one point more by button or key."""

    def __init__(self, context: TallyContext) -> None:
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
    here = frozenset({PageId.STUDIO, PageId.TABLE})
    return (
        ActionSpec("tally.add", "One more", "Tally", "plus", "Ctrl+Return", here),
        ActionSpec("tally.undo", "Undo a point", "Tally", "undo", "Ctrl+Z", here),
    )


class TallyDice(DiceAssistant):
    """Counts how often a plan was asked for."""

    def __init__(self, _context: PageContext) -> None:
        super().__init__()
        self.plans = 0

    def plan_from_match(self) -> None:
        self.plans += 1


def _paint(painter: QPainter, rect: QRectF, _state: Tally, _theme: Theme) -> None:
    painter.fillRect(rect, QColor("#123456"))


TALLY_GAME = WindowGame("tally", lambda: "Tally game", "app", TallyDice)
TALLY_KIND: TallyKind = DocumentKind(
    game=TALLY_GAME,
    system=TALLY.id,
    page=PageId.STUDIO,
    icon="map",
    suffix=".tally",
    noun=lambda: "Tally",
    plural=lambda: "Tallies",
    new_text=lambda: "New tally",
    explanation=lambda: "Counts points",
    empty_words=lambda: EmptyWords("No tally is open", "Points are counted here."),
    make_form=TallyForm,
    make_view=TallyView,
    paint_thumbnail=_paint,
    action_specs=tally_specs,
)
TALLY_AT_THE_TABLE = TALLY_KIND._replace(page=PageId.TABLE)

REGISTERED = Game(
    "tally", {TALLY.id: lambda: TALLY}, lambda: (TALLY_AT_THE_TABLE,), lambda: TALLY_VERBS
)
"""For the list of games of the whole program, beside those that are there."""
