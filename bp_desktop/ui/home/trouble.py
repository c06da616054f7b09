"""What Home shows when the box cannot be opened."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame

from bp_desktop.ui.desk import Trouble
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.wording import worded


class TroublePanel(QFrame):
    """One clear sentence, the path, and the ways out."""

    def __init__(
        self,
        theme: Theme,
        again: Callable[[], object],
        other: Callable[[], object],
        create: Callable[[], object],
    ) -> None:
        super().__init__()
        self.setProperty("card", "danger")
        self.sentence = label("", "body", wrap=True)
        self.path = label("", "small", wrap=True)
        self.path.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.again = Button(theme, self.tr("Try again"), again, kind="primary", icon_name="restore")
        self.other = Button(theme, self.tr("Open another box …"), other, icon_name="folder")
        self.anew = Button(theme, self.tr("Create a new box …"), create, icon_name="box_new")
        ways = row(theme, spacing=12, edges=(0, 12, 0, 0))
        for way in (self.again, self.other, self.anew):
            ways.addWidget(way)
        ways.addStretch()
        layout = column(theme, self, spacing=8, edges=(28, 24, 28, 24))
        layout.addWidget(label(self.tr("Your games could not be opened"), "title", wrap=True))
        layout.addWidget(self.sentence)
        layout.addWidget(self.path)
        layout.addLayout(ways)

    def show_trouble(self, trouble: Trouble) -> None:
        self.sentence.setText(worded(trouble.message))
        self.path.setText(str(trouble.path))
