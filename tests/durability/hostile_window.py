"""Hostile files that import, in the real window: opened, painted, stepped, undone, put away."""

import sys
from pathlib import Path
from types import TracebackType

from bp_desktop.app.window import WindowApp
from bp_desktop.storage.places import user_places
from bp_desktop.ui.look.guarded import forget_reports
from bp_desktop.ui.shell.pages import PageId
from tests.durability.hostile import HostileTally, accepted_files
from tests.durability.limits_window import finish_work
from tests.ui.build import settle

PAGES = (PageId.STUDIO, PageId.TABLE, PageId.CHRONICLE, PageId.HOME)


def attack_window(folder: Path, count: int, seed: int = 1) -> HostileTally:
    """Needs a QApplication. What is raised while painting is told and drawn in its place: that is
    no failure; the window that stops answering is."""
    files = accepted_files(folder, count, seed)
    app = WindowApp(user_places(folder / "home"))
    tally = HostileTally()
    faults: list[str] = []

    def note(kind: type[BaseException], error: BaseException, _t: TracebackType | None) -> None:
        faults.append(f"{kind.__name__}: {error}"[:200])

    before, sys.excepthook = sys.excepthook, note
    try:
        app.window.show_first()
        while not app.desk.is_open:
            settle()
        for number, path in enumerate(files):
            forget_reports()
            faults.clear()
            _walk(app, path)
            tally.tried += 1
            tally.accepted += app.window.isVisible()
            if faults:
                tally.fail(number, seed, (path.name, faults[:3]))
    finally:
        sys.excepthook = before
        app.leave()
        settle()
    return tally


def _walk(app: WindowApp, path: Path) -> None:
    """Through its pages; three steps by what the view offers, and back."""
    window = app.window
    window.opener.open_file(path)
    finish_work(app)
    for page in PAGES:
        window.show_page(page)
        window.grab()
        settle()
        document = app.desk.on_page(page)
        if document is not None and document.commander.session.next_undo is not None:
            document.commander.undo()
            settle()
            window.grab()
            document.commander.redo()
            settle()
    for info in app.desk.library.documents():
        app.desk.put_away_document(info.id)
        app.desk.library.bin(info.id)
    app.desk.library.empty_bin()
    app.desk.shelf_changed.emit()
    settle()
