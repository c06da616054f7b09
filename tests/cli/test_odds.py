"""`bp-desktop odds` gives exact fractions, or one clear sentence."""

import json

import pytest

from tests.cli.run import run


def test_the_example_of_the_design_gives_its_fractions() -> None:
    ran = run("odds", "--attack", "8", "--defend", "12", "--shield", "6", "--times", "4", "--json")

    answer = json.loads(ran.out)
    assert ran.code == 0
    assert list(answer) == ["attack", "defend", "shield", "times", "destroy", "within"]
    assert answer["destroy"] == answer["within"][0] == "13/96"
    assert answer["within"][3] == "37476335/84934656"


def test_an_enormous_ship_blows_an_asteroid_up_within_four_attacks_as_in_ex_38() -> None:
    ran = run("odds", "--attack", "20", "--defend", "0", "--shield", "18", "--times", "4", "--json")

    assert json.loads(ran.out)["within"][-1] == "3439/10000"


def test_bonuses_are_added_to_the_dice_and_equal_totals_go_to_the_defender() -> None:
    """PA-EX-32: a fighter and a cruiser (+3) against a transport (+1), 43/64."""
    asked = ("odds", "--attack", "8", "--defend", "8", "--attack-bonus", "3", "--json")

    answer = json.loads(run(*asked, "--defend-bonus", "1").out)

    assert answer["destroy"] == "43/64"
    assert (answer["attack_bonus"], answer["defend_bonus"], answer["tie"]) == (3, 1, "defender")
    assert json.loads(run(*asked, "--tie", "defender").out)["destroy"] == "49/64"
    assert json.loads(run(*asked, "--tie", "attacker").out)["destroy"] == "27/32"
    assert run(*asked, "--defend-bonus", "1001").code == 2
    assert run(*asked, "--tie", "nobody").code == 2


@pytest.mark.parametrize("given", ["--attack-bonus", "--defend-bonus", "--attack", "--shield"])
@pytest.mark.parametrize("ask", [("table",), ("events", "3")])
def test_what_only_one_attack_is_told_by_is_not_ignored(ask: tuple[str, ...], given: str) -> None:
    ran = run("odds", *ask, given, "2")

    assert ran.code == 2
    assert "bp.cli.one_attack_only" in ran.err
    assert given in ran.err


def test_a_hopeless_attack_is_a_fraction_too_and_people_are_warned() -> None:
    """EX-37: a d4 never beats a shield of 6."""
    asked = ("odds", "--attack", "4", "--defend", "12", "--shield", "6")

    assert json.loads(run(*asked, "--json").out)["destroy"] == "0/1"
    assert "cli.odds_hopeless" in run(*asked).out


def test_the_whole_table_holds_section_6_of_the_rules() -> None:
    answer = json.loads(run("odds", "table", "--json").out)

    rows = {tuple(one["targets"]): one["destroy"] for one in answer["table"]}
    assert rows["tower",] == {
        "d4": "0/1",
        "d6": "0/1",
        "d8": "13/96",
        "d12": "17/48",
        "d20": "49/80",
    }
    assert rows["asteroid",]["d20"] == "1/10"
    assert len(rows) == 9
    four = json.loads(run("odds", "table", "--times", "4", "--json").out)
    assert four["table"][-1]["destroy"]["d20"] == "3439/10000"
    assert "13/96" in run("odds", "table").out


def test_no_event_in_ten_turns_is_ex_56() -> None:
    answer = json.loads(run("odds", "events", "10", "--json").out)

    assert answer["any"]["never"] == "3486784401/10000000000"
    assert answer["stellar_wind"]["in_one_turn"] == "1/20"
    assert "3486784401/10000000000" in run("odds", "events", "10").out


@pytest.mark.parametrize(
    "arguments",
    [
        ("events", "many"),
        ("events", "0"),
        ("events",),
        ("table", "x"),
        ("plan", "x.json", "--sample", "0"),
    ],
)
def test_a_wrong_question_about_odds_is_one_sentence_and_code_2(arguments: tuple[str, ...]) -> None:
    ran = run("odds", *arguments)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--attack", "0"),
        ("--attack", "1001"),
        ("--attack", "x"),
        ("--defend", "-1"),
        ("--shield", "-1"),
        ("--times", "0"),
        ("--times", "1.5"),
    ],
)
def test_a_number_that_makes_no_sense_is_one_sentence_and_code_2(option: str, value: str) -> None:
    asked = {"--attack": "8", "--defend": "12", "--shield": "6", "--times": "1", option: value}

    ran = run("odds", *(f"{name}={given}" for name, given in asked.items()))

    assert ran.code == 2
    assert ran.out == ""


@pytest.mark.parametrize("arguments", [(), ("fly",), ("odds",), ("odds", "--attack", "8", "--x")])
def test_an_impossible_command_line_is_one_sentence_and_code_2(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run(*arguments)

    said = capsys.readouterr().err + ran.err
    assert ran.code == 2
    assert said.count("\n") == 1
    assert "Traceback" not in said


def test_doctor_prints_its_facts_and_says_no_when_something_is_wrong() -> None:
    facts = (("Python", "3.11"), ("Box", "damaged"))

    ill = run("doctor", facts=facts, healthy=False)
    well = run("doctor", "--json", facts=facts)

    assert (ill.code, well.code) == (1, 0)
    assert ill.out.splitlines() == ["Python  3.11", "Box     damaged"]
    assert json.loads(well.out) == {"Python": "3.11", "Box": "damaged"}
