"""One document as a file: out and in again, edited by hand, or no document at all."""

import dataclasses
import json
from pathlib import Path

import pytest

from bp_desktop.core.messages import say
from bp_desktop.core.work import finished
from bp_desktop.games.system import Enforcement
from bp_desktop.session import document_file
from bp_desktop.session.document_file import (
    FORMAT,
    UnreadableFileError,
    file_lines,
    open_document,
    read_header,
    write_document,
)
from bp_desktop.session.labels import MAX_TITLE
from tests.cards import CARDS
from tests.session.documents import opened, why_unreadable, written
from tests.tally import TALLY, Add, Adopt, Event, Join, NoDice, SetEnforcement, Tally, tally_of


def test_a_document_goes_out_and_comes_back_with_its_whole_history() -> None:
    session, data = written()

    back = opened(data)

    assert back.state == session.state
    assert list(back.entries) == list(session.entries)
    assert back.standings() == session.standings()
    assert back.edited_at is None


def test_the_file_says_what_it_is_and_can_be_read_by_people() -> None:
    session, data = written()

    file = json.loads(data)

    assert (file["format"], file["version"]) == (FORMAT, document_file.VERSION)
    assert file["system"] == "tally"
    assert file["title"] == "Friday"
    assert file["content"] == session.state.scores
    assert len(file["entries"]) == 7
    assert data.count(b"\n") > 100
    assert "Ánn \U0001f680" in data.decode()


def test_a_document_from_a_file_goes_on_with_its_lines() -> None:
    session, data = written()

    back = open_document(read_header(data), TALLY, NoDice())
    back.submit(Add("Ánn \U0001f680", 1))

    assert [line.seq for line in back.lines()] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert tuple(back.lines())[:7] == tuple(session.lines())
    assert back.state.scores["Ánn \U0001f680"] == session.state.scores["Ánn \U0001f680"] + 1


def test_a_document_that_was_never_touched_goes_out_and_comes_back() -> None:
    session = tally_of()

    back = opened(write_document(session, ""))

    assert back.state == session.state
    assert len(back.entries) == 0


@pytest.mark.parametrize(
    "options",
    [
        {"indent": 4},
        {"indent": "\t", "ensure_ascii": False},
        {"separators": (",", ":"), "ensure_ascii": False},
        {},
    ],
)
def test_a_file_that_was_only_laid_out_differently_still_verifies(
    options: dict[str, object],
) -> None:
    """Other tools indent, minify or escape what is not ASCII."""
    session, data = written()

    again = json.dumps(json.loads(data), **options).encode()  # type: ignore[arg-type]  # any of them

    assert again != data
    assert opened(again).edited_at is None
    assert opened(again).state == session.state


def test_an_entry_edited_by_hand_is_noticed() -> None:
    _session, data = written()
    file = json.loads(data)
    file["entries"][3]["entry"]["outcome"]["events"][0]["amount"] = 98
    file["content"] = None

    back = opened(json.dumps(file).encode())

    assert back.edited_at == 4


def test_content_edited_by_hand_becomes_a_step_that_can_be_undone() -> None:
    session, data = written()
    file = json.loads(data)
    file["content"] = {"Bob": 7}

    back = opened(json.dumps(file).encode())

    assert back.state.scores == {"Bob": 7}
    assert back.entries[-1].command == Adopt({"Bob": 7})
    assert back.edited_at is None
    back.undo()
    assert back.state == session.state


def test_content_that_the_rules_object_to_is_adopted_and_the_overruling_is_on_record() -> None:
    _session, data = written()
    file = json.loads(data)
    file["content"] = {"Bob": 1001}

    back = opened(json.dumps(file).encode())

    assert back.entries[-1].overruled == ("T-2",)


def test_a_file_written_by_hand_needs_no_history() -> None:
    data = json.dumps(
        {"format": FORMAT, "version": 3, "system": "tally", "content": {"Bob": 7}}
    ).encode()

    back = opened(data)

    assert back.state.scores == {"Bob": 7}
    assert len(back.entries) == 1
    assert read_header(data).title == ""


