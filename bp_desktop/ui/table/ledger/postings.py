"""Postings of the ledger in words, and as rows of its list."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.accounts import BookLine
from bp_desktop.core.purse import Purse
from bp_desktop.texts.marking import filled
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.widgets.row_painting import TOKEN, NotePart, Row, RowStyle
from bp_desktop.ui.words.wording import fact_words, worded

translate = QCoreApplication.translate

POSTINGS = RowStyle(
    left=4,
    right=6,
    inset=3,
    wraps=True,
    picture=TOKEN,
    badge="caption",
    badge_ink="faint",
    badge_above=True,
)
"""Whose, a sentence with its turn, and below it what moved."""


def sentence(context: AnyTable, line: BookLine) -> str:
    """Who got or paid something, and what for."""
    accounts = context.game.accounts
    return "" if accounts is None else worded(accounts.told(context.state, line))


def signed_amount(owner: str, resource: str, amount: int) -> str:
    """Such as "+5 metal", in the form the language has for so many; `owner` words the amounts."""
    return ("+" if amount > 0 else "-") + fact_words(owner, Purse.of({resource: abs(amount)}))


def moved(owner: str, line: BookLine, resources: Sequence[str]) -> str:
    """What came or went of each resource, and what there was afterwards."""
    return ", ".join(
        f"{signed_amount(owner, one, line.amounts[one])} → {line.balance[one]}"
        for one in resources
        if line.amounts[one]
    )


def posting_row(id_: str, context: AnyTable, line: BookLine, resources: Sequence[str]) -> Row:
    """A sentence with what moved and what was there then."""
    words = sentence(context, line)
    step = filled(translate("Ledger", "Turn {turn}, step {step}"), turn=line.turn, step=line.step)
    told = (words, moved(context.game.owner, line, resources), step)
    hint = translate("Ledger", "Enter or a double click corrects it.")
    seat = context.game.seat(context.state, line.player)
    return Row(
        id_,
        words,
        seat=None if seat is None else seat.color,
        badge=str(line.turn),
        parts=tuple(_parts(line, resources)),
        tip="\n".join((*told, hint)),
        spoken=". ".join(told),
    )


def _parts(line: BookLine, resources: Sequence[str]) -> Iterator[NotePart]:
    """What came is green, what went is red, and the sign says it too."""
    for resource in resources:
        amount = line.amounts[resource]
        if amount:
            yield NotePart(
                f"{amount:+d}", "success" if amount > 0 else "danger", f"resource/{resource}"
            )
            yield NotePart(f" → {line.balance[resource]}", "muted")
