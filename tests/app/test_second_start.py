"""A second start hands its file to the first, which comes to the front; nobody else is heard."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from bp_desktop.app import second_start
from bp_desktop.app.file_events import opened_by
from bp_desktop.app.second_start import MOST_BYTES, FileReceiver, hand_over, path_in, socket_name
from tests.architecture.sources import ROOT

ON_WINDOWS = sys.platform == "win32"


@pytest.fixture
def runtime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for sockets, with a short path."""
    folder = tmp_path / "r"
    folder.mkdir()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    monkeypatch.setattr(second_start, "PATIENCE", 300)
    return folder


@pytest.fixture
def taken(qapp: QObject, runtime: Path, tmp_path: Path) -> Iterator[list[Path | None]]:
    """What the running program gets."""
    found: list[Path | None] = []
    receiver = FileReceiver(qapp, tmp_path / "a.bpbox", found.append)
    assert receiver.listen()
    yield found
    receiver.close()


def start_again(tmp_path: Path, runtime: Path, *words: str) -> "list[str]":
    """As another process does it."""
    code = (
        "import sys; from pathlib import Path\n"
        "from bp_desktop.app.second_start import hand_over\n"
        "file = Path(sys.argv[2]) if len(sys.argv) > 2 else None\n"
        "print(hand_over(Path(sys.argv[1]), file))\n"
    )
    return [sys.executable, "-c", code, str(tmp_path / "a.bpbox"), *words]


def answer_of(qtbot: QtBot, command: list[str]) -> str:
    import subprocess

    done = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    qtbot.waitUntil(lambda: done.poll() is not None, timeout=20_000)
    assert done.stdout is not None
    with done.stdout:
        return done.stdout.read().strip()


def test_a_second_start_hands_its_file_over(
    qtbot: QtBot, taken: list[Path | None], tmp_path: Path, runtime: Path
) -> None:
    file = tmp_path / "ö board.bpmap"

    assert answer_of(qtbot, start_again(tmp_path, runtime, str(file))) == "True"
    assert answer_of(qtbot, start_again(tmp_path, runtime)) == "True"

    assert taken == [file, None]


@pytest.mark.usefixtures("qapp", "runtime")
def test_where_none_runs_nothing_is_loaded_and_nothing_waited_for(tmp_path: Path) -> None:
    assert not hand_over(tmp_path / "a.bpbox", tmp_path / "x.bpmap")


def test_the_socket_is_the_users_alone(taken: list[Path | None], tmp_path: Path) -> None:
    if ON_WINDOWS:  # pipes are no files
        return
    mode = Path(socket_name(tmp_path / "a.bpbox")).stat().st_mode

    assert mode & 0o077 == 0
    assert taken == []


def test_the_socket_of_a_program_that_was_killed_is_removed(
    qapp: QObject, runtime: Path, tmp_path: Path
) -> None:
    if ON_WINDOWS:  # pipes go with their program
        return
    import socket

    name = socket_name(tmp_path / "a.bpbox")
    left = socket.socket(socket.AF_UNIX)
    left.bind(name)
    left.close()
    assert Path(name).exists()

    receiver = FileReceiver(qapp, tmp_path / "a.bpbox", print)
    assert receiver.listen()
    receiver.close()
    assert not Path(name).exists()


def test_somebody_elses_socket_is_not_spoken_to(
    taken: list[Path | None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if ON_WINDOWS:  # pipes are no files
        return
    real = os.getuid()
    name = socket_name(tmp_path / "a.bpbox")
    monkeypatch.setattr(os, "getuid", lambda: real + 1)
    monkeypatch.setattr(second_start, "socket_name", lambda _box: name)

    assert not hand_over(tmp_path / "a.bpbox", tmp_path / "x.bpmap")
    assert taken == []


@pytest.mark.parametrize(
    "message",
    [
        b"relative.bpmap\n",
        b"/a\0b\n",
        b"/" + b"x" * (2 * MOST_BYTES) + b"\n",
        b"/no end of line",
        b"/one.bpmap\n/two.bpmap\n",
        b"\n\n",
    ],
)
def test_whatever_is_no_path_is_dropped(
    qtbot: QtBot, taken: list[Path | None], tmp_path: Path, message: bytes
) -> None:
    socket = QLocalSocket()
    socket.connectToServer(socket_name(tmp_path / "a.bpbox"))
    assert socket.waitForConnected(1000)
    with qtbot.waitSignal(socket.disconnected, timeout=5000):
        socket.write(message)

    assert taken == []


def test_boxes_and_users_have_names_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = socket_name(tmp_path / "a.bpbox")
    assert mine != socket_name(tmp_path / "b.bpbox")
    if not ON_WINDOWS:
        monkeypatch.setattr(os, "getuid", lambda: 4711)
        assert mine != socket_name(tmp_path / "a.bpbox")


def test_a_message_is_a_path_and_nothing_else() -> None:
    path = Path("C:/x.bpmap" if ON_WINDOWS else "/x.bpmap")
    assert path_in(os.fsencode(path) + b"\n") == path
    assert path_in(os.fsencode(path)) is None
    assert path_in(b"\n") is None


def test_on_macos_a_double_click_is_an_event(tmp_path: Path) -> None:
    file = tmp_path / "x.bpmap"

    assert opened_by(QFileOpenEvent(str(file))) == file
    assert opened_by(QEvent(QEvent.Type.User)) is None


AS_ON_MACOS = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from bp_desktop.app import window
from bp_desktop.app.tour import rest
from bp_desktop.storage.places import user_places

def wait(happened):
    for _ in range(600):
        rest(0.1)
        if happened():
            return
    sys.exit("it did not happen")

window.ON_MACOS = True
data, early, late = map(Path, sys.argv[1:])
app = window.WindowApp(user_places(data))
titles = lambda: sorted(info.title for info in app.desk.library.documents())
QCoreApplication.sendEvent(app.application, QFileOpenEvent(str(early)))
app.window.show_first()
wait(lambda: app.is_home and titles() == ["Duel"])
QCoreApplication.sendEvent(app.application, QFileOpenEvent(str(late)))
wait(lambda: titles() == ["Duel", "Triad"])
print(app.window.windowTitle())
app.leave()
"""


def test_on_macos_files_are_opened_by_events_before_and_after_home_is_there(tmp_path: Path) -> None:
    """In a process of its own, since there is one application in each."""
    maps = ROOT / "resources" / "maps"
    files = (str(maps / "duel.bpmap"), str(maps / "triad.bpmap"))

    done = subprocess.run(
        [sys.executable, "-c", AS_ON_MACOS, str(tmp_path), *files],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert "Triad" in done.stdout
