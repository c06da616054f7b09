"""Actions that a table of Burning Planets has besides the shared ones."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from bp_desktop.ui.shell.actions import ActionSpec
from bp_desktop.ui.table.table_actions import HERE

translate = QCoreApplication.translate


def match_specs() -> Iterator[ActionSpec]:
    group = translate("table", "Table")
    sought = match_keywords()
    for id_, text, icon, keys in (
        ("contract", translate("table", "Write a contract"), "seal", "Ctrl+Shift+T"),
        ("note", translate("table", "Open a private note"), "note", "Ctrl+Shift+M"),
        ("move_unit", translate("table", "Move the selected unit"), "move", "M"),
        ("repair", translate("table", "Fix the board …"), "rename", "Ctrl+Shift+B"),
    ):
        yield ActionSpec(f"table.{id_}", text, group, icon, keys, HERE, sought.get(id_, ""))


def match_keywords() -> dict[str, str]:
    """What else people type in the palette when they look for a thing; by the id of its action."""
    return {
        "contract": translate("keywords", "secret deal seal promise"),
        "note": translate("keywords", "secret alliance"),
    }


def shared_keywords() -> dict[str, str]:
    """What this game calls things that shared actions of the table lead to."""
    return {
        "table.trade": translate("keywords", "cargo hold manifest"),
        "table.now": translate("keywords", "load unload cargo build move attack conquer ship"),
        "table.holdings": translate("keywords", "ships planets structures cargo"),
    }
