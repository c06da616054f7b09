"""The rules of the book in a language, as everything about them is told."""

from functools import cache

from bp_desktop.core.options import load_option_rows
from bp_desktop.games.burning_planets.table_loader import load_tables
from bp_desktop.resources import read_text
from bp_desktop.texts.game_rules import GameRules
from bp_desktop.texts.games.burning_planets.game_rules import game_rules
from bp_desktop.texts.speech import Speech, in_english

LANGUAGES = ("en", "it", "ru")


@cache
def rules_in(language: str) -> GameRules:
    source = "burning_planets.toml"
    tables = load_tables(read_text("rules", source), source=source)
    rows = load_option_rows(read_text("rules", "options.toml"))
    return game_rules(tables, rows, Speech(language, in_english))
