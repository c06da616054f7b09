"""What a person chose, kept as a small JSON file that may be damaged without harm."""

import os
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from PySide6.QtCore import QObject, Signal

Language = Literal["system", "en", "it", "ru"]
ThemeWish = Literal["dark", "light", "system"]
PlayerColors = Literal["safe", "vivid", "contrast"]
DiceWish = Literal["app", "hand"]

MAX_BYTES = 1024 * 1024


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True):
    """Every choice has a default, so an empty file is a good one."""

    language: Language = "system"
    theme: ThemeWish = "dark"
    scale: Annotated[int, msgspec.Meta(ge=80, le=200)] = 100
    players: PlayerColors = "safe"
    reduce_motion: bool = False
    dice: DiceWish = "app"
    dice_animation: bool = True
    shortcuts: dict[str, str] = {}
    """Action id to key sequence, where it differs from the default; "" takes the key away."""
    box: str = ""
    """The box that was open last; empty for the usual one."""
    page: str = ""
    geometry: str = ""
    """Of the window, as Qt wrote it, in base 64."""


def read(path: Path) -> tuple[Preferences, Path | None]:
    """The preferences, and where an unreadable file was put aside, if it was.

    Never fails: without a readable file everybody gets the defaults.
    """
    try:
        if path.stat().st_size > MAX_BYTES:
            return Preferences(), _put_aside(path)
        return msgspec.json.decode(path.read_bytes(), type=Preferences), None
    except FileNotFoundError:
        return Preferences(), None
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Preferences(), _put_aside(path)


def _put_aside(path: Path) -> Path | None:
    aside = path.with_suffix(".damaged.json")
    try:
        path.replace(aside)
    except OSError:
        return None
    return aside


def write(path: Path, preferences: Preferences) -> None:
    """All or nothing: a crash leaves the old file. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(preferences), indent=2) + b"\n"
    beside = path.with_suffix(".new")
    with beside.open("wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


class Choices(QObject):
    """The preferences of the moment; every change is kept at once and told."""

    changed = Signal(object, object)
    """Preferences before and after."""
    unkept = Signal(str, str)
    """The path and why a change could not be written; it counts until the program ends."""

    def __init__(self, path: Path, now: Preferences) -> None:
        super().__init__()
        self.path = path
        self.now = now

    def set(self, **changes: object) -> None:
        """Change some preferences, such as set(theme="light")."""
        after = msgspec.structs.replace(self.now, **changes)
        if after == self.now:
            return
        before, self.now = self.now, after
        try:
            write(self.path, after)
        except OSError as error:
            self.unkept.emit(str(self.path), error.strerror or str(error))
        self.changed.emit(before, after)
