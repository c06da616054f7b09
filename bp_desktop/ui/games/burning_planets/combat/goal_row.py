"""Goal row: what an attack is for, and who decides the order of the attackers."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.planner.goals import Goal, GoalKind
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.fields import ChoiceBox, number_box


class GoalRow(QWidget):
    """A goal, with the target or number that it needs, and the order of the attackers."""

    def __init__(self, theme: Theme, on_changed: Callable[[], object]) -> None:
        super().__init__()
        self._on_changed = on_changed
        self.kind = ChoiceBox(self.tr("Goal"))
        for kind, text in self._kinds():
            self.kind.addItem(text, kind)
        self.target = ChoiceBox(self.tr("Which target"))
        self.number = number_box(theme, self.tr("How many"), 1, 16, 1)
        self.order = ChoiceBox(self.tr("Order of the attackers"))
        self.order.addItem(self.tr("in the best order"), False)
        self.order.addItem(self.tr("in the order listed"), True)
        line = FlowLayout(self, gap=theme.px(8))
        for part in (self.kind, self.target, self.number, self.order):
            line.addWidget(part)
        self.kind.activated.connect(self._on_kind)
        self.target.activated.connect(on_changed)
        self.number.valueChanged.connect(on_changed)
        self.order.activated.connect(on_changed)
        self._show_parts()

    def _kinds(self) -> list[tuple[GoalKind, str]]:
        return [
            ("all", self.tr("Destroy everything")),
            ("these", self.tr("Destroy this one")),
            ("at_least", self.tr("Destroy at least")),
            ("expected", self.tr("Destroy as many as possible")),
            ("loot", self.tr("Gain the most loot")),
            ("damage", self.tr("Cost them the most")),
            ("answer", self.tr("Lose the least to their answer")),
        ]

    def _on_kind(self) -> None:
        self._show_parts()
        self._on_changed()

    def _show_parts(self) -> None:
        kind = self.kind.currentData()
        self.target.setHidden(kind != "these")
        self.number.setHidden(kind != "at_least")

    def set_goal(self, goal: Goal, *, as_listed: bool = False) -> None:
        self.kind.setCurrentIndex(self.kind.findData(goal.kind))
        self.order.setCurrentIndex(int(as_listed))
        if goal.targets:
            self.target.setCurrentIndex(max(0, self.target.findText(goal.targets[0])))
        self.number.setValue(goal.number)
        self._on_kind()

    def show_targets(self, targets: Sequence[str]) -> None:
        """Those that can be meant; what was chosen stays chosen while it is there."""
        if [self.target.itemText(place) for place in range(self.target.count())] == list(targets):
            return
        chosen = self.target.currentText()
        self.target.clear()
        self.target.addItems(list(targets))
        self.target.setCurrentIndex(max(0, self.target.findText(chosen)))

    def goal(self) -> Goal:
        kind: GoalKind = self.kind.currentData()
        if kind == "these":
            return Goal(kind, (self.target.currentText(),))
        return Goal(kind, number=self.number.value() if kind == "at_least" else 1)

    @property
    def as_listed(self) -> bool:
        listed: bool = self.order.currentData()
        return listed
