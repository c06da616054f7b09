"""One card a contract and one a line of the transport register, as the viewer may see them."""

from functools import partial
from typing import TYPE_CHECKING, Literal

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from bp_desktop.core.sealing import Opening
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.labels import name_of
from bp_desktop.games.burning_planets.match.secret_commands import (
    AgreeContract,
    CancelContract,
    CloseContract,
    DiscloseCargo,
    DiscloseContract,
    RuleOnSeal,
    SealContract,
    SecretCommand,
)
from bp_desktop.games.burning_planets.match.secret_values import ContractStatus, Terms
from bp_desktop.games.burning_planets.match.secret_view import ContractView, LineView
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.burning_planets.studio.flow import FlowLayout
from bp_desktop.ui.burning_planets.table.secrets.opening import OpeningForm
from bp_desktop.ui.burning_planets.table.secrets.parts import GoodsForm
from bp_desktop.ui.burning_planets.table.secrets.words import (
    goods_words,
    state_name,
    status_name,
)
from bp_desktop.ui.marking import filled
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column

if TYPE_CHECKING:
    from bp_desktop.ui.commander import AnyCommander

SHORT = 16
"""Letters of a published hash that are shown; all of them stand in the tooltip."""


class SecretCard(QFrame):
    """A heading, what can be read, the published hash, and whether the two agree."""

    def __init__(self, theme: Theme, commander: "AnyCommander") -> None:
        super().__init__()
        self._theme = theme
        self._commander = commander
        self.setProperty("card", "true")
        self.box: QVBoxLayout = column(theme, self, spacing=6, edges=(16, 12, 16, 12))
        self.opening: OpeningForm | None = None
        self.buttons: dict[str, Button] = {}

    def _submit(self, command: SecretCommand) -> None:
        self._commander.submit(command)

    def _say(self, text: str, role: str = "small") -> None:
        self.box.addWidget(label(text, role, wrap=True))

    def _say_hash(self, commitment: str, *, proven: bool) -> None:
        if not commitment:
            return
        text = filled(self.tr("Published hash: {hash}"), hash=commitment[:SHORT])
        line = label(text, "caption", wrap=True)
        line.setToolTip(commitment)
        self.box.addWidget(line)
        if proven:
            self._say(self.tr("Verified: this is what was sealed."), "strong")


