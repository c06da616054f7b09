"""Main button panel: one button that goes on, what is still open, and a field for real dice."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.core.dice import THROWN
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Refused
from bp_desktop.games.offers import Offer
from bp_desktop.games.table import NOTHING_OPEN, DieWanted, NextStep, Seat, Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.dice.face_pad import FacePad
from bp_desktop.ui.dice.throw import DiceRequest, read_faces
from bp_desktop.ui.shell.drafts import KeptFields
from bp_desktop.ui.widgets.basics import Button, column, label, lay, row
from bp_desktop.ui.widgets.fields import text_line
from bp_desktop.ui.widgets.fitting import FittingButton
from bp_desktop.ui.words.wording import worded, worded_all

if TYPE_CHECKING:
    from bp_desktop.ui.table.view import TableView

SEVERAL = 3
"""Names that still fit on the button."""
ROOMY = 720
"""A lower window has no room for a button per face; there they are typed."""


class MainButton(FittingButton):
    """Space and Enter both press it; the End key ends the turn; digits are for the dice field."""

    end_turn: Callable[[], object] | None = None
    type_face: Callable[[str], bool] | None = None
    """Takes a digit if real dice are asked for."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_End and self.end_turn is not None:
            self.end_turn()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
            return
        if event.text().isdecimal() and self.type_face is not None and self.type_face(event.text()):
            return
        super().keyPressEvent(event)


