"""Reading .ts files: what is stale and what is unfinished."""

import os
import re
from pathlib import Path

from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from devtools import translations
from devtools.environment import Environment
from devtools.texts import Text
from tests.architecture.sources import ROOT

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

    entries = translations.entries(file)

    assert [(entry.text.source, entry.is_finished) for entry in entries] == [
        ("Open", True),
        ("Close", False),
        ("Empty", False),
        ("%n ships", False),
    ]


def test_an_entry_has_its_text_and_every_form_of_its_translation(tmp_path: Path) -> None:
    file = tmp_path / "bp_desktop_it.ts"
    file.write_text(TS, "utf-8")

    *_, entry = translations.entries(file)

    assert entry.text == Text("Home", "%n ships", "", counted=True)
    assert entry.translations == ("%n nave", "")


def test_a_translation_is_stale_until_its_qm_is_newer(tmp_path: Path) -> None:
    source, built = tmp_path / "bp_desktop_it.ts", tmp_path / "bp_desktop_it.qm"
    source.write_text(TS, "utf-8")
    never_built = translations.stale(tmp_path)

    built.write_bytes(b"")
    os.utime(built, (source.stat().st_mtime + 5,) * 2)
    fresh = translations.stale(tmp_path)
    os.utime(built, (source.stat().st_mtime - 5,) * 2)

    assert (never_built, fresh, translations.stale(tmp_path)) == ([source], [], [source])


def project(root: Path, source: str) -> Environment:
    """A project with one module, which has our tools."""
    (root / "bp_desktop").mkdir()
    (root / "bp_desktop" / "home.py").write_text(source, "utf-8")
    made = Environment(ROOT)
    made.root = root
    return made


def test_texts_are_collected_from_sources_and_keep_their_translation(tmp_path: Path) -> None:
    environment = project(tmp_path, 'class Home:\n    text = tr("Open")\n')
    file = translations.file_of(tmp_path, "it")
    file.write_text(TS, "utf-8")

    translations.update(environment, [file])

    [entry] = translations.entries(file)
    assert entry == (Text("Home", "Open"), ("Apri",), True)
    assert "<location" not in file.read_text("utf-8")


def test_a_counted_text_gets_the_three_plural_forms_of_russian(tmp_path: Path) -> None:
    environment = project(tmp_path, 'translate("when", "%n day(s) ago", "", n)\n')
    file = translations.file_of(tmp_path, "ru")

    translations.update(environment, [file])

    [entry] = translations.entries(file)
    assert entry.translations == ("", "", "")


def test_english_gets_plural_forms_only_and_the_regular_ones_by_itself(tmp_path: Path) -> None:
    source = 'translate("when", "%n day(s) ago", "", n)\ntranslate("when", "%n dice", "", n)\n'
    environment = project(tmp_path, source + 'translate("when", "now")\n')
    file = translations.file_of(tmp_path, "en")

    translations.update(environment, [file])

    found = {one.text.source: one for one in translations.entries(file)}
    assert found["%n day(s) ago"].translations == ("%n day ago", "%n days ago")
    assert found["%n day(s) ago"].is_finished
    assert not found["%n dice"].is_finished
    assert "now" not in found


def test_every_character_of_a_text_arrives(tmp_path: Path) -> None:
    text = '2 × 3 – “già”, "Да" \\ & <b>\n{name:money}'
    environment = project(tmp_path, f"translate('messages', {text!r})\n")
    file = translations.file_of(tmp_path, "it")

    translations.update(environment, [file])

    assert [entry.text for entry in translations.entries(file)] == [Text("messages", text)]


SHELF = """
class Shelf(QObject):
    def told(self, n):
        return self.tr("%n ship(s)", "", n)

translate("when", "now")
"""


def test_what_is_translated_is_found_at_run_time_with_its_plural_forms(
    tmp_path: Path, qapp: QApplication
) -> None:
    environment = project(tmp_path, SHELF)
    folder = tmp_path / "translations"
    folder.mkdir()
    file = translations.file_of(folder, "ru")
    translations.update(environment, [file])
    words = iter(["%n корабль", "%n корабля", "%n кораблей", "сейчас"])
    text = re.sub(
        r"></(numerusform|translation)>",
        lambda end: f">{next(words)}</{end[1]}>",
        file.read_text("utf-8"),
    )
    file.write_text(text.replace(' type="unfinished"', ""), "utf-8")

    translations.build(environment)

    translator = QTranslator()
    assert translator.load(str(file.with_suffix(".qm")))
    assert [translator.translate("Shelf", "%n ship(s)", "", n) for n in (1, 3, 5)] == [
        "%n корабль",
        "%n корабля",
        "%n кораблей",
    ]
    assert translator.translate("when", "now") == "сейчас"
    assert translations.stale(folder) == []
