"""The rulebook: every rule in three languages, found by id, words, forms and mistypings."""

import pytest

from bp_desktop.games.burning_planets.table_loader import load_tables
from bp_desktop.resources import read_text
from bp_desktop.texts.games.burning_planets.rulebook import rulebook
from bp_desktop.texts.rulebook import Rulebook, RuleParagraph
from bp_desktop.texts.rules_search import RuleSearch
from bp_desktop.texts.search import (
    SAME_STEM,
    LikeWords,
    Text,
    TextIndex,
    likeness,
    spans_of,
    words_of,
)
from tests.architecture.sources import modules
from tests.architecture.test_rule_ids import IDS, ids_in
from tests.texts.rules_in import rules_in

LANGUAGES = ("en", "it", "ru")

FORMS = {
    "en": "ship ships, action actions, planet planets, move moves, move moving, attack attacked, "
    "build building, build builds, load loading, unload unloaded, conquer conquered, "
    "forest forests, mountain mountains, cell cells, contract contracts, roll rolled, "
    "structure structures, tower towers, yield yields, bombard bombarding",
    "it": "nave navi, azione azioni, pianeta pianeti, casella caselle, attacco attacchi, "
    "foresta foreste, montagna montagne, struttura strutture, torre torri, cannone cannoni, "
    "dado dadi, risorsa risorse, bolla bolle, merce merci, fase fasi, turno turni, "
    "asteroide asteroidi, stazione stazioni, orbita orbite, conquista conquistare",
    "ru": "корабль кораблей, планета планеты, действие действий, ячейка ячеек, лес леса, "
    "гора горы, пушка пушек, башня башни, атака атаки, кость костью, ход хода, щит щита, "
    "ресурс ресурсов, сооружение сооружений, казна казну, контракт контракта, "
    "астероид астероида, станция станции, груз грузы, союз союзы",
}


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return in_language(request.param)


def in_language(language: str) -> Rulebook:
    source = "burning_planets.toml"
    return rulebook(load_tables(read_text("rules", source), source=source), language)


def found_in(language: str, asked: str) -> tuple[RuleParagraph, ...]:
    return RuleSearch(rules_in(language)).search(asked).paragraphs


def test_every_rule_of_the_specification_has_a_paragraph(book: Rulebook) -> None:
    wanted = {id_ for id_ in IDS["burning_planets"] if id_.startswith("BP-")}

    assert {one.id for one in book.paragraphs} == wanted
    assert len(book.paragraphs) == len(wanted)
    assert all(one.text and one.chapter for one in book.paragraphs)


def test_every_rule_that_a_message_can_name_has_a_paragraph(book: Rulebook) -> None:
    named = {
        id_
        for path in modules()
        for id_ in ids_in(path.read_text(encoding="utf-8"))
        if id_.startswith("BP-")
    }

    assert named
    assert not [id_ for id_ in sorted(named) if book.paragraph(id_) is None]


def test_the_languages_have_the_same_rules_in_the_same_order() -> None:
    english, *others = ([one.id for one in in_language(each).paragraphs] for each in LANGUAGES)

    assert all(other == english for other in others)


