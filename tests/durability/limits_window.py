"""A large file in the real window: imported, opened, painted; what that takes."""

import json
import sys
import tempfile
from pathlib import Path
from time import process_time

from bp_desktop.app.window import WindowApp
from bp_desktop.storage.places import user_places
from bp_desktop.ui.shell.work_panel import WorkRunner
from tests.durability.kill import ROOT
from tests.durability.limits import megabytes
from tests.ui.build import settle


def finish_work(app: WindowApp) -> None:
    """Whatever is done in slices."""
    settle()
    while app.window.notices.findChildren(WorkRunner):
        settle()


def open_in_window(path: Path) -> tuple[str, float, float]:
    with tempfile.TemporaryDirectory() as folder:
        app = WindowApp(user_places(Path(folder)))
        app.window.show_first()
        while not app.desk.is_open:
            settle()
        for small in ("resources/maps/duel.bpmap", "tests/golden/put_right.bpmatch"):
            app.window.opener.open_file(ROOT / small)
            app.window.grab()
        settle()
        before, began = megabytes(), process_time()
        count = len(app.desk.library.documents())
        app.window.opener.open_file(path)
        finish_work(app)
        app.window.grab()
        settle()
        seconds, more = process_time() - began, megabytes() - before
        answer = "accepted" if len(app.desk.library.documents()) > count else "refused"
        app.leave()
        settle()
        return answer, more, seconds


if __name__ == "__main__":
    sys.stdout.write("READING " + json.dumps(open_in_window(Path(sys.argv[-1]))))
