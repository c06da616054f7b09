"""Fixing a board of Parsec: a piece is put where it stands on the table, or taken away."""

from functools import partial
from typing import TYPE_CHECKING

from bp_desktop.core.purse import EMPTY
from bp_desktop.games.parsec.ids import PlayerId, TypeId, UnitId
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.parsec.book import named, tables
from bp_desktop.ui.games.parsec.table.faces import body_title, unit_title
from bp_desktop.ui.games.parsec.table.holdings_page import holding_rows
from bp_desktop.ui.table.deed_column import Deed
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.fields import ChoiceBox
from bp_desktop.ui.widgets.offer_card import OfferFace
from bp_desktop.ui.widgets.rows import RowList

if TYPE_CHECKING:
    from bp_desktop.ui.games.parsec.table.parsec_table import ParsecTable


LIST = 220


class FixPanel(DockPanel):
    """What the program has wrong is set right by the table's word, on record."""

    def __init__(self, table: "ParsecTable") -> None:
        super().__init__()
        self._table = table
        theme = table.theme
        self.player = ChoiceBox(self.tr("Whose piece"))
        self.kind = ChoiceBox(self.tr("Which piece"))
        self.kind.offer({one: named("unit", one) for one in tables().units})
        self.put = Button(theme, self.tr("Put on the board …"), self._put, icon_name="plus")
        self.units = RowList(theme, self.tr("Pieces on the board"), self._choose, headings=True)
        self.remove = Button(theme, self.tr("Remove"), self._remove, icon_name="delete")
        self.units.setMinimumHeight(theme.px(LIST))
        self.lay_scrolled(
            theme,
            label(self.tr("A piece that is missing"), "overline"),
            self.player,
            self.kind,
            self.put,
            label(self.tr("A piece too many"), "overline"),
            (self.units, 1),
            self.remove,
            focus=False,
        )
        table.context.follow(self, lambda match: (match,), self._show, while_seen=True)

    def _show(self, match: ParsecMatch) -> None:
        if not self.player.count():
            self.player.offer({one.id: one.name for one in match.players.values()})
        chosen = self.units.chosen
        self.units.show_rows(list(holding_rows(match, self._table.theme)), chosen)
        self._choose(self.units.chosen)

    def _choose(self, unit: str) -> None:
        found = self._table.state.units.get(UnitId(unit))
        self.remove.setEnabled(found is not None)
        text = self.tr("Remove")
        if found is not None:
            text = filled(self.tr("Remove: {unit}"), unit=unit_title(found))
        self.remove.set_words(text)

    def _put(self) -> None:
        table, match = self._table, self._table.state
        player, kind = PlayerId(self.player.currentData()), TypeId(self.kind.currentData())
        title = filled(self.tr("{unit}: choose where it stands"), unit=named("unit", kind))
        if match.tracked:
            cells = tuple(match.board.modules_at)
            table.place(title, cells, lambda at: c.PutUnit(player, kind, at))
            return
        deeds = [
            Deed(
                OfferFace(body_title(match, body), "board/planet", EMPTY),
                partial(table.act, c.PutUnit(player, kind, body=body)),
            )
            for body in ("", *match.board.bodies)
        ]
        table.now_tab.show().choose(title, deeds)

    def _remove(self) -> None:
        if UnitId(self.units.chosen) in self._table.state.units:
            self._table.act(c.RemoveUnit(UnitId(self.units.chosen)))
