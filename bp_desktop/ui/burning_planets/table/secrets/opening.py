"""Opening an envelope with a passphrase, or ruling on one that nobody can open."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from bp_desktop.core.sealing import CannotOpen, Opening, Seal, open_seal
from bp_desktop.ui.burning_planets.table.secrets.parts import GoodsForm, passphrase_line
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row


class OpeningForm(QWidget):
    """A passphrase opens it; where none does, the table rules, with a reason."""

    def __init__(
        self,
        theme: Theme,
        seal: Seal,
        words: str,
        on_opened: Callable[[Opening], object],
        on_ruled: Callable[[str], object],
        goods: GoodsForm | None = None,
    ) -> None:
        super().__init__()
        self._seal = seal
        self._on_opened = on_opened
        self._on_ruled = on_ruled
        self.goods = goods
        self.phrase = passphrase_line(self.tr("Passphrase"), self.open)
        self.phrase.setVisible(seal.is_locked)
        self.do = Button(theme, words, self.open, icon_name="unlock")
        self.said = label("", "small", wrap=True)
        self.said.hide()
        self.give_up = Button(theme, self.tr("Nobody can open it"), self._show_ruling, kind="link")
        self.reason = QLineEdit(maxLength=200)
        self.reason.setPlaceholderText(self.tr("Reason of the table"))
        self.reason.setAccessibleName(self.tr("Reason of the table"))
        self.reason.returnPressed.connect(self.rule)
        self.ruling = Button(theme, self.tr("The table rules"), self.rule)
        self._ruling = QWidget()
        box = column(theme, self, spacing=8)
        line = row(theme, spacing=8)
        line.addWidget(self.phrase, 1)
        line.addWidget(self.do)
        box.addLayout(line)
        box.addWidget(self.said)
        box.addWidget(self.give_up, 0, Qt.AlignmentFlag.AlignLeft)
        inside = column(theme, self._ruling, spacing=8)
        if goods is not None:
            inside.addWidget(label(self.tr("What was inside, in the table's judgement"), "small"))
            inside.addWidget(goods)
        last = row(theme, spacing=8)
        last.addWidget(self.reason, 1)
        last.addWidget(self.ruling)
        inside.addLayout(last)
        box.addWidget(self._ruling)
        self._ruling.hide()

    def open(self) -> None:
        answer = open_seal(self._seal, self.phrase.text())
        self.phrase.clear()
        if isinstance(answer, Opening):
            self._on_opened(answer)
            return
        text = self.tr("No lock takes this passphrase.")
        if answer is CannotOpen.DAMAGED:
            text = self.tr("What is stored is not what was sealed.")
        self.said.setText(text)
        self.said.show()

    def _show_ruling(self) -> None:
        self._ruling.show()
        self.reason.setFocus()

    def rule(self) -> None:
        if not self.reason.text().strip():
            self.said.setText(self.tr("A ruling of the table needs a reason."))
            self.said.show()
            return
        self._on_ruled(self.reason.text().strip())
