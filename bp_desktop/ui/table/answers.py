"""Answers of the rules to a step: a refusal, an objection to overrule, or the wish for consent."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from bp_desktop.core.messages import Message, Refused
from bp_desktop.games.system import Enforcement
from bp_desktop.texts.marking import filled
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.trouble import TroubleCard


class AnswerPresenter(QObject):
    """Puts them on the trouble card, as whoever looks now may read them, until the next step."""

    def __init__(
        self,
        context: AnyTable,
        card: TroubleCard,
        is_amending: Callable[[], bool],
        undo: Callable[..., object],
    ) -> None:
        """`is_amending`: somebody corrects the past, and lists there what has to be decided."""
        super().__init__(card)
        self._context = context
        self._card = card
        self._is_amending = is_amending
        self._undo = undo
        commander = context.commander
        commander.refused.connect(self._on_refused)
        commander.objected.connect(self._on_objected)
        commander.consent_needed.connect(self._on_consent_needed)
        commander.changed.connect(self._on_changed)
        context.viewer.changed.connect(self._on_viewer)

    def on_misread(self, refusal: Refused) -> None:
        """Typed dice that are none; no step was tried."""
        self._card.tell(refusal.messages)

    def _on_changed(self) -> None:
        self._card.hide()

    def _on_viewer(self) -> None:
        """It may have told its owner what others must not know."""
        if self._context.viewer.seat(self._context.state) is None:
            self._card.hide()

    def _on_refused(self, messages: tuple[Message, ...]) -> None:
        self._card.tell(self._context.told(messages))

    def _on_objected(self, command: Any, messages: tuple[Message, ...]) -> None:
        """A strict table has no way round the rules; the others overrule them, on record."""
        if self._is_amending():
            return
        commander = self._context.commander
        overrule = None
        if self._context.game.system.enforcement(commander.state) is not Enforcement.STRICT:
            overrule = partial(commander.submit, command, overrule=True)
        self._card.tell(self._context.told(messages), overrule)

    def _on_consent_needed(self, seq: int) -> None:
        if self._is_amending():
            return
        text = self.tr(
            "Step {step} holds dice or a disclosure. Does the table agree to take it back?"
        )
        self._card.offer(
            filled(text, step=seq), self.tr("The table agrees"), partial(self._undo, consent=True)
        )
