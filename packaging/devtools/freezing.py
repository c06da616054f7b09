"""What goes into a frozen program and what stays out: frozen/burning_planets.spec asks here."""

import subprocess
import sys
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from devtools import SetupError, product
from devtools.environment import Environment

LIBRARIES_OUT = (
    *("Concurrent", "Designer", "EglF", "Help", "Labs", "Lottie", "OpenGL", "Qml", "Quick"),
    *("ShaderTools", "Sql", "Test", "UiTools", "VirtualKeyboard", "Wayland", "WlShell", "Xml"),
)
"""Beginnings of the names of Qt's libraries that nothing of ours loads."""

PLUGINS = {
    "iconengines": ("qsvgicon",),
    "imageformats": ("qicns", "qico", "qjpeg", "qsvg"),
    "platforminputcontexts": ("compose", "ibus"),
    "platforms": ("qcocoa", "qoffscreen", "qwindows", "qxcb"),
    "platformthemes": ("qxdgdesktopportal",),
    "printsupport": ("cups", "windows", "cocoa"),
    "styles": ("qmacstyle", "qmodernwindows"),
}
"""The plug-ins of Qt that are kept, by folder; a folder that is not here stays out whole."""

STAND_INS = ("OpenGL", "OpenGLWidgets")
"""Modules of Qt in whose place a few lines of ours go: see frozen/stand_ins."""

EXCLUDED_MODULES = [
    *("IPython", "OpenGL", "PIL", "PyQt5", "PyQt6", "PySide2", "colorcet", "cupy", "h5py"),
    *("jinja2", "matplotlib", "mypy", "numba", "numpy.f2py", "numpy.testing"),
    *("pandas", "pytest", "readline", "scipy", "setuptools", "sphinx", "test", "tkinter"),
    *(f"sqlalchemy.{name}" for name in ("ext.asyncio", "testing")),
    *(f"pyqtgraph.{name}" for name in ("examples", "flowchart", "jupyter", "opengl")),
    *(f"PySide6.Qt{name}" for name in ("Qml", "Quick", "Sql", "Test", *STAND_INS)),
]
"""Modules that somebody imports if they are there, and that we never need."""

TOLD = ("PySide6-Essentials", "SQLAlchemy", "alembic", "msgspec", "cryptography")
"""Packages whose versions the program tells: `doctor` asks what they say of themselves."""

LINUX_OUT = (
    *("libatk", "libcairo", "libgdk", "libgtk-3", "libpango", "libpixman"),  # GTK's theme
    *("libdatrie", "libfribidi", "libthai"),  # what it brings
    *("libavahi", "libcups", "libgnutls", "libgssapi", "libhogweed", "libidn2", "libk5crypto"),
    *("libkrb5", "libnettle", "libp11", "libtasn1", "libunistring"),  # what printing brings
    *("libcom_err", "libgmp", "libkeyutils"),  # and that in turn
    *("libEGL", "libGL", "libdrm", "libwayland"),  # belong to the graphics card
    *("libX11", "libxcb.so", "libxcb-render.so", "libxcb-shm"),  # every X has them
    *("libgcrypt", "libglib-2", "libgio-2", "libgmodule", "libgobject", "libgthread"),
    *("libdbus-1", "libsystemd", "libmount", "libblkid", "libselinux", "libfontconfig"),
    *("libfreetype", "libharfbuzz", "libgraphite2"),  # fonts as the system draws them
)
"""Libraries that the .deb names as what it needs, and that every Linux with a screen has."""


class Program(NamedTuple):
    """One of the programs in the folder."""

    name: str
    console: bool


class Bundle(NamedTuple):
    """What macOS calls a program."""

    name: str
    identifier: str
    version: str
    info: dict[str, Any]


class Plan(NamedTuple):
    """Everything that the description for PyInstaller leaves open."""

    folder: str
    programs: tuple[Program, ...]
    data: list[tuple[str, str]]
    hidden_imports: list[str]
    excluded_modules: list[str]
    told: tuple[str, ...]
    stand_ins: list[tuple[str, str, str]]
    """Name, file and kind, as PyInstaller lists modules."""
    icon: str | None
    version_resource: str | None
    manifest: str | None
    bundle: Bundle | None


