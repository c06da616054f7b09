"""Kept plans: up to four side by side, where what is best in each line stands out."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import partial
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import SPRING, Button, Card, column, label, lay, put_away, row
from bp_desktop.ui.widgets.containers import grid
from bp_desktop.ui.widgets.fields import text_line
from bp_desktop.ui.widgets.turning_box import TurningBox

MOST_PLANS = 4

P = TypeVar("P")


class PlanFact(NamedTuple):
    """One line of a plan; plans are compared where it has a value, the more the better."""

    title: str
    text: str
    value: Fraction | None = None
    full: str = ""
    """With every digit, where the text has not all of them."""


class KeptPlan(NamedTuple, Generic[P]):
    """Whatever a game calls a plan, under a name that somebody gave it."""

    name: str
    answered: P


def as_text(name: str, facts: Iterable[PlanFact]) -> str:
    return "\n".join([name, *(f"  {one.title}: {one.full or one.text}" for one in facts)])


class KeptPlans(Card, Generic[P]):
    """Plans are kept until the program is closed; each can be renamed, opened and dropped."""

    def __init__(
        self,
        theme: Theme,
        plans: list[KeptPlan[P]],
        facts_of: Callable[[P], tuple[PlanFact, ...]],
        on_open: Callable[[P], object],
        on_changed: Callable[[], object],
    ) -> None:
        """`plans` are kept there, and may be from a window before; `facts_of` has the words."""
        super().__init__(theme)
        self.plans = plans
        self._facts_of = facts_of
        self._on_changed = on_changed
        self._theme = theme
        self._on_open = on_open
        self.facts: tuple[tuple[PlanFact, ...], ...] = ()
        """Of each plan, line by line."""
        self.names: list[QLineEdit] = []
        self.drops: list[Button] = []
        self.opens: list[Button] = []
        self.copy = Button(
            theme, self.tr("Copy as text"), self.copy_text, kind="quiet", icon_name="copy"
        )
        heading = label(self.tr("Plans side by side"), "heading")
        self.box.addWidget(TurningBox(theme, (heading, 1), (self.copy, 0)))
        self._grid: QWidget | None = None
        self.hide()

    @property
    def is_full(self) -> bool:
        return len(self.plans) >= MOST_PLANS

    def new_name(self) -> str:
        taken = {plan.name for plan in self.plans}
        names = (filled(self.tr("Plan {letter}"), letter=letter) for letter in "ABCDEFGH")
        return next(name for name in names if name not in taken)

    def keep(self, answered: P) -> None:
        if not self.is_full:
            self.plans.append(KeptPlan(self.new_name(), answered))
            self.refresh()

    def drop(self, place: int) -> None:
        del self.plans[place]
        self.refresh()

    def rename(self, place: int) -> None:
        name = self.names[place].text().strip() or self.plans[place].name
        self.plans[place] = self.plans[place]._replace(name=name)

    def copy_text(self) -> None:
        pairs = zip(self.plans, self.facts, strict=True)
        text = "\n\n".join(as_text(plan.name, facts) for plan, facts in pairs)
        QGuiApplication.clipboard().setText(text)

    def refresh(self) -> None:
        """Show every plan in the words of now."""
        self.facts = tuple(self._facts_of(plan.answered) for plan in self.plans)
        put_away(self._grid)
        self.names, self.drops, self.opens = [], [], []
        self._grid = QWidget()
        cells = grid(self._theme, self._grid, across=20, down=8)
        for place in range(MOST_PLANS):
            cells.setColumnStretch(place, 1)
        for place, plan in enumerate(self.plans):
            cells.addLayout(self._head(place, plan), 0, place)
            for line, fact in enumerate(self.facts[place], start=1):
                best = self._is_best(line - 1, place)
                title = label(fact.title, "caption", wrap=True)
                shown = label(fact.text, "overline" if best else "body", wrap=True)
                if best:
                    shown.setAccessibleDescription(self.tr("the best of these plans"))
                shown.setToolTip(fact.full)
                cell = lay(column(self._theme, spacing=2), title, shown, SPRING)
                cells.addLayout(cell, line, place)
        if not self.is_full:
            more = label(self.tr("Save another plan to compare it here."), "small", wrap=True)
            cells.addWidget(more, 0, len(self.plans), Qt.AlignmentFlag.AlignVCenter)
        self.box.addWidget(self._grid)
        self.setVisible(bool(self.plans))
        self._on_changed()

    def _head(self, place: int, plan: KeptPlan[P]) -> QHBoxLayout:
        name = text_line(self.tr("Name of the plan"), longest=40)
        name.setText(plan.name)
        name.editingFinished.connect(partial(self.rename, place))
        text = filled(self.tr("Open {plan} again"), plan=plan.name)
        again = Button(
            self._theme, text, partial(self._on_open, plan.answered), kind="icon", icon_name="open"
        )
        text = filled(self.tr("Remove {plan}"), plan=plan.name)
        drop = Button(self._theme, text, partial(self.drop, place), kind="icon", icon_name="close")
        self.names.append(name)
        self.opens.append(again)
        self.drops.append(drop)
        return lay(row(self._theme, spacing=4), (name, 1), again, drop)

    def _is_best(self, line: int, place: int) -> bool:
        """Better than at least one other, and no other is better; different goals are not
        compared."""
        fact = self.facts[place][line]
        others = [facts[line] for facts in self.facts]
        if fact.value is None or any(one.title != fact.title for one in others):
            return False
        values = [one.value for one in others if one.value is not None]
        return fact.value == max(values) and min(values) < fact.value
