"""Every text of the program is there in every language, with the same blanks to fill in."""

import re
from functools import cache

import pytest

from bp_desktop.texts.plurals import FORMS, english_forms
from devtools.texts import Text, collect
from devtools.translations import LANGUAGES, PLURALS_ONLY, Entry, entries, file_of
from tests.architecture.sources import PACKAGE, ROOT

FOLDER = ROOT / "translations"
BLANK = re.compile(r"\{\w+(?::\w+)?\}|%n|%\d")


@cache
def texts() -> frozenset[Text]:
    """Every text of the program."""
    return frozenset(collect(PACKAGE))


@cache
def translated(language: str) -> list[Entry]:
    return entries(file_of(FOLDER, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_text_of_the_sources_and_no_other(language: str) -> None:
    """If this fails, `python3 dev.py texts` brings the files up to date."""
    found = {entry.text for entry in translated(language)}

    assert sorted(texts() - found) == []
    assert sorted(found - texts()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_to_translate(language: str) -> None:
    left = [entry.text for entry in translated(language) if not entry.is_finished]

    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_blanks_of_its_text(language: str) -> None:
    """A form for one thing may say so without the number."""
    wrong = [
        (entry.text.source, words)
        for entry in translated(language)
        for words in entry.translations
        if blanks(entry.text.source) - blanks(words) - {"%n"}
        or blanks(words) - blanks(entry.text.source)
    ]

    assert wrong == []


def test_english_has_both_forms_of_whatever_is_counted_and_nothing_else() -> None:
    """If this fails, `python3 dev.py texts` brings the file up to date and says what is left."""
    listed = translated(PLURALS_ONLY)

    assert {one.text for one in listed} == {text for text in texts() if text.counted}
    assert [one.text for one in listed if not one.is_finished] == []
    assert [one.translations for one in listed if "(s)" in "".join(one.translations)] == []


def test_the_command_line_counts_in_english_as_the_window_does() -> None:
    """The texts layer has no Qt: what it has for itself must be what the file has."""
    said = {text for room in ("texts", "cli") for text in collect(PACKAGE / room) if text.counted}
    in_file = {one.text: one.translations for one in translated(PLURALS_ONLY)}

    assert said
    assert {text: english_forms(text.source) for text in said} == {
        text: in_file[text] for text in said
    }
    assert set(FORMS) <= {text.source for text in said}
    assert [text for text in said if "(s)" not in text.source and text.source not in FORMS] == []


def blanks(text: str) -> set[str]:
    return set(BLANK.findall(text))


def test_blanks_are_told_apart_by_name_and_format() -> None:
    assert blanks("%n of {limit:steps}, {name} and %1") == {"%n", "{limit:steps}", "{name}", "%1"}
