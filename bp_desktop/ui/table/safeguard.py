"""Safeguard of the table: asks before somebody leaves the match or a turn ends with something left.

A question stands in the message place with the keyboard on the answer that changes nothing.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from bp_desktop.core.messages import Message
from bp_desktop.games.offers import Offer
from bp_desktop.games.system import Enforcement
from bp_desktop.session.session import Change
from bp_desktop.texts.marking import filled
from bp_desktop.ui.table.trouble import Way
from bp_desktop.ui.words.wording import worded, worded_all

if TYPE_CHECKING:
    from bp_desktop.ui.table.view import TableView

ANSWERED = "answered"


class SafeguardController(QObject):
    """Asks, remembers for this match that it was answered, and offers Undo afterwards."""

    def __init__(self, view: TableView[Any, Any, Any]) -> None:
        super().__init__(view)
        self._view = view
        self._context = context = view.context
        self._memory = context.drafts.of("end of turn")
        self._ending: tuple[Any, str] | None = None
        """The step that ends the turn, and what it leaves, as everybody may read it."""
        context.commander.changed.connect(self._on_changed)

    # --- leaving the match

    def leave_match(self, name: Message, command: Any) -> None:
        """Concede, share the victory, stop: one click in a menu is not enough for that."""
        words = worded(name)
        text = filled(self.tr("{ending}: is that right? You can undo it."), ending=words)
        self._view.screens.show_turn()  # the question is asked there
        self._view.trouble.ask(
            text,
            (words, partial(self._view.act, command)),
            self.tr("Keep playing"),
            other=self._program_way(command),
        )

    def _program_way(self, command: Any) -> Way | None:
        """Whoever leaves can let the program play on for them."""
        game, state = self._context.game, self._context.state
        seat_id = game.system.about(state, command).seat
        seat = game.seat(state, seat_id) if seat_id is not None else None
        if seat is None or seat.level or not game.bots:
            return None
        return self.tr("The program plays on …"), self._view.choose_players

    # --- ending a turn

    def end_turn(self, offer: Offer[Any]) -> None:
        """At once, or after a question; where the rules object, they ask themselves."""
        state, game = self._context.state, self._context.game
        seen = game.seen_by(state, None) if game.hides(state) else state
        told = _in_one_line(game.left_at_end(seen))
        covered = self._context.viewer.is_covered(state)
        left = told if covered else _in_one_line(game.left_at_end(state))
        end = partial(self._end, offer.command, told)
        if not left or not self._is_wanted() or self._rules_ask(offer):
            end()
            return
        text = filled(self.tr("{left}\nEnd the turn anyway?"), left=left)
        way = self.tr("End the turn"), partial(self._answer, end)
        self._view.trouble.ask(text, way, self.tr("Keep playing"), self._answer)

    def _is_wanted(self) -> bool:
        wish = self._context.view.choices.now.ask_at_end
        return wish == "always" or (wish == "first" and ANSWERED not in self._memory)

    def _rules_ask(self, offer: Offer[Any]) -> bool:
        if offer.legal:
            return False
        strict = self._context.game.system.enforcement(self._context.state)
        return not offer.verdict.possible or strict is not Enforcement.FREE

    def _answer(self, then: Any = None) -> None:
        self._memory[ANSWERED] = True
        if then is not None:
            then()

    def _end(self, command: Any, left: str) -> None:
        self._ending = command, left
        self._view.act(command)

    def _on_changed(self, change: Change[Any, Any, Any]) -> None:
        """It is told afterwards too: by then the keys have gone on."""
        ending, self._ending = self._ending, None
        if ending is None or not ending[1] or change.entry.command != ending[0]:
            return
        text = filled(self.tr("The turn has ended. {left}"), left=ending[1])
        self._context.view.notify(text, self._view.undo)


def _in_one_line(messages: tuple[Message, ...]) -> str:
    return worded_all(messages).replace("\n", "  ·  ")
