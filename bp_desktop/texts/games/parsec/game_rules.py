"""The rules of Parsec to be looked up: book, tables in force, table options, notes, cheat sheet."""

from collections.abc import Iterable, Mapping
from typing import Any

from bp_desktop.core.options import OptionRow
from bp_desktop.games.parsec.definitions import FactionDefinition
from bp_desktop.games.parsec.options import DEFAULTS, ParsecOptions
from bp_desktop.games.parsec.tables import ParsecTables
from bp_desktop.texts.game_rules import (
    GameRules,
    RuleTable,
    SheetPart,
    SheetStep,
    decisions_in,
    notes_in,
)
from bp_desktop.texts.games.parsec import rule_tables as t
from bp_desktop.texts.games.parsec.options import option_words, value_words
from bp_desktop.texts.rulebook import Rulebook, like_words_of, paragraphs_of, read_book
from bp_desktop.texts.speech import Speech


def parsec_rules(
    tables: ParsecTables,
    rows: Iterable[OptionRow],
    speech: Speech,
    options: ParsecOptions | None = None,
    factions: tuple[FactionDefinition, ...] = (),
) -> GameRules:
    """As the book has them, or as a match with these `options` and `factions` plays them."""
    file = read_book("parsec", speech.language)
    targets = options.win.custom if options is not None else None
    words = t.SheetWords(tables, speech, file["table"], factions, targets)
    decisions = decisions_in(
        rows,
        options or DEFAULTS,
        lambda key: option_words(key, speech),
        lambda _key, value: value_words(value, speech),
    )
    return GameRules(
        "Parsec",
        Rulebook(paragraphs_of("parsec", speech.language)),
        tuple(t.rule_tables(words)),
        decisions,
        notes_in(file["example"]),
        questions=notes_in(file["question"]),
        asked=notes_in(file["asked"]),
        like_words=like_words_of("parsec", speech.language),
        of_match=options is not None,
        sheet=_sheet(words, file["sheet"]),
        emblem="parsec",
    )


def _sheet(words: t.SheetWords, said: Mapping[str, Any]) -> tuple[tuple[SheetPart, ...], ...]:
    """How a turn goes and what things cost; how to fight, and how a match begins and ends."""
    steps = tuple(SheetStep(said["phase"][id_], text) for id_, text in said["step"].items())
    resources = tuple(
        (f"resource/{one}", words.name("resource", one)) for one in words.tables.resources
    )
    fight = (*_rules("COMBAT", 1, 3, 7, 9, 11), *_rules("LONG", 1, 5), *_rules("COORD", 1, 2))
    answer = (*_rules("COUNTER", 1, 2, 6), *_rules("EVADE", 1, 2, 3, 4), *_rules("MULTI", 1, 2))
    return (
        (
            SheetPart(said["turn"], steps=steps, is_wide=True),
            SheetPart(said["units"], tables=(_untitled(_printed(words)),), is_wide=True),
            SheetPart(
                said["purchases"],
                _rules("TURN", 4),
                (_untitled(t.purchases(words)),),
                is_wide=True,
                legend=resources,
            ),
            SheetPart(said["production"], _rules("PROD", 1, 2, 3, 4, 5, 6, 8)),
            SheetPart(said["movement"], (*_rules("MOVE", 1, 3, 4, 6), *_rules("PLACE", 2, 6))),
            SheetPart(said["transport"], _rules("TRANS", 1, 2, 3, 4, 5, 9, 11)),
            SheetPart(said["trade"], (*_rules("TRADE", 1, 2, 4), *_rules("PORT", 2, 3, 4))),
            SheetPart(said["events"], _rules("EVT", 1, 8, 12), (_untitled(t.rarities(words)),)),
        ),
        (
            SheetPart(said["fight"], fight),
            SheetPart(said["answer"], answer),
            SheetPart(said["odds"], tables=(_untitled(t.odds(words)),), is_wide=True),
            SheetPart(said["allies"], (*_rules("ALLY", 1, 2, 3), *_rules("SALV", 1, 3))),
            SheetPart(said["setup"], (*_rules("SETUP", 4, 10, 13), *_rules("SETTLE", 2, 4, 5, 6))),
            SheetPart(
                said["end"],
                (*_rules("WIN", 1, 2, 6), *_rules("ARMS", 1), *_rules("ELIM", 1)),
                (_untitled(t.victory(words)),),
            ),
            SheetPart(said["points"], tables=(_untitled(t.points(words)),)),
        ),
    )


def _printed(words: t.SheetWords) -> RuleTable:
    """A sheet of paper shows one face."""
    table = t.technical(words)
    return table._replace(faces=(table.faces[0]._replace(name=""),))


def _untitled(table: RuleTable) -> RuleTable:
    return table._replace(title="")


def _rules(chapter: str, *numbers: int) -> tuple[str, ...]:
    return tuple(f"PA-{chapter}-{number}" for number in numbers)
