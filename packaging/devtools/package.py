"""`dev.py package`: the frozen program, tried, and the installers made of it."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from devtools import (
    SetupError,
    bundled,
    freezing,
    icons,
    linux,
    linux_trial,
    macos,
    product,
    replaced,
    windows,
    windows_trial,
    wine,
)
from devtools.environment import Environment

ROOT = Path(__file__).parents[2]
SUMS = "SHA256SUMS"
MEGABYTE = 1_000_000
FOLDER_LIMIT, DEB_LIMIT = 205, 62


def carry_out(arguments: list[str], set_up: Callable[[], Environment]) -> int:
    """`package`, or one of its trials of what has been built."""
    match arguments:
        case []:
            build(set_up())
        case ["--trial"]:
            environment = set_up()
            version, dist = product.version(environment.root), environment.root / "dist"
            linux_trial.try_packages(
                built(dist, linux.deb_name(version)),
                built(dist, linux.archive_name(version)),
                environment.root / "build" / "trial",
            )
        case ["--windows-trial"]:
            environment = set_up()
            wine.need()
            prepare(environment)
            windows_trial.try_everything(environment, environment.root / "build" / "windows-trial")
        case ["--publishable", *tags]:
            require_address(product.releases(ROOT))
            require_version(tags, product.version(ROOT))
        case ["--gather", folder]:
            gather(Path(folder), ROOT / "dist")
        case _:
            raise SetupError(
                f"package has no option {arguments[0]}: there are --trial, --windows-trial, "
                "--publishable [TAG] and --gather FOLDER."
            )
    return 0


def require_address(address: str) -> None:
    """A published program says where newer ones are: nothing is published before that is known."""
    host = address.removeprefix("https://").split("/")[0]
    if not address.startswith("https://") or host.endswith(".example"):
        raise SetupError(
            f"{address!r} is no address of a page of releases: put the project's own into "
            "pyproject.toml and bp_desktop/__init__.py."
        )


def require_version(tags: list[str], version: str) -> None:
    """What a release is called is what the program in it says of itself."""
    if wrong := [tag for tag in tags if tag != f"v{version}"]:
        raise SetupError(f"{wrong[0]} is not v{version}, which the program says it is.")


def built(dist: Path, name: str) -> Path:
    """A package that is there."""
    if not (dist / name).exists():
        raise SetupError(f"there is no {name} yet: python3 dev.py package makes it.")
    return dist / name


def build(environment: Environment) -> list[Path]:
    """Everything for the system this runs on; the answer is what can be given away."""
    dist = environment.root / "dist"
    dist.mkdir(exist_ok=True)
    prepare(environment)
    frozen = freezing.freeze(environment, dist)
    self_test(frozen)
    if sys.platform == "linux":
        replaced.try_replacing(frozen, environment.root / "build" / "replaced", bare_environment())
    given = macos.resources(dist) if sys.platform == "darwin" else frozen
    made = [bundled.write(environment, frozen, dist, given)]
    print("\n".join(size_table(frozen)), flush=True)
    taken = sum(size for _, size in freezing.sizes(frozen))
    if sys.platform == "linux" and taken > FOLDER_LIMIT * MEGABYTE:
        raise SetupError(f"the folder takes more than {FOLDER_LIMIT} MB; the table says what.")
    if sys.platform == "linux":
        made += [
            linux.build_deb(environment, frozen, dist),
            linux.build_archive(environment, frozen, dist),
        ]
    elif sys.platform == "win32":
        made.append(windows.build_installer(environment.root, frozen, dist))
    elif sys.platform == "darwin":
        made.append(macos.build_image(environment.root, dist, self_test))
    for path in made:
        if path.suffix == ".deb" and path.stat().st_size > DEB_LIMIT * MEGABYTE:
            raise SetupError(f"{path.name} takes more than {DEB_LIMIT} MB.")
        print(f"{path.stat().st_size / MEGABYTE:7.1f} MB  {path.name}")
    write_checksums(dist, made)
    return made


def prepare(environment: Environment) -> None:
    """What descriptions and scripts name: icons, a banner, and what an .exe says of itself."""
    work = environment.root / "build" / "frozen"
    work.mkdir(parents=True, exist_ok=True)
    drawn = icons.draw(environment, environment.root / "build" / "icons")
    pictures = {size: path.read_bytes() for size, path in drawn.items()}
    (work / "app.ico").write_bytes(icons.ico(pictures))
    (work / "app.icns").write_bytes(icons.icns(pictures))
    icons.draw_banner(environment, work / "banner.bmp")
    told = windows.version_resource(product.version(environment.root))
    (work / "version.txt").write_text(told, "utf-8")


def self_test(frozen: Path) -> None:
    """Let the result try itself, with nothing of this checkout in its reach."""
    ending = ".exe" if os.name == "nt" else ""
    program = frozen / f"{product.COMMAND}{ending}"
    tried = subprocess.run([str(program), "--self-test"], env=bare_environment(), check=False)
    if tried.returncode != 0:
        raise SetupError("the frozen program does not work; its own words are above.")


def bare_environment() -> dict[str, str]:
    """Nothing that leads to this checkout or its Python."""
    system = ("PATH", "SYSTEMROOT", "TEMP", "TMPDIR")
    user = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")
    return {name: os.environ[name] for name in (*system, *user) if name in os.environ}


def size_table(frozen: Path) -> list[str]:
    """What takes how much, in megabytes, against the limit."""
    rows = freezing.sizes(frozen)
    total = sum(size for _, size in rows)
    large = [f"{size / MEGABYTE:7.1f} MB  {name}" for name, size in rows if size >= MEGABYTE]
    rest = total - sum(size for _, size in rows if size >= MEGABYTE)
    return [
        *large,
        f"{rest / MEGABYTE:7.1f} MB  everything else",
        f"{total / MEGABYTE:7.1f} MB  in all (at most {FOLDER_LIMIT} MB)",
    ]


def write_checksums(dist: Path, made: list[Path]) -> Path:
    """SHA-256 of every file, as `sha256sum --check` reads it."""
    sums = dist / SUMS
    sums.write_bytes("".join(sorted(map(_checksum, made))).encode())
    return sums


def _checksum(path: Path) -> str:
    return f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"


def gather(folder: Path, dist: Path) -> Path:
    """What the machines of a release built, each in a folder with its list, as one with one list.
    SetupError for a file that is not as it was built, or that two of them made."""
    lists = sorted(folder.rglob(SUMS))
    told = {(each.parent, line) for each in lists for line in each.read_text("utf-8").splitlines()}
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != SUMS)
    names = [path.name for path in files]
    if not files or len(set(names)) != len(names):
        raise SetupError(f"{folder} has nothing to publish, or the same name twice: {names}")
    if told != {(path.parent, _checksum(path).strip()) for path in files}:
        raise SetupError(f"the files in {folder} are not those that were built.")
    dist.mkdir(exist_ok=True)
    if strays := sorted(path.name for path in dist.iterdir()):
        raise SetupError(f"{dist} is not empty: {', '.join(strays)} would be published, too.")
    return write_checksums(dist, [Path(shutil.copy(path, dist)) for path in files])
