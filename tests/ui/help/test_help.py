"""Help is there in every language, leads somewhere, and what it says about keys is true."""

import re
from itertools import chain

import pytest
from PySide6.QtCore import QLocale, QUrl
from PySide6.QtGui import QImage, QKeySequence, QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.resources import read_bytes, resource
from bp_desktop.ui.games.burning_planets.kinds import map_kind, match_kind
from bp_desktop.ui.games.parsec.kinds import parsec_match_kind, parsec_set_kind
from bp_desktop.ui.help.contents import (
    FIRST,
    help_text,
    links_in,
    pictures_in,
    search,
    topic_about,
    topic_ids,
    topics,
)
from bp_desktop.ui.help.page import HelpPage
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.kinds import AnyKind
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.words.language import LANGUAGES
from tests.help_pictures import MOST_BYTES, WIDTH
from tests.ui.build import Room


def every_kind() -> tuple[AnyKind, ...]:
    return (map_kind(), match_kind(), parsec_match_kind(), parsec_set_kind())


ANY_LINK = re.compile(r"<a [^>]*>")
ANY_PICTURE = re.compile(r"<img [^>]*>")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_written_in_every_language(language: str) -> None:
    files = {path.stem for path in resource("help", language).glob("*.html")}

    assert files == set(topic_ids())
    assert all(help_text(language, one).startswith("<h1>") for one in topic_ids())
    titles = [one.title for one in topics(language)]
    assert len(set(titles)) == len(titles) >= 16
    if language != "en":
        told = [help_text(language, one) != help_text("en", one) for one in topic_ids()]
        assert all(told)


@pytest.mark.parametrize("page", PageId)
def test_every_page_of_the_window_has_a_topic_of_its_own(page: PageId) -> None:
    assert topic_about(page) in topic_ids()
    assert topic_about(page) != FIRST
    assert [other for other in PageId if topic_about(other) == topic_about(page)] == [page]


def test_every_kind_of_document_has_a_topic_in_the_help() -> None:
    """Its own, or that of the page it is shown on."""
    topics = {kind.system: kind.help_page or topic_about(kind.page) for kind in every_kind()}

    assert set(topics.values()) <= set(topic_ids())
    assert topics["parsec.match"] == "parsec"
    assert topics["parsec.set"] == "library"
    assert topics["burning_planets.match"] == "table"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", topic_ids())
def test_links_lead_to_topics_and_pictures_are_there(language: str, topic: str) -> None:
    html = help_text(language, topic)

    links, pictures = links_in(html), pictures_in(html)
    assert len(links) == len(ANY_LINK.findall(html)) >= 1
    assert len(pictures) == len(ANY_PICTURE.findall(html))
    assert set(links) <= set(topic_ids()) - {topic}
    for name in pictures:
        picture = QImage.fromData(read_bytes("help", "pictures", language, name))
        assert picture.width() == WIDTH


def test_every_topic_is_linked_from_another_and_every_picture_is_shown() -> None:
    texts = [help_text("en", one) for one in topic_ids()]
    linked = set(chain.from_iterable(links_in(one) for one in texts))
    shown = set(chain.from_iterable(pictures_in(one) for one in texts))
    kept = {path.name for path in resource("help", "pictures").glob("*/*.jpg")}

    assert linked == set(topic_ids()) - {FIRST} | ({FIRST} & linked)
    assert shown == kept


def test_the_pictures_of_all_languages_together_are_small() -> None:
    files = [*resource("help", "pictures").glob("*/*")]

    assert len(files) == 10 * len(LANGUAGES)
    assert sum(path.stat().st_size for path in files) < MOST_BYTES


def test_a_language_without_a_page_gets_english() -> None:
    assert help_text("fr", "start") == help_text("en", "start")


KEYS = re.compile(r"<(?:b|code)>([?]|F[0-9]+|Del|Canc|(?:Ctrl[+])(?:Shift[+])?\w+)</")


def keys_in(language: str, topic: str) -> set[str]:
    """Every shortcut that a topic names, whatever it is called on the keyboards there."""
    local = {"Canc": "Del", "Ctrl+Invio": "Ctrl+Return"}  # what is printed on Italian keyboards
    found = KEYS.findall(help_text(language, topic))
    return {QKeySequence(local.get(keys, keys)).toString() for keys in found}


