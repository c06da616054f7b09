"""Writing a contract down: two partners, a ship, what goes where, and a passphrase of each."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QComboBox, QFrame, QLineEdit, QWidget

from bp_desktop.core.messages import Message, Refused
from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import COST, RandomBytes, Seal
from bp_desktop.games.burning_planets.ids import CARGO, ContractId, PlayerId
from bp_desktop.games.burning_planets.match.secret_commands import DraftContract, RedraftContract
from bp_desktop.games.burning_planets.match.secret_contents import objections_to_terms, seal_terms
from bp_desktop.games.burning_planets.match.secret_values import LONGEST_NOTE, Delivery, Terms
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.burning_planets.table.secrets.parts import GoodsForm, NewPassphrase, reveal
from bp_desktop.ui.marking import filled
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.calm import ChoiceBox
from bp_desktop.ui.widgets.flow import FlowLayout
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.widgets.one_of import OneOf
from bp_desktop.ui.wording import worded_all

if TYPE_CHECKING:
    from bp_desktop.ui.commander import AnyCommander

PUBLIC, SECRET = "public", "secret"


class ContractForm(QFrame):
    """The text first; then, if it is secret, each partner alone types a passphrase. The text
    stays while the form is out of sight, a passphrase never does."""

    def __init__(
        self,
        theme: Theme,
        commander: "AnyCommander",
        random_bytes: RandomBytes,
        on_kind: Callable[[str], object],
        on_pass: Callable[[PlayerId], object],
        done: Callable[[], object],
        cost: int = COST,
    ) -> None:
        """`on_kind`: somebody wants it public or secret; see `set_kind`. `on_pass`: this player
        types a passphrase, once it is them who look; see `take_over`."""
        super().__init__()
        self._commander = commander
        self._random = random_bytes
        self._on_pass = on_pass
        self._is_passed = False
        self._done = done
        self._cost = cost
        self._warned: tuple[Message, ...] = ()
        self._redrafts: ContractId | None = None
        self._phrases: list[str] = []
        self.kind = PUBLIC
        self.setProperty("card", "true")
        match: Match = commander.state
        self.kinds = OneOf(
            theme, {PUBLIC: self.tr("Public"), SECRET: self.tr("Secret")}, PUBLIC, on_kind
        )
        self.partners = (self._box(self.tr("First partner")), self._box(self.tr("Second")))
        self.ship = self._box(self.tr("By which cargo ship"))
        for box in self.partners:
            for player in match.players.values():
                box.addItem(player.name, player.id)
            box.activated.connect(self._show_ships)
        resources = tuple(match.tables.resources)
        self.gives = (GoodsForm(theme, resources), GoodsForm(theme, resources))
        self.note = QLineEdit(maxLength=LONGEST_NOTE)
        self.note.setPlaceholderText(self.tr("Further words, if any"))
        self.note.setAccessibleName(self.tr("Further words, if any"))
        self.hint = label("", "small", wrap=True)
        self.said = label("", "problem", wrap=True)
        self.said.hide()
        self.whose = label("", "strong", wrap=True)
        self.phrase = NewPassphrase(theme, "", self.go_on)
        self.do = Button(theme, "", self.go_on, kind="primary")
        self.drop = Button(theme, self.tr("Throw it away"), self.throw_away, kind="quiet")
        self._text, self._sealing = QWidget(), QWidget()
        self._lay_out(theme)
        self.wipe()

    def _box(self, name: str) -> QComboBox:
        box = ChoiceBox()
        box.setAccessibleName(name)
        box.setToolTip(name)
        return box

    def _lay_out(self, theme: Theme) -> None:
        inside = column(theme, self._text, spacing=8)
        inside.addWidget(self.kinds)
        for partner, gives in zip(self.partners, self.gives, strict=True):
            line = row(theme, spacing=8)
            line.addWidget(partner, 1)
            line.addWidget(label(self.tr("gives"), "small"))
            inside.addLayout(line)
            inside.addWidget(gives)
        inside.addWidget(label(self.tr("By which cargo ship"), "small"))
        inside.addWidget(self.ship)
        inside.addWidget(self.note)
        sealing = column(theme, self._sealing, spacing=8)
        sealing.addWidget(self.whose)
        sealing.addWidget(self.phrase)
        box = column(theme, self, spacing=8, edges=(16, 12, 16, 12))
        box.addWidget(label(self.tr("A contract of two"), "strong"))
        box.addWidget(self._text)
        box.addWidget(self._sealing)
        box.addWidget(self.hint)
        box.addWidget(self.said)
        foot = QWidget()
        buttons = FlowLayout(foot, gap=theme.px(8))
        buttons.addWidget(self.do)
        buttons.addWidget(self.drop)
        box.addWidget(foot)

    # --- what it says

    def begin(
        self,
        partners: tuple[PlayerId, PlayerId],
        goods: tuple[Purse, Purse] | None = None,
        redrafts: ContractId | None = None,
        terms: Terms | None = None,
    ) -> None:
        """A new text between these two, or another one in place of a draft."""
        self.wipe()
        self._redrafts = redrafts
        for box, partner in zip(self.partners, partners, strict=True):
            box.setCurrentIndex(box.findData(partner))
            box.setEnabled(redrafts is None)
        self._show_ships()
        if terms is not None:
            found = self.ship.findData([terms.carrier, terms.ship_number])
            self.ship.setCurrentIndex(max(0, found))
            self.note.setText(terms.note)
            goods = (self._promised(terms, partners[0]), self._promised(terms, partners[1]))
        for gives, each in zip(self.gives, goods or (), strict=False):
            gives.show_goods(each)
        self.partners[0].setFocus()
        reveal(self)

    @staticmethod
    def _promised(terms: Terms, giver: PlayerId) -> Purse:
        total = Purse()
        for one in terms.deliveries:
            if one.giver == giver:
                total = total + one.goods
        return total

    def set_kind(self, kind: str) -> None:
        self.kind = kind
        self.kinds.show_chosen(kind)
        self._show_step()

    @property
    def pair(self) -> tuple[PlayerId, PlayerId]:
        first, second = (PlayerId(box.currentData()) for box in self.partners)
        return first, second

    def _show_ships(self) -> None:
        """Cargo ships of the two, and the next one of each: a contract may come before it."""
        match: Match = self._commander.state
        chosen = self.ship.currentData()
        self.ship.clear()
        built, planned = [], []
        for id_ in dict.fromkeys(self.pair):
            player = match.players[id_]
            for ship in match.board.ships.values():
                if ship.owner == id_ and ship.cls == CARGO:
                    text = filled(self.tr("{number} of {player}"), player=player.name)
                    built.append((filled(text, number=ship.number), [id_, ship.number]))
            text = filled(self.tr("{number} of {player}, not built yet"), player=player.name)
            planned.append((filled(text, number=player.fleet + 1), [id_, player.fleet + 1]))
        for text, data in (*built, *planned):
            self.ship.addItem(text, data)
        self.ship.setCurrentIndex(max(0, self.ship.findData(chosen)))

    def terms(self) -> Terms:
        first, second = self.pair
        promised = (
            Delivery(first, second, self.gives[0].goods()),
            Delivery(second, first, self.gives[1].goods()),
        )
        carrier, number = self.ship.currentData()
        deliveries = tuple(one for one in promised if one.goods)
        return Terms(PlayerId(carrier), int(number), deliveries, self.note.text().strip())

    # --- step by step

    def go_on(self) -> None:
        if self._sealing.isHidden():
            self._finish_text()
        else:
            self._take_phrase()

    def _finish_text(self) -> None:
        """Judge the text while it can be read. Asked twice, it is overruled."""
        match: Match = self._commander.state
        try:
            found = objections_to_terms(match, self.pair, self.terms())
        except Refused as refusal:
            self._say(worded_all(refusal.messages))
            return
        if self.pair[0] == self.pair[1]:
            self._say(self.tr("A contract needs two different players."))
            return
        if found and found != self._warned:
            self._say(worded_all(found))
            self._warned = found
            self.do.set_words(self.tr("Write it down all the same"))
            return
        self._warned = found
        if self.kind == PUBLIC:
            self._submit(None)
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        """What one partner may see is covered before the other one comes."""
        self._is_passed = True
        self._on_pass(self.pair[len(self._phrases)])

    def take_over(self) -> None:
        """Whoever was asked is there."""
        if self._is_passed:
            self._is_passed = False
            self._show_step(sealing=True)

    def _take_phrase(self) -> None:
        trouble = self.phrase.trouble()
        if trouble:
            self._say(trouble)
            self.phrase.wipe()
            self.phrase.phrase.setFocus()
            return
        self._phrases.append(self.phrase.text())
        self.phrase.wipe()
        if len(self._phrases) < len(self.pair):
            self._pass_on()
            return
        phrases = {
            player: phrase or None for player, phrase in zip(self.pair, self._phrases, strict=True)
        }
        self._submit(seal_terms(self.terms(), phrases, self._random, self._cost))

    def _submit(self, seal: Seal | None) -> None:
        first, second = self.pair
        terms = self.terms() if seal is None else None
        command: DraftContract | RedraftContract = DraftContract(first, second, seal, terms)
        if self._redrafts is not None:
            command = RedraftContract(self._redrafts, first, seal, terms)
        if self._commander.submit(command, overrule=bool(self._warned)):
            self.throw_away()

    def _show_step(self, *, sealing: bool = False) -> None:
        """The text, or the passphrase of the partner whose turn it is."""
        self.said.hide()
        self._text.setHidden(sealing)
        self._sealing.setHidden(not sealing)
        if not sealing:
            self._phrases.clear()
            secret = self.kind == SECRET
            self.do.set_words(self.tr("Next: passphrases") if secret else self.tr("Write it down"))
            self.hint.setText(
                self.tr(
                    "Nothing is kept before it is written down: close the match, and it is "
                    "forgotten."
                )
            )
            return
        match: Match = self._commander.state
        name = match.players[self.pair[len(self._phrases)]].name
        self.whose.setText(filled(self.tr("Pass the laptop to {player}."), player=name))
        self.phrase.rename(filled(self.tr("Passphrase of {player}"), player=name))
        self.hint.setText(
            self.tr(
                "Only you type and know it. Either passphrase opens the contract later; left "
                "empty, you depend on the other one."
            )
        )
        last = len(self._phrases) + 1 == len(self.pair)
        self.do.set_words(self.tr("Seal and write it down") if last else self.tr("Next"))
        self.phrase.phrase.setFocus()
        reveal(self)

    def _say(self, text: str) -> None:
        self._warned = ()
        self.said.setText(text)
        self.said.show()

    # --- forgetting

    def throw_away(self) -> None:
        self.wipe()
        self._done()

    def wipe(self) -> None:
        for gives in self.gives:
            gives.wipe()
        self.note.setText("")  # unlike clear(), nothing that undo would bring back
        self.phrase.wipe()
        self._warned = ()
        self._redrafts = None
        self._is_passed = False
        self.set_kind(PUBLIC)

    def hideEvent(self, event: QHideEvent) -> None:
        """Out of sight: a passphrase that was typed is gone, and asked for again; unless the
        laptop is on its way to the other partner."""
        self.phrase.wipe()
        if not self._is_passed:
            self._show_step()
        super().hideEvent(event)
