"""A private note: whom one is allied with, and words for oneself, under an own passphrase."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QPlainTextEdit, QWidget

from bp_desktop.core.messages import Refused
from bp_desktop.core.sealing import COST, Opening, RandomBytes
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.secret_commands import DropNote, KeepNote
from bp_desktop.games.burning_planets.match.secret_contents import note_in, seal_note
from bp_desktop.games.burning_planets.match.secret_values import LONGEST_NOTE, Note
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.table.secrets.opening import PassphraseForm
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Draft, Drafts, KeptFields
from bp_desktop.ui.widgets.basics import Button, column, label, sized
from bp_desktop.ui.widgets.containers import FlowLayout, reveal
from bp_desktop.ui.widgets.fields import NewPassphrase
from bp_desktop.ui.words.wording import worded_all

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.commanders import MatchCommander


class NoteForm(QFrame):
    """Of one player, while that player looks. Out of sight it shows nothing; what was not kept
    yet comes back with its author, and over a kept note with the passphrase too."""

    def __init__(
        self,
        theme: Theme,
        commander: "MatchCommander",
        player: PlayerId,
        random_bytes: RandomBytes,
        cost: int = COST,
        drafts: Drafts | None = None,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._commander = commander
        self._random = random_bytes
        self._cost = cost
        self.player = player
        match = commander.state
        self.setProperty("card", "true")
        self.opening: PassphraseForm | None = None
        self.allies: dict[PlayerId, QCheckBox] = {}
        self.text = QPlainTextEdit()
        self.text.setPlaceholderText(self.tr("For your eyes only"))
        self.text.setAccessibleName(self.tr("For your eyes only"))
        self.text.setTabChangesFocus(True)
        sized(theme, self.text, height=96)
        self.phrase = NewPassphrase(theme, self.tr("Passphrase"), self.keep)
        self.said = label("", "small", wrap=True)
        self.do = Button(theme, self.tr("Keep it"), self.keep, kind="primary", icon_name="lock")
        self.drop = Button(theme, self.tr("Tear it up"), self.tear_up, kind="quiet")
        self._page = QWidget()
        self._lay_out(theme, match)
        self._drafts = drafts or Drafts()
        self._draft: Draft = {}
        boxes = {f"allied with {player}": box for player, box in self.allies.items()}
        self._typed = KeptFields(self, {"text": self.text, **boxes}, None)
        self.show_state()

    def _lay_out(self, theme: Theme, match: Match) -> None:
        page = column(theme, self._page, spacing=8)
        others = [one for one in match.players.values() if one.id != self.player]
        if len(others) > 1:  # BP-ALLY-1: alliances take more than two players
            page.addWidget(label(self.tr("Allied with"), "small"))
            chips = QWidget()
            flow = FlowLayout(chips, gap=theme.px(12))
            for one in others:
                self.allies[one.id] = QCheckBox(one.name)
                flow.addWidget(self.allies[one.id])
            page.addWidget(chips)
        page.addWidget(self.text)
        page.addWidget(self.phrase)
        self._box = column(theme, self, spacing=8, edges=(16, 12, 16, 12))
        heading = filled(
            self.tr("Private note of {player}"), player=match.players[self.player].name
        )
        self._box.addWidget(label(heading, "strong", wrap=True))
        self._box.addWidget(self._page)
        self._box.addWidget(self.said)
        foot = QWidget()
        buttons = FlowLayout(foot, gap=theme.px(8))
        buttons.addWidget(self.do)
        buttons.addWidget(self.drop)
        self._box.addWidget(foot)

    def show_state(self) -> None:
        """A new note to write, or one that waits for its passphrase."""
        match = self._commander.state
        kept = match.secrets.notes.get(self.player)
        self.wipe()
        if self.opening is not None:
            self._box.removeWidget(self.opening)
            self.opening.hide()
            self.opening.deleteLater()
            self.opening = None
        self._page.setHidden(kept is not None)
        self.do.setHidden(kept is not None)
        self.drop.setHidden(kept is None)
        # A text that was read goes on as a draft of that note, and of no other one.
        name = "new note" if kept is None else f"note {kept.commitment.hex()}"
        self._draft = self._drafts.of(name, self.player)
        if kept is None:
            self._typed.take(self._draft)
            self.said.setText(
                self.tr(
                    "Kept under your passphrase: neither the screen nor the file tells it to "
                    "others. Forgotten, it can only be torn up."
                )
            )
            return
        self.said.setText(self.tr("It is kept. Your passphrase shows it again."))
        self.opening = PassphraseForm(self._theme, kept, self.tr("Read it"), self._read, icon="eye")
        self._box.insertWidget(1, self.opening)

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
            self._draft.update({f"allied with {one}": True for one in note.allies}, text=note.text)
        self._typed.take(self._draft)
        assert self.opening is not None
        self.opening.hide()
        self._page.show()
        self.do.show()
        self.said.setText(self.tr("To keep changes, type a passphrase again."))
        self.text.setFocus()

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
            self.phrase.wipe()
            self.phrase.phrase.setFocus()
            return
        seal = seal_note(self.note(), self.player, phrase, self._random, self._cost)
        self._finish(self._commander.submit(KeepNote(self.player, seal)))

    def tear_up(self) -> None:
        self._finish(self._commander.submit(DropNote(self.player)))

    def _finish(self, done: bool) -> None:
        if done:
            self._draft.clear()
            self.show_state()

    def wipe(self) -> None:
        self._typed.take(None)
        self.phrase.wipe()

    def hideEvent(self, event: QHideEvent) -> None:
        self.wipe()
        super().hideEvent(event)
