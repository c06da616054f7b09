"""The actions that belong to the window as a whole."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices

from bp_desktop.ui.shell.actions import ActionSpec
from bp_desktop.ui.shell.pages import PageId

if TYPE_CHECKING:
    from bp_desktop.ui.shell.main_window import MainWindow


def add_window_actions(window: "MainWindow") -> None:
    translate = QCoreApplication.translate
    go = translate("actions", "Go to")
    box = translate("actions", "Box")
    app = translate("actions", "Program")
    add = window.actions_.add
    names = {page: button.text() for page, button in window.rail.buttons.items()}
    for number, (page, name) in enumerate(names.items(), start=1):
        keys = "Ctrl+," if page is PageId.SETTINGS else f"Ctrl+{number}"
        if page is PageId.HELP:
            keys += "; F1"
        handler = partial(window.show_page, page)
        add(ActionSpec(f"go.{page}", name, go, handler, str(page), keys))
    for number, kind in enumerate(window.desk.kinds):
        keys = ("Ctrl+N", "Ctrl+Shift+N")[number] if number < 2 else ""
        begin = partial(window.begin, kind)
        add(ActionSpec(f"new.{kind.system}", kind.new_text(), box, begin, kind.icon, keys))
        if kind.sample is not None:
            sample = partial(window.begin_sample, kind)
            add(ActionSpec(f"sample.{kind.system}", kind.sample.text(), box, sample, "play"))
    for spec in (
        ActionSpec(
            "box.open",
            translate("actions", "Open a box …"),
            box,
            window.boxes.ask_to_open,
            "folder",
            "Ctrl+O",
        ),
        ActionSpec(
            "box.create",
            translate("actions", "Create a box …"),
            box,
            window.boxes.ask_to_create,
            "box_new",
        ),
        ActionSpec(
            "box.folder",
            translate("actions", "Show the box in its folder"),
            box,
            lambda: _show_folder(window),
            "box",
        ),
        ActionSpec(
            "document.import",
            translate("actions", "Import a file …"),
            box,
            lambda: _import(window),
            "import",
            "Ctrl+I",
        ),
        ActionSpec(
            "plan.match",
            translate("actions", "Plan a fight with units of this match"),
            app,
            lambda: _plan(window),
            "dice",
            "Ctrl+Shift+F",
            frozenset({PageId.TABLE, PageId.DICE}),
        ),
        ActionSpec(
            "palette",
            translate("actions", "Find anything"),
            app,
            lambda: _palette(window),
            "search",
            "Ctrl+K",
        ),
        ActionSpec(
            "shortcuts",
            translate("actions", "Keyboard shortcuts"),
            app,
            lambda: _sheet(window),
            "keyboard",
            "?",
        ),
        ActionSpec(
            "theme.switch",
            translate("actions", "Switch between dark and light"),
            app,
            lambda: window.choices.set(theme="light" if window.theme.mode == "dark" else "dark"),
            "theme",
            "Ctrl+Shift+L",
        ),
        ActionSpec(
            "scale.up",
            translate("actions", "Larger interface"),
            app,
            lambda: _scale(window, 1),
            "plus",
            "Ctrl++; Ctrl+=",
        ),
        ActionSpec(
            "scale.down",
            translate("actions", "Smaller interface"),
            app,
            lambda: _scale(window, -1),
            "minus",
            "Ctrl+-",
        ),
        ActionSpec(
            "scale.reset",
            translate("actions", "Interface at 100 %"),
            app,
            lambda: window.choices.set(scale=100),
            "scale",
            "Ctrl+0",
        ),
        ActionSpec("quit", translate("actions", "Quit"), app, window.close, "quit", "Ctrl+Q"),
    ):
        add(spec)


def _show_folder(window: "MainWindow") -> None:
    if window.desk.is_open:
        folder = window.desk.library.path.parent
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def _import(window: "MainWindow") -> None:
    from pathlib import Path

    if not window.desk.is_open:
        return
    suffixes = tuple(kind.suffix for kind in window.desk.kinds)
    path = window.prompts.import_file(window, Path.home(), suffixes)
    if path is not None:
        window.deeds.import_file(path)


def _plan(window: "MainWindow") -> None:
    from bp_desktop.ui.dice.page import DicePage

    window.show_page(PageId.DICE)
    page = window.stack.currentWidget()
    assert isinstance(page, DicePage)
    page.plan_from_match()


def _palette(window: "MainWindow") -> None:
    from bp_desktop.ui.shell.palette import show_palette

    show_palette(window)


def _sheet(window: "MainWindow") -> None:
    from bp_desktop.ui.shell.shortcut_sheet import ShortcutSheet

    foretell(window)
    window.show_overlay(ShortcutSheet(window.theme, window.actions_, window.page), width=880)


def foretell(window: "MainWindow") -> None:
    """Make the keys of every page known, also of those where nothing is open yet."""
    for kind in window.desk.kinds:
        if kind.foretell is not None:
            window.actions_.foretell(kind.foretell())


def _scale(window: "MainWindow", direction: int) -> None:
    from bp_desktop.ui.look.tokens import SCALES

    now = window.choices.now.scale
    nearest = min(range(len(SCALES)), key=lambda index: abs(SCALES[index] - now))
    step = min(max(nearest + direction, 0), len(SCALES) - 1)
    window.choices.set(scale=SCALES[step])
