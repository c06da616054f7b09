"""Form for a branch: what the match is called that goes on from a step of another."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from bp_desktop.session.labels import MAX_TITLE
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row
from bp_desktop.ui.widgets.fields import text_line


class BranchForm(QFrame):
    """Enter plays on; an empty name is the proposed one."""

    named = Signal(str)
    cancelled = Signal()

    def __init__(self, theme: Theme, title: str, step: int) -> None:
        super().__init__()
        self._proposed = filled(self.tr("{title}, from step {step}"), title=title, step=step)
        self.name = text_line(self.tr("Name"), self._proposed, self.accept, longest=MAX_TITLE)
        self.name.setText(self._proposed[:MAX_TITLE])
        self.name.selectAll()
        self.go_on = Button(
            theme, self.tr("Play on"), self.accept, kind="primary", icon_name="play"
        )
        cancel = Button(theme, self.tr("Cancel"), self.cancelled.emit, kind="quiet")
        said = self.tr(
            "A new match begins with everything up to step {step}. “{title}” stays as it is."
        )
        lay(
            column(theme, self, spacing=12, edges=(32, 28, 32, 28)),
            label(self.tr("Play on from here"), "title"),
            label(filled(said, step=step, title=title), "quiet", wrap=True),
            label(self.tr("Name"), "overline"),
            self.name,
            lay(row(theme, spacing=8, edges=(0, 8, 0, 0)), SPRING, cancel, self.go_on),
        )
        self.setFocusProxy(self.name)

    def accept(self) -> None:
        self.named.emit(self.name.text().strip() or self._proposed[:MAX_TITLE])
