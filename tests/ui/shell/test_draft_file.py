"""The file of drafts beside a box: bounded, for its owner alone, and gone when nothing is left."""

from pathlib import Path

import pytest

from bp_desktop.ui.shell.draft_file import LONGEST, MOST_BYTES, DraftFile
from bp_desktop.ui.shell.drafts import Drafts, has_secrets, lasting


def test_drafts_come_back_and_go_when_they_are_used(tmp_path: Path) -> None:
    box = tmp_path / "a.bpbox"
    DraftFile(box).keep("one", {"lasting/ledger/": {"entry": "anna +5m", "count": 3}})

    again = DraftFile(box)
    found = again.of("one")
    again.keep("one", {})

    assert found == {"lasting/ledger/": {"entry": "anna +5m", "count": 3}}
    assert not again.path.exists()


def test_only_its_owner_reads_it(tmp_path: Path) -> None:
    made = DraftFile(tmp_path / "a.bpbox")
    made.keep("one", {"lasting/ledger/": {"entry": "anna"}})

    assert made.path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"[]",
        b'{"one": 3}',
        b'{"one": {"a": [1]}}',
        b"[" * 100_000,
        b" " * MOST_BYTES * 2,
    ],
)
def test_a_damaged_file_is_an_empty_one(tmp_path: Path, damage: bytes) -> None:
    box = tmp_path / "a.bpbox"
    DraftFile(box).path.write_bytes(damage)

    assert not any(DraftFile(box).of("one").values())


def test_long_texts_are_cut_and_strange_values_left_out(tmp_path: Path) -> None:
    box = tmp_path / "a.bpbox"
    odd = {"odd": object(), "vast": 10**400, "row": ["red", 10**400, [1]]}
    DraftFile(box).keep("one", {"lasting/x/": {"entry": "a" * 2 * LONGEST, **odd}})

    found = DraftFile(box).of("one")["lasting/x/"]

    assert len(str(found["entry"])) == LONGEST
    assert (found["odd"], found["vast"], found["row"]) == (None, None, ["red", None, None])


def test_half_a_letter_from_a_file_keeps_nothing_from_being_written(tmp_path: Path) -> None:
    box = tmp_path / "a.bpbox"
    DraftFile(box).path.write_text('{"one": {"lasting/x/": {"entry": "\\ud800"}}}')

    DraftFile(box).keep("two", {"lasting/x/": {"entry": "anna"}})

    assert DraftFile(box).of("two") == {"lasting/x/": {"entry": "anna"}}


def test_what_is_for_one_pair_of_eyes_does_not_last() -> None:
    kept: dict[str, object] = {}
    drafts = Drafts(kept)
    drafts.of("ledger", lasts=True)["entry"] = "for all"
    drafts.of("ledger", "red", lasts=True)["entry"] = "mine"
    drafts.of("contract", lasts=True).update(writer="red", note="ours")

    assert list(lasting(kept)) == ["lasting/ledger/"]
    assert has_secrets(kept)
