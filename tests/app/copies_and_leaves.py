"""The real program on a map of its own: copies all that is on it, closes its window and ends."""

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from bp_desktop.app.window import WindowApp
from bp_desktop.storage.places import user_places
from bp_desktop.ui.shell.pages import PageId
from tests.scenes.home import fill


def main(folder: Path) -> int:
    app = WindowApp(user_places(folder))

    def copy_and_leave() -> None:
        fill(app, (("Duel", ("humans", "xenos")),))
        app.window.show_page(PageId.STUDIO)
        for action in ("studio.all", "studio.copy"):
            app.window.actions_.run(action)
        sys.stdout.write(" ".join(QGuiApplication.clipboard().mimeData().formats()))
        app.window.close()

    app.ready = lambda: QTimer.singleShot(0, app.window, copy_and_leave)
    return app.run()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
