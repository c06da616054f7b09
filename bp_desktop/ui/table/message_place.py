"""Message place: the one place at the table for what was just said, with undo and redo beside it.

It never moves and never changes its size. Whatever needs more room, or an answer, lies over it as
a bar and may reach up over the board.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QRect, QTimer, Signal
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from bp_desktop.texts.marking import filled, tip
from bp_desktop.ui.look import icons
from bp_desktop.ui.table.clock.panel import NO_CLOCK, pause_text
from bp_desktop.ui.table.fingerprint import edited_words
from bp_desktop.ui.table.frame import FrameKind
from bp_desktop.ui.table.promise_bar import PromiseBar
from bp_desktop.ui.table.trouble import TroubleCard
from bp_desktop.ui.widgets.basics import Button, column, lay, row, sized
from bp_desktop.ui.widgets.explained import explain
from bp_desktop.ui.widgets.fitting import FittingButton, FittingLabel, FittingLines

if TYPE_CHECKING:
    from bp_desktop.ui.table.view import TableView

ICON, BETWEEN = 22, 8
SHOWN_FOR = 8000
"""Milliseconds that a notice stays: long enough to read it twice and reach its button."""
WORDS_OF_UNDO, FEW_WORDS = 220, 44


class BarRank(IntEnum):
    """Who lies lowest, where several lie over the place: the others stand above it."""

    BAR = 0
    """Something waits for a choice, such as a cell."""
    DICE = 1
    """Real dice are asked for."""
    PROMISE = 2
    """A promise is brought up."""
    TOLD = 3
    """Something was turned over for all to read."""
    TROUBLE = 4


@runtime_checkable
class FittingBar(Protocol):
    """A bar that looks otherwise where there is little room."""

    def fit(self, width: int) -> None:
        """It is about to be so wide."""


class MessageCard(NamedTuple):
    """Something to say until the next step, or for a moment."""

    text: str
    note: str = ""
    """A quiet second line."""
    short: str = ""
    """The same in fewer words."""
    icon: str = "info"
    undo: Callable[[], object] | None = None
    """Takes back what it tells."""


class MessagePlace(QFrame):
    """The last step as a sentence, with its number and what to do next; a pause; a notice.

    For others: `show_card` says something in its place for a moment; `bar` lets a widget of theirs
    lie over it, until `free`.
    """

    settled = Signal()
    """The bars over it lie otherwise than before."""

    def __init__(self, view: "TableView[Any, Any, Any]") -> None:
        super().__init__(view.turn)
        self._view = view
        self._context = context = view.context
        self._theme = theme = context.theme
        self._session = view.session
        self._turn_back = view.turn_back
        self.journal = view.past.journal
        self._host = view.turn
        self._bars: dict[QWidget, BarRank] = {}
        self._place = QRect()
        self._kind = FrameKind.USUAL
        self._card: MessageCard | None = None
        self._told = -1
        """How many lines there were when the stage had the last one told."""
        self._advises = False
        """The note is advice, which nobody would miss."""
        self._shown_icon: tuple[str, str] | None = None
        self.setProperty("card", "true")
        self._icon = QLabel()
        self.text = FittingLines("sentence")
        self.text.installEventFilter(self)
        self.note = FittingLabel("small")
        self.go_on = Button(theme, self.tr("Continue"), view.clock.go_on, icon_name="play")
        self.take_back = Button(
            theme, self.tr("Undo"), self._take_back, kind="link", icon_name="undo"
        )
        self._line = QFrame()
        self._line.setObjectName("upright")
        go_back = self._turn_back.words(0), view.go_back_to_turn_start
        self.turn_start = Button(theme, *go_back, kind="icon", icon_name="previous")
        self.undo = FittingButton(theme, view.undo, kind="quiet", icon_name="undo")
        self.redo = Button(theme, self.tr("Redo"), view.redo, kind="icon", icon_name="redo")
        words = lay(column(theme, spacing=1), (self.text, 1), self.note)
        self._end = explain(QWidget(), help_page="undo")
        ways = row(theme, self._end, spacing=4)
        lay(
            ways,
            sized(theme, self._line, width=1, height=40),
            self.turn_start,
            self.undo,
            self.redo,
        )
        parts = self._icon, (words, 1), self.take_back, self.go_on, view.curtain.bar, self._end
        lay(row(theme, self, spacing=12, edges=(16, 7, 12, 7)), *parts)
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_FOR)
        self._timer.timeout.connect(self.drop_card)
        self.bar(view.trouble, BarRank.TROUBLE, shown=False)
        self.promise = PromiseBar(context, view.turn)
        self.bar(self.promise, BarRank.PROMISE, shown=self.promise.promise is not None)
        context.commander.changed.connect(self._on_changed)
        context.viewer.changed.connect(self.refresh)
        theme.changed.connect(self.refresh)
        self.refresh()

    # --- what it says by itself

    def _on_changed(self) -> None:
        """What dice brought is told when they lie still."""
        had_card, self._card = self._card is not None, None
        if self._view.after_stage(self._on_told):
            self._show_undo()
        elif had_card or self._told != len(self._session.entries):
            self.refresh()

    def _on_told(self) -> None:
        """The stage has told the last step, or goes since there is another one: then that one is
        told here before anybody hears of it."""
        self._told = len(self._session.entries)
        self.refresh()

    def refresh(self) -> None:
        state = self._context.state
        game = self._context.game
        clock = game.clock(state) if game.clock is not None else NO_CLOCK
        is_paused = clock.paused and game.turn(state) is not None
        self.go_on.setVisible(is_paused)
        card = self._card
        self.take_back.setVisible(card is not None and card.undo is not None)
        if card is not None:
            self._say((card.text,), (card.note, card.short), card.icon)
        elif is_paused:
            self._say((pause_text(clock),), self._before_the_pause(), "pause", "gold")
        else:
            event = self._context.parts.notice(state)
            why = self.journal.why(len(self._session.entries))
            edited, told = edited_words(self._session), why or event
            notes = (told,) if told else self._advice(state)
            if edited:
                notes = (" · ".join(filter(None, (edited, notes[0]))), edited)
            gold = bool((event and not why) or edited)
            advises = not (gold or why)
            self._say(self._last_step(), notes, "scroll", gold=gold, advises=advises)
        self._show_undo()

    def _last_step(self) -> tuple[str, ...]:
        """In sentences: all of them, fewer and fewer, and at last only what was done, or which."""
        entries = self._session.entries
        said = self.journal.told(len(entries)).split("\n")
        is_step = bool(entries) and entries[-1].outcome is not None
        number = filled(self.tr("Step {step}"), step=len(entries))
        name = (self.journal.name(len(entries)), number) if is_step else ()
        return (*(" ".join(said[:count]) for count in range(len(said), 0, -1)), *name)

    def _before_the_pause(self) -> tuple[str, ...]:
        """Where the match stands still: the last step that is none beside the play."""
        last = self._session.next_undo
        return (self.journal.told(last.seq),) if last is not None else self._last_step()

    def _advice(self, state: Any) -> tuple[str, ...]:
        """With the number of the step, alone, and the number alone."""
        number = len(self._session.entries)
        said = filled(self.tr("Step {step}"), step=number) if number else ""
        advice = self._context.parts.advice(state)
        whole = " · ".join(filter(None, (said, advice)))
        return whole, *filter(None, (advice, said))

    def _say(
        self,
        texts: tuple[str, ...],
        notes: tuple[str, ...],
        icon: str,
        ink: str = "muted",
        *,
        gold: bool = False,
        advises: bool = False,
    ) -> None:
        """Each in fewer and fewer words. `gold`: the note holds for the whole turn; `advises`:
        nobody would miss it."""
        text, note = texts[0], notes[0]
        self.text.say(*texts)
        self.text.setToolTip(tip(text))
        self.note.say(note, *filter(None, notes[1:]))
        self.note.setToolTip(tip(note))
        self.note.be("overline" if gold else "small")
        self._advises = advises
        self._fit_note()
        self.setAccessibleName(text)
        ink = "gold" if gold else ink
        shown = icon, self._theme.color(ink).name()
        if shown != self._shown_icon or self._icon.pixmap().isNull():
            self._shown_icon = shown
            side, ratio = self._theme.px(ICON), self.devicePixelRatioF()
            picture = icons.pixmap(f"ui/{icon}", side, ink=self._theme.color(ink), ratio=ratio)
            self._icon.setPixmap(picture)

    def _fit_note(self) -> None:
        """A long sentence takes the line of the advice below it rather than lose its end."""
        shown = not self._advises or self.text.is_one_line()
        if self._kind.is_narrow and not self.text.is_one_line():
            shown = False  # what happened comes first
        self.note.setVisible(shown and bool(self.note.text()))

    def _show_undo(self) -> None:
        last = self._session.next_undo
        name = self.journal.name(last.seq) if last is not None else ""
        words = self.tr("Undo: {step}") if last else self.tr("Undo")
        sealed = last is not None and self._session.is_sealed(last)
        notes = [self.journal.told(last.seq)] if last is not None else []
        if sealed:
            notes.append(self.tr("Needs everyone's agreement (dice or revealed secret)"))
        self.undo.set_words(filled(words, step=name), name, "\n".join(notes))
        self.undo.setEnabled(last is not None)
        count = self._turn_back.count()
        self.turn_start.set_words(self._turn_back.words(count))
        self.turn_start.setEnabled(bool(count))
        following = self._session.next_redo
        again = self.journal.name(following.seq) if following is not None else ""
        said = filled(self.tr("Redo: {step}"), step=again) if again else self.tr("Redo")
        self.redo.setToolTip(tip(said))
        self.redo.setAccessibleName(said)
        self.redo.setEnabled(following is not None)

    # --- what others say

    def show_card(self, card: MessageCard) -> None:
        """In place of the last step, until the next one or for some seconds."""
        self._card = card
        self._timer.start()
        self.refresh()

    def notify(self, text: str, undo: Callable[[], object] | None = None) -> None:
        """A short notice at this table."""
        self.show_card(MessageCard(text, undo=undo))

    def drop_card(self) -> None:
        """The last step is told again."""
        if self._card is not None:
            self._card = None
            self.refresh()

    def _take_back(self) -> None:
        card = self._card
        self.drop_card()
        if card is not None and card.undo is not None:
            card.undo()

    # --- bars over it

    def reaches(self, place: QRect) -> bool:
        """Whether a bar covers some of a place of the page."""
        return any(one.geometry().intersects(place) for one in self._bars if not one.isHidden())

    def bar(self, widget: QWidget, rank: BarRank = BarRank.BAR, *, shown: bool = True) -> None:
        """Let a widget lie over the place for as long as it is not hidden: as wide, at least as
        high, and higher where it needs to be. Of several, those of a higher rank stand above.

        It hides and shows itself, or is taken away by `free`. Nothing else moves for it."""
        if widget not in self._bars:
            self._bars[widget] = rank
            was_shown = not widget.isHidden() and shown
            widget.setParent(self._host)
            widget.setVisible(was_shown)
            widget.installEventFilter(self)
        if shown:
            widget.show()
        self._settle()

    def free(self, widget: QWidget) -> None:
        """The widget is not needed any more."""
        widget.hide()

    def is_taken(self) -> bool:
        """Whether something lies over it."""
        return any(not one.isHidden() for one in self._bars)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.text:
            if event.type() is QEvent.Type.Resize:
                was_hidden = self.note.isHidden()
                self._fit_note()
                lines = self.layout()
                if lines is not None and self.note.isHidden() != was_hidden:
                    # A layout at work forgets that one of its parts came or went.
                    QTimer.singleShot(0, lines, lines.update)
            return False
        if event.type() in (QEvent.Type.Show, QEvent.Type.LayoutRequest, QEvent.Type.Hide):
            self._settle()
        return False

    def put(self, place: QRect, kind: FrameKind) -> None:
        """Where it stands in the page, and in what kind of frame."""
        self._place, self._kind = place, kind
        self.setGeometry(place)
        narrow = kind.is_narrow
        self.turn_start.setHidden(narrow)
        self.undo.setFixedWidth(self._theme.px(FEW_WORDS if narrow else WORDS_OF_UNDO))
        self._line.setHidden(narrow)
        self._view.curtain.bar.show_words(not narrow)
        self._settle()

    def _settle(self) -> None:
        """The lowest in the place itself, the others above it."""
        bottom = self._place.bottom() + 1
        is_first = True
        for one in sorted(self._bars, key=self._bars.__getitem__):
            if one.isHidden():
                continue
            width = self._place.width()
            aside = isinstance(one, PromiseBar) or (
                isinstance(one, TroubleCard) and not self._kind.is_narrow
            )
            if is_first and aside:
                width = self._end.x() - self._theme.px(BETWEEN)  # undo stays at hand
            if isinstance(one, FittingBar):
                one.fit(width)
            height = max(self._place.height() if is_first else 0, _height_for(one, width))
            one.setGeometry(self._place.left(), bottom - height, width, height)
            one.raise_()
            bottom -= height + self._theme.px(BETWEEN)
            is_first = False
        self.settled.emit()


def _height_for(widget: QWidget, width: int) -> int:
    layout = widget.layout()
    if layout is not None and layout.hasHeightForWidth():
        return layout.totalHeightForWidth(width)
    return widget.sizeHint().height()
