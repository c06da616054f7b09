"""Standing table: how everybody stands, by what all may see, and the time they took."""

from collections.abc import Iterable, Mapping
from typing import Any, Generic

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from bp_desktop.core.clock import Times
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Fact, Message
from bp_desktop.core.purse import Purse
from bp_desktop.core.type_variables import S
from bp_desktop.games.table import Seat, Standing
from bp_desktop.texts.marking import tip
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.clock.face import clock_text, over_text
from bp_desktop.ui.table.parts import TableParts
from bp_desktop.ui.widgets.basics import column, label, lay, put_away, row
from bp_desktop.ui.widgets.fields import PlayerBadge
from bp_desktop.ui.widgets.fitting import FittingLabel
from bp_desktop.ui.words.wording import worded

BADGE, LARGE_BADGE = 32, 36
WIDEST = 960
HIDDEN = "—"

translate = QCoreApplication.translate


class StandingGrid(QFrame, Generic[S]):
    """A line a seat, written anew for every state it is shown.

    On a page it has everything, by rank; large, for a screen across the room, it has what can be
    counted, in the order of play.
    """

    def __init__(
        self, theme: Theme, parts: TableParts[S, Any, Any], *, is_large: bool = False
    ) -> None:
        super().__init__()
        self._theme = theme
        self._game = parts.game
        self._resources = parts.resources()
        self._is_large = is_large
        self._around = column(theme, self)
        self._content = QWidget(self)
        if not is_large:
            self.setProperty("card", "true")
            self.setMaximumWidth(theme.px(WIDEST))

    def show_state(
        self,
        state: S,
        times: Times | None = None,
        exits: Mapping[SeatId, Message] | None = None,
    ) -> None:
        """What the whole table may see; without `times` there is no column for them."""
        exits = exits or {}
        standing = self._game.standing(state, tuple(exits))
        seats = {seat.id: seat for seat in self._game.seats(state)}
        rows = {row.seat: row for row in standing.rows}
        places = self._places(standing)
        grid = self._new_grid()
        for place, shown in enumerate(places, start=2):
            head = label(worded(standing.columns[shown].name), "caption")
            grid.addWidget(head, 0, place, self._side)
        for line, id_ in enumerate(seats if self._is_large else rows, start=1):
            self._add_name(grid, line, seats[id_], exits.get(id_), won=rows[id_].won)
            for place, shown in enumerate(places, start=2):
                figure = self._figure(rows[id_].figures[shown])
                figure.setEnabled(not (self._is_large and seats[id_].out))
                grid.addWidget(figure, line, place, self._side)
        if times is not None and times.spent:
            self._add_times(grid, len(places) + 2, times, rows)
        if self._is_large:
            grid.setRowStretch(len(rows) + 1, 1)

    def _places(self, standing: Standing) -> list[int]:
        """The columns that are shown."""
        everything = range(len(standing.columns))
        if not self._is_large:
            return list(everything)
        kinds = [{type(row.figures[place]) for row in standing.rows} for place in everything]
        return [place for place in everything if Purse not in kinds[place]]

    def _new_grid(self) -> QGridLayout:
        px = self._theme.px
        put_away(self._content)
        self._content = QWidget(self)
        self._around.addWidget(self._content)
        grid = QGridLayout(self._content)
        grid.setColumnStretch(1, 1)
        if self._is_large:
            grid.setHorizontalSpacing(px(32))
            grid.setVerticalSpacing(px(14))
        else:
            grid.setContentsMargins(px(20), px(20), px(20), px(20))
            grid.setHorizontalSpacing(px(24))
            grid.setVerticalSpacing(px(10))
            grid.addWidget(label(translate("standing", "Player"), "caption"), 0, 1)
        return grid

    @property
    def _side(self) -> Qt.AlignmentFlag:
        """Where figures stand in their column."""
        if self._is_large:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return Qt.AlignmentFlag(0)

    def _add_name(
        self, grid: QGridLayout, line: int, seat: Seat, fate: Message | None, *, won: bool
    ) -> None:
        token = PlayerBadge(self._theme, LARGE_BADGE if self._is_large else BADGE)
        grid.addWidget(token, line, 0)
        token.show_color(seat.color)  # where it stands: a television has pixels of another size
        if self._is_large:
            name = label(seat.name, "heading")
            grid.addWidget(name, line, 1)
            for one in (token, name):
                one.setEnabled(not seat.out)
            return
        name = _in_one_line(seat.name, "strong" if won else "body")
        about = _in_one_line(_about(seat, fate), "caption")
        grid.addLayout(lay(column(self._theme), name, about), line, 1)

    def _figure(self, figure: Fact | None) -> QWidget:
        if isinstance(figure, Purse):
            return self._purse(figure)
        text = HIDDEN if figure is None else str(figure)
        return label(text, "title" if self._is_large else "body")

    def _purse(self, purse: Purse) -> QWidget:
        """Icon and number, only what there is."""
        made = QWidget()
        line = row(self._theme, made, spacing=4)
        for resource, amount in purse:
            look, picture = self._resources[resource], QLabel()
            picture.setPixmap(icons.pixmap(look.picture, self._theme.px(16), ratio=2.0))
            picture.setToolTip(look.name)
            lay(line, picture, (label(str(amount), "strong"), 0, Qt.AlignmentFlag.AlignVCenter))
        line.addStretch()
        return made

    def _add_times(
        self, grid: QGridLayout, place: int, times: Times, seats: Iterable[SeatId]
    ) -> None:
        """How long everybody took, and by how much that was more than they had."""
        grid.addWidget(label(translate("standing", "Time"), "caption"), 0, place)
        for line, seat in enumerate(seats, start=1):
            late = times.over.get(seat, 0)
            over = label(over_text(late), "problem") if late else None
            used = label(clock_text(times.spent.get(seat, 0)))
            grid.addLayout(lay(column(self._theme), used, over), line, place)


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
