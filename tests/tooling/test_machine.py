"""What dev.py finds out about a machine, and how it helps."""

import shutil
import subprocess
import sys

import pytest

from devtools import SetupError, machine


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_only_linux_can_be_without_a_display(
    platform: str, environment: dict[str, str], expected: bool
) -> None:
    assert machine.has_display(platform, environment) is expected


def test_off_screen_needs_fewer_libraries_than_a_window() -> None:
    offscreen = machine.missing_libraries("linux", window=False, loads=lambda _file: False)
    window = machine.missing_libraries("linux", window=True, loads=lambda _file: False)

    assert window == machine.LIBRARIES
    assert set(offscreen) < set(window)
    assert "libxcb-cursor0" not in {library.package for library in offscreen}


def test_only_what_does_not_load_is_missing() -> None:
    missing = machine.missing_libraries(
        "linux", window=True, loads=lambda file: file != "libEGL.so.1"
    )

    assert [library.package for library in missing] == ["libegl1"]


def test_elsewhere_the_wheel_brings_everything() -> None:
    assert machine.missing_libraries("win32", window=True, loads=lambda _file: False) == ()


def test_a_library_that_is_nowhere_does_not_load() -> None:
    assert not machine.loads("libno-such-thing.so.99")


def test_newer_debian_names_are_used_where_they_exist() -> None:
    known = {"libglib2.0-0t64"}

    names = machine.apt_names(["libgl1", "libglib2.0-0"], known.__contains__)

    assert names == ["libgl1", "libglib2.0-0t64"]


class Machine:
    """A Debian on which dev.py may look around, and which remembers what apt-get was told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, root: bool, lacks: set[str]) -> None:
        self.apt_calls: list[tuple[str, ...]] = []
        self.apt_fails = False
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
        monkeypatch.setattr(machine, "_is_root", lambda: root)
        monkeypatch.setattr(machine, "_apt_knows", lambda _package: False)
        monkeypatch.setattr(machine, "_apt", self._apt)
        monkeypatch.setattr(machine, "missing_venv_package", lambda: None)
        lacking = [library for library in machine.LIBRARIES if library.package in lacks]
        monkeypatch.setattr(
            machine,
            "missing_libraries",
            lambda _platform, window: [each for each in lacking if window or not each.window],
        )

    def _apt(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        self.apt_calls.append(arguments)
        code, words = (100, "Reading…\nE: No such thing") if self.apt_fails else (0, "")
        return subprocess.CompletedProcess(arguments, code, "", words)


def test_a_machine_that_lacks_nothing_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    debian = Machine(monkeypatch, root=True, lacks=set())

    machine.provide(window=True, first_time=True)

    assert debian.apt_calls == []


def test_root_gets_what_is_missing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    debian = Machine(monkeypatch, root=True, lacks={"libegl1", "libxcb-cursor0"})

    machine.provide(window=False, first_time=False)

    assert [call[0] for call in debian.apt_calls] == ["update", "install"]
    assert debian.apt_calls[-1][-2:] == ("libegl1", "libxcb-cursor0")


def test_anybody_else_is_told_the_exact_command(monkeypatch: pytest.MonkeyPatch) -> None:
    debian = Machine(monkeypatch, root=False, lacks={"libegl1", "libxcb-cursor0"})

    with pytest.raises(SetupError) as told:
        machine.provide(window=True, first_time=True)

    assert str(told.value).endswith(
        "\nsudo apt-get update && sudo apt-get install libegl1 libxcb-cursor0"
    )
    assert debian.apt_calls == []


def test_debian_without_venv_gets_that_too(monkeypatch: pytest.MonkeyPatch) -> None:
    debian = Machine(monkeypatch, root=True, lacks={"libegl1"})
    monkeypatch.setattr(machine, "missing_venv_package", lambda: "python3.11-venv")

    machine.provide(window=False, first_time=True)

    assert debian.apt_calls[-1][-2:] == ("libegl1", "python3.11-venv")


def test_what_only_a_window_needs_stops_nobody_who_has_no_display(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    machine_of_a_user = Machine(monkeypatch, root=False, lacks={"libxcb-cursor0"})

    machine.provide(window=False, first_time=True)

    assert machine_of_a_user.apt_calls == []


def test_what_only_a_window_needs_is_tried_once_and_may_fail(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    debian = Machine(monkeypatch, root=True, lacks={"libxcb-cursor0"})
    debian.apt_fails = True

    machine.provide(window=False, first_time=True)
    machine.provide(window=False, first_time=False)

    assert [call[0] for call in debian.apt_calls] == ["update", "install"]


def test_what_is_needed_and_cannot_be_had_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    debian = Machine(monkeypatch, root=True, lacks={"libegl1"})
    debian.apt_fails = True

    with pytest.raises(SetupError, match=r"\(E: No such thing\): check the network"):
        machine.provide(window=False, first_time=False)


def test_without_apt_the_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    Machine(monkeypatch, root=True, lacks={"libegl1"})
    monkeypatch.setattr(shutil, "which", lambda _name: None)

    with pytest.raises(SetupError, match="what Debian calls libegl1, then"):
        machine.provide(window=False, first_time=False)


def test_a_tool_that_is_missing_is_installed_or_told(monkeypatch: pytest.MonkeyPatch) -> None:
    debian = Machine(monkeypatch, root=True, lacks=set())
    machine.provide_tools("strace")
    assert debian.apt_calls == [], "it is there"

    monkeypatch.setattr(shutil, "which", lambda name: None if name == "strace" else name)
    machine.provide_tools("strace")
    assert debian.apt_calls[-1][-1] == "strace"

    monkeypatch.setattr(machine, "_is_root", lambda: False)
    with pytest.raises(SetupError, match=r"sudo apt-get install strace$"):
        machine.provide_tools("strace")

    monkeypatch.setattr(sys, "platform", "darwin")
    machine.provide_tools("strace")
