"""Writing of contracts and private notes; secret ones before their author's eyes alone."""

import json
from base64 import b64decode, b64encode
from functools import partial
from secrets import token_bytes

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QCheckBox, QPlainTextEdit, QWidget

from bp_desktop.core.messages import Refused
from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import Opening, open_draft, seal_draft
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.secret_commands import DropNote, KeepNote
from bp_desktop.games.burning_planets.match.secret_contents import note_in, sealed
from bp_desktop.games.burning_planets.match.secret_values import LONGEST_NOTE, Note, Terms
from bp_desktop.games.burning_planets.match.secret_view import ContractView
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.commanders import MatchTableContext
from bp_desktop.ui.games.burning_planets.table.secrets.contract_form import ContractForm
from bp_desktop.ui.games.burning_planets.table.secrets.contract_text import PUBLIC, SECRET
from bp_desktop.ui.games.burning_planets.table.secrets.opening import PassphraseForm
from bp_desktop.ui.shell.draft_file import LONGEST
from bp_desktop.ui.shell.drafts import SEALED, Draft, KeptFields
from bp_desktop.ui.table.curtain import Curtain
from bp_desktop.ui.widgets.basics import Button, Card, column, label, lay, put_away, sized
from bp_desktop.ui.widgets.containers import flowing, reveal
from bp_desktop.ui.widgets.passphrase import NewPassphrase
from bp_desktop.ui.widgets.patience import patient_scrypt
from bp_desktop.ui.words.wording import worded_all


