"""The screen stays on while it should; a system that will not help is only logged."""

import ctypes
import logging
import os
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bp_desktop.ui.shell.wake_lock import (
    Caffeinate,
    ExecutionState,
    Inhibitor,
    ScreenSaverService,
    WakeLock,
    inhibitor_for,
)


class Pretended(Inhibitor):
    """A system that does as it is told, or cannot."""

    def __init__(self, trouble: OSError | None = None) -> None:
        self.calls: list[str] = []
        self._trouble = trouble

    def hold(self) -> None:
        self.calls.append("hold")
        if self._trouble is not None:
            raise self._trouble

    def release(self) -> None:
        self.calls.append("release")


def test_each_wish_is_told_once() -> None:
    system = Pretended()
    awake = WakeLock(system)

    for wanted in (False, True, True, False, False):
        awake.want(wanted)

    assert system.calls == ["hold", "release"]
    assert not awake.is_held


def test_a_system_that_refuses_is_logged_and_not_asked_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    system = Pretended(OSError("nobody answers"))
    awake = WakeLock(system)

    with caplog.at_level(logging.INFO, "bp_desktop"):
        for wanted in (True, True, False):
            awake.want(wanted)

    assert system.calls == ["hold"]
    assert "nobody answers" in caplog.text


def test_every_system_has_its_way() -> None:
    assert isinstance(inhibitor_for("linux", "xcb"), ScreenSaverService)
    assert isinstance(inhibitor_for("win32", "windows"), ExecutionState)
    assert isinstance(inhibitor_for("darwin", "cocoa"), Caffeinate)
    assert type(inhibitor_for("linux", "offscreen")) is Inhibitor


class Kernel:
    def __init__(self, answer: int) -> None:
        self.states: list[int] = []
        self._answer = answer

    def SetThreadExecutionState(self, state: ctypes.c_uint) -> int:
        self.states.append(state.value)
        return self._answer


def test_windows_is_told_in_its_own_numbers() -> None:
    kernel = Kernel(1)
    awake = WakeLock(ExecutionState(kernel))

    awake.want(True)
    awake.want(False)

    assert kernel.states == [0x80000003, 0x80000000]


def test_windows_may_refuse() -> None:
    awake = WakeLock(ExecutionState(Kernel(0)))

    awake.want(True)

    assert not awake.is_held


@pytest.mark.skipif(os.name != "posix", reason="the pretended helper is a shell script")
def test_the_mac_helper_watches_this_program_and_ends_with_the_wish(tmp_path: Path) -> None:
    told = tmp_path / "told"
    helper = tmp_path / "caffeinate"
    helper.write_text(f'#!/bin/sh\necho "$@" > {told}\nexec sleep 60\n')
    helper.chmod(0o755)
    system = Caffeinate(str(helper))
    awake = WakeLock(system)

    awake.want(True)
    process = system._process
    assert process is not None
    assert process.poll() is None
    awake.want(False)

    assert process.poll() is not None


def test_a_mac_without_its_helper_is_only_logged(tmp_path: Path) -> None:
    awake = WakeLock(Caffeinate(str(tmp_path / "nothing here")))

    awake.want(True)

    assert not awake.is_held


WISHES = """
    import sys, time
    from PySide6.QtCore import QCoreApplication
    from bp_desktop.ui.shell.wake_lock import WakeLock, ScreenSaverService
    application = QCoreApplication([])
    awake = WakeLock(ScreenSaverService())
    awake.want(True)
    held = awake.is_held
    awake.want(False)
    print(held, flush=True)
    input()
"""


@contextmanager
def started(*command: str, address: str = "") -> Iterator[subprocess.Popen[str]]:
    """A program that is ended at the latest when the test is."""
    env = os.environ | {"DBUS_SESSION_BUS_ADDRESS": address}
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, env=env, stdin=pipe, stdout=pipe, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=10)


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_without_a_bus_nobody_is_kept_from_playing() -> None:
    wishes = (sys.executable, "-c", textwrap.dedent(WISHES))

    with started(*wishes, address="unix:path=/nowhere") as program:
        assert line_of(program) == "False"


@pytest.mark.skipif(shutil.which("dbus-daemon") is None, reason="no D-Bus here to try it on")
def test_a_real_desktop_bus_keeps_the_screen_on_and_lets_it_go() -> None:
    wishes = (sys.executable, "-c", textwrap.dedent(WISHES))

    with started("dbus-daemon", "--session", "--nofork", "--print-address") as bus:
        address = line_of(bus)
        with started(sys.executable, "-m", "tests.ui.screen_saver", address=address) as saver:
            assert line_of(saver) == "ready"
            with started(*wishes, address=address) as program:
                assert line_of(program) == "True"
                assert line_of(saver).startswith("Inhibit ['Burning Planets'")
                assert line_of(saver) == "released"
                assert program.poll() is None, "it let go before it ended"
