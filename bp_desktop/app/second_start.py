"""A second start of the program hands its file to the first, through a local socket.

The one place of the program that knows a network class, and it leaves the computer by no means: a
socket of the file system (a pipe on Windows) that only the same user may open, with a name bound to
user and box. What it carries is the path of a file, at most so long, and "taken" for an answer.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

MOST_BYTES = 8192
"""Of a path; nothing longer is read."""
PATIENCE = 2000
"""Milliseconds for the other side to say all it has to say."""
TAKEN = b"taken\n"
MOST_WAITING = 4


def socket_name(box: Path) -> str:
    """Where the program that has this box open can be found, by the same user."""
    from zlib import crc32  # tells boxes apart, and loads at once; who may enter is not its matter

    which = f"{crc32(os.fsencode(os.path.normcase(box.absolute()))):08x}"
    if sys.platform == "win32":
        return f"burning-planets-{os.environ.get('USERNAME', '')}-{which}"
    else:  # noqa: RET505 - told apart like this, types can be checked for every system
        folder = os.environ.get("XDG_RUNTIME_DIR") or os.environ.get("TMPDIR") or ""
        name = f"burning-planets-{os.getuid()}-{which}"
        return str(Path(folder if Path(folder).is_absolute() else "/tmp") / name)  # noqa: S108


def hand_over(box: Path, file: Path | None) -> bool:
    """Whether a running program took the file; without one it is only asked to come to the front.

    Costs nothing where none runs: Qt's module is loaded only where there is a socket.
    """
    name = socket_name(box)
    if not _is_own_socket(name):
        return False
    message = b"" if file is None else os.fsencode(file.absolute())
    if len(message) >= MOST_BYTES or b"\n" in message:
        return False
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(PATIENCE):
        return False
    socket.write(message + b"\n")
    socket.waitForBytesWritten(PATIENCE)
    answer = b""
    while len(answer) < len(TAKEN) and socket.waitForReadyRead(PATIENCE):
        answer += bytes(socket.read(len(TAKEN)).data())
    socket.abort()
    return answer == TAKEN


def _is_own_socket(name: str) -> bool:
    """Nobody else's: in a folder that all may write to, anybody could have put one there."""
    if sys.platform == "win32":
        return True  # there it is no file, and Windows lets in nobody else
    else:  # noqa: RET505 - as above
        import stat

        try:
            found = os.lstat(name)
        except OSError:
            return False
        return stat.S_ISSOCK(found.st_mode) and found.st_uid == os.getuid()


class FileReceiver:
    """Takes files of later starts, as long as this program runs."""

    def __init__(
        self, parent: QObject, box: Path, on_file: Callable[[Path | None], object]
    ) -> None:
        from PySide6.QtNetwork import QLocalServer

        self._on_file = on_file
        self._name = socket_name(box)
        self.server: QLocalServer = QLocalServer(parent)
        self.server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self.server.setMaxPendingConnections(MOST_WAITING)
        self.server.newConnection.connect(self._on_connection)

    def listen(self) -> bool:
        """Whether later starts find us. The socket of a program that was killed is removed."""
        if self.server.listen(self._name):
            return True
        if sys.platform != "win32" and _is_own_socket(self._name) and not self._is_answered():
            self.server.removeServer(self._name)
            return self.server.listen(self._name)
        return False

    def _is_answered(self) -> bool:
        from PySide6.QtNetwork import QLocalSocket

        socket = QLocalSocket()
        socket.connectToServer(self._name)
        answered = socket.waitForConnected(PATIENCE)
        socket.abort()
        return answered

    def close(self) -> None:
        self.server.close()

    def _on_connection(self) -> None:
        from PySide6.QtCore import QTimer

        while (socket := self.server.nextPendingConnection()) is not None:
            socket.setReadBufferSize(MOST_BYTES)
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda one=socket: self._read(one))
            QTimer.singleShot(PATIENCE, socket, socket.abort)  # whoever says nothing is let go
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() >= MOST_BYTES:
                socket.abort()
            return
        line = bytes(socket.readLine(MOST_BYTES).data())
        rest = socket.bytesAvailable()
        path = path_in(line)
        if rest or (path is None and line != b"\n"):
            socket.abort()
            return
        socket.write(TAKEN)
        socket.flush()
        socket.disconnectFromServer()
        self._on_file(path)


def path_in(line: bytes) -> Path | None:
    """The path that a message is; None for whatever is none."""
    if not line.endswith(b"\n") or len(line) > MOST_BYTES or b"\0" in line:
        return None
    path = Path(os.fsdecode(line[:-1]))
    return path if path.is_absolute() else None
