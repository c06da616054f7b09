"""The rule book as the screens use it: tables, and names in the language of the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from bp_desktop.core.messages import Fact
from bp_desktop.games.burning_planets.names import Names
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.burning_planets.table_loader import load_tables
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.resources import read_text
from bp_desktop.texts.game_rules import GameRules
from bp_desktop.texts.games.burning_planets.formats import names_in
from bp_desktop.texts.rulebook import Rulebook
from bp_desktop.ui.widgets.purse import ResourceLook
from bp_desktop.ui.widgets.rule_link import RuleReader
from bp_desktop.ui.words import wording
from bp_desktop.ui.words.wording import book_speech

if TYPE_CHECKING:
    from bp_desktop.games.burning_planets.match.state import Match


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

    return rulebook(tables, book_speech().language)


def rule_reader(open_rule: Callable[[str], object] | None = None) -> RuleReader:
    """Where links look a rule up while no match is open."""
    return RuleReader(lambda id_: rulebook(tables()).paragraph(id_), open_rule)


def rules_of(played: Tables | None = None, options: Options | None = None) -> GameRules:
    """To be looked up: as a match with these tables and options plays them, or as the book does."""
    from bp_desktop.texts.games.burning_planets.game_rules import game_rules
    from bp_desktop.ui.games.burning_planets.option_sheet import option_list

    rows = option_list().rows
    return game_rules(played or tables(), rows, book_speech(), options, tables())


def match_rules(match: Match) -> GameRules:
    """As that match plays them."""
    return rules_of(match.tables, match.options)


def resource_looks() -> dict[str, ResourceLook]:
    """The resources of the rules in their order."""
    return {
        one: ResourceLook(names().resource(one), f"resource/{one}") for one in tables().resources
    }


def fact_words(fact: Fact) -> str:
    """What a planet, a ship or an amount is called, as a sentence about it would."""
    return wording.fact_words("bp", fact)
