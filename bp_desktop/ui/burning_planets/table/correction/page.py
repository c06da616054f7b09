"""The journal's page: its lines, and the card that corrects the chosen one."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, QTimer
from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.ui.burning_planets.table.correction.conflicts import Told
from bp_desktop.ui.burning_planets.table.correction.panel import CorrectionPanel, MayLook
from bp_desktop.ui.burning_planets.table.journal import JournalModel
from bp_desktop.ui.burning_planets.table.line_list import LineList
from bp_desktop.ui.drafts import Drafts
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.metrics import column

if TYPE_CHECKING:
    from bp_desktop.ui.commander import AnyCommander


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
        self.model = JournalModel(theme, commander.session, self)
        self.lines = LineList(theme)
        self.lines.setModel(self.model)
        self.lines.setAccessibleName(self.tr("Journal"))
        self.correction = CorrectionPanel(theme, commander, may_look, told, drafts)
        self.correct = Button(
            theme, self.tr("Correct this step"), self._open, kind="quiet", icon_name="eraser"
        )
        self.correct.setEnabled(False)
        self.lines.activated.connect(self._open)
        self.lines.selectionModel().currentChanged.connect(self._on_current)
        self.correction.closed.connect(self._on_closed)
        box = column(theme, self, spacing=8)
        box.addWidget(self.lines, 2)
        box.addWidget(self.correct, 0, Qt.AlignmentFlag.AlignRight)
        box.addWidget(self.correction, 3)
        self.correction.resume(self.model.sentence)
        self.correct.setVisible(self.correction.isHidden())

    def show_viewer(self, viewer: PlayerId | None) -> None:
        """Somebody looks, or nobody any more: sentences with amounts come and go."""
        self.model.show_viewer(viewer)
        self.correction.show_viewer(viewer)
        self.correction.title.setText(self.model.sentence(self.correction.seq))

    def _on_current(self, index: QModelIndex) -> None:
        seq = index.data(JournalModel.SEQ)
        self.correct.setEnabled(seq is not None and self.correction.can_open(seq))

    def _open(self) -> None:
        index = self.lines.currentIndex()
        if index.isValid():
            self.correction.open_step(index.data(JournalModel.SEQ), str(index.data()))
            self.correct.setVisible(self.correction.isHidden())
            # The card takes room: the line it is about stays in sight.
            QTimer.singleShot(0, self, lambda: self.lines.scrollTo(self.lines.currentIndex()))

    def _on_closed(self) -> None:
        self.correct.show()
        self._on_current(self.lines.currentIndex())
        self.lines.setFocus()
