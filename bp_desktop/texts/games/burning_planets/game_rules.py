"""The rules of Burning Planets to be looked up: book, tables in force, table options, notes."""

from collections.abc import Iterable

from bp_desktop.core.options import OptionRow
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.texts.game_rules import GameRules, decisions_in, notes_in
from bp_desktop.texts.games.burning_planets.cheat_sheet import sheet_pages
from bp_desktop.texts.games.burning_planets.formats import names_in
from bp_desktop.texts.games.burning_planets.options import option_words, value_words
from bp_desktop.texts.games.burning_planets.rule_tables import (
    TableWords,
    rule_tables,
    with_house_rules,
)
from bp_desktop.texts.games.burning_planets.rulebook import rulebook
from bp_desktop.texts.rulebook import like_words_of, read_book
from bp_desktop.texts.speech import Speech


def game_rules(
    tables: Tables,
    rows: Iterable[OptionRow],
    speech: Speech,
    options: Options | None = None,
    standard: Tables | None = None,
) -> GameRules:
    """As the book has them, or as a match with these `options` plays them; `standard`: the tables
    of the book, where a match may have others."""
    file = read_book("burning_planets", speech.language)
    words = TableWords(tables, names_in(speech.language), file["table"])
    shown, sheet = tuple(rule_tables(words)), sheet_pages(words, file["sheet"])
    if standard is not None and standard != tables:
        before = words._replace(tables=standard)
        usual = {one.id: one for one in rule_tables(before)}
        shown = tuple(with_house_rules(one, usual[one.id]) for one in shown)
        usual = {
            table.id: table
            for page in sheet_pages(before, file["sheet"])
            for part in page
            for table in part.tables
        }
        sheet = tuple(
            tuple(
                part._replace(
                    tables=tuple(with_house_rules(one, usual[one.id]) for one in part.tables)
                )
                for part in page
            )
            for page in sheet
        )
    return GameRules(
        "Burning Planets",
        rulebook(tables, speech.language),
        shown,
        decisions_in(
            rows,
            options or DEFAULTS,
            lambda key: option_words(key, speech),
            lambda key, value: value_words(key, value, speech),
        ),
        notes_in(file["example"]),
        notes_in(file["edition"]),
        file["editions"]["lead"],
        notes_in(file["question"]),
        of_match=options is not None,
        sheet=sheet,
        asked=notes_in(file["asked"]),
        like_words=like_words_of("burning_planets", speech.language),
    )