def plan(root: Path, platform: str) -> Plan:
    """The same program everywhere; Windows wants a console twin, macOS a bundle."""
    made = root / "build" / "frozen"
    data = [
        *_resources(root / "resources"),
        (str(root / "LICENSE"), "."),
        (str(root / "CHANGELOG.md"), "."),
        *((str(built), "translations") for built in sorted((root / "translations").glob("*.qm"))),
    ]
    programs: tuple[Program, ...] = (Program(product.COMMAND, console=True),)
    icon = manifest = resource = bundle = None
    if platform == "win32":
        programs = (Program(product.NAME, console=False), Program(product.COMMAND, console=True))
        icon, resource = str(made / "app.ico"), str(made / "version.txt")
        manifest = (root / "packaging" / "windows" / "app.manifest").read_text("utf-8")
    elif platform == "darwin":
        from devtools import macos

        programs = (Program(product.COMMAND, console=False),)
        icon = str(made / "app.icns")
        bundle = Bundle(
            f"{product.NAME}.app",
            product.IDENTIFIER,
            product.version(root),
            macos.info(product.version(root)),
        )
    return Plan(
        product.PACKAGE,
        programs,
        data,
        ["sqlalchemy.dialects.sqlite", "logging.config"],
        EXCLUDED_MODULES,
        TOLD,
        [_stand_in(root, name) for name in STAND_INS],
        icon,
        resource,
        manifest,
        bundle,
    )


def _stand_in(root: Path, name: str) -> tuple[str, str, str]:
    file = root / "packaging" / "frozen" / "stand_ins" / f"Qt{name}.py"
    return f"PySide6.Qt{name}", str(file), "PYMODULE"


def _resources(folder: Path) -> list[tuple[str, str]]:
    """Everything but what only the README shows."""
    return [
        (str(each), f"resources/{each.name}" if each.is_dir() else "resources")
        for each in sorted(folder.iterdir())
        if each.name not in ("pictures", "README.md")
    ]


def is_wanted(name: str) -> bool:
    """Whether a file that PyInstaller found belongs into the folder, by its place there."""
    path = PurePosixPath(name.replace("\\", "/"))
    parts, stem = path.parts, path.name.removeprefix("lib")
    if path.name.startswith(LINUX_OUT) or path.name == "opengl32sw.dll":
        return False
    if "peegee" in parts:  # pyqtgraph's own emblem
        return False
    if parts[0].endswith(".dist-info"):
        return path.name == "METADATA"
    if not stem.startswith("Qt") and "PySide6" not in parts:
        return True
    if "plugins" in parts:
        folder, kept = parts[parts.index("plugins") + 1], path.name.removeprefix("lib")
        return kept.startswith(PLUGINS.get(folder, ("\0",)))
    if "translations" in parts:
        return path.name in {"qtbase_it.qm", "qtbase_ru.qm"}
    if stem.startswith(("Qt6", "Qt")):
        return not stem.removeprefix("Qt6").removeprefix("Qt").startswith(tuple(LIBRARIES_OUT))
    return True


def freeze(environment: Environment, into: Path) -> Path:
    """Make the folder with the program in it; the answer is the folder."""
    root = environment.root
    description = root / "packaging" / "frozen" / "burning_planets.spec"
    work = root / "build" / "frozen"
    work.mkdir(parents=True, exist_ok=True)
    command = [
        str(environment.python), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN",
        "--distpath", str(into), "--workpath", str(work), str(description),
    ]  # fmt: skip
    if subprocess.run(command, cwd=root, check=False).returncode != 0:
        raise SetupError("PyInstaller failed; its own words are above.")
    folder = into / product.PACKAGE
    if sys.platform == "linux":
        strip(folder / "_internal")
    return folder


def strip(inner: Path) -> None:
    """Take out what only debuggers read, where that is safe: numpy's own libraries break by it."""
    files = [*inner.glob("libpython*")]
    for package in ("cryptography", "python3.11", "sqlalchemy"):
        files += (inner / package).rglob("*.so")
    subprocess.run(["strip", "--strip-unneeded", *map(str, files)], check=True)


def sizes(folder: Path) -> list[tuple[str, int]]:
    """What takes how much, largest first: (name, bytes) of everything one or two folders deep."""
    found: dict[str, int] = {}
    for file in folder.rglob("*"):
        if file.is_file() and not file.is_symlink():
            found[_heading(file.relative_to(folder))] = (
                found.get(_heading(file.relative_to(folder)), 0) + file.stat().st_size
            )
    return sorted(found.items(), key=lambda row: -row[1])


def _heading(path: Path) -> str:
    inner = path.parts[1:] if path.parts[0] == "_internal" else path.parts
    if inner[0] == "PySide6" and len(inner) > 2:
        return "/".join(inner[:3])
    return inner[0] if len(inner) > 1 or path.suffix != ".so" else "libraries"
