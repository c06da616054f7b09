"""Contents of the help: its topics in their order, their titles, and a search in their words."""

import re
import tomllib
from functools import lru_cache
from html import unescape
from typing import NamedTuple

from bp_desktop.resources import MissingResourceError, read_text
from bp_desktop.texts.search import Text, TextIndex, TextsFound, words_of
from bp_desktop.ui.shell.pages import PageId

FIRST = "start"
"""The topic that is read before any is asked for."""
_TAG = re.compile(r"<[^>]+>")
_TITLE = re.compile(r"<h1>(.*?)</h1>", re.DOTALL)
_LINK = re.compile(r"""<a href="([a-z]+)\.html">""")
_PICTURE = re.compile(r"""<img src="([a-z-]+\.jpg)\"""")


class HelpTopic(NamedTuple):
    """One page of the help."""

    id: str
    title: str
    words: str
    """All that it says, without markup."""


@lru_cache(maxsize=1)
def _listed() -> dict[str, tuple[PageId, ...]]:
    """Topics in the order in which somebody new would read them, with the pages of the window that
    each is about."""
    listed = tomllib.loads(read_text("help", "contents.toml"))["topic"]
    return {one["id"]: tuple(PageId(page) for page in one.get("pages", ())) for one in listed}


def topic_ids() -> tuple[str, ...]:
    return tuple(_listed())


def help_text(language: str, topic: str) -> str:
    """A topic as HTML; English where a language lacks it."""
    try:
        return read_text("help", language, f"{topic}.html")
    except MissingResourceError:
        return read_text("help", "en", f"{topic}.html")


@lru_cache(maxsize=4)
def topics(language: str) -> tuple[HelpTopic, ...]:
    """All of them in a language."""
    return tuple(_topic(one, help_text(language, one)) for one in topic_ids())


def _topic(id_: str, html: str) -> HelpTopic:
    title = _TITLE.search(html)
    return HelpTopic(id_, plain(title[1]) if title else id_, plain(html))


def plain(html: str) -> str:
    """The words of a text without its markup."""
    return unescape(_TAG.sub(" ", html)).strip()


def links_in(html: str) -> tuple[str, ...]:
    """The topics it leads to."""
    return tuple(_LINK.findall(html))


def pictures_in(html: str) -> tuple[str, ...]:
    """The files of the pictures it shows."""
    return tuple(_PICTURE.findall(html))


def search(language: str, asked: str) -> TextsFound[HelpTopic]:
    """Topics that answer words, the best first."""
    return _index(language).search(asked)


@lru_cache(maxsize=4)
def _index(language: str) -> TextIndex[HelpTopic]:
    texts = [Text(one, words_of(one.title), words_of(one.words)) for one in topics(language)]
    return TextIndex(texts)


def topic_about(page: PageId) -> str:
    """The help that speaks of a page of the window."""
    return next((id_ for id_, pages in _listed().items() if page in pages), FIRST)
