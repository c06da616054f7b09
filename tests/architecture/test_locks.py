"""What is installed is exactly what was chosen: pinned, hashed, from no named host."""

import re

import pytest

from tests.architecture.sources import ROOT

PACKAGING = ROOT / "packaging"
LOCKS = ("requirements", "dev-requirements", "bench-requirements")
PIN = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>[^ ;\\]+)(?: ; (?P<marker>[^\\]+?))? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}(?: \\)?$")


def pins(lock: str) -> dict[tuple[str, str | None], str]:
    """Versions by name and marker."""
    lines = (PACKAGING / f"{lock}.txt").read_text("utf-8").splitlines()
    found = [match for line in lines if (match := PIN.match(line))]
    return {(match["name"], match["marker"]): match["version"] for match in found}


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_pins_and_hashes_and_nothing_else(lock: str) -> None:
    lines = (PACKAGING / f"{lock}.txt").read_text("utf-8").splitlines()

    assert [line for line in lines if not (PIN.match(line) or HASH.match(line))] == []
    for above, below in zip(lines, [*lines[1:], ""], strict=True):
        assert not PIN.match(above) or HASH.match(below), f"{above} has no hash"


@pytest.mark.parametrize("lock", LOCKS)
def test_what_is_asked_for_is_locked(lock: str) -> None:
    wanted = [
        re.split(r"[<>=~ ]", line)[0].lower()
        for line in (PACKAGING / f"{lock}.in").read_text("utf-8").splitlines()
        if line and not line.startswith(("#", "-r "))
    ]

    assert set(wanted) <= {name for name, _marker in pins(lock)}


def test_developers_run_what_users_run() -> None:
    run_time, development = pins("requirements"), pins("dev-requirements")

    assert run_time.items() <= development.items()


def test_pyside_stays_below_the_release_that_loses_references() -> None:
    """PySide6 6.12.0 with Python 3.11 drops references to None; see test_pyside.py."""
    major, minor, *_ = pins("requirements")["pyside6-essentials", None].split(".")

    assert (int(major), int(minor)) < (6, 12)
