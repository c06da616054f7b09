"""Reading .ts files: what is stale and what is unfinished."""

import os
from pathlib import Path

from devtools import translations
from devtools.environment import Environment

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context><name>Home</name>
 <message><source>Open</source><translation>Apri</translation></message>
 <message><source>Close</source><translation type="unfinished"></translation></message>
 <message><source>Empty</source><translation></translation></message>
 <message numerus="yes"><source>%n ships</source>
  <translation><numerusform>%n nave</numerusform><numerusform></numerusform></translation>
 </message>
</context>
</TS>
"""


def test_a_text_is_unfinished_if_marked_so_or_empty_or_lacking_a_plural(tmp_path: Path) -> None:
    file = tmp_path / "bp_desktop_it.ts"
    file.write_text(TS, "utf-8")

    left = translations.unfinished(file)

    assert left == [("Home", "Close"), ("Home", "Empty"), ("Home", "%n ships")]


def test_a_translation_is_stale_until_its_qm_is_newer(tmp_path: Path) -> None:
    source, built = tmp_path / "bp_desktop_it.ts", tmp_path / "bp_desktop_it.qm"
    source.write_text(TS, "utf-8")
    never_built = translations.stale(tmp_path)

    built.write_bytes(b"")
    os.utime(built, (source.stat().st_mtime + 5,) * 2)
    fresh = translations.stale(tmp_path)
    os.utime(built, (source.stat().st_mtime - 5,) * 2)

    assert (never_built, fresh, translations.stale(tmp_path)) == ([source], [], [source])


def test_texts_are_collected_from_sources_and_keep_their_translation(tmp_path: Path) -> None:
    home = tmp_path / "bp_desktop" / "home.py"
    home.parent.mkdir()
    home.write_text('class Home:\n    def f(self):\n        self.tr("Open")\n', "utf-8")
    file = translations.file_of(tmp_path, "it")
    file.write_text(TS, "utf-8")
    here = Environment(Path(__file__).resolve().parents[2])
    here.root = tmp_path

    translations.update(here, [file])

    text = file.read_text("utf-8")
    assert translations.unfinished(file) == []
    assert "Apri" in text
    assert "Close" not in text
    assert "<location" not in text