def test_every_key_it_names_does_something(room: Room) -> None:
    room.add("One")
    room.window.show_page(PageId.RULES)
    declared = (kind.action_specs() for kind in every_kind())

    known = {
        keys.toString()
        for spec in (*room.window.actions_.bound, *chain.from_iterable(declared))
        for keys in QKeySequence.listFromString(spec.shortcut)
    }

    named = set(chain.from_iterable(keys_in("en", one) for one in topic_ids()))
    assert {"Ctrl+K", "Ctrl+J", "F6", "F1", "?"} < named
    assert named <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", topic_ids())
def test_every_language_tells_of_the_same_keys_in_as_many_chapters(
    language: str, topic: str
) -> None:
    said, english = help_text(language, topic), help_text("en", topic)

    assert keys_in(language, topic) == keys_in("en", topic)
    assert said.count("<h2>") == english.count("<h2>")
    assert links_in(said) == links_in(english)
    assert pictures_in(said) == pictures_in(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_the_words_of_the_program(language: str) -> None:
    words = re.findall(r"<p><b>([^<]+)</b>", help_text(language, "words"))

    assert len(words) == 27
    assert words == sorted(words, key=str.casefold)


@pytest.mark.parametrize(
    ("language", "asked", "topic"),
    [
        ("en", "backups", "boxes"),
        ("en", "curtin", "secrets"),
        ("it", "sipario", "secrets"),
        ("it", "scorciatoia", "settings"),
        ("ru", "занавеса", "secrets"),
        ("ru", "резервной копии", "boxes"),
        ("en", "parsec turn production", "parsec"),
        ("it", "fazioni proprie", "library"),
        ("ru", "свои модули", "library"),
    ],
)
def test_words_find_their_topic_in_any_form_and_with_slips(
    language: str, asked: str, topic: str
) -> None:
    assert topic in [one.id for one in search(language, asked).things[:3]]


@pytest.fixture
def page(qtbot: QtBot, theme: Theme) -> HelpPage:
    QLocale.setDefault(QLocale("en"))
    page = HelpPage(theme)
    qtbot.addWidget(page)
    page.resize(1000, 400)
    page.show()
    return page


def test_the_page_shows_the_text_and_follows_the_theme(page: HelpPage, theme: Theme) -> None:
    small = page.view.text.document().size().height()

    theme.set_look(theme.look._replace(scale=200))

    assert "Find your way" in page.view.text.toPlainText()
    assert page.view.text.document().size().height() > small > 400


def test_links_and_contents_lead_from_topic_to_topic_and_nowhere_else(page: HelpPage) -> None:
    view = page.view
    view._on_link(QUrl("table.html"))
    assert view.page == "table"
    assert "Matches and the table" in view.text.toPlainText()

    for elsewhere in ("https://example.org/", "file:///etc/passwd", "none.html"):
        view._on_link(QUrl(elsewhere))
        assert view.page == "table"
    view.open_page("clock")
    assert view.contents.chosen == "clock"


def test_search_lists_topics_shows_the_best_and_marks_its_words(page: HelpPage) -> None:
    view = page.view
    QTest.keyClicks(view.search, "fingerprnt")

    assert view.page in view.contents.ids
    assert view.text.extraSelections()
    view.search.setText("xyzzy")
    assert view.none.isVisibleTo(view)
    view.search.clear()
    assert view.contents.ids == topic_ids()
    assert view.text.extraSelections() == []


def test_pictures_are_the_languages_own_and_come_from_nowhere_else(page: HelpPage) -> None:
    browser = page.view.text
    kind = QTextDocument.ResourceType.ImageResource.value
    browser.language = "ru"

    shown = browser.loadResource(kind, QUrl("table.jpg"))

    assert isinstance(shown, QImage)
    assert shown == QImage.fromData(read_bytes("help", "pictures", "ru", "table.jpg"))
    for other in ("../start.html", "file:///etc/hostname", "none.jpg", "table.png"):
        assert browser.loadResource(kind, QUrl(other)) is None


def test_a_picture_is_no_wider_than_its_text(page: HelpPage) -> None:
    view = page.view
    view.open_page("table")
    for width in (1000, 620):
        page.resize(width, 400)
        QTest.qWait(1)
        assert view.text.horizontalScrollBar().maximum() == 0
