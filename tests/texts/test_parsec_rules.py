"""Parsec's rules to be looked up: tables in force, options at their rules, notes, a cheat sheet."""

import pytest
from msgspec.structs import replace

from bp_desktop.core.options import with_choice
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.options import DEFAULTS, CustomVictory
from bp_desktop.texts.game_rules import GameRules, Price
from bp_desktop.texts.games.parsec.game_rules import parsec_rules
from bp_desktop.texts.rulebook import chapter_of
from bp_desktop.texts.rules_search import RuleSearch
from tests.games.parsec.sample import sample_set, tables
from tests.games.parsec.test_options import LIST
from tests.texts.rules_in import LANGUAGES
from tests.words import speech_in

each_language = pytest.mark.parametrize("language", LANGUAGES)


def rules_in(language: str, **more: object) -> GameRules:
    return parsec_rules(tables(), LIST.rows, speech_in(language), **more)  # type: ignore[arg-type]


@each_language
def test_every_table_is_whole_and_stands_behind_a_chapter(language: str) -> None:
    rules = rules_in(language)

    assert len(rules.tables) == 8
    for table in rules.tables:
        assert rules.book.chapter(table.chapter), table.id
        assert table.title
        for face in table.faces:
            assert face.rows
            assert {len(row.cells) for row in face.rows} == {len(table.columns)}


@each_language
def test_whatever_is_on_the_cheat_sheet_is_a_rule_of_the_book(language: str) -> None:
    rules = rules_in(language)

    cited = [rule for page in rules.sheet for part in page for rule in part.rules]
    assert len(rules.sheet) == 2
    assert len(cited) == len(set(cited)) > 50
    assert all(rules.book.paragraph(rule) for rule in cited)
    assert [step.title for step in rules.sheet[0][0].steps] != []


def test_the_chances_are_those_of_chapter_18() -> None:
    """PA-COMBAT-9: n/64, rounded."""
    odds = next(one for one in rules_in("en").tables if one.id == "odds")

    rows = {row.cells[0]: row.cells[1:] for row in odds.faces[0].rows}
    assert rows["Fighter"] == ("33 %", "44 %", "56 %", "44 %", "33 %", "16 %", "5 %", "–")
    assert rows["Cruiser"] == ("44 %", "56 %", "67 %", "56 %", "44 %", "23 %", "9 %", "–")
    assert rows["Armoured transport, 2 fighters aboard"][2] == "77 %"


def test_a_match_shows_the_sheet_of_each_faction_and_its_house_rules() -> None:
    """PA-COMP-3, PA-UNIT-11."""
    options = with_choice(DEFAULTS, "combat.allow_decline", True)
    factions = tuple(one for one in sample_set().factions if one.id == "sample-f2")
    rules = rules_in("en", options=options, factions=factions)

    technical = rules.tables[0]
    assert [face.name for face in technical.faces] == ["As printed", "Iron Legion"]
    cargo = technical.faces[1].rows[1]
    assert isinstance(cargo.cells[-1], Price)
    assert cargo.cells[-1].words == "3 Titanium, 1 Energy"
    assert rules.of_match
    assert [one.key for one in rules.house_rules()] == ["combat.allow_decline"]
    assert rules.decisions_on("PA-GAP-25")[0].is_house
    assert not rules_in("en").house_rules()


def test_a_match_shows_the_tables_it_is_played_by() -> None:
    """Its own figures, and its own targets instead of those printed (PA-GAP-4)."""
    book = tables()
    fighter, *others = book.units.values()
    dear = replace(fighter, cost=Purse.of(gold=9))
    changed = replace(
        book,
        units={one.id: one for one in (dear, *others)},
        thresholds=(replace(book.thresholds[0], colonies=99), *book.thresholds[1:]),
    )
    rules = {one.id: one for one in parsec_rules(changed, LIST.rows, speech_in("en")).tables}
    assert rules["victory"].faces[0].rows[0].cells[3] == "99"
    for id_ in ("technical", "purchases"):
        price = rules[id_].faces[0].rows[0].cells[-1]
        assert isinstance(price, Price)
        assert price.words == "9 Gold"

    own = CustomVictory(columns=2, rows=5, dominated_modules=7, colonies=8, each_resource=9)
    options = replace(DEFAULTS, win=replace(DEFAULTS.win, custom=own))
    agreed = rules_in("en", options=options)
    victory = next(one for one in agreed.tables if one.id == "victory")
    assert [one.cells for one in victory.faces[0].rows] == [("–", "2 × 5", "7", "8", "9")]


def test_examples_questions_and_words_are_found() -> None:
    rules = rules_in("en")

    assert rules.note("pa-ex-12") is not None
    search = RuleSearch(rules)
    assert search.search("PA-GAP-25").number == 1
    assert search.search("arms race").paragraphs


@pytest.mark.parametrize(
    ("language", "asked", "chapter"),
    [
        ("en", "how many vessels can a transport carry", "PA-TRANS"),
        ("en", "who gets the salvage", "PA-SALV"),
        ("it", "corsa agli armamenti", "PA-ARMS"),
        ("it", "manovra evasiva", "PA-EVADE"),
        ("ru", "контратака", "PA-COUNTER"),
        ("ru", "гонка вооружений", "PA-ARMS"),
    ],
)
def test_a_question_finds_its_chapter(language: str, asked: str, chapter: str) -> None:
    found = RuleSearch(rules_in(language)).search(asked).paragraphs

    assert chapter in [chapter_of(one.id) for one in found[:4]]
