"""Keeps the screen from going dark while a match is in play; where that fails, the log says so."""

import ctypes
import logging
import os
import subprocess
import sys
from typing import Any

LOG = logging.getLogger(__name__)

NAME, REASON = "Burning Planets", "A match is being played"
"""For lists of programs that keep the screen awake; nobody translates them."""


class Inhibitor:
    """One system's way to keep the screen on; this one is for where nobody looks at a screen."""

    def hold(self) -> None:
        """May raise OSError."""

    def release(self) -> None:
        """As it was before; may raise OSError too."""


class ScreenSaverService(Inhibitor):
    """Linux desktops: org.freedesktop.ScreenSaver on the session bus.

    The request ends when its connection leaves the bus: so it is made on a connection of its own,
    and given up by closing that. (UnInhibit and the portal want an unsigned number, which PySide6
    cannot send.)
    """

    CONNECTION = "bp-desktop-awake"
    WAIT = 500
    """Milliseconds: a desktop that does not answer keeps nobody from playing."""

    def hold(self) -> None:
        from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

        session = QDBusConnection.BusType.SessionBus
        bus = QDBusConnection.connectToBus(session, self.CONNECTION)
        if not bus.isConnected():
            self.release()
            raise OSError(bus.lastError().message())
        service = "org.freedesktop.ScreenSaver"
        call = QDBusMessage.createMethodCall(
            service, "/org/freedesktop/ScreenSaver", service, "Inhibit"
        )
        call.setArguments([NAME, REASON])
        answer = bus.call(call, QDBus.CallMode.Block, self.WAIT)
        if answer.type() is not QDBusMessage.MessageType.ReplyMessage:
            self.release()
            raise OSError(answer.errorMessage())

    def release(self) -> None:
        from PySide6.QtDBus import QDBusConnection

        QDBusConnection.disconnectFromBus(self.CONNECTION)


class ExecutionState(Inhibitor):
    """Windows: the request belongs to the thread that makes it, which is the window's."""

    CONTINUOUS, SYSTEM, DISPLAY = 0x80000000, 0x1, 0x2

    def __init__(self, kernel: Any = None) -> None:
        self._kernel = kernel

    def hold(self) -> None:
        self._set(self.CONTINUOUS | self.SYSTEM | self.DISPLAY)

    def release(self) -> None:
        self._set(self.CONTINUOUS)

    def _set(self, state: int) -> None:
        kernel = self._kernel
        if kernel is None:
            kernel = self._kernel = ctypes.CDLL("kernel32")
        if not kernel.SetThreadExecutionState(ctypes.c_uint(state)):
            raise OSError("SetThreadExecutionState was refused")


class Caffeinate(Inhibitor):
    """macOS: a helper of the system that ends with this program at the latest."""

    def __init__(self, program: str = "/usr/bin/caffeinate") -> None:
        self._program = program
        self._process: subprocess.Popen[bytes] | None = None

    def hold(self) -> None:
        self.release()
        self._process = subprocess.Popen(  # noqa: S603 - a program of the system, by its path
            [self._program, "-d", "-i", "-w", str(os.getpid())],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def release(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.terminate()
            process.wait(timeout=5)


def inhibitor_for(system: str, screen: str) -> Inhibitor:
    """`system` as sys.platform says it, `screen` as Qt names what it draws on."""
    if screen in ("offscreen", "minimal"):
        return Inhibitor()
    if system == "win32":
        return ExecutionState()
    if system == "darwin":
        return Caffeinate()
    return ScreenSaverService()


def inhibitor_here() -> Inhibitor:
    from PySide6.QtGui import QGuiApplication

    return inhibitor_for(sys.platform, QGuiApplication.platformName())


class WakeLock:
    """Asks for the screen to stay on, and gives it back; never more than once each."""

    def __init__(self, inhibitor: Inhibitor) -> None:
        self._inhibitor = inhibitor
        self._is_wanted = False
        self.is_held = False

    def want(self, wanted: bool) -> None:
        """A system that refused is not asked again before the request has ended."""
        if wanted == self._is_wanted:
            return
        self._is_wanted = wanted
        try:
            if wanted:
                self._inhibitor.hold()
            elif self.is_held:
                self._inhibitor.release()
        except (OSError, AttributeError, ImportError, subprocess.SubprocessError) as error:
            LOG.info("The screen may go dark: %s", error)
            self.is_held = False
        else:
            self.is_held = wanted
