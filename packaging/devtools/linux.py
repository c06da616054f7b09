"""Packages for Linux, made of the frozen folder: a .deb and a portable tar.gz."""

import io
import platform
import shutil
import subprocess
import tarfile
from pathlib import Path

from devtools import SetupError, file_types, icons, product
from devtools.environment import Environment

HOME = Path("usr/lib") / product.PACKAGE
SHARE = Path("usr/share")
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
DEPENDS = (
    *("libdbus-1-3", "libegl1", "libfontconfig1", "libfreetype6", "libgl1"),
    *("libglib2.0-0t64 | libglib2.0-0", "libgssapi-krb5-2", "libharfbuzz0b", "libx11-6"),
    *("libx11-xcb1", "libxcb1", "libxcb-render0", "libxcb-shm0"),
)
"""What freezing.LINUX_OUT leaves to the system, but for its C library."""
PORTABLE = "Burning Planets keeps everything beside this file, as long as it is here.\n"


DRAFTS = {
    f"{product.PACKAGE}.desktop": "applications",
    f"{product.PACKAGE}.xml": "mime/packages",
    f"{product.PACKAGE}.thumbnailer": "thumbnailers",
    f"{product.IDENTIFIER}.metainfo.xml": "metainfo",
}
"""What desktops read about us, and where below share/ they look for it."""


def described(root: Path, name: str) -> str:
    """One of these, as it is installed."""
    draft = (root / "packaging" / "linux" / f"{name}.in").read_text("utf-8")
    return file_types.fill(draft)


def control(version: str, kilobytes: int, libc: str) -> str:
    """What the package manager reads; `libc`: the C library that it was built with."""
    return "\n".join(
        [
            f"Package: {product.PACKAGE}",
            f"Version: {version}",
            "Section: games",
            "Priority: optional",
            "Architecture: amd64",
            f"Depends: {', '.join((f'libc6 (>= {libc})', *DEPENDS))}",
            "Recommends: libcups2",
            f"Installed-Size: {kilobytes}",
            f"Maintainer: {product.MAINTAINER}",
            f"Description: {product.SUMMARY}",
            " Draw boards on hexes, let the table keep treasuries, turns and the clock,",
            " and ask for exact odds. Everything stays in one file on this computer.",
            "",
        ]
    )


def stage(environment: Environment, frozen: Path, into: Path) -> None:
    """Lay everything out as it will lie below / of an installed system."""
    root, drafts = environment.root, environment.root / "packaging" / "linux"
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(frozen, into / HOME, symlinks=True)
    command = into / "usr/bin" / product.COMMAND
    command.parent.mkdir(parents=True)
    command.symlink_to(Path("../lib") / product.PACKAGE / product.COMMAND)
    for name, folder in DRAFTS.items():
        place = into / SHARE / folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(described(root, name), "utf-8")
    _copy(drafts / "copyright", into / SHARE / "doc" / product.PACKAGE / "copyright")
    drawn = icons.draw(environment, root / "build" / "icons")
    for size in ICON_SIZES:
        place = into / SHARE / "icons/hicolor" / f"{size}x{size}" / "apps"
        _copy(drawn[size], place / f"{product.PACKAGE}.png")
    scalable = into / SHARE / "icons/hicolor/scalable/apps"
    _copy(root / "resources/icons/app.svg", scalable / f"{product.PACKAGE}.svg")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def deb_name(version: str) -> str:
    return f"{product.PACKAGE}_{version}_amd64.deb"


def build_deb(environment: Environment, frozen: Path, dist: Path) -> Path:
    staged = environment.root / "build" / "deb"
    stage(environment, frozen, staged)
    size = sum(file.lstat().st_size for file in staged.rglob("*") if file.is_file())
    version = product.version(environment.root)
    (staged / "DEBIAN").mkdir()
    told = control(version, size // 1024, platform.libc_ver()[1])
    (staged / "DEBIAN" / "control").write_text(told, "utf-8")
    package = dist / deb_name(version)
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(staged), str(package)]
    if subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode != 0:
        raise SetupError("dpkg-deb failed; its own words are above.")
    return package


def archive_name(version: str) -> str:
    return f"{product.PACKAGE}-{version}-linux-x86_64.tar.gz"


def build_archive(environment: Environment, frozen: Path, dist: Path) -> Path:
    """The folder as it is, with the marker that keeps everything beside the program."""
    version = product.version(environment.root)
    archive = dist / archive_name(version)
    with tarfile.open(archive, "w:gz", compresslevel=6) as tar:
        tar.add(frozen, f"{product.PACKAGE}-{version}")
        mark = tarfile.TarInfo(f"{product.PACKAGE}-{version}/{product.PORTABLE_MARK}")
        mark.size = len(PORTABLE)
        tar.addfile(mark, io.BytesIO(PORTABLE.encode()))
    return archive
