"""Ledger rows: a posting as a row of a list, and which postings a viewer may see."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.accounts import BookLine
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.secret_view import UNDER_COVER, has_open_books
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.texts.marking import filled
from bp_desktop.ui.table.ledger.sentences import moved, sentence
from bp_desktop.ui.widgets.row_painting import TOKEN, Part, Row, RowStyle

translate = QCoreApplication.translate

POSTINGS = RowStyle(
    left=4, right=6, inset=3, picture=TOKEN, badge="caption", badge_ink="faint", badge_above=True
)
"""Whose, a sentence with its turn, and below it what moved."""


def posting_row(id_: str, match: Match, line: BookLine, resources: Sequence[str]) -> Row:
    """A sentence with what moved and what was there then."""
    words = sentence(match, line)
    step = filled(translate("Ledger", "Turn {turn}, step {step}"), turn=line.turn, step=line.step)
    told = (words, moved(line, resources), step)
    hint = translate("Ledger", "Enter or a double click corrects it.")
    return Row(
        id_,
        words,
        seat=match.players[line.player].color,
        badge=str(line.turn),
        parts=tuple(_parts(line, resources)),
        tip="\n".join((*told, hint)),
        spoken=". ".join(told),
    )


def _parts(line: BookLine, resources: Sequence[str]) -> Iterator[Part]:
    """What came is green, what went is red, and the sign says it too."""
    for resource in resources:
        amount = line.amounts[resource]
        if amount:
            yield Part(
                f"{amount:+d}", "success" if amount > 0 else "danger", f"resource/{resource}"
            )
            yield Part(f" → {line.balance[resource]}", "muted")


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