@pytest.mark.parametrize("content", [None, "left out"])
def test_a_file_without_content_shows_what_its_history_leads_to(content: str | None) -> None:
    session, data = written()
    file = json.loads(data)
    file["content"] = None
    if content == "left out":
        del file["content"]

    assert opened(json.dumps(file).encode()).state == session.state


@pytest.mark.parametrize(
    "content",
    [
        '{"Bob":"many"}',
        "[]",
        '{"Bob":1.5}',
        "7",
        "[" * 5000 + "]" * 5000,
        '{"Bob":' + "9" * 5000 + "}",
    ],
)
def test_content_of_another_shape_cannot_be_read(content: str) -> None:
    data = f'{{"format":"{FORMAT}","version":3,"system":"tally","content":{content}}}'.encode()

    assert why_unreadable(data) in {"session.file.bad_content", "session.file.not_ours"}


def test_content_that_cannot_be_is_named_by_the_games_own_refusal() -> None:
    data = f'{{"format":"{FORMAT}","version":3,"system":"tally","content":{{"Bob":-1}}}}'.encode()

    with pytest.raises(UnreadableFileError) as caught:
        opened(data)

    assert caught.value.message == say("tally.negative", "T-4")


def test_content_that_strict_rules_forbid_cannot_be_read() -> None:
    session = tally_of(SetEnforcement(Enforcement.STRICT))
    file = json.loads(write_document(session, ""))
    file["content"] = {"Bob": 1001}

    assert why_unreadable(json.dumps(file).encode()) == "tally.above_limit"


def test_a_line_of_no_known_kind_is_damage_that_names_its_step() -> None:
    _session, data = written()
    file = json.loads(data)
    file["entries"][5]["entry"]["kind"] = "leap"

    with pytest.raises(UnreadableFileError) as caught:
        opened(json.dumps(file).encode())

    message = caught.value.message
    assert (message.key, message.args["step"]) == ("session.file.damaged", 6)


def test_opening_a_file_plays_it_once() -> None:
    folded = []

    def evolve(tally: Tally, event: Event) -> Tally:
        folded.append(event)
        return TALLY.evolve(tally, event)

    data = write_document(tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 2)), "")

    open_document(read_header(data), dataclasses.replace(TALLY, evolve=evolve), NoDice())

    assert len(folded) == 3


def test_a_file_of_an_earlier_test_version_is_refused_in_one_sentence() -> None:
    """As the program wrote it before things took their names from steps."""
    data = (Path(__file__).parent / "fixtures" / "version_1.bpmap").read_bytes()

    with pytest.raises(UnreadableFileError) as caught:
        read_header(data)

    oldest = document_file.OLDEST_VERSION
    assert caught.value.message == say("session.file.older", version=1, oldest=oldest)


def test_a_document_of_another_kind_is_not_opened_as_this_one() -> None:
    _session, data = written()

    with pytest.raises(UnreadableFileError) as caught:
        open_document(read_header(data), CARDS, NoDice())

    assert caught.value.message == say("session.file.other_kind", found="tally", expected="cards")


def test_a_long_title_is_cut_when_written_and_refused_when_read() -> None:
    _session, data = written("x" * 1000)

    assert read_header(data).title == "x" * MAX_TITLE
    assert why_unreadable(data.replace(b"xx", b"xxx", 1)) == "session.file.not_ours"


def test_a_very_long_history_is_written_without_white_space_so_that_it_can_come_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _session, readable = written()
    monkeypatch.setattr(document_file, "MOST_FILE_BYTES", len(readable) - 1)

    session, data = written()

    assert len(data) < len(readable)
    assert opened(data).state == session.state


def test_lines_are_counted_from_one_whatever_the_entries_say() -> None:
    _session, data = written()

    lines = finished(file_lines(read_header(data)))

    assert [line.seq for line in lines] == [1, 2, 3, 4, 5, 6, 7]
