"""The faults that a review of safety found, P1 to P16, and the tests that hold each of them."""

import ast
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree as ET

from tests.durability.kill import ROOT

FAULTS: dict[str, tuple[str, ...]] = {
    "P1 a number ends the program": (
        "durability/test_hostile.py::test_the_number_that_ended_the_program_is_refused_in_one_sentence",
        "core/test_bounds.py::test_a_cell_lies_within_a_million_steps_of_the_first",
        "ui/look/test_guarded.py::test_what_cannot_be_painted_says_so_and_all_goes_on",
        "ui/home/test_library.py::test_home_and_every_start_survive_a_document_that_cannot_be_pictured",
    ),
    "P2 damage is not told": (
        "durability/test_fuzz_boxes.py::test_no_byte_of_the_first_page_is_a_fault_of_the_program",
        "cli/test_for_real.py::test_doctor_tells_damage_in_the_schema_without_a_traceback_and_salvage_saves_the_rest",
        "ui/home/test_box_trouble.py::test_a_box_with_a_damaged_schema_is_told_as_damaged_and_what_can_be_read_is_saved",
        "ui/home/test_box_trouble.py::test_a_fault_of_the_program_while_opening_leaves_nobody_waiting",
        "ui/widgets/test_overlay.py::test_it_goes_where_that_is_gone_too",
    ),
    "P3 an edit is not told": (
        "cli/test_for_real.py::test_doctor_tells_of_a_step_that_was_edited",
        "ui/home/test_box_trouble.py::test_an_edited_document_is_told_when_it_is_opened_and_when_it_is_imported",
    ),
    "P4 a rewritten journal": (
        "cli/test_matches.py::test_a_rewritten_journal_has_another_fingerprint",
        "storage/test_journal.py::test_an_edited_step_is_noticed",
    ),
    "P5 memory of small files": (
        "ui/home/test_pictures.py::test_a_picture_that_is_a_bomb_is_not_unpacked",
        "core/test_bounds.py::test_tiles_lie_near_each_other",
        "core/test_bounds.py::test_the_forests_of_a_board_are_counted_together",
        "core/test_bounds.py::test_the_notes_of_a_map_are_counted_together",
        "storage/test_bad_boxes.py::test_a_title_longer_than_all_files_is_damage",
        "storage/test_bad_boxes.py::test_a_journal_larger_than_all_files_is_damage",
        "ui/table/test_photos.py::test_a_small_file_that_unpacks_to_hundreds_of_megabytes_is_refused",
        "durability/test_limits.py",
    ),
    "P6 backups unchecked": (
        "durability/test_fuzz_boxes.py::test_a_bit_of_a_backup_is_refused_or_did_no_harm",
        "storage/test_backups.py::test_a_backup_that_was_changed_since_it_was_made_is_not_called_good",
    ),
    "P7 files by double click": (
        "app/test_second_start.py::test_a_second_start_hands_its_file_over",
        "app/test_second_start.py::test_a_message_is_a_path_and_nothing_else",
        "ui/shell/test_opening.py",
    ),
    "P8 changed while open": (
        "durability/test_fuzz_boxes.py::test_no_step_counts_after_a_box_was_changed_under_our_feet",
        "storage/test_under_our_feet.py::test_no_step_counts_in_a_file_that_was_changed_under_our_feet",
        "storage/test_under_our_feet.py::test_one_letter_of_a_line_is_noticed_where_sqlite_has_forgotten_its_page",
    ),
    "P9 files not synced": (
        "app/test_written_whole.py",
        "test_files.py::test_the_bytes_are_on_the_disk_before_the_name_and_the_name_before_the_end",
    ),
    "P10 macOS": (
        "storage/test_under_our_feet.py::test_the_open_box_is_synced_to_the_platter_and_forgets_what_is_deleted",
    ),
    "P11 full disk": (
        "storage/test_full_disk.py::test_a_box_on_a_full_disk_can_be_looked_at",
        "storage/test_full_disk.py::test_a_match_on_a_full_disk_can_be_opened_and_exported",
    ),
    "P12 formulas": (
        "ui/words/test_sheets.py::test_words_cannot_become_formulas_and_whole_numbers_stay_whole",
    ),
    "P13 no permission": (
        "storage/test_under_our_feet.py::test_a_folder_that_may_not_be_searched_is_told",
    ),
    "P14 clocks": (
        "storage/test_backups.py::test_an_evening_with_the_clock_in_2035_costs_no_later_backup",
        "storage/test_backups.py::test_a_month_of_wrong_clocks_does_not_remove_what_is_being_made",
        "storage/test_backups.py::test_a_match_not_played_for_long_keeps_its_own_last_ones",
    ),
    "P15 passphrases, characters, rights": (
        "ui/widgets/test_fields.py::test_a_weak_passphrase_is_told_to_be_weak_and_taken_when_sent_again",
        "core/test_sealing.py::test_a_file_cannot_ask_for_a_passphrase_check_of_any_cost",
        "core/test_visible_text.py::test_a_terminal_gets_none",
        "core/test_visible_text.py::test_titles_and_sentences_show_them_too",
        "storage/test_under_our_feet.py::test_a_new_box_is_for_its_owner_alone_and_an_old_one_keeps_what_was_set",
        "storage/test_under_our_feet.py::test_what_is_removed_for_good_is_not_in_the_file_any_more",
        "storage/test_backups.py::test_backups_follow_a_box_that_was_renamed_or_copied_and_removed",
        "storage/test_backups.py::test_thinning_out_sweeps_what_a_crash_left_half_made",
    ),
    "P16 the suite itself": (
        "app/test_backups.py::test_leaving_makes_one_if_something_was_done_and_none_if_not",
        "durability/test_match_kill.py",
    ),
}
"""Below tests/."""
SCHEMAS = ("storage/test_migrations.py",)


