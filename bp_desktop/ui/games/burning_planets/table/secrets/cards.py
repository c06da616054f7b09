"""Cards of contracts and transports, as the viewer may see them, with what can be done."""

from collections.abc import Callable
from functools import partial
from typing import Literal, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from bp_desktop.core.messages import Refused
from bp_desktop.core.sealing import Opening, Seal
from bp_desktop.games.burning_planets.match import secret_commands as sc
from bp_desktop.games.burning_planets.match.lookup import name_of
from bp_desktop.games.burning_planets.match.secret_contents import goods_in, terms_in
from bp_desktop.games.burning_planets.match.secret_values import (
    CargoState,
    ContractStatus,
    SealedCargo,
    Terms,
)
from bp_desktop.games.burning_planets.match.secret_view import ContractView, LineView
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import fact_words, names, resource_looks
from bp_desktop.ui.games.burning_planets.commanders import MatchTableContext
from bp_desktop.ui.games.burning_planets.table.secrets import words
from bp_desktop.ui.games.burning_planets.table.secrets.opening import PassphraseForm, RulingForm
from bp_desktop.ui.games.burning_planets.table.titles import site_title
from bp_desktop.ui.widgets.basics import Button, Card, label, lay, show_text
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.purse import PurseEdit
from bp_desktop.ui.words.wording import worded_all

Redraft = Callable[[ContractView, Terms | None], object]


class SecretCard(Card):
    """A heading, what can be read, and in its details the fingerprint that proves it."""

    def __init__(self, context: MatchTableContext) -> None:
        super().__init__(context.theme, spacing=6, edges=(16, 12, 16, 12))
        self._theme = context.theme
        self._drafts = context.drafts
        self._viewer = context.looking()
        self._match = context.state
        self._submit = context.commander.submit
        self.alone: PassphraseForm | None = None
        """For a party who looks: reading it without showing it to all."""
        self.opening: PassphraseForm | None = None
        self.ruling: RulingForm | None = None
        self.buttons: dict[str, Button] = {}
        self._proof = ""

    def _say(self, text: str, role: str = "small") -> None:
        self.box.addWidget(label(text, role, wrap=True))

    def _say_hash(self, commitment: str, *, proven: bool) -> None:
        text = self.tr("Fingerprint, published when it was sealed: {hash}")
        if proven:
            self._say(self.tr("Verified: this is what was sealed."), "strong")
            text = self.tr("Fingerprint, computed again from the text, the same: {hash}")
        self._proof = filled(text, hash=commitment) if commitment else ""

    def _add_details(self) -> None:
        """Last, and quietly: what somebody may want to write down or compare."""
        if self._proof:
            text = self.tr("Details")
            self.details = Button(self._theme, text, self._toggle_details, kind="link")
            self.fingerprint = label(self._proof, "caption", wrap=True)
            self.fingerprint.hide()
            lay(self.box, (self.details, 0, Qt.AlignmentFlag.AlignLeft), self.fingerprint)

    def _toggle_details(self) -> None:
        self.fingerprint.setVisible(self.fingerprint.isHidden())

    def _say_ruling(self, reason: str) -> None:
        if reason:
            self._say(filled(self.tr("Decided: {reason}"), reason=reason))

    def _offer(self, id_: str, text: str, act: Callable[[], object], kind: str = "plain") -> None:
        if not self.buttons:
            foot = QWidget()
            self._offers = FlowLayout(foot, gap=self._theme.px(8))
            self.box.addWidget(foot)
        self.buttons[id_] = Button(self._theme, text, act, kind=kind)
        self._offers.addWidget(self.buttons[id_])

    def _offer_reading(self, seal: Seal) -> None:
        text, party = self.tr("Read privately"), self._viewer or ""
        self.alone = PassphraseForm(
            self._theme, seal, text, self._read_alone, party=party, icon="eye"
        )
        self.box.addWidget(self.alone)

    def _read_alone(self, opening: Opening) -> None:
        assert self.alone is not None
        try:
            self._show_inside(opening)
        except Refused as refusal:
            show_text(self.alone.said, worded_all(refusal.messages))
        else:
            self.alone.hide()

    def _show_inside(self, opening: Opening) -> None:
        """To whoever reads it alone. Raises Refused for what nobody can read."""
        raise NotImplementedError

    def _offer_opening(
        self, seal: Seal, text: str, disclose: Callable[[Opening], object], ruling: RulingForm
    ) -> None:
        self.opening = PassphraseForm(self._theme, seal, text, disclose)
        self.ruling = ruling
        self.box.addWidget(self.opening)
        self.box.addWidget(ruling)


