"""Entries are chained by hash, so an edited journal is noticed; a damaged one is named."""

import hashlib
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, strategies as st

from bp_desktop.session.chain import FIRST_HASH, chained_hash
from bp_desktop.session.ports import DamagedJournalError, Line, MemoryJournal
from tests.tally import Add, Join, RollDie, open_tally, tally_of

replace = msgspec.structs.replace


def played() -> list[Line]:
    """Seven lines: four steps, an undo, a redo and a correction."""
    journal = MemoryJournal()
    session = tally_of(Join("Ann"), Add("Ann", 1), RollDie("Ann"), Add("Ann", 2), journal=journal)
    session.undo()
    session.redo()
    session.amend(2, Add("Ann", 4))
    return list(journal.lines())


def with_body(lines: list[Line], seq: int, edit: Callable[[bytes], bytes]) -> list[Line]:
    """The lines with the text of one edited and everything else as it was."""
    line = lines[seq - 1]
    edited = replace(line, body=edit(line.body))
    assert edited != line, "the edit must do something"
    return [*lines[: seq - 1], edited, *lines[seq:]]


def rehashed(lines: list[Line]) -> list[Line]:
    """Somebody who knows how the chain is made can forge it: then only sense is left."""
    previous, forged = FIRST_HASH, []
    for line in lines:
        previous = chained_hash(previous, line.body)
        forged.append(replace(line, hash=previous))
    return forged


def test_every_hash_covers_the_text_and_all_lines_before() -> None:
    lines = played()

    previous = "0" * 64
    for line in lines:
        previous = hashlib.sha256(previous.encode() + line.body).hexdigest()
        assert line.hash == previous


def test_an_untouched_journal_is_not_called_edited() -> None:
    assert open_tally(MemoryJournal(played())).edited_at is None


@pytest.mark.parametrize("seq", [2, 4])
def test_an_edited_text_is_noticed_and_counts_all_the_same(seq: int) -> None:
    lines = played()

    session = open_tally(
        MemoryJournal(with_body(lines, seq, lambda body: body.replace(b'"Ann"', b'"Ann" ')))
    )

    assert session.edited_at == seq
    assert session.state == open_tally(MemoryJournal(lines)).state


def test_only_the_first_edited_line_is_named() -> None:
    lines = played()
    for seq in (2, 4):
        lines = with_body(lines, seq, lambda body: body + b" ")

    assert open_tally(MemoryJournal(lines)).edited_at == 2


def test_an_edited_journal_can_be_played_on_and_stays_known_as_edited() -> None:
    journal = MemoryJournal(with_body(played(), 2, lambda body: body + b" "))
    session = open_tally(journal)

    session.submit(Add("Ann", 1))

    reopened = open_tally(journal)
    assert reopened.state == session.state
    assert reopened.edited_at == 2


def test_an_edited_hash_is_noticed() -> None:
    lines = played()
    lines[2] = replace(lines[2], hash="f" * 64)

    assert open_tally(MemoryJournal(lines)).edited_at == 3


def test_lines_cut_off_at_the_end_leave_a_shorter_journal_that_can_be_played_on() -> None:
    """A chain cannot know what came after; whoever keeps lines may."""
    lines = played()

    for length in range(len(lines) + 1):
        session = open_tally(MemoryJournal(lines[:length]))

        assert session.edited_at is None
        assert len(session.entries) == length


def damage(lines: list[Line], how: str) -> tuple[list[Line], int]:
    """The damaged lines, and the step that has to be named."""
    match how:
        case "a line is missing":
            return [*lines[:2], *lines[3:]], 3
        case "the first line is missing":
            return lines[1:], 1
        case "a line is there twice":
            return [*lines[:2], lines[1], *lines[2:]], 3
        case "lines are swapped":
            return [lines[0], lines[2], lines[1], *lines[3:]], 2
        case "texts are swapped":
            first, second = lines[1], lines[3]
            return [
                lines[0],
                replace(first, body=second.body),
                lines[2],
                replace(second, body=first.body),
                *lines[4:],
            ], 2
        case "a text is cut":
            return with_body(lines, 3, lambda body: body[:-5]), 3
        case "a text is empty":
            return with_body(lines, 3, lambda _body: b""), 3
        case "a text is no text":
            return with_body(lines, 3, lambda body: body.replace(b"Ann", b"\xff\xfe\xfd")), 3
        case "a text nests too deeply":
            deep = b'{"seq":3,"kind":"step","more":' + b"[" * 100_000
            return with_body(lines, 3, lambda _body: deep), 3
        case "a field has another type":
            return with_body(lines, 2, lambda body: body.replace(b":1}", b':"1"}')), 2
        case "a command is unknown":
            return with_body(lines, 2, lambda body: body.replace(b"tally.add", b"tally.eat")), 2
        case "a kind is unknown":
            return with_body(lines, 2, lambda body: body.replace(b'"step"', b'"leap"')), 2
        case _:
            raise AssertionError(how)