def test_the_rows_of_the_factions_come_from_the_tables() -> None:
    paragraph = in_language("en").paragraph("bp-fac-x12")

    assert paragraph is not None
    assert paragraph.text == ("Xenos, Tower: attack d12, defence d12, shield 6, costs 50 F + 50 B.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_model_that_is_called_by_its_class_is_not_told_it_twice(language: str) -> None:
    """The cargo ship is a cargo ship."""
    paragraph = in_language(language).paragraph("BP-FAC-H5")

    assert paragraph is not None
    assert "(" not in paragraph.text


@pytest.mark.parametrize(
    ("language", "pair"),
    [(language, pair) for language, pairs in FORMS.items() for pair in pairs.split(", ")],
)
def test_words_are_found_by_their_other_forms(language: str, pair: str) -> None:
    """Rules that have only the other form are found, and both ways."""
    one, other = (words_of(word)[0] for word in pair.split())
    rules = rules_in(language)
    rows = tuple(f"BP-FAC-{faction}" for faction in "HDX")  # which come after rules
    listed = (one for one in rules.book.paragraphs if not one.id.startswith(rows))
    texts = {one.id: words_of(one.text) for one in listed}

    assert likeness(one, other) >= SAME_STEM, "not by way of a typing mistake"
    assert likeness(other, one) >= SAME_STEM
    for asked, form in ((one, other), (other, one)):
        having = {id_ for id_, words in texts.items() if form in words and asked not in words}
        assert not having or having & {hit.id for hit in found_in(language, asked)}


def test_twenty_pairs_of_forms_are_tried_in_each_language() -> None:
    assert {
        language: len(set(pairs.split(", "))) for language, pairs in FORMS.items()
    } == dict.fromkeys(LANGUAGES, 20)


@pytest.mark.parametrize(
    ("asked", "word"),
    [
        ("ship", "shield"),
        ("forest", "food"),
        ("лес", "лето"),
        ("nave", "neve"),
        ("башня", "базар"),
        ("планета", "платить"),
        ("torre", "torto"),
        ("move", "moment"),
    ],
)
def test_other_words_are_other_words(asked: str, word: str) -> None:
    assert likeness(asked, word) < 0.5


@pytest.mark.parametrize(
    ("language", "asked", "first"),
    [
        ("en", "how many actions has a ship", "BP-ACT-1"),
        ("en", "may I build a tower", "BP-BUILD-4"),
        ("en", "can I attack an ally?", "BP-COMBAT-3"),
        ("ru", "атака", "BP-COMBAT-10"),
        ("en", "contrct", "BP-SECRET-2"),
        ("it", "allenaza", "BP-ALLY-1"),
        ("ru", "асетроид", "BP-AST-13"),
        ("ru", "завоеват планету", "BP-CONQ-1"),
        ("en", "bombardmnt", "BP-BOMB-1"),
        ("en", "BP-CONQ-7", "BP-CONQ-7"),
        ("it", "attacco di una nave cargo", "BP-COMBAT-15"),
        ("it", "monolitto", "BP-CONQ-4"),
        ("ru", "бомбардировка", "BP-BOMB-1"),
        ("ru", "сколько действий у корабля", "BP-ACT-1"),
    ],
)
def test_a_question_finds_its_rule(language: str, asked: str, first: str) -> None:
    found = [one.id for one in found_in(language, asked)]

    assert first in found[:3]


@pytest.mark.parametrize(
    ("language", "asked", "best"),
    [
        ("en", "How many actions has a cargo ship?", "BP-ACT-14"),
        ("it", "Quante azioni ha una nave cargo?", "BP-ACT-14"),
        ("ru", "Сколько действий у грузового корабля?", "BP-ACT-14"),
        ("en", "May I build a tower on an asteroid?", "BP-BUILD-4"),
        ("it", "Posso costruire una torre su un asteroide?", "BP-BUILD-4"),
        ("ru", "Можно ли построить башню на астероиде?", "BP-BUILD-4"),
        ("en", "how much does a tower cost", "BP-FAC-H12"),
        ("it", "quanto costa una torre", "BP-FAC-H12"),
        ("ru", "сколько стоит башня", "BP-FAC-H12"),
    ],
)
def test_what_people_ask_at_a_table_is_answered_first(language: str, asked: str, best: str) -> None:
    assert found_in(language, asked)[0].id == best


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_stand_nowhere_find_nothing(language: str) -> None:
    for asked in ("xyzzy qwrtp", ""):
        assert RuleSearch(rules_in(language)).search(asked).answers == ()


def test_a_word_that_stands_somewhere_is_no_mistyping_of_another() -> None:
    index = TextIndex([Text("out", (), ("skipped",)), Text("fleet", (), ("ship",))])

    assert index.search("skip").things == ("out",)
    assert index.search("shpi").things == ("fleet",)


def test_what_is_lit_is_what_was_met_and_no_mistyping_of_it() -> None:
    like = LikeWords(["ship vessel"])
    index = TextIndex([Text("out", (), ("skip",)), Text("fleet", (), ("ships", "vessel"))], like)
    text = "Skip it, or move your ships and every Vessel."

    met = index.search("which ship?").met
    assert [text[start:end] for start, end in spans_of(met, text)] == ["ships", "Vessel"]
    met = index.search("vesel").met
    assert [text[start:end] for start, end in spans_of(met, text)] == ["Vessel"]
    assert spans_of(index.search("xyzzy").met, text) == ()


def test_what_is_rare_counts_more_than_what_stands_everywhere() -> None:
    texts = [Text(place, (), ("the", "ship")) for place in range(9)]
    index = TextIndex([*texts, Text(9, (), ("the", "monolith"))])

    assert index.search("the monolith").things[0] == 9