class ContractCard(SecretCard):
    """Draft, in force, turned over or closed."""

    def __init__(
        self, context: MatchTableContext, contract: ContractView, redraft: Redraft
    ) -> None:
        super().__init__(context)
        self._contract = contract
        self._redraft = redraft
        self._read: Terms | None = contract.terms
        first, second = (name_of(self._match, one) for one in contract.partners)
        self._say(f"{first} · {second}", "strong")
        kind = self.tr("secret") if contract.is_secret else self.tr("public")
        self._say(f"{words.status_name(contract.status)}, {kind}")
        known = self._match.secrets.contracts[contract.id]
        self.text = label("", "body", wrap=True)
        self.box.addWidget(self.text)
        self._show_text()
        # A disclosure that does not fit its hash is refused (BP-SECRET-9): terms are the proof.
        self._say_hash(contract.commitment, proven=known.is_secret and known.terms is not None)
        self._say_ruling(contract.reason)
        if known.seal is not None and contract.terms is None and self._viewer in contract.partners:
            self._offer_reading(known.seal)
        if contract.status is ContractStatus.DRAFT:
            self._offer_signing()
        elif known.seal is not None and known.terms is None:
            self._offer_end(known.seal)
        elif contract.status is ContractStatus.SEALED:
            self._offer("fulfilled", self.tr("Fulfilled"), partial(self._close, "disclosed"))
        if contract.status in (ContractStatus.SEALED, ContractStatus.DISCLOSED):
            text = self.tr("A promise was broken")
            self._offer("broken", text, partial(self._close, "broken"), "quiet")
        self._add_details()

    def _show_text(self) -> None:
        text = ""
        if self._read is not None:
            text = "\n".join(words.terms_lines(self._match, self._read))
        elif self._contract.is_secret:
            text = self.tr("Face down.")
        show_text(self.text, text)

    def _show_inside(self, opening: Opening) -> None:
        self._read = terms_in(self._match, opening)
        self._show_text()
        for id_ in self.buttons.keys() & {"sign", "change"}:
            self.buttons[id_].setEnabled(True)
            self.buttons[id_].setToolTip("")

    def _read_alone(self, opening: Opening) -> None:
        super()._read_alone(opening)
        if self._read is not None:
            self.take_keyboard()

    def take_keyboard(self) -> None:
        """To what goes on with it; never to what throws it away or turns it over."""
        alone = () if self.alone is None else (self.alone.phrase, self.alone.do)
        places: tuple[QWidget | None, ...] = (
            *map(self.buttons.get, ("sign", "seal")),
            *alone,
            self.buttons.get("change"),
        )
        ready = (one for one in places if one and one.isVisible() and one.isEnabled())
        next(ready, self).setFocus()

    # --- a draft

    def _offer_signing(self) -> None:
        contract = self._contract
        for partner in contract.partners:
            if partner in contract.signed or (contract.is_secret and partner != self._viewer):
                continue
            text = filled(self.tr("{player} signs"), player=name_of(self._match, partner))
            last = len(contract.signed) + 1 == len(contract.partners)
            agree = sc.AgreeContract(contract.id, partner, in_force=last)
            sign = partial(self._submit, agree)
            self._offer("sign", text, sign, "primary")
            self._wait_for_reading("sign")
        if len(contract.signed) == len(contract.partners):
            text = self.tr("Place it face down") if contract.is_secret else self.tr("Activate")
            seal = partial(self._submit, sc.SealContract(contract.id))
            self._offer("seal", text, seal, "primary")
        by = self._viewer if self._viewer in contract.partners else contract.partners[0]
        self._offer("change", self.tr("Change the text"), self._change)
        self._wait_for_reading("change")
        drop = partial(self._submit, sc.CancelContract(contract.id, by))
        self._offer("drop", self.tr("Discard"), drop, "quiet")

    def _wait_for_reading(self, id_: str) -> None:
        """Nobody signs or changes what they have not read."""
        if self._read is None:
            self.buttons[id_].setEnabled(False)
            self.buttons[id_].setToolTip(self.tr("Read it first, with your passphrase."))

    def _change(self) -> None:
        self._redraft(self._contract, self._read)

    # --- the end

    def _offer_end(self, seal: Seal) -> None:
        outcomes = {
            "lost": self.tr("Lost"),
            "broken": self.tr("Broken"),
            "void": self.tr("Void"),
        }
        draft = self._drafts.of(f"ruling on {self._contract.id}")
        ruling = RulingForm(self._theme, self._rule, draft, outcomes=outcomes)
        # What was ruled on can still be turned over, if the passphrase is found after all.
        if self._contract.status is not ContractStatus.SEALED:
            ruling.hide()
        self._offer_opening(seal, self.tr("Reveal to everyone"), self._disclose, ruling)

    def _close(
        self, status: Literal["disclosed", "lost", "broken", "void"], reason: str = ""
    ) -> bool:
        return self._submit(sc.CloseContract(self._contract.id, status, reason))

    def _disclose(self, opening: Opening) -> None:
        self._submit(sc.DiscloseContract(self._contract.id, opening))

    def _rule(self, reason: str) -> bool:
        assert self.ruling is not None
        outcome = cast('Literal["lost", "broken", "void"]', self.ruling.outcome)
        return self._close(outcome, reason)