class MainButtonPanel(QWidget):
    """The main button with the next step of the match, and a field for real dice."""

    def __init__(self, view: "TableView[Any, Any, Any]") -> None:
        super().__init__()
        self._view = view
        self._context = context = view.context
        self._theme = theme = context.theme
        self._step: NextStep[Any] | None = None
        self._seats: Mapping[SeatId, Seat] = {}
        self._wish: DiceRequest | None = None
        self._can_tap = False
        self.button = MainButton(theme, self.go_on, kind="primary")
        self.button.end_turn = self.end_turn
        self.button.type_face = self._type_face
        self.end = Button(theme, self.tr("End the turn"), self.end_turn)
        self.end.setToolTip(self.tr("Leave out whatever is left (End)"))
        self.roll = Button(theme, self.tr("Let the program roll"), self._do_step, kind="mini")
        self.faces = text_line(self.tr("What the dice show"), on_enter=self._on_entered)
        self.faces.setMaximumWidth(theme.px(220))
        self.pad = FacePad(theme, self._on_tapped)
        self.left = label("", "small", wrap=True)
        line = lay(row(theme, spacing=12), self.faces, (self.button, 1), self.end)
        foot = row(theme, spacing=12)
        lay(foot, (self.left, 1), (self.roll, 0, Qt.AlignmentFlag.AlignTop))
        lay(column(theme, self, spacing=6), line, self.pad, foot)
        self.setFocusProxy(self.button)
        KeptFields(self, {"faces": self.faces}, context.drafts.of("faces"))
        shown = context.follow(self, self._slice, self._show)
        view.unfinished.changed.connect(shown.refresh)

    def _slice(self, state: Any) -> tuple[object, ...]:
        game = self._context.game
        covered = self._context.viewer.is_covered(state)
        return game.next_step(state), game.seats(state), game.stage(state), covered

    def _show(
        self, step: NextStep[Any] | None, seats: tuple[Seat, ...], stage: Stage, covered: bool
    ) -> None:
        """`covered`: no amounts may be shown."""
        self._step, self._seats = step, {seat.id: seat for seat in seats}
        is_over = stage is Stage.OVER
        self.button.setEnabled(step is not None or is_over)
        can_end = step is not None and step.end_turn is not None and step.end_turn.legal
        ends_anyway = step is not None and step.end_turn == Offer(step.command)
        self.end.setVisible(can_end and not ends_anyway)
        hands = self._by_hand()
        self._wish = DiceRequest(tuple(one.die for one in hands)) if hands else None
        if self._wish is not None:
            self.faces.setPlaceholderText(filled(self.tr("Rolled: {dice}"), dice=self._wish))
        else:
            self.faces.clear()
        self.faces.setVisible(self._wish is not None)
        self.roll.setVisible(self._wish is not None)
        self.button.set_words(self._words(is_over=is_over, covered=covered))
        if self._wish is not None and self.button.hasFocus():
            self.faces.setFocus()
        self._ask_faces()
        self._show_open(covered=covered)

    def _show_open(self, *, covered: bool) -> None:
        left = self._step.open if self._step is not None else NOTHING_OPEN
        secret = covered and left.secret
        messages = left.mandatory if secret else (*left.mandatory, *left.optional)
        unfinished = self._view.unfinished.current
        text = unfinished.note if unfinished is not None else worded_all(messages)
        self.left.setText(text.replace("\n", "  ·  "))

    def _words(self, *, is_over: bool, covered: bool) -> str:
        """What is to be done: by the program, or by whoever holds the dice."""
        step = self._step
        if is_over:
            return self.tr("To the final standing")
        if step is None:
            return "—"
        by_hand = self._by_hand()
        if not by_hand:
            hidden = step.covered_words if covered else None
            return worded(step.words if hidden is None else hidden)
        if len(by_hand) > SEVERAL:
            return self.tr("Roll the dice and enter what they show")
        if len(by_hand) > 1:
            text = self.tr("{players} roll the d{die}: enter what they show")
            players = ", ".join(self._seats[one.seat].name for one in by_hand)
            return filled(text, players=players, die=by_hand[0].die)
        text = self.tr("{player} rolls the d{die}: enter what it shows")
        [one] = by_hand
        return filled(text, player=self._seats[one.seat].name, die=one.die)

    def _by_hand(self) -> list[DieWanted]:
        """The dice somebody rolls by hand for the next step; the program throws the others."""
        wanted = self._step.dice if self._step is not None else ()
        return [one for one in wanted if self._seats[one.seat].by_hand]

    def _ask_faces(self) -> None:
        """Real dice can be tapped as well as typed; for the order of play, player by player."""
        wish = self._wish
        self._can_tap = wish is not None and FacePad.can_ask(wish.dice)
        self._show_pad()
        if wish is None or not self._can_tap:
            return
        text = self.tr("{player}: the d{die} shows")
        self.pad.ask(
            tuple(
                (one.die, filled(text, player=self._seats[one.seat].name, die=one.die))
                for one in self._by_hand()
            )
        )

    def _show_pad(self) -> None:
        roomy = self.isVisible() and self.window().height() >= self._theme.px(ROOMY)
        self.pad.setVisible(self._can_tap and roomy)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_pad()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_pad()

    def _type_face(self, digit: str) -> bool:
        if self._wish is None:
            return False
        self.faces.setFocus()
        self.faces.insert(digit)
        return True

    def _on_entered(self) -> None:
        """Enter on an empty field waits for the dice."""
        if self.faces.text().strip():
            self.go_on()

    def end_turn(self) -> None:
        """From any phase; what the rules insist on is objected to."""
        self._view.unfinished.ask(self._end_turn)

    def _end_turn(self) -> None:
        if self._step is not None and self._step.end_turn is not None:
            self._view.act(self._step.end_turn.command)

    def go_on(self) -> None:
        """The next step, after a question if it would drop something that was begun."""
        self._view.unfinished.ask(self._go_on)

    def _go_on(self) -> None:
        """Where somebody rolls by hand, with the faces they typed."""
        if self._wish is None:
            self._do_step()
        elif self.faces.text().strip():
            try:
                faces = read_faces(self.faces.text(), self._wish)
            except Refused as refusal:
                self._view.trouble.tell(refusal.messages)  # no step was tried
                return
            self._on_tapped(faces)
        else:
            self.faces.setFocus()

    def _do_step(self) -> None:
        """The program rolls, if there is anything to roll."""
        if self._step is not None:
            self._view.act(self._step.command)
        else:  # that is left to do when the match is over
            self._view.screens.show_closing()

    def _on_tapped(self, faces: tuple[int, ...]) -> None:
        self.faces.clear()
        step = self._step
        if step is None or step.with_faces is None:
            return
        typed = iter(faces)
        by_hand = (self._seats[one.seat].by_hand for one in step.dice)
        self._view.act(step.with_faces(tuple(next(typed) if one else THROWN for one in by_hand)))
