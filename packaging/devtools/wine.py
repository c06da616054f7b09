"""Wine as a stand-in for Windows: fresh prefixes, and what this wine lacks for the trial."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path, PureWindowsPath

from devtools import SetupError, machine

PACKAGES = {
    "wine": "wine",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
    "makensis": "nsis",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
}
"""What the trial calls, and the Debian package that brings it."""
LOADER = "/usr/lib/wine/wine64"
"""Debian's `wine` asks for a 32-bit twin that nothing here needs."""

STAND_INS = {
    "icuuc.dll": (
        "".join(
            f"__declspec(dllexport) void *{name}(void) {{ return 0; }}\n"
            for name in (
                *("UCNV_FROM_U_CALLBACK_SUBSTITUTE", "UCNV_TO_U_CALLBACK_SUBSTITUTE"),
                *("ucnv_cbFromUWriteUChars", "ucnv_cbToUWriteUChars", "ucnv_close"),
                *("ucnv_countAvailable", "ucnv_fromUCountPending", "ucnv_fromUnicode"),
                *("ucnv_getAvailableName", "ucnv_getFromUCallBack", "ucnv_getMaxCharSize"),
                *("ucnv_getName", "ucnv_getStandardName", "ucnv_getToUCallBack", "ucnv_open"),
                *("ucnv_reset", "ucnv_setFromUCallBack", "ucnv_setToUCallBack"),
                *("ucnv_toUCountPending", "ucnv_toUnicode"),
            )
        ),
        (),
    ),
    "bcryptprimitives.dll": (
        """#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL ProcessPrng(PBYTE data, SIZE_T length)
{ return SystemFunction036(data, (ULONG)length); }
""",
        ("-ladvapi32",),
    ),
}
"""Libraries that every Windows 10 has and wine 8 lacks, as C with what they link to: converters of
old encodings, which Qt asks for and nobody uses, and chance, which `cryptography` asks for."""


def need() -> None:
    """Get what is missing, or say how to get it."""
    missing = [package for name, package in PACKAGES.items() if shutil.which(name) is None]
    if not Path(LOADER).exists():
        missing.append("wine64")
    if missing:
        machine.install(missing)


def path_of(path: Path) -> str:
    """Where a file of this system is for a program of the other."""
    return str(PureWindowsPath("Z:", *path.absolute().parts))


class Wine:
    """One prefix: a Windows of its own, with nothing of ours in it."""

    def __init__(self, prefix: Path) -> None:
        self.prefix = prefix

    def make(self) -> None:
        shutil.rmtree(self.prefix, ignore_errors=True)
        (self.prefix / "home").mkdir(parents=True)
        subprocess.run(
            ["wineboot", "--init"], env=self.environment(), capture_output=True, check=False
        )
        system = self.prefix / "drive_c/windows/system32"
        if not system.is_dir():
            raise SetupError("wine could not make a prefix.")
        for name, (source, libraries) in STAND_INS.items():
            code = self.prefix / f"{name}.c"
            code.write_text(source, "utf-8")
            compiler = ["x86_64-w64-mingw32-gcc", "-shared", "-o", str(system / name), str(code)]
            if subprocess.run([*compiler, *libraries], check=False).returncode != 0:
                raise SetupError(f"the stand-in for {name} could not be compiled.")

    def environment(self, **more: str) -> dict[str, str]:
        """No menus on this desktop, no questions about Mono and Gecko, and nothing of ours."""
        # A home of its own: wine links its Desktop and Documents to those of the real one.
        kept = {"PATH": os.environ.get("PATH", ""), "HOME": str(self.prefix / "home")}
        quiet = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "winemenubuilder.exe,mscoree,mshtml="}
        own = {"WINEPREFIX": str(self.prefix), "WINEARCH": "win64", "LC_ALL": "C.UTF-8"}
        return {**kept, **quiet, **own, **more}

    def run(self, *command: str, timeout: float = 900, **more: str) -> tuple[int, str]:
        """The exit code and what was said; by pipes, since it cannot write to files of ours."""
        try:
            done = subprocess.run(
                [LOADER, *command],
                env=self.environment(**more),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=timeout,
                check=False,
            )
        except subprocess.TimeoutExpired as late:
            said = (late.stdout or b"").decode("utf-8", "replace")
            raise SetupError(f"{command[0]} did not end within {timeout:.0f} s: {said}") from late
        return done.returncode, done.stdout.decode("utf-8", "replace").replace("\r\n", "\n")

    def start(self, command: Sequence[str], **more: str) -> subprocess.Popen[bytes]:
        """A program that goes on; `leave` ends it at the latest."""
        return subprocess.Popen(
            [LOADER, *command],
            env=self.environment(**more),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def leave(self) -> None:
        """End what still runs in this prefix, and nothing else."""
        subprocess.run(["wineserver", "-k"], env=self.environment(), check=False)

    @property
    def drive(self) -> Path:
        return self.prefix / "drive_c"

    def folder(self, *parts: str) -> Path:
        """Below the folder of the one user there is."""
        users = [each for each in (self.drive / "users").iterdir() if each.name != "Public"]
        return users[0].joinpath(*parts)

    def registered(self, key: str) -> str:
        """What the registry has below a key; empty if there is no such key."""
        code, said = self.run("reg", "query", key, "/s")
        return said if code == 0 else ""


def name_inside(drive: Path, path: Path) -> str:
    """What a file of a prefix is called inside it."""
    return str(PureWindowsPath("C:\\", *path.relative_to(drive).parts))