class NoteForm(Card):
    """Of one player, while that player looks. Out of sight it shows nothing; what was not kept
    yet comes back with its author, and over a kept note with the passphrase too."""

    def __init__(self, context: MatchTableContext, player: PlayerId) -> None:
        super().__init__(context.theme, spacing=8, edges=(16, 12, 16, 12))
        self._theme = theme = context.theme
        self._commander = context.commander
        self._drafts = context.drafts
        self._draft: Draft = {}
        self._sealed: Draft = {}
        """The same for the next start, once the passphrase has opened what it changes."""
        self._read_from: Opening | None = None
        self.player = player
        players = context.state.players
        self.opening: PassphraseForm | None = None
        others = [one for one in players.values() if one.id != player]
        # BP-ALLY-1: alliances take more than two players
        self.allies = {one.id: QCheckBox(one.name) for one in others if len(others) > 1}
        self.text = QPlainTextEdit()
        self.text.setPlaceholderText(self.tr("Only for you"))
        self.text.setAccessibleName(self.tr("Only for you"))
        self.text.setTabChangesFocus(True)
        sized(theme, self.text, height=96)
        self.phrase = NewPassphrase(theme, self.tr("Passphrase"), self.keep)
        self.said = label("", "small", wrap=True)
        self.do = Button(theme, self.tr("Save"), self.keep, kind="primary", icon_name="lock")
        self.drop = Button(theme, self.tr("Delete note"), self.tear_up, kind="quiet")
        self._page = QWidget()
        page = column(theme, self._page, spacing=8)
        if self.allies:
            allies = flowing(theme, *self.allies.values(), gap=12)
            lay(page, label(self.tr("Allied with"), "small"), allies)
        lay(page, self.text, self.phrase)
        heading = filled(self.tr("Private note of {player}"), player=players[player].name)
        lay(
            self.box,
            label(heading, "strong", wrap=True),
            self._page,
            self.said,
            flowing(theme, self.do, self.drop),
        )
        boxes = {f"allied with {one}": box for one, box in self.allies.items()}
        self._typed = KeptFields(self, {"text": self.text, **boxes}, None)
        self.text.textChanged.connect(self._seal_draft)
        for box in boxes.values():
            box.toggled.connect(self._seal_draft)
        self.show_state()

    def show_state(self) -> None:
        """A new note to write, or one that waits for its passphrase."""
        kept = self._commander.state.secrets.notes.get(self.player)
        self.wipe()
        put_away(self.opening)
        self.opening = None
        self._page.setHidden(kept is not None)
        self.do.setHidden(kept is not None)
        self.drop.setHidden(kept is None)
        # A text that was read goes on as a draft of that note, and of no other one.
        name = "new note" if kept is None else f"note {kept.commitment.hex()}"
        self._draft = self._drafts.of(name, self.player)
        self._sealed = self._drafts.sealed(name, self.player)
        if kept is None:
            self._typed.take(self._draft)
            self.said.setText(
                self.tr(
                    "Protected by your passphrase: neither the screen nor the file shows it to "
                    "others. If you forget it, the note can only be deleted."
                )
            )
            return
        self.said.setText(self.tr("Saved. Your passphrase opens it again."))
        self.opening = PassphraseForm(self._theme, kept, self.tr("Read"), self._read, icon="eye")
        self.box.insertWidget(1, self.opening)

    def focus_first(self) -> None:
        first = self.text if self.opening is None else self.opening.phrase
        first.setFocus()
        reveal(self)

    def _read(self, opening: Opening) -> None:
        try:
            note = note_in(opening)
        except Refused as refusal:
            self.said.setText(worded_all(refusal.messages))
            return
        if not self._draft:
            kept = {f"allied with {one}": True for one in note.allies} | {"text": note.text}
            self._draft.update(self._unsealed(opening) or kept)
        self._typed.take(self._draft)
        assert self.opening is not None
        kept_seal = self._commander.state.secrets.notes.get(self.player)
        self._read_from = opening if kept_seal is not None and kept_seal.is_locked else None
        self._seal_draft()
        self.opening.hide()
        self._page.show()
        self.do.show()
        self.said.setText(self.tr("To save changes, type a passphrase again."))
        self.text.setFocus()

    def _seal_draft(self) -> None:
        """Only its author can open it, and it is there again when the program is started again."""
        if self._read_from is None:
            return
        typed = json.dumps(self._draft, ensure_ascii=False).encode("utf-8", "surrogatepass")
        sealed = b64encode(seal_draft(self._read_from, typed, token_bytes)).decode()
        self._sealed[SEALED] = sealed if len(sealed) <= LONGEST else ""

    def _unsealed(self, opening: Opening) -> Draft | None:
        """What was typed before the program ended."""
        try:
            found = open_draft(opening, b64decode(str(self._sealed.get(SEALED, ""))))
            draft = json.loads(found or b"null")
        except ValueError:
            return None
        return draft if isinstance(draft, dict) else None

    def note(self) -> Note:
        allies = tuple(player for player, box in self.allies.items() if box.isChecked())
        return Note(allies, self.text.toPlainText().strip()[:LONGEST_NOTE])

    def keep(self) -> None:
        phrase = self.phrase.text()
        trouble = self.phrase.trouble()
        if not phrase and not trouble:
            trouble = self.tr("A private note needs a passphrase.")
        if trouble:
            self.said.setText(trouble)
            if not self.phrase.only_warns:
                self.phrase.wipe()
                self.phrase.phrase.setFocus()
            return
        seal = sealed(self.note(), {self.player: phrase}, token_bytes, stretch=patient_scrypt)
        self._finish(self._commander.submit(KeepNote(self.player, seal)))

    def tear_up(self) -> None:
        self._finish(self._commander.submit(DropNote(self.player)))

    def _finish(self, done: bool) -> None:
        if done:
            self._draft.clear()
            self._sealed.clear()
            self.show_state()

    def wipe(self) -> None:
        self._read_from = None
        self._typed.take(None)
        self.phrase.wipe()

    def hideEvent(self, event: QHideEvent) -> None:
        self.wipe()
        super().hideEvent(event)


