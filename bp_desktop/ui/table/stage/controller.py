"""Stage controller: puts on the stage what a step brought, if people want to see it."""

from typing import Any

from PySide6.QtCore import QObject, SignalInstance

from bp_desktop.session.entry import Kind
from bp_desktop.session.session import Change
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.preferences import PreferenceKeeper
from bp_desktop.ui.table.parts import TableParts
from bp_desktop.ui.table.stage.overlay import StageOverlay
from bp_desktop.ui.table.stage.run import HOLD_MS, SETTLE_MS, SLIDE_MS, Tempo
from bp_desktop.ui.table.stage.script import scripted


class StageController(QObject):
    """Follows a match for one overlay. Only what is played is shown: nothing that is taken back,
    brought back or corrected, and nothing of a file that is opened."""

    def __init__(
        self,
        overlay: StageOverlay,
        parts: TableParts[Any, Any, Any],
        theme: Theme,
        choices: PreferenceKeeper,
        changed: SignalInstance,
    ) -> None:
        super().__init__(overlay)
        self._overlay = overlay
        self._parts = parts
        self._theme = theme
        self._choices = choices
        changed.connect(self._on_changed)

    def _on_changed(self, change: Change[Any, Any, Any]) -> None:
        if change.entry.kind is Kind.ASIDE:
            return
        outcome = change.entry.outcome
        if change.entry.kind is not Kind.STEP or outcome is None:
            self._overlay.drop()
            return
        hold = HOLD_MS.get(self._choices.now.stage)
        host = self._overlay.parentWidget()
        if hold is None or host is None or not host.isVisible():
            return
        if change.entry.why is not None and self._choices.now.pace == "at_once":
            self._overlay.end()  # moments in a row, too fast to be read, would only flash
            return
        game = self._parts.game
        # A screen that everybody sees: whatever a game forgot to leave out is not in there.
        before = game.seen_by(change.before, None) if game.hides(change.before) else change.before
        moments = game.moments(before, outcome.events, outcome.rolls)
        if moments:
            scripts = tuple(scripted(self._parts, before, one) for one in moments)
            self._overlay.play(scripts, self._tempo(hold))
        else:
            self._overlay.end()

    def _tempo(self, hold: int) -> Tempo:
        look = self._theme.look
        slide = 0 if look.reduce_motion else SLIDE_MS
        settle = 0 if look.reduce_motion or look.still_dice else SETTLE_MS
        return Tempo(hold, slide, settle)
