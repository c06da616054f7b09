"""The two conditions of an attack, each with a mark once the dice have fallen."""

from PySide6.QtWidgets import QLabel, QWidget

from bp_desktop.ui.games.burning_planets.combat.battle_words import Condition
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.metrics import column, row, sized

MARKS = {None: "·", True: "✓", False: "✗"}
INKS = {None: "muted", True: "success", False: "danger"}


class ConditionList(QWidget):
    """At most two lines."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rows: list[tuple[QWidget, QLabel, QLabel]] = []
        box = column(theme, self, spacing=2)
        for _ in range(2):
            line = QWidget()
            mark, words = label("", "strong"), label("", "small", wrap=True)
            sized(theme, mark, width=16)
            laid = row(theme, line, spacing=8)
            laid.addWidget(mark)
            laid.addWidget(words, 1)
            box.addWidget(line)
            self._rows.append((line, mark, words))
        self._shown: tuple[Condition, ...] = ()
        theme.changed.connect(self._show_again)

    def _show_again(self) -> None:
        self.show_conditions(self._shown)

    def show_conditions(self, conditions: tuple[Condition, ...]) -> None:
        self._shown = conditions
        for place, (line, mark, words) in enumerate(self._rows):
            line.setVisible(place < len(conditions))
            if place < len(conditions):
                one = conditions[place]
                mark.setText(MARKS[one.met])
                mark.setStyleSheet(f"color: {self._theme.color(INKS[one.met]).name()}")
                words.setText(one.text)

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(one.text for one in self._shown)

    @property
    def met(self) -> tuple[bool | None, ...]:
        return tuple(one.met for one in self._shown)
