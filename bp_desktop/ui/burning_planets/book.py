"""The rule book as the screens use it: tables, and names in the language of the window."""

from functools import lru_cache

from PySide6.QtCore import QLocale

from bp_desktop.games.burning_planets.names import Names, load_names
from bp_desktop.games.burning_planets.table_loader import load_tables
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.resources import read_text

LANGUAGES = ("en", "it", "ru")


@lru_cache(maxsize=1)
def tables() -> Tables:
    source = "burning_planets.toml"
    return load_tables(read_text("rules", source), source=source)


@lru_cache(maxsize=len(LANGUAGES))
def names_in(language: str) -> Names:
    english = names_in("en") if language != "en" else None
    source = f"names.{language}.toml"
    return load_names(read_text("rules", source), source=source, fallback=english)


def names() -> Names:
    """In the language the window speaks; English where we have no names."""
    language = QLocale().name().split("_")[0]
    return names_in(language if language in LANGUAGES else "en")
