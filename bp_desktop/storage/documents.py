"""Documents in lists, and their pictures: all that Home waits for, so read without SQLAlchemy."""

from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from bp_desktop.core.messages import Message, say
from bp_desktop.core.origins import NO_ORIGINS, Origins
from bp_desktop.session.labels import clean_title, tidy_tags
from bp_desktop.session.library import DocumentId, DocumentInfo

# Boxes come from anywhere: what is far longer than anything that we write is cut off unread.
LISTING = """
SELECT document.id, substr(system, 1, 200), substr(title, 1, 2000), substr(summary, 1, 100000),
       substr(tags, 1, 100000), substr(origins, 1, 20000), steps, substr(modified_at, 1, 100),
       substr(opened_at, 1, 100), deleted_at IS NOT NULL, thumbnail.seq
FROM document LEFT JOIN thumbnail ON thumbnail.document_id = document.id
WHERE :id IS NULL OR document.id = :id
ORDER BY max(modified_at, coalesce(opened_at, '')) DESC, document.id
"""
"""Every document or one, the last used first. Reads not a single entry."""
# The cast: in SQLite a column may hold anything.
PICTURE = """
SELECT CASE WHEN length(png) <= 4000000 THEN CAST(png AS BLOB) END
FROM thumbnail WHERE document_id = :id
"""
LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


def encoded_tags(tags: tuple[str, ...]) -> str:
    return msgspec.json.encode(tidy_tags(tags)).decode()


def encoded_summary(summary: Message | None) -> str:
    return msgspec.json.encode(summary or say("shared.document.plain")).decode()


def encoded_origins(origins: Origins) -> str:
    return msgspec.json.encode(origins).decode()


def encoded_moment(moment: datetime) -> str:
    """Always UTC, so that texts sort like times."""
    return moment.astimezone(UTC).isoformat()


def info_of(row: Sequence[object]) -> DocumentInfo:
    """Boxes come from anywhere: what makes no sense is shown plainly, and never stops the list."""
    id_, system, title, summary, tags, origins, steps, modified, opened, deleted, pictured = row
    return DocumentInfo(
        id=DocumentId(str(id_)),
        system=str(system),
        title=clean_title(str(title)),
        summary=_summary(summary),
        changed=max(_moment(modified), _moment(opened)),
        steps=steps if isinstance(steps, int) else 0,
        binned=bool(deleted),
        pictured=pictured if isinstance(pictured, int) else None,
        tags=read_tags(tags),
        origins=_origins(origins),
    )


def _summary(value: object) -> Message:
    try:
        return msgspec.json.decode(str(value), type=Message)
    except (msgspec.DecodeError, RecursionError):
        return say("shared.document.plain")


def read_tags(value: object) -> tuple[str, ...]:
    try:
        return tidy_tags(msgspec.json.decode(str(value), type=tuple[str, ...]))
    except (msgspec.DecodeError, RecursionError):
        return ()


def _origins(value: object) -> Origins:
    try:
        return msgspec.json.decode(str(value), type=Origins)
    except (msgspec.DecodeError, RecursionError):
        return NO_ORIGINS


def _moment(value: object) -> datetime:
    try:
        moment = datetime.fromisoformat(str(value))
    except ValueError:
        return LONG_AGO
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
