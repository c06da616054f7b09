"""A trial of the Windows program without Windows: installed, used and removed under wine."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath
from typing import NamedTuple

from devtools import SetupError, bundled, product, windows, windows_folder, wine
from devtools.environment import Environment
from devtools.file_types import FILE_TYPES
from devtools.wine import Wine

TARGET = "amd64-unicode"
"""This wine runs no 32-bit installers, which NSIS makes by default."""
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\BurningPlanets"
CLASSES, CLASSES_OF_ALL = r"HKCU\Software\Classes", r"HKLM\Software\Classes"
GAMES = PureWindowsPath("C:\\", "Игры друзей", "длинное имя " * 8 + "конец", "вечер")
"""Blanks, Cyrillic, and longer than old programs can take."""
PATIENCE = 120


class Installed(NamedTuple):
    """The program in a prefix."""

    wine: Wine
    folder: Path
    installer: Path

    @property
    def window(self) -> Path:
        return self.folder / f"{product.NAME}.exe"

    @property
    def console(self) -> Path:
        return self.folder / f"{product.COMMAND}.exe"

    def install(self) -> int:
        return self.wine.run(wine.path_of(self.installer), "/S")[0]

    def name(self, path: Path) -> str:
        return wine.name_inside(self.wine.drive, path)


def try_everything(environment: Environment, folder: Path) -> None:
    """Freeze, build the installer, and try both; raises SetupError where something is wrong."""
    began = time.monotonic()
    folder.mkdir(parents=True, exist_ok=True)
    frozen = windows_folder.freeze(environment, folder)
    bundled.write(environment, frozen, folder)
    _tell(began, f"frozen under wine: {_megabytes(frozen)} MB")
    installer = windows.build_installer(
        environment.root, frozen, folder, TARGET=TARGET, QUICK="yes"
    )
    _tell(began, f"installer made: {installer.stat().st_size / 1e6:.1f} MB")
    system = Wine(folder / "prefix")
    system.make()
    try:
        place = system.folder("AppData", "Local", "Programs", product.NAME)
        for done in _steps(Installed(system, place, installer), environment):
            _tell(began, done)
    finally:
        system.leave()
    _tell(began, "the Windows program works under wine")


def _steps(program: Installed, environment: Environment) -> Iterator[str]:
    yield _install(program)
    yield _test_itself(program)
    yield _speak(program)
    with virtual_screen() as display:
        yield _open_by_its_type(program, environment, display)
        yield _second_start(program, display)
        yield _refuse_while_running(program)
        yield _close(program, display)
    yield _install_over(program)
    yield _remove(program)


def _tell(began: float, text: str) -> None:
    print(f"{time.monotonic() - began:6.0f} s  {text}", flush=True)


def _megabytes(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1_000_000


def _expect(found: object, otherwise: str) -> None:
    if not found:
        raise SetupError(otherwise)


# --- the steps


def _install(program: Installed) -> str:
    code = program.install()
    _expect(code == 0 and program.window.is_file(), f"the installer ended with {code}.")
    told = program.wine.registered(UNINSTALL)
    _expect("DisplayVersion" in told, f"Windows does not list the program: {told}")
    for kind in FILE_TYPES:
        opened = program.wine.registered(f"{CLASSES}\\{kind.key}")
        _expect(program.window.name in opened, f"nothing opens .{kind.suffix}: {opened}")
    menu = program.wine.folder("AppData", "Roaming", "Microsoft", "Windows", "Start Menu")
    _expect(list(menu.rglob(f"{product.NAME}.lnk")), "there is no entry in the start menu.")
    return f"installed without a question: {_megabytes(program.folder)} MB"


def _test_itself(program: Installed) -> str:
    code, said = program.wine.run(program.name(program.console), "--self-test")
    print(said, flush=True)
    _expect(code == 0 and "The program works." in said, "the program does not work under wine.")
    silent, _said = program.wine.run(program.name(program.window), "--self-test")
    _expect(silent == 0, "the program without a console does not work under wine.")
    return "both programs tested themselves"


def _speak(program: Installed) -> str:
    """Paths with blanks and Cyrillic, long ones, other letters in pipes, and line ends."""
    run, console = program.wine.run, program.name(program.console)
    folder = program.wine.drive.joinpath(*GAMES.parts[1:])
    folder.mkdir(parents=True)
    board = str(GAMES / "доска.bpmap")
    new = ("map", "new", "--players", "humans,xenos", "--seed", "7", "--out", board)
    for verb in (new, ("map", "check", board), ("map", "export", board, "--out", board + ".png")):
        code, said = run(console, *verb)
        _expect(code == 0, f"{' '.join(verb[:2])} failed: {said}")
    written = (folder / "доска.bpmap").read_bytes()
    _expect(b"\r\n" not in written, "files have line ends of Windows, and other hashes with them.")
    code, said = run(console, "rules", "BP-CONQ-7", "--language", "ru")
    _expect(code == 0 and "план" in said, f"Russian does not get through a pipe: {said}")
    friday = str(GAMES / "пятница.bpmatch")
    players = ("--player", "Аня:humans", "--player", "Борис:xenos")
    code, said = run(console, "match", "new", "--map", board, *players, "--out", friday)
    _expect(code == 0, f"no match with Russian names: {said}")
    code, said = run(console, "match", "verify", friday)
    _expect(code == 0, f"the match does not hold: {said}")
    return "long and Russian paths, names and answers are as they should be"


def _open_by_its_type(program: Installed, environment: Environment, display: str) -> str:
    """As a double click does: Windows looks up who opens the type.

    This wine looks at what all users have only: there our entries are copied for this step.
    """
    own = [name for kind in FILE_TYPES for name in (f".{kind.suffix}", kind.key)]
    for name in own:
        _tell_all(program.wine, f"{CLASSES}\\{name}")
    desk = _desk(program)
    desk.mkdir(exist_ok=True)
    for name, file in (("duel", "Первая карта"), ("triad", "Вторая карта")):
        sample = environment.root / "resources" / "maps" / f"{name}.bpmap"
        shutil.copyfile(sample, desk / f"{file}.bpmap")
    program.wine.start(["start", program.name(desk / "Первая карта.bpmap")], DISPLAY=display)
    title = _wait_for(lambda: _titled(display, "Duel"), "no window came up with the map")
    for name in own:
        program.wine.run("reg", "delete", f"{CLASSES_OF_ALL}\\{name}", "/f", timeout=PATIENCE)
    return f"a map was opened by its type: {title}"


def _second_start(program: Installed, display: str) -> str:
    """Hands its file over, and goes: there is one window, and it has two maps."""
    desk = _desk(program)
    code, _said = program.wine.run(
        program.name(program.window),
        program.name(desk / "Вторая карта.bpmap"),
        DISPLAY=display,
        timeout=PATIENCE,
    )
    _expect(code == 0, f"a second start ended with {code}.")
    _wait_for(lambda: _titled(display, "Triad"), "the first window did not take the file")
    _expect(len(_titles(display)) == 1, f"there are several windows: {_titles(display)}")
    return "a second start gave its file to the first"


def _refuse_while_running(program: Installed) -> str:
    before = {path: path.stat().st_mtime for path in program.folder.rglob("*")}
    code = program.install()
    _expect(code == 1, f"installing over the running program ended with {code}.")
    program.wine.run(program.name(program.folder / "Uninstall.exe"), "/S")
    time.sleep(5)  # it works on as a copy of itself
    after = {path: path.stat().st_mtime for path in program.folder.rglob("*")}
    _expect(before == after, "the running program was changed.")
    return "neither installed over nor removed while it runs"


def _close(program: Installed, display: str) -> str:
    """As by the window's own button, so that the last backup is made."""
    _expect(_ask_to_close(program), "there is no program to close.")
    _wait_for(lambda: not _titles(display), "the window does not close")
    _wait_for(lambda: not _ask_to_close(program), "the program does not end")
    box = program.wine.folder("AppData", "Roaming", product.NAME, "burning-planets.bpbox")
    _expect(box.is_file(), f"there are no games in {box}.")
    return "closed, with its games in AppData"


