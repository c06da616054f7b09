"""The book as a table, as far as the viewer may see it."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.book import BookLine
from bp_desktop.games.burning_planets.match.ledger import PostingType
from bp_desktop.games.burning_planets.match.secret_view import UNDER_COVER, has_open_books
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.burning_planets.table.ledger.words import type_name
from bp_desktop.ui.marking import tip
from bp_desktop.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex
FIXED = 4
"""Columns before the resources: turn, player, what, source."""


class LedgerModel(QAbstractTableModel):
    """The newest line first; a column per resource with what moved and what was there then."""

    def __init__(self, theme: Theme, resources: Sequence[str], parent: QObject | None = None):
        super().__init__(parent)
        self._theme = theme
        self._resources = tuple(resources)
        self._match: Match | None = None
        self.lines: list[BookLine] = []

    def show_lines(self, match: Match, lines: Sequence[BookLine]) -> None:
        self.beginResetModel()
        self._match = match
        self.lines = list(reversed(lines))
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else FIXED + len(self._resources)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        if section >= FIXED:
            return names().resource(self._resources[section - FIXED])
        heads = (self.tr("Turn"), self.tr("Player"), self.tr("What"), self.tr("From or to"))
        return heads[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.lines[index.row()]
        column = index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(line, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(line.reason)
        if role == Qt.ItemDataRole.TextAlignmentRole and column >= FIXED:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ForegroundRole and column >= FIXED:
            amount = line.amounts[self._resources[column - FIXED]]
            tone = "success" if amount > 0 else "danger" if amount < 0 else "faint"
            return self._theme.color(tone)
        return None

    def _text(self, line: BookLine, column: int) -> str:
        assert self._match is not None
        match column:
            case 0:
                return str(line.turn)
            case 1:
                return self._match.players[line.player].name
            case 2:
                return f"{type_name(line.type)}  {line.reason}".strip()
            case 3:
                return self._source(line.source)
        resource = self._resources[column - FIXED]
        amount = line.amounts[resource]
        balance = line.balance[resource]
        return f"{amount:+d}  → {balance}" if amount else str(balance)

    def _source(self, source: str) -> str:
        match = self._match
        assert match is not None
        for planet in match.board.planets.values():
            if planet.id == source:
                return planet.name or source
        kind = names().kind(source)
        return kind if kind != source else source


def visible_lines(
    match: Match, lines: Sequence[BookLine], viewer: PlayerId | None
) -> list[BookLine]:
    """The lines this viewer may see (BP-APP-6): own ones, and everybody's with open books;
    what went aboard or ashore is its owner's alone."""
    open_books = has_open_books(match)
    return [
        line
        for line in lines
        if line.player == viewer or (open_books and line.type not in UNDER_COVER)
    ]


def chosen_lines(
    lines: Sequence[BookLine],
    *,
    player: PlayerId | None = None,
    kind: PostingType | None = None,
    turn: int | None = None,
) -> list[BookLine]:
    """Filtered by what somebody looks for."""
    return [
        line
        for line in lines
        if (player is None or line.player == player)
        and (kind is None or line.type is kind)
        and (turn is None or line.turn == turn)
    ]
