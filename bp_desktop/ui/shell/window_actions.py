"""Actions of the window as a whole: going to pages, beginning documents, boxes, scale, theme."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices

from bp_desktop import RELEASES
from bp_desktop.ui.look.tokens import SCALES, nearest_scale
from bp_desktop.ui.shell.actions import ActionSpec
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.palette import show_palette
from bp_desktop.ui.shell.shortcut_sheet import ShortcutSheet

if TYPE_CHECKING:
    from bp_desktop.ui.shell.main_window import MainWindow


def add_window_actions(window: "MainWindow") -> None:
    actions = window.actions_
    actions.declare(_specs(window))
    actions.bind(
        {
            **{f"go.{page}": partial(window.show_page, page) for page in PageId},
            **{f"new.{kind.system}": partial(window.begin, kind) for kind in window.desk.kinds},
            **{
                f"sample.{kind.system}": partial(window.begin_sample, kind)
                for kind in window.desk.kinds
                if kind.sample is not None
            },
            "box.open": window.boxes.ask_to_open,
            "box.create": window.boxes.ask_to_create,
            "box.folder": partial(_show_folder, window),
            "document.import": partial(_import, window),
            "explain": window.explain,
            "cheat_sheet": partial(print_cheat_sheet, window),
            "plan.match": window.plan_fight,
            "palette": partial(show_palette, window),
            "shortcuts": partial(_sheet, window),
            "theme.switch": partial(_switch_theme, window),
            "scale.up": partial(_scale, window, 1),
            "scale.down": partial(_scale, window, -1),
            "scale.reset": lambda: window.choices.set(scale=100),
            "program.news": window.show_news,
            "program.releases": open_releases,
            "quit": window.close,
        }
    )

    window.rules.option_asked.connect(partial(_open_option, window))


def _open_option(window: "MainWindow", key: str) -> None:
    """On the table, where it can be changed."""
    window.show_page(PageId.TABLE)
    view = window.view_on(PageId.TABLE)
    if view is not None:
        view.open_option(key)


def _specs(window: "MainWindow") -> Iterator[ActionSpec]:
    translate = QCoreApplication.translate
    go = translate("actions", "Page")
    box = translate("actions", "Box")
    app = translate("actions", "Program")
    sought = _keywords()
    for number, (page, button) in enumerate(window.rail.buttons.items(), start=1):
        keys = "Ctrl+," if page is PageId.SETTINGS else f"Ctrl+{number}"
        more = sought.get(f"go.{page}", "")
        yield ActionSpec(f"go.{page}", button.text(), go, str(page), keys, keywords=more)
    for number, kind in enumerate(window.desk.kinds):
        keys = ("Ctrl+N", "Ctrl+Shift+N")[number] if number < 2 else ""
        yield ActionSpec(f"new.{kind.system}", kind.new_text(), box, kind.icon, keys)
        if kind.sample is not None:
            yield ActionSpec(f"sample.{kind.system}", kind.sample.text(), box, "play")
    at_match = frozenset({PageId.TABLE, PageId.DICE})
    plan = translate("actions", "Plan a fight with units of this match")
    switch = translate("actions", "Switch between dark and light")
    more = sought["plan.match"]
    yield ActionSpec("plan.match", plan, app, "dice", "Ctrl+Shift+F", at_match, more)
    for id_, text, group, icon, keys in (
        ("box.open", translate("actions", "Open a box …"), box, "folder", "Ctrl+O"),
        ("box.create", translate("actions", "Create a box …"), box, "box_new", ""),
        ("box.folder", translate("actions", "Show the box in its folder"), box, "box", ""),
        ("document.import", translate("actions", "Import a file …"), box, "import", "Ctrl+I"),
        ("palette", translate("actions", "Search everything"), app, "search", "Ctrl+K"),
        ("explain", translate("actions", "Rule or help for what is in use"), app, "info", "F1"),
        ("cheat_sheet", translate("actions", "Print a cheat sheet of the rules"), app, "print", ""),
        ("shortcuts", translate("actions", "Keyboard shortcuts"), app, "keyboard", "?"),
        ("theme.switch", switch, app, "theme", "Ctrl+Shift+L"),
        ("scale.up", translate("actions", "Larger interface"), app, "plus", "Ctrl++; Ctrl+="),
        ("scale.down", translate("actions", "Smaller interface"), app, "minus", "Ctrl+-"),
        ("scale.reset", translate("actions", "Interface at 100 %"), app, "scale", "Ctrl+0"),
        ("program.news", translate("actions", "What is new in this version"), app, "star", ""),
        ("program.releases", translate("actions", "Look for a new version"), app, "open", ""),
        ("quit", translate("actions", "Quit"), app, "quit", "Ctrl+Q"),
    ):
        more = sought.get(id_, "")
        yield ActionSpec(
            id_, text, group, icon, keys, keywords=more, while_covered=id_ == "explain"
        )


def _keywords() -> dict[str, str]:
    """What else people type in the palette when they look for a thing; by the id of its action."""
    translate = QCoreApplication.translate
    return {
        "go.home": translate("keywords", "start matches maps export share file"),
        "go.studio": translate("keywords", "map editor draw design printing picture"),
        "go.dice": translate("keywords", "odds chance probability simulate"),
        "go.chronicle": translate(
            "keywords", "statistics charts luck story replay timeline export figures"
        ),
        "go.rules": translate("keywords", "rulebook paragraph law tables costs"),
        "go.help": translate("keywords", "manual handbook instructions"),
        "go.settings": translate("keywords", "preferences options language sound"),
        "plan.match": translate("keywords", "attack combat odds conquest simulate"),
        "box.open": translate("keywords", "file database collection"),
        "box.folder": translate("keywords", "file path where"),
        "document.import": translate("keywords", "file open load bpmatch bpmap"),
        "explain": translate("keywords", "explain context what is this"),
        "cheat_sheet": translate("keywords", "summary reference card PDF costs overview"),
        "shortcuts": translate("keywords", "keys keyboard hotkeys"),
        "theme.switch": translate("keywords", "theme colours night day"),
        "scale.up": translate("keywords", "zoom bigger letters font"),
        "scale.down": translate("keywords", "zoom letters font"),
        "program.news": translate("keywords", "changelog release notes changes about"),
        "program.releases": translate("keywords", "update upgrade download release website"),
        "quit": translate("keywords", "exit close"),
    }


def open_releases() -> None:
    """In the browser: the program itself asks nobody."""
    QDesktopServices.openUrl(QUrl(RELEASES))


def _switch_theme(window: "MainWindow") -> None:
    window.choices.set(theme="light" if window.theme.mode == "dark" else "dark")


def _show_folder(window: "MainWindow") -> None:
    if window.desk.is_open:
        folder = window.desk.library.path.parent
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def _import(window: "MainWindow") -> None:
    if not window.desk.is_open:
        return
    suffixes = tuple(kind.suffix for kind in window.desk.kinds)
    path = window.prompts.import_file(window, Path.home(), suffixes)
    if path is not None:
        window.documents.import_file(path)


def print_cheat_sheet(window: "MainWindow") -> None:
    """Of the game whose rules are read, with the house rules of its open match."""
    from bp_desktop.ui.rules.cheat_sheet import write_asked  # printing is rare

    source = window.rules
    rules = source.rules
    if rules is not None and rules.sheet:
        match = source.match if source.reads_match else None
        title = window.desk.title_of(match) if match is not None else ""
        write_asked(window, window.prompts, window.notices.notify, rules, title)


def _sheet(window: "MainWindow") -> None:
    declare_all(window)
    window.notices.show_overlay(
        ShortcutSheet(window.theme, window.actions_, window.page), width=880
    )


def declare_all(window: "MainWindow") -> None:
    """Make the keys of every page known, also of those where nothing is open yet."""
    from bp_desktop.ui.rules.page import rules_specs

    window.actions_.declare(rules_specs())
    for kind in window.desk.kinds:
        window.actions_.declare(kind.action_specs())


def _scale(window: "MainWindow", direction: int) -> None:
    wanted = nearest_scale(window.choices.now.scale) + direction
    step = min(max(wanted, 0), len(SCALES) - 1)
    window.choices.set(scale=SCALES[step])
