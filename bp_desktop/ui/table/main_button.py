"""Main button panel: one button that goes on and says what is still open; a bar for real dice."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from bp_desktop.core.dice import THROWN
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Refused
from bp_desktop.games.table import NOTHING_OPEN, DieWanted, NextStep, Seat, Stage
from bp_desktop.texts.marking import counted, filled, tip
from bp_desktop.ui.dice.throw import DiceRequest, read_faces
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import fitting, font_of, width_of, write
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.dice_bar import DiceBar
from bp_desktop.ui.table.message_place import BarRank
from bp_desktop.ui.widgets.basics import Button, column
from bp_desktop.ui.words.wording import worded, worded_all

if TYPE_CHECKING:
    from bp_desktop.ui.table.view import TableView

SEVERAL = 3
"""Names that still fit on the button."""
EDGE, GAP, ARROW, DOT = 16, 8, 20, 8
LEAST_LETTERS = 12
"""Pixels of the smallest text."""
SHRUNK = 0.75
ROLES = ("deed", "sentence", "strong")
"""Of what comes next, the largest first."""
WRAPPED = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)


class MainButton(QAbstractButton):
    """Two lines: what comes next, and what is still open. Gold if nothing is left or the rules
    insist on it; else with a gold edge, since going on leaves something undone.

    Space and Enter both press it; the End key ends the turn; digits are for the dice field.
    """

    end_turn: Callable[[], object] | None = None
    type_face: Callable[[str], bool] | None = None
    """Takes a digit if real dice are asked for."""

    def __init__(self, theme: Theme, on_click: Callable[[], object], keys: str = "") -> None:
        """`keys`: how this system writes what presses it."""
        super().__init__()
        self._theme = theme
        self._keys = keys
        self.note = ""
        """What is still open."""
        self._short = ""
        """The same in fewer words."""
        self.is_filled = True
        self._inner: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(on_click)
        theme.changed.connect(self.update)

    def hold(self, inner: QWidget) -> None:
        """A small button at its right end, in place of the arrow while it is visible."""
        self._inner = inner
        inner.setParent(self)

    def set_words(self, text: str, note: str, *, filled: bool, short: str = "") -> None:
        """`short`: the note in fewer words."""
        self.setText(text)
        self.note, self.is_filled, self._short = note, filled, short
        self.setAccessibleName(text)
        self.setAccessibleDescription(note)
        self.setToolTip(tip("\n".join(one for one in (text, note) if one)))
        self.update()

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(320), self._theme.px(64))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._inner is not None:
            side = self._inner.sizeHint()
            left = self.width() - side.width() - self._theme.px(GAP)
            self._inner.setGeometry(
                QRect(left, (self.height() - side.height()) // 2, side.width(), side.height())
            )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_End and self.end_turn is not None:
            self.end_turn()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
            return
        if event.text().isdecimal() and self.type_face is not None and self.type_face(event.text()):
            return
        super().keyPressEvent(event)

    # --- painting

    @property
    def ink(self) -> str:
        if not self.isEnabled():
            return "faint"
        return "on_accent" if self.is_filled else "gold"

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._theme, self._theme.px
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = "surface"
            if self.isEnabled() and self.is_filled:
                ground = "accent_hover" if self.underMouse() and not self.isDown() else "accent"
            elif self.isEnabled() and self.underMouse():
                ground = "gold_quiet"
            edge = "accent" if self.isEnabled() else "hairline"
            painter.setBrush(theme.color(ground))
            painter.setPen(QPen(theme.color(edge), px(2)))
            inset = px(2) / 2
            frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(frame, px(12), px(12))
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme.color("text"), px(2)))
                inset = px(4)
                ring = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
                painter.drawRoundedRect(ring, px(9), px(9))
            self._paint_words(painter, self._paint_end(painter))

    def _paint_end(self, painter: QPainter) -> float:
        """Arrow and keys at the right; where the words end."""
        theme, px = self._theme, self._theme.px
        if self._inner is not None and not self._inner.isHidden():
            return self._inner.x() - px(GAP)
        if not self.isEnabled():
            return self.width() - px(EDGE)
        side = px(ARROW)
        left = self.width() - px(EDGE) - side
        ratio = self.devicePixelRatioF()
        picture = icons.pixmap("ui/arrow_right", side, ink=theme.color(self.ink), ratio=ratio)
        painter.drawPixmap(left, (self.height() - side) // 2, picture)
        wide = width_of(theme, "caption", self._keys) + px(12)
        room = left - px(2 * EDGE)
        if not self._keys or self._wide("deed") > room - wide:
            return left - px(GAP)
        cap = QRectF(left - px(10) - wide, (self.height() - px(20)) / 2, wide, px(20))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color(self.ink), 1))
        painter.drawRoundedRect(cap, px(5), px(5))
        write(painter, theme, cap, self._keys, "caption", self.ink, center=True)
        return cap.left() - px(GAP)

    def _wide(self, role: str) -> int:
        return width_of(self._theme, role, self.text())

    def _paint_words(self, painter: QPainter, end: float) -> None:
        theme, px, high = self._theme, self._theme.px, float(self.height())
        left = px(EDGE)
        room = end - left
        role = next((one for one in ROLES if self._wide(one) <= room), "")
        if not self.note or not role:
            self._paint_title(painter, QRectF(left, px(4), room, high - px(8)), role)
            if not self.note:
                return
        if not role:
            return
        write(
            painter, theme, QRectF(left, px(9), room, high / 2 - px(7)), self.text(), role, self.ink
        )
        line = QRectF(left, high / 2 + px(4), room, high / 2 - px(14))
        ink = "on_accent" if self.is_filled and self.isEnabled() else "text"
        if not self.is_filled:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("gold"))
            painter.drawEllipse(QRectF(left, line.center().y() - px(DOT) / 2, px(DOT), px(DOT)))
            line.setLeft(left + px(DOT + 6))
        # Large letters may shrink before words are left out, but never below what can be read.
        font = QFont(font_of(theme, "caption"))
        least = max(LEAST_LETTERS / font.pixelSize(), SHRUNK)
        note = self.note
        if self._short and width_of(theme, "caption", note) * least > line.width():
            note = self._short
        if width_of(theme, "strong", note) <= line.width():
            write(painter, theme, line, note, "strong", ink)
            return
        share = line.width() / max(width_of(theme, "caption", note), 1)
        font.setPixelSize(max(LEAST_LETTERS, int(font.pixelSize() * max(min(share, 1.0), SHRUNK))))
        painter.setFont(font)
        painter.setPen(theme.color(ink))
        text = QFontMetricsF(font).elidedText(note, Qt.TextElideMode.ElideRight, line.width() + 1)
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), text)

    def _paint_title(self, painter: QPainter, area: QRectF, role: str) -> None:
        """Alone on the button, in two lines if it takes them."""
        theme = self._theme
        if role:
            write(painter, theme, area, self.text(), role, self.ink)
            return
        painter.setPen(theme.color(self.ink))
        for role_ in ("sentence", "strong", "caption"):
            font = font_of(theme, role_)
            needed = QFontMetricsF(font).boundingRect(area, WRAPPED, self.text())
            if needed.height() <= area.height() and needed.width() <= area.width():
                break
        painter.setFont(font)
        text = self.text()
        if needed.height() > area.height():
            text = fitting(theme, role_, text, area.width() * 2)
        painter.drawText(area, WRAPPED, text)


class MainButtonPanel(QWidget):
    """The main button with the next step of the match, and a bar for real dice."""

    def __init__(self, view: "TableView[Any, Any, Any]") -> None:
        super().__init__()
        self._view = view
        self._context = context = view.context
        theme = context.theme
        self._step: NextStep[Any] | None = None
        self._seats: Mapping[SeatId, Seat] = {}
        self._wish: DiceRequest | None = None
        self._is_program = False
        self.button = MainButton(theme, self.go_on, "Ctrl ↵")
        self.button.end_turn = self.end_turn
        self.button.type_face = self.type_face
        said = self.tr("Skip the rest of the turn (End)")
        self.end = Button(theme, said, self.end_turn, kind="icon", icon_name="flag")
        self.button.hold(self.end)
        draft = context.drafts.of("faces")
        self.dice = DiceBar(theme, self._on_entered, self._on_tapped, self._do_step, draft)
        self.faces, self.pad, self.roll = self.dice.faces, self.dice.pad, self.dice.roll
        self.faces.textEdited.connect(lambda _text: view.trouble.hide())
        view.message.bar(self.dice, BarRank.DICE, shown=False)
        column(theme, self).addWidget(self.button)
        self.setFocusProxy(self.button)
        shown = context.follow(self, self._slice, self._show)
        view.unfinished.changed.connect(shown.refresh)
        view.program.changed.connect(shown.look_again)

    def _slice(self, state: Any) -> tuple[object, ...]:
        game = self._context.game
        covered = self._context.viewer.is_covered(state)
        program = self._view.program
        played = program.seat, program.waits
        return game.next_step(state), game.seats(state), game.stage(state), covered, *played

    def _show(
        self,
        step: NextStep[Any] | None,
        seats: tuple[Seat, ...],
        stage: Stage,
        covered: bool,
        played: Seat | None,
        waits: bool,
    ) -> None:
        """`covered`: no amounts may be shown; `played`: the seat of the program that is asked,
        and whether it waits for somebody to continue."""
        self._is_program = played is not None
        if played is not None:
            self._show_program(played, waits=waits)
            return
        self._step, self._seats = step, {seat.id: seat for seat in seats}
        is_over = stage is Stage.OVER
        self.button.setEnabled(step is not None or is_over or self._view.leave is not None)
        can_end = step is not None and step.end_turn is not None and step.end_turn.legal
        ends_anyway = step is not None and step.ends_turn
        self.end.setVisible(can_end and not ends_anyway)
        hands = self._by_hand()
        self._wish = DiceRequest(tuple(one.die for one in hands)) if hands else None
        words = self._words(is_over=is_over, covered=covered)
        left = step.open if step is not None else NOTHING_OPEN
        secret = covered and left.secret
        mandatory = () if step is not None and step.obligatory else left.mandatory
        messages = (*mandatory, *left.reminders, *(() if secret else left.optional))
        unfinished = self._view.unfinished.current
        text = unfinished.note if unfinished is not None else worded_all(messages)
        # Gold that hung on what is covered would tell about it.
        is_gold = bool(left.mandatory) or not (left.optional or secret)
        is_gold = is_gold and unfinished is None and (step is not None or is_over)
        count = len(messages)
        short = counted(self.tr("%n thing(s) still open", "", count), count)
        if unfinished is not None or not count:
            short = ""
        self.button.set_words(words, text.replace("\n", "  ·  "), filled=is_gold, short=short)
        self._ask_faces(words)

    def _show_program(self, seat: Seat, *, waits: bool) -> None:
        """Nothing of its turn is for people to do; pressing the button goes on at once."""
        self._step, self._wish = None, None
        self.end.hide()
        self.dice.forget()
        self.button.setEnabled(True)
        text = self.tr("The program plays for {player}")
        note = filled(text, player=seat.name)
        words = self.tr("Continue") if waits else filled(self.tr("{player} …"), player=seat.name)
        self.button.set_words(words, note, filled=waits)

    def _words(self, *, is_over: bool, covered: bool) -> str:
        """What is to be done: by the program, or by whoever holds the dice."""
        step = self._step
        if is_over:
            return self.tr("See the final standing")
        if step is None:
            rehearsed = self._view.leave is not None
            return self.tr("Leave the rehearsal") if rehearsed else self.tr("Waiting for a choice")
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

    def _ask_faces(self, words: str) -> None:
        """Real dice can be tapped as well as typed; for the order of play, player by player."""
        wish = self._wish
        if wish is None:
            self.dice.forget()
            return
        text = self.tr("{player}, d{die}:")
        asked = (
            (one.die, filled(text, player=self._seats[one.seat].name, die=one.die))
            for one in self._by_hand()
        )
        self.dice.ask(words, filled(self.tr("Rolled: {dice}"), dice=wish), tuple(asked))
        if self.button.hasFocus():
            self.faces.setFocus()

    def type_face(self, digit: str) -> bool:
        """A digit that was typed somewhere at the table; whether dice are waited for."""
        if self._wish is None:
            return False
        self.faces.setFocus()
        self.faces.insert(digit)
        return True

    def _on_entered(self) -> None:
        """Enter on an empty field waits for the dice."""
        if self.faces.text().strip():
            self.go_on()

    def _goes_on_by_program(self) -> bool:
        if self._is_program:
            self._view.program.go_on()
        return self._is_program

    def end_turn(self) -> None:
        """From any phase; what the rules insist on is objected to."""
        if not self._is_program:
            self._view.unfinished.ask(self._end_turn)

    def _end_turn(self) -> None:
        if self._step is not None and self._step.end_turn is not None:
            self._view.safeguard.end_turn(self._step.end_turn)

    def go_on(self) -> None:
        """The next step, after a question if it would drop something that was begun."""
        if not self._goes_on_by_program():
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
        step = self._step
        if step is not None and step.end_turn is not None and step.ends_turn:
            self._view.safeguard.end_turn(step.end_turn)
        elif step is not None:
            self._view.act(step.command)
        elif self._view.leave is not None:
            self._view.leave()
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
