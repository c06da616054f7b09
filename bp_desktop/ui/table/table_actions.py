"""Actions of the table: what can be done by key, palette and menu, whatever has the keyboard."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.table import Stage
from bp_desktop.ui.shell.actions import ActionSpec, Handler
from bp_desktop.ui.shell.pages import PageId

if TYPE_CHECKING:
    from bp_desktop.ui.table.view import TableView

HERE = frozenset({PageId.TABLE})
TRIED = frozenset(
    ("go_on", "undo", "redo", "look", "now", "board", "holdings", "next_unit", "inspect", "fit")
)
"""What a rehearsal needs."""

translate = QCoreApplication.translate


def menu_entries(view: "TableView[Any, Any, Any]") -> tuple[tuple[str, Handler], ...]:
    """What the menu at the head offers besides ending the match: one looks for it there."""
    if view.leave is not None:
        return ((translate("table", "Leave the rehearsal"), view.leave),)
    return (
        *view.own.menu,
        *_rehearsal(view),
        *_undo_at_end(view),
        (translate("table", "Show the journal"), view.open_journal),
        (translate("table", "Undo the whole turn"), view.go_back_to_turn_start),
        (translate("table", "End the turn"), view.end_turn),
        (translate("table", "Board on the whole screen"), view.toggle_full_screen),
        (translate("table", "Where were we?"), view.screens.open_recap),
        (translate("table", "Open the public window"), view.public.open),
        (translate("table", "Print a page to continue on paper"), view.write_paper),
        (translate("table", "Print a cheat sheet of the rules"), view.print_cheat_sheet),
        (translate("table", "Fingerprint of this match"), view.show_fingerprint),
    )


def _rehearsal(view: "TableView[Any, Any, Any]") -> Iterator[tuple[str, Handler]]:
    if view.context.parts.rehearsal is not None:
        yield translate("table", "Rehearse: try it out first"), view.rehearse


def _undo_at_end(view: "TableView[Any, Any, Any]") -> Iterator[tuple[str, Handler]]:
    """The closing page has no button for it: it would undo the victory."""
    if view.context.game.stage(view.state) is Stage.OVER:
        yield translate("table", "Undo the last step"), view.undo


def table_specs() -> Iterator[ActionSpec]:
    group = translate("table", "Table")
    turn_start = translate("table", "Undo the whole turn")
    look = translate("table", "Reveal or hide what I have")
    counting = translate("table", "Journal with or without undone steps")
    paper = translate("table", "Print a page to continue on paper")
    comment = translate("table", "Comment on a step, or add a photo")
    sought = keywords()
    for id_, text, icon, keys in (
        ("go_on", translate("table", "Continue"), "next", "Ctrl+Return"),
        ("end_turn", translate("table", "End the turn"), "flag", "Ctrl+End"),
        ("undo", translate("table", "Undo the last step"), "undo", "Ctrl+Z"),
        ("redo", translate("table", "Redo"), "redo", "Ctrl+Shift+Z; Ctrl+Y"),
        ("turn_start", turn_start, "previous", "Ctrl+Shift+Backspace"),
        ("look", look, "eye", "Ctrl+L"),
        ("now", translate("table", "What can be done now"), "menu", "Ctrl+D"),
        ("board", translate("table", "Show the board"), "map", "Ctrl+B"),
        ("holdings", translate("table", "Show the holdings"), "table", "Ctrl+Shift+H"),
        ("next_unit", translate("table", "Next unit that can act"), "next", "N"),
        ("journal", translate("table", "Show the journal"), "scroll", "Ctrl+J"),
        ("counting", counting, "filter", "Ctrl+Shift+J"),
        ("comment", comment, "note", "Ctrl+Shift+K"),
        ("recap", translate("table", "Where were we?"), "history", "Ctrl+Shift+W"),
        ("pause", translate("table", "Pause or continue"), "pause", "F6; Pause"),
        ("clock_menu", translate("table", "Clock and time for each player"), "clock", "Shift+F6"),
        ("clock", translate("table", "Show or hide the clock"), "clock", "Ctrl+Shift+F6"),
        ("inspect", translate("table", "What is this?"), "info", "Shift+F1"),
        ("ledger", translate("table", "Add an entry to the ledger"), "balance", "Ctrl+G"),
        ("trade", translate("table", "Barter or pay"), "coins", "Ctrl+T"),
        ("options", translate("table", "Table options"), "settings", "Ctrl+Shift+O"),
        ("banker", translate("table", "Choose the banker"), "lock", ""),
        ("players", translate("table", "Who plays: people or the program"), "user", ""),
        ("public", translate("table", "Open the public window"), "open", "Ctrl+Shift+P"),
        ("paper", paper, "print", "Ctrl+P"),
        ("fingerprint", translate("table", "Fingerprint of this match"), "lock", ""),
        ("fit", translate("table", "Show the whole board"), "fit", "0"),
        ("screen", translate("table", "Board on the whole screen"), "full_screen", "F11"),
    ):
        yield ActionSpec(f"table.{id_}", text, group, icon, keys, HERE, sought.get(id_, ""))


def rehearsal_spec() -> ActionSpec:
    """For the tables of games that can be rehearsed (`TableParts.rehearsal`)."""
    text, group = translate("table", "Rehearse: try it out first"), translate("table", "Table")
    sought = translate("keywords", "practise simulate trial what if fight")
    return ActionSpec("table.rehearse", text, group, "eye", "Ctrl+Shift+X", HERE, sought)


def table_handlers(view: "TableView[Any, Any, Any]") -> dict[str, Handler]:
    """What the actions of `table_specs`, and those of the game, do at one table."""
    handlers: dict[str, Handler] = {
        "go_on": view.advance,
        "end_turn": view.end_turn,
        "undo": view.undo,
        "redo": view.redo,
        "turn_start": view.go_back_to_turn_start,
        "look": view.toggle_look,
        "journal": view.open_journal,
        "counting": view.toggle_taken_back,
        "recap": view.screens.open_recap,
        "pause": view.clock.toggle,
        "clock_menu": view.clock.open_menu,
        "clock": view.clock.toggle_shown,
        "inspect": view.inspector.ask_here,
        "public": view.public.open,
        "paper": view.write_paper,
        "fingerprint": view.show_fingerprint,
        "fit": view.fit_board,
        "screen": view.toggle_full_screen,
    }
    if view.trade is not None:
        handlers["ledger"] = partial(view.dock.open_panel, "ledger")
        handlers["trade"] = view.open_trade
    if view.context.game.remarks is not None:
        handlers["comment"] = view.add_remark
    if view.context.game.banker is not None:
        handlers["banker"] = view.choose_banker
    if view.context.game.bots:
        handlers["players"] = view.choose_players
    if view.context.parts.options is not None:
        handlers["options"] = view.open_options
    if view.context.parts.rehearsal is not None:
        handlers["rehearse"] = view.rehearse
    found = {**{f"table.{id_}": one for id_, one in handlers.items()}, **view.own.handlers}
    if view.leave is not None:  # what concerns the match as a whole waits for its end
        found = {id_: one for id_, one in found.items() if id_.removeprefix("table.") in TRIED}
    return found


def keywords() -> dict[str, str]:
    """What else people type in the palette when they look for a thing; by the id of its action."""
    return {
        "go_on": translate("keywords", "next phase roll dice collect"),
        "end_turn": translate("keywords", "next player done"),
        "look": translate("keywords", "curtain hide secret secrecy treasury hand"),
        "journal": translate("keywords", "log history correct strike"),
        "counting": translate("keywords", "filter corrections undone"),
        "recap": translate("keywords", "summary"),
        "comment": translate("keywords", "note remark picture camera image annotate"),
        "pause": translate("keywords", "clock break stop"),
        "clock_menu": translate("keywords", "time timer budget limit handicap"),
        "clock": translate("keywords", "time timer"),
        "ledger": translate("keywords", "money cash count balance correction"),
        "trade": translate("keywords", "trade goods deal"),
        "banker": translate("keywords", "bank money PIN code password"),
        "players": translate("keywords", "bot computer opponent seat level pace leave"),
        "public": translate("keywords", "television second screen"),
        "paper": translate("keywords", "print banknotes"),
        "fingerprint": translate("keywords", "hash verify check proof cheat"),
        "fit": translate("keywords", "zoom centre everything"),
        "screen": translate("keywords", "full screen large"),
    }
