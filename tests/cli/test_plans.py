"""`bp-desktop odds plan` answers whole fights exactly, or says what is wrong with the file."""

import json
from pathlib import Path

import pytest

from tests.cli.run import run


def write(folder: Path, content: object) -> str:
    path = folder / "plan.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    return str(path)


def test_a_fight_is_answered_with_fractions(tmp_path: Path) -> None:
    """EX-34: an enormous ship attacks a tower four times."""
    plan = {
        "attackers": [{"id": "tera", "die": 20, "attacks": 4}],
        "targets": [{"id": "tower", "die": 12, "shield": 6, "worth": {"amounts": {"metal": 50}}}],
    }

    ran = run("odds", "plan", write(tmp_path, plan), "--json")

    answer = json.loads(ran.out)
    assert ran.code == 0
    assert answer["as_listed"]["all"] == answer["best"]["value"] == "40036479/40960000"
    assert answer["as_listed"]["number"] == ["923521/40960000", "40036479/40960000"]
    assert answer["best"]["first"] == {"attacker": "tera", "target": "tower"}
    assert answer["as_listed"]["expected_losses"] == {"metal": "40036479/819200"}


def test_a_target_without_a_chance_is_named(tmp_path: Path) -> None:
    """EX-37."""
    plan = {
        "attackers": [{"id": "spear", "die": 4, "attacks": 2}],
        "targets": [{"id": "tower", "die": 12, "shield": 6}],
    }

    ran = run("odds", "plan", write(tmp_path, plan), "--json")

    answer = json.loads(ran.out)
    assert answer["hopeless"] == ["tower"]
    assert answer["best"]["value"] == "0/1"


def test_a_siege_is_answered_with_the_chance_to_finish_this_turn(tmp_path: Path) -> None:
    siege = {
        "invaders": [{"id": "e1", "actions": 2, "die": 8}, {"id": "e2", "actions": 2, "die": 8}],
        "defences": [{"id": "cannon", "die": 8, "shield": 4}],
        "structures": 1,
    }

    ran = run("odds", "plan", write(tmp_path, {"siege": siege}), "--json")

    answer = json.loads(ran.out)
    assert (answer["chance"], answer["actions_needed"]) == ("583/1024", 2)


def test_without_json_the_answer_is_still_complete(tmp_path: Path) -> None:
    plan = {
        "attackers": [{"id": "a", "die": 8, "attacks": 1}],
        "targets": [{"id": "t", "die": 8, "shield": 4}],
    }

    ran = run("odds", "plan", write(tmp_path, plan))

    assert ran.code == 0
    assert "11/32" in ran.out


@pytest.mark.parametrize(
    "content",
    [
        {},
        [],
        {"attackers": [], "targets": []},
        {"attackers": [{"id": "a", "die": 0, "attacks": 1}], "targets": []},
        {"attackers": "many"},
        {"siege": {"invaders": [{"id": "a", "actions": 99}]}},
        {"unheard": 1},
        {
            "attackers": [{"id": "a", "die": 8, "attacks": 1, "reaches": ["nowhere"]}],
            "targets": [{"id": "t", "die": 8, "shield": 4}],
        },
        {
            "attackers": [{"id": str(n), "die": 8, "attacks": 1} for n in range(99)],
            "targets": [{"id": "t", "die": 8, "shield": 4}],
        },
    ],
)
def test_a_file_that_is_no_plan_is_one_sentence_and_code_2(tmp_path: Path, content: object) -> None:
    ran = run("odds", "plan", write(tmp_path, content), "--json")

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("arguments", [("plan",), ("plan", "a", "b"), ("plot", "x.json")])
def test_a_wrong_way_to_ask_is_one_sentence_and_code_2(arguments: tuple[str, ...]) -> None:
    ran = run("odds", *arguments)

    assert ran.code == 2
    assert ran.err.count("\n") == 1


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    ran = run("odds", "plan", str(tmp_path / "gone.json"))

    assert ran.code == 2
    assert "gone.json" in ran.err
