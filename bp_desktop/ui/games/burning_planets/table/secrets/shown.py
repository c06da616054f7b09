"""Disclosure card: what was just turned over, large enough for all, with the check of its seal."""

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QFrame

from bp_desktop.core.sealing import Opening, commitment_of
from bp_desktop.games.burning_planets.ids import SealId
from bp_desktop.games.burning_planets.match.lookup import name_of, names_of
from bp_desktop.games.burning_planets.match.secret_events import (
    CargoDisclosed,
    CargoRuled,
    ContractDisclosed,
)
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.session.session import Change
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import fact_words
from bp_desktop.ui.games.burning_planets.table.secrets.words import terms_lines
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label, lay, row


class DisclosureCard(QFrame):
    """Lies on the table until somebody takes it away, or the next turn begins."""

    def __init__(self, theme: Theme, changed: SignalInstance) -> None:
        """`changed` tells of every step of the match."""
        super().__init__()
        self.setProperty("card", "true")
        self.title = label("", "overline", wrap=True)
        self.words = label("", "heading", wrap=True)
        self.proof = label("", "small", wrap=True)
        self.dismiss = Button(theme, self.tr("Close"), self.hide, kind="icon", icon_name="close")
        texts = lay(column(theme, spacing=4), self.title, self.words, self.proof)
        lay(row(theme, self, spacing=12, edges=(16, 12, 12, 12)), (texts, 1), self.dismiss)
        self.hide()
        changed.connect(self._follow)

    def _follow(self, change: Change[Match, object, object]) -> None:
        """After a step: what it turned over is shown, what was taken back is not."""
        goes_on, match = change.entry.kind.goes_on, change.after
        if not goes_on or change.before.turn.number != match.turn.number:
            self.hide()
        for event in change.entry.events if goes_on else ():
            match event:
                case ContractDisclosed():
                    partners = match.secrets.contracts[event.contract].partners
                    text = self.tr("Revealed: the contract of {players}")
                    title = filled(text, players=names_of(match, partners))
                    lines = "\n".join(terms_lines(match, event.terms))
                    self._show(title, lines, event.opening)
                case CargoDisclosed():
                    title = self._load(match, event.seal)
                    self._show(title, fact_words(event.goods), event.opening)
                case CargoRuled():
                    title = self._load(match, event.seal)
                    self._show(title, fact_words(event.goods), None, event.reason)

    def _load(self, match: Match, seal: SealId) -> str:
        giver = name_of(match, match.secrets.cargo[seal].giver)
        return filled(self.tr("Opened: the sealed load of {player}"), player=giver)

    def _show(self, title: str, words: str, opening: Opening | None, reason: str = "") -> None:
        """Without an `opening` as its proof the table has ruled, for a reason."""
        text = self.tr("Verified: not a letter has changed since it was sealed.")
        if opening is None:
            text = self.tr("Decided by the players, not proven by a seal: {reason}")
        proof = commitment_of(opening).hex() if opening is not None else ""
        self.title.setText(title)
        self.words.setText(words)
        self.proof.setText(filled(text, reason=reason))
        self.proof.setToolTip(filled(self.tr("Fingerprint: {hash}"), hash=proof) if proof else "")
        self.show()
