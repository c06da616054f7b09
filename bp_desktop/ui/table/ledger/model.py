"""The book as a list, as far as the viewer may see it."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bp_desktop.core.accounts import BookLine
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.secret_view import UNDER_COVER, has_open_books
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match
from bp_desktop.texts.marking import filled, tip
from bp_desktop.ui.table.ledger.sentences import moved, sentence

Index = QModelIndex | QPersistentModelIndex


class LedgerModel(QAbstractListModel):
    """The newest line first; each is a sentence with what moved and what was there then."""

    LINE = Qt.ItemDataRole.UserRole
    SEAT = Qt.ItemDataRole.UserRole + 1

    def __init__(self, resources: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.resources = tuple(resources)
        self._match: Match = NEW_MATCH
        self.lines: list[BookLine] = []

    def show_lines(self, match: Match, lines: Sequence[BookLine]) -> None:
        self.beginResetModel()
        self._match = match
        self.lines = list(reversed(lines))
        self.endResetModel()

    def add_lines(self, match: Match, lines: Sequence[BookLine]) -> None:
        """What a step added, oldest first."""
        self._match = match
        if lines:
            self.beginInsertRows(QModelIndex(), 0, len(lines) - 1)
            self.lines[:0] = reversed(lines)
            self.endInsertRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self.lines):
            return None
        line = self.lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return sentence(self._match, line)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._whole(line, ". ")
            case Qt.ItemDataRole.ToolTipRole:
                hint = self.tr("Enter or a double click corrects it.")
                return tip(f"{self._whole(line, chr(10))}\n{hint}")
            case self.LINE:
                return line
            case self.SEAT:
                return self._match.players[line.player].color
        return None

    def _whole(self, line: BookLine, joint: str) -> str:
        text = filled(self.tr("Turn {turn}, step {step}"), turn=line.turn, step=line.step)
        return joint.join((sentence(self._match, line), moved(line, self.resources), text))


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
        and (kind is None or line.type == kind)
        and (turn is None or line.turn == turn)
    ]
