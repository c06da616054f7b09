"""Remarks on steps: what is kept, what is refused, and who may read them."""

import msgspec
import pytest

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Refused
from bp_desktop.core.remarks import LARGEST_PHOTO, LONGEST_REMARK, MOST_PHOTOS, PhotoSize, Remark
from bp_desktop.core.text_limits import require_lengths
from bp_desktop.games.shared.remarks import AddRemark, RemoveRemark
from bp_desktop.session.remarks import photo_of
from tests.core.test_jpeg import FRAME, SCAN, jpeg, segment
from tests.tally import TALLY, Add, Join, tally_of

ANN = SeatId("Ann")
PHOTO = jpeg(FRAME, SCAN)


def test_a_comment_is_kept_with_its_step_and_its_writer() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 2), AddRemark(2, "  a bold one ", ANN))

    assert session.state.remarks.of(2) == (Remark("3.1", 2, "a bold one", ANN),)
    assert session.state.remarks.of(1) == ()


def test_a_photo_is_kept_in_its_line_and_not_in_the_state() -> None:
    session = tally_of(Join("Ann"), AddRemark(1, "the table", photo=PHOTO))

    (remark,) = session.state.remarks.of(1)
    assert remark.photo == PhotoSize(5, 3)
    assert photo_of(session, remark) == PHOTO
    assert len(msgspec.json.encode(session.entries[-1].events)) < 200


def test_the_journal_keeps_that_there_was_one() -> None:
    session = tally_of(Join("Ann"), AddRemark(1, photo=PHOTO), RemoveRemark("2.1"))

    assert session.state.remarks.by_id == {}
    told = TALLY.describe(session.state, session.entries[-1].events[0], None)
    assert told is not None
    assert told.key == "shared.log.photo_removed"
    with pytest.raises(Refused):
        session.submit(RemoveRemark("2.1"))


def test_no_event_tells_what_a_note_says() -> None:
    session = tally_of(Join("Ann"), AddRemark(1, "a secret", ANN))

    told = TALLY.describe(session.state, session.entries[-1].events[0], ANN)

    assert told is not None
    assert "a secret" not in str(told)


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (AddRemark(1, "  "), "shared.remark.empty"),
        (AddRemark(1, "x", SeatId("Zoe")), "tally.unknown_player"),
        (AddRemark(1, photo=b"GIF89a"), "shared.remark.no_jpeg"),
        (AddRemark(1, photo=jpeg(segment(0xE1, b"Exif"), FRAME, SCAN)), "shared.remark.metadata"),
        (
            AddRemark(1, photo=jpeg(segment(0xC0, bytes((8, 7, 0, 0, 5, 1))), SCAN)),
            "shared.remark.photo_too_large",
        ),
        (
            AddRemark(1, photo=jpeg(FRAME, SCAN + bytes(LARGEST_PHOTO))),
            "shared.remark.photo_too_large",
        ),
    ],
)
def test_what_cannot_be_kept_is_refused_in_a_sentence(command: AddRemark, key: str) -> None:
    session = tally_of(Join("Ann"))

    with pytest.raises(Refused) as refusal:
        session.submit(command)

    assert refusal.value.messages[0].key == key
    assert len(session.entries) == 1


def test_a_match_keeps_so_many_photos_removed_ones_included() -> None:
    session = tally_of(Join("Ann"))
    for place in range(MOST_PHOTOS):
        session.submit(AddRemark(1, photo=PHOTO))
        session.submit(RemoveRemark(f"{2 * place + 2}.1"))

    with pytest.raises(Refused) as refusal:
        session.submit(AddRemark(1, photo=PHOTO))

    assert refusal.value.messages[0].key == "shared.remark.too_many_photos"
    session.submit(AddRemark(1, "words are always welcome"))


def test_a_comment_has_a_longest_length() -> None:
    require_lengths(AddRemark(1, "x" * LONGEST_REMARK))

    with pytest.raises(Refused):
        require_lengths(AddRemark(1, "x" * (LONGEST_REMARK + 1)))
