"""Start of the program: reads the arguments, then opens the window or runs a verb."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import MutableMapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bp_desktop import __version__
from bp_desktop.storage.places import Places, user_places

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

    from bp_desktop.app.window import WindowApp

DONE, BAD_USAGE = 0, 2

USAGE = """usage: bp-desktop [FILE] [--box PATH] [--temp-data] [--tour [--out FOLDER]] [--version]
       bp-desktop --help
       bp-desktop odds|map|match|box|schema|doctor ...   without a window; each answers --help

  FILE           a file of ours to open (.bpmap, .bpmatch, .bpbox …); a running window takes it
  --box PATH     open this box instead of the usual one
  --temp-data    start with nothing and keep nothing: your games and settings are not touched
  --tour         play a short tour without a display and write pictures of it
  --out FOLDER   where the tour writes its pictures
  --self-test    try without a display whether everything in this program works
  --version      say which version this is
"""


class UsageError(Exception):
    """The command line makes no sense; the text is the one clear sentence."""


class WindowArguments(NamedTuple):
    """What the command line asks of the window."""

    box: Path | None = None
    temp_data: bool = False
    tour: bool = False
    out: Path | None = None
    file: Path | None = None


LETTERS = ("LC_ALL", "LC_CTYPE", "LANG")
"""What decides how letters are written, the strongest first."""
OURS = ".bp"
"""How the endings of all our files begin."""


def is_file(word: str) -> bool:
    """Whether a word of the command line is a file to open, and no verb."""
    return Path(word).suffix.lower().startswith(OURS) or os.sep in word


def parse(arguments: Sequence[str]) -> WindowArguments:
    """By hand: argparse would cost a tenth of the time to the first window."""
    flags: set[str] = set()
    paths: dict[str, Path] = {}
    rest = list(arguments)
    while rest:
        word = rest.pop(0)
        name, equals, value = word.partition("=")
        if word in ("--temp-data", "--tour"):
            flags.add(word)
        elif name in ("--box", "--out"):
            if not equals:
                value = rest.pop(0) if rest else ""
            if not value:
                raise UsageError(f"{name} needs a path")
            if name in paths:
                raise UsageError(f"{name} was given twice")
            paths[name] = Path(value)
        elif is_file(word) and not word.startswith("-"):
            if "FILE" in paths:
                raise UsageError("one file can be opened at a time")
            paths["FILE"] = Path(word)
        else:
            raise UsageError(f"there is no option {word}")
    tour, out = "--tour" in flags, paths.get("--out")
    if out is not None and not tour:
        raise UsageError("--out says where the tour writes its pictures, and needs --tour")
    if tour and "FILE" in paths:
        raise UsageError("the tour opens no file")
    return WindowArguments(paths.get("--box"), "--temp-data" in flags, tour, out, paths.get("FILE"))


def run(arguments: Sequence[str]) -> int:
    """The exit code. No traceback reaches a terminal, whatever happens."""
    take_utf8(os.environ)
    provide_streams()
    if sys.platform == "win32":
        speak_utf8(sys.stdout, sys.stderr)
    try:
        code = _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read has gone, as `head` does. Python would complain about what is left to say.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BAD_USAGE
    except KeyboardInterrupt:
        return 130
    except UsageError as error:
        sys.stderr.write(f"bp-desktop: {error}; see 'bp-desktop --help'\n")
    except ImportError as error:
        sys.stderr.write(
            f"bp-desktop: the program is not completely installed ({error}); install it again, or "
            "start it with 'python3 dev.py run'\n"
        )
    except OSError as error:
        where = f" ({error.filename})" if error.filename else ""
        sys.stderr.write(f"bp-desktop: {error.strerror or error}{where}\n")
    else:
        return code
    return BAD_USAGE


def take_utf8(environment: MutableMapping[str, str]) -> None:
    """Where no language is set up: else Qt tells at length that it takes UTF-8 by itself."""
    told = next((name for name in LETTERS if environment.get(name)), "LC_CTYPE")
    if environment.get(told, "C") in ("C", "POSIX"):
        environment["LC_ALL" if told == "LC_ALL" else "LC_CTYPE"] = "C.UTF-8"


class Nowhere(io.RawIOBase):
    """Takes everything and keeps nothing."""

    def writable(self) -> bool:
        return True

    def write(self, said: ReadableBuffer, /) -> int:
        return memoryview(said).nbytes


def provide_streams() -> None:
    """Windows gives a program without a console none: what is said then is heard by nobody."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            nowhere = io.BufferedWriter(Nowhere())
            setattr(sys, name, io.TextIOWrapper(nowhere, encoding="utf-8"))


def speak_utf8(*streams: object) -> None:
    """What goes into a file or another program: Windows would take an old code page for it, which
    lacks most of what we say. A window of its console is left as it is."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper) and not stream.isatty():
            stream.reconfigure(encoding="utf-8")


def _run(arguments: Sequence[str]) -> int:
    match list(arguments):
        case ["finish-backup", copy, target]:  # started by the program itself: see app/backups.py
            from bp_desktop.app.backups import finish

            return finish(Path(copy), Path(target))
        case ["thumbnail", source, "--size", size, "--out", out] if size.isdecimal():
            from bp_desktop.app.file_pictures import write_thumbnail  # asked for by file managers

            return write_thumbnail(Path(source), int(size), Path(out))
    if arguments and not arguments[0].startswith("-") and not is_file(arguments[0]):
        from bp_desktop.app.command_line import run_verb

        return run_verb(arguments)
    if "--version" in arguments:
        sys.stdout.write(f"bp-desktop {__version__}\n")
        return DONE
    if "--help" in arguments or "-h" in arguments:
        sys.stdout.write(USAGE)
        return DONE
    if list(arguments) == ["--self-test"]:
        from bp_desktop.app.self_test import run_self_test

        return run_self_test()
    options = parse(arguments)
    if options.tour:
        from bp_desktop.app.window import play_tour

        return play_tour(options.out or Path("burning-planets-tour"))
    from bp_desktop.app.translations import build_missing

    sys.stderr.write(build_missing())
    if not options.temp_data:
        return open_window(user_places(), options)
    import tempfile

    with tempfile.TemporaryDirectory(prefix="burning-planets-") as folder:
        return open_window(user_places(Path(folder)), options)


def open_window(places: Places, options: WindowArguments) -> int:
    """Where it runs already on the same box, that window takes the file and comes to the front."""
    from bp_desktop.app.second_start import hand_over

    if hand_over(options.box or places.default_box, options.file):
        return DONE
    return start_window(places, options.box, options.file).run()


def start_window(places: Places, box: Path | None = None, file: Path | None = None) -> WindowApp:
    """The program with its window, not yet shown.

    Python looks for garbage while it imports, and finds none: it rests until Home can be used.
    """
    import gc

    gc.disable()
    from bp_desktop.app.window import WindowApp

    def collect_garbage() -> None:
        from bp_desktop.ui.shell.garbage import GarbageCollector

        GarbageCollector(app.application).start()

    app = WindowApp(places, box, file)
    app.ready = collect_garbage
    return app