class LineCard(SecretCard):
    """A transport: what is public of it, and the contents for whoever may see them."""

    def __init__(self, context: MatchTableContext, line: LineView) -> None:
        super().__init__(context)
        match = self._match
        text = self.tr("{number}. Cargo ship {ship} of {player}")
        owner = name_of(match, line.owner)
        self._say(filled(text, number=line.number, ship=line.ship_number, player=owner), "strong")
        giver, state = name_of(match, line.giver), words.state_name(line.state)
        text, site = self.tr("Turn {turn}, from {giver}: {state}"), ""
        if line.site is not None:
            text = self.tr("Turn {turn}, from {giver} at {site}: {state}")
            site = site_title(match, line.site)
        self._say(filled(text, turn=line.turn, giver=giver, site=site, state=state))
        self.contents = label(self._contents(line), "small", wrap=True)
        self.box.addWidget(self.contents)
        for one in line.landings:
            text = self.tr("Unloaded in turn {turn} for {player}: {goods}")
            goods = fact_words(one.goods) if one.goods is not None else self.tr("hidden")
            receiver = name_of(match, one.receiver)
            self._say(filled(text, player=receiver, turn=one.turn, goods=goods))
        if line.awaited:
            text = self.tr("The ship is gone. Nobody gets the goods before the envelope is opened.")
            self._say(text, "strong")
        self._say_hash(line.commitment, proven=line.proven)
        self._say_ruling(line.ruled)
        lot = match.secrets.cargo.get(line.seal) if line.seal is not None else None
        if lot is not None and lot.seal.is_locked and lot.state is not CargoState.SETTLED:
            self._offer_contents(lot)
        self._add_details()

    def _offer_contents(self, lot: SealedCargo) -> None:
        if self._viewer in lot.seal.openers:
            self._offer_reading(lot.seal)
        self._seal = lot.id
        self._form = PurseEdit(self._theme, resource_looks())
        draft = self._drafts.of(f"ruling on {lot.id}")
        ruling = RulingForm(self._theme, self._rule, draft, self._form)
        self._offer_opening(
            lot.seal, self.tr("Reveal the contents to everyone"), self._disclose, ruling
        )

    def _contents(self, line: LineView) -> str:
        if line.goods is None:
            return self.tr("Hidden.")
        parts = [fact_words(line.goods)] if line.goods or line.structure is None else []
        if line.structure is not None:
            parts.append(names().kind(line.structure))
        return ", ".join(parts)

    def _show_inside(self, opening: Opening) -> None:
        self.contents.setText(fact_words(goods_in(self._match, opening)))

    def _disclose(self, opening: Opening) -> None:
        self._submit(sc.DiscloseCargo(self._seal, opening))

    def _rule(self, reason: str) -> bool:
        return self._submit(sc.RuleOnSeal(self._seal, self._form.purse(), reason))
