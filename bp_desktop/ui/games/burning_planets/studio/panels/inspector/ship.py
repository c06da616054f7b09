"""The inspector's form for a ship and its hold."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.ids import ClassId, KindId, PlayerId, ShipId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.texts.marking import filled
from bp_desktop.ui.editor.panels.fields import ChoiceField, NumberField
from bp_desktop.ui.editor.panels.parts import emptied, field
from bp_desktop.ui.editor.things import thing_at
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.kit import Kit, named, place_text
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.purse import PurseField
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.metrics import column

HIGHEST_NUMBER = 9999


class ShipForm(QWidget):
    """Class, owner, number and, of a cargo ship, what it carries (BP-CARGO-8)."""

    def __init__(self, kit: Kit, ship: ShipId) -> None:
        super().__init__()
        self._kit = kit
        self._id = ship
        theme = kit.theme
        self._head = column(theme)
        self.cls = ChoiceField(self._set_class)
        self.owner = ChoiceField(self._set_owner)
        self.number = NumberField(self._set_number, least=1, most=HIGHEST_NUMBER)
        self.hold = PurseField(theme, self._set_hold)
        self.carried = ChoiceField(self._set_carried)
        self.remove = Button(
            theme,
            self.tr("Remove this ship"),
            lambda: kit.submit(self, c.RemoveShip(ship)),
            kind="mini",
            icon_name="delete",
        )
        self._cargo = QWidget()
        inside = column(theme, self._cargo, spacing=16)
        inside.addLayout(field(theme, self.tr("In the hold"), self.hold))
        inside.addLayout(field(theme, self.tr("Space structure aboard"), self.carried))
        whole = column(theme, self, spacing=16)
        whole.addLayout(self._head)
        whole.addLayout(field(theme, self.tr("Class"), self.cls))
        whole.addLayout(field(theme, self.tr("Owner"), self.owner))
        whole.addLayout(field(theme, self.tr("Number in the fleet"), self.number))
        whole.addWidget(self._cargo)
        whole.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignLeft)
        self.show_state(kit.state)

    @property
    def _ship(self) -> Ship | None:
        return self._kit.state.board.ships.get(self._id)

    def show_state(self, state: MapState) -> None:
        ship = state.board.ships.get(self._id)
        if ship is None:
            return
        words, tables = names(), state.tables
        faction = next((s.faction for s in state.content.seats if s.id == ship.owner), "humans")
        title = filled(
            self.tr("{model} no. {number}"),
            model=words.model(faction, ship.cls),
            number=ship.number,
        )
        where = place_text(state, ship.at) if ship.at is not None else ""
        emptied(self._head)
        icon = f"ship/{faction}_{ship.cls}"
        self._head.addLayout(self._kit.head(icon, title, where, ship.owner))
        self.cls.show_choices(named(tables.ship_classes, words.ship_class), ship.cls)
        self._kit.show_players(self.owner, None, ship.owner)
        self.number.show_value(ship.number)
        self.hold.show_value(ship.hold)
        kinds = [kind.id for kind in tables.structures.values() if kind.category == "space"]
        nothing = ("", self.tr("None"), None)
        aboard = ship.carried.kind if ship.carried is not None else ""
        self.carried.show_choices((nothing, *named(kinds, words.kind)), aboard)
        carries = bool(tables.ship_classes[ship.cls].max_space_structures)
        self._cargo.setHidden(not carries and not ship.hold and ship.carried is None)

    # --- acting

    def _set_number(self, number: int) -> None:
        self._kit.submit(self, c.NumberShip(self._id, number))

    def _set_class(self, cls: str) -> None:
        ship = self._ship
        if ship is not None and ship.at is not None and cls != ship.cls:
            self._replace(c.PlaceShip(ship.owner, ClassId(cls), ship.at, ship.number))

    def _set_owner(self, owner: str) -> None:
        ship = self._ship
        if ship is not None and ship.at is not None and owner != ship.owner:
            self._replace(c.PlaceShip(PlayerId(owner), ship.cls, ship.at))

    def _replace(self, other: c.PlaceShip) -> None:
        """Another ship in its place, and chosen in its place: a new class is a new ship."""
        if self._kit.submit(self, c.RemoveShip(self._id), other):
            thing = thing_at(self._kit.state, other.at)
            self._kit.selection.choose({thing} if thing is not None else ())

    def _set_hold(self, hold: Purse) -> None:
        ship = self._ship
        if ship is not None:
            carried = ship.carried.kind if ship.carried is not None else None
            self._kit.submit(self, c.SetHold(self._id, hold, carried))

    def _set_carried(self, kind: str) -> None:
        ship = self._ship
        if ship is not None:
            carried = KindId(kind) if kind else None
            self._kit.submit(self, c.SetHold(self._id, ship.hold, carried))