class WritingPlace(QWidget):
    """At most one contract and one note; hidden while there is neither.

    A contract that was begun waits, also in a view that was not there then; a secret one until
    its author looks again.
    """

    closed = Signal()
    """A contract was written, or thrown away."""
    seen = Signal(bool)
    """Whether the text of a contract stands there now."""

    def __init__(self, context: MatchTableContext, curtain: Curtain) -> None:
        """`curtain`: to have somebody look (BP-APP-6)."""
        super().__init__()
        self._context = context
        self._looking = context.looking
        self._curtain = curtain
        self._draft = context.drafts.of("contract", lasts=True)
        self.note_form: NoteForm | None = None
        self.form = ContractForm(context, self._want_kind, self._pass_on, self._close_form)
        self.resume = Button(context.theme, "", self._resume, icon_name="eye")
        self._box = lay(column(context.theme, self, spacing=12), self.resume, self.form)

    def refresh(self) -> None:
        """Somebody looks, or nobody any more."""
        if self.note_form is not None and self._looking() != self.note_form.player:
            self.close_note()
        seen = self._awaited in (None, self._looking())
        self.form.setVisible(self.is_writing and seen)
        self.resume.setVisible(self.is_writing and not seen)
        self.setVisible(self.is_writing or self.note_form is not None)
        self.seen.emit(self.is_writing and seen)
        if self._awaited is not None:
            name = self._context.state.players[self._awaited].name
            text = self.tr("{player}: continue your secret contract")
            if self.form.typist is not None:
                text = self.tr("{player}: read and sign a secret contract")
            self.resume.set_words(filled(text, player=name))

    # --- a contract

    @property
    def is_writing(self) -> bool:
        return bool(self._draft.get("is begun"))

    @property
    def _writer(self) -> PlayerId | None:
        """Before whose eyes alone the text is written; None: everybody's."""
        found = self._draft.get("writer")
        return None if found is None else PlayerId(str(found))

    def _write(self, writer: PlayerId | None) -> None:
        self._draft.update({"is begun": True, "writer": writer})

    @property
    def _awaited(self) -> PlayerId | None:
        """Who must look before anything of it is seen."""
        return None if self._writer is None else self.form.typist or self._writer

    def write_contract(
        self, partners: tuple[PlayerId, PlayerId], goods: tuple[Purse, Purse] | None
    ) -> None:
        """A new one, secret until somebody says public: written while its first partner looks, and
        nobody else. Never in place of one that was begun."""
        if self.is_writing:
            self._ask_to_finish()
            return
        reason = self.tr("A secret contract is being written.")
        self._curtain.ask(partners[0], reason, partial(self._begin, partners, goods))

    def _begin(
        self, partners: tuple[PlayerId, PlayerId], goods: tuple[Purse, Purse] | None
    ) -> None:
        self._write(self._looking())
        self.form.begin(partners, goods)
        self.refresh()
        self.form.focus_first()

    def redraft(self, contract: ContractView, terms: Terms | None) -> None:
        if self.is_writing:
            self._ask_to_finish()
            return
        viewer = self._looking()
        first, second = contract.partners
        partners = (second, first) if viewer == second else (first, second)
        self._write(partners[0] if contract.is_secret else None)
        self.form.begin(partners, redrafts=contract.id, terms=terms)
        self.form.set_kind(SECRET if contract.is_secret else PUBLIC)
        self.refresh()
        self.form.focus_first()

    def _ask_to_finish(self) -> None:
        """Where its author does not look, by the way back to it: the text says nothing unseen."""
        if self.form.isHidden():
            self.resume.setFocus()
            reveal(self.resume)
        else:
            self.form.ask_to_finish()

    def _want_kind(self, kind: str) -> None:
        """A secret text is typed while its first partner looks, and nobody else."""
        if kind != SECRET:
            self._write(None)
            self.form.set_kind(kind)
            return
        self.form.set_kind(self.form.kind)  # until they look it is what it was
        first = self.form.pair[0]
        self._curtain.ask(first, self.tr("A secret contract is being written."), self._make_secret)

    def _make_secret(self) -> None:
        self._write(self._looking())
        self.form.set_kind(SECRET)
        self.refresh()
        self.form.focus_first()

    def _resume(self) -> None:
        if self._awaited is not None:
            reason = self.tr("You were writing a secret contract.")
            if self.form.typist is not None:
                reason = self.tr("A secret contract waits for your signature.")
            self._curtain.ask(self._awaited, reason, self._take_over)

    def _pass_on(self, player: PlayerId) -> None:
        reason = self.tr("A secret contract waits for your signature.")
        if player == self._writer:
            reason = self.tr("The other player has not signed your contract.")
        self._curtain.ask(player, reason, self._take_over)

    def _take_over(self) -> None:
        self.refresh()
        self.form.take_over()

    def _close_form(self, *, signed: bool) -> None:
        """A secret one that both have signed is covered at once: the laptop goes back."""
        is_secret = self._writer is not None
        self._draft.clear()
        if signed and is_secret:
            self._curtain.cover()
        self.refresh()
        self.closed.emit()

    # --- notes

    def open_note(self, player: PlayerId) -> None:
        self._curtain.ask(player, self.tr("Your private note is open."), self._show_note)

    def _show_note(self) -> None:
        viewer = self._looking()
        if viewer is None:
            return
        self.close_note()
        self.note_form = NoteForm(self._context, viewer)
        self._box.insertWidget(0, self.note_form)
        self.refresh()
        self.note_form.focus_first()

    def close_note(self) -> None:
        if self.note_form is not None:
            self.note_form.hide()
            self.note_form.setParent(None)
            self.note_form.deleteLater()
            self.note_form = None
