"""Rows and JSON of a match that was looked back on."""

import json
from collections.abc import Iterable

from bp_desktop.games.shared.books import Cell
from bp_desktop.games.shared.house_rules import ChangeOption
from bp_desktop.ui.chronicle.annals import Visibility
from bp_desktop.ui.chronicle.figures_out import as_json, as_rows
from tests.games.burning_planets.match.build import RED
from tests.games.burning_planets.match.chronicle.past import played
from tests.ui.chronicle.read import annals_of

OPEN = Visibility(now_open=True, revealed=False)
CLOSED = Visibility(now_open=False, revealed=False)
REVEALED = Visibility(now_open=False, revealed=True)


def rows(found: Iterable[list[Cell]]) -> list[dict[str, str]]:
    head, *rest = ([str(cell) for cell in row] for row in found)
    return [dict(zip(head, row, strict=True)) for row in rest]


def test_the_csv_has_a_line_for_each_player_after_each_step() -> None:
    session = played(150)
    annals = annals_of(session)

    found = rows(as_rows(annals, session.state, OPEN))

    assert len(found) == annals.last * 3
    last = {one["player"]: one for one in found[-3:]}
    mine = session.state.players[RED]
    assert last[RED]["place"] == str(annals.last)
    assert int(last[RED]["treasury_metal"]) == mine.treasury["metal"]
    assert int(last[RED]["income_food"]) == annals.figure(
        annals.samples[-1], "income", RED, "food", OPEN
    )


def test_hidden_treasuries_are_in_no_file_before_the_table_looks() -> None:
    """BP-APP-6, AMB-67."""
    session = played(150, open_books=False)
    annals = annals_of(session)

    covered = rows(as_rows(annals, session.state, CLOSED))
    shown = rows(as_rows(annals, session.state, REVEALED))

    assert {one["treasury_metal"] for one in covered} == {""}
    assert any(one["treasury_metal"] for one in shown)
    record = json.loads(as_json(annals, session.state, [], CLOSED))
    assert {json.dumps(one["treasury"]) for one in record["steps"]} == {"null"}


def test_what_was_hidden_then_stays_hidden_when_the_books_are_opened_later() -> None:
    """BP-APP-5, BP-APP-6: and what was open then is hidden once the books are closed."""
    session = played(60, open_books=False)
    session.submit(ChangeOption("treasury_visibility", "public"), overrule=True)
    annals = annals_of(session)

    found = rows(as_rows(annals, session.state, OPEN))

    assert {one["treasury_metal"] != "" for one in found[:-3]} == {False}
    assert {one["treasury_metal"] != "" for one in found[-3:]} == {True}
    session.submit(ChangeOption("treasury_visibility", "owner"), overrule=True)
    closed = rows(as_rows(annals_of(session), session.state, CLOSED))
    assert {one["treasury_metal"] for one in closed} == {""}


def test_the_json_says_everything_with_exact_fractions() -> None:
    session = played(400)
    annals = annals_of(session)

    record = json.loads(as_json(annals, session.state, ["once upon a time"], OPEN))

    assert (record["format"], record["version"]) == ("burning-planets-chronicle", 1)
    assert record["story"] == ["once upon a time"]
    assert len(record["steps"]) == annals.last
    assert len(record["throws"]) == len(annals.throws)
    assert all("/" in one["expected"] for one in record["luck"])
    twenty = next(one for one in record["faces"] if one["die"] == 20)
    assert sum(twenty["counts"]) == twenty["total"]
    assert twenty["dice"] == "app"
