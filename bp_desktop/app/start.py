"""Start of the program: reads the arguments, then opens the window or runs a verb."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bp_desktop import __version__
from bp_desktop.storage.places import Places, user_places

if TYPE_CHECKING:
    from bp_desktop.app.window import WindowApp

DONE, BAD_USAGE = 0, 2

USAGE = """usage: bp-desktop [--box PATH] [--temp-data] [--tour [--out FOLDER]] [--version] [--help]
       bp-desktop odds|map|match|schema|doctor ...   without a window; each answers --help

  --box PATH     open this box instead of the usual one
  --temp-data    start with nothing and keep nothing: your games and settings are not touched
  --tour         play a short tour without a display and write pictures of it
  --out FOLDER   where the tour writes its pictures
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
        else:
            raise UsageError(f"there is no option {word}")
    tour, out = "--tour" in flags, paths.get("--out")
    if out is not None and not tour:
        raise UsageError("--out says where the tour writes its pictures, and needs --tour")
    return WindowArguments(paths.get("--box"), "--temp-data" in flags, tour, out)


def run(arguments: Sequence[str]) -> int:
    """The exit code. No traceback reaches a terminal, whatever happens."""
    if os.environ.get("LC_ALL") in ("C", "POSIX"):  # else Qt tells at length that it takes UTF-8
        os.environ["LC_ALL"] = "C.UTF-8"
    try:
        return _run(arguments)
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
    return BAD_USAGE


def _run(arguments: Sequence[str]) -> int:
    match list(arguments):
        case ["finish-backup", copy, target]:  # started by the program itself: see app/backups.py
            from bp_desktop.app.backups import finish

            return finish(Path(copy), Path(target))
    if arguments and not arguments[0].startswith("-"):
        from bp_desktop.app.command_line import run_verb

        return run_verb(arguments)
    if "--version" in arguments:
        sys.stdout.write(f"bp-desktop {__version__}\n")
        return DONE
    if "--help" in arguments or "-h" in arguments:
        sys.stdout.write(USAGE)
        return DONE
    options = parse(arguments)
    if options.tour:
        from bp_desktop.app.window import play_tour

        return play_tour(options.out or Path("burning-planets-tour"))
    if not options.temp_data:
        return open_window(user_places(), options)
    import tempfile

    with tempfile.TemporaryDirectory(prefix="burning-planets-") as folder:
        return open_window(user_places(Path(folder)), options)


def open_window(places: Places, options: WindowArguments) -> int:
    return start_window(places, options.box).run()


def start_window(places: Places, box: Path | None = None) -> WindowApp:
    """The program with its window, not yet shown.

    Python looks for garbage while it imports, and finds none: it rests until Home can be used.
    """
    import gc

    gc.disable()
    from bp_desktop.app.window import WindowApp

    def collect_garbage() -> None:
        from bp_desktop.ui.shell.garbage import GarbageCollector

        GarbageCollector(app.application).start()

    app = WindowApp(places, box)
    app.ready = collect_garbage
    return app
