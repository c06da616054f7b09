"""Actions that a table of Parsec has besides the shared ones."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from bp_desktop.ui.shell.actions import ActionSpec
from bp_desktop.ui.table.table_actions import HERE, rehearsal_spec

translate = QCoreApplication.translate


def parsec_specs() -> Iterator[ActionSpec]:
    group = translate("table", "Table")
    yield rehearsal_spec()
    for id_, text, icon, keys in (
        ("yard", translate("parsec", "Open the shipyard"), "ship", "Ctrl+Shift+Y"),
        ("cards", translate("parsec", "Show event cards and the port"), "bolt", "Ctrl+Shift+E"),
        ("overview", translate("parsec", "Show who is close to victory"), "trophy", "Ctrl+Shift+V"),
    ):
        yield ActionSpec(f"parsec.{id_}", text, group, icon, keys, HERE)
