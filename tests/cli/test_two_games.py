"""Verbs know no game: what they do with a document comes from the game that its system names."""

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bp_desktop.app.games import find_system
from tests.cli.run import BURNING_PLANETS, Ran, run
from tests.cli.tally_verbs import TALLY_VERBS
from tests.tally import TALLY

if TYPE_CHECKING:
    from bp_desktop.session.library import AnySystem


def find(id_: str) -> "AnySystem | None":
    return TALLY if id_ == TALLY.id else find_system(id_)


def both(*arguments: str, given: bytes = b"") -> Ran:
    return run(*arguments, given=given, games=(*BURNING_PLANETS, TALLY_VERBS), find=find)


@pytest.fixture
def a_tally(tmp_path: Path) -> Path:
    path = tmp_path / "a.tally"
    made = both("match", "new", "--game", "tally", "--first", "Ada", "--out", str(path), "--json")
    assert made.code == 0, made.err
    assert json.loads(made.out) == {"ok": True, "file": str(path), "players": ["Ada"]}
    return path


def test_a_match_of_another_game_is_played_shown_and_verified(a_tally: Path) -> None:
    lines = b'{"type": "tally.add", "player": "Ada", "amount": 3}\n{"type": "collect"}\n'

    played = both("match", "play", str(a_tally), "--commands", "-", "--json", given=lines)
    shown = both("match", "show", str(a_tally), "--json", "--viewer", "Ada")
    told = both("match", "show", str(a_tally))
    verified = both("match", "verify", str(a_tally), "--json")

    done, refused = (json.loads(line) for line in played.out.splitlines())
    assert (played.code, done["ok"], done["seq"]) == (1, True, 2)
    assert (refused["kind"], refused["rules"]) == ("refused", ["T-9"])
    assert json.loads(shown.out) == {"scores": {"Ada": 3}, "seen_by": "Ada"}
    assert "<tally.scored amount=3 player=Ada>" in told.out
    answer = json.loads(verified.out)
    assert re.fullmatch("([0-9A-F]{4} ){3}[0-9A-F]{4}", answer.pop("fingerprint"))
    assert answer == {"ok": True, "steps": 2, "problems": []}


def test_offers_have_the_answer_that_playing_would_give(a_tally: Path) -> None:
    waiting = json.loads(both("match", "offers", str(a_tally), "--json").out)
    [join] = waiting["offers"]
    line = json.dumps(join["command"]).encode()
    assert both("match", "play", str(a_tally), "--commands", "-", given=line).code == 0

    ran = both("match", "offers", str(a_tally), "--json")

    found = json.loads(ran.out)
    gain, end, too_much, too_little = found["offers"]
    assert (ran.code, found["seat"]) == (0, "Ada")
    assert gain["ok"]
    assert gain["holes"] == [{"field": "amount", "least": 1, "most": 10}]
    assert end["ok"]
    assert (too_much["kind"], too_much["rules"]) == ("objected", ["T-2"])
    assert (too_little["kind"], too_little["rules"]) == ("refused", ["T-3"])
    assert too_little["messages"][0]["key"] == "tally.too_little"


def test_each_game_has_settings_of_its_own_for_a_new_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = ("--out", str(tmp_path / "x"))

    mixed = both("match", "new", "--game=tally", "--player", "Red:humans", *out)
    usual = both("match", "new", "--first", "Ada", *out)
    unknown = both("match", "new", "--game", "chess", *out)

    assert [ran.code for ran in (mixed, usual, unknown)] == [2, 2, 2]
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 3
    assert "--first" in said[0]
    assert "chess" in said[2]
    assert list(tmp_path.iterdir()) == []


def test_a_document_of_a_game_without_maps_is_no_map(a_tally: Path) -> None:
    ran = both("map", "check", str(a_tally), "--json")

    assert ran.code == 2
    assert json.loads(ran.out)["messages"][0] == {
        "key": "session.file.other_kind",
        "rules": [],
        "args": {"found": "tally", "expected": "burning_planets.map"},
    }


def test_each_game_has_its_schema(capsys: pytest.CaptureFixture[str]) -> None:
    ours = json.loads(both("schema", "commands", "--game", "tally").out)

    assert set(ours["$defs"]) >= {"command.tally.add", "command.tally.join"}
    assert "map_commands" not in ours["$defs"]
    none = both("schema", "map", "--game", "tally")
    assert (none.code, none.err.count("\n")) == (2, 1)
    assert "cli.no_such_schema" in none.err


def test_own_verbs_and_further_schemas_come_from_the_games() -> None:
    alone = run("odds", "--attack", "8", games=(TALLY_VERBS,), find=find)

    assert alone.code == 2
    assert both("odds", "--attack", "8", "--defend", "0", "--shield", "1").code == 0
    assert run("schema", "plan").code == 0
