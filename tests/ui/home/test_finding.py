"""Search, tags and sorting on Home, without a window."""

from datetime import UTC, datetime

from bp_desktop.core.messages import say
from bp_desktop.session.library import DocumentId, DocumentInfo
from bp_desktop.ui.home.finding import Finder, Order, Wish, tags_in_use
from bp_desktop.ui.home.shelf import Section

NOON = datetime(2026, 1, 2, 12, tzinfo=UTC)


def document(
    title: str, *tags: str, system: str = "map", summary: str = "", binned: bool = False
) -> DocumentInfo:
    return DocumentInfo(
        DocumentId(title), system, title, say(summary), NOON, binned=binned, tags=tags
    )


def found(documents: list[DocumentInfo], wish: Wish) -> list[str]:
    finder = Finder(lambda info: (*info.tags, info.system, info.summary.key))
    return [info.title for info in finder.pick(documents, wish)]


def test_title_tags_kind_and_summary_are_searched_whatever_their_case_and_accents() -> None:
    documents = [
        document("Épée"),
        document("B", "Soirée"),
        document("C", system="Match"),
        document("D", summary="Ada and Björn"),
        document("E"),
    ]

    assert found(documents, Wish(query="EPEE")) == ["Épée"]
    assert found(documents, Wish(query="soiree")) == ["B"]
    assert found(documents, Wish(query="match")) == ["C"]
    assert found(documents, Wish(query="bjorn ada")) == ["D"]


def test_every_word_must_be_found_and_titles_come_first() -> None:
    documents = [document("Other", "ring"), document("Ring of fire"), document("Fire")]

    assert found(documents, Wish(query="ring")) == ["Ring of fire", "Other"]
    assert found(documents, Wish(query="fire ring")) == ["Ring of fire"]


def test_a_slip_finds_what_has_the_letters_in_order_but_only_if_nothing_has_the_word() -> None:
    documents = [document("Ring of fire"), document("Raft")]

    assert found(documents, Wish(query="rof")) == ["Ring of fire"]
    assert found(documents, Wish(query="ra")) == ["Raft"]
    assert found(documents, Wish(query="xyz")) == []


def test_what_changed_is_found_by_its_new_words() -> None:
    finder = Finder(lambda info: info.tags)
    old = document("A", "old")
    finder.pick([old], Wish(query="old"))

    new = old._replace(tags=("new",))

    assert finder.pick([new], Wish(query="new")) == [new]
    assert finder.pick([new], Wish(query="old")) == []


def test_a_document_must_have_all_the_tags_that_are_pressed() -> None:
    documents = [document("A", "Fair", "duel"), document("B", "fair"), document("C")]

    assert found(documents, Wish(tags=frozenset({"fair"}))) == ["A", "B"]
    assert found(documents, Wish(tags=frozenset({"fair", "duel"}))) == ["A"]


def test_names_are_sorted_as_people_count() -> None:
    documents = [document("map 10"), document("Östlich"), document("Map 2"), document("9" * 5000)]

    assert found(documents, Wish(order=Order.NAME))[:3] == ["9" * 5000, "Map 2", "map 10"]


def test_kinds_keep_the_order_of_change_among_themselves() -> None:
    documents = [document("B"), document("C", system="a"), document("A")]

    assert found(documents, Wish(order=Order.KIND)) == ["C", "B", "A"]


def test_sections_and_the_bin_narrow_a_search() -> None:
    documents = [document("A"), document("A2", binned=True), document("A3", system="match")]

    assert found(documents, Wish(query="a")) == ["A", "A3"]
    assert found(documents, Wish(section=Section.BIN, query="a")) == ["A2"]
    assert found(documents, Wish(section="match", query="a")) == ["A3"]


def test_tags_in_use_are_named_once_the_most_used_first() -> None:
    documents = [document("A", "solo", "Fair"), document("B", "fair"), document("C", "duel")]

    assert tags_in_use(documents) == ["Fair", "duel", "solo"]
