"""Search, tags and sorting on Home, without a window."""

from datetime import UTC, datetime

from bp_desktop.core.messages import say
from bp_desktop.session.library import DocumentId, DocumentInfo
from bp_desktop.ui.home.finding import (
    DocumentFinder,
    DocumentSorts,
    ShelfFilter,
    ShelfOrder,
    ShelfSection,
    tags_in_use,
)
from bp_desktop.ui.shell.kinds import WindowGame
from tests.ui.tally_kind import TALLY_KIND

CARDS = WindowGame("cards", lambda: "Cards", "app")
KINDS = (
    TALLY_KIND._replace(system="map", noun=lambda: "Map", plural=lambda: "Maps"),
    TALLY_KIND._replace(system="match", noun=lambda: "Match", plural=lambda: "Matches"),
    TALLY_KIND._replace(game=CARDS, system="cards", noun=lambda: "Match", plural=lambda: "Matches"),
)
SORTS = DocumentSorts(KINDS)
NOON = datetime(2026, 1, 2, 12, tzinfo=UTC)


def document(
    title: str, *tags: str, system: str = "map", summary: str = "", binned: bool = False
) -> DocumentInfo:
    return DocumentInfo(
        DocumentId(title), system, title, say(summary), NOON, binned=binned, tags=tags
    )


def found(documents: list[DocumentInfo], wish: ShelfFilter) -> list[str]:
    finder = DocumentFinder(SORTS, lambda info: (*info.tags, info.summary.key))
    return [info.title for info in finder.pick(documents, wish)]


def test_title_tags_kind_and_summary_are_searched_whatever_their_case_and_accents() -> None:
    documents = [
        document("Épée"),
        document("B", "Soirée"),
        document("C", system="match"),
        document("D", summary="Ada and Björn"),
        document("E"),
    ]

    assert found(documents, ShelfFilter(query="EPEE")) == ["Épée"]
    assert found(documents, ShelfFilter(query="soiree")) == ["B"]
    assert found(documents, ShelfFilter(query="match")) == ["C"]
    assert found(documents, ShelfFilter(query="bjorn ada")) == ["D"]


def test_every_word_must_be_found_and_titles_come_first() -> None:
    documents = [document("Other", "ring"), document("Ring of fire"), document("Fire")]

    assert found(documents, ShelfFilter(query="ring")) == ["Ring of fire", "Other"]
    assert found(documents, ShelfFilter(query="fire ring")) == ["Ring of fire"]


def test_a_slip_finds_what_has_the_letters_in_order_but_only_if_nothing_has_the_word() -> None:
    documents = [document("Ring of fire"), document("Raft")]

    assert found(documents, ShelfFilter(query="rof")) == ["Ring of fire"]
    assert found(documents, ShelfFilter(query="ra")) == ["Raft"]
    assert found(documents, ShelfFilter(query="xyz")) == []


def test_what_changed_is_found_by_its_new_words() -> None:
    finder = DocumentFinder(SORTS, lambda info: info.tags)
    old = document("A", "old")
    finder.pick([old], ShelfFilter(query="old"))

    new = old._replace(tags=("new",))

    assert finder.pick([new], ShelfFilter(query="new")) == [new]
    assert finder.pick([new], ShelfFilter(query="old")) == []


def test_a_document_must_have_all_the_tags_that_are_pressed() -> None:
    documents = [document("A", "Fair", "duel"), document("B", "fair"), document("C")]

    assert found(documents, ShelfFilter(tags=frozenset({"fair"}))) == ["A", "B"]
    assert found(documents, ShelfFilter(tags=frozenset({"fair", "duel"}))) == ["A"]


def test_names_are_sorted_as_people_count() -> None:
    documents = [document("map 10"), document("Östlich"), document("Map 2"), document("9" * 5000)]

    assert found(documents, ShelfFilter(order=ShelfOrder.NAME))[:3] == [
        "9" * 5000,
        "Map 2",
        "map 10",
    ]


def test_kinds_keep_the_order_of_change_among_themselves() -> None:
    documents = [document("B", system="match"), document("C"), document("A", system="match")]

    assert found(documents, ShelfFilter(order=ShelfOrder.KIND)) == ["C", "B", "A"]


def test_sections_and_the_bin_narrow_a_search() -> None:
    documents = [document("A"), document("A2", binned=True), document("A3", system="match")]

    assert found(documents, ShelfFilter(query="a")) == ["A", "A3"]
    assert found(documents, ShelfFilter(section=ShelfSection.BIN, query="a")) == ["A2"]
    assert found(documents, ShelfFilter(section="match", query="a")) == ["A3"]


def test_kinds_of_one_name_share_a_section_and_can_be_told_apart_by_their_game() -> None:
    documents = [document("A", system="match"), document("B", system="cards"), document("C")]

    assert SORTS.sections == {"map": "Maps", "match": "Matches"}
    assert found(documents, ShelfFilter(section="match")) == ["A", "B"]
    assert found(documents, ShelfFilter(section="match", game="cards")) == ["B"]
    assert found(documents, ShelfFilter(game="tally")) == ["A", "C"]
    assert found(documents, ShelfFilter(query="cards")) == ["B"]
    assert SORTS.words_of(documents[1]) == "Match · Cards"


def test_one_game_alone_is_not_named() -> None:
    alone = DocumentSorts(KINDS[:2])

    assert alone.words_of(document("A", system="match")) == "Match"
    assert alone.picture_of_game(document("A", system="match")) == ""
    assert SORTS.picture_of_game(document("A", system="match")) == "app"


def test_what_no_game_knows_is_among_all_the_others() -> None:
    stranger = document("A", system="future.map")

    assert found([stranger], ShelfFilter()) == ["A"]
    assert found([stranger], ShelfFilter(section="map")) == []
    assert found([stranger], ShelfFilter(game="tally")) == []
    assert SORTS.words_of(stranger) == "future.map"


def test_tags_in_use_are_named_once_the_most_used_first() -> None:
    documents = [document("A", "solo", "Fair"), document("B", "fair"), document("C", "duel")]

    assert tags_in_use(documents) == ["Fair", "duel", "solo"]