def run_tests(names: tuple[str, ...], **environment: str) -> dict[str, bool]:
    """Whether each test passed, by module and name. What was passed over did not pass."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        paths = [f"tests/{name}" for name in names if is_there(name)]
        subprocess.run(
            [sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", *paths],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            env=os.environ | environment,
            check=False,
        )
        cases = list(ET.parse(report).iter("testcase")) if report.exists() else []
    return {f"{case.get('classname')}::{case.get('name')}": not len(case) for case in cases}


def is_there(name: str) -> bool:
    """Whether there is such a test: asked for one that is not, pytest would run none at all."""
    path, _, test = name.partition("::")
    file = ROOT / "tests" / path
    if not file.exists():
        return False
    functions = ast.parse(file.read_text("utf-8")).body
    named = {node.name for node in functions if isinstance(node, ast.FunctionDef)}
    return test in named or not test


def failures_among(names: tuple[str, ...], passed: dict[str, bool]) -> list[str]:
    bad = []
    for name in names:
        path, _, test = name.partition("::")
        wanted = f"tests.{path.removesuffix('.py').replace('/', '.')}::{test}"
        own = {one: good for one, good in passed.items() if one.startswith(wanted)}
        bad += [one for one, good in own.items() if not good] or ([] if own else [f"no {name}"])
    return bad


def check_faults() -> tuple[int, list[str]]:
    """How many of the faults are held, and what is wrong with the others; the suite's own with the
    plainest of locales."""
    last = list(FAULTS)[-1]
    others = {name: tests for name, tests in FAULTS.items() if name != last}
    passed = run_tests(tuple(dict.fromkeys(one for tests in others.values() for one in tests)))
    passed |= run_tests(FAULTS[last], LC_ALL="C")
    bad = {name: failures_among(tests, passed) for name, tests in FAULTS.items()}
    held = sum(not found for found in bad.values())
    return held, [f"{name}: {one}" for name, found in bad.items() for one in found]


def check_schemas() -> tuple[int, list[str]]:
    passed = run_tests(SCHEMAS)
    return sum(passed.values()), failures_among(SCHEMAS, passed)
