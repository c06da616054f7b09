"""Panel of actions: a place or unit of the active player to choose, and all it offers now."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.games.burning_planets.ids import PHASES, Phase, PlanetId, UnitId
from bp_desktop.games.burning_planets.match.commands import Bombard
from bp_desktop.games.burning_planets.match.queries.offers import (
    PlanetOffers,
    YardOffers,
    planet_offers,
    yard_offers,
)
from bp_desktop.games.burning_planets.match.queries.units import (
    UnitStatus,
    possible_bombardments,
    units_of,
)
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.table import Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.table import titles
from bp_desktop.ui.games.burning_planets.table.shop import PlanetShop, Shop, YardShop
from bp_desktop.ui.games.burning_planets.table.unit_card import UnitCard, left_text
from bp_desktop.ui.table.height_class import HeightClass
from bp_desktop.ui.widgets.basics import Button, column, label, lay
from bp_desktop.ui.widgets.containers import scroll_area
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.widgets.rows import RowList

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.table.match_table import MatchTable

SEEN = {HeightClass.AMPLE: 6, HeightClass.LOW: 5, HeightClass.SCARCE: 3}
"""Rows of the list to choose from; few where what they offer needs the room more."""


class DoNowPanel(DockPanel):
    """Offers what the rules allow now; the rest is greyed and says why."""

    def __init__(self, table: "MatchTable") -> None:
        super().__init__()
        self._theme = theme = table.theme
        self._table = table
        self._match = table.state
        self._covered = False
        self._room = HeightClass.AMPLE
        self._kept = kept = table.drafts.of("chosen")
        self.chosen = {phase: str(kept[phase]) for phase in Phase if phase in kept}
        """Of each phase the place or unit somebody chose last."""
        self.picker = RowList(theme, self.tr("Choose"), self.choose, self._take_up, self._go_inside)
        self.hint = label("", "quiet", wrap=True)
        look, trade = table.shell.toggle_look, table.shell.open_trade
        self.look = Button(theme, self.tr("Look at my treasury"), look, icon_name="eye")
        self.shop = PlanetShop(table)
        self.yard = YardShop(table)
        self.unit = UnitCard(table)
        self._cards: dict[Phase, Shop | UnitCard] = {
            Phase.STRUCTURES: self.shop,
            Phase.SHIPS: self.yard,
            Phase.ACTIONS: self.unit,
        }
        self._bombs: dict[str, Bombard] = {}
        self.bombs = RowList(theme, self.tr("Bombard"), on_opened=self._bombard)
        content = QWidget()
        details = column(theme, content, spacing=10, edges=(0, 0, 8, 0))
        for part in (*self._cards.values(), self.bombs):
            part.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
            details.addWidget(part)
        details.addStretch()
        self.trade = Button(
            theme, self.tr("Barter or pay …"), trade, kind="link", icon_name="coins"
        )
        lay(
            column(theme, self, spacing=12),
            self.hint,
            self.look,
            self.picker,
            (scroll_area(content, focus=False), 1),
            (self.trade, 0, Qt.AlignmentFlag.AlignLeft),
        )
        theme.changed.connect(self._show_again)
        # What can be done hangs on the whole match, and on whether amounts may be shown.
        covered = table.context.viewer.is_covered
        table.context.follow(
            self,
            lambda match: (match, covered(match)),
            lambda match, covered: self.show_match(match, covered=covered),
        )

    # --- choosing

    @property
    def _is_acting(self) -> bool:
        return self._match.turn.phase is Phase.ACTIONS

    def choose(self, id_: str) -> None:
        self._choose(self._match.turn.phase, id_)
        self._show_detail(self._match)
        self._take_up(id_)

    def _choose(self, phase: Phase, id_: str) -> None:
        self.chosen[phase] = self._kept[phase] = id_

    def _take_up(self, id_: str) -> None:
        """A unit that is chosen already may still have to be picked up."""
        if self._is_acting:
            self._table.take_in_hand(UnitId(id_))

    def take_keyboard(self) -> None:
        """Enter on what is chosen there goes on to what it offers; where there is but one thing,
        nobody has to choose it."""
        places: tuple[QWidget, ...] = (self.picker, self.look, self.trade)
        place = next((one for one in places if one.isVisible()), self.picker)
        place.setFocus()
        if place is self.picker and len(self.picker.ids) == 1:
            self._go_inside(self.picker.ids[0])

    def _go_inside(self, _id: str) -> None:
        """Enter: on to what was chosen, which on the board is there."""
        if self._is_acting and self._table.go_to_board():
            return
        for card in self._cards.values():
            if card.isVisible():
                card.take_keyboard()

    def show_unit(self, unit: UnitId) -> None:
        """Somebody picked a unit up elsewhere."""
        if self._is_acting and unit in self.picker.ids:
            self._choose(Phase.ACTIONS, unit)
            self.picker.show_rows(self.picker.rows, unit)
            self._show_detail(self._match)

    # --- showing

    def spread(self, room: HeightClass) -> None:
        self._room = room
        self.picker.set_dense(room is not HeightClass.AMPLE)
        self._fit_picker()
        self._show_again()

    def _fit_picker(self) -> None:
        """Its size before it is seen: shown first, it would be laid out twice."""
        self.picker.fit_rows(min(SEEN[self._room], len(self.picker.ids)))

    def _show_again(self) -> None:
        self.show_match(self._match, covered=self._covered)

    def show_match(self, match: Match, *, covered: bool) -> None:
        self._match, self._covered = match, covered
        in_play = match.stage is Stage.PLAY
        # Where there is hardly room for the rest, the way is by the tab.
        self.trade.setVisible(in_play and self._room is not HeightClass.SCARCE)
        phase = match.turn.phase if in_play else PHASES[0]
        shut = covered and phase in (Phase.STRUCTURES, Phase.SHIPS)
        things = self._things(match) if in_play and not shut else ()
        chosen = self.chosen.get(phase)
        if not any(one.id == chosen for one in things):
            chosen = next((one.id for one in things if one.lit), things[0].id if things else None)
        self.chosen = {phase: chosen} if chosen is not None else {}
        self.picker.show_rows(things, chosen)
        self._fit_picker()
        self.picker.setVisible(bool(things))
        self.look.setVisible(shut)
        self.hint.setText(self._hint(phase, shut=shut) if not things else "")
        self.hint.setVisible(not things)
        self._show_detail(match)

    def _hint(self, phase: Phase, *, shut: bool) -> str:
        if shut:
            return self.tr("Treasuries are hidden. What can be paid for is shown to its owner.")
        hints = {
            Phase.STRUCTURES: self.tr("No planets of your own."),
            Phase.SHIPS: self.tr("Ships need a spaceport or a space station."),
            Phase.ACTIONS: self.tr("No ships and no defences yet."),
        }
        return hints.get(phase, self.tr("The gold button says what comes next."))

    def _things(self, match: Match) -> tuple[Row, ...]:
        player = match.turn.player
        color = titles.color_of(match, player, self._theme)
        match match.turn.phase:
            case Phase.STRUCTURES:
                self._planets = {one.planet: one for one in planet_offers(match, player)}
                return tuple(self._planet(match, one) for one in self._planets.values())
            case Phase.SHIPS:
                self._yards = {str(one.yard): one for one in yard_offers(match, player)}
                return tuple(self._yard(match, one, color) for one in self._yards.values())
            case Phase.ACTIONS:
                units = units_of(match, player)
                ordered = sorted(units, key=lambda one: (not one.is_active, not one.can_act))
                return tuple(self._unit(match, one, color) for one in ordered)
            case _:
                return ()

    @staticmethod
    def _planet(match: Match, offers: PlanetOffers) -> Row:
        planet = match.board.planets[offers.planet]
        kinds = (one.kind for one in planet.structures.values())
        is_lit = any(one.legal for one in offers.structures)
        return titles.planet_row(match, planet, kinds, lit=is_lit)

    @staticmethod
    def _yard(match: Match, offers: YardOffers, color: str) -> Row:
        is_planet = PlanetId(offers.yard) in match.board.planets
        picture = "structure/spaceport" if is_planet else "structure/space_station"
        title, is_lit = (
            titles.site_title(match, offers.yard),
            any(one.legal for one in offers.ships),
        )
        return Row(offers.yard, title, picture=picture, color=color, lit=is_lit)

    def _unit(self, match: Match, unit: UnitStatus, color: str) -> Row:
        note = left_text(unit)
        if unit.is_active:
            note = f"{note} · {self.tr('acting now')}"
        return titles.unit_row(match, unit.id, note, color, lit=unit.can_act)

    def _show_detail(self, match: Match) -> None:
        """Of what is chosen; the rest waits until somebody chooses it."""
        in_play, phase = match.stage is Stage.PLAY, match.turn.phase
        chosen = self.chosen.get(phase) if in_play and self.picker.ids else None
        for place, card in self._cards.items():
            if chosen is None or place is not phase:
                card.hide()
        if chosen is not None:
            match phase:
                case Phase.STRUCTURES:
                    self.shop.show_offers(match, self._planets[PlanetId(chosen)])
                case Phase.SHIPS:
                    self.yard.show_offers(match, self._yards[chosen])
                case _:
                    self.unit.show_unit(match, UnitId(chosen), covered=self._covered)
            self._cards[phase].show()
        self._show_bombs(match, acting=in_play and phase is Phase.ACTIONS)

    def _show_bombs(self, match: Match, *, acting: bool) -> None:
        found = possible_bombardments(match) if acting else ()
        self._bombs = {f"bombard {one.planet}": one for one in found}
        text = self.tr("Bombard {planet}: every structure goes")
        titled = {
            id_: filled(text, planet=titles.site_title(match, one.planet))
            for id_, one in self._bombs.items()
        }
        rows = [Row(id_, one, picture="ui/attack", lit=True) for id_, one in titled.items()]
        self.bombs.show_few(rows, most=4)

    def _bombard(self, id_: str) -> None:
        self._table.act(self._bombs[id_])
