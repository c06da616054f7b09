"""Writing a contract and signing it: by both, one after the other, each alone if it is secret."""

from collections.abc import Callable
from functools import partial
from secrets import token_bytes

from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.core.messages import Message, Refused
from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import Opening, Seal, open_seal
from bp_desktop.games.burning_planets.ids import ContractId, PlayerId
from bp_desktop.games.burning_planets.match.secret_commands import DraftContract, RedraftContract
from bp_desktop.games.burning_planets.match.secret_contents import objections_to_terms, sealed
from bp_desktop.games.burning_planets.match.secret_values import Terms
from bp_desktop.games.burning_planets.match.secret_view import own_seals
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.commanders import MatchTableContext
from bp_desktop.ui.games.burning_planets.table.secrets.contract_text import SECRET, ContractText
from bp_desktop.ui.games.burning_planets.table.secrets.partners import signers
from bp_desktop.ui.games.burning_planets.table.secrets.words import terms_lines
from bp_desktop.ui.table.consent import ConsentCard, ConsentRequest
from bp_desktop.ui.widgets.basics import Button, Card, column, label, lay, problem_line, show_text
from bp_desktop.ui.widgets.containers import flowing, reveal
from bp_desktop.ui.widgets.fitting import FittingButton
from bp_desktop.ui.widgets.passphrase import NewPassphrase
from bp_desktop.ui.widgets.patience import patient_scrypt
from bp_desktop.ui.words.wording import worded_all

TRIED = 2
"""Envelopes of a player on which a passphrase is tried: each takes a tenth of a second."""


