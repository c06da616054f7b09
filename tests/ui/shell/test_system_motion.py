"""Less motion where the system asks for it; whoever does not answer asks for nothing."""

import ctypes
import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bp_desktop.app.window import appearance
from bp_desktop.ui.shell import system_motion
from bp_desktop.ui.shell.preferences import MotionChoice, Preferences
from bp_desktop.ui.shell.system_motion import (
    answered,
    macos_rests,
    plasma_rests,
    portal_rests,
    way_to_ask,
    windows_rests,
)

PORTAL = """
import subprocess
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject

class Portal(QDBusVirtualObject):
    def introspect(self, path):
        return ""

    def handleMessage(self, message, connection):
        assert message.arguments() == ["org.gnome.desktop.interface", "enable-animations"]
        inner, outer, reply = QDBusVariant(), QDBusVariant(), message.createReply()
        inner.setVariant(sys.argv[1] == "animated")
        outer.setVariant(inner)
        reply.setArguments([outer])
        connection.send(reply)
        return True

application = QCoreApplication(sys.argv)
bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "portal")
portal = Portal(application)
assert bus.registerService("org.freedesktop.portal.Desktop")
assert bus.registerVirtualObject("/org/freedesktop/portal/desktop", portal)
asked = subprocess.Popen(
    [sys.executable, "-c", "from bp_desktop.ui.shell.system_motion import portal_rests;"
     "from PySide6.QtCore import QCoreApplication; made = QCoreApplication([]);"
     "print(portal_rests())"], stdout=subprocess.PIPE)
timer = QTimer(interval=20)
timer.timeout.connect(lambda: asked.poll() is not None and application.quit())
timer.start()
application.exec()
sys.stdout.write(asked.stdout.read().decode())
"""


@pytest.mark.parametrize(
    ("chosen", "system", "reduced"),
    [
        *(("system", True, True), ("system", False, False), ("less", False, True)),
        *(("less", True, True), ("full", True, False), ("full", False, False)),
    ],
)
def test_a_choice_outranks_the_system(chosen: MotionChoice, system: bool, reduced: bool) -> None:
    look = appearance(Preferences(motion=chosen), system_rests=system)

    assert look.reduce_motion is reduced


def test_the_system_is_asked_unless_somebody_chose() -> None:
    assert Preferences().motion == "system"


def test_every_system_has_its_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert way_to_ask("win32", "windows", "") is windows_rests
    assert way_to_ask("darwin", "cocoa", "") is macos_rests
    assert way_to_ask("linux", "wayland", "ubuntu:GNOME") is portal_rests
    assert not way_to_ask("linux", "offscreen", "ubuntu:GNOME")()
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    (tmp_path / "kdeglobals").write_text("[KDE]\nAnimationDurationFactor=0\n", "utf-8")
    assert way_to_ask("linux", "xcb", "KDE")()


@pytest.mark.parametrize(
    ("text", "rests"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[General]\na=1\n[KDE]\nAnimationDurationFactor=0.0\nb[$e]=x%y\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[KDE]\n", False),
        ("", False),
    ],
)
def test_the_speed_of_plasma(tmp_path: Path, text: str, rests: bool) -> None:
    settings = tmp_path / "kdeglobals"
    settings.write_text(text, "utf-8")

    assert plasma_rests(settings) is rests


def test_plasma_without_settings_moves(tmp_path: Path) -> None:
    assert not plasma_rests(tmp_path / "none")


@pytest.mark.parametrize("shown", [0, 1])
def test_the_switch_of_windows(shown: int) -> None:
    class User:
        def SystemParametersInfoW(self, what: int, _size: int, to: Any, _flags: int) -> int:
            assert what == system_motion.CLIENT_AREA_ANIMATION
            ctypes.cast(to, ctypes.POINTER(ctypes.c_int)).contents.value = shown
            return 1

    assert windows_rests(User()) is (shown == 0)


@pytest.mark.skipif(sys.platform == "win32", reason="runs a script of the shell")
@pytest.mark.parametrize(
    ("told", "rests"), [("echo 1", True), ("echo 0", False), ("exit 1", False)]
)
def test_the_switch_of_macos(tmp_path: Path, told: str, rests: bool) -> None:
    program = tmp_path / "defaults"
    program.write_text(f"#!/bin/sh\n{told}\n", "utf-8")
    program.chmod(0o700)

    assert macos_rests(str(program)) is rests


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="there is no session bus")
@pytest.mark.parametrize(("gnome", "rests"), [("animated", "False"), ("still", "True")])
def test_the_switch_of_gnome(gnome: str, rests: str) -> None:
    told = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", PORTAL, gnome],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        timeout=60,
        check=False,
    )

    assert told.stdout.decode().strip() == rests, told.stderr.decode()


@pytest.mark.parametrize("trouble", [OSError("silent"), AttributeError("x"), ValueError("y")])
def test_whoever_does_not_answer_asks_for_nothing(
    trouble: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    def ask() -> bool:
        raise trouble

    with caplog.at_level(logging.INFO, "bp_desktop"):
        assert not answered(ask)

    assert str(trouble) in caplog.text
