"""Consequence list of a correction.

The later steps that no longer fit, each with what can be decided, those that come out
otherwise, and what could be booked today instead.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby, pairwise
from typing import NamedTuple, Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from bp_desktop.session.amend import ConflictKind, Decision
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label
from bp_desktop.ui.widgets.fields import OneOfField

LEAST = 120
"""Of the height, where there is more to read than that."""
AT_FIRST = 40
"""Changed steps that are listed before somebody wants to see the rest."""

Decide = Callable[[int, Decision], object]
STRIKE, KEEP = "strike", "keep"
"""What can be decided about all conflicts of a kind."""


class DecideAll(Protocol):
    def __call__(self, kind: ConflictKind, *, strike: bool) -> object: ...


class ConflictRow(NamedTuple):
    """A later step that needs a decision, or had one."""

    seq: int
    words: str
    kind: ConflictKind
    reasons: str
    """What the rules say; "" where the kind says it all."""
    choices: tuple[Decision, ...]
    decided: Decision | None


class ChangedRow(NamedTuple):
    """A later step that comes out otherwise, as it was told and as it will be."""

    seq: int
    was: str
    becomes: str


class Consequences(NamedTuple):
    """What a correction leads to, as whoever looks may read it."""

    conflicts: Sequence[ConflictRow] = ()
    """In the order of play."""
    changed: Sequence[ChangedRow] = ()
    bookings: str = ""
    """What could be booked today instead; "" where nothing could."""


class ConsequenceList(QScrollArea):
    """Hidden while there is nothing to read."""

    def __init__(
        self, theme: Theme, decide: Decide, decide_all: DecideAll, book: Callable[[], object]
    ) -> None:
        super().__init__()
        self._theme = theme
        self._decide = decide
        self._decide_all = decide_all
        self._book = book
        self._shown = Consequences()
        self._shows_all = False
        self.choices: dict[int, OneOfField] = {}
        """By the number of the step."""
        self.for_all: dict[ConflictKind, OneOfField] = {}
        """For all conflicts of a kind, where there are several."""
        self.more: Button | None = None
        self.book: Button | None = None
        """Books the difference today instead, where one is offered."""
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)

    def show_consequences(self, shown: Consequences) -> None:
        """Place and keyboard stay where they are, as far as the same is listed."""
        if shown == self._shown:
            return
        self._shows_all = self._shows_all and bool(shown.changed)
        self._shown = shown
        self._build()

    def _build(self) -> None:
        shown, place, focus = self._shown, self.verticalScrollBar().value(), self._group_in_focus()
        self.choices, self.for_all, self.more, self.book = {}, {}, None, None
        before = self.takeWidget()
        if before is not None:
            before.deleteLater()  # one of its buttons may be at work
        inside = QWidget()
        inside.setObjectName("transparent")
        box = column(self._theme, inside, spacing=8)
        if shown.bookings:
            self._add_booking(box, shown.bookings)
        kinds = list(ConflictKind)
        by_kind = sorted(shown.conflicts, key=lambda one: kinds.index(one.kind))
        for kind, rows in groupby(by_kind, key=lambda one: one.kind):
            self._add_conflicts(box, kind, list(rows))
        if shown.changed:
            self._add_changed(box, shown.changed)
        box.addStretch()
        self.setWidget(inside)
        self.setVisible(any(shown))
        self.setMinimumHeight(min(self._theme.px(LEAST), inside.sizeHint().height()))
        for one, following in pairwise((self, *inside.findChildren(Button))):
            self.setTabOrder(one, following)
        self.verticalScrollBar().setValue(place)
        if focus is not None:
            self._focus_again(focus)

    def _groups(self) -> Iterator[tuple[int | ConflictKind, OneOfField]]:
        yield from self.choices.items()
        yield from self.for_all.items()

    def _group_in_focus(self) -> int | ConflictKind | None:
        for of, one in self._groups():
            if any(chip.hasFocus() for chip in one.buttons.values()):
                return of
        return None

    def _focus_again(self, wanted: int | ConflictKind) -> None:
        """Onto what was chosen there."""
        there = [one for of, one in self._groups() if of == wanted]
        chips = [chip for one in there for chip in one.buttons.values()]
        chosen = (chip for chip in chips if chip.isChecked())
        next(chosen, chips[0] if chips else self).setFocus()

    # --- conflicts

    def _add_conflicts(
        self, box: QVBoxLayout, kind: ConflictKind, rows: Sequence[ConflictRow]
    ) -> None:
        box.addWidget(label(f"{self._reason(kind)}: {len(rows)}", "strong", wrap=True))
        if len(rows) > 1:
            self.for_all[kind] = self._choice_for_all(kind, rows)
            box.addWidget(self.for_all[kind])
        for row in rows:
            box.addWidget(label(row.words, wrap=True))
            if row.reasons:
                box.addWidget(label(row.reasons, "small", wrap=True))
            self.choices[row.seq] = choices = OneOfField(
                self._theme,
                {one.value: self._decision_text(one) for one in row.choices},
                row.decided.value if row.decided is not None else "",
                partial(self._on_chosen, row.seq),
            )
            box.addWidget(choices, 0, Qt.AlignmentFlag.AlignLeft)

    def _on_chosen(self, seq: int, value: str) -> None:
        self._decide(seq, Decision(value))

    def _choice_for_all(self, kind: ConflictKind, rows: Sequence[ConflictRow]) -> OneOfField:
        wishes = {STRIKE: self.tr("Strike all of these")}
        if all(len(row.choices) > 1 for row in rows):
            wishes = {KEEP: self._keep_all_text(kind), **wishes}
        chosen = {None if one.decided is None else one.decided is Decision.STRIKE for one in rows}
        [first, *others] = chosen
        same = "" if others or first is None else STRIKE if first else KEEP
        on_chosen = partial(self._on_chosen_for_all, kind)
        return OneOfField(self._theme, wishes, same, on_chosen, flowing=True)

    def _on_chosen_for_all(self, kind: ConflictKind, wish: str) -> None:
        self._decide_all(kind, strike=wish == STRIKE)

    def _keep_all_text(self, kind: ConflictKind) -> str:
        match kind:
            case ConflictKind.DICE_MISSING:
                return self.tr("Throw the dice for all of these")
            case ConflictKind.REFUSED | ConflictKind.OBJECTED:
                return self.tr("Keep all of these")
            case _:
                return self.tr("Do all of these that way")

    def _reason(self, kind: ConflictKind) -> str:
        match kind:
            case ConflictKind.REFUSED:
                return self.tr("Can no longer be done")
            case ConflictKind.OBJECTED:
                return self.tr("Now against the rules")
            case ConflictKind.OTHER_SEAT:
                return self.tr("Now another player would do it")
            case ConflictKind.OTHER_PHASE:
                return self.tr("Now it would be done in another phase")
            case ConflictKind.OTHER_THING:
                return self.tr("Now it would be done with something else")
            case ConflictKind.DICE_MISSING:
                return self.tr("Dice are missing")

    def _decision_text(self, decision: Decision) -> str:
        match decision:
            case Decision.STRIKE:
                return self.tr("Strike it too")
            case Decision.KEEP:
                return self.tr("Do it that way")
            case Decision.OVERRULE:
                return self.tr("Keep it all the same")
            case Decision.ROLL:
                return self.tr("Throw the dice")

    # --- changed steps

    def _add_changed(self, box: QVBoxLayout, rows: Sequence[ChangedRow]) -> None:
        text = filled(self.tr("Come out otherwise: {count}"), count=len(rows))
        box.addWidget(label(text, "strong", wrap=True))
        shown = rows if self._shows_all else rows[:AT_FIRST]
        for row in shown:
            box.addWidget(label(f"{row.seq}.  {row.was}", "small", wrap=True))
            now = filled(self.tr("Now: {step}"), step=row.becomes)
            if row.becomes == row.was:
                now = self.tr("Now it reads the same, with a result that is not told here.")
            box.addWidget(label(now, wrap=True))
        if len(rows) > len(shown):
            text = filled(self.tr("Show the other {count}"), count=len(rows) - len(shown))
            self.more = Button(self._theme, text, self._show_all, kind="mini")
            box.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)

    def _show_all(self) -> None:
        self._shows_all = True
        self._build()
        self.setFocus()

    # --- instead

    def _add_booking(self, box: QVBoxLayout, bookings: str) -> None:
        text = self.tr("Book the difference today instead")
        self.book = Button(self._theme, text, self._book, kind="mini", icon_name="coins")
        box.addWidget(self.book, 0, Qt.AlignmentFlag.AlignLeft)
        box.addWidget(label(bookings, "small", wrap=True))
