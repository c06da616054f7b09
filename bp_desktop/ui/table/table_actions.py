"""What can be done at the table by key and palette, whatever has the keyboard."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bp_desktop.ui.shell.actions import ActionSpec
from bp_desktop.ui.shell.pages import PageId

if TYPE_CHECKING:
    from bp_desktop.ui.table.view import TableView

HERE = frozenset({PageId.TABLE})

translate = QCoreApplication.translate


def rare_deeds(view: "TableView") -> tuple[tuple[str, Callable[[], object]], ...]:
    """What the menu at the head offers besides ending the match: one looks for it there."""
    return (
        (translate("table", "Set the board right …"), view.set_board_right),
        (translate("table", "Where were we?"), view.screens.open_recap),
        (translate("table", "Open the public window"), view.public.open),
        (translate("table", "Write a page to play on with on paper"), view.paper.write),
    )


def table_actions(view: "TableView") -> Iterator[ActionSpec]:
    group = translate("table", "Table")
    rows = (
        ("go_on", translate("table", "Go on"), view.advance, "next", "Ctrl+Return"),
        ("end_turn", translate("table", "End the turn"), view.end_turn, "flag", "Ctrl+End"),
        ("undo", translate("table", "Undo the last step"), view.undo, "undo", "Ctrl+Z"),
        ("redo", translate("table", "Redo"), view.redo, "redo", "Ctrl+Shift+Z; Ctrl+Y"),
        (
            "turn_start",
            translate("table", "Back to the start of the turn"),
            view.go_back_to_turn_start,
            "previous",
            "Ctrl+Shift+Backspace",
        ),
        (
            "look",
            translate("table", "Look at my treasury, or cover it"),
            view.toggle_look,
            "eye",
            "Ctrl+L",
        ),
        (
            "now",
            translate("table", "What can be done now"),
            partial(view.dock.open_panel, "now"),
            "menu",
            "Ctrl+D",
        ),
        (
            "holdings",
            translate("table", "Show the holdings"),
            partial(view.pages.show_page, "holdings"),
            "table",
            "Ctrl+Shift+H",
        ),
        (
            "journal",
            translate("table", "Show the journal"),
            view.open_journal,
            "scroll",
            "Ctrl+J",
        ),
        (
            "counting",
            translate("table", "Journal with or without what was taken back"),
            view.toggle_taken_back,
            "filter",
            "Ctrl+Shift+J",
        ),
        (
            "recap",
            translate("table", "Where were we?"),
            view.screens.open_recap,
            "history",
            "Ctrl+Shift+W",
        ),
        ("pause", translate("table", "Pause, or go on"), view.clock.toggle, "pause", "F6; Pause"),
        (
            "clock",
            translate("table", "Show or hide the clock"),
            view.clock.toggle_shown,
            "clock",
            "Ctrl+Shift+F6",
        ),
        (
            "ledger",
            translate("table", "Book in the ledger"),
            partial(view.dock.open_panel, "ledger"),
            "balance",
            "Ctrl+G",
        ),
        ("trade", translate("table", "Barter or pay"), view.open_trade, "coins", "Ctrl+T"),
        (
            "contract",
            translate("table", "Write a contract"),
            partial(view.open_secrets, "contract"),
            "seal",
            "Ctrl+Shift+T",
        ),
        (
            "note",
            translate("table", "Open a private note"),
            partial(view.open_secrets, "note"),
            "note",
            "Ctrl+Shift+M",
        ),
        (
            "options",
            translate("table", "Table options"),
            partial(view.dock.open_panel, "options"),
            "settings",
            "Ctrl+Shift+O",
        ),
        (
            "repair",
            translate("table", "Set the board right …"),
            view.set_board_right,
            "rename",
            "Ctrl+Shift+B",
        ),
        (
            "public",
            translate("table", "Open the public window"),
            view.public.open,
            "open",
            "Ctrl+Shift+P",
        ),
        (
            "paper",
            translate("table", "Write a page to play on with on paper"),
            view.paper.write,
            "print",
            "Ctrl+P",
        ),
    )
    sought = keywords()
    for id_, text, handler, icon, keys in rows:
        others = sought.get(id_, "")
        yield ActionSpec(f"table.{id_}", text, group, handler, icon, keys, HERE, others)
    if view.board is not None:
        yield ActionSpec(
            "table.board",
            translate("table", "Show the board"),
            group,
            partial(view.pages.show_page, "board"),
            "map",
            "Ctrl+B",
            HERE,
        )


def keywords() -> dict[str, str]:
    """What else people type in the palette when they look for a thing; by the id of its action."""
    return {
        "go_on": translate("keywords", "next phase roll dice collect"),
        "end_turn": translate("keywords", "next player done"),
        "look": translate("keywords", "curtain hide secret treasury"),
        "holdings": translate("keywords", "ships planets structures cargo"),
        "journal": translate("keywords", "log history correct strike"),
        "counting": translate("keywords", "filter corrections undone"),
        "recap": translate("keywords", "summary"),
        "pause": translate("keywords", "clock break stop"),
        "clock": translate("keywords", "time timer budget"),
        "ledger": translate("keywords", "money cash count balance correction"),
        "trade": translate("keywords", "trade cargo hold manifest goods deal"),
        "contract": translate("keywords", "secret deal seal promise"),
        "note": translate("keywords", "secret alliance"),
        "public": translate("keywords", "television second screen"),
        "paper": translate("keywords", "print banknotes"),
        "now": translate("keywords", "load unload cargo build move attack conquer ship"),
    }
