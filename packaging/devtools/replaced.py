"""A trial of every build for Linux: another version is installed over the program while it runs."""

import os
import shutil
import struct
import subprocess
from pathlib import Path

from devtools import SetupError, product

COOKIE, COOKIE_SIZE = b"MEI\014\013\012\013\016", 88
"""How PyInstaller marks the end of the archive in a program, and how long the mark is."""
SHIFT = 65_536


def another_version(program: bytes) -> bytes:
    """The same program with everything in its archive elsewhere, as in any other version."""
    mark = program.rfind(COOKIE)
    if mark < 0:
        raise SetupError("this is no program that PyInstaller made.")
    [length] = struct.unpack_from("!I", program, mark + len(COOKIE))
    begin = mark + COOKIE_SIZE - length
    return program[:begin] + bytes(SHIFT) + program[begin:]


def replace(program: Path) -> None:
    """As dpkg does: the new file is whole before it takes the name of the old one."""
    new = program.with_name(f"{program.name}.dpkg-new")
    new.write_bytes(another_version(program.read_bytes()))
    new.chmod(0o755)
    new.rename(program)


def try_replacing(frozen: Path, folder: Path, environment: dict[str, str]) -> None:
    """SetupError if the program cannot go on, or if the new one does not start."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(frozen, folder, symlinks=True, copy_function=os.link)
    program = folder / product.COMMAND
    command = [str(program), "--self-test"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        said = running.stdout.readline()
        replace(program)
        said += running.stdout.read()
    if running.returncode != 0:
        raise SetupError(f"replaced while it ran, the program could not go on:\n{said}")
    done = subprocess.run(
        [str(program), "--version"], env=environment, capture_output=True, check=False
    )
    if done.returncode != 0:
        raise SetupError("the version that was put in its place does not start.")
    shutil.rmtree(folder)
    print("another version was put over the running program, which went on", flush=True)
