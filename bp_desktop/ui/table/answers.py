"""What the rules answer to a step: a refusal, an objection to overrule, or the wish for consent."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from bp_desktop.core.messages import Message, Refused
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.system import Enforcement
from bp_desktop.texts.marking import filled
from bp_desktop.ui.table.correction.page import JournalPage
from bp_desktop.ui.table.trouble import TroubleCard

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.commanders import MatchCommander

Told = Callable[[tuple[Message, ...]], tuple[Message, ...]]


class Answers(QObject):
    """Puts them on the trouble card, as whoever looks now may read them."""

    def __init__(
        self,
        commander: "MatchCommander",
        card: TroubleCard,
        past: JournalPage,
        told: Told,
        undo: Callable[..., object],
    ) -> None:
        super().__init__(card)
        self._commander = commander
        self._card = card
        self._past = past
        self._told = told
        self._undo = undo
        commander.refused.connect(self._on_refused)
        commander.objected.connect(self._on_objected)
        commander.consent_needed.connect(self._on_consent_needed)

    def on_misread(self, refusal: Refused) -> None:
        """Typed dice that are none; no step was tried."""
        self._card.tell(refusal.messages)

    def _on_refused(self, messages: tuple[Message, ...]) -> None:
        self._card.tell(self._told(messages))

    def _on_objected(self, command: Command, messages: tuple[Message, ...]) -> None:
        """A strict table has no way round the rules; the others overrule them, on record."""
        if self._past.correction.is_amending:
            return  # it lists what has to be decided itself
        match = self._commander.state
        overrule = None
        if match.enforcement is not Enforcement.STRICT:
            overrule = partial(self._commander.submit, command, overrule=True)
        self._card.tell(self._told(messages), overrule)

    def _on_consent_needed(self, seq: int) -> None:
        if self._past.correction.is_amending:
            return
        text = self.tr(
            "Step {step} holds dice or a disclosure. Does the table agree to take it back?"
        )
        self._card.offer(
            filled(text, step=seq), self.tr("The table agrees"), partial(self._undo, consent=True)
        )
