"""The story panel: a match turn by turn in one sentence each, or step by step as it was played."""

from bisect import bisect_right
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from bp_desktop.games.table import TableGame
from bp_desktop.session.session import Session
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.fonts import font_of
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.journal import JournalPresenter
from bp_desktop.ui.table.recap import turn_sentence
from bp_desktop.ui.widgets.basics import column, lay
from bp_desktop.ui.widgets.fields import OneOfField
from bp_desktop.ui.widgets.row_painting import LINES, WRAPPED, Row, RowStyle
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.words.wording import words_of

AnySession = Session[Any, Any, Any]
AnyGame = TableGame[Any, Any, Any]

SHORT, STEPS = "short", "steps"

TURNS = RowStyle(
    height=0,
    margin=0,
    right=10,
    inset=7,
    picture=24,
    gap=12,
    note="body",
    note_ink="muted",
    outlined=False,
)
"""A player's token, the turn, and below it what it came to."""
EMPTY_EDGES = (24, 24, -24, -24)


class TaleLine(NamedTuple):
    """One line of the tale."""

    begins: int
    """How many steps have happened when it begins."""
    round: int
    """0: the end of the match, told after its last turn."""
    name: str
    words: str
    seat: int | None
    turns_the_tide: bool
    """A planet changed hands or somebody is out: worth a brighter line."""


