"""Control and direction characters are shown as such, wherever a text comes from."""

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, strategies as st

from bp_desktop.app.games import phrasebook
from bp_desktop.app.start import run
from bp_desktop.core.messages import say
from bp_desktop.core.visible_text import visible, visible_json
from bp_desktop.session.labels import clean_title
from bp_desktop.session.ports import Line, MemoryJournal
from tests.tally import Join, open_tally, tally_of

BAD = "\x1b[2JAnn\u202egnp.exe\x07\x9b"
SEEN = "␛[2JAnn⇄gnp.exe␇␦"


def test_signs_stand_where_such_characters_were() -> None:
    assert visible(BAD) == SEEN
    assert len(SEEN) == len(BAD), "no text grows beyond its limit"
    assert (
        visible("Ann\n\tof Mars, 👩\u200d🚀, שלום\u200f")
        == "Ann\n\tof Mars, 👩\u200d🚀, שלום\u200f"
    )


@given(st.text())
def test_json_says_the_same_as_its_text(text: str) -> None:
    text = text.encode("utf-8", "replace").decode()
    for written in (msgspec.json.encode([text]), json.dumps([text]).encode()):
        assert msgspec.json.decode(visible_json(written)) == [visible(text)]


@pytest.mark.parametrize("text", ["plain", "a \\u001b that is typed", 'with "quotes"', "Łódź"])
def test_what_is_harmless_stays_as_it_is(text: str) -> None:
    written = msgspec.json.encode({"name": text})

    assert visible_json(written) == written


def test_no_state_holds_such_a_character_and_the_hash_stays_right() -> None:
    journal = MemoryJournal()
    session = tally_of(Join(BAD), journal=journal)

    assert list(session.state.scores) == [SEEN]
    written = msgspec.json.decode(journal.lines()[0].body)
    assert written["outcome"]["command"]["player"] == BAD
    again = open_tally(MemoryJournal(Line(one.seq, one.body, one.hash) for one in journal.lines()))
    assert again.edited_at is None
    assert again.state == session.state


def test_titles_and_sentences_show_them_too() -> None:
    assert clean_title(BAD) == SEEN
    told = phrasebook().sentence(say("session.file.not_ours", detail=BAD))
    assert SEEN in told
    assert "\x1b" not in told


def test_a_terminal_gets_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.bpmatch"
    path.write_bytes(msgspec.json.encode({"format": BAD, "version": 2, "system": "x"}))

    assert run(["match", "show", str(path)]) == 2

    told = capsys.readouterr()
    assert "\x1b" not in told.err + told.out
    assert "⇄" in told.err
