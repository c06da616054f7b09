"""What a list shows of a document, and how it is written into and read from the document row."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NewType

import msgspec

from bp_desktop.core.messages import Message, say
from bp_desktop.session.tags import tidy_tags
from bp_desktop.session.titles import clean_title

DocumentId = NewType("DocumentId", str)

_LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


class DocumentInfo(msgspec.Struct, frozen=True):
    """One line of a list of documents. Made without looking at a single entry."""

    id: DocumentId
    system: str
    title: str
    summary: Message
    tags: tuple[str, ...]
    steps: int
    created_at: datetime
    modified_at: datetime
    opened_at: datetime | None
    deleted_at: datetime | None
    """When it was put into the bin, if it is there."""
    pictured_at: int | None
    """The step its thumbnail shows; None if it has none."""

    @property
    def used_at(self) -> datetime:
        return max(self.modified_at, self.opened_at or _LONG_AGO)


class Thumbnail(msgspec.Struct, frozen=True):
    png: bytes
    seq: int
    """The step it shows: older than the document's steps means out of date."""


def info(row: Sequence[object]) -> DocumentInfo:
    """Boxes come from anywhere: what makes no sense is shown plainly, and never stops the list."""
    id_, system, title, summary, tags, steps, created, modified, opened, deleted, seq = row
    return DocumentInfo(
        id=DocumentId(str(id_)),
        system=str(system),
        title=clean_title(str(title)),
        summary=_summary(summary),
        tags=_tags(tags),
        steps=steps if isinstance(steps, int) else 0,
        created_at=_moment(created) or _LONG_AGO,
        modified_at=_moment(modified) or _LONG_AGO,
        opened_at=_moment(opened),
        deleted_at=_moment(deleted),
        pictured_at=seq if isinstance(seq, int) else None,
    )


def encoded_tags(tags: tuple[str, ...]) -> str:
    return msgspec.json.encode(tidy_tags(tags)).decode()


def encoded_summary(summary: Message | None) -> str:
    return msgspec.json.encode(summary or say("shared.document.plain")).decode()


def encoded_moment(moment: datetime) -> str:
    """Always UTC, so that texts sort like times."""
    return moment.astimezone(UTC).isoformat()


def _summary(value: object) -> Message:
    try:
        return msgspec.json.decode(str(value), type=Message)
    except (msgspec.DecodeError, RecursionError):
        return say("shared.document.plain")


def _tags(value: object) -> tuple[str, ...]:
    try:
        return tidy_tags(msgspec.json.decode(str(value), type=tuple[str, ...]))
    except (msgspec.DecodeError, RecursionError):
        return ()


def _moment(value: object) -> datetime | None:
    try:
        moment = datetime.fromisoformat(str(value))
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
