"""Story turn by turn: every turn in one sentence, and how the match ended."""

from bisect import bisect_right
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent

from bp_desktop.games.table import TableGame
from bp_desktop.session.session import Session
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.fonts import font_of
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.closing import words_of
from bp_desktop.ui.table.recap import turn_sentence
from bp_desktop.ui.widgets.row_painting import WRAPPED, Row, RowStyle
from bp_desktop.ui.widgets.rows import RowList

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

    def __init__(
        self,
        session: Session[Any, Any, Any],
        game: TableGame[Any, Any, Any],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._session = session
        self.lines: list[TaleLine] = []

    def refresh(self) -> None:
        self.lines = self.read()

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


class TaleView(RowList):
    """The turn of the moment is marked; choosing a turn goes to its end."""

    place_asked = Signal(int)

    def __init__(
        self,
        theme: Theme,
        session: Session[Any, Any, Any],
        game: TableGame[Any, Any, Any],
    ) -> None:
        super().__init__(theme, "", self._ask_place, style=TURNS)
        self._place = 0
        self._stale = True
        self.tale = TalePresenter(session, game, self)
        self.setObjectName("plainList")
        self.setAccessibleName(self.tr("Story"))

    def refresh(self) -> None:
        """After a step; read when it is seen."""
        self._stale = True
        if self.isVisible():
            self._read()

    def show_place(self, place: int) -> None:
        self._place = place
        if self.isVisible():
            self._mark()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._read()

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
            self.tale.refresh()
            self.show_rows(self.tale.rows(), self.chosen)
            self.doItemsLayout()
        self._mark()
        self.scrollTo(self.currentIndex(), self.ScrollHint.PositionAtCenter)

    def _mark(self) -> None:
        row = self.tale.row_at(self._place)
        self.choose(str(row) if row >= 0 else None)
        if row < 0:
            self.scrollToTop()

    def _ask_place(self, id_: str) -> None:
        self.place_asked.emit(self.tale.last_place(int(id_)))
