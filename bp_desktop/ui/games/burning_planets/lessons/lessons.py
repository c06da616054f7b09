"""The lessons of Burning Planets, light to import: their steps are loaded when one begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bp_desktop.ui.lessons.lesson import Lesson

if TYPE_CHECKING:
    from bp_desktop.ui.lessons.lesson import LessonPoint, LessonStep
    from bp_desktop.ui.shell.kinds import NewDocument

translate = QCoreApplication.translate


def _guided_match() -> NewDocument:
    from bp_desktop.ui.games.burning_planets.lessons.guided_board import guided_match

    return guided_match()


def _match_steps() -> tuple[LessonStep, ...]:
    from bp_desktop.ui.games.burning_planets.lessons.first_match import steps

    return steps()


def _match_ways() -> tuple[LessonPoint, ...]:
    from bp_desktop.ui.games.burning_planets.lessons.first_match import ways

    return ways()


def _empty_map() -> NewDocument:
    from bp_desktop.ui.games.burning_planets.lessons.first_map import empty_map

    return empty_map()


def _map_steps() -> tuple[LessonStep, ...]:
    from bp_desktop.ui.games.burning_planets.lessons.first_map import steps

    return steps()


def _map_ways() -> tuple[LessonPoint, ...]:
    from bp_desktop.ui.games.burning_planets.lessons.first_map import ways

    return ways()


def _guided_deal() -> NewDocument:
    from bp_desktop.ui.games.burning_planets.lessons.guided_board import guided_deal

    return guided_deal()


def _deal_steps() -> tuple[LessonStep, ...]:
    from bp_desktop.ui.games.burning_planets.lessons.first_contract import steps

    return steps()


def _deal_ways() -> tuple[LessonPoint, ...]:
    from bp_desktop.ui.games.burning_planets.lessons.first_contract import ways

    return ways()


LESSONS = (
    Lesson(
        "first_match",
        lambda: translate("lessons", "Your first match"),
        lambda: translate(
            "lessons", "Two turns against the program, on a small map. About 15 minutes."
        ),
        "play",
        "burning_planets.match",
        _guided_match,
        _match_steps,
        _match_ways,
        clear=(
            *("main", "message", "refusal", "panel now", "fight card"),
            *("balances", "phases", "seats", "side"),
        ),
        keywords=lambda: translate("keywords", "first match basics"),
    ),
    Lesson(
        "first_map",
        lambda: translate("lessons", "Draw a map"),
        lambda: translate(
            "lessons", "A small map for two in the studio that passes its checks. 5 minutes."
        ),
        "studio",
        "burning_planets.map",
        _empty_map,
        _map_steps,
        _map_ways,
        clear=("panel problems", "panel symmetry", "tools"),
        keywords=lambda: translate("keywords", "studio draw map editor"),
    ),
    Lesson(
        "first_contract",
        lambda: translate("lessons", "Curtain and contract"),
        lambda: translate(
            "lessons", "Look at a hidden treasury, and sign a sealed contract. 5 minutes."
        ),
        "seal",
        "burning_planets.match",
        _guided_deal,
        _deal_steps,
        _deal_ways,
        clear=(
            "main",
            "message",
            "refusal",
            "panel now",
            "panel secrets",
            "whose",
            "called",
            "balances",
            "phases",
            "seats",
        ),
        keywords=lambda: translate("keywords", "secret curtain treasury contract seal"),
    ),
)
