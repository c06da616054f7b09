"""What the frozen program does before anything else, as far as it can be tried without freezing."""

import os

import pytest
from frozen import entry


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """As PyInstaller leaves it, and nothing else."""
    told = {
        "LD_LIBRARY_PATH": "/program/_internal",
        "QT_PLUGIN_PATH": "/program/_internal/plugins",
        "QML2_IMPORT_PATH": "/program/_internal/qml",
    }
    monkeypatch.setattr(os, "environ", told)
    return told


def test_programs_that_are_opened_are_not_led_to_our_libraries(environment: dict[str, str]) -> None:
    entry.leave_other_programs_alone()

    assert not any("/program" in value for value in environment.values())
    assert environment["PYINSTALLER_RESET_ENVIRONMENT"] == "1"  # for processes of our own


def test_they_get_back_what_was_set_before_us(environment: dict[str, str]) -> None:
    environment["LD_LIBRARY_PATH_ORIG"] = "/opt/lib"

    entry.leave_other_programs_alone()

    assert environment["LD_LIBRARY_PATH"] == "/opt/lib"
    assert "LD_LIBRARY_PATH_ORIG" not in environment


@pytest.mark.parametrize(
    ("asked", "taken"),
    [("wayland", "xcb"), ("wayland;xcb", "xcb"), ("offscreen", "offscreen"), ("xcb", "xcb")],
)
def test_a_desktop_that_asks_for_wayland_gets_a_window_all_the_same(
    environment: dict[str, str], asked: str, taken: str
) -> None:
    environment["QT_QPA_PLATFORM"] = asked

    entry.take_x11()

    assert environment["QT_QPA_PLATFORM"] == taken


def test_nothing_is_asked_for_where_nobody_does(environment: dict[str, str]) -> None:
    entry.take_x11()

    assert "QT_QPA_PLATFORM" not in environment
