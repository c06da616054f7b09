"""A new box for what is left of another one: open but not to be trusted, or damaged."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from bp_desktop.core.messages import Message, say
from bp_desktop.core.origins import NO_ORIGINS, Origins
from bp_desktop.session.library import DocumentId, LibraryError
from bp_desktop.storage.box import Box, create_box, open_box
from bp_desktop.storage.copies import copy_verified
from bp_desktop.storage.problems import BoxError
from bp_desktop.storage.salvage import played_as_far_as_possible, salvage_box

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from bp_desktop.session.library import AnySession, FindSystem
    from bp_desktop.session.ports import Line


class RescuedDocument(NamedTuple):
    """All that a new box has to know of a document."""

    system: str
    title: str
    tags: tuple[str, ...]
    lines: tuple[Line, ...]
    summary: Message | None = None
    binned: bool = False
    origins: Origins = NO_ORIGINS


def save_elsewhere(
    box: Box, target: Path, sessions: Mapping[DocumentId, AnySession]
) -> tuple[Message, ...]:
    """A copy of an open box as a new file, whatever became of its own; what is missing from it.

    Of a file that was changed under our feet only what is open can be relied on: that is taken
    from memory, and of the rest what can still be read.
    """
    if not box.store.is_changed:
        report = copy_verified(box.store.raw, target, box.find_system, as_it_is=True)
        return report.messages
    kept: list[RescuedDocument] = []
    lost: list[Message] = []
    for document, session in sessions.items():
        kept.append(_from_memory(box, document, session))
    with suppress(BoxError):
        for info in box.documents():
            if info.id in sessions:
                continue
            try:
                lines = box.journal(info.id).lines()
                system = box.find_system(info.system)
                if system is not None:
                    session, detail = played_as_far_as_possible(system, lines)
                    lines = list(session.lines())
                    if detail:
                        lost.append(_partly(info.title, len(lines), info.steps))
            except LibraryError as error:
                lost.append(say("storage.salvage.lost", title=info.title, detail=error.message.key))
                continue
            kept.append(
                RescuedDocument(
                    info.system,
                    info.title,
                    info.tags,
                    tuple(lines),
                    info.summary,
                    info.binned,
                    info.origins or NO_ORIGINS,
                )
            )
    write_box(target, kept)
    return tuple(lost)


def _from_memory(box: Box, document: DocumentId, session: AnySession) -> RescuedDocument:
    titled = session.system.titled
    title = titled.take(session.state) if titled is not None else ""
    tags: tuple[str, ...] = ()
    with suppress(BoxError):
        info = box.document(document)
        title, tags = info.title, info.tags
    summary = session.system.summary(session.state)
    lines = tuple(session.remembered_lines())
    origins = session.system.origins(session.state)
    return RescuedDocument(session.system.id, title, tags, lines, summary, origins=origins)


def _partly(title: str, saved: int, steps: int) -> Message:
    return say("storage.salvage.partly", title=title, saved=saved, steps=steps)


def rebuild_box(
    damaged: Path, target: Path, find_system: FindSystem, systems: Sequence[str]
) -> tuple[Message, ...]:
    """A new box with every document that can be read of a damaged one; what is missing."""
    finds = salvage_box(damaged, find_system, systems)
    write_box(
        target,
        [
            RescuedDocument(
                one.session.system.id,
                one.title,
                one.tags,
                tuple(one.session.lines()),
                one.session.system.summary(one.session.state),
                one.binned,
                one.session.system.origins(one.session.state),
            )
            for one in finds.documents
        ],
    )
    partly = (one.message for one in finds.documents if one.detail or one.saved < one.steps)
    return (*partly, *finds.lost)


def write_box(target: Path, documents: Iterable[RescuedDocument]) -> None:
    """Raises BoxError; never takes the place of a file."""
    create_box(target)
    with open_box(target) as box:
        for one in documents:
            made = box.create_document(
                one.system,
                one.title,
                summary=one.summary,
                tags=one.tags,
                origins=one.origins,
                lines=one.lines,
            )
            if one.binned:
                box.bin(made)
