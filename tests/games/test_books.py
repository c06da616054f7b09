"""Tables for spreadsheets: no cell of any column becomes a formula."""

import csv
import io

import pytest

from bp_desktop.games.shared.books import Cell, table_csv

FORMULAS = [
    "=cmd|'/c calc'!A0",
    "+1+1",
    "-2+3",
    "@SUM(A1)",
    " =1+1",
    "\n=1+1",
    "\t=1",
    "\r=1",
    "\ufeff=1",
    "\xa0=1",
    "＝1+1",
]


@pytest.mark.parametrize("formula", FORMULAS)
def test_no_cell_begins_a_formula_whichever_column_it_stands_in(formula: str) -> None:
    """Ids of players and resources used to be written as they are (P12)."""
    rows = list(csv.reader(io.StringIO(table_csv([formula], [[formula, 3, formula]]))))

    assert len(rows) == 2
    for cell in (cell for row in rows for cell in row):
        assert cell.strip(" \t\r\n\ufeff\xa0")[:1] not in {*"=+-@", *"＝＋－＠"}
    assert rows[1][0] == rows[1][2]


def test_numbers_stay_numbers_and_words_stay_words() -> None:
    row: list[Cell] = [-3, "-0.5000", "12", "Ann", "half-time", ""]

    assert table_csv(["a", "b"], [row]) == "a,b\n-3,-0.5000,12,Ann,half-time,\n"
