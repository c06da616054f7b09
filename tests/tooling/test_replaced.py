"""Another version over a running program: what the trial of every Linux build is made of."""

import os
import struct
import sys
from pathlib import Path

import pytest

from devtools import SetupError, product, replaced

ROOT = Path(__file__).parents[2]
LOADER, ARCHIVE = b"loader" * 20, b"modules" * 30
BEHIND = b"\0" * (replaced.COOKIE_SIZE - len(replaced.COOKIE) - 4)
LENGTH = struct.pack("!I", len(ARCHIVE) + replaced.COOKIE_SIZE)
PROGRAM = LOADER + ARCHIVE + replaced.COOKIE + LENGTH + BEHIND + b"sections"


def put(folder: Path, script: str) -> Path:
    """A folder with a program that is a script; PyInstaller's mark stands behind it."""
    folder.mkdir()
    program = folder / product.COMMAND
    head = f"#!/bin/sh\n{script}\nexit 0\n".encode()
    program.write_bytes(head + ARCHIVE + replaced.COOKIE + LENGTH + BEHIND)
    program.chmod(0o755)
    return folder


def test_everything_in_another_version_lies_elsewhere_and_is_all_there() -> None:
    other = replaced.another_version(PROGRAM)

    assert other.startswith(LOADER)
    assert other.endswith(PROGRAM[len(LOADER) :])
    assert other.index(ARCHIVE) == PROGRAM.index(ARCHIVE) + replaced.SHIFT


def test_what_pyinstaller_did_not_make_is_not_tried() -> None:
    with pytest.raises(SetupError, match="PyInstaller"):
        replaced.another_version(LOADER)


def test_the_file_gets_a_new_inode_as_dpkg_gives_it(tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.write_bytes(PROGRAM)
    with program.open("rb") as running:
        replaced.replace(program)

        assert running.read() == PROGRAM
        assert program.read_bytes() != PROGRAM
    assert [path.name for path in tmp_path.iterdir()] == ["program"]


LATE = """
if [ "$1" = --self-test ]; then
    size=$(wc -c < "$0")
    echo ok
    for _ in $(seq 200); do
        sleep 0.05
        [ "$(wc -c < "$0")" = "$size" ] || exit {code}
    done
    exit 7
fi
"""
"""Waits until it is replaced."""


@pytest.mark.skipif(sys.platform != "linux", reason="packages of Linux are replaced like this")
def test_it_is_replaced_while_it_runs_and_the_built_folder_is_left_alone(tmp_path: Path) -> None:
    frozen = put(tmp_path / "frozen", LATE.format(code=0))
    before = (frozen / product.COMMAND).read_bytes()

    replaced.try_replacing(frozen, tmp_path / "copy", dict(os.environ))

    assert (frozen / product.COMMAND).read_bytes() == before
    assert not (tmp_path / "copy").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="packages of Linux are replaced like this")
def test_a_program_that_cannot_go_on_stops_the_build(tmp_path: Path) -> None:
    frozen = put(tmp_path / "frozen", LATE.format(code=1))

    with pytest.raises(SetupError, match="could not go on"):
        replaced.try_replacing(frozen, tmp_path / "copy", dict(os.environ))


def test_the_frozen_program_begins_by_holding_its_file() -> None:
    entry = (ROOT / "packaging" / "frozen" / "entry.py").read_text("utf-8")

    assert entry.index("        keep_own_file()") < entry.index("sys.exit(main())")
