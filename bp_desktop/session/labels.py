"""Titles and tags of documents: tidied and limited alike for boxes, files and the window."""

from collections.abc import Iterable

from bp_desktop.core.messages import Refused, say
from bp_desktop.core.visible_text import visible

MAX_TITLE = 200
MAX_TAGS = 20
MAX_TAG = 40


def clean_title(title: str) -> str:
    """One line, of a length that can be shown, of characters that can be stored."""
    return _one_line(title)[:MAX_TITLE]


def _one_line(text: str) -> str:
    printable = text.encode("utf-8", "replace").decode("utf-8").replace("\0", "")
    return visible(" ".join(printable.split()))


def with_tag(tags: tuple[str, ...], tag: str) -> tuple[str, ...]:
    """The tags and one more; raises Refused if it is none, too long, there already or one too
    many. Upper and lower case make no difference."""
    cleaned = _one_line(tag)
    if not cleaned:
        raise Refused(say("session.tags.empty"))
    if len(cleaned) > MAX_TAG:
        raise Refused(say("session.tags.too_long", limit=MAX_TAG))
    if cleaned.casefold() in {known.casefold() for known in tags}:
        raise Refused(say("session.tags.there_already", tag=cleaned))
    if len(tags) >= MAX_TAGS:
        raise Refused(say("session.tags.too_many", limit=MAX_TAGS))
    return (*tags, cleaned)


def tidy_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """As many good tags as can be had from anywhere, without complaint."""
    cleaned = (_one_line(tag)[:MAX_TAG].strip() for tag in tags)
    unique: dict[str, str] = {}
    for tag in cleaned:
        if tag:
            unique.setdefault(tag.casefold(), tag)
    return tuple(unique.values())[:MAX_TAGS]


def file_name(title: str) -> str:
    """A title without what file systems do not take."""
    kept = "".join(letter if letter.isalnum() or letter in " -_()" else " " for letter in title)
    return " ".join(kept.split())[:80]
