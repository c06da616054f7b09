"""Promises in the trade tab: those that are open, with their answers, and a form for more."""

from typing import Any

from PySide6.QtWidgets import QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.core.promises import Promise
from bp_desktop.games.shared.promises import MakePromise, SettlePromise
from bp_desktop.games.table import Seat, Turn
from bp_desktop.texts.marking import filled
from bp_desktop.ui.shell.drafts import KeptFields
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.promise_bar import promise_words
from bp_desktop.ui.widgets.basics import Button, Card, column, emptied, label, lay, row
from bp_desktop.ui.widgets.containers import flowing, reveal
from bp_desktop.ui.widgets.fields import ChoiceBox, number_box, text_line

LONGEST = 300
MOST_ROUNDS = 999


class PromisesCard(Card):
    """Promises bind nobody: the table is reminded, and says how it went."""

    def __init__(self, context: AnyTable) -> None:
        theme = context.theme
        super().__init__(theme, spacing=8, edges=(16, 12, 16, 12))
        self._context = context
        self.lines: dict[str, PromiseLine] = {}
        """Of the open promises, by their ids."""
        self._list = column(theme, spacing=8)
        self.none = label(self.tr("No promise is open."), "small", wrap=True)
        self.open_form = Button(
            theme, self.tr("Note a promise"), self._open_form, kind="link", icon_name="plus"
        )
        self.form = PromiseForm(context, self._close_form)
        self.form.hide()
        title = label(self.tr("Promises"), "strong")
        lay(self.box, title, self.none, self._list, self.form, flowing(theme, self.open_form))
        context.follow(self, self._slice, self._show)

    def _slice(self, state: Any) -> tuple[object, ...]:
        game = self._context.game
        return game.promises(state) if game.promises is not None else (), game.seats(state)

    def _show(self, promises: tuple[Promise, ...], _seats: tuple[Seat, ...]) -> None:
        emptied(self._list)
        self.lines = {one.id: PromiseLine(self._context, one) for one in promises}
        lay(self._list, *self.lines.values())
        self.none.setVisible(not promises)

    def _open_form(self) -> None:
        self.form.show()
        self.open_form.hide()
        self.form.text.setFocus()
        reveal(self.form)

    def _close_form(self) -> None:
        self.form.hide()
        self.open_form.show()
        self.open_form.setFocus()


class PromiseLine(QWidget):
    """One that is open: what was said, when it is brought up, and how it went."""

    def __init__(self, context: AnyTable, promise: Promise) -> None:
        super().__init__()
        theme, submit = context.theme, context.commander.submit
        self.text = label(promise_words(context.game, context.state, promise), wrap=True)
        self.when = label(self._when(context, promise), "small", wrap=True)
        self.kept = Button(
            theme,
            self.tr("Kept"),
            lambda: submit(SettlePromise(promise.id, kept=True)),
            icon_name="check",
        )
        self.broken = Button(
            theme, self.tr("Not kept"), lambda: submit(SettlePromise(promise.id, kept=False))
        )
        for button in (self.kept, self.broken):
            button.setAccessibleDescription(self.text.text())
        lines = column(theme, self, spacing=4)
        lay(lines, self.text, self.when, flowing(theme, self.kept, self.broken))

    def _when(self, context: AnyTable, promise: Promise) -> str:
        phase = context.parts.phase_name(promise.phase) if promise.phase else ""
        seat = None
        if promise.turn_of is not None:
            seat = context.game.seat(context.state, promise.turn_of)
        said = [
            filled(self.tr("Turn of {player}"), player=seat.name)
            if seat is not None
            else self.tr("Every turn"),
            phase or self.tr("Beginning of the turn"),
        ]
        if promise.round > 1:
            said.append(filled(self.tr("from round {round}"), round=promise.round))
        return " · ".join(said)


class PromiseForm(QWidget):
    """Who promises what to whom, and when the table is reminded."""

    def __init__(self, context: AnyTable, done: Any) -> None:
        super().__init__()
        theme = context.theme
        self._context = context
        self._done = done
        self.by = ChoiceBox(self.tr("Who promises"), fitting=True)
        self.to = ChoiceBox(self.tr("To whom"), fitting=True)
        hint = self.tr("What is promised")
        self.text = text_line(hint, hint, self.make, longest=LONGEST)
        self.turn_of = ChoiceBox(self.tr("In whose turn to remind"), fitting=True)
        self.phase = ChoiceBox(self.tr("In which phase"), fitting=True)
        self.round = number_box(theme, self.tr("From which round"), 1, MOST_ROUNDS, 1)
        self.make_it = Button(theme, self.tr("Note it"), self.make, kind="primary")
        self.cancel = Button(theme, self.tr("Cancel"), done)
        phases = {"": self.tr("Beginning of the turn")}
        phases |= {one: context.parts.phase_name(one) for one in context.parts.phases}
        self.phase.offer(phases)
        promises, remind = label(self.tr("promises"), "small"), label(self.tr("Remind"), "small")
        since = label(self.tr("From round"), "small")
        lay(
            column(theme, self, spacing=8),
            self.by,
            lay(row(theme, spacing=8), promises, (self.to, 1)),
            self.text,
            lay(row(theme, spacing=8), remind, (self.turn_of, 1)),
            self.phase,
            lay(row(theme, spacing=8), since, self.round, (QWidget(), 1)),
            flowing(theme, self.make_it, self.cancel),
        )
        self._typed = KeptFields(
            self, {"text": self.text}, context.drafts.of("promise", lasts=True)
        )
        self._turn = 0
        context.follow(self, self._slice, self._show)

    def _slice(self, state: Any) -> tuple[object, ...]:
        return self._context.game.seats(state), self._context.game.turn(state)

    def _show(self, seats: tuple[Seat, ...], turn: Turn | None) -> None:
        names: dict[SeatId | None, str] = {one.id: one.name for one in seats if not one.out}
        self.by.offer(names)
        self.to.offer({None: self.tr("Everyone"), **names})
        self.turn_of.offer({None: self.tr("Every turn"), **names})
        if turn is not None and turn.number != self._turn and not self.text.text():
            self._turn = turn.number
            self.by.choose(turn.seat)
            self.round.setValue(turn.round)

    def make(self) -> None:
        """What is wrong with it is told in the message place."""
        made = MakePromise(
            self.by.currentData(),
            self.text.text(),
            self.to.currentData(),
            self.turn_of.currentData(),
            self.phase.currentData(),
            self.round.value(),
        )
        if self._context.commander.submit(made):
            self.text.clear()
            self._done()
        else:
            self.text.setFocus()
