"""Panel of Home for a box that cannot be opened: the reason and the ways out."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.backups.backup_actions import BackupActions
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk import BoxProblem, Desk
from bp_desktop.ui.shell.files import BoxOpener
from bp_desktop.ui.widgets.basics import Button, card, label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.words.wording import worded


class BoxProblemPanel(QWidget):
    """One clear sentence, the path, and the ways out."""

    def __init__(
        self, theme: Theme, desk: Desk, boxes: BoxOpener, backups: BackupActions | None = None
    ) -> None:
        super().__init__()
        self._desk = desk
        self._backups = backups
        self.sentence = label("", "body", wrap=True)
        self.path = label("", "small", wrap=True)
        self.path.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.again = Button(
            theme, self.tr("Try again"), self._try_again, kind="primary", icon_name="rotate"
        )
        self.usual = Button(theme, self.tr("Open my usual box"), self._open_usual, icon_name="home")
        self.other = Button(
            theme, self.tr("Open another box …"), boxes.ask_to_open, icon_name="folder"
        )
        self.anew = Button(
            theme, self.tr("Create a new box …"), boxes.ask_to_create, icon_name="box_new"
        )
        self.restore = Button(
            theme, self.tr("Bring back from a backup …"), self._restore, icon_name="restore"
        )
        ways = column(theme, spacing=12, edges=(0, 12, 0, 0))
        for pair in ((self.again, self.restore, self.usual), (self.other, self.anew)):
            line = row(theme, spacing=12)
            for way in pair:
                line.addWidget(way)
            line.addStretch()
            ways.addLayout(line)
        outer = column(theme, self)
        frame = card("danger")
        outer.addWidget(frame)
        outer.addStretch()
        layout = column(theme, frame, spacing=8, edges=(28, 24, 28, 24))
        layout.addWidget(label(self.tr("Your games could not be opened"), "title", wrap=True))
        layout.addWidget(self.sentence)
        layout.addWidget(self.path)
        layout.addLayout(ways)

    def show_problem(self, problem: BoxProblem) -> None:
        self.sentence.setText(worded(problem.message))
        self.path.setText(str(problem.path))
        self.usual.setVisible(problem.path != self._desk.boxes.usual)
        self.restore.setVisible(self._backups is not None and bool(self._backups.listed()))

    def _restore(self) -> None:
        if self._backups is not None:
            self._backups.show_panel()

    def _try_again(self) -> None:
        if isinstance(self._desk.box, BoxProblem):
            self._desk.open_box(self._desk.box.path)

    def _open_usual(self) -> None:
        self._desk.open_box(self._desk.boxes.usual)
