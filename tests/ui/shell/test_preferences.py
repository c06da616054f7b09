"""Preferences survive, and a damaged file does no harm."""

import json
import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences, read, write


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "preferences.json"
    chosen = Preferences(
        language="ru", theme="light", scale=150, shortcuts={"quit": ""}, box="/a/ж.bpbox"
    )

    write(path, chosen)

    assert read(path) == (chosen, None)


def test_a_box_may_have_a_name_that_is_no_text(tmp_path: Path) -> None:
    """On Linux a name is bytes, and those of old disks are not always letters."""
    path = tmp_path / "preferences.json"
    named = Preferences(box=os.fsdecode(b"/srv/\xff.bpbox"), theme="light")

    write(path, named)

    assert read(path) == (named, None)


def test_only_what_differs_from_the_defaults_is_written(tmp_path: Path) -> None:
    path = tmp_path / "preferences.json"

    write(path, Preferences(scale=90))

    assert json.loads(path.read_text("utf-8")) == {"scale": 90}


def test_without_a_file_there_are_defaults(tmp_path: Path) -> None:
    assert read(tmp_path / "none.json") == (Preferences(), None)


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe\x00",
        b'{"scale": 900}',
        b'{"scale": "100"}',
        b'{"scale": true}',
        b'{"theme": "purple"}',
        b'{"language": 3}',
        b'{"shortcuts": {"quit": 3}}',
        b'{"shortcuts": []}',
        rb'{"geometry": "\ud800"}',
        rb'{"shortcuts": {"\ud800": "x"}}',
        rb'{"box": "/tmp/\ud800"}',
        rb'{"box": "/tmp/\u0000"}',
        b"[" * 100_000,
        b" " * 2_000_000,
    ],
)
def test_a_damaged_file_is_put_aside_and_the_defaults_count(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "preferences.json"
    path.write_bytes(damage)

    preferences, aside = read(path)

    assert preferences == Preferences()
    assert aside is not None
    assert aside.read_bytes() == damage
    assert not path.exists()


def test_unknown_names_of_a_newer_program_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "preferences.json"
    path.write_text('{"scale": 110, "telepathy": true}', "utf-8")

    assert read(path) == (Preferences(scale=110), None)


def test_a_change_is_kept_at_once_and_told(tmp_path: Path, qtbot: QtBot) -> None:
    choices = PreferenceKeeper(tmp_path / "preferences.json", Preferences())

    with qtbot.waitSignal(choices.changed) as told:
        choices.set(theme="light")

    assert told.args == [Preferences(), Preferences(theme="light")]
    assert read(choices.path) == (Preferences(theme="light"), None)


def test_the_same_choice_again_is_no_change(tmp_path: Path, qtbot: QtBot) -> None:
    choices = PreferenceKeeper(tmp_path / "preferences.json", Preferences())

    with qtbot.assertNotEmitted(choices.changed):
        choices.set(theme="dark")

    assert not choices.path.exists()


def test_a_choice_that_cannot_be_written_still_counts(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("in the way")
    choices = PreferenceKeeper(tmp_path / "file" / "preferences.json", Preferences())

    with qtbot.waitSignal(choices.unkept) as told:
        choices.set(scale=125)

    assert str(choices.path) in str(told.args)
    assert choices.now.scale == 125


def test_reduced_motion_of_an_earlier_program_still_counts(tmp_path: Path) -> None:
    path = tmp_path / "preferences.json"
    path.write_text('{"reduce_motion": true, "scale": 90}', "utf-8")

    assert read(path) == (Preferences(motion="less", scale=90), None)
