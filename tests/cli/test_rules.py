"""The verb `rules`: a rule by its id, a chapter, a search, in three languages."""

import json
from pathlib import Path

import pytest

from bp_desktop.cli.verb_context import ANSWER_IS_NO, BAD_USAGE, DONE
from bp_desktop.resources import resource
from tests.cli.run import BURNING_PLANETS, run
from tests.cli.tally_verbs import TALLY_VERBS
from tests.ui.export.pdf_reading import copyable_characters, page_sizes


def test_a_rule_is_told_by_its_id() -> None:
    answer = run("rules", "bp-combat-8")

    assert answer.code == DONE
    assert answer.out == (
        "BP-COMBAT-8  Equal is not enough, neither against the defence roll nor against the "
        "shield.\n"
    )


def test_a_chapter_is_told_whole_under_its_heading() -> None:
    lines = run("rules", "BP-ALLY").out.splitlines()

    assert lines[0] == "Alliances"
    assert [line.split()[0] for line in lines[1:]] == [f"BP-ALLY-{n}" for n in range(1, 6)]


def test_without_a_question_the_whole_book_is_told() -> None:
    lines = run("rules", "--language", "it").out.splitlines()

    assert lines[:2] == [
        "Risorse",
        "  BP-RES-1  Le risorse sono quattro: biomassa (B), cemento (C), cibo (F) e metallo (M).",
    ]
    assert sum(line.startswith("  BP-") for line in lines) == 321


def test_a_search_tells_the_best_first_and_no_more_than_can_be_read() -> None:
    answer = json.loads(run("rules", "cargo", "ship", "attacks", "--json").out)

    ids = [one["id"] for one in answer["rules"]]
    assert "BP-COMBAT-15" in ids[:3]
    assert len(ids) <= 10


def test_what_no_rule_speaks_of_is_a_no() -> None:
    answer = run("rules", "xyzzy")

    assert (answer.code, answer.out) == (ANSWER_IS_NO, "<cli.no_rule_found asked=xyzzy>\n")
    nothing = {"asked": "xyzzy", "rules": [], "notes": [], "lines": []}
    assert json.loads(run("rules", "xyzzy", "--json").out) == nothing


def test_a_game_without_a_rulebook_says_so() -> None:
    answer = run("rules", "BP-RES-1", "--game", "tally", games=(*BURNING_PLANETS, TALLY_VERBS))

    assert (answer.code, answer.out) == (BAD_USAGE, "")
    assert "cli.no_rulebook" in answer.err


@pytest.mark.parametrize("id_", ["EX-33", "AMB-45", "DIFF-07"])
def test_examples_open_questions_and_editions_are_told_by_their_ids(id_: str) -> None:
    answer = run("rules", id_.lower(), "--language", "ru")

    assert answer.code == DONE
    assert answer.out.startswith(f"{id_}  ")
    assert answer.out.count("\n") == 1


def test_a_cheat_sheet_is_a_file_of_two_pages(tmp_path: Path) -> None:
    out = tmp_path / "sheet.pdf"

    answer = run("rules", "--cheat-sheet", str(out), "--language", "it", "--json")

    assert json.loads(answer.out) == {"ok": True, "file": str(out)}
    assert len(page_sizes(out)) == 2
    again = run("rules", "--cheat-sheet", str(out))
    assert (again.code, "cli.file_exists" in again.err) == (BAD_USAGE, True)
    assert run("rules", "--cheat-sheet", str(out), "--force").code == DONE


def test_a_cheat_sheet_of_a_match_has_its_house_rules(tmp_path: Path) -> None:
    match, own, book = (tmp_path / name for name in ("m.bpmatch", "own.pdf", "book.pdf"))
    made = ("--map", str(resource("maps", "duel.bpmap")), "--out", str(match))
    assert run("match", "new", *made, "--option", "asteroid_attack=false").code == DONE

    assert run("rules", "--cheat-sheet", str(own), "--match", str(match)).code == DONE
    assert run("rules", "--cheat-sheet", str(book)).code == DONE

    assert "★" in copyable_characters(own)
    assert "★" not in copyable_characters(book)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("--cheat-sheet", "sheet.png"), "cli.cheat_sheet_is_pdf"),
        (("BP-RES-1", "--match", "m.bpmatch"), "cli.match_without_sheet"),
    ],
)
def test_a_wrong_wish_for_a_cheat_sheet_is_said(asked: tuple[str, ...], said: str) -> None:
    answer = run("rules", *asked)

    assert answer.code == BAD_USAGE
    assert said in answer.err
