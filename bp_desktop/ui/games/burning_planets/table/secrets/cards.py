"""Cards of contracts and transports, as the viewer may see them, with what can be done."""

from collections.abc import Callable
from functools import partial
from typing import Literal

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from bp_desktop.core.messages import Refused
from bp_desktop.core.sealing import Opening, Seal
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
from bp_desktop.games.burning_planets.match.secret_contents import goods_in, terms_in
from bp_desktop.games.burning_planets.match.secret_values import CargoState, ContractStatus, Terms
from bp_desktop.games.burning_planets.match.secret_view import ContractView, LineView
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names, resource_looks
from bp_desktop.ui.games.burning_planets.commanders import MatchCommander
from bp_desktop.ui.games.burning_planets.table.secrets.opening import PassphraseForm, RulingForm
from bp_desktop.ui.games.burning_planets.table.secrets.words import (
    goods_words,
    state_name,
    status_name,
    terms_lines,
)
from bp_desktop.ui.games.burning_planets.table.titles import site_title
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Drafts
from bp_desktop.ui.widgets.basics import Button, column, label, show_text
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.purse import PurseEdit
from bp_desktop.ui.words.wording import worded_all

SHORT = 16
"""Letters of a published hash that are shown; all of them stand in the tooltip."""

Redraft = Callable[[ContractView, Terms | None], object]


class SecretCard(QFrame):
    """A heading, what can be read, the published hash, and whether the two agree."""

    def __init__(self, theme: Theme, commander: MatchCommander, drafts: Drafts) -> None:
        super().__init__()
        self._drafts = drafts
        self._theme = theme
        self._commander = commander
        self.setProperty("card", "true")
        self.box: QVBoxLayout = column(theme, self, spacing=6, edges=(16, 12, 16, 12))
        self.opening: PassphraseForm | None = None
        self.ruling: RulingForm | None = None
        self.buttons: dict[str, Button] = {}

    def _submit(self, command: SecretCommand) -> bool:
        return self._commander.submit(command)

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
            self._say(
                self.tr("The program made the hash of the text again, and it is the same."),
                "caption",
            )

    def _offer(self, id_: str, words: str, act: Callable[[], object], kind: str = "plain") -> None:
        if not self.buttons:
            self._foot = QWidget()
            self._offers = FlowLayout(self._foot, gap=self._theme.px(8))
            self.box.addWidget(self._foot)
        self.buttons[id_] = Button(self._theme, words, act, kind=kind)
        self._offers.addWidget(self.buttons[id_])


