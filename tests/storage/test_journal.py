"""The journal of a document in a box: what a session wrote is there, and nothing else."""

from pathlib import Path

import pytest

from bp_desktop.session.library import DocumentId
from bp_desktop.session.ports import DamagedJournalError, Journal, Line, MemoryJournal
from bp_desktop.storage.box import Box, open_box
from bp_desktop.storage.problems import BoxDamagedError, DocumentMissingError, OutOfStepError
from tests.storage.build import SOME_STEPS, new_box, played
from tests.tally import Add, open_tally, tally_of


def altered(box: Box, sql: str, *values: object) -> None:
    """Somebody with a database browser."""
    box.store.raw.execute(sql, values)


def test_a_session_finds_its_steps_again_after_reopening(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        session = open_tally(box.journal(document))
        session.undo()
        session.redo()
        session.amend(2, Add("Ада", 7), consent=True)
        before = session.state, session.entries[:], dict(session.standings())

    with open_box(tmp_path / "box.bpbox") as box:
        again = open_tally(box.journal(document))

    assert (again.state, again.entries[:], dict(again.standings())) == before
    assert again.edited_at is None


def test_a_box_keeps_the_same_lines_as_a_journal_in_memory(tmp_path: Path) -> None:
    memory = MemoryJournal()
    tally_of(*SOME_STEPS, journal=memory)

    with new_box(tmp_path) as box:
        journal: Journal = box.journal(played(box))
        lines = list(journal.lines())

    assert lines == list(memory.lines())


def test_a_step_is_one_transaction_and_it_is_synced(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        session = open_tally(box.journal(played(box)))
        seen: list[str] = []
        box.store.raw.set_trace_callback(seen.append)

        session.submit(Add("Ада", 1))

        box.store.raw.set_trace_callback(None)
        settings = {
            name: box.store.raw.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("synchronous", "journal_mode", "foreign_keys", "locking_mode")
        }
    assert [sql.split()[0] for sql in seen] == ["BEGIN", "UPDATE", "INSERT", "COMMIT"]
    assert settings == {
        "synchronous": 2,  # FULL
        "journal_mode": "delete",
        "foreign_keys": 1,
        "locking_mode": "exclusive",
    }


@pytest.mark.parametrize("seq", [0, 1, 5, 7, -3])
def test_a_line_that_is_not_the_next_one_is_not_kept(tmp_path: Path, seq: int) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        before = list(box.journal(document).lines())

        with pytest.raises(OutOfStepError) as caught:
            box.journal(document).append(Line(seq, b"{}", "0" * 64))

        assert list(box.journal(document).lines()) == before
        assert caught.value.message.args == {"path": str(box.path), "step": seq}


def test_two_sessions_on_one_document_cannot_mix_their_steps(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        mine, yours = open_tally(box.journal(document)), open_tally(box.journal(document))
        mine.submit(Add("Ада", 1))
        before = yours.state

        with pytest.raises(OutOfStepError):
            yours.submit(Add("Ада", 2))

        assert yours.state is before
        assert open_tally(box.journal(document)).state == mine.state


def test_a_step_in_a_document_that_is_gone_is_refused(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        session = open_tally(box.journal(document))
        box.bin(document)
        box.empty_bin()

        with pytest.raises(DocumentMissingError):
            session.submit(Add("Ада", 1))


def test_a_failure_inside_an_append_leaves_neither_line_nor_count(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        altered(
            box,
            "CREATE TEMP TRIGGER full BEFORE INSERT ON entry BEGIN SELECT RAISE(FAIL, 'x'); END",
        )
        session = open_tally(box.journal(document))
        before = session.state

        with pytest.raises(BoxDamagedError):
            session.submit(Add("Ада", 1))
        same = session.state is before and box.document(document).steps == 5
        altered(box, "DROP TRIGGER temp.full")
        session.submit(Add("Ада", 1))

        assert same
        assert len(list(box.journal(document).lines())) == 6


# --- what others did to the file


def test_an_edited_step_is_noticed(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        altered(box, "UPDATE entry SET body = replace(body, '3', '4') WHERE seq = 2")

        session = open_tally(box.journal(document))

    assert session.edited_at == 2


@pytest.mark.parametrize("seq", [1, 3, 5])
def test_a_line_that_was_removed_is_noticed_wherever_it_was(tmp_path: Path, seq: int) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        altered(box, "DELETE FROM entry WHERE seq = ?", seq)

        with pytest.raises(DamagedJournalError):
            open_tally(box.journal(document))


def test_a_tail_cut_off_with_its_count_adjusted_is_noticed(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        altered(box, "DELETE FROM entry WHERE seq > 3")
        altered(box, "UPDATE document SET steps = 3")

        session = open_tally(box.journal(document))
        session.submit(Add("Ада", 1))
        later = open_tally(box.journal(document))

    assert session.edited_at == 3
    assert later.edited_at == 4, "and it stays noticeable after more steps"


def test_a_line_added_by_somebody_else_is_noticed(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        altered(box, "INSERT INTO entry SELECT document_id, 6, body, hash FROM entry WHERE seq = 5")

        with pytest.raises(DamagedJournalError) as caught:
            box.journal(document).lines()

    assert caught.value.seq == 6


@pytest.mark.parametrize(
    ("column", "value"),
    [("body", 10**12), ("body", 1.5), ("body", "text"), ("hash", b"\x00\xff"), ("hash", 5)],
)
def test_a_value_of_another_kind_is_damage_or_an_edit_and_no_crash(
    tmp_path: Path, column: str, value: object
) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        altered(box, f"UPDATE entry SET {column} = ? WHERE seq = 3", value)

        assert outcome_of_opening(box, document) in {"damaged", "edited at 3"}


def outcome_of_opening(box: Box, document: DocumentId) -> str:
    try:
        return f"edited at {open_tally(box.journal(document)).edited_at}"
    except (DamagedJournalError, BoxDamagedError):
        return "damaged"
