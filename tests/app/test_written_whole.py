"""Every file the program writes is on the disk before it has its name."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bp_desktop.app.games import find_system
from bp_desktop.app.start import run
from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.option_list import options_to_file
from bp_desktop.games.burning_planets.options import DEFAULTS
from bp_desktop.storage.box import create_box, open_box
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.preferences import Preferences, write
from tests.architecture.sources import ROOT

GOLDEN = ROOT / "tests" / "golden" / "put_right.bpmatch"


def _export(target: Path) -> None:
    create_box(target.with_name("a.bpbox"))
    with open_box(target.with_name("a.bpbox"), find_system, AppDice(1)) as box:
        made = box.import_document(GOLDEN.read_bytes())
        box.export_file(made, target)


def _play(target: Path) -> None:
    """`match play` writes over the only copy."""
    commands = target.with_name("lines.jsonl")
    commands.write_text('{"type": "rename_match", "title": "again"}\n', "utf-8")
    target.write_bytes(GOLDEN.read_bytes())
    assert run(["match", "play", str(target), "--commands", str(commands)]) == 0
    assert b"again" in target.read_bytes()


def _preferences(target: Path) -> None:
    write(target, Preferences(theme="light"))


class _Answering(FilePrompts):
    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path

    def export_file(self, _window: object, _wished: Path) -> Path:
        return self._path


def _options(target: Path) -> None:
    prompts = _Answering(target)
    prompts.write_asked(None, target, options_to_file(DEFAULTS))  # type: ignore[arg-type]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("writer", [_export, _play, _preferences, _options])
def test_it_is_synced_under_a_fresh_name_first(
    writer: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "written"
    synced: list[os.stat_result] = []
    real = os.fsync

    def fsync(handle: int) -> None:
        synced.append(os.fstat(handle))
        real(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    writer(target)

    assert any(os.path.samestat(each, target.stat()) for each in synced), "the file itself"
    if os.name != "nt":
        assert any(os.path.samestat(each, tmp_path.stat()) for each in synced), "and its folder"
    assert not list(tmp_path.glob(".*partial*"))