def _ask_to_close(program: Installed) -> bool:
    """Whether there was one to ask."""
    return program.wine.run("taskkill", "/IM", program.window.name, timeout=PATIENCE)[0] == 0


def _install_over(program: Installed) -> str:
    """Another version goes over it: no file of the old one stays."""
    stale = program.folder / "_internal" / "of-an-older-version.dll"
    stale.write_bytes(b"old")
    own = program.folder / "mine.txt"
    own.write_bytes(b"mine")
    code = program.install()
    _expect(code == 0, f"installing over an older version ended with {code}.")
    _expect(not stale.exists(), "a file of the older version is still there.")
    _expect(own.exists(), "a file that somebody put there is gone.")
    own.unlink()
    return "installed over an older version"


def _remove(program: Installed) -> str:
    program.wine.run(program.name(program.folder / "Uninstall.exe"), "/S")
    _wait_for(lambda: not program.folder.exists(), f"{program.folder} is still there")
    own = [name for kind in FILE_TYPES for name in (f".{kind.suffix}", kind.key)]
    for key in (UNINSTALL, *(f"{CLASSES}\\{name}" for name in own)):
        _expect(not program.wine.registered(key), f"{key} is still in the registry.")
    left = sorted(
        str(path.relative_to(program.wine.drive))
        for path in program.wine.drive.rglob(f"*{product.NAME}*")
    )
    kept = tuple(f"AppData/{place}/{product.NAME}" for place in ("Roaming", "Local"))
    strays = [name for name in left if not any(place in name for place in kept)]
    _expect(not strays, f"something is left behind: {strays}")
    games = program.wine.folder("AppData", "Roaming", product.NAME, "burning-planets.bpbox")
    _expect(games.is_file(), "the games of the user are gone.")
    return f"removed without a trace but {', '.join(left)}"


# --- a screen


@contextmanager
def virtual_screen() -> Iterator[str]:
    """A display of its own that nobody sees."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def _on(display: str, *command: str) -> str:
    done = subprocess.run(
        command,
        env={**os.environ, "DISPLAY": display},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout


def _titles(display: str) -> list[str]:
    """Of our windows that can be seen."""
    found = _on(display, "xdotool", "search", "--onlyvisible", "--name", product.NAME).split()
    return [_on(display, "xdotool", "getwindowname", each).strip() for each in found]


def _titled(display: str, word: str) -> str:
    """The title of our window that has a word in it."""
    return next((title for title in _titles(display) if word in title), "")


def _desk(program: Installed) -> Path:
    return program.wine.drive / "Мои игры"


def _tell_all(system: Wine, source: str) -> None:
    """A key of this user for all users, with what is below it."""
    file = system.drive / "copied.reg"
    inside = wine.name_inside(system.drive, file)
    system.run("reg", "export", source, inside, "/y", timeout=PATIENCE)
    text = file.read_text("utf-16")
    moved = text.replace("HKEY_CURRENT_USER\\", "HKEY_LOCAL_MACHINE\\")
    file.write_text(moved, "utf-16")
    code, said = system.run("reg", "import", inside, timeout=PATIENCE)
    _expect(code == 0, f"{source} could not be copied: {said}")
    file.unlink()


def _wait_for(happened: Callable[[], object], otherwise: str) -> object:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := happened():
            return found
        time.sleep(1)
    raise SetupError(f"{otherwise}, after {PATIENCE} s.")