class ContractForm(Card):
    """Whoever writes it signs it, the other one reads it and signs, and then it lies on the table.
    The text stays while the form is out of sight, among the drafts even without a form; a
    passphrase never does."""

    def __init__(
        self,
        context: MatchTableContext,
        on_kind: Callable[[str], object],
        on_pass: Callable[[PlayerId], object],
        done: Callable[..., object],
    ) -> None:
        """`on_kind`: somebody wants it public or secret; see `set_kind`. `on_pass`: this player
        is to read and sign, once it is them who look; see `take_over`. `done` is told whether it
        was `signed`."""
        theme = context.theme
        super().__init__(theme, spacing=8, edges=(16, 12, 16, 12))
        self._commander = context.commander
        self._on_pass = on_pass
        self._done = done
        self._draft = context.drafts.of("contract", lasts=True)
        self._warned: tuple[Message, ...] = ()
        self._phrase: str | None = None
        """Of whoever wrote it and has signed, while the laptop is on its way to the other one."""
        self._is_passed = False
        self._text = text = ContractText(context, on_kind, self._draft)
        self.kinds, self.partners, self.ship = text.kinds, text.partners, text.ship
        self.gives, self.note = text.gives, text.note
        self.read = label("", "body", wrap=True)
        self.whose = label("", "strong", wrap=True)
        self.phrase = NewPassphrase(theme, "", self.go_on)
        advice = self.tr(
            "Only you know it. Either passphrase opens the contract later; leave it empty and "
            "only your partner can open the contract."
        )
        self._advice = label(advice, "small", wrap=True)
        self.hint = label("", "small", wrap=True)
        self.said = problem_line()
        self.do = FittingButton(theme, self.go_on, kind="primary")
        self.back = Button(theme, self.tr("Do not sign"), self._send_back, kind="quiet")
        self.drop = Button(theme, self.tr("Discard"), self.throw_away, kind="quiet")
        self.consent = ConsentCard(context)
        """Of the other partner, to a public one."""
        self._sealing = QWidget()
        inside = column(theme, self._sealing, spacing=8)
        lay(inside, self.whose, self.phrase)
        lay(
            self.box,
            label(self.tr("Contract between two players"), "strong", wrap=True),
            self._text,
            self.read,
        )
        lay(self.box, self._sealing, self.said)
        # Next to the passphrase, so that whoever has typed it sees where to sign.
        lay(self.box, flowing(theme, self.do, self.back, self.drop), self.consent)
        lay(self.box, self._advice, self.hint)
        for box in self.partners:
            box.activated.connect(self._show_page)
        for line in (self.phrase.phrase, self.phrase.again):
            line.textEdited.connect(self._show_button)
        self.set_kind(self.kind)

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
        self._draft["redrafts"] = redrafts
        self._text.show_partners(partners)
        if terms is not None:
            self._text.show_terms(terms)
        elif goods is not None:
            self._text.show_goods(goods)
        self._show_page()
        reveal(self)

    def focus_first(self) -> None:
        """What is promised: with whom it is has been said."""
        self.gives[0].focus_first()

    @property
    def kind(self) -> str:
        return str(self._draft.get("kind", SECRET))

    def set_kind(self, kind: str) -> None:
        self._draft["kind"] = kind
        self.kinds.show_chosen(kind)
        self._show_page()

    @property
    def _redrafts(self) -> ContractId | None:
        found = self._draft.get("redrafts")
        return None if found is None else ContractId(str(found))

    @property
    def pair(self) -> tuple[PlayerId, PlayerId]:
        return self._text.pair

    @property
    def typist(self) -> PlayerId | None:
        """Who has to read and sign it; None: the text is written."""
        return self.pair[1] if self._phrase is not None else None

    # --- signing

    def go_on(self) -> None:
        if self.typist is not None:
            self._sign_as_second()
        elif self._is_sound():
            self._sign_as_first()

    def _is_sound(self) -> bool:
        """Judge the text while it can be read. Asked twice, it is overruled."""
        try:
            found = objections_to_terms(self._commander.state, self.pair, self._text.terms())
        except Refused as refusal:
            self._say(worded_all(refusal.messages))
            return False
        if self.pair[0] == self.pair[1]:
            self._say(self.tr("A contract needs two different players."))
            return False
        if self.pair[1] not in signers(self._commander.state):
            name = self._commander.state.players[self.pair[1]].name
            self._say(filled(self.tr("{player} cannot sign a contract now."), player=name))
            return False
        if found and found != self._warned:
            self._say(worded_all(found))
            self._warned = found
            self.do.set_words(self.tr("Sign anyway"))
            return False
        self._warned = found
        return True

    def _sign_as_first(self) -> None:
        if self.kind != SECRET:
            self._ask_openly()
        elif self._takes_phrase():
            # What one partner may see is covered before the other one comes.
            self._phrase, self._is_passed = self.phrase.text(), True
            self.phrase.wipe()
            self._on_pass(self.pair[1])

    def _takes_phrase(self) -> bool:
        trouble = self.phrase.trouble()
        if trouble:
            self._say(trouble)
            self.phrase.retry()
        return not trouble

    def _ask_openly(self) -> None:
        command, other = self._command(None), self.pair[1]
        words = "\n".join(terms_lines(self._commander.state, self._text.terms()))
        make = partial(self._submit, None)
        self.consent.ask(ConsentRequest(command, (other,), words, make, bool(self._warned)))

    def take_over(self) -> None:
        """Whoever was asked is there."""
        if self._is_passed:
            self._is_passed = False
            self._show_page()
            self.phrase.phrase.setFocus()
            reveal(self)

    def _sign_as_second(self) -> None:
        if not self._takes_phrase():
            return
        phrases = (self._phrase, self.phrase.text())
        locks = {one: phrase or None for one, phrase in zip(self.pair, phrases, strict=True)}
        self._submit(sealed(self._text.terms(), locks, token_bytes, stretch=patient_scrypt))

    def _command(self, seal: Seal | None) -> DraftContract | RedraftContract:
        first, second = self.pair
        terms = self._text.terms() if seal is None else None
        if self._redrafts is not None:
            return RedraftContract(self._redrafts, first, seal, terms, in_force=True)
        return DraftContract(first, second, seal, terms, in_force=True)

    def _submit(self, seal: Seal | None) -> None:
        if self._commander.submit(self._command(seal), overrule=bool(self._warned)):
            self.wipe()
            self._done(signed=True)

    def _send_back(self) -> None:
        """The other one does not sign: the text waits for whoever wrote it."""
        self._forget_signature()
        self._on_pass(self.pair[0])

    # --- showing

    def _show_page(self) -> None:
        """The text and the first signature, or what the other one reads and signs."""
        self.said.hide()
        match, signing, secret = self._commander.state, self.typist, self.kind == SECRET
        self._text.setHidden(signing is not None)
        self._text.fix_partners(
            first=secret or self._redrafts is not None, second=self._redrafts is not None
        )
        lines = terms_lines(match, self._text.terms()) if signing is not None else ()
        show_text(self.read, "\n".join(lines))
        self._sealing.setVisible(secret)
        self._advice.setVisible(secret)
        self.back.setVisible(signing is not None)
        self.drop.setVisible(signing is None)
        waits = self.tr("Not saved yet: it is lost when you close the program.")
        show_text(self.hint, "" if signing is not None else waits)
        player, sign = signing or self.pair[0], self.tr("Sign")
        name, other = match.players[player].name, match.players[self.pair[1]].name
        self.whose.setText(filled(self.tr("{player} signs"), player=name))
        self.phrase.rename(filled(self.tr("Passphrase of {player}"), player=name))
        seals = own_seals(match.secrets, player)[:TRIED]
        self.phrase.expect(partial(opens_one, seals) if seals else None)
        if signing is not None:
            self.do.set_words(self.tr("Sign and lay it on the table"), sign)
        elif secret:
            text = self.tr("Sign and pass on to {player}")
            self.do.set_words(filled(text, player=other), sign)
        else:
            self.do.set_words(filled(self.tr("Sign and ask {player}"), player=other), sign)

    def _show_button(self) -> None:
        """Whoever types a passphrase signs next."""
        reveal(self.do)

    def _say(self, text: str) -> None:
        self._warned = ()
        show_text(self.said, text)

    def ask_to_finish(self) -> None:
        """Somebody wants to begin another one."""
        self._say(self.tr("Finish this contract first, or discard it."))
        reveal(self.said)

    # --- forgetting

    def throw_away(self) -> None:
        self.wipe()
        self._done(signed=False)

    def wipe(self) -> None:
        self._text.wipe()
        self._warned = ()
        self.consent.forget()
        self._draft.pop("redrafts", None)
        self._phrase, self._is_passed = None, False
        self.phrase.wipe()
        self.set_kind(SECRET)

    def _forget_signature(self) -> None:
        self._phrase, self._is_passed = None, False
        self.phrase.wipe()
        self._show_page()

    def hideEvent(self, event: QHideEvent) -> None:
        """Out of sight: a passphrase that was typed is gone, and asked for again; unless the
        laptop is on its way to the other partner."""
        self.phrase.wipe()
        if not self._is_passed:
            self._forget_signature()
        super().hideEvent(event)


def opens_one(seals: tuple[Seal, ...], phrase: str) -> bool:
    return any(isinstance(open_seal(one, phrase, patient_scrypt), Opening) for one in seals)
