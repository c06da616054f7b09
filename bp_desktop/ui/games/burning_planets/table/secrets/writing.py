"""Writing of contracts and private notes; secret ones before their author's eyes alone."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import RandomBytes
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.secret_values import Terms
from bp_desktop.games.burning_planets.match.secret_view import ContractView
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.table.secrets.contract_form import ContractForm
from bp_desktop.ui.games.burning_planets.table.secrets.contract_text import SECRET
from bp_desktop.ui.games.burning_planets.table.secrets.note_form import NoteForm
from bp_desktop.ui.table.curtain.curtain import Curtain
from bp_desktop.ui.widgets.basics import Button, column
from bp_desktop.ui.widgets.containers import reveal

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.commanders import MatchTableContext


class WritingPlace(QWidget):
    """At most one contract and one note; hidden while there is neither.

    A contract that was begun waits, also in a view that was not there then; a secret one until
    its author looks again.
    """

    closed = Signal()
    """A contract was written, or thrown away."""

    def __init__(
        self,
        context: "MatchTableContext",
        curtain: Curtain,
        random_bytes: RandomBytes,
        cost: int,
    ) -> None:
        """`curtain`: to have somebody look (BP-APP-6)."""
        super().__init__()
        self._theme = theme = context.theme
        self._commander = commander = context.commander
        self._looking = context.looking
        self._curtain = curtain
        self._drafts = drafts = context.drafts
        self._random = random_bytes
        self._cost = cost
        self._draft = drafts.of("contract")
        self.note_form: NoteForm | None = None
        self.form = ContractForm(
            theme,
            commander,
            random_bytes,
            self._want_kind,
            self._pass_on,
            self._close_form,
            self._draft,
            cost,
        )
        self.resume = Button(theme, "", self._resume, icon_name="eye")
        self._box = column(theme, self, spacing=12)
        self._box.addWidget(self.resume)
        self._box.addWidget(self.form)

    def refresh(self) -> None:
        """Somebody looks, or nobody any more."""
        if self.note_form is not None and self._looking() != self.note_form.player:
            self.close_note()
        seen = self._awaited in (None, self._looking())
        self.form.setVisible(self.is_writing and seen)
        self.resume.setVisible(self.is_writing and not seen)
        self.setVisible(self.is_writing or self.note_form is not None)
        if self._awaited is not None:
            match = self._commander.state
            name = match.players[self._awaited].name
            text = self.tr("{player} goes on writing a secret contract")
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
        """A new one, public until somebody says secret; never in place of one that was begun."""
        if self.is_writing:
            self._ask_to_finish()
            return
        self._write(None)
        self.form.begin(partners, goods)
        self.refresh()
        self.form.partners[0].setFocus()

    def redraft(self, contract: ContractView, terms: Terms | None) -> None:
        if self.is_writing:
            self._ask_to_finish()
            return
        viewer = self._looking()
        first, second = contract.partners
        partners = (second, first) if viewer == second else (first, second)
        self._write(partners[0] if contract.is_secret else None)
        self.form.begin(partners, redrafts=contract.id, terms=terms)
        if contract.is_secret:
            self.form.set_kind(SECRET)
        self.refresh()
        self.form.gives[0].focus_first()

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
        self._curtain.ask(first, self.tr("A secret contract is written."), self._make_secret)

    def _make_secret(self) -> None:
        self._write(self._looking())
        self.form.set_kind(SECRET)
        self.refresh()
        self.form.gives[0].focus_first()

    def _resume(self) -> None:
        if self._awaited is not None:
            reason = self.tr("You were writing a secret contract.")
            self._curtain.ask(self._awaited, reason, self._take_over)

    def _pass_on(self, player: PlayerId) -> None:
        self._curtain.ask(
            player, self.tr("A secret contract waits for your passphrase."), self._take_over
        )

    def _take_over(self) -> None:
        self.refresh()
        self.form.take_over()

    def _close_form(self) -> None:
        self._draft.clear()
        self.refresh()
        self.closed.emit()

    # --- notes

    def open_note(self, player: PlayerId) -> None:
        self._curtain.ask(player, self.tr("Your private note is opened."), self._show_note)

    def _show_note(self) -> None:
        viewer = self._looking()
        if viewer is None:
            return
        self.close_note()
        self.note_form = NoteForm(
            self._theme, self._commander, viewer, self._random, self._cost, self._drafts
        )
        self._box.insertWidget(0, self.note_form)
        self.refresh()
        self.note_form.focus_first()

    def close_note(self) -> None:
        if self.note_form is not None:
            self._box.removeWidget(self.note_form)
            self.note_form.hide()
            self.note_form.setParent(None)
            self.note_form.deleteLater()
            self.note_form = None