@pytest.mark.parametrize(
    "how",
    [
        "a line is missing",
        "the first line is missing",
        "a line is there twice",
        "lines are swapped",
        "texts are swapped",
        "a text is cut",
        "a text is empty",
        "a text is no text",
        "a text nests too deeply",
        "a field has another type",
        "a command is unknown",
        "a kind is unknown",
    ],
)
def test_a_journal_that_cannot_be_read_names_the_step(how: str) -> None:
    lines, seq = damage(played(), how)

    with pytest.raises(DamagedJournalError) as caught:
        open_tally(MemoryJournal(lines))

    assert caught.value.seq == seq
    assert caught.value.detail


STEP = b'{"seq":%d,"kind":"step","at":"2026-01-02T12:00:00Z","outcome":{"command":{"type":"tally.add","player":"Ann","amount":1},"events":[%s]}}'  # noqa: E501  # one line of a journal
LINE = b'{"seq":%d,"kind":"%s","at":"2026-01-02T12:00:00Z"%s}'
SCORED = b'{"type":"tally.scored","player":"%s","amount":1}'


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(STEP % (8, SCORED % b"Nobody"), id="an event that breaks evolve"),
        pytest.param(LINE % (8, b"step", b""), id="a step without a command"),
        pytest.param(LINE % (8, b"undo", b',"target":2'), id="an undo of another step"),
        pytest.param(LINE % (8, b"undo", b""), id="an undo of nothing"),
        pytest.param(LINE % (8, b"redo", b',"target":4'), id="a redo of what is not undone"),
        pytest.param(LINE % (8, b"amend", b',"target":2'), id="a correction of nothing"),
        pytest.param(
            LINE % (8, b"amend", b',"target":99,"revised":[{"seq":99}]'),
            id="a correction of the future",
        ),
        pytest.param(
            LINE % (8, b"amend", b',"target":7,"revised":[{"seq":7}]'),
            id="a correction of a correction's line",
        ),
        pytest.param(
            LINE % (8, b"amend", b',"target":1,"revised":[{"seq":1}]'),
            id="a correction that breaks what follows",
        ),
        pytest.param(
            (STEP % (8, SCORED % b"Ann")).replace(b'"step"', b'"undo","target":7'),
            id="an undo with a command",
        ),
        pytest.param(
            (STEP % (8, SCORED % b"Ann"))[:-1] + b',"revised":[{"seq":2}]}',
            id="a step that corrects",
        ),
    ],
)
def test_a_forged_line_that_makes_no_sense_is_damage_and_not_a_crash(body: bytes) -> None:
    """The hashes are right: somebody took the trouble."""
    lines = [*played(), Line(8, body, "")]

    with pytest.raises(DamagedJournalError) as caught:
        open_tally(MemoryJournal(rehashed(lines)))

    assert caught.value.seq == 8


def test_a_forged_line_that_makes_sense_is_believed() -> None:
    """A chain notices edits; it does not prove who wrote a line."""
    lines = [*played(), Line(8, STEP % (8, SCORED % b"Ann"), "")]

    assert open_tally(MemoryJournal(rehashed(lines))).edited_at is None


@given(st.integers(1, 7), st.binary(max_size=200))
def test_any_bytes_for_a_line_are_read_or_named_as_damage(seq: int, body: bytes) -> None:
    lines = played()
    lines[seq - 1] = replace(lines[seq - 1], body=body)

    with pytest.raises(DamagedJournalError) as caught:
        open_tally(MemoryJournal(lines))

    assert caught.value.seq >= seq


@given(st.integers(1, 7), st.data())
def test_any_change_to_a_text_is_noticed_or_named_as_damage(seq: int, data: st.DataObject) -> None:
    lines = played()
    body = bytearray(lines[seq - 1].body)
    place = data.draw(st.integers(0, len(body) - 1))
    body[place] = data.draw(st.integers(0, 255).filter(lambda byte: byte != body[place]))
    lines[seq - 1] = replace(lines[seq - 1], body=bytes(body))

    try:
        noticed_at = open_tally(MemoryJournal(lines)).edited_at
    except DamagedJournalError as damage:
        noticed_at = damage.seq

    assert noticed_at is not None
    assert noticed_at >= seq
