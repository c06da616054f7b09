"""How everybody stands, as a table: what all may see, and the time they took."""

from collections.abc import Mapping
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QLayout, QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Fact, Message
from bp_desktop.core.purse import Purse
from bp_desktop.games.table import Seat, StandingRow, TableGame
from bp_desktop.texts.marking import tip
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.balances import small_purse
from bp_desktop.ui.table.clock.face import clock_text, reading
from bp_desktop.ui.widgets.basics import card, label
from bp_desktop.ui.widgets.fitting import FittingLabel
from bp_desktop.ui.widgets.metrics import column
from bp_desktop.ui.words.wording import worded

S = TypeVar("S")

BADGE = 32
WIDEST = 960
HIDDEN = "—"

translate = QCoreApplication.translate


def standing_table(
    theme: Theme,
    game: TableGame[S, Any, Any],
    state: S,
    times: Mapping[SeatId, int],
    fates: Mapping[SeatId, Message],
) -> QFrame:
    """What the whole table may see; without `times` there is no column for them."""
    frame = card()
    grid = QGridLayout(frame)
    edge = theme.px(20)
    grid.setContentsMargins(edge, edge, edge, edge)
    grid.setHorizontalSpacing(theme.px(24))
    grid.setVerticalSpacing(theme.px(10))
    grid.setColumnStretch(1, 1)
    standing = game.standing(state, tuple(fates))
    heads = ["", translate("standing", "Player")]
    heads += [worded(one.name) for one in standing.columns]
    if times:
        heads.append(translate("standing", "Time"))
    for place, text in enumerate(heads):
        grid.addWidget(label(text, "caption"), 0, place)
    seats = {seat.id: seat for seat in game.seats(state)}
    clock = game.clock.get(state) if game.clock is not None else None
    for line, one in enumerate(standing.rows, start=1):
        _add(theme, grid, line, one, seats[one.seat], fates.get(one.seat))
        if times:
            budget = clock.budget_of(one.seat) if clock is not None else None
            spent = _time(theme, times.get(one.seat, 0), budget)
            grid.addLayout(spent, line, len(heads) - 1)
    frame.setMaximumWidth(theme.px(WIDEST))
    return frame


def _add(
    theme: Theme, grid: QGridLayout, line: int, found: StandingRow, seat: Seat, fate: Message | None
) -> None:
    token = QLabel()
    token.setPixmap(badge_picture(theme, seat.color, BADGE, token.devicePixelRatioF()))
    grid.addWidget(token, line, 0)
    words = column(theme, spacing=0)
    words.addWidget(_in_one_line(seat.name, "strong" if found.won else "body"))
    words.addWidget(_in_one_line(_about(seat, fate), "caption"))
    grid.addLayout(words, line, 1)
    for place, figure in enumerate(found.figures, start=2):
        grid.addWidget(_figure(theme, figure), line, place)


def _figure(theme: Theme, figure: Fact | None) -> QWidget:
    if isinstance(figure, Purse):
        return small_purse(theme, figure)
    return label(HIDDEN if figure is None else str(figure), "body")


def _in_one_line(text: str, role: str) -> QLabel:
    """Shortened where there is no room for all of it."""
    made = FittingLabel(role)
    made.setText(text)
    made.setToolTip(tip(text))
    return made


def _about(seat: Seat, fate: Message | None) -> str:
    """What they play, and since when somebody is out."""
    parts = [worded(seat.side)] if seat.side is not None else []
    if seat.out:
        out = translate("standing", "out of the game")
        parts.append(out if fate is None else worded(fate))
    return " · ".join(parts)


def _time(theme: Theme, seconds: int, budget: int | None) -> QLayout:
    """How long somebody took, and by how much that was more than they had."""
    lines = column(theme, spacing=0)
    lines.addWidget(label(clock_text(seconds), "body"))
    shown = reading(seconds, budget)
    if shown.color == "danger":
        lines.addWidget(label(shown.text, "problem"))
    return lines
