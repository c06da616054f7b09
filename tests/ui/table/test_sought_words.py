"""The words people type into the palette at the table lead to what they mean."""

import pytest
from PySide6.QtWidgets import QApplication

from bp_desktop.texts.finding import Finder
from bp_desktop.ui.games.burning_planets.table.match_actions import (
    match_keywords,
    match_specs,
    shared_keywords,
)
from bp_desktop.ui.shell.actions import with_keywords
from bp_desktop.ui.shell.palette_entry import PaletteEntry
from bp_desktop.ui.table.table_actions import keywords, table_specs
from bp_desktop.ui.words.language import LanguageSwitcher, Spoken

SOUGHT: dict[Spoken, dict[str, str]] = {
    "en": {
        "load": "now",
        "unload": "now",
        "cargo": "now",
        "trade": "trade",
        "manifest": "trade",
        "contract": "contract",
        "note": "note",
        "journal": "journal",
        "ledger": "ledger",
        "curtain": "look",
        "clock": "clock",
        "paper": "paper",
    },
    "it": {
        "caricare": "now",
        "scaricare": "now",
        "carico": "now",
        "commercio": "trade",
        "manifesto": "trade",
        "contratto": "contract",
        "nota": "note",
        "diario": "journal",
        "libro mastro": "ledger",
        "sipario": "look",
        "orologio": "clock",
        "carta": "paper",
    },
    "ru": {
        "загрузить": "now",
        "разгрузить": "now",
        "груз": "now",
        "торговля": "trade",
        "накладная": "trade",
        "договор": "contract",
        "заметк": "note",
        "журнал": "journal",
        "учёт": "ledger",
        "занавес": "look",
        "часы": "clock",
        "бумаг": "paper",
    },
}


@pytest.mark.parametrize("language", SOUGHT)
def test_every_word_people_look_for_finds_its_action(qapp: QApplication, language: Spoken) -> None:
    voice = LanguageSwitcher(qapp)
    voice.speak(language)
    try:
        more = shared_keywords()
        specs = [
            with_keywords(spec, more.get(spec.id, "")) for spec in (*table_specs(), *match_specs())
        ]
    finally:
        voice.speak("en")
    hits = {
        spec.id: PaletteEntry(spec.text, spec.group, "", "", keywords=spec.keywords)
        for spec in specs
    }

    finder: Finder[PaletteEntry] = Finder()
    finder.add(one.findable for one in hits.values())

    for word, action in SOUGHT[language].items():
        answers = finder.search(word)[:3]
        assert hits[f"table.{action}"] in answers, word


def test_keywords_belong_to_actions_that_are_there() -> None:
    ids = {spec.id for spec in table_specs()}
    own = {spec.id for spec in match_specs()}

    assert {f"table.{id_}" for id_ in keywords()} <= ids
    assert set(shared_keywords()) <= ids
    assert {f"table.{id_}" for id_ in match_keywords()} <= own
    assert not ids & own
