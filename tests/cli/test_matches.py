"""`match new`, `play`, `show` and `verify`: a game from the first roll to the last line."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bp_desktop.games.burning_planets.options import Options
from bp_desktop.session import document_file
from bp_desktop.session.chain import FIRST_HASH, chained_hash
from tests.cli.run import TWO, Ran, play, run

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture
def at_table(tmp_path: Path) -> Path:
    """Beside a real board, ready for the first roll."""
    path = tmp_path / "t.bpmatch"
    secret = ("--option", "treasury_visibility=owner")
    run("match", "new", *TWO, "--positions", "table", *secret, "--out", str(path))
    home = {"type": "add_planet", "size": "small"}
    homes: list[dict[str, Any]] = [
        {**home, "biome": "fair", "forests": 2, "mountains": 3, "starting": "player1"},
        {**home, "biome": "water", "forests": 5, "starting": "player2"},
        {"type": "roll_order", "faces": [20, 1]},
    ]
    assert play(path, *homes).code == 0
    return path


def answers(ran: Ran) -> list[dict[str, Any]]:
    return [json.loads(line) for line in ran.out.splitlines()]


def shown(path: Path, *more: str) -> dict[str, Any]:
    ran = run("match", "show", str(path), "--json", *more)
    assert ran.code == 0
    found: dict[str, Any] = json.loads(ran.out)
    return found


# --- new


def test_a_new_match_has_the_players_of_the_command_line_and_start_grants(a_match: Path) -> None:
    """BP-SETUP-5: ten times what the starting planet yields, 50 in all."""
    found = shown(a_match)

    assert found["stage"] == "setup"
    assert [(one["name"], one["faction"]) for one in found["players"]] == [
        ("Red", "humans"),
        ("Blue", "xenos"),
    ]
    assert sum(found["treasuries"]["player1"].values()) == 50
    assert found["treasuries"]["player2"] == {"biomass": 50, "concrete": 0, "food": 0, "metal": 0}


def test_options_enforcement_and_positions_are_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "o.bpmatch"
    more = ("--option", "direct_transfer=true", "--enforcement", "strict", "--positions", "table")

    ran = run("match", "new", *TWO, *more, "--json", "--out", str(path))

    assert [one["id"] for one in json.loads(ran.out)["players"]] == ["player1", "player2"]
    found = shown(path)
    assert msgspec.convert(found["options"], Options) == Options(direct_transfer=True)
    assert (found["enforcement"], found["positions"]) == ("strict", "table")


def test_a_seed_decides_what_is_drawn_at_the_start(a_map: Path, tmp_path: Path) -> None:
    drawn = ("--option", "first_player=random", "--option", "starting_cannon_cell=random")
    made = []
    for name, seed in (("a", "5"), ("b", "5")):
        path = tmp_path / f"{name}.bpmatch"
        run("match", "new", "--map", str(a_map), *TWO, *drawn, "--seed", seed, "--out", str(path))
        made.append(shown(path))

    assert made[0] == made[1]
    assert made[0]["stage"] == "play"


def test_a_scenario_starts_from_its_position(a_map: Path, tmp_path: Path) -> None:
    """Edited by hand: treasuries, a ship, and whose turn it is."""
    data = json.loads(a_map.read_bytes())
    found = data["content"]
    found["seats"][0]["treasury"] = {"amounts": {"metal": 77}}
    rock = next(iter(found["board"]["asteroids"].values()))["at"]
    ship = {
        "id": "s1",
        "owner": "player1",
        "class": "cargo",
        "number": 4,
        "hold": {"amounts": {"food": 2}},
    }
    found["board"]["ships"] = {"s1": {**ship, "at": [rock[0] + 1, rock[1]]}}
    found["standing"] = {"player": "player2", "phase": "ships", "turn": 8}
    a_map.write_text(json.dumps(data), encoding="utf-8")
    path = tmp_path / "s.bpmatch"

    ran = run("match", "new", "--map", str(a_map), *TWO, "--out", str(path))

    assert ran.code == 0, ran.err
    position = shown(path)
    assert position["turn"]["player"] == "player2"
    assert position["turn"]["phase"] == "ships"
    assert position["treasuries"]["player1"]["metal"] == 77
    [there] = position["ships"]
    assert (there["class"], there["number"], there["hold"]["food"]) == ("cargo", 4, 2)
    assert there["id"] == "s1"
    assert run("match", "verify", str(path)).code == 0


def test_a_slip_of_the_pen_in_a_map_is_said_not_passed_over(a_map: Path) -> None:
    data = json.loads(a_map.read_bytes())
    data["content"]["standings"] = {"player": "player2", "phase": "ships", "turn": 8}
    a_map.write_text(json.dumps(data), encoding="utf-8")

    ran = run("map", "check", str(a_map))

    assert ran.code == 2
    assert "standings" in ran.err


@pytest.mark.parametrize("verb", ["map check", "match new"])
def test_amounts_in_the_wrong_place_of_a_map_are_said_not_lost(
    verb: str, a_map: Path, tmp_path: Path
) -> None:
    data = json.loads(a_map.read_bytes())
    data["content"]["seats"][0]["treasury"] = {"metal": 77}
    a_map.write_text(json.dumps(data), encoding="utf-8")
    path = tmp_path / "s.bpmatch"
    new = ("match", "new", "--map", str(a_map), *TWO, "--out", str(path))

    ran = run("map", "check", str(a_map)) if verb == "map check" else run(*new)

    assert ran.code == 2
    assert "session.file.bad_content" in ran.err
    assert "metal" in ran.err
    assert not path.exists()


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ((*TWO,), "bp.cli.map_needed"),
        (("--positions", "table", "--player", "Red"), "bp.cli.not_a_player"),
        (("--positions", "table", "--player", ":humans"), "bp.cli.not_a_player"),
        (("--positions", "table", "--player", "Red:humans"), "bp.setup.number_of_players"),
        (("--positions", "table", *TWO, "--player", "X:robots"), "bp.setup.unknown_faction"),
        (("--positions", "table", *TWO, "--option", "x=1"), "core.options.unknown"),
        (("--map", "gone.bpmap", *TWO), "shared.file.missing"),
    ],
)
def test_a_match_that_cannot_be_begun_is_one_sentence(
    arguments: tuple[str, ...], key: str, tmp_path: Path
) -> None:
    path = tmp_path / "no.bpmatch"

    ran = run("match", "new", *arguments, "--out", str(path))

    assert ran.code == 2
    assert key in ran.err
    assert ran.err.count("\n") == 1
    assert not path.exists()


def test_what_the_rules_object_to_needs_an_overruling(a_map: Path, tmp_path: Path) -> None:
    """A digital player on a planet of the humans (BP-GEN-11)."""
    path = tmp_path / "m.bpmatch"
    asked = ("match", "new", "--map", str(a_map), "--player", "R:digitals", "--player", "B:xenos")

    no = run(*asked, "--out", str(path))
    yes = run(*asked, "--overrule", "--out", str(path))

    assert (no.code, yes.code) == (1, 0)
    assert "bp.setup.other_faction" in no.err


# --- play


def test_each_command_has_one_answer_and_the_file_keeps_what_was_done(at_table: Path) -> None:
    before = shown(at_table)
    ran = play(
        at_table,
        {"type": "roll_event", "faces": [10]},
        {"type": "collect"},
        {"type": "build_structure", "planet": "2.1", "kind": "blast_furnace"},
        {"type": "build_structure", "planet": "2.1", "kind": "greenhouse"},
        {"type": "build_ship", "yard": "nowhere", "class": "small"},
        {"type": "end_turn"},
    )

    found = answers(ran)
    assert ran.code == 1
    assert [one["ok"] for one in found] == [True, True, True, False, False, True]
    assert [one.get("kind") for one in found[3:5]] == ["objected", "refused"]
    assert found[3]["rules"] == ["BP-BUILD-2"]
    assert found[4]["messages"][0]["key"] == "bp.unknown.yard"
    assert [one["seq"] for one in found if one["ok"]] == [5, 6, 7, 8]
    assert found[0]["events"][0]["type"] == "event_rolled"
    after = shown(at_table)
    assert after["turn"]["player"] == "player2"
    bill = {
        kind: after["treasuries"]["player1"][kind] - amount
        for kind, amount in before["treasuries"]["player1"].items()
    }
    assert bill == {"biomass": 2, "concrete": 3 - 10, "food": 0, "metal": 0}


def test_with_overrule_objections_are_carried_out_and_named(at_table: Path) -> None:
    """BP-APP-4."""
    ran = play(at_table, {"type": "end_turn"}, more=("--overrule",))

    [answer] = answers(ran)
    assert ran.code == 0
    assert "BP-TURN-3" in answer["overruled"]


def test_malformed_lines_are_answered_and_change_nothing(at_table: Path) -> None:
    """BP-APP-4, BP-APP-7."""
    before = at_table.read_bytes()
    lines = [
        b"nonsense",
        b'{"type": "fly"}',
        b'{"type": "end_turn", "extra": 1}',
        b'{"type": "roll_event", "faces": "six"}',
        b'{"type": "build_ship", "yard": "p", "class": "small", "count": 10000000000000000000000}',
        b"[" * 100_000,
        b"\xff\xfe",
        b"null",
        b'{"type": "roll_event", "faces": [0]}',
        b'{"type": "roll_event", "faces": [1, 2, 3]}',
    ]

    ran = run("match", "play", str(at_table), "--commands", "-", "--json", given=b"\n".join(lines))

    found = answers(ran)
    assert ran.code == 1
    assert [one["kind"] for one in found] == ["refused"] * 10
    assert [one["rules"] for one in found] == [["BP-APP-7"]] * 8 + [["BP-APP-1"]] * 2
    assert at_table.read_bytes() == before


def test_a_line_longer_than_any_command_is_malformed_and_the_next_one_is_read(
    at_table: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bp_desktop.cli.matches.MAX_LINE", 64)
    lines = b'{"type": "%s"}\n{"type": "roll_event", "faces": [9]}\n' % (b"x" * 500)

    ran = run("match", "play", str(at_table), "--commands", "-", "--json", given=lines)

    assert [one["ok"] for one in answers(ran)] == [False, True]


def test_commands_come_from_a_file_too_and_people_get_sentences(
    at_table: Path, tmp_path: Path
) -> None:
    commands = tmp_path / "lines.jsonl"
    commands.write_text('\n{"type": "roll_event", "faces": [3]}\n\n{"type": "fly"}\n', "utf-8")

    ran = run("match", "play", str(at_table), "--commands", str(commands))

    done, malformed = ran.out.splitlines()
    assert "cli.step_done" in done
    assert "event_rolled" in done
    assert malformed.startswith("4: refused: <cli.json_line")
    assert run("match", "play", str(at_table), "--commands", "gone.jsonl").code == 2


def test_a_seed_makes_the_programs_dice_fall_alike(at_table: Path) -> None:
    copy = at_table.with_name("copy.bpmatch")
    copy.write_bytes(at_table.read_bytes())
    asked = {"type": "roll_event"}

    first, second = (play(path, asked, more=("--seed", "9")) for path in (at_table, copy))

    assert first.out == second.out


# --- show


def test_a_viewer_sees_the_own_treasury_and_the_table_sees_none(at_table: Path) -> None:
    """BP-APP-6."""
    mine, everybody = shown(at_table, "--viewer", "player1"), shown(at_table, "--viewer", "table")

    assert mine["treasuries"]["player1"] is not None
    assert mine["treasuries"]["player2"] is None
    assert set(everybody["treasuries"].values()) == {None}
    assert run("match", "show", str(at_table), "--viewer", "nobody").code == 2


def test_sealed_contents_are_never_shown() -> None:
    """BP-SECRET-4: passphrases, boxes and salts stay in the file."""
    path = GOLDEN / "secrets_and_a_shared_victory.bpmatch"

    found = run("match", "show", str(path), "--json").out

    assert '"commitment"' in found
    for word in ("salt", "wrapped", '"box"', "nonce", "hidden"):
        assert word not in found


def test_private_notes_are_never_shown() -> None:
    """BP-ALLY-5: neither what they say nor that there are any."""
    path = GOLDEN / "barter_and_notes.bpmatch"

    for viewer in ((), ("--viewer", "table"), ("--viewer", "bjorn")):
        assert "note" not in run("match", "show", str(path), "--json", *viewer).out.replace(
            '"note": ""', ""
        )
    assert b"hungry" not in path.read_bytes()


def test_everybodys_time_is_shown_up_to_the_last_line() -> None:
    """A golden match takes a minute a step."""
    clock = shown(GOLDEN / "barter_and_notes.bpmatch", "--viewer", "table")["clock"]

    assert clock == {
        "budget_minutes": None,
        "extra_minutes": {},
        "paused": False,
        "reason": "",
        "turn_seconds": None,
        "phase_seconds": None,
        "increment_seconds": 0,
        "seconds": {"aaron": 0, "bjorn": 540, "carol": 480},
        "over_seconds": {"aaron": 0, "bjorn": 0, "carol": 0},
    }


def test_people_are_told_whose_turn_it_is_and_what_everybody_has(at_table: Path) -> None:
    lines = run("match", "show", str(at_table)).out.splitlines()

    assert lines[0] == "<bp.cli.turn phase=event_roll player=Red round=1>"
    assert "treasury=20 biomass, 30 concrete" in lines[1]


# --- verify


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.bpmatch")), ids=lambda path: path.stem)
def test_golden_matches_are_verified(path: Path) -> None:
    ran = run("match", "verify", str(path), "--json")

    assert ran.code == 0
    assert json.loads(ran.out)["problems"] == []


def test_an_edited_match_is_noticed_by_its_chain(at_table: Path) -> None:
    text = at_table.read_text("utf-8")
    at_table.write_text(text.replace('"name": "Red"', '"name": "Rex"'), "utf-8")

    ran = run("match", "verify", str(at_table), "--json")

    assert ran.code == 1
    assert json.loads(ran.out)["problems"][0]["key"] == "cli.edited"


def test_a_damaged_step_is_a_no_and_another_file_bad_usage(at_table: Path, a_map: Path) -> None:
    data = json.loads(at_table.read_bytes())
    data["entries"][2]["entry"]["outcome"]["events"] = [{"type": "planet_added", "planet": 5}]
    at_table.write_text(json.dumps(data), "utf-8")

    assert run("match", "verify", str(at_table)).code == 1
    assert run("match", "verify", str(a_map)).code == 2
    assert run("match", "show", str(at_table)).code == 2


def test_white_space_does_not_break_the_chain(at_table: Path) -> None:
    at_table.write_text(json.dumps(json.loads(at_table.read_bytes()), indent=7), "utf-8")

    assert run("match", "verify", str(at_table)).code == 0


# --- branch


def test_a_branch_is_a_match_of_its_own_that_says_where_it_comes_from(tmp_path: Path) -> None:
    origin, path = GOLDEN / "two_rich_on_a_board.bpmatch", tmp_path / "b.bpmatch"
    before = origin.read_bytes()

    ran = run("match", "branch", str(origin), "--at", "12", "--title", "If", "--out", str(path))

    assert ran.code == 0, ran.err
    assert origin.read_bytes() == before
    found = shown(path)
    assert found["branched"] == {"title": "two_rich_on_a_board", "step": 12}
    assert found["title"] == "If"
    assert run("match", "verify", str(path)).code == 0


@pytest.mark.parametrize("step", ["0", "-4", "99999"])
def test_there_is_no_branch_where_no_step_is(tmp_path: Path, step: str) -> None:
    path = tmp_path / "b.bpmatch"

    ran = run(
        "match", "branch", str(GOLDEN / "put_right.bpmatch"), "--at", step, "--out", str(path)
    )

    assert ran.code == 2
    assert step in ran.err
    assert not path.exists()


def test_a_match_remembers_its_map_and_the_maps_revision(a_map: Path, a_match: Path) -> None:
    found = shown(a_match)

    steps = len(json.loads(a_map.read_bytes())["entries"])
    assert found["map_origin"] == {"title": "a", "revision": steps}


def test_files_say_every_option(a_match: Path) -> None:
    """Another default later changes nothing in a match that was begun before."""
    created = json.loads(a_match.read_bytes())["entries"][0]["entry"]["outcome"]

    for options in (created["command"]["options"], created["events"][0]["options"]):
        assert set(options) == set(Options.__struct_fields__)
    assert created["command"]["enforcement"] == "warn"


def test_remarks_are_shown_without_their_pictures(a_match: Path, tmp_path: Path) -> None:
    lines = tmp_path / "lines.jsonl"
    lines.write_text('{"type":"add_remark","step":1,"text":"so it began"}\n', encoding="utf-8")

    assert run("match", "play", str(a_match), "--commands", str(lines)).code == 0

    remark = {"id": "2.1", "step": 1, "by": None, "text": "so it began", "photo": None}
    assert shown(a_match)["remarks"] == [remark]


def test_a_rewritten_journal_has_another_fingerprint(tmp_path: Path) -> None:
    """Whoever changes a step and hashes everything anew is found out by the line that the others
    have written down (P4)."""
    document = json.loads((GOLDEN / "put_right.bpmatch").read_bytes())
    before = json.loads(run("match", "verify", str(GOLDEN / "put_right.bpmatch"), "--json").out)
    previous = FIRST_HASH
    for number, line in enumerate(document["entries"]):
        if number == 0:
            line["entry"]["at"] = "2026-03-14T15:01:01Z"
        previous = line["hash"] = chained_hash(previous, msgspec.json.encode(line["entry"]))
    path = tmp_path / "rewritten.bpmatch"
    path.write_text(json.dumps(document), "utf-8")
    after = json.loads(run("match", "verify", str(path), "--json").out)

    assert before["ok"], before
    assert after["ok"], "the chain holds: nothing else tells"
    assert before["fingerprint"] != after["fingerprint"]
    assert len(after["fingerprint"].replace(" ", "")) == 16


def test_a_match_too_long_to_be_read_again_is_written_and_that_is_said(
    at_table: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = len(json.loads(at_table.read_bytes())["entries"])
    monkeypatch.setattr(document_file, "MOST_ENTRIES", lines)

    ran = play(at_table, {"type": "roll_event", "faces": [10]})

    assert len(json.loads(at_table.read_bytes())["entries"]) > lines
    assert "session.file.not_again" in ran.err
    assert ran.err.count("\n") == 1
