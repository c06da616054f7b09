"""Who sits where: names, factions, colours, turn order and, in a scenario, treasuries."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import Seat
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.texts.marking import filled
from bp_desktop.ui.editor.panels.fields import ChoiceField, TextField
from bp_desktop.ui.editor.panels.parts import emptied, field
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.studio.map_game import MapContext
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.form import InspectorForm, named
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.purse import PurseField
from bp_desktop.ui.look.players import SEATS, player_icon
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row

LONGEST_NAME = 80


class SeatCard(QFrame):
    """One player."""

    def __init__(self, seats: "SeatsForm", seat: PlayerId) -> None:
        super().__init__()
        self._seats = seats
        self.id = seat
        theme = seats.theme
        self.setProperty("card", "true")
        self.color = ChoiceField(lambda value: seats.change(self._seat, color=int(value)))
        self.color.setAccessibleName(self.tr("Colour and sign"))
        self.color.setMinimumContentsLength(4)
        self.name = TextField(
            lambda text: seats.change(self._seat, name=text), longest=LONGEST_NAME
        )
        self.name.setAccessibleName(self.tr("Name"))
        self.faction = ChoiceField(lambda value: seats.change(self._seat, faction=value))
        self.faction.setAccessibleName(self.tr("Faction"))
        self.earlier = self._button(self.tr("Earlier in turn order"), "chevron_up", self._earlier)
        self.remove = self._button(self.tr("Take this player away"), "close", self._remove)
        self.treasury = PurseField(theme, self._set_treasury)
        self.grant = Button(
            theme, self.tr("Start grant of the rules"), self._use_grant, kind="mini"
        )
        self.scenario = Button(theme, self.tr("Set a treasury…"), self._open, kind="mini")
        self._money = QWidget()
        inside = column(theme, self._money, spacing=4)
        inside.addLayout(field(theme, self.tr("Treasury at the start"), self.treasury))
        back = row(theme)
        back.addWidget(self.grant)
        back.addStretch()
        inside.addLayout(back)
        whole = column(theme, self, spacing=8, edges=(12, 10, 8, 10))
        top = row(theme, spacing=6)
        top.addWidget(self.name, 1)
        top.addWidget(self.earlier)
        top.addWidget(self.remove)
        second = row(theme, spacing=6)
        second.addWidget(self.color, 2)
        second.addWidget(self.faction, 3)
        whole.addLayout(top)
        whole.addLayout(second)
        third = row(theme)
        third.addWidget(self.scenario)
        third.addStretch()
        whole.addLayout(third)
        whole.addWidget(self._money)
        self._money.hide()

    def _button(self, text: str, icon: str, act: Callable[[], object]) -> Button:
        return Button(self._seats.theme, text, act, kind="icon", icon_name=icon)

    @property
    def _seat(self) -> Seat:
        return next(seat for seat in self._seats.state.content.seats if seat.id == self.id)

    def show_seat(self, seat: Seat, number: int, state: MapState) -> None:
        theme = self._seats.theme
        self.color.set_icon_side(theme.px(20))
        self.color.show_choices(
            ((str(one), str(one + 1), player_icon(theme, one)) for one in range(SEATS)),
            str(seat.color),
        )
        self.name.setPlaceholderText(filled(self.tr("Player {number}"), number=number + 1))
        self.name.show_value(seat.name)
        factions = [str(one) for one in state.tables.factions]
        self.faction.show_choices(named(factions, names().faction), seat.faction)
        self.earlier.setEnabled(number > 0)
        own = seat.treasury is not None
        self.treasury.show_value(seat.treasury or Purse())
        if own or not self._money.isVisibleTo(self):
            self._money.setHidden(not own)
            self.scenario.setHidden(own)

    def _open(self) -> None:
        self._money.show()
        self.scenario.hide()
        next(iter(self.treasury.amounts.values())).setFocus()

    def _use_grant(self) -> None:
        self._money.hide()
        self.scenario.show()
        if self._seat.treasury is not None:
            self._seats.submit(c.SetTreasury(self.id))

    def _set_treasury(self, treasury: Purse) -> None:
        self._seats.submit(c.SetTreasury(self.id, treasury))

    def _earlier(self) -> None:
        seats = list(self._seats.state.content.seats)
        at = seats.index(self._seat)
        seats[at - 1], seats[at] = seats[at], seats[at - 1]
        self._seats.submit(c.SetSeats(tuple(seats)))

    def _remove(self) -> None:
        left = tuple(seat for seat in self._seats.state.content.seats if seat.id != self.id)
        self._seats.submit(c.SetSeats(left))


class SeatsForm(InspectorForm):
    """All players in turn order."""

    def __init__(self, context: MapContext) -> None:
        super().__init__(context)
        theme = context.theme
        self.cards: dict[PlayerId, SeatCard] = {}
        self._list: QVBoxLayout = column(theme, spacing=8)
        self.add = Button(theme, self.tr("Add a player"), self._add, kind="mini", icon_name="plus")
        whole = column(theme, self, spacing=8)
        whole.addWidget(label(self.tr("Players, in turn order"), "caption"))
        whole.addLayout(self._list)
        whole.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self.show_state(context.state)

    def show_state(self, state: MapState) -> None:
        seats = state.content.seats
        if [seat.id for seat in seats] != list(self.cards):
            for old in self.cards.values():
                old.name.forget()
            emptied(self._list)
            self.cards = {seat.id: SeatCard(self, seat.id) for seat in seats}
            for shown in self.cards.values():
                self._list.addWidget(shown)
        for number, seat in enumerate(seats):
            self.cards[seat.id].show_seat(seat, number, state)
        self.add.setEnabled(len(seats) < SEATS)

    def change(self, seat: Seat, **facts: str | int) -> None:
        """One thing about one seat."""
        changed = replace(seat, **facts)
        seats = tuple(changed if one.id == seat.id else one for one in self.state.content.seats)
        self.submit(c.SetSeats(seats))

    def _add(self) -> None:
        seats = self.state.content.seats
        number = next(n for n in range(1, 1000) if all(s.id != f"player{n}" for s in seats))
        colors = {seat.color for seat in seats}
        color = next((one for one in range(SEATS) if one not in colors), 0)
        factions = [str(one) for one in self.state.tables.factions]
        used = [seat.faction for seat in seats]
        faction = min(factions, key=used.count)
        new = Seat(PlayerId(f"player{number}"), faction, color=color)
        self.submit(c.SetSeats((*seats, new)))
