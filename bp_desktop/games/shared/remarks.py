"""Remarks on steps: comments and photos, said beside the play, and removed again.

What a remark says is told by no event: a screen shows it to those who may read the step as its
writer reads it (`readable`), and everybody else learns that there is one.
"""

from collections.abc import Callable
from typing import Annotated, Any, assert_never, get_args

import msgspec
from msgspec.structs import replace

from bp_desktop.core.dice import Dice
from bp_desktop.core.ids import SeatId
from bp_desktop.core.jpeg import jpeg_facts
from bp_desktop.core.messages import Message, Named, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.remarks import (
    LARGEST_PHOTO,
    LONGEST_REMARK,
    LONGEST_SIDE,
    MOST_PHOTOS,
    PhotoSize,
    Remark,
)
from bp_desktop.core.type_variables import S
from bp_desktop.games.shared.chapters import MatchCommand, MatchEvent, RuleChapter, leads_to
from bp_desktop.games.system import Judgement


class AddRemark(MatchCommand, frozen=True, tag="add_remark"):
    """A comment on a step, a photo of it, or both."""

    step: Annotated[int, msgspec.Meta(ge=1)]
    """The number of its line in the journal."""
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_REMARK)] = ""
    by: SeatId | None = None
    """None: the table."""
    photo: Annotated[bytes, msgspec.Meta(max_length=LARGEST_PHOTO)] = b""
    """A JPEG without metadata."""


class RemoveRemark(MatchCommand, frozen=True, tag="remove_remark"):
    remark: Annotated[str, msgspec.Meta(max_length=40)]


RemarkCommand = AddRemark | RemoveRemark


class RemarkAdded(MatchEvent, frozen=True, tag="remark_added"):
    remark: Remark


class RemarkRemoved(MatchEvent, frozen=True, tag="remark_removed"):
    remark: str
    step: int
    photo: bool = False


RemarkEvent = RemarkAdded | RemarkRemoved


def remarks_chapter(
    require_seat: Callable[[S, SeatId], object], named: Callable[[S, SeatId], Named]
) -> RuleChapter[S]:
    """Of a match with a field `remarks`. `require_seat` refuses whoever does not sit there."""

    def add(state: Any, command: AddRemark) -> Judgement[MatchEvent]:
        if command.by is not None:
            require_seat(state, command.by)
        text = command.text.strip()
        if not text and not command.photo:
            raise Refused(say("shared.remark.empty"))
        size = _photo_size(command.photo) if command.photo else None
        if size is not None and state.remarks.photos >= MOST_PHOTOS:
            raise Refused(say("shared.remark.too_many_photos", most=MOST_PHOTOS))

        def carry_out(_dice: Dice, names: StepNames) -> tuple[MatchEvent, ...]:
            return (RemarkAdded(Remark(next(names.ids()), command.step, text, command.by, size)),)

        return Judgement(carry_out)

    def remove(state: Any, command: RemoveRemark) -> Judgement[MatchEvent]:
        remark: Remark | None = state.remarks.by_id.get(command.remark)
        if remark is None:
            raise Refused(say("shared.remark.unknown"))
        return leads_to(RemarkRemoved(remark.id, remark.step, remark.photo is not None))

    def evolve(match: Any, event: RemarkEvent) -> Any:
        remarks = match.remarks
        match event:
            case RemarkAdded(remark):
                count = remarks.photos + (remark.photo is not None)
                remarks = replace(remarks, by_id={**remarks.by_id, remark.id: remark}, photos=count)
            case RemarkRemoved():
                left = {id_: one for id_, one in remarks.by_id.items() if id_ != event.remark}
                remarks = replace(remarks, by_id=left)
            case _:
                assert_never(event)
        return replace(match, remarks=remarks)

    def tell(state: S, event: RemarkEvent) -> Message:
        if isinstance(event, RemarkRemoved):
            if event.photo:
                return say("shared.log.photo_removed", step=event.step)
            return say("shared.log.comment_removed", step=event.step)
        step, by, is_photo = event.remark.step, event.remark.by, event.remark.photo is not None
        if by is None and is_photo:
            return say("shared.log.table_photo", step=step)
        if by is None:
            return say("shared.log.table_comment", step=step)
        if is_photo:
            return say("shared.log.photo", player=named(state, by), step=step)
        return say("shared.log.comment", player=named(state, by), step=step)

    return RuleChapter(
        judges={AddRemark: add, RemoveRemark: remove},
        evolvers=dict.fromkeys(get_args(RemarkEvent), evolve),
        tellers=dict.fromkeys(get_args(RemarkEvent), tell),
    )


def _photo_size(photo: bytes) -> PhotoSize:
    facts = jpeg_facts(photo)
    if facts is None:
        raise Refused(say("shared.remark.no_jpeg"))
    if not facts.bare:
        raise Refused(say("shared.remark.metadata"))
    fits = 0 < facts.width <= LONGEST_SIDE and 0 < facts.height <= LONGEST_SIDE
    if not fits or len(photo) > LARGEST_PHOTO:
        limit = LARGEST_PHOTO // 1000
        raise Refused(say("shared.remark.photo_too_large", pixels=LONGEST_SIDE, limit=limit))
    return PhotoSize(facts.width, facts.height)


def is_aside(command: object) -> bool:
    """All of them: nobody plays by writing."""
    return isinstance(command, RemarkCommand)