class ContractCard(SecretCard):
    """Draft, in force, turned over or closed."""

    def __init__(
        self,
        theme: Theme,
        commander: MatchCommander,
        contract: ContractView,
        viewer: PlayerId | None,
        redraft: Redraft,
        drafts: Drafts,
    ) -> None:
        super().__init__(theme, commander, drafts)
        match = commander.state
        self._contract = contract
        self._viewer = viewer
        self._redraft = redraft
        self._read: Terms | None = contract.terms
        self.alone: PassphraseForm | None = None
        """For a partner who looks: reading it without turning it over."""
        first, second = (name_of(match, one) for one in contract.partners)
        self._say(f"{first} · {second}", "strong")
        kind = self.tr("secret") if contract.is_secret else self.tr("public")
        self._say(f"{status_name(contract.status)}, {kind}")
        known = match.secrets.contracts[contract.id]
        self.text = label("", "body", wrap=True)
        self.box.addWidget(self.text)
        self._show_text(match)
        # A disclosure that does not fit its hash is refused (BP-SECRET-9): terms are the proof.
        self._say_hash(contract.commitment, proven=known.is_secret and known.terms is not None)
        if contract.reason:
            self._say(filled(self.tr("Ruled: {reason}"), reason=contract.reason))
        if known.seal is not None and contract.terms is None and viewer in contract.partners:
            self._offer_reading(known.seal)
        if contract.status is ContractStatus.DRAFT:
            self._offer_signing(match)
        elif known.seal is not None and known.terms is None:
            self._offer_opening(known.seal)
        elif contract.status is ContractStatus.SEALED:
            self._offer("fulfilled", self.tr("Fulfilled"), self._closer("disclosed"))
        if contract.status in (ContractStatus.SEALED, ContractStatus.DISCLOSED):
            self._offer("broken", self.tr("A promise was broken"), self._closer("broken"), "quiet")

    def _show_text(self, match: Match) -> None:
        words = ""
        if self._read is not None:
            words = "\n".join(terms_lines(match, self._read))
        elif self._contract.is_secret:
            words = self.tr("Face down.")
        show_text(self.text, words)

    # --- reading

    def _offer_reading(self, seal: Seal) -> None:
        self.alone = PassphraseForm(
            self._theme,
            seal,
            self.tr("Read it alone"),
            self._read_alone,
            party=self._viewer or "",
            icon="eye",
        )
        self.box.addWidget(self.alone)

    def _read_alone(self, opening: Opening) -> None:
        match = self._commander.state
        assert self.alone is not None
        try:
            self._read = terms_in(match, opening)
        except Refused as refusal:
            show_text(self.alone.said, worded_all(refusal.messages))
            return
        self.alone.hide()
        self._show_text(match)
        for id_ in ("sign", "change"):
            if id_ in self.buttons:
                self.buttons[id_].setEnabled(True)
                self.buttons[id_].setToolTip("")
        self.take_keyboard()

    def take_keyboard(self) -> None:
        """To what goes on with it; never to what throws it away or turns it over."""
        places: list[QWidget] = [
            self.buttons[id_] for id_ in ("sign", "seal") if id_ in self.buttons
        ]
        if self.alone is not None:
            places += [self.alone.phrase, self.alone.do]
        if "change" in self.buttons:
            places.append(self.buttons["change"])
        ready = (one for one in places if one.isVisible() and one.isEnabled())
        next(ready, self).setFocus()

    # --- a draft

    def _offer_signing(self, match: Match) -> None:
        contract = self._contract
        for partner in contract.partners:
            if partner in contract.signed or (contract.is_secret and partner != self._viewer):
                continue
            words = filled(self.tr("{player} signs"), player=name_of(match, partner))
            sign = partial(self._submit, AgreeContract(contract.id, partner))
            self._offer("sign", words, sign, "primary")
            self._wait_for_reading("sign")
        if len(contract.signed) == len(contract.partners):
            words = self.tr("Lay it face down") if contract.is_secret else self.tr("Put in force")
            self._offer("seal", words, partial(self._submit, SealContract(contract.id)), "primary")
        by = self._viewer if self._viewer in contract.partners else contract.partners[0]
        self._offer("change", self.tr("Change the text"), self._change)
        self._wait_for_reading("change")
        drop = CancelContract(contract.id, by)
        self._offer("drop", self.tr("Throw it away"), partial(self._submit, drop), "quiet")

    def _wait_for_reading(self, id_: str) -> None:
        """Nobody signs or changes what they have not read."""
        if self._read is None:
            self.buttons[id_].setEnabled(False)
            self.buttons[id_].setToolTip(self.tr("Read it first, with your passphrase."))

    def _change(self) -> None:
        self._redraft(self._contract, self._read)

    # --- the end

    def _offer_opening(self, seal: Seal) -> None:
        self.opening = PassphraseForm(
            self._theme, seal, self.tr("Turn it over for all"), self._disclose
        )
        self.box.addWidget(self.opening)
        outcomes = {
            "lost": self.tr("Lost"),
            "broken": self.tr("Broken"),
            "void": self.tr("Void"),
        }
        draft = self._drafts.of(f"ruling on {self._contract.id}")
        self.ruling = RulingForm(self._theme, self._rule, draft, outcomes=outcomes)
        # What was ruled on can still be turned over, if the passphrase is found after all.
        if self._contract.status is not ContractStatus.SEALED:
            self.ruling.hide()
        self.box.addWidget(self.ruling)

    def _closer(self, status: Literal["disclosed", "broken"]) -> Callable[[], object]:
        return partial(self._submit, CloseContract(self._contract.id, status))

    def _disclose(self, opening: Opening) -> None:
        self._submit(DiscloseContract(self._contract.id, opening))

    def _rule(self, reason: str) -> bool:
        assert self.ruling is not None
        status: Literal["lost", "broken", "void"] = "lost"
        if self.ruling.outcome == "broken":
            status = "broken"
        elif self.ruling.outcome == "void":
            status = "void"
        return self._submit(CloseContract(self._contract.id, status, reason))


