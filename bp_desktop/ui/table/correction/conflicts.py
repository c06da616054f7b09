"""The later steps that a correction leaves without ground, each with what can be decided."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from bp_desktop.core.messages import Message
from bp_desktop.session.amend import Conflict, Decision
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.widgets.one_of import OneOf
from bp_desktop.ui.words.wording import worded_all

Decide = Callable[[int, Decision], object]
Told = Callable[[tuple[Message, ...]], tuple[Message, ...]]
"""Messages as whoever looks now may read them (BP-APP-6)."""

Named = Callable[[object], str]
"""What a step is called where everybody reads it."""


class ConflictList(QScrollArea):
    """Hidden while there is nothing to decide."""

    def __init__(self, theme: Theme, decide: Decide, told: Told, named: Named) -> None:
        super().__init__()
        self._told = told
        self._named = named
        self._theme = theme
        self._decide = decide
        self.choices: dict[int, OneOf] = {}
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setMinimumHeight(theme.px(120))

    def show_conflicts(
        self, conflicts: Mapping[int, Conflict[Any]], decisions: Mapping[int, Decision]
    ) -> None:
        self.choices = {}
        inside = QWidget()
        inside.setObjectName("transparent")
        box = column(self._theme, inside, spacing=8)
        for seq, conflict in sorted(conflicts.items()):
            box.addWidget(self._row(seq, conflict, decisions.get(seq)))
        box.addStretch()
        self.setWidget(inside)
        self.setVisible(bool(conflicts))
        chips = [chip for one in self.choices.values() for chip in one.buttons.values()]
        for one, following in pairwise((self, *chips)):
            self.setTabOrder(one, following)

    def _row(self, seq: int, conflict: Conflict[Any], decided: Decision | None) -> QWidget:
        frame = QWidget()
        # Several answers beside the words are too wide for a large scale.
        several = len(conflict.choices) > 1
        line = (
            column(self._theme, frame, spacing=6)
            if several
            else row(self._theme, frame, spacing=12)
        )
        words = column(self._theme, spacing=2)
        words.addWidget(label(f"{seq}.  {self._named(conflict.command)}", "strong"))
        words.addWidget(label(worded_all(self._told(conflict.messages)), "small", wrap=True))
        choices = OneOf(
            self._theme,
            {one.value: self._decision_text(one) for one in conflict.choices},
            decided.value if decided is not None else "",
            lambda value: self._decide(seq, Decision(value)),
        )
        self.choices[seq] = choices
        line.addLayout(words, 1)
        line.addWidget(choices, 0, Qt.AlignmentFlag.AlignLeft)
        return frame

    def _decision_text(self, decision: Decision) -> str:
        match decision:
            case Decision.STRIKE:
                return self.tr("Strike it too")
            case Decision.KEEP | Decision.OVERRULE:
                return self.tr("Keep it all the same")
            case Decision.ROLL:
                return self.tr("Throw the dice")
