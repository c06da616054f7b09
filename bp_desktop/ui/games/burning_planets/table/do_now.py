"""Panel of actions: a place or unit of the active player to choose, and all it offers now."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.games.burning_planets.ids import PHASES, Phase, PlanetId, UnitId
from bp_desktop.games.burning_planets.match.commands import Bombard
from bp_desktop.games.burning_planets.match.queries.offers import planet_offers, yard_offers
from bp_desktop.games.burning_planets.match.queries.units import (
    UnitStatus,
    possible_bombardments,
    units_of,
)
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.table import Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.commanders import MatchTableContext
from bp_desktop.ui.games.burning_planets.table.shop import PlanetShop, PlayController, YardShop
from bp_desktop.ui.games.burning_planets.table.titles import (
    color_of,
    counted_kinds,
    place_note,
    site_title,
    unit_picture,
    unit_title,
)
from bp_desktop.ui.games.burning_planets.table.unit_card import UnitCard
from bp_desktop.ui.games.burning_planets.table.unit_rows import left_text
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.height_class import HeightClass
from bp_desktop.ui.widgets.basics import Button, column, label
from bp_desktop.ui.widgets.containers import scroll_area
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.row_painting import THINGS, Row
from bp_desktop.ui.widgets.rows import RowList

SEEN = {HeightClass.AMPLE: 6, HeightClass.LOW: 5, HeightClass.SCARCE: 3}
"""Rows of the list to choose from; few where what they offer needs the room more."""


class DoNowPanel(DockPanel):
    """Offers what the rules allow now; the rest is greyed and says why."""

    def __init__(
        self,
        theme: Theme,
        controller: PlayController,
        on_unit: Callable[[UnitId], object],
        on_look: Callable[[], object],
        on_trade: Callable[[], object],
        on_plan: Callable[[], object] | None = None,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._controller = controller
        self._on_unit = on_unit
        self._match: Match | None = None
        self._covered = False
        self._room = HeightClass.AMPLE
        self._kept = kept = controller.drafts.of("chosen")
        self.chosen = {phase: str(kept[phase]) for phase in Phase if phase in kept}
        """Of each phase the place or unit somebody chose last."""
        self.picker = RowList(theme, self.tr("Choose"), self.choose, self._take_up, self._go_inside)
        self.hint = label("", "quiet", wrap=True)
        self.look = Button(theme, self.tr("Look at my treasury"), on_look, icon_name="eye")
        self.shop = PlanetShop(theme, controller)
        self.yard = YardShop(theme, controller)
        self.unit = UnitCard(theme, controller, on_plan)
        self._bombs: dict[str, Bombard] = {}
        self.bombs = RowList(theme, self.tr("Bombard"), on_opened=self._bombard)
        self._content = content = QWidget()
        details = column(theme, content, spacing=10, edges=(0, 0, 8, 0))
        for part in (self.shop, self.yard, self.unit, self.bombs):
            part.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
            details.addWidget(part)
        details.addStretch()
        self._scroll = scroll_area(content, focus=False)
        self.trade = Button(
            theme, self.tr("Barter or pay …"), on_trade, kind="link", icon_name="coins"
        )
        box = column(theme, self, spacing=12)
        box.addWidget(self.hint)
        box.addWidget(self.look)
        box.addWidget(self.picker)
        box.addWidget(self._scroll, 1)
        box.addWidget(self.trade, 0, Qt.AlignmentFlag.AlignLeft)
        theme.changed.connect(self._show_again)

    # --- choosing

    def choose(self, id_: str) -> None:
        if self._match is not None:
            self._choose(self._match.turn.phase, id_)
            self._show_detail(self._match)
            if self._match.turn.phase is Phase.ACTIONS:
                self._on_unit(UnitId(id_))

    def _choose(self, phase: Phase, id_: str) -> None:
        self.chosen[phase] = self._kept[phase] = id_

    def _take_up(self, id_: str) -> None:
        """A unit that is chosen already may still have to be picked up."""
        if self._match is not None and self._match.turn.phase is Phase.ACTIONS:
            self._on_unit(UnitId(id_))

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
        acting = self._match is not None and self._match.turn.phase is Phase.ACTIONS
        if acting and self._controller.go_to_board():
            return
        for card in (self.shop, self.yard, self.unit):
            if card.isVisible():
                card.take_keyboard()

    def show_unit(self, unit: UnitId) -> None:
        """Somebody picked a unit up elsewhere."""
        match = self._match
        if match is None or match.turn.phase is not Phase.ACTIONS:
            return
        if unit in self.picker.ids:
            self._choose(Phase.ACTIONS, unit)
            self.picker.show_rows(self.picker.rows, unit)
            self._show_detail(match)

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
        if self._match is not None:
            self.show_match(self._match, covered=self._covered)

    def follow(self, context: MatchTableContext) -> None:
        """What can be done hangs on the whole match, and on whether amounts may be shown."""
        covered = context.viewer.is_covered
        context.follow(
            self,
            lambda match: (match, covered(match)),
            lambda match: self.show_match(match, covered=covered(match)),
        )

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
        match phase:
            case Phase.STRUCTURES:
                return self.tr("No planets of your own.")
            case Phase.SHIPS:
                return self.tr("Ships need a spaceport or a space station.")
            case Phase.ACTIONS:
                return self.tr("No ships and no defences yet.")
            case _:
                return self.tr("The gold button says what comes next.")

    def _things(self, match: Match) -> tuple[Row, ...]:
        player = match.turn.player
        match match.turn.phase:
            case Phase.STRUCTURES:
                self._planets = {one.planet: one for one in planet_offers(match, player)}
                return tuple(
                    Row(
                        one.planet,
                        site_title(match, one.planet),
                        self._planet_note(match, one.planet),
                        f"biome/{match.board.planets[one.planet].biome}",
                        lit=any(offer.legal for offer in one.structures),
                    )
                    for one in self._planets.values()
                )
            case Phase.SHIPS:
                self._yards = {str(one.yard): one for one in yard_offers(match, player)}
                return tuple(
                    Row(
                        id_,
                        site_title(match, id_),
                        picture="structure/spaceport"
                        if PlanetId(id_) in match.board.planets
                        else "structure/space_station",
                        color=color_of(match, player, self._theme),
                        lit=any(offer.legal for offer in one.ships),
                    )
                    for id_, one in self._yards.items()
                )
            case Phase.ACTIONS:
                units = units_of(match, player)
                ordered = sorted(units, key=lambda one: (not one.is_active, not one.can_act))
                return tuple(self._unit(match, one) for one in ordered)
            case _:
                return ()

    def _planet_note(self, match: Match, id_: PlanetId) -> str:
        planet = match.board.planets[id_]
        standing = counted_kinds(one.kind for one in planet.structures.values())
        note = place_note(match, planet)
        return f"{note} · {standing}" if standing else note

    def _unit(self, match: Match, unit: UnitStatus) -> Row:
        note = left_text(unit)
        if unit.is_active:
            note = f"{note} · {self.tr('acting now')}"
        return Row(
            unit.id,
            unit_title(match, unit.id),
            note,
            unit_picture(match, unit.id),
            color_of(match, match.turn.player, self._theme),
            lit=unit.can_act,
        )

    def _show_detail(self, match: Match) -> None:
        """Of what is chosen; the rest waits until somebody chooses it."""
        in_play = match.stage is Stage.PLAY
        phase = match.turn.phase
        chosen = self.chosen.get(phase) if in_play and self.picker.ids else None
        card: QWidget | None = None
        if chosen is not None:
            card = {Phase.STRUCTURES: self.shop, Phase.SHIPS: self.yard}.get(phase, self.unit)
        for other in (self.shop, self.yard, self.unit):
            if other is not card:
                other.hide()
        if chosen is not None:
            match phase:
                case Phase.STRUCTURES:
                    self.shop.show_offers(match, self._planets[PlanetId(chosen)])
                case Phase.SHIPS:
                    self.yard.show_offers(match, self._yards[chosen])
                case _:
                    self.unit.show_unit(match, UnitId(chosen), covered=self._covered)
        if card is not None:
            card.show()
        self._show_bombs(match if in_play and phase is Phase.ACTIONS else None)

    def _show_bombs(self, match: Match | None) -> None:
        found = tuple(possible_bombardments(match)) if match is not None else ()
        self._bombs = {f"bombard {one.planet}": one for one in found}
        things = []
        for id_, one in self._bombs.items():
            assert match is not None
            text = self.tr("Bombard {planet}: every structure goes")
            title = filled(text, planet=site_title(match, one.planet))
            things.append(Row(id_, title, picture="ui/attack", lit=True))
        self.bombs.show_rows(things, None)
        self.bombs.setFixedHeight(self._theme.px(THINGS.height * min(4, len(things)) + 4))
        self.bombs.setHidden(not things)

    def _bombard(self, id_: str) -> None:
        self._controller.act(self._bombs[id_])
