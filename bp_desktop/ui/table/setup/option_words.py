"""What the table options, their values, groups and presets are called in the set-up."""

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.burning_planets.option_list import Choice
from bp_desktop.texts.games.burning_planets.options import OPTIONS, VALUES
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP

GROUPS = {
    "players": QT_TRANSLATE_NOOP("options", "Players and order"),
    "board": QT_TRANSLATE_NOOP("options", "Board"),
    "turn": QT_TRANSLATE_NOOP("options", "Turn and events"),
    "construction": QT_TRANSLATE_NOOP("options", "Building and cargo"),
    "combat": QT_TRANSLATE_NOOP("options", "Movement and combat"),
    "ending": QT_TRANSLATE_NOOP("options", "End, trade and secrets"),
}

PRESETS: dict[str, tuple[str, dict[str, Choice]]] = {
    "book": (QT_TRANSLATE_NOOP("options", "Rule book"), {}),
    "quick": (
        QT_TRANSLATE_NOOP("options", "Quick start"),
        {
            "first_player": "random",
            "starting_cannon_cell": "random",
            "treasury_visibility": "public",
        },
    ),
    "gentle": (
        QT_TRANSLATE_NOOP("options", "Gentle"),
        {
            "events_on_first_turn": False,
            "treasury_visibility": "public",
            "orbit_guard_blocks_conquest": True,
            "demolition_refund_percent": 50,
        },
    ),
    "fierce": (
        QT_TRANSLATE_NOOP("options", "Fierce"),
        {"defence_fire": "reaction", "elimination": "no_planets", "shared_victory": "off"},
    ),
}


def option_text(key: str) -> str:
    look_up = QCoreApplication.translate
    return look_up("options", OPTIONS.get(key, key))


def value_text(value: Choice) -> str:
    look_up = QCoreApplication.translate
    text = str(value)
    return look_up("options", VALUES.get(text, text))


def group_text(group: str) -> str:
    look_up = QCoreApplication.translate
    return look_up("options", GROUPS.get(group, group))
