"""A trial of the .deb on a bare Debian: installed, started, used and removed by its own means."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from devtools import SetupError, machine, product
from devtools.file_types import FILE_TYPES

SUITE = "bookworm"
PLAYER = "player"
HOME = str(Path("/", "home", PLAYER))
PROGRAM = f"/usr/lib/{product.PACKAGE}"
SHARE = "/usr/share"
BOARD, TITLE = f"{HOME}/board.bpmap", "Duel"
"""A sample, and what it is called in the title of its window."""
DESKTOP = (
    *("xvfb", "xauth", "xdotool", "libglib2.0-bin", "shared-mime-info", "desktop-file-utils"),
    "appstream",
)
"""What a desktop has that a bare system has not."""
OURS = ("burning-planets", "burningplanets", "bp-desktop")


class BareDebian:
    """A root folder with a system in it that has seen nothing of ours."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def make(self) -> None:
        if os.geteuid() != 0:
            raise SetupError("the trial makes a root folder of its own, and has to be run as root.")
        machine.provide_tools("debootstrap")
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        _run(["debootstrap", "--variant=minbase", SUITE, str(self.folder), *self._mirror()])
        for name in ("resolv.conf", "hosts"):
            shutil.copyfile(f"/etc/{name}", self.folder / "etc" / name)
        for lists in Path("/etc/apt").glob("apt.conf.d/*"):
            shutil.copyfile(lists, self.folder / "etc/apt/apt.conf.d" / lists.name)
        self.run("useradd", "--create-home", PLAYER)

    def _mirror(self) -> Sequence[str]:
        """Where this machine gets its own packages from."""
        told = subprocess.run(
            ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"],
            capture_output=True,
            text=True,
            check=False,
        )
        return told.stdout.split()[:1]

    def run(self, *command: str, user: str = "root", check: bool = True) -> str:
        """What a command inside says; SetupError if it fails."""
        clean = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}
        clean |= {name: os.environ[name] for name in os.environ if name.endswith("_proxy")}
        clean["HOME"] = HOME if user == PLAYER else "/root"
        done = subprocess.run(
            ["chroot", f"--userspec={user}", str(self.folder), *command],
            env=clean,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if check and done.returncode != 0:
            print(done.stdout)
            raise SetupError(f"{command[0]} failed in the trial; its own words are above.")
        return done.stdout

    def files(self) -> set[str]:
        """Everything that is there, but for what the package manager writes down for itself."""
        passing = ("proc", "sys", "tmp", "var/cache", "var/lib/apt", "var/lib/dpkg", "var/log")
        return {
            name
            for path in self.folder.rglob("*")
            if not (name := str(path.relative_to(self.folder))).startswith(passing)
        }


def try_packages(deb: Path, archive: Path, folder: Path) -> None:
    """Install, start, open a file, remove; raises SetupError where one of these fails."""
    system = BareDebian(folder)
    system.make()
    system.run("apt-get", "update", "-q")
    shutil.copyfile(deb, folder / "opt" / deb.name)
    before = system.files()
    apt = ("apt-get", "install", "-q", "--yes", "--no-install-recommends")
    system.run(*apt, f"/opt/{deb.name}")
    print("installed by the package manager")

    print(system.run(f"/usr/bin/{product.COMMAND}", "--self-test", user=PLAYER))
    # By the path that the start of the program sets; printing is only recommended.
    look = f"find {PROGRAM}/_internal -name '*.so*' -not -path '*/printsupport/*' | xargs ldd"
    told = system.run("env", f"LD_LIBRARY_PATH={PROGRAM}/_internal", "sh", "-c", look)
    missing = sorted({line.strip() for line in told.splitlines() if "not found" in line})
    if missing:
        raise SetupError(f"the package does not name all it needs: {missing}")
    print("every library finds what it needs")

    # Only now: these bring libraries that would hide what the package forgot to name.
    system.run(*apt, *DESKTOP)
    _check_what_desktops_read(system)
    _make_files(system)
    _open_by_its_type(system)
    print("every type is known, and a map was opened by its type, in a window")
    _draw_by_its_type(system)

    games = [name for name in system.files() if name.endswith(".bpbox")]
    system.run("apt-get", "purge", "-q", "--yes", product.PACKAGE)
    left = {name for name in system.files() - before if any(word in name for word in OURS)}
    strays = sorted(name for name in left if not name.startswith(HOME.lstrip("/")))
    if strays:
        raise SetupError(f"the package leaves something behind: {strays}")
    if not games or not all((folder / name).exists() for name in games):
        raise SetupError("the games of the user are gone.")
    print("removed without a trace but the user's games: " + ", ".join(games))
    _try_portable(system, archive)


def _try_portable(system: BareDebian, archive: Path) -> None:
    """Unpacked on a stick: whatever the program keeps is beside it, and nothing at home."""
    stick, before = f"{HOME}/stick", system.files()
    system.run("mkdir", stick, user=PLAYER)
    shutil.copyfile(archive, system.folder / "opt" / archive.name)
    system.run("tar", "-xzf", f"/opt/{archive.name}", "-C", stick, user=PLAYER)
    [unpacked] = (system.folder / stick.lstrip("/")).iterdir()
    program = f"{stick}/{unpacked.name}/{product.COMMAND}"
    script = f"QT_QPA_PLATFORM=offscreen timeout 10 {program} {BOARD}"
    system.run("sh", "-c", script, user=PLAYER, check=False)  # ended by the clock
    beside = f"{stick}/{unpacked.name}/{product.NAME}".lstrip("/")
    elsewhere = sorted(
        name for name in system.files() - before if not name.startswith(stick.lstrip("/"))
    )
    if elsewhere != [f"opt/{archive.name}"]:
        raise SetupError(f"the portable program keeps something elsewhere: {elsewhere}")
    if not (system.folder / beside / "data" / f"{product.PACKAGE}.bpbox").is_file():
        raise SetupError(f"the portable program has no games in {beside}.")
    print(f"unpacked, the program keeps everything in {beside}")


def _open_by_its_type(system: BareDebian) -> None:
    """As a double click does: the desktop asks for the type, then for the program of that type."""
    for kind in FILE_TYPES:
        file = f"{HOME}/tried.{kind.suffix}"
        (system.folder / file.lstrip("/")).write_bytes(b"{}\n")  # an empty one is text to desktops
        told = system.run("gio", "info", "-a", "standard::content-type", file)
        if f"standard::content-type: {kind.mime}\n" not in told:
            raise SetupError(f"the desktop does not know what .{kind.suffix} is: {told}")
        handler = system.run("gio", "mime", kind.mime, user=PLAYER)
        if "burning-planets.desktop" not in handler.splitlines()[0]:
            raise SetupError(f".{kind.suffix} is not opened by the program: {handler}")
        (system.folder / file.lstrip("/")).unlink()
    script = f"""
        gio open {BOARD}
        for i in $(seq 60); do
            sleep 1
            found=$(xdotool search --onlyvisible --name '{TITLE}') && break
        done
        sleep 3
        xdotool getwindowname $found
        xdotool getwindowpid $found | xargs kill
        sleep 3
    """
    said = system.run("xvfb-run", "-a", "bash", "-c", script, user=PLAYER, check=False)
    if TITLE not in said:
        raise SetupError(f"no window came up with the map: {said}")


def _check_what_desktops_read(system: BareDebian) -> None:
    """Menu entry and description, by the tools of those who made these formats."""
    system.run("desktop-file-validate", f"{SHARE}/applications/burning-planets.desktop")
    story = f"{SHARE}/metainfo/{product.IDENTIFIER}.metainfo.xml"
    system.run("appstreamcli", "validate", "--no-net", story)
    print("menu entry and description are valid")


def _make_files(system: BareDebian) -> None:
    """A map and a match, by the command line of the installed program."""
    sample = f"{PROGRAM}/_internal/resources/maps/duel.bpmap"
    system.run("cp", sample, BOARD, user=PLAYER)
    players = ("--player", "Anna:humans", "--player", "Boris:xenos")
    new = ("match", "new", "--map", BOARD, *players, "--out", f"{HOME}/board.bpmatch")
    system.run(product.COMMAND, *new, user=PLAYER)


def _draw_by_its_type(system: BareDebian) -> None:
    """As a file manager does, with the command that the package tells it."""
    entry = system.folder / f"{SHARE}/thumbnailers/burning-planets.thumbnailer".lstrip("/")
    [command] = [
        line.removeprefix("Exec=")
        for line in entry.read_text("utf-8").splitlines()
        if line.startswith("Exec=")
    ]
    box = f"{HOME}/.local/share/{product.PACKAGE}/{product.PACKAGE}.bpbox"
    for file in (BOARD, f"{HOME}/board.bpmatch", box):
        suffix = Path(file).suffix
        places = {"%i": file, "%s": "256", "%o": f"{HOME}/drawn{suffix}.png"}
        system.run(*(places.get(word, word) for word in command.split()), user=PLAYER)
        drawn = (system.folder / places["%o"].lstrip("/")).read_bytes()
        if not drawn.startswith(b"\x89PNG"):
            raise SetupError(f"the small picture of {suffix} is none.")
        print(f"a small picture of a {suffix} was drawn: {len(drawn):,} bytes")


def _run(command: list[str]) -> None:
    done = subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
    if done.returncode != 0:
        raise SetupError(f"{command[0]} failed; its own words are above.")
