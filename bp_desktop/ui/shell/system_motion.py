"""Whether the system asks programs for less motion; where it cannot be asked, it does not."""

import ctypes
import logging
import os
import subprocess
import sys
from collections.abc import Callable
from configparser import ConfigParser, Error as UnreadableError
from pathlib import Path
from typing import Any

LOG = logging.getLogger(__name__)

WAIT = 250
"""Milliseconds: a desktop that does not answer keeps nobody from playing."""
CLIENT_AREA_ANIMATION = 0x1042
"""Windows' name for the switch (SPI_GETCLIENTAREAANIMATION)."""


def portal_rests() -> bool:
    """Linux desktops, GNOME first: the settings portal on the session bus."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    call = QDBusMessage.createMethodCall(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        "Read",
    )
    call.setArguments(["org.gnome.desktop.interface", "enable-animations"])
    answer = bus.call(call, QDBus.CallMode.Block, WAIT)
    if answer.type() is not QDBusMessage.MessageType.ReplyMessage:
        raise OSError(answer.errorMessage())
    return _unpacked(answer.arguments()[0]) is False


def _unpacked(value: Any) -> Any:
    """A setting comes in a variant, which may lie in another one."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value


def plasma_rests(settings: Path) -> bool:
    """KDE: the animation speed, in a file; 0 is none."""
    read = ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    read.read(settings, "utf-8")
    return read.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0.0


def windows_rests(user: Any = None) -> bool:
    """“Show animations in Windows” is off."""
    library = ctypes.CDLL("user32") if user is None else user
    shown = ctypes.c_int(1)
    library.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0)
    return not shown.value


def macos_rests(program: str = "/usr/bin/defaults") -> bool:
    """“Reduce motion” is on."""
    told = subprocess.run(  # noqa: S603 - a program of the system, by its path
        [program, "read", "com.apple.universalaccess", "reduceMotion"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=WAIT / 1000 * 4,
        check=False,
    )
    return told.stdout.strip() == b"1"


def way_to_ask(system: str, screen: str, desktop: str) -> Callable[[], bool]:
    """`system` as sys.platform says it, `screen` as Qt names what it draws on, `desktop` as the
    session calls itself."""
    if screen in ("offscreen", "minimal"):
        return lambda: False
    if system == "win32":
        return windows_rests
    if system == "darwin":
        return macos_rests
    if "KDE" in desktop.upper().split(":"):
        folder = os.environ.get("XDG_CONFIG_HOME") or "~/.config"
        return lambda: plasma_rests(Path(folder).expanduser() / "kdeglobals")
    return portal_rests


def answered(ask: Callable[[], bool]) -> bool:
    """Never fails: whoever does not answer asks for nothing."""
    try:
        return ask()
    except (
        *(OSError, AttributeError, ImportError, ValueError, IndexError),
        *(UnreadableError, subprocess.SubprocessError),
    ) as error:
        LOG.info("Nobody says whether motion is wanted: %s", error)
        return False


def system_asks_for_rest() -> bool:
    from PySide6.QtGui import QGuiApplication

    desktop = os.environ.get("XDG_CURRENT_DESKTOP", "")
    return answered(way_to_ask(sys.platform, QGuiApplication.platformName(), desktop))
