"""A fight in words: what the roll needs, and what came of it."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.odds import beats
from bp_desktop.games.burning_planets.match.events import Attacked
from bp_desktop.games.burning_planets.match.queries.targets import TargetNow
from bp_desktop.texts.marking import filled
from bp_desktop.ui.dice.figures import percent

translate = QCoreApplication.translate


class Condition(NamedTuple):
    """One of the two things an attack needs (BP-COMBAT-5, BP-COMBAT-6)."""

    text: str
    met: bool | None = None
    """None before the roll."""


def needed(attack_die: int, target: TargetNow) -> tuple[Condition, ...]:
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


def cumulated(target: TargetNow) -> str:
    """The chance within the attacks that are left, attempt by attempt."""
    text = translate("battle", "within {times} attacks {percent} ({chance})")
    return "   ".join(
        filled(text, times=times, percent=percent(one), chance=one)
        for times, one in enumerate(target.within, start=1)
        if times > 1
    )
