"""The verb `rules`: a rule by its id, a chapter, a search, in three languages."""

import json

from bp_desktop.cli.verb_context import ANSWER_IS_NO, BAD_USAGE, DONE
from tests.cli.run import BURNING_PLANETS, run
from tests.cli.tally_verbs import TALLY_VERBS


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
    assert json.loads(run("rules", "xyzzy", "--json").out) == {"asked": "xyzzy", "rules": []}


def test_a_game_without_a_rulebook_says_so() -> None:
    answer = run("rules", "BP-RES-1", "--game", "tally", games=(*BURNING_PLANETS, TALLY_VERBS))

    assert (answer.code, answer.out) == (BAD_USAGE, "")
    assert "cli.no_rulebook" in answer.err