class LineCard(SecretCard):
    """A transport: what is public of it, and the contents for whoever may see them."""

    def __init__(
        self,
        theme: Theme,
        commander: MatchCommander,
        line: LineView,
        viewer: PlayerId | None,
        drafts: Drafts,
    ) -> None:
        super().__init__(theme, commander, drafts)
        match = commander.state
        self._line = line
        text = self.tr("{number}. Cargo ship {ship} of {player}")
        owner = name_of(match, line.owner)
        self._say(filled(text, number=line.number, ship=line.ship_number, player=owner), "strong")
        giver = name_of(match, line.giver)
        text = self.tr("Turn {turn}, from {giver}: {state}")
        if line.site is not None:
            text = self.tr("Turn {turn}, from {giver} at {site}: {state}")
        site = "" if line.site is None else site_title(match, line.site)
        state = state_name(line.state)
        self._say(filled(text, turn=line.turn, giver=giver, site=site, state=state))
        self.alone: PassphraseForm | None = None
        """For a party who looks: reading it without showing it to all."""
        self.contents = label(self._contents(line), "small", wrap=True)
        self.box.addWidget(self.contents)
        for one in line.landings:
            text = self.tr("Unloaded for {player} in turn {turn}: {goods}")
            goods = goods_words(one.goods) if one.goods is not None else self.tr("concealed")
            receiver = name_of(match, one.receiver)
            self._say(filled(text, player=receiver, turn=one.turn, goods=goods))
        if line.awaited:
            text = self.tr("The ship is gone. Nobody gets the goods before the envelope is opened.")
            self._say(text, "strong")
        self._say_hash(line.commitment, proven=line.proven)
        if line.ruled:
            self._say(filled(self.tr("Ruled: {reason}"), reason=line.ruled))
        self._offer_opening(match, viewer)

    def _contents(self, line: LineView) -> str:
        if line.goods is None:
            return self.tr("Concealed.")
        parts = [goods_words(line.goods)] if line.goods or line.structure is None else []
        if line.structure is not None:
            parts.append(names().kind(line.structure))
        return ", ".join(parts)

    def _offer_opening(self, match: Match, viewer: PlayerId | None) -> None:
        line = self._line
        lot = match.secrets.cargo.get(line.seal) if line.seal is not None else None
        if lot is None or not lot.seal.is_locked or lot.state is CargoState.SETTLED:
            return
        if viewer is not None and viewer in lot.seal.openers:
            words = self.tr("Read it alone")
            self.alone = PassphraseForm(
                self._theme, lot.seal, words, self._read_alone, party=viewer, icon="eye"
            )
            self.box.addWidget(self.alone)
        self.opening = PassphraseForm(
            self._theme, lot.seal, self.tr("Show the contents to all"), self._disclose
        )
        self._form = PurseEdit(self._theme, resource_looks())
        draft = self._drafts.of(f"ruling on {line.seal}")
        self.ruling = RulingForm(self._theme, self._rule, draft, self._form)
        self.box.addWidget(self.opening)
        self.box.addWidget(self.ruling)

    def _read_alone(self, opening: Opening) -> None:
        match = self._commander.state
        assert self.alone is not None
        try:
            self.contents.setText(goods_words(goods_in(match, opening)))
        except Refused as refusal:
            self.contents.setText(worded_all(refusal.messages))
        self.alone.hide()

    def _disclose(self, opening: Opening) -> None:
        assert self._line.seal is not None
        self._submit(DiscloseCargo(self._line.seal, opening))

    def _rule(self, reason: str) -> bool:
        assert self._line.seal is not None
        return self._submit(RuleOnSeal(self._line.seal, self._form.purse(), reason))
