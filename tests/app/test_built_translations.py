"""A plain clone has no built translations: the first start builds them, or says what to do."""

import shutil
from pathlib import Path

import pytest

from bp_desktop.app import translations
from bp_desktop.resources import home


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the sources of the translations and nothing built."""
    folder = tmp_path / "translations"
    folder.mkdir()
    for file in (home() / "translations").glob("*.ts"):
        shutil.copy(file, folder)
    monkeypatch.setattr(translations, "home", lambda: tmp_path)
    monkeypatch.setattr(translations, "translation", lambda one: folder / f"bp_desktop_{one}.qm")
    return folder


def test_missing_translations_are_built(clone: Path) -> None:
    assert translations.build_missing() == ""

    for language in translations.LANGUAGES:
        assert (clone / f"bp_desktop_{language}.qm").stat().st_size > 100_000


def test_where_nothing_can_be_built_one_sentence_says_what_to_do(clone: Path) -> None:
    for file in clone.glob("*.ts"):
        file.unlink()

    said = translations.build_missing()

    assert "dev.py setup" in said
    assert said.count("\n") == 1
    assert list(clone.iterdir()) == []


def test_what_is_built_is_left_alone(clone: Path) -> None:
    for language in translations.LANGUAGES:
        (clone / f"bp_desktop_{language}.qm").write_bytes(b"as it was")

    assert translations.build_missing() == ""
    assert (clone / "bp_desktop_it.qm").read_bytes() == b"as it was"
