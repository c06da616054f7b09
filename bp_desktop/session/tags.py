"""Tags of documents: tidied and limited alike for boxes, files and the window."""

from collections.abc import Iterable

from bp_desktop.core.messages import Refused, say

MAX_TAGS = 20
MAX_TAG = 40


def clean_tag(tag: str) -> str:
    """One line of characters that can be stored."""
    printable = tag.encode("utf-8", "replace").decode("utf-8").replace("\0", "")
    return " ".join(printable.split())


def with_tag(tags: tuple[str, ...], tag: str) -> tuple[str, ...]:
    """The tags and one more; raises Refused if it is none, too long, there already or one too
    many. Upper and lower case make no difference."""
    cleaned = clean_tag(tag)
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
    cleaned = (clean_tag(tag)[:MAX_TAG].strip() for tag in tags)
    unique: dict[str, str] = {}
    for tag in cleaned:
        if tag:
            unique.setdefault(tag.casefold(), tag)
    return tuple(unique.values())[:MAX_TAGS]
