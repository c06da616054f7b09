"""Way back to the start of the present own turn: one question, then one undo after the other."""

from functools import partial
from itertools import takewhile
from typing import Any

from PySide6.QtCore import QObject

from bp_desktop.core.type_variables import S
from bp_desktop.games.table import TableGame
from bp_desktop.session.entry import Entry, Kind
from bp_desktop.session.session import Session
from bp_desktop.texts.formats import steps
from bp_desktop.texts.marking import filled
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.trouble import TroubleCard
from bp_desktop.ui.words.wording import speech

Line = Entry[Any, Any]


def done_this_turn(game: TableGame[S, Any, Any], session: Session[S, Any, Any]) -> list[Line]:
    """What undo has to take back until this own turn begins anew, the last first.

    A correction of what was before this turn concerns everybody: it stays, and all below it.
    """
    began = _beginning(game, session)
    if began is None:
        return []

    def is_of_this_turn(line: Line) -> bool:
        about = line.target if line.kind is Kind.AMEND else line.seq
        return session.steps_before(about) > began

    return list(takewhile(is_of_this_turn, session.undoable()))


def _beginning(game: TableGame[S, Any, Any], session: Session[S, Any, Any]) -> int | None:
    """Where in the timeline the present own turn began; None before the first one."""
    timeline = session.timeline
    for place in reversed(range(len(timeline))):
        if any(game.begins(event) is not None for event in timeline[place].outcome.events):
            return place
    return None


class TurnUndoController(QObject):
    """Says how many steps it takes, and asks the table once if there is a seal among them."""

    def __init__(self, context: AnyTable, card: TroubleCard) -> None:
        super().__init__(card)
        self._game = context.game
        self._commander = context.commander
        self._card = card
        self._notify = context.view.notify

    def _done(self) -> list[Line]:
        return done_this_turn(self._game, self._commander.session)

    def count(self) -> int:
        """How many steps there are to take back."""
        return len(self._done())

    def words(self, count: int) -> str:
        """What the way back over so many steps is called."""
        if not count:
            return self.tr("Undo the whole turn")
        text = self.tr("Undo the whole turn: {steps}")
        return filled(text, steps=_counted(count))

    def ask(self) -> None:
        session = self._commander.session
        lines = self._done()
        free = len(list(takewhile(lambda line: not session.is_sealed(line), lines)))
        whole = partial(self._go, len(lines), consent=True)
        if not lines:
            self._card.offer(self.tr("There is nothing to undo in this turn."))
        elif free == len(lines):
            take_back = filled(self.tr("Undo {steps}"), steps=_counted(free))
            self._card.offer(self.words(free), (take_back, whole))
        else:
            text = self.tr(
                "{way}. This undoes dice rolls or revealed secrets. Does everyone agree?"
            )
            agreed = filled(self.tr("Everyone agrees: {steps}"), steps=_counted(len(lines)))
            ways = [(agreed, whole)]
            if free:
                unasked = filled(
                    self.tr("Only {steps} (no agreement needed)"), steps=_counted(free)
                )
                ways.append((unasked, partial(self._go, free, consent=False)))
            self._card.offer(filled(text, way=self.words(len(lines))), *ways)

    def _go(self, count: int, *, consent: bool) -> None:
        """Every step is a line in the journal, and every one can be redone."""
        taken = []
        for line in self._done()[:count]:
            if not self._commander.undo(consent=consent):
                break
            taken.append(line.seq)
        if taken:
            text = filled(self.tr("Undone: {steps}"), steps=_counted(len(taken)))
            self._notify(text, partial(self._bring_back, taken))

    def _bring_back(self, taken: list[int]) -> None:
        """As long as nothing else was done instead."""
        for seq in reversed(taken):
            following = self._commander.session.next_redo
            if following is None or following.seq != seq or not self._commander.redo():
                return


def _counted(count: int) -> str:
    return steps(count, speech())
