"""Parsec's book as the screens use it: tables, samples, and names in the language of the window."""

from __future__ import annotations

from functools import lru_cache

from bp_desktop.core.messages import Fact
from bp_desktop.games.parsec.definition_files import sample_set
from bp_desktop.games.parsec.definitions import DefinitionSet
from bp_desktop.games.parsec.table_loader import load_tables
from bp_desktop.games.parsec.tables import ParsecTables
from bp_desktop.resources import read_bytes, read_text
from bp_desktop.texts.games.parsec.formats import TURN_PARTS, name_of
from bp_desktop.texts.rulebook import Rulebook, paragraphs_of
from bp_desktop.ui.widgets.purse import ResourceLook
from bp_desktop.ui.words import wording
from bp_desktop.ui.words.wording import book_speech


@lru_cache(maxsize=1)
def tables() -> ParsecTables:
    return load_tables(lambda name: read_text("rules", "parsec", f"{name}.toml"))


@lru_cache(maxsize=1)
def samples() -> DefinitionSet:
    """The set that comes with the program (PA-DATA-3)."""
    return sample_set(lambda name: read_bytes("rules", "parsec", f"{name}.toml"))


def rulebook() -> Rulebook:
    """In the language the window speaks."""
    return _book(book_speech().language)


@lru_cache(maxsize=3)
def _book(language: str) -> Rulebook:
    return Rulebook(paragraphs_of("parsec", language))


def named(section: str, id_: str) -> str:
    """What a unit, a resource or a rarity is called."""
    return name_of(section, id_, wording.speech())


def fact_words(fact: Fact) -> str:
    """What a unit, a planet or an amount is called, as a sentence about it would."""
    return wording.fact_words("parsec", fact)


def part_word(part: str) -> str:
    """What a part of a turn is called where all of them stand in one line."""
    return wording.translated("parsec", TURN_PARTS.get(part, part))


def resource_looks() -> dict[str, ResourceLook]:
    kinds = tables().resources
    return {one: ResourceLook(named("resource", one), f"resource/{one}") for one in kinds}
