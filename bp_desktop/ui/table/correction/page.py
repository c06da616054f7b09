"""The journal's page: its lines, and the card that corrects the chosen one."""

from collections.abc import Callable, Sequence
from typing import Generic

from PySide6.QtCore import QTimer
from PySide6.QtGui import (
    QAccessible,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from bp_desktop.core.type_variables import C, E, S
from bp_desktop.ui.table.context import TableContext
from bp_desktop.ui.table.correction.panel import CorrectionPanel
from bp_desktop.ui.table.journal import JournalPresenter
from bp_desktop.ui.table.journal_filter import JournalFilter
from bp_desktop.ui.table.remarks.cards import RemarkCards
from bp_desktop.ui.table.remarks.keeper import RemarkKeeper
from bp_desktop.ui.widgets.announcing import announce
from bp_desktop.ui.widgets.basics import column, label, lay, row
from bp_desktop.ui.widgets.explained import explain
from bp_desktop.ui.widgets.fitting import FittingButton
from bp_desktop.ui.widgets.row_painting import LINES
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.widgets.rule_link import RuleLinks

ROOM_FOR_WORDS = 560
"""The width of a page with every word at its foot."""
LEAST_WHY = 140
"""The width of why a line cannot be corrected."""
ROOM_FOR_BOTH = 440
"""The height of a page with its lines and a correction."""


class JournalPage(QWidget, Generic[S, C, E]):
    """Enter or a double click on a line, or the button, opens its correction; another button leads
    to its place on the board."""

    def __init__(
        self, context: TableContext[S, C, E], show: Callable[[Sequence[str]], object]
    ) -> None:
        """`show`: where the first of some things is that is still there, by their ids."""
        super().__init__()
        explain(self, help_page="undo")
        self._context = context
        self._theme = theme = context.theme
        commander, viewer = context.commander, context.viewer
        self.journal = JournalPresenter(commander.session, context.game, context.looking, self)
        # Before the card listens, which tells what the journal says.
        commander.changed.connect(self._on_changed)
        # Somebody looks, or nobody any more: sentences with amounts come and go.
        viewer.changed.connect(self._on_viewer)
        self.lines = RowList(
            theme,
            self.tr("Journal"),
            lambda _id: self._show_trouble(),
            lambda _id: self._open(),
            style=LINES,
            twice=True,
        )
        self.lines.setObjectName("plainList")
        self.lines.lie_on("sunken")
        self.lines.thing_of = lambda id_: self.thing_of(int(id_))
        self.filter = JournalFilter(theme, self.journal)
        self.filter.changed.connect(self._show_lines)
        self.correction = CorrectionPanel(context, self.journal, self.lines)
        self.remarks = RemarkKeeper(
            context.view, context.game, context.looking, self.journal.as_read, self
        )
        self.cards = RemarkCards(theme, self.remarks)
        self.comment = FittingButton(theme, self.add_remark, kind="quiet", icon_name="note")
        self.comment.set_words(self.tr("Comment or photo"))
        if context.game.remarks is None:
            self.comment.hide()
        self.correct = FittingButton(theme, self._open, kind="quiet", icon_name="eraser")
        self.correct.set_words(self.tr("Correct this step"))
        self.place = FittingButton(
            theme,
            lambda: show(self.journal.things_of(self._seq)),
            kind="quiet",
            icon_name="map",
        )
        self.place.set_words(self.tr("Show on the board"))
        self.rules = RuleLinks(theme, context.rules)
        """That the chosen step went against."""
        self.why = label("", "small", wrap=True)
        self.why.setMinimumWidth(theme.px(LEAST_WHY))
        self.counting = FittingButton(theme, self._show_lines, kind="chip", icon_name="filter")
        self.counting.set_words(self.tr("Hide undone steps"))
        self.counting.setCheckable(True)
        self.correction.closed.connect(self._on_closed)
        self._foot = QWidget()
        foot = row(theme, self._foot, spacing=8)
        lay(foot, self.counting, (self.why, 1), self.rules, self.comment, self.place, self.correct)
        box = column(theme, self, spacing=8)
        lay(box, self.filter, (self.lines, 2), self.cards, self._foot, (self.correction, 3))
        self.correction.resume()
        self._foot.setVisible(self.correction.isHidden())
        self._show_lines()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is narrow, the reason why a line cannot be corrected needs the room."""
        super().resizeEvent(event)
        narrow = self.width() < self._theme.px(ROOM_FOR_WORDS)
        least, whole = self.counting.minimumSizeHint(), self.counting.sizeHint()
        self.counting.setMaximumWidth((least if narrow else whole).width())
        self._share_room()

    def _share_room(self) -> None:
        """On a low page an open correction has all of it: else its last button is cut off."""
        is_low = self.height() < self._theme.px(ROOM_FOR_BOTH)
        for part in (self.filter, self.lines):
            part.setHidden(is_low and not self.correction.isHidden())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_lines()

    def rule_here(self) -> str:
        """What the chosen step went against (F1)."""
        return next(iter(self.rules.ids), "")

    def take_keyboard(self) -> None:
        """Onto the newest line, or onto the one that was chosen before."""
        if not self.lines.chosen and self.lines.ids:
            self.lines.setCurrentIndex(self.lines.index_of(self.lines.ids[0]))
        self.lines.setFocus()

    def _on_changed(self, _change: object) -> None:
        """After a step: one line more; the others may read differently now."""
        self.journal.refresh()
        if self.isVisible():
            self._show_lines()
        if QAccessible.isActive():  # wording a line takes its time: only where somebody listens
            self._announce()

    def _on_viewer(self) -> None:
        if self.isVisible():
            self._show_lines()

    def _announce(self) -> None:
        """The newest line is read aloud, wherever the keyboard is."""
        announce(self, self.journal.told(len(self._context.commander.session.entries)))

    def _show_lines(self) -> None:
        """The newest first; the chosen one stays chosen as long as it is there."""
        context, shown = self._context, self.journal.ids(taken_back=not self.counting.isChecked())
        seats = {str(one.id): one.name for one in context.game.seats(context.state)}
        self.filter.offer(seats, shown)
        found = self.filter.found(shown)
        self.lines.show_rows(self.journal.rows(reversed(found)), self.lines.chosen)
        self._show_trouble()

    @property
    def _seq(self) -> int:
        """The line that is chosen; 0: none."""
        return int(self.lines.chosen or 0)

    def _show_trouble(self) -> None:
        why = self.correction.trouble_with(self._seq)
        self.why.setText(why)
        self.correct.setEnabled(not why)
        board = self._context.parts.board
        self.place.setVisible(board is not None and board.is_tracked(self._context.state))
        self.place.setEnabled(bool(self.journal.things_of(self._seq)))
        self.comment.setEnabled(self.remarks.can_remark(self.remarks.subject_of(self._seq)))
        self.cards.show_step(self.remarks.subject_of(self._seq))
        self.rules.cite(self.journal.rules_against(self._seq))

    def add_remark(self) -> None:
        """On the chosen line; where none is, on the last step."""
        if not self.remarks.can_remark(self.remarks.subject_of(self._seq)):
            session = self._context.commander.session
            steps = (one.seq for one in reversed(session.timeline) if not one.aside)
            self.lines.choose(str(next(steps, "")))
        seq = self.remarks.subject_of(self._seq)
        self.remarks.ask(seq, self.journal.sentence(seq))

    def thing_of(self, seq: int) -> str:
        """What the step of a line was about, if that is still there; "" if not."""
        context = self._context
        things = self.journal.things_of(seq)
        known = (one for one in things if context.game.facts(context.state, one, None) is not None)
        return next(known, "")

    def open_step(self, seq: int) -> None:
        """Its line is chosen and its correction open."""
        self._show_lines()
        if str(seq) not in self.lines.ids:
            self.filter.clear()
        if str(seq) not in self.lines.ids:
            self.toggle_taken_back()
        self.lines.choose(str(seq))
        self._open()

    def toggle_taken_back(self) -> None:
        """Show all lines, or only what counts now; by key."""
        self.counting.setChecked(not self.counting.isChecked())
        self._show_lines()

    def _open(self) -> None:
        if self._seq:
            self.correction.open_step(self._seq)
            self._foot.setVisible(self.correction.isHidden())
            self._share_room()
            # The card takes room: the line it is about stays in sight.
            QTimer.singleShot(0, self, lambda: self.lines.scrollTo(self.lines.currentIndex()))

    def _on_closed(self) -> None:
        self._foot.show()
        self._share_room()
        self._show_trouble()
        self.lines.setFocus()
