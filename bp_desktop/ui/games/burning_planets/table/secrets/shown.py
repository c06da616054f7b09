"""Disclosure card: what was just turned over, large enough for all, with the check of its seal."""

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame

from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import commitment_of
from bp_desktop.games.burning_planets.ids import SealId
from bp_desktop.games.burning_planets.match.labels import name_of, names_of
from bp_desktop.games.burning_planets.match.secret_events import (
    CargoDisclosed,
    CargoRuled,
    ContractDisclosed,
)
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.session.session import Change
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.table.secrets.words import goods_words, terms_lines
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label, row

SHORT = 16
"""Letters of a published hash that are shown; all of them stand in the tooltip."""


class DisclosureCard(QFrame):
    """Lies on the table until somebody takes it away, or the next turn begins."""

    lies = Signal(bool)
    """Whether it takes its room now."""

    def __init__(self, theme: Theme, changed: SignalInstance) -> None:
        """`changed` tells of every step of the match."""
        super().__init__()
        self.setProperty("card", "true")
        self.title = label("", "overline", wrap=True)
        self.words = label("", "heading", wrap=True)
        self.proof = label("", "small", wrap=True)
        self.dismiss = Button(theme, self.tr("Close"), self.hide, kind="icon", icon_name="close")
        line = row(theme, self, spacing=12, edges=(16, 12, 12, 12))
        texts = column(theme, spacing=4)
        for one in (self.title, self.words, self.proof):
            texts.addWidget(one)
        line.addLayout(texts, 1)
        line.addWidget(self.dismiss)
        self.hide()
        changed.connect(self._follow)

    def _follow(self, change: Change[Match, object, object]) -> None:
        """After a step: what it turned over is shown, what was taken back is not."""
        if not change.entry.kind.goes_on or change.before.turn.number != change.after.turn.number:
            self.hide()
        if not change.entry.kind.goes_on:
            return
        match = change.after
        for event in change.entry.events:
            match event:
                case ContractDisclosed():
                    partners = match.secrets.contracts[event.contract].partners
                    text = self.tr("Turned over: the contract of {players}")
                    title = filled(text, players=names_of(match, partners))
                    lines = "\n".join(terms_lines(match, event.terms))
                    self._show(title, lines, commitment_of(event.opening).hex())
                case CargoDisclosed():
                    seal = commitment_of(event.opening).hex()
                    self._show(self._load(match, event.seal), self._goods(event.goods), seal)
                case CargoRuled():
                    self._show(self._load(match, event.seal), self._goods(event.goods), "")
                    text = self.tr("The table's ruling, not proven by a seal: {reason}")
                    self.proof.setText(filled(text, reason=event.reason))

    def _load(self, match: Match, seal: SealId) -> str:
        giver = name_of(match, match.secrets.cargo[seal].giver)
        return filled(self.tr("Opened: the sealed load of {player}"), player=giver)

    @staticmethod
    def _goods(goods: Purse) -> str:
        return goods_words(goods)

    def _show(self, title: str, words: str, hash_: str) -> None:
        self.title.setText(title)
        self.words.setText(words)
        text = self.tr(
            "Verified: this text gives the very hash {hash}… that was published when it was "
            "sealed, so nobody has changed a letter since."
        )
        self.proof.setText(filled(text, hash=hash_[:SHORT]))
        self.proof.setToolTip(hash_)
        self.show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.lies.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.lies.emit(False)
