"""Panel of actions: what the active player can do now, as cards of a place or of each unit."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from bp_desktop.games.burning_planets.ids import PHASES, Phase, PlanetId, UnitId
from bp_desktop.games.burning_planets.match.commands import Bombard
from bp_desktop.games.burning_planets.match.lookup import find_unit
from bp_desktop.games.burning_planets.match.queries.offers import (
    PlanetOffers,
    YardOffers,
    planet_offers,
    yard_offers,
)
from bp_desktop.games.burning_planets.match.queries.units import (
    UnitStatus,
    possible_bombardments,
    reacting_units,
    units_of,
)
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.table import Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table import stats, titles
from bp_desktop.ui.games.burning_planets.table.consents import who_is_asked
from bp_desktop.ui.games.burning_planets.table.shop import PlanetShop, Shop, YardShop
from bp_desktop.ui.games.burning_planets.table.unit_card import UnitCard
from bp_desktop.ui.table.inspect.asking import shows_thing
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row
from bp_desktop.ui.widgets.card_list import CardList
from bp_desktop.ui.widgets.containers import flowing, scroll_area
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.row_painting import NotePart, Row
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.widgets.switcher_card import SwitcherCard
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.table.match_table import MatchTable

BUILDING = (Phase.STRUCTURES, Phase.SHIPS)
LOW = 190


class DoNowPanel(DockPanel):
    """Offers what the rules allow now; the rest is greyed and says why."""

    def __init__(self, table: "MatchTable") -> None:
        super().__init__()
        self._theme = theme = table.theme
        self._table = table
        self._match = table.state
        self._covered = False
        self._kept = kept = table.drafts.of("chosen")
        self.chosen = {phase: str(kept[phase]) for phase in Phase if phase in kept}
        """Of each phase the place or unit somebody chose last."""
        self.hint = label("", "quiet", wrap=True)
        look, trade = table.shell.toggle_look, table.shell.open_trade
        self.look = Button(theme, self.tr("Reveal my treasury"), look, icon_name="eye")
        self.places = SwitcherCard(theme, self.choose)
        self.shop = PlanetShop(table)
        self.yard = YardShop(table)
        self._shops: dict[Phase, Shop] = {Phase.STRUCTURES: self.shop, Phase.SHIPS: self.yard}
        self._planets: dict[str, PlanetOffers] = {}
        self._yards: dict[str, YardOffers] = {}
        self.unit = UnitCard(table)
        self.picker = CardList(
            theme, self.tr("Units"), self.unit, self.choose, self._take_up, self._go_inside
        )
        self.unit.seen.connect(self.picker.keep_in_sight)
        self._bombs: dict[str, Bombard] = {}
        self.bombs = RowList(theme, self.tr("Bombard"), on_opened=self._bombard)
        self.trade = Button(theme, self.tr("Barter …"), trade, kind="quiet", icon_name="coins")
        self.trade.setProperty("beside", "chips")
        self.count = label("", "small", wrap=True)
        self.next = Button(theme, self.tr("Next unit"), self.next_unit, kind="mini")
        self._key = QLabel("N")
        self._key.setObjectName("keycap")
        self._make_pages()
        theme.changed.connect(self._show_again)
        # What can be done hangs on the whole match, and on whether amounts may be shown.
        covered = table.context.viewer.is_covered
        table.context.follow(
            self,
            lambda match: (match, covered(match)),
            lambda match, covered: self.show_match(match, covered=covered),
        )

    def _make_pages(self) -> None:
        """Building scrolls as a whole; units are a list of their own."""
        theme = self._theme
        content = QWidget()
        inside = column(theme, content, spacing=8, edges=(0, 0, 8, 0))
        lay(inside, self.places, self.shop, self.yard, SPRING)
        self._building = scroll_area(content, focus=False)
        self._acting = QWidget()
        key = (self._key, 0, Qt.AlignmentFlag.AlignVCenter)
        head = lay(row(theme, spacing=6, edges=(6, 0, 8, 0)), (self.count, 1), self.next, key)
        lay(column(theme, self._acting, spacing=6), head, self.bombs, (self.picker, 1))
        for shop in self._shops.values():
            shop.walk.add(self.places, self.shop.removals, self.trade)
        self._inside, self._foot = inside, flowing(theme, self.shop.removals, self.trade, gap=2)
        self._box = lay(
            column(theme, self, spacing=10),
            self.hint,
            (self.look, 0, Qt.AlignmentFlag.AlignLeft),
            (self._building, 1),
            (self._acting, 1),
            self._foot,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In little height the last line scrolls with what can be built, and is left out beside
        units: barter has a tab of its own."""
        super().resizeEvent(event)
        home = self._inside if self.height() < self._theme.px(LOW) else self._box
        if home.indexOf(self._foot) < 0:
            home.addWidget(self._foot)

    # --- choosing

    @property
    def _is_acting(self) -> bool:
        return self._match.stage is Stage.PLAY and self._match.turn.phase is Phase.ACTIONS

    def choose(self, id_: str) -> None:
        self._choose(self._match.turn.phase, id_)
        if self._is_acting:
            self._open_unit(id_)
        else:
            shows_thing(self.places, id_)
            self._show_shop(self._match)
        self._take_up(id_)

    def _choose(self, phase: Phase, id_: str) -> None:
        self.chosen[phase] = self._kept[phase] = id_

    def _take_up(self, id_: str) -> None:
        """A unit that is chosen already may still have to be picked up."""
        if self._is_acting and id_:
            self._table.take_in_hand(UnitId(id_))

    def take_keyboard(self) -> None:
        """Where the first thing can be done."""
        shop = self._shops.get(self._match.turn.phase)
        if shop is not None and shop.isVisible() and shop.take_keyboard():
            return
        places: tuple[QWidget, ...] = (self.picker, self.look, self.places, self.trade)
        able = (one for one in places if one.isVisible() and one.isEnabled())
        next(able, self.picker).setFocus()

    def _go_inside(self, _id: str) -> None:
        """Enter: on to what was chosen, which on the board is there."""
        if not self._table.go_to_board():
            self.unit.take_keyboard()

    def next_unit(self) -> None:
        """The next that can act, in the order of the list."""
        able = [one.id for one in self.picker.rows if one.id and one.lit]
        if not self._is_acting or not able:
            return
        now = self.chosen.get(Phase.ACTIONS, "")
        after = able[(able.index(now) + 1) % len(able)] if now in able else able[0]
        self.picker.choose(after)
        self.choose(after)

    def show_unit(self, unit: UnitId) -> None:
        """Somebody picked a unit up elsewhere."""
        if self._is_acting and unit in self.picker.ids:
            self._choose(Phase.ACTIONS, unit)
            if self.unit.is_showing(self._match, unit, covered=self._covered):
                self.picker.scrollTo(self.picker.index_of(unit))
            else:
                self._open_unit(unit)

    def show_placed(self, card: str) -> None:
        """The card of what waits for a cell on the board is marked."""
        for shop in self._shops.values():
            shop.show_placed(card)

    # --- showing

    def _show_again(self) -> None:
        self.show_match(self._match, covered=self._covered)

    def show_match(self, match: Match, *, covered: bool) -> None:
        self._match, self._covered = match, covered
        in_play = match.stage is Stage.PLAY
        phase = match.turn.phase if in_play else PHASES[0]
        shut = covered and phase in BUILDING
        things = self._things(match) if in_play and not shut else ()
        chosen = self.chosen.get(phase)
        if not any(one.id and one.id == chosen for one in things):
            able = (one.id for one in things if one.id and one.lit)
            chosen = next(able, next((one.id for one in things if one.id), None))
        self.chosen = {phase: chosen} if chosen is not None else {}
        acting = self._is_acting and bool(things)
        # Only what is seen is laid out, and the other page is hidden before anything is shown: all
        # together would not fit, and Qt lays out what is there each time something comes.
        (self._building if acting else self._acting).hide()
        self.look.setVisible(shut)
        self.trade.setVisible(in_play)
        self.shop.removals.setVisible(bool(things) and phase is Phase.STRUCTURES)
        self.hint.setText(self._hint(phase, shut=shut) if not things else "")
        self.hint.setVisible(not things)
        if acting:
            self._show_units(match, things, chosen)
        else:
            self._show_places(match, things, chosen)
        (self._acting if acting else self._building).show()

    def _hint(self, phase: Phase, *, shut: bool) -> str:
        if shut:
            return self.tr("Treasuries are hidden. Reveal yours to see what you can afford.")
        hints = {
            Phase.STRUCTURES: self.tr("No planets of your own."),
            Phase.SHIPS: self.tr("Ships need a spaceport or a space station."),
            Phase.ACTIONS: self.tr("No ships and no defences yet."),
        }
        return hints.get(phase, self.tr("The main button shows what comes next."))

    def _things(self, match: Match) -> Sequence[Row]:
        player = match.turn.player
        color = titles.color_of(match, player, self._theme)
        match match.turn.phase:
            case Phase.STRUCTURES:
                self._planets = {one.planet: one for one in planet_offers(match, player)}
                return [self._planet(match, one) for one in self._planets.values()]
            case Phase.SHIPS:
                self._yards = {str(one.yard): one for one in yard_offers(match, player)}
                return [self._yard(match, one, color) for one in self._yards.values()]
            case Phase.ACTIONS:
                return list(self._units(match, color))
            case _:
                return ()

    # --- building

    def _show_places(self, match: Match, things: Sequence[Row], chosen: str | None) -> None:
        self.places.show_rows(things, chosen or "")
        self.places.setVisible(bool(things))
        shows_thing(self.places, self.places.chosen)
        self._show_shop(match)

    def _show_shop(self, match: Match) -> None:
        phase = match.turn.phase
        chosen = self.chosen.get(phase) if match.stage is Stage.PLAY and self.places.ids else None
        for place, shop in self._shops.items():
            if chosen is None or place is not phase:
                shop.hide()
        if chosen is not None and phase is Phase.STRUCTURES:
            self.shop.show_offers(match, self._planets[chosen])
            self.shop.show()
        elif chosen is not None and phase is Phase.SHIPS:
            self.yard.show_offers(match, self._yards[chosen])
            self.yard.show()

    def _planet(self, match: Match, offers: PlanetOffers) -> Row:
        planet = match.board.planets[offers.planet]
        may = self.tr("has built") if offers.used.built else self.tr("may build 1")
        note = f"{names().biome(planet.biome)} · {may}"
        is_lit = any(one.legal for one in offers.structures)
        kinds = [one.kind for one in planet.structures.values()]
        about = titles.planet_row(match, planet, [*kinds, *(one.kind for one in planet.natural)])
        title, picture = titles.planet_title(match, planet), f"biome/{planet.biome}"
        return Row(planet.id, title, note, picture, lit=is_lit, tip=about.note)

    def _yard(self, match: Match, offers: YardOffers, color: str) -> Row:
        is_planet = PlanetId(offers.yard) in match.board.planets
        kind = "spaceport" if is_planet else "space_station"
        return Row(
            offers.yard,
            titles.site_title(match, offers.yard),
            names().kind(kind),
            f"structure/{kind}",
            color,
            lit=any(one.legal for one in offers.ships),
        )

    # --- acting

    def _units(self, match: Match, color: str) -> Iterator[Row]:
        """Who can act, then, below a caption, who cannot and why."""
        units = sorted(units_of(match, match.turn.player), key=lambda one: not one.is_active)
        able = [one for one in units if one.can_act]
        text = self.tr("{able} of {all} units can act")
        self.count.setText(filled(text, able=len(able), all=len(units)))
        self.next.setEnabled(len(able) > 1)
        for one in able:
            yield self._unit(match, one, color)
        for one in reacting_units(match):
            yield self._reacting(match, one)
        if len(able) < len(units):
            yield Row("", self.tr("Nothing to do now"))
        for one in units:
            if not one.can_act:
                title, picture = (
                    titles.unit_place_title(match, one.id),
                    titles.unit_picture(match, one.id),
                )
                yield Row(one.id, title, self._why_not(one), picture, color)

    def _reacting(self, match: Match, unit: UnitStatus) -> Row:
        """A defence of somebody else that may answer a ship beside it now (AMB-49)."""
        found = find_unit(match, unit.id)
        owner = found.owner if found is not None else None
        note = filled(self.tr("{player} may answer"), player=titles.player_title(match, owner))
        row = self._unit(match, unit, titles.color_of(match, owner, self._theme))
        return row._replace(badge=note)

    def _why_not(self, unit: UnitStatus) -> str:
        if unit.reasons:
            return worded(unit.reasons[0])
        if unit.ship:
            return self.tr("Nothing within reach.")
        return self.tr("No enemy in the cells beside it")

    def _unit(self, match: Match, status: UnitStatus, color: str) -> Row:
        unit = find_unit(match, status.id)
        assert unit is not None, "it is in the list"
        parts = [*stats.fighting_parts(unit.attack_die, unit.shield)]
        if unit.ship is not None:
            speed = match.tables.ship_classes[unit.ship.cls].speed
            parts.append(NotePart(str(speed), "muted", "ui/speed"))
        return Row(
            status.id,
            titles.unit_place_title(match, status.id),
            picture=titles.unit_picture(match, status.id),
            color=color,
            lit=True,
            dots=status.left.most,
            badge=self.tr("acting now") if status.is_active else "",
            parts=tuple(parts),
        )

    def _show_units(self, match: Match, things: Sequence[Row], chosen: str | None) -> None:
        self._show_bombs(match)
        if chosen is not None:
            self.unit.show_unit(match, UnitId(chosen), covered=self._covered)
        self.picker.show_cards(things, chosen)

    def _open_unit(self, id_: str) -> None:
        self.unit.show_unit(self._match, UnitId(id_), covered=self._covered)
        self.picker.show_cards(self.picker.rows, id_)
        self.picker.scrollTo(self.picker.index_of(id_))

    def _show_bombs(self, match: Match) -> None:
        self._bombs = {f"bombard {one.planet}": one for one in possible_bombardments(match)}
        text = self.tr("Bombard {planet}: every structure is destroyed")
        titled = {
            id_: filled(text, planet=titles.site_title(match, one.planet))
            for id_, one in self._bombs.items()
        }
        rows = [
            Row(id_, title, who_is_asked(match, self._bombs[id_]), "ui/attack", lit=True)
            for id_, title in titled.items()
        ]
        self.bombs.show_few(rows, most=4)

    def _bombard(self, id_: str) -> None:
        self._table.act(self._bombs[id_])
