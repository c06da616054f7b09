"""The rule book as the screens use it: tables, and names in the language of the window."""

from functools import lru_cache

from PySide6.QtCore import QLocale

from bp_desktop.core.messages import Fact
from bp_desktop.games.burning_planets.names import Names
from bp_desktop.games.burning_planets.table_loader import load_tables
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.resources import read_text
from bp_desktop.texts.games.burning_planets.formats import names_in
from bp_desktop.texts.rulebook import Rulebook
from bp_desktop.ui.widgets.purse import ResourceLook
from bp_desktop.ui.words import wording
from bp_desktop.ui.words.language import LANGUAGES


@lru_cache(maxsize=1)
def tables() -> Tables:
    source = "burning_planets.toml"
    return load_tables(read_text("rules", source), source=source)


def names() -> Names:
    """In the language the window speaks; English where we have no names."""
    return names_in(QLocale().name().split("_")[0])


def rulebook(tables: Tables) -> Rulebook:
    """In the language the window speaks, with the numbers of these tables."""
    from bp_desktop.texts.games.burning_planets.rulebook import rulebook  # read when asked for

    language = wording.speech().language
    return rulebook(tables, language if language in LANGUAGES else "en")


def resource_looks() -> dict[str, ResourceLook]:
    """The resources of the rules in their order."""
    return {
        one: ResourceLook(names().resource(one), f"resource/{one}") for one in tables().resources
    }


def fact_words(fact: Fact) -> str:
    """What a planet, a ship or an amount is called, as a sentence about it would."""
    return wording.fact_words("bp", fact)
