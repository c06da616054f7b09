"""The conditions of an attack: what the roll needs, what came of it, and the list that shows it."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QWidget

from bp_desktop.core.odds import beats
from bp_desktop.games.burning_planets.match.events import Attacked
from bp_desktop.games.burning_planets.match.queries.targets import TargetStatus
from bp_desktop.texts.marking import filled
from bp_desktop.ui.dice.figures import percent
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import column, label, row, sized

translate = QCoreApplication.translate

MARKS = {None: "·", True: "✓", False: "✗"}
INKS = {None: "muted", True: "success", False: "danger"}


class Condition(NamedTuple):
    """One of the two things an attack needs (BP-COMBAT-5, BP-COMBAT-6)."""

    text: str
    met: bool | None = None
    """None before the roll."""


def needed(attack_die: int, target: TargetStatus) -> tuple[Condition, ...]:
    """What the roll has to do, before anybody rolls. An asteroid rolls no die (BP-COMBAT-17)."""
    if not target.defence_die:
        text = translate(
            "battle", "The d{attack} must beat the shield of {shield}; no die answers."
        )
        return (Condition(filled(text, attack=attack_die, shield=target.shield)),)
    first = translate("battle", "The d{attack} must beat the d{defence}; a tie fails.")
    second = translate("battle", "It must also beat the shield of {shield}.")
    return (
        Condition(filled(first, attack=attack_die, defence=target.defence_die)),
        Condition(filled(second, shield=target.shield)),
    )


def rolled(event: Attacked) -> tuple[Condition, ...]:
    """Both comparisons with the natural attack roll (BP-COMBAT-9), each asked on its own of the
    rule that decided the fight."""
    found = []
    if event.defence is not None:
        met = beats(event.attack, event.defence, 0)
        text = (
            translate("battle", "{attack} beats the {defence} of the defence.")
            if met
            else translate("battle", "{attack} does not beat the {defence} of the defence.")
        )
        found.append(Condition(filled(text, attack=event.attack, defence=event.defence), met))
    met = beats(event.attack, None, event.shield)
    text = (
        translate("battle", "{attack} beats the shield of {shield}.")
        if met
        else translate("battle", "{attack} does not beat the shield of {shield}.")
    )
    found.append(Condition(filled(text, attack=event.attack, shield=event.shield), met))
    return tuple(found)


def verdict(event: Attacked) -> str:
    if event.destroyed:
        return translate("battle", "Destroyed.")
    return translate("battle", "The target holds; nobody is harmed.")


def cumulated(target: TargetStatus) -> str:
    """The chance within the attacks that are left, attempt by attempt."""
    text = translate("battle", "within {times} attacks {percent} ({chance})")
    return "   ".join(
        filled(text, times=times, percent=percent(one), chance=one)
        for times, one in enumerate(target.within, start=1)
        if times > 1
    )


class ConditionList(QWidget):
    """At most two conditions, each with a mark once the dice have fallen."""

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
