"""The journal's page: its lines, and the card that corrects the chosen one."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Drafts
from bp_desktop.ui.table.correction.conflicts import Told
from bp_desktop.ui.table.correction.panel import CorrectionPanel
from bp_desktop.ui.table.correction.proposal import MayLook
from bp_desktop.ui.table.journal import JournalModel
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.fitting import FittingButton
from bp_desktop.ui.widgets.line_list import LineList
from bp_desktop.ui.widgets.metrics import column, row

if TYPE_CHECKING:
    from bp_desktop.ui.shell.commander import AnyCommander

ROOM_FOR_WORDS = 560
"""The width of a page with every word at its foot."""


class JournalPage(QWidget):
    """Enter or a double click on a line, or the button, opens its correction."""

    def __init__(
        self,
        theme: Theme,
        commander: "AnyCommander",
        may_look: MayLook,
        told: Told,
        drafts: Drafts | None = None,
    ) -> None:
        super().__init__()
        self._theme = theme
        self.model = JournalModel(theme, commander.session, self)
        self.lines = LineList(theme, self.model)
        self.lines.setAccessibleName(self.tr("Journal"))
        self.correction = CorrectionPanel(theme, commander, may_look, told, self.lines, drafts)
        self.correct = Button(
            theme, self.tr("Correct this step"), self._open, kind="quiet", icon_name="eraser"
        )
        self.why = label("", "small", wrap=True)
        self.counting = FittingButton(theme, self._filter, kind="chip", icon_name="filter")
        self.counting.set_words(self.tr("Without what was taken back"))
        self.counting.setCheckable(True)
        self._chosen = 0
        """The line that is chosen, while the lines are made anew; 0: none."""
        self.model.modelAboutToBeReset.connect(self._remember_chosen)
        self.model.modelReset.connect(self._choose_again)
        self.lines.activated.connect(self._open)
        self.lines.selectionModel().currentChanged.connect(self._on_current)
        self.correction.closed.connect(self._on_closed)
        box = column(theme, self, spacing=8)
        box.addWidget(self.lines, 2)
        self._foot = QWidget()
        foot = row(theme, self._foot, spacing=8)
        foot.addWidget(self.counting)
        foot.addWidget(self.why, 1)
        foot.addWidget(self.correct)
        box.addWidget(self._foot)
        box.addWidget(self.correction, 3)
        self.correction.resume(self.model.sentence)
        self._foot.setVisible(self.correction.isHidden())
        self._on_current(self.lines.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is narrow, the reason why a line cannot be corrected needs the room."""
        super().resizeEvent(event)
        narrow = self.width() < self._theme.px(ROOM_FOR_WORDS)
        least, whole = self.counting.minimumSizeHint(), self.counting.sizeHint()
        self.counting.setMaximumWidth((least if narrow else whole).width())

    def take_keyboard(self) -> None:
        """Onto the newest line, or onto the one that was chosen before."""
        if not self.lines.currentIndex().isValid():
            self.lines.setCurrentIndex(self.model.index(0))
        self.lines.setFocus()

    def show_viewer(self, viewer: PlayerId | None) -> None:
        """Somebody looks, or nobody any more: sentences with amounts come and go."""
        self.model.show_viewer(viewer)
        self.correction.show_viewer(viewer)
        self.correction.title.setText(self.model.sentence(self.correction.seq))

    def _on_current(self, index: QModelIndex) -> None:
        why = self.correction.trouble_with(index.data(JournalModel.SEQ) or 0)
        self.why.setText(why)
        self.correct.setEnabled(not why)

    def open_step(self, seq: int) -> None:
        """Its line is chosen and its correction open."""
        if self.model.row_of(seq) is None:
            self.toggle_taken_back()
        self.lines.setCurrentIndex(self.model.index(self.model.row_of(seq) or 0))
        self._open()

    def toggle_taken_back(self) -> None:
        """Show all lines, or only what counts now; by key."""
        self.counting.setChecked(not self.counting.isChecked())
        self._filter()

    def _filter(self) -> None:
        self.model.show_taken_back(not self.counting.isChecked())

    def _remember_chosen(self) -> None:
        self._chosen = self.lines.currentIndex().data(JournalModel.SEQ) or 0

    def _choose_again(self) -> None:
        row = self.model.row_of(self._chosen)
        self.lines.setCurrentIndex(QModelIndex() if row is None else self.model.index(row))
        self._on_current(self.lines.currentIndex())

    def _open(self) -> None:
        index = self.lines.currentIndex()
        if index.isValid():
            self.correction.open_step(index.data(JournalModel.SEQ), str(index.data()))
            self._foot.setVisible(self.correction.isHidden())
            # The card takes room: the line it is about stays in sight.
            QTimer.singleShot(0, self, lambda: self.lines.scrollTo(self.lines.currentIndex()))

    def _on_closed(self) -> None:
        self._foot.show()
        self._on_current(self.lines.currentIndex())
        self.lines.setFocus()
