"""Starting for real, in a process of its own: what is loaded, and what a terminal gets to see."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bp_desktop.app.start import run, speak_utf8
from bp_desktop.storage.box import create_box
from bp_desktop.storage.places import user_places

ROOT = Path(__file__).resolve().parents[2]

LOOK = """
import gc, json, sys
from pathlib import Path
from bp_desktop.app.start import start_window
from bp_desktop.storage.places import user_places
from PySide6.QtCore import QTimer

app = start_window(user_places(Path(sys.argv[1])))
seen = {}

def note(moment):
    import PySide6.QtCore
    names = ("msgspec", "sqlite3", "sqlalchemy", "alembic", "numpy", "pyqtgraph", "cryptography",
        "logging.handlers", "argparse")
    seen[moment] = [name for name in names if name in sys.modules]
    seen[moment + " Qt"] = "Qt" in PySide6.QtCore.__dict__
    seen["collecting garbage when " + moment] = gc.isenabled()

def painted():
    note("painted")

def usable():
    note("usable")
    watch.start(10)

def look_whether_rested():
    if "bp_desktop.storage.rows" in sys.modules and gc.isenabled():
        note("rested")
        print(json.dumps(seen))
        app.application.quit()

watch = QTimer()
watch.timeout.connect(look_whether_rested)

app.window.first_painted.disconnect()
app.window.first_painted.connect(painted)
app.window.first_painted.connect(app.after_first_paint)
app.desk.shelf_changed.connect(lambda: QTimer.singleShot(1, usable))  # when Home is painted
app.run()
"""


def box_in(folder: Path) -> Path:
    """The usual box of who keeps everything in this folder."""
    path = user_places(folder).default_box
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def start(*arguments: str, code: str = "", **variables: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    program = ["-c", code] if code else ["-m", "bp_desktop"]
    return subprocess.run(
        [sys.executable, *program, *arguments],
        env={**environment, **variables},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_first_picture_and_home_wait_for_nothing_heavy(tmp_path: Path) -> None:
    """stack.md: what each import costs; tests/bench/startup.py measures it."""
    create_box(box_in(tmp_path))

    done = start(str(tmp_path), code=LOOK)

    seen = json.loads(done.stdout)
    assert seen["painted"] == ["argparse"], done.stderr  # PySide6 itself loads that
    assert seen["painted Qt"] is False
    assert set(seen["usable"]) == {"argparse", "msgspec", "sqlite3"}
    assert seen["collecting garbage when usable"] is False
    # Before the first click, but not before Home.
    assert set(seen["rested"]) == {*seen["usable"], "logging.handlers", "sqlalchemy"}
    assert seen["collecting garbage when rested"] is True


def test_the_first_start_of_all_makes_a_box_and_still_loads_nothing_heavy(tmp_path: Path) -> None:
    done = start(str(tmp_path), code=LOOK)

    seen = json.loads(done.stdout)
    assert box_in(tmp_path).exists()
    assert not {"alembic", "numpy", "pyqtgraph", "cryptography"} & set(seen["rested"])
    assert "sqlalchemy" in seen["usable"]  # it makes the tables


def test_the_command_line_loads_no_window() -> None:
    code = (
        "import sys; from bp_desktop.app.start import run;"
        "run(['odds', '--attack', '8', '--defend', '12', '--shield', '6']);"
        "print([name for name in sys.modules if name.startswith('PySide6')])"
    )

    done = start(code=code)

    assert done.stdout.endswith("[]\n"), done.stderr


def test_the_tour_writes_pictures_and_says_where(tmp_path: Path) -> None:
    done = start("--tour", "--out", str(tmp_path / "tour"))

    pictures = sorted((tmp_path / "tour").glob("*.png"))
    assert done.returncode == 0, done.stderr
    assert str(tmp_path / "tour") in done.stdout
    names = " ".join(picture.stem for picture in pictures)
    assert all(stop in names for stop in ("home", "bpmap", "bpmatch-later", "settings", "palette"))
    assert all(picture.read_bytes().startswith(b"\x89PNG") for picture in pictures)


def test_a_tour_that_cannot_be_written_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    done = start("--tour", "--out", str(tmp_path / "file"))

    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert str(tmp_path / "file") in done.stderr


def test_a_display_that_is_not_there_is_told_without_a_traceback(tmp_path: Path) -> None:
    done = start("--temp-data", QT_QPA_PLATFORM="no-such-platform")

    assert done.returncode != 0
    assert "Traceback" not in done.stderr


def test_pipes_of_windows_get_every_letter() -> None:
    """Windows opens them in an old code page, which lacks most of what we say."""
    pipe = io.TextIOWrapper(io.BytesIO(), encoding="cp1252")

    speak_utf8(pipe, None)
    pipe.write("Настройки")
    pipe.flush()

    assert pipe.buffer.getvalue() == "Настройки".encode()


def test_a_program_without_a_console_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows gives it no streams; whatever writes to them must not end it."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)

    assert run(["--version"]) == 0
    assert run(["--no-such-option"]) == 2
    assert sys.stdout.buffer.write(b"as a backup's note is written") == 29


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
@pytest.mark.parametrize("verb", ["doctor", "--help", "--version"])
def test_nothing_is_complained_about_when_whoever_reads_has_gone(verb: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)

    done = subprocess.run(
        [sys.executable, "-m", "bp_desktop", verb],
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writing)

    assert done.stderr == ""
    assert done.returncode == 2
