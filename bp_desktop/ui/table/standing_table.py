"""Standing table: how everybody stands, by what all may see, and the time they took."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QWidget

from bp_desktop.core.clock import Times
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Fact, Message
from bp_desktop.core.purse import Purse
from bp_desktop.core.type_variables import S
from bp_desktop.games.table import Seat, Standing
from bp_desktop.texts.marking import tip
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.guarded import guarded
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
NARROWEST, LEAST = 56, 240
"""Of a column of figures, and of the whole."""
LOOSE, TIGHT = 14, 4
SIDE = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
"""Where figures stand in their column."""

translate = QCoreApplication.translate


class FurtherColumn(NamedTuple):
    """One more column of a standing."""

    name: str
    cell: Callable[[SeatId], QWidget]


class StandingGrid(QFrame, Generic[S]):
    """A line a seat, written anew for every state it is shown.

    On a page it has everything, by rank; large, for a screen across the room, it has what can be
    counted, in the order of play; wide, it has what can be counted, by rank, in one line each.
    """

    def __init__(
        self,
        theme: Theme,
        parts: TableParts[S, Any, Any],
        *,
        is_large: bool = False,
        is_wide: bool = False,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._game = parts.game
        self._resources = parts.resources()
        self._is_large = is_large
        self._is_wide = is_wide
        self._is_tight = False
        self._is_narrow = False
        """Names stand above their figures, and the names of columns break."""
        self._natural = 0
        """The width in which they do not."""
        self._widest_name = 0
        self._written: Callable[[], None] | None = None
        self._around = column(theme, self)
        self._content = QWidget(self)
        if not is_large:
            self.setProperty("card", "true")
            if not is_wide:
                self.setMaximumWidth(theme.px(WIDEST))

    def show_state(
        self,
        state: S,
        times: Times | None = None,
        exits: Mapping[SeatId, Message] | None = None,
        further: Sequence[FurtherColumn] = (),
    ) -> None:
        """What the whole table may see; without `times` there is no column for them."""
        self._written = partial(self._write, state, times, exits or {}, further)
        self._written()

    @guarded
    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return least if self._is_large else QSize(self._theme.px(LEAST), least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where a line a seat has no room, it is two."""
        super().resizeEvent(event)
        is_narrow = not self._is_large and self.width() < self._natural
        if is_narrow != self._is_narrow and self._written is not None:
            self._is_narrow = is_narrow
            self._written()

    def _write(
        self,
        state: S,
        times: Times | None,
        exits: Mapping[SeatId, Message],
        further: Sequence[FurtherColumn],
    ) -> None:
        standing = self._game.standing(state, tuple(exits))
        seats = {seat.id: seat for seat in self._game.seats(state)}
        rows = {row.seat: row for row in standing.rows}
        places = self._places(standing)
        grid = self._new_grid()
        for place, shown in enumerate(places, start=2):
            self._add_head(grid, place, worded(standing.columns[shown].name))
        for place, one in enumerate(further, start=2 + len(places)):
            self._add_head(grid, place, one.name)
        for number, id_ in enumerate(seats if self._is_large else rows, start=1):
            self._add_name(grid, number, seats[id_], exits.get(id_), won=rows[id_].won)
            line = self._line_of(number)
            for place, shown in enumerate(places, start=2):
                figure = self._figure(rows[id_].figures[shown])
                figure.setEnabled(not (self._is_large and seats[id_].out))
                grid.addWidget(figure, line, place, SIDE)
            for place, one in enumerate(further, start=2 + len(places)):
                grid.addWidget(one.cell(id_), line, place, SIDE)
        if times is not None and times.spent:
            self._add_times(grid, 2 + len(places) + len(further), times, rows)
        if self._is_large:
            grid.setRowStretch(len(rows) + 1, 1)
        if not self._is_narrow:
            self._natural = self._content.minimumSizeHint().width() + self._widest_name

    def _line_of(self, number: int) -> int:
        """Where the figures of a seat stand."""
        return 2 * number if self._is_narrow else number

    def tighten(self, is_tight: bool) -> None:
        """Lines of a large one close to each other, in a low window."""
        self._is_tight = is_tight
        grid = self._content.layout()
        if isinstance(grid, QGridLayout):
            grid.setVerticalSpacing(self._theme.px(TIGHT if is_tight else LOOSE))

    def loose(self) -> QSize:
        """The room it needs at least, as long as it is not tightened."""
        size, grid = self.minimumSizeHint(), self._content.layout()
        if not self._is_tight or not isinstance(grid, QGridLayout):
            return size
        return size + QSize(0, self._theme.px(LOOSE - TIGHT) * (grid.rowCount() - 1))

    def _places(self, standing: Standing) -> list[int]:
        """The columns that are shown."""
        everything = range(len(standing.columns))
        if not (self._is_large or self._is_wide):
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
            grid.setHorizontalSpacing(px(20))
            grid.setVerticalSpacing(px(TIGHT if self._is_tight else LOOSE))
        else:
            high = px(12) if self._is_wide else px(20)
            grid.setContentsMargins(px(20), high, px(20), high)
            grid.setHorizontalSpacing(px(8 if self._is_narrow else 24))
            grid.setVerticalSpacing(px(4) if self._is_wide else px(10))
            if not self._is_narrow:
                grid.addWidget(label(translate("standing", "Player"), "caption"), 0, 0, 1, 2)
        return grid

    def _add_head(self, grid: QGridLayout, place: int, text: str) -> None:
        """In as many lines as it needs where there are many columns."""
        breaks = self._is_wide or self._is_narrow
        head = label(text, "caption", wrap=breaks)
        head.setAlignment(SIDE)
        wide, advance = head.sizeHint().width(), head.fontMetrics().horizontalAdvance
        if breaks:
            word = max(advance(one) for one in text.split() or [""]) + 2
            wide = max(word, min(wide, self._theme.px(NARROWEST)))
        head.setMinimumWidth(wide)
        grid.addWidget(head, 0, place, *(() if breaks else (SIDE,)))

    def _add_name(
        self, grid: QGridLayout, line: int, seat: Seat, fate: Message | None, *, won: bool
    ) -> None:
        line = self._line_of(line) - 1 if self._is_narrow else line
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
        about = _in_one_line(_about(seat, fate, won=won and self._is_wide), "caption")
        if self._is_wide or self._is_narrow:
            both: QBoxLayout = lay(row(self._theme, spacing=8), (name, 0), (about, 1))
        else:
            both = lay(column(self._theme), name, about)
        grid.addLayout(both, line, 1, 1, -1 if self._is_narrow else 1)
        # Not before: what stands in no widget yet has no width.
        self._widest_name = max(self._widest_name, both.sizeHint().width())

    def _figure(self, figure: Fact | None) -> QWidget:
        if isinstance(figure, Purse):
            return self._purse(figure)
        text = HIDDEN if figure is None else str(figure)
        return label(text, "title" if self._is_large else "body")

    def _purse(self, purse: Purse) -> QWidget:
        """Icon and number, only what there is."""
        made = QWidget()
        line = row(self._theme, made, spacing=4)
        line.addStretch()
        for resource, amount in purse:
            look, picture = self._resources[resource], QLabel()
            picture.setPixmap(icons.pixmap(look.picture, self._theme.px(16), ratio=2.0))
            picture.setToolTip(look.name)
            lay(line, picture, (label(str(amount), "strong"), 0, Qt.AlignmentFlag.AlignVCenter))
        return made

    def _add_times(
        self, grid: QGridLayout, place: int, times: Times, seats: Iterable[SeatId]
    ) -> None:
        """How long everybody took, and by how much that was more than they had."""
        self._add_head(grid, place, translate("standing", "Time"))
        for number, seat in enumerate(seats, start=1):
            line = self._line_of(number)
            late = times.over.get(seat, 0)
            over = label(over_text(late), "problem") if late else None
            used = label(clock_text(times.spent.get(seat, 0)))
            spent = lay(column(self._theme), (used, 0, SIDE))
            grid.addLayout(spent if over is None else lay(spent, (over, 0, SIDE)), line, place)


def _in_one_line(text: str, role: str) -> QLabel:
    """Shortened where there is no room for all of it."""
    made = FittingLabel(role)
    made.setText(text)
    made.setToolTip(tip(text))
    return made


def _about(seat: Seat, fate: Message | None, *, won: bool = False) -> str:
    """What they play, and who has won or since when somebody is out."""
    parts = [worded(seat.side)] if seat.side is not None else []
    if won:
        parts.append(translate("standing", "winner"))
    if seat.out:
        out = translate("standing", "out of the game")
        parts.append(out if fate is None else worded(fate))
    return " · ".join(parts)
