"""Backups: checked before they count, thinned out with care, restored beside and never over."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path

import pytest

from bp_desktop.core.messages import Message, say
from bp_desktop.games.system import GameSystem, Judgement
from bp_desktop.session.library import DocumentInfo
from bp_desktop.storage.backup_folder import claim_folder, find_folder
from bp_desktop.storage.backups import (
    begin_backup,
    finish_backup,
    finished,
    list_backups,
    looked_into,
    restore_backup,
    thin_out,
)
from bp_desktop.storage.box import open_box
from bp_desktop.storage.checks import check_box
from bp_desktop.storage.copies import copy_verified
from bp_desktop.storage.places import user_places
from bp_desktop.storage.problems import (
    BackupDamagedError,
    BackupFailedError,
    BoxExistsError,
    BoxForeignError,
    BoxOlderError,
    FolderMissingError,
    NotADatabaseError,
)
from tests.storage import next_version
from tests.storage.build import (
    FIXTURES,
    ask,
    filled_box,
    find_tally,
    make_backup,
    new_box,
    played,
    snapshot,
)
from tests.tally import TALLY, Add, open_tally

START = datetime(2026, 3, 1, 9, 30, tzinfo=UTC)


def touch_backup(folder: Path, taken_at: datetime, title: str = "Tuesday") -> Path:
    path = folder / f"{title} -- round 1 -- {taken_at:%Y%m%dT%H%M%SZ}.bpbox"
    path.touch()
    return path


def test_a_backup_is_named_by_document_progress_and_time(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box, "Red / Blue: the *war* -- 2")

        by_steps = make_backup(box, tmp_path / "backups", document, clock=lambda: START)
        by_round = make_backup(
            box, tmp_path / "backups", document, mark="round 5", clock=lambda: START
        )
        whole = make_backup(box, tmp_path / "backups", clock=lambda: START)

    assert by_steps.path.name == (
        f"Red Blue the war 2 -- step 5 -- 20260301T093000Z -- 00001 {by_steps.document}.bpbox"
    )
    assert [one.order for one in (by_steps, by_round, whole)] == [1, 2, 3]
    assert by_steps.document == by_round.document != whole.document == ""
    assert (by_round.title, by_round.mark, by_round.taken) == (
        "Red Blue the war 2",
        "round 5",
        START,
    )
    assert whole.path.name == "box -- all -- 20260301T093000Z -- 00003.bpbox"
    assert whole.size == whole.path.stat().st_size


@pytest.mark.parametrize("title", ["", "...", "CON", "🚀" * 300, "ж" * 300, "a\0b", "../../etc/x"])
def test_any_title_makes_a_name_that_every_system_takes(tmp_path: Path, title: str) -> None:
    with new_box(tmp_path) as box:
        document = played(box, title)

        backup = make_backup(box, tmp_path / "backups", document)

    assert backup.path.parent == tmp_path / "backups"
    assert len(backup.path.name.encode()) < 255
    assert list_backups(tmp_path / "backups") == (backup,)


def test_two_backups_in_one_second_are_two_files(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)

        made = [
            make_backup(box, tmp_path / "backups", document, clock=lambda: START) for _ in range(3)
        ]

    assert len({backup.path for backup in made}) == 3
    assert len(list_backups(tmp_path / "backups")) == 3


def test_a_backup_holds_every_document_while_the_box_is_open_and_stays_locked(
    tmp_path: Path,
) -> None:
    with new_box(tmp_path) as box:
        first, second = played(box, "first"), played(box, "second")
        lines = {document: list(box.journal(document).lines()) for document in (first, second)}

        backup = make_backup(box, tmp_path / "backups", first)
        open_tally(box.journal(first)).submit(Add("Ада", 1))
        still_locked = ask("open", box.path)["fault"]

    with open_box(backup.path) as copy:
        assert {id_: list(copy.journal(id_).lines()) for id_ in lines} == lines
    assert still_locked == "BoxLockedError"
    assert [path.name for path in (tmp_path / "backups").iterdir()] == [backup.path.name]


def test_a_backup_with_a_document_that_does_not_replay_is_made_and_called_flawed(
    tmp_path: Path,
) -> None:
    def cannot(_state: object, _event: object) -> None:
        raise ValueError("a bug")

    broken: GameSystem[None, object, object] = GameSystem(
        id=TALLY.id,
        commands=TALLY.commands,
        events=TALLY.events,
        start=None,
        judge=lambda _state, _command: Judgement(lambda _dice, _names: ()),
        evolve=cannot,
    )
    with new_box(tmp_path) as box:
        document = played(box)

        backup = make_backup(
            box, tmp_path / "backups", document, find_system={TALLY.id: broken}.get
        )

    assert backup.flawed


def test_a_document_with_a_missing_step_does_not_stop_the_backup_of_the_others(
    tmp_path: Path,
) -> None:
    with new_box(tmp_path) as box:
        played(box, "Good")
        document = played(box)
        box.store.raw.execute(
            "DELETE FROM entry WHERE seq = 2 AND document_id = :id", {"id": document}
        )

        begun = begin_backup(box, tmp_path / "backups", document)
        note = finish_backup(begun, find_tally)
        backup = finished(begun)

    assert note == say("storage.box.check_damaged", title="Tuesday", step=5, detail="missing")
    assert backup is not None
    assert backup.flawed
    with looked_into(backup.path) as copy:
        good = next(info for info in copy.documents() if info.title == "Good")
        assert len(open_tally(copy.journal(good.id)).entries) == 5


def test_a_backup_of_a_box_with_damaged_pages_has_whatever_can_be_read(tmp_path: Path) -> None:
    """P2 and P6: a copy of damaged pages is no backup, but the other documents need one."""
    with new_box(tmp_path) as box:
        played(box, "Good")
        begun = begin_backup(box, tmp_path / "backups")
        data = bytearray(begun.partial.read_bytes())
        data[:100] = bytes(100)
        begun.partial.write_bytes(data)

        note = finish_backup(begun, find_tally, (TALLY.id,))
        backup = finished(begun)

    assert note is not None
    assert backup is not None
    assert backup.flawed
    assert [info.steps for info in _documents(backup.path)] == [5]
    assert list(begun.partial.parent.iterdir()) == [backup.path]


def test_a_box_of_which_nothing_can_be_read_makes_no_backup(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        played(box)
        begun = begin_backup(box, tmp_path / "backups")
        begun.partial.write_bytes(bytes(20000))

        with pytest.raises(BackupFailedError):
            finish_backup(begun, find_tally, (TALLY.id,))

    assert list((tmp_path / "backups").iterdir()) == []


def _documents(backup: Path) -> tuple[DocumentInfo, ...]:
    with looked_into(backup) as box:
        return box.documents()


def test_a_document_edited_by_hand_does_not_stand_in_the_way_of_backups(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        box.store.raw.execute("UPDATE entry SET hash = 'edited' WHERE seq = 2")

        backup = make_backup(box, tmp_path / "backups", document)

    [told] = check_box(backup.path).messages
    assert told == say("storage.box.check_edited", title="Tuesday", step=2)
    assert backup.flawed, "so that it takes the place of no good one"


def test_a_box_can_be_copied_with_a_damaged_document_in_it(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        played(box, "good")
        played(box, "bad")
        box.store.raw.execute(
            "DELETE FROM entry WHERE seq = 2 AND document_id ="
            " (SELECT id FROM document WHERE title = 'bad')"
        )

        copy_verified(box.store.raw, tmp_path / "copy.bpbox", as_it_is=True)

    with open_box(tmp_path / "copy.bpbox") as copy:
        assert {info.title for info in copy.documents()} == {"good", "bad"}


def test_a_box_whose_file_was_deleted_can_still_be_copied(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        try:
            box.path.unlink()
        except PermissionError:
            pytest.skip("this system does not let anybody delete an open file")

        copy_verified(box.store.raw, tmp_path / "rescued.bpbox")

    with open_box(tmp_path / "rescued.bpbox") as rescued:
        assert len(open_tally(rescued.journal(document)).entries) == 5


# --- listing and thinning out


def test_backups_are_listed_newest_first_and_other_files_are_left_out(tmp_path: Path) -> None:
    old = touch_backup(tmp_path, START)
    new = touch_backup(tmp_path, START + timedelta(days=1), "Another")
    for name in ("notes.txt", "x.bpbox", "a -- b -- 20269999T000000Z.bpbox"):
        (tmp_path / name).touch()

    found = list_backups(tmp_path)

    assert [backup.path for backup in found] == [new, old]
    assert list_backups(tmp_path / "nowhere") == ()


def test_thinning_out_keeps_the_last_twenty_and_one_a_day(tmp_path: Path) -> None:
    today = [touch_backup(tmp_path, START + timedelta(minutes=n)) for n in range(25)]
    earlier = [
        touch_backup(tmp_path, START - timedelta(days=day, minutes=n))
        for day in range(1, 40)
        for n in range(3)
    ]
    (tmp_path / "notes.txt").touch()

    thin_out(tmp_path)

    kept = {backup.path for backup in list_backups(tmp_path)}
    assert kept >= {*today[-20:], *(path for path in earlier[: 29 * 3 : 3])}
    assert len(kept) == 20 + 29 + 1, "and the newest of a week before those days"
    assert not [path for path in (*today, *earlier) if path not in kept and path.exists()]
    assert (tmp_path / "notes.txt").exists()


def _backups(folder: Path, *days: datetime, title: str = "Tuesday", flawed: str = "") -> list[Path]:
    """In the order of making, whatever the clock says."""
    first = 1 + max((one.order for one in list_backups(folder)), default=0)
    own = sha256(title.encode()).hexdigest()[:8]
    made = []
    for order, when in enumerate(days, start=first):
        path = folder / (
            f"{title} -- round 1 -- {when:%Y%m%dT%H%M%SZ} -- {order:05d} {own}{flawed}.bpbox"
        )
        path.touch()
        made.append(path)
    return made


def test_an_evening_with_the_clock_in_2035_costs_no_later_backup(tmp_path: Path) -> None:
    """P14 of the review: of 40 later backups one was kept."""
    later = START.replace(year=2035)
    _backups(tmp_path, *(later + timedelta(minutes=n) for n in range(25)))
    for n in range(40):
        [made] = _backups(tmp_path, START + timedelta(minutes=n))
        thin_out(tmp_path)
        assert made.exists()

    this_year = [one for one in list_backups(tmp_path) if one.taken.year == START.year]
    assert len(this_year) == 20
    assert list_backups(tmp_path)[0].taken == START + timedelta(minutes=39)


def test_a_month_of_wrong_clocks_does_not_remove_what_is_being_made(tmp_path: Path) -> None:
    _backups(tmp_path, *(START.replace(year=2035) + timedelta(days=n) for n in range(31)))
    [made] = _backups(tmp_path, START)

    thin_out(tmp_path)

    assert made.exists()


def test_a_match_not_played_for_long_keeps_its_own_last_ones(tmp_path: Path) -> None:
    own = _backups(tmp_path, *(START + timedelta(minutes=n) for n in range(5)), title="Old one")
    for day in range(200):
        _backups(tmp_path, START + timedelta(days=day + 10))
    thin_out(tmp_path)

    assert [path.exists() for path in own] == [False, False, True, True, True]


def test_weeks_are_kept_when_days_are_gone(tmp_path: Path) -> None:
    _backups(tmp_path, *(START + timedelta(days=day) for day in range(200)))

    thin_out(tmp_path)

    taken = [one.taken for one in list_backups(tmp_path)]
    assert len({one.isocalendar()[:2] for one in taken}) == 26
    assert len(taken) == 30 + 26 - 5, "five of the weeks are among the days"


def test_flawed_backups_push_out_no_good_one(tmp_path: Path) -> None:
    """P3 of the review: after thirty days of play the edited ones were all there were."""
    good = _backups(tmp_path, *(START + timedelta(minutes=n) for n in range(10)))
    for day in range(300):
        _backups(tmp_path, START + timedelta(days=day), flawed=" flawed")
    thin_out(tmp_path)

    assert all(path.exists() for path in good)
    assert sum(one.flawed for one in list_backups(tmp_path)) < 60


def test_thinning_out_sweeps_what_a_crash_left_half_made(tmp_path: Path) -> None:
    import os

    (tmp_path / ".fresh.partial").touch()
    (tmp_path / ".of the future.partial").touch()
    os.utime(tmp_path / ".of the future.partial", (4e9, 4e9))
    for name in (".stale.partial", ".stale.partial-journal"):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (0, 0))

    thin_out(tmp_path)

    assert [path.name for path in tmp_path.iterdir()] == [".fresh.partial"]


# --- a box that was moved


def test_backups_follow_a_box_that_was_renamed_or_copied_and_removed(tmp_path: Path) -> None:
    """P15 of the review."""
    places = user_places(tmp_path / "root")
    with new_box(tmp_path) as box:
        document = played(box)
        folder = claim_folder(places.backups_of(box.path), box.path, [document])
        backup = make_backup(box, folder, document)
    renamed = box.path.rename(tmp_path / "renamed.bpbox")
    found = find_folder(places.backups_of(renamed), renamed)

    claimed = claim_folder(places.backups_of(renamed), renamed, [document])
    (tmp_path / "other disk").mkdir()
    copied = tmp_path / "other disk" / "copied.bpbox"
    copied.write_bytes(renamed.read_bytes())
    before = find_folder(places.backups_of(copied), copied, [document])
    renamed.unlink()
    after = find_folder(places.backups_of(copied), copied, [document])

    assert found == folder
    assert claimed == places.backups_of(renamed)
    assert [one.path.name for one in list_backups(claimed)] == [backup.path.name]
    assert not folder.exists()
    assert before == places.backups_of(copied), "a copy is another box"
    assert after == claimed


def test_a_note_that_makes_no_sense_is_passed_over(tmp_path: Path) -> None:
    path = filled_box(tmp_path)
    wanted = user_places(tmp_path).backups_of(path)
    wanted.parent.mkdir(parents=True)
    for number, text in enumerate(("", "[]", "{", '{"path": 1, "file": [], "documents": 3}')):
        (wanted.parent / str(number)).mkdir()
        (wanted.parent / f"{number}.json").write_text(text)

    assert find_folder(wanted, path, ["a"]) == wanted


# --- restoring


def test_a_backup_is_restored_to_a_new_box(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        backup = make_backup(box, tmp_path / "backups", document)
        open_tally(box.journal(document)).submit(Add("Ада", 1))

    restore_backup(backup.path, tmp_path / "restored.bpbox", find_tally)

    with open_box(tmp_path / "restored.bpbox") as restored:
        assert len(open_tally(restored.journal(document)).entries) == 5
    with open_box(tmp_path / "box.bpbox") as box:
        assert len(open_tally(box.journal(document)).entries) == 6


def test_restoring_never_takes_the_place_of_a_file(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        backup = make_backup(box, tmp_path / "backups", played(box))
    before = snapshot(tmp_path)

    with pytest.raises(BoxExistsError):
        restore_backup(backup.path, tmp_path / "box.bpbox")
    with pytest.raises(FolderMissingError):
        restore_backup(backup.path, tmp_path / "gone" / "box.bpbox")

    assert snapshot(tmp_path) == before


def test_an_old_backup_is_restored_as_it_is_and_upgraded_when_opened(tmp_path: Path) -> None:
    old = filled_box(tmp_path, "old.bpbox")

    with next_version.install():
        restore_backup(old, tmp_path / "box.bpbox")
        version = check_box(tmp_path / "box.bpbox").version
        with open_box(tmp_path / "box.bpbox") as box:
            assert len(box.documents()) == 1
        assert check_box(tmp_path / "box.bpbox").version == next_version.VERSION
    assert version == next_version.VERSION - 1


def test_a_backup_of_an_earlier_test_version_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BoxOlderError):
        restore_backup(FIXTURES / "box_v1.bpbox", tmp_path / "box.bpbox")

    assert list(tmp_path.iterdir()) == []


def test_a_damaged_or_foreign_backup_is_not_restored(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(b"noise" * 1000)
    with closing(sqlite3.connect(tmp_path / "foreign")) as raw:
        raw.execute("CREATE TABLE t (x)")
    before = snapshot(tmp_path)

    with pytest.raises(NotADatabaseError):
        restore_backup(tmp_path / "noise", tmp_path / "box.bpbox")
    with pytest.raises(BoxForeignError):
        restore_backup(tmp_path / "foreign", tmp_path / "box.bpbox")

    assert snapshot(tmp_path) == before


def test_a_backup_with_a_missing_step_is_not_restored(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        backup = make_backup(box, tmp_path / "backups", played(box))
    with closing(sqlite3.connect(backup.path)) as raw:
        raw.execute("DELETE FROM entry WHERE seq = 4")
        raw.commit()

    with pytest.raises(BackupDamagedError):
        restore_backup(backup.path, tmp_path / "restored.bpbox")

    assert not (tmp_path / "restored.bpbox").exists()


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE entry SET body = CAST(replace(body, '99', '98') AS BLOB) WHERE seq = 5",
        "UPDATE entry SET body = CAST(replace(body, 'tally.add', 'tally.bad') AS BLOB)",
    ],
)
def test_a_backup_that_was_changed_since_it_was_made_is_not_called_good(
    tmp_path: Path, sql: str
) -> None:
    """P6 of the review: a box was made whose match could not be opened, or was edited, untold."""
    with new_box(tmp_path) as box:
        backup = make_backup(box, tmp_path / "backups", played(box))
    with closing(sqlite3.connect(backup.path)) as raw:
        raw.execute(sql)
        raw.commit()

    with pytest.raises(BackupDamagedError):
        restore_backup(backup.path, tmp_path / "restored.bpbox", find_tally)

    assert not (tmp_path / "restored.bpbox").exists()


def test_a_flawed_backup_comes_back_as_it_was_and_that_is_told(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        box.store.raw.execute("UPDATE entry SET hash = 'edited' WHERE seq = 2")
        backup = make_backup(box, tmp_path / "backups", document)

    told = restore_backup(backup.path, tmp_path / "restored.bpbox", find_tally)

    assert told == (say("storage.box.check_edited", title="Tuesday", step=2),)


def test_a_report_tells_what_it_found(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        played(box)
        box.store.raw.execute("DELETE FROM entry WHERE seq = 4")

    report = check_box(box.path, find_tally)

    expected: Message = say("storage.box.check_damaged", title="Tuesday", step=4, detail="missing")
    assert not report.sound
    assert report.messages[0].key == expected.key


def test_a_long_title_ends_in_dots(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box, "A map with a name that is much longer than any card")

        made = make_backup(box, tmp_path / "backups", document)

    assert made.title == "A map with a name that is much longer …"
    assert len(made.title) <= 40
