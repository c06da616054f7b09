"""Preferences of a person, kept as a small JSON file that may be damaged without harm."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_args

from PySide6.QtCore import QObject, Signal

from bp_desktop.ui.look.tokens import ThemeChoice

if TYPE_CHECKING:
    from pathlib import Path

Language = Literal["system", "en", "it", "ru"]
PlayerColors = Literal["safe", "vivid", "contrast"]
DiceChoice = Literal["app", "hand"]
OrderChoice = Literal["changed", "name", "kind"]
StageChoice = Literal["off", "short", "long"]
MotionChoice = Literal["system", "less", "full"]
TouchChoice = Literal["first", "on", "off"]
AskChoice = Literal["always", "first", "never"]
PaceChoice = Literal["slow", "normal", "fast", "at_once"]

MAX_BYTES = 1024 * 1024
SCALE = range(80, 201)

_WORDS = {
    "language": get_args(Language),
    "theme": get_args(ThemeChoice),
    "players": get_args(PlayerColors),
    "dice": get_args(DiceChoice),
    "order": get_args(OrderChoice),
    "stage": get_args(StageChoice),
    "motion": get_args(MotionChoice),
    "touch": get_args(TouchChoice),
    "ask_at_end": get_args(AskChoice),
    "pace": get_args(PaceChoice),
}


# A tuple read with json, not a msgspec Struct or a dataclass: it is read before the first picture,
# and loading msgspec takes as long as a sixth of a bare Qt window.
class Preferences(NamedTuple):
    """Every choice has a default, so an empty file is a good one."""

    language: Language = "system"
    theme: ThemeChoice = "dark"
    scale: int = 100
    players: PlayerColors = "safe"
    motion: MotionChoice = "system"
    """Less of it, all of it, or what the system asks for."""
    touch: TouchChoice = "first"
    """Large targets and gestures for fingers: from the first touch on, always or never."""
    dice: DiceChoice = "app"
    dice_animation: bool = True
    clock: bool = True
    """Whether the table shows how long everybody takes."""
    awake: bool = True
    """Whether the screen is kept from going dark while a match is in play."""
    turn_alerts: bool = False
    """Whether a light frame tells that the turn has passed."""
    turn_sound: bool = False
    """Whether the system's beep tells it: the one sound there is."""
    stage: StageChoice = "short"
    """How long the table shows everybody in large what has just happened."""
    ask_at_end: AskChoice = "first"
    """Whether the table asks before a turn ends with something left: the first time in a match."""
    pace: PaceChoice = "normal"
    """How fast the program plays its seats."""
    shortcuts: dict[str, str] = {}  # noqa: RUF012 - a tuple's default; nobody changes it
    """Action id to key sequence, where it differs from the default; "" takes the key away."""
    table_choices: dict[str, str] = {}  # noqa: RUF012 - as above
    """What was chosen on the large cards of New match, by game and option."""
    lessons: dict[str, str] = {}  # noqa: RUF012 - as above
    """How far each lesson is that was begun, by its id (`ui/lessons/lesson.py`)."""
    order: OrderChoice = "changed"
    """How the documents on Home are sorted."""
    box: str = ""
    """The box that was open last; empty for the usual one."""
    page: str = ""
    seen: str = ""
    """The version whose notes were shown; empty before there were any."""
    geometry: str = ""
    """Of the window, as Qt wrote it, in base 64."""


def read(path: Path) -> tuple[Preferences, Path | None]:
    """The preferences, and where an unreadable file was put aside, if it was.

    Never fails: without a readable file everybody gets the defaults.
    """
    try:
        if path.stat().st_size > MAX_BYTES:
            return Preferences(), _put_aside(path)
        import json  # not on the first start, when there is nothing to read

        return _checked(json.loads(path.read_bytes())), None
    except FileNotFoundError:
        return Preferences(), None
    except (OSError, ValueError, RecursionError):
        return Preferences(), _put_aside(path)


def _checked(data: object) -> Preferences:
    """Raises ValueError if a value is not one that can be chosen; unknown names are passed over."""
    if not isinstance(data, dict):
        raise ValueError("an object was expected")  # noqa: TRY004 - damage, not a wrong call
    chosen: dict[str, Any] = {
        name: value for name, value in data.items() if name in Preferences._fields
    }
    if data.get("reduce_motion") is True:  # as it was called before the system was asked
        chosen.setdefault("motion", "less")
    usual = Preferences()
    for name, value in chosen.items():
        if type(value) is not type(getattr(usual, name)):
            raise ValueError(f"{name}: {value!r}")
        if name in _WORDS and value not in _WORDS[name]:
            raise ValueError(f"{name}: {value!r}")
    if chosen.get("scale", usual.scale) not in SCALE:
        raise ValueError(f"scale: {chosen['scale']!r}")
    for name in ("shortcuts", "table_choices", "lessons"):
        if not all(isinstance(word, str) for word in chosen.get(name, {}).values()):
            raise ValueError(name)
    _require_letters(chosen)
    return Preferences(**chosen)


def _require_letters(chosen: dict[str, Any]) -> None:
    """JSON can write half a letter, which no part of Qt takes; names of files may have others."""
    import json

    json.dumps(chosen | {"box": ""}, ensure_ascii=False).encode()
    if b"\0" in os.fsencode(chosen.get("box", "")):
        raise ValueError("box")


def _put_aside(path: Path) -> Path | None:
    aside = path.with_suffix(".damaged.json")
    try:
        path.replace(aside)
    except OSError:
        return None
    return aside


def write(path: Path, preferences: Preferences) -> None:
    """All or nothing: a crash leaves the old file. Raises OSError."""
    import json

    from bp_desktop.files import write_file

    usual = Preferences()._asdict()
    kept = {name: value for name, value in preferences._asdict().items() if value != usual[name]}
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(kept, ensure_ascii=False, indent=2) + "\n"
    # Names of files may hold bytes that are no letters; json reads them back as they were.
    write_file(path, text.encode("utf-8", "surrogatepass"), replace=True)


class PreferenceKeeper(QObject):
    """The preferences of the moment; every change is kept at once and told."""

    changed = Signal(object, object)
    """Preferences before and after."""
    unkept = Signal(str, object)
    """The path and why a change could not be written; it counts until the program ends."""

    def __init__(self, path: Path, now: Preferences) -> None:
        super().__init__()
        self.path = path
        self.now = now

    def set(self, **changes: Any) -> None:
        """Change some preferences, such as set(theme="light")."""
        after = self.now._replace(**changes)
        if after == self.now:
            return
        before, self.now = self.now, after
        try:
            write(self.path, after)
        except OSError as error:
            from bp_desktop.files import reason_of

            self.unkept.emit(str(self.path), reason_of(error))
        self.changed.emit(before, after)
