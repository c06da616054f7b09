"""Sheets: tables as CSV files that a spreadsheet in the window's language opens as they are."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLocale

from bp_desktop.games.shared.books import Cell, table_csv


def sheet(head: Sequence[str], rows: Iterable[Sequence[Cell]]) -> bytes:
    """With a mark of its encoding, and with the separator and the decimal sign that a spreadsheet
    expects there: where numbers have a comma, columns are parted by semicolons."""
    point = QLocale().decimalPoint()
    worded = ([_worded(cell, point) for cell in row] for row in rows)
    return table_csv(head, worded, ";" if point == "," else ",").encode("utf-8-sig")


def _worded(cell: Cell, point: str) -> Cell:
    if isinstance(cell, float):
        return int(cell) if cell.is_integer() else f"{cell:.4f}".replace(".", point)
    return cell