class TalePresenter(QObject):
    """Read off the journal when somebody looks."""

    def __init__(self, session: AnySession, game: AnyGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._session = session
        self.lines: list[TaleLine] = []

    def read(self) -> list[TaleLine]:
        """The tale as it is now, whether or not it is shown."""
        match = self._session.state
        steps = [step.outcome.events for step in self._session.timeline]
        found = []
        game = self._game
        seats = {seat.id: seat for seat in game.seats(match)}
        for turn in game.tale(self._session.system.start, steps):
            seat, words = seats[turn.seat], turn_sentence(turn)
            found.append(
                TaleLine(turn.begins, turn.round, seat.name, words, seat.color, turn.decisive)
            )
        standing = game.standing(match, ())
        if standing.ending is not None:
            won = next((one.seat for one in standing.rows if one.won), None)
            color = seats[won].color if won is not None else None
            ending, how = words_of(standing.ending), words_of(standing.how)
            found.append(TaleLine(len(steps), 0, ending, how, color, True))
        return found

    def heading(self, line: TaleLine) -> str:
        if not line.round:
            return line.name
        return filled(self.tr("Round {round} · {player}"), round=line.round, player=line.name)

    def told(self, line: TaleLine) -> str:
        return f"{self.heading(line)}: {line.words}"

    def row_at(self, place: int) -> int:
        """The line a place lies in; -1 before the first turn."""
        return bisect_right(self.lines, place, key=lambda one: one.begins) - 1

    def last_place(self, row: int) -> int:
        """Where everything the line tells has happened."""
        if row + 1 < len(self.lines):
            return max(self.lines[row + 1].begins - 1, self.lines[row].begins)
        return len(self._session.timeline)

    def rows(self) -> list[Row]:
        """Their ids are their places."""
        return [
            Row(
                str(place),
                self.heading(line),
                line.words,
                seat=line.seat,
                ink="gold" if line.turns_the_tide else "text",
                spoken=self.told(line),
            )
            for place, line in enumerate(self.lines)
        ]


class MomentList(RowList):
    """The line of the moment is marked; choosing a line asks for its moment."""

    place_asked = Signal(int)

    def __init__(self, theme: Theme, session: AnySession, style: RowStyle) -> None:
        super().__init__(theme, "", self._ask_place, style=style)
        self._session = session
        self.setObjectName("plainList")
        self.setAccessibleName(self.tr("Story"))

    def _mark(self, line: str | None) -> None:
        self.choose(line)
        if line is None:
            self.scrollToTop()

    def _ask_place(self, id_: str) -> None:
        raise NotImplementedError


class TaleView(MomentList):
    """Turn by turn; choosing a turn goes to its end."""

    def __init__(self, theme: Theme, session: AnySession, game: AnyGame) -> None:
        super().__init__(theme, session, TURNS)
        self._place = 0
        self._stale = True
        self.tale = TalePresenter(session, game, self)

    def refresh(self) -> None:
        """After a step; read when it is seen."""
        self._stale = True
        if self.isVisible():
            self._read()

    def show_place(self, place: int) -> None:
        self._place = place
        if self.isVisible():
            self._mark_turn()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._read()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.rows:
            with QPainter(self.viewport()) as painter:
                painter.setFont(font_of(self._theme, "body"))
                painter.setPen(self._theme.color("muted"))
                room = (
                    self.viewport().rect().adjusted(*(self._theme.px(one) for one in EMPTY_EDGES))
                )
                words = self.tr("No turn has been played yet.")
                painter.drawText(room, WRAPPED | Qt.AlignmentFlag.AlignCenter.value, words)

    def _read(self) -> None:
        if self._stale:
            self._stale = False
            self.tale.lines = self.tale.read()
            self.show_rows(self.tale.rows(), self.chosen)
            self.doItemsLayout()
        self._mark_turn()
        self.scrollTo(self.currentIndex(), self.ScrollHint.PositionAtCenter)

    def _mark_turn(self) -> None:
        row = self.tale.row_at(self._place)
        self._mark(str(row) if row >= 0 else None)

    def _ask_place(self, id_: str) -> None:
        self.place_asked.emit(self.tale.last_place(int(id_)))


class StoryPresenter(JournalPresenter[Any, Any, Any]):
    """Sentences as they may be read now: with amounts, once the table looks."""

    revealed = False
    hides = False

    def show_revealed(self, revealed: bool) -> None:
        hides = self._game.hides(self._session.state)
        if (revealed, hides) != (self.revealed, self.hides):
            self.revealed, self.hides = revealed, hides
            self._made = {}

    def as_read(self, before: Any) -> Any:
        return self._game.looked_back(before, self._session.state, self.revealed)


class StoryView(MomentList):
    """Step by step."""

    def __init__(self, theme: Theme, session: AnySession, game: AnyGame) -> None:
        super().__init__(theme, session, LINES)
        self.story = StoryPresenter(session, game, parent=self)
        self._show_lines()

    def refresh(self, *, revealed: bool) -> None:
        """After a step, or when the table looks at what was hidden."""
        self.story.refresh()
        self.story.show_revealed(revealed)
        self._show_lines()

    def _show_lines(self) -> None:
        self.show_rows(self.story.rows(self.story.ids()), self.chosen)

    def show_place(self, place: int) -> None:
        """Mark the last step that has happened at a place; none before the first."""
        self._mark(str(self._session.timeline[place - 1].seq) if place else None)
        self.scrollTo(self.currentIndex())

    def _ask_place(self, id_: str) -> None:
        # What does not count leads to where it stood: behind the last step before it.
        counts = self._session.is_counting(int(id_))
        self.place_asked.emit(self._session.steps_before(int(id_)) + int(counts))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.scrollTo(self.currentIndex(), self.ScrollHint.PositionAtCenter)


class StoryPanel(QWidget):
    """Both move with the slider; the short one is there first, it reads like a story."""

    place_asked = Signal(int)

    def __init__(self, theme: Theme, session: AnySession, game: AnyGame) -> None:
        super().__init__()
        self.tale = TaleView(theme, session, game)
        self.steps = StoryView(theme, session, game)
        self._views = QStackedWidget()
        for view in (self.tale, self.steps):
            self._views.addWidget(view)
            view.place_asked.connect(self.place_asked)
        lengths = {SHORT: self.tr("Turn by turn"), STEPS: self.tr("Step by step")}
        self.lengths = OneOfField(theme, lengths, SHORT, self.show_length)
        lay(column(theme, self, spacing=8), self.lengths, (self._views, 1))

    def show_length(self, length: str) -> None:
        self.lengths.show_chosen(length)
        self._views.setCurrentWidget(self.tale if length == SHORT else self.steps)

    def refresh(self, *, revealed: bool) -> None:
        """After a step, or when the table looks at what was hidden."""
        self.steps.refresh(revealed=revealed)
        self.tale.refresh()

    def show_place(self, place: int) -> None:
        self.steps.show_place(place)
        self.tale.show_place(place)
