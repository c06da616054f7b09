"""Writing a contract down: two partners, a ship, what goes where, and two passphrases."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QLineEdit, QSpinBox

from bp_desktop.core.messages import Message, Refused
from bp_desktop.core.sealing import COST, RandomBytes
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.secret_commands import DraftContract
from bp_desktop.games.burning_planets.match.secret_contents import objections_to_terms, seal_terms
from bp_desktop.games.burning_planets.match.secret_values import LONGEST_NOTE, Delivery, Terms
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.burning_planets.table.secrets.parts import GoodsForm, passphrase_line
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.wording import worded_all

if TYPE_CHECKING:
    from bp_desktop.ui.commander import AnyCommander


class ContractForm(QFrame):
    """For the two partners alone: what was typed is gone when it is written or hidden."""

    def __init__(
        self,
        theme: Theme,
        commander: "AnyCommander",
        random_bytes: RandomBytes,
        done: Callable[[], object],
        cost: int = COST,
    ) -> None:
        super().__init__()
        self._commander = commander
        self._random = random_bytes
        self._done = done
        self._cost = cost
        self._warned: tuple[Message, ...] = ()
        self.setProperty("card", "true")
        match: Match = commander.state
        self.partners = (self._players(self.tr("First partner")), self._players(self.tr("Second")))
        self.partners[1].setCurrentIndex(1)
        self.carrier = self._players(self.tr("Whose ship"))
        self.number = QSpinBox(minimum=1, maximum=999)
        self.number.setPrefix("# ")
        self.number.setMinimumWidth(theme.px(96))
        self.number.setAccessibleName(self.tr("Number of the cargo ship"))
        self.number.setToolTip(self.tr("Number of the cargo ship"))
        resources = tuple(match.tables.resources)
        self.gives = (GoodsForm(theme, resources), GoodsForm(theme, resources))
        self.note = QLineEdit(maxLength=LONGEST_NOTE)
        self.note.setPlaceholderText(self.tr("Further words, if any"))
        self.note.setAccessibleName(self.tr("Further words, if any"))
        self.secret = QCheckBox(self.tr("Secret"))
        self.secret.setChecked(True)
        self.phrases = (
            passphrase_line(self.tr("Passphrase of the first")),
            passphrase_line(self.tr("Passphrase of the second")),
        )
        for line in self.phrases:
            self.secret.toggled.connect(line.setVisible)
        self.said = label("", "small", wrap=True)
        self.do = Button(theme, self.tr("Write it down"), self.write, kind="primary")
        self._lay_out(theme)

    def _players(self, name: str) -> QComboBox:
        box = QComboBox()
        match: Match = self._commander.state
        for player in match.players.values():
            box.addItem(player.name, player.id)
        box.setAccessibleName(name)
        box.setToolTip(name)
        return box

    def _lay_out(self, theme: Theme) -> None:
        box = column(theme, self, spacing=8, edges=(16, 12, 16, 12))
        box.addWidget(label(self.tr("A contract of two"), "strong"))
        for partner, gives in zip(self.partners, self.gives, strict=True):
            line = row(theme, spacing=8)
            line.addWidget(partner, 1)
            line.addWidget(label(self.tr("gives"), "small"))
            box.addLayout(line)
            box.addWidget(gives)
        ship = row(theme, spacing=8)
        box.addWidget(label(self.tr("By the cargo ship of"), "small"))
        ship.addWidget(self.carrier, 1)
        ship.addWidget(self.number)
        box.addLayout(ship)
        box.addWidget(self.note)
        box.addWidget(self.secret)
        for phrase in self.phrases:
            box.addWidget(phrase)
        box.addWidget(self.said)
        box.addWidget(self.do)

    def terms(self) -> Terms:
        first, second = (PlayerId(one.currentData()) for one in self.partners)
        promised = (
            Delivery(first, second, self.gives[0].goods()),
            Delivery(second, first, self.gives[1].goods()),
        )
        return Terms(
            PlayerId(self.carrier.currentData()),
            self.number.value(),
            tuple(one for one in promised if one.goods),
            self.note.text().strip(),
        )

    def write(self) -> None:
        """Judge the text while it can be read, then seal it. Asked twice, it is overruled."""
        match: Match = self._commander.state
        terms = self.terms()
        first, second = (PlayerId(one.currentData()) for one in self.partners)
        try:
            found = objections_to_terms(match, (first, second), terms)
        except Refused as refusal:
            self._say(refusal.messages)
            return
        if found and found != self._warned:
            self._say(found)
            self._warned = found
            self.do.set_words(self.tr("Write it down all the same"))
            return
        command = DraftContract(first, second, terms=terms)
        if self.secret.isChecked():
            phrases = dict(
                zip((first, second), (line.text() or None for line in self.phrases), strict=True)
            )
            seal = seal_terms(terms, phrases, self._random, self._cost)
            command = DraftContract(first, second, seal=seal)
        if self._commander.submit(command, overrule=bool(found)):
            self.wipe()
            self._done()

    def _say(self, messages: tuple[Message, ...]) -> None:
        self._warned = ()
        self.said.setText(worded_all(messages))

    def wipe(self) -> None:
        for gives in self.gives:
            gives.wipe()
        for line in (*self.phrases, self.note):
            line.clear()
        self.said.setText("")
        self._warned = ()
        self.do.set_words(self.tr("Write it down"))

    def hideEvent(self, event: QHideEvent) -> None:
        self.wipe()
        super().hideEvent(event)