class ContractCard(SecretCard):
    """A contract with what can be done about it now."""

    def __init__(self, theme: Theme, commander: "AnyCommander", contract: ContractView) -> None:
        super().__init__(theme, commander)
        match: Match = commander.state
        self._contract = contract
        first, second = (name_of(match, one) for one in contract.partners)
        self._say(f"{first} · {second}", "strong")
        kind = self.tr("secret") if contract.is_secret else self.tr("public")
        self._say(f"{status_name(contract.status)}, {kind}")
        if contract.terms is not None:
            self._say_terms(match, contract.terms)
        elif contract.is_secret:
            self._say(self.tr("Face down."), "quiet")
        known = match.secrets.contracts[contract.id]
        # A disclosure that does not fit its hash is refused (BP-SECRET-9): terms are the proof.
        self._say_hash(contract.commitment, proven=known.is_secret and known.terms is not None)
        if contract.reason:
            self._say(filled(self.tr("Ruled: {reason}"), reason=contract.reason))
        if contract.status is ContractStatus.DRAFT:
            self._offer_signing(match)
        elif known.seal is not None and known.terms is None:
            self.opening = OpeningForm(
                theme, known.seal, self.tr("Turn it over"), self._disclose, self._rule
            )
            # What was ruled on can still be turned over, if the passphrase is found after all.
            self.opening.give_up.setVisible(contract.status is ContractStatus.SEALED)
            self.box.addWidget(self.opening)
        elif contract.status is ContractStatus.SEALED:
            self._offer("fulfilled", self.tr("Fulfilled"), self._close("disclosed"))
            self._offer("broken", self.tr("Broken"), self._close("broken"))

    def _say_terms(self, match: Match, terms: Terms) -> None:
        for one in terms.deliveries:
            text = self.tr("{giver} to {receiver}: {goods}")
            giver, receiver = name_of(match, one.giver), name_of(match, one.receiver)
            goods = goods_words(one.goods)
            self._say(filled(text, giver=giver, receiver=receiver, goods=goods), "body")
        text = self.tr("Cargo ship {number} of {player}")
        self._say(filled(text, number=terms.ship_number, player=name_of(match, terms.carrier)))
        if terms.note:
            self._say(terms.note)

    def _offer_signing(self, match: Match) -> None:
        contract = self._contract
        for partner in contract.partners:
            if partner not in contract.signed:
                words = filled(self.tr("{player} signs"), player=name_of(match, partner))
                self._offer("sign", words, AgreeContract(contract.id, partner))
        if len(contract.signed) == len(contract.partners):
            words = self.tr("Lay it face down") if contract.is_secret else self.tr("Put in force")
            self._offer("seal", words, SealContract(contract.id))
        drop = CancelContract(contract.id, contract.partners[0])
        self._offer("drop", self.tr("Throw it away"), drop)

    def _offer(self, id_: str, words: str, command: SecretCommand) -> None:
        button = Button(self._theme, words, partial(self._submit, command))
        if not self.buttons:
            self._foot = QWidget()
            self._offers = FlowLayout(self._foot, gap=self._theme.px(8))
            self.box.addWidget(self._foot)
        self.buttons[id_] = button
        self._offers.addWidget(button)

    def _close(self, status: Literal["disclosed", "broken"]) -> CloseContract:
        return CloseContract(self._contract.id, status)

    def _disclose(self, opening: Opening) -> None:
        self._submit(DiscloseContract(self._contract.id, opening))

    def _rule(self, reason: str) -> None:
        self._submit(CloseContract(self._contract.id, "lost", reason))


class LineCard(SecretCard):
    """A transport: what is public of it, and the contents for whoever may see them."""

    def __init__(self, theme: Theme, commander: "AnyCommander", line: LineView) -> None:
        super().__init__(theme, commander)
        match: Match = commander.state
        self._line = line
        text = self.tr("{number}. Cargo ship {ship} of {player}")
        owner = name_of(match, line.owner)
        self._say(filled(text, number=line.number, ship=line.ship_number, player=owner), "strong")
        text = self.tr("Turn {turn}, from {giver}: {state}")
        giver = name_of(match, line.giver)
        self._say(filled(text, turn=line.turn, giver=giver, state=state_name(line.state)))
        self._say(goods_words(line.goods) if line.goods is not None else self.tr("Concealed."))
        for one in line.landings:
            text = self.tr("Unloaded for {player} in turn {turn}: {goods}")
            goods = goods_words(one.goods) if one.goods is not None else self.tr("concealed")
            receiver: PlayerId = one.receiver
            words = filled(text, player=name_of(match, receiver), turn=one.turn, goods=goods)
            self._say(words)
        self._say_hash(line.commitment, proven=line.proven)
        if line.ruled:
            self._say(filled(self.tr("Ruled: {reason}"), reason=line.ruled))
        lot = match.secrets.cargo.get(line.seal) if line.seal is not None else None
        if lot is not None and lot.seal.is_locked and line.seal is not None:
            register = next(
                one
                for one in (*match.secrets.past, *match.secrets.under_way)
                if one.number == line.number
            )
            if register.goods is None:
                self._form = GoodsForm(theme, match.tables.resources)
                self.opening = OpeningForm(
                    theme,
                    lot.seal,
                    self.tr("Show the contents"),
                    self._disclose,
                    self._rule,
                    self._form,
                )
                self.box.addWidget(self.opening)

    def _disclose(self, opening: Opening) -> None:
        assert self._line.seal is not None
        self._submit(DiscloseCargo(self._line.seal, opening))

    def _rule(self, reason: str) -> None:
        assert self._line.seal is not None
        self._submit(RuleOnSeal(self._line.seal, self._form.goods(), reason))
