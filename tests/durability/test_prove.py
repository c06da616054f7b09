"""`dev.py prove` tries everything in parts, tells what failed, and ends in time."""

from pathlib import Path

import pytest

from tests import prove
from tests.durability.faults import FAULTS, SCHEMAS, failures_among, is_there
from tests.durability.limits import LARGE
from tests.durability.proofs import PROOFS, Found, Proof


def nothing(*_: object) -> Found:
    return Found()


def test_a_share_of_the_minutes_is_a_share_of_each_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int, int]] = []

    def tried(name: str, count: int, seed: int) -> Found:
        asked.append((name, count, seed))
        return Found(count, {"steps": 2, "at most ms for one": count}, [])

    monkeypatch.setattr(prove, "try_part", tried)
    proofs = [Proof("a", "A", 900, 10, nothing), Proof("b", "B", 7, 7, nothing)]
    proving = prove.Proving(proofs, minutes=1.5)
    proving.run()

    assert sorted(asked) == [("a", 10, 1), ("a", 10, 11), ("a", 10, 21), ("b", 7, 1)]
    table = prove.table(proving.series)
    assert "| A | 30 of 900 | 0 | 6 steps, at most 10 ms for one |" in table
    assert "| B | 7 of 7 | 0 |" in table


def test_a_whole_run_is_made_in_parts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[int] = []

    def tried(_name: str, count: int, seed: int) -> Found:
        asked.append(seed)
        if len(asked) == 3:
            monkeypatch.setattr(first, "_until", 0.0)  # the minutes are over
        return Found(count, {"steps": 2}, [f"of {seed}"] if seed == 1 else [])

    monkeypatch.setattr(prove, "try_part", tried)
    monkeypatch.setattr(prove, "LANES", 1)
    proofs, kept = [Proof("a", "A", 60, 10, nothing)], tmp_path / "kept.json"
    first = prove.Proving(proofs, minutes=1, kept=kept)
    first.run()
    assert asked == [1, 11, 21]

    second = prove.Proving(proofs, minutes=1, kept=kept)
    second.run()

    assert asked == [1, 11, 21, 31, 41, 51]
    assert "| A | 60 of 60 | 1 | 12 steps |" in prove.table(second.series)


def test_no_part_begins_after_the_last_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prove, "try_part", lambda *_: pytest.fail("too late"))
    proving = prove.Proving([Proof("a", "A", 900, 10, nothing)], minutes=-1)
    proving.run()

    assert proving.series[0].found.tried == 0


def test_a_part_that_crashes_is_a_failure() -> None:
    found = prove.try_part("no such proof", 1, 1)

    assert found.tried == 0
    assert "ended with 1" in found.failures[0]


def test_a_part_that_does_not_answer_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prove, "LONGEST_PART", 0.01)

    found = prove.try_part("schemas", 1, 1)

    assert found.tried == 0
    assert "no answer" in found.failures[0]


def test_all_that_was_promised_is_tried() -> None:
    counts = {name: proof.times for name, proof in PROOFS.items()}

    assert counts["kills"] >= 300
    assert counts["windows"] >= 30
    assert counts["cuts"] >= 4000
    assert counts["files"] >= 100_000
    assert counts["shown"] >= 3000
    assert counts["limits"] == 2 * len(LARGE), "each by decoding, and in the window"
    assert counts["soak"] >= 200
    assert counts["soak-parsec"] >= 200


def test_every_fault_of_the_review_is_held_by_tests_that_exist() -> None:
    assert [name.split()[0] for name in FAULTS] == [f"P{number}" for number in range(1, 17)]
    for name in (one for tests in (*FAULTS.values(), SCHEMAS) for one in tests):
        assert is_there(name), name
    assert not is_there("core/test_bounds.py::test_no_such_thing")


def test_a_test_that_did_not_run_did_not_pass() -> None:
    passed = {"tests.core.test_x::test_a[1]": True, "tests.core.test_x::test_b": False}

    assert failures_among(("core/test_x.py::test_a",), passed) == []
    assert failures_among(("core/test_x.py",), passed) == ["tests.core.test_x::test_b"]
    assert failures_among(("core/test_y.py",), passed) == ["no core/test_y.py"]
