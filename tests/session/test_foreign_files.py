"""Files that are damaged, foreign, newer, huge or nonsense are refused, quickly and by name."""

import json
import time

import pytest
from hypothesis import given, settings, strategies as st

from bp_desktop.core.bounds import MOST_FILE_BYTES
from bp_desktop.core.messages import say
from bp_desktop.session import document_file
from bp_desktop.session.document_file import (
    FORMAT,
    VERSION,
    UnreadableFileError,
    open_document,
    read_header,
    write_document,
)
from tests.session.documents import opened, why_unreadable, written
from tests.tally import TALLY, NoDice, noon


def test_a_newer_file_is_told_apart_from_a_foreign_one() -> None:
    data = f'{{"format":"{FORMAT}","version":{VERSION + 1},"system":"tally","news":[]}}'.encode()

    with pytest.raises(UnreadableFileError) as caught:
        read_header(data)

    assert caught.value.message == say("session.file.newer", version=VERSION + 1, known=VERSION)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"null",
        b"[]",
        b"{}",
        b"SQLite format 3\x00",
        b'{"format":"another","version":3,"system":"tally"}',
        b'{"format":"burning-planets-document","version":0,"system":"tally"}',
        b'{"format":"burning-planets-document","version":"2","system":"tally"}',
        b'{"format":"burning-planets-document","version":3,"system":"tally","title":"\xff"}',
        b'{"format":"burning-planets-document","version":3,"system":"tally","entries":{}}',
        b'{"format":"burning-planets-document","version":3,"system":"tally"} trailing',
        b"[" * 1_000_000,
        b'{"a":' * 1_000_000,
        b'{"format":' + b"9" * 100_000,
    ],
)
def test_what_is_no_document_of_ours_is_called_so(data: bytes) -> None:
    assert why_unreadable(data) == "session.file.not_ours"


@pytest.mark.parametrize(
    "entry",
    [b'"\xff"', b"[" * 5000 + b"]" * 5000, b"9" * 5000, b"{}", b"null", b"1e999"],
    ids=["no text", "deep", "huge number", "empty", "null", "infinite"],
)
def test_an_entry_that_cannot_be_read_names_its_step(entry: bytes) -> None:
    data = (
        b'{"format":"burning-planets-document","version":3,"system":"tally",'
        b'"entries":[{"entry":%b,"hash":""}]}' % entry
    )

    with pytest.raises(UnreadableFileError) as caught:
        opened(data)

    assert caught.value.message.key in {"session.file.damaged", "session.file.not_ours"}


def test_a_file_that_is_too_large_is_not_even_looked_at() -> None:
    with pytest.raises(UnreadableFileError) as caught:
        read_header(b" " * (MOST_FILE_BYTES + 1))

    assert caught.value.message == say(
        "session.file.too_large", limit=MOST_FILE_BYTES // 1024 // 1024
    )


def test_a_file_with_too_many_entries_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    _session, data = written()
    monkeypatch.setattr(document_file, "MOST_ENTRIES", 6)

    with pytest.raises(UnreadableFileError) as caught:
        read_header(data)

    assert caught.value.message == say("session.file.too_long", limit=6)


@given(st.binary(max_size=500))
def test_any_bytes_are_refused_quickly(data: bytes) -> None:
    start = time.perf_counter()

    with pytest.raises(UnreadableFileError):
        read_header(data)

    assert time.perf_counter() - start < 1


VALID = written()[1]


def read_or_refused(data: bytes) -> bool:
    """Whether a file is read; then, written again, it must lead to the same state."""
    try:
        session = open_document(read_header(data), TALLY, NoDice(), noon)
    except UnreadableFileError:
        return False
    again = write_document(session, "")
    assert opened(again).state == session.state
    return True


@settings(max_examples=300)
@given(st.data())
def test_a_damaged_file_is_read_or_refused_and_never_crashes(data: st.DataObject) -> None:
    """Bytes cut out, put in twice or overwritten, several times."""
    mutated = bytearray(VALID)
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(mutated)))
        end = min(len(mutated), start + data.draw(st.integers(0, 40)))
        match data.draw(st.sampled_from(["cut", "double", "overwrite", "truncate"])):
            case "cut":
                del mutated[start:end]
            case "double":
                mutated[start:start] = mutated[start:end]
            case "overwrite":
                mutated[start:end] = data.draw(st.binary(max_size=20))
            case "truncate":
                del mutated[max(start, 1) :]

    read_or_refused(bytes(mutated))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)


@settings(max_examples=300)
@given(st.data())
def test_any_value_in_any_place_is_read_or_refused(data: st.DataObject) -> None:
    """The file stays JSON, and one value of it becomes another."""
    file = json.loads(VALID)
    node, steps = file, data.draw(st.integers(1, 6))
    while steps and isinstance(node, dict | list) and node:
        keys = sorted(node) if isinstance(node, dict) else range(len(node))
        key = data.draw(st.sampled_from(keys))
        parent, node, steps = node, node[key], steps - 1
    parent[key] = data.draw(json_values)

    read_or_refused(json.dumps(file).encode())
