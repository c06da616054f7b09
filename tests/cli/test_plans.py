"""`bp-desktop odds plan` answers whole fights exactly, or says what is wrong with the file."""

import json
from fractions import Fraction
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


def test_a_siege_says_the_order_and_what_would_help(tmp_path: Path) -> None:
    siege = {
        "invaders": [{"id": "e1", "actions": 2, "die": 8}, {"id": "e2", "actions": 2, "die": 8}],
        "defences": [{"id": "cannon", "die": 8, "shield": 4}],
        "structures": 1,
    }

    answer = json.loads(run("odds", "plan", write(tmp_path, {"siege": siege}), "--json").out)

    assert [(one["deed"], one["ship"]) for one in answer["steps"]] == [
        ("attack", "e1"),
        ("attack", "e2"),
        ("destroy", "e2"),
        ("conquer", "e2"),
    ]
    assert answer["helps"][0] == {"change": "defence_gone", "what": "cannon", "chance": "1/1"}


FIGHT = {
    "attackers": [
        {"id": "hammer", "die": 6, "attacks": 2},
        {"id": "eagle", "die": 8, "attacks": 2, "reaches": ["cannon"]},
    ],
    "targets": [
        {"id": "cargo", "die": 6, "shield": 2, "loot": {"amounts": {"metal": 30}}},
        {"id": "cannon", "die": 8, "shield": 4, "attacks": 2},
    ],
}


def test_a_goal_gives_its_best_value_and_the_distribution_that_leads_to_it(tmp_path: Path) -> None:
    plan = {**FIGHT, "goal": {"kind": "loot"}}

    best = json.loads(run("odds", "plan", write(tmp_path, plan), "--json").out)["best"]

    assert best["goal"] == "loot"
    assert Fraction(best["value"]) == 30 * (1 - Fraction(11, 18) ** 2)
    loot = {one["amounts"].get("metal", 0): Fraction(one["chance"]) for one in best["loot"]}
    assert sum(amount * chance for amount, chance in loot.items()) == Fraction(best["value"])
    assert sum(map(Fraction, best["number"])) == 1


def test_the_cheapest_fleets_are_found_for_each_faction(tmp_path: Path) -> None:
    plan = {"targets": [{"id": "t", "die": 6, "shield": 1}], "needs": {"wanted": "4/5"}}

    ran = run("odds", "plan", write(tmp_path, plan), "--json")

    fleets = json.loads(ran.out)["fleets"]
    assert ran.code == 0
    assert set(fleets) == {"humans", "digitals", "xenos"}
    assert all(Fraction(one["chance"]) >= Fraction(4, 5) for one in fleets.values())
    assert fleets["digitals"]["price"] == {"metal": fleets["digitals"]["total"]}


def test_the_cheapest_fleets_for_a_conquest_are_found_too(tmp_path: Path) -> None:
    """BP-CONQ-6, BP-CONQ-10: one structure, and the conquest."""
    plan = {"siege": {"structures": 1}, "needs": {"wanted": "1/1", "most_ships": 2}}

    ran = run("odds", "plan", write(tmp_path, plan), "--json")

    fleets = json.loads(ran.out)["fleets"]
    assert ran.code == 0
    assert {tuple(one["ships"].items()) for one in fleets.values()} == {(("small", 1),)}
    assert {one["chance"] for one in fleets.values()} == {"1/1"}


@pytest.mark.parametrize("more", [{"targets": [{"id": "t", "die": 6, "shield": 1}]}, {"siege": {}}])
def test_a_sample_of_what_is_needed_is_refused_and_not_passed_over(
    tmp_path: Path, more: dict[str, object]
) -> None:
    plan = {**more, "needs": {"wanted": "4/5"}}

    ran = run("odds", "plan", write(tmp_path, plan), "--sample", "100", "--json")

    assert (ran.code, json.loads(ran.out)["ok"], ran.out.count("\n")) == (2, False, 1)
    assert "bp.cli.needs_are_exact" in ran.err


@pytest.mark.parametrize(
    "arguments",
    [("table",), ("events", "3"), ("--attack", "8", "--defend", "6", "--shield", "1")],
)
def test_a_sample_of_what_is_always_exact_is_refused(arguments: tuple[str, ...]) -> None:
    ran = run("odds", *arguments, "--sample", "100")

    assert (ran.code, ran.out) == (2, "")
    assert "bp.cli.sample_a_plan" in ran.err


def test_no_fleet_at_all_is_the_answer_no(tmp_path: Path) -> None:
    plan = {"targets": [{"id": "rock", "die": 0, "shield": 20}], "needs": {"wanted": "1/2"}}

    ran = run("odds", "plan", write(tmp_path, plan), "--json")

    assert ran.code == 1
    assert set(json.loads(ran.out)["fleets"].values()) == {None}


@pytest.mark.parametrize(
    "plan",
    [
        FIGHT,
        {
            "siege": {
                "invaders": [{"id": "e", "actions": 2, "die": 8}],
                "defences": [{"id": "cannon", "die": 8, "shield": 4}],
            }
        },
    ],
)
def test_a_sample_is_repeatable_and_says_its_error(tmp_path: Path, plan: object) -> None:
    path = write(tmp_path, plan)
    exact = json.loads(run("odds", "plan", path, "--json").out)
    asked = ("odds", "plan", path, "--sample", "500", "--json", "--seed")

    first, again, other = (json.loads(run(*asked, seed).out)["sampled"] for seed in "778")

    assert first == again != other
    assert (first["runs"], first["seed"], first["confidence"]) == (500, 7, 0.95)
    value = exact["chance"] if "chance" in exact else exact["best"]["value"]
    assert first["low"] <= Fraction(value) <= first["high"]


def test_what_would_take_too_long_points_to_the_sample(tmp_path: Path) -> None:
    plan = {
        "attackers": [{"id": f"a{n}", "die": 4 + n, "attacks": 4} for n in range(20)],
        "targets": [{"id": f"t{n}", "die": 4 + n, "shield": n} for n in range(12)],
    }
    path = write(tmp_path, plan)

    ran = run("odds", "plan", path, "--json")

    assert (ran.code, json.loads(ran.out)["ok"], ran.out.count("\n")) == (2, False, 1)
    assert "bp.cli.too_long" in ran.err
    assert run("odds", "plan", path, "--sample", "20", "--json").code == 0


def test_the_schema_of_a_plan_is_published() -> None:
    schema = json.loads(run("schema", "plan").out)

    assert schema["title"] == "plan"
    plan = schema["$defs"]["PlanFile"]["properties"]
    assert set(plan) == {"attackers", "targets", "goal", "needs", "siege"}
    assert "loot" in schema["$defs"]["Goal"]["properties"]["kind"]["enum"]


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
        {**FIGHT, "goal": {"kind": "these", "targets": ["moon"]}},
        {**FIGHT, "goal": {"kind": "glory"}},
        {"targets": FIGHT["targets"], "needs": {"wanted": "most"}},
        {"targets": FIGHT["targets"], "needs": {"wanted": "4/5"}, "goal": {"kind": "loot"}},
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

    assert (ran.code, json.loads(ran.out)["ok"], ran.out.count("\n")) == (2, False, 1)
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
