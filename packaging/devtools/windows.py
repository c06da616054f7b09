"""The installer for Windows, made of the frozen folder by makensis, which runs on every system."""

import os
import shutil
import subprocess
from pathlib import Path

from devtools import SetupError, file_types, product

VERSION_RESOURCE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004,
                    fileType=1, subtype=0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "{name} maintainers"),
      StringStruct("FileDescription", "{name}"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "{command}"),
      StringStruct("LegalCopyright", "MIT licence"),
      StringStruct("OriginalFilename", "{name}.exe"),
      StringStruct("ProductName", "{name}"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ],
)
"""
"""What the properties of the .exe say, as PyInstaller reads it."""


def version_resource(version: str) -> str:
    numbers = tuple([*map(int, version.split(".")), 0, 0, 0][:4])
    return VERSION_RESOURCE.format(
        numbers=numbers, version=version, name=product.NAME, command=product.COMMAND
    )


def compiler() -> str:
    """makensis by the PATH, or where its own installer puts it without telling the PATH."""
    usual = Path(os.environ.get("PROGRAMFILES(X86)", ""), "NSIS", "makensis.exe")
    found = shutil.which("makensis") or shutil.which(usual)
    if found is None:
        raise SetupError("makensis is missing: install NSIS (on Debian the package nsis).")
    return found


def build_installer(root: Path, frozen: Path, dist: Path, **more: str) -> Path:
    """`more` is what else the script is to know."""
    program = compiler()
    version = product.version(root)
    installer = dist / f"{product.PACKAGE}-{version}-windows-x86_64.exe"
    types = root / "build" / "frozen" / "file_types.nsh"
    types.parent.mkdir(parents=True, exist_ok=True)
    types.write_text(file_types.for_nsis(), "utf-8")
    given = {
        **more,
        "VERSION": version,
        "FOLDER": frozen.absolute(),
        "ICON": (root / "build" / "frozen" / "app.ico").absolute(),
        "BANNER": (root / "build" / "frozen" / "banner.bmp").absolute(),
        "TYPES": types.absolute(),
        "OUT": installer.absolute(),
    }
    script = root / "packaging" / "windows" / "installer.nsi"
    # On Windows it would read files without a mark in an old code page.
    command = [program, "-V2", "-INPUTCHARSET", "UTF8"]
    command += [f"-D{name}={value}" for name, value in given.items()]
    if subprocess.run([*command, str(script)], check=False).returncode != 0:
        raise SetupError("makensis failed; its own words are above.")
    return installer
