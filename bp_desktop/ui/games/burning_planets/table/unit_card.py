"""Everything one unit may do: where it goes, whom it attacks, what it takes, loads and leaves."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    PlanetId,
    SealId,
    ShipId,
    StructureId,
    UnitId,
)
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.command_names import COMMAND_NAMES
from bp_desktop.games.burning_planets.match.queries.candidates import (
    loads_of_others,
    sealed_unloads_by,
)
from bp_desktop.games.burning_planets.match.queries.targets import TargetStatus
from bp_desktop.games.burning_planets.match.queries.units import (
    UnitAction,
    UnitChoices,
    UnitStatus,
    choices_of,
    left_of,
)
from bp_desktop.games.burning_planets.match.secret_view import has_open_books
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.offers import Offer, every_way
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table import titles
from bp_desktop.ui.games.burning_planets.table.cargo_form import (
    CargoForm,
    SealedUnloadForm,
    open_freight,
)
from bp_desktop.ui.games.burning_planets.table.trade_parts import cargo_words
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Draft
from bp_desktop.ui.widgets.basics import (
    Button,
    column,
    label,
    lay,
    problem_line,
    put_away,
    show_text,
)
from bp_desktop.ui.widgets.containers import reveal
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.widgets.rows import LazyRows, RowList
from bp_desktop.ui.words.wording import worded, worded_all

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.table.match_table import MatchTable

translate = QCoreApplication.translate

SEEN = 7
VEILED = "veiled"
TELLING = frozenset({UnitAction.LOAD, UnitAction.UNLOAD, UnitAction.DEPLOY, UnitAction.PICK_UP})
"""What a ship may do of these tells what its hold and its owner's treasury hold (BP-APP-6)."""

Freight = c.LoadCargo | c.UnloadCargo
SealedLoad = tuple[SealId, PlanetId | StructureId]
Offered = Command | SealedLoad | TargetStatus | None
"""What a row stands for; None: what nobody may see before its owner looks."""


class UnitCard(QWidget):
    """The unit in hand."""

    def __init__(self, table: "MatchTable") -> None:
        super().__init__()
        self._theme = theme = table.theme
        self._table = table
        self._match = table.state
        self._covered = False
        self._unit = UnitId("")
        self._sites: dict[Hex, c.DeployStructure] = {}
        """On the board: where what is aboard can be put down."""
        self._offered: dict[str, Offered] = {}
        self.left = label("", "small", wrap=True)
        self.why_not = problem_line()
        self.moves = label("", "small", wrap=True)
        self.move_button = Button(theme, self.tr("Move"), self._move, icon_name="move")
        self.move_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # as an OfferButton
        self.deeds = RowList(theme, self.tr("What it may do"), on_opened=self._open)
        self.form: CargoForm | SealedUnloadForm | None = None
        """In place of the list, while amounts are typed."""
        self.back = Button(
            theme, self.tr("Something else"), self._go_back, kind="link", icon_name="arrow_left"
        )
        self.aboard = label("", "small", wrap=True)
        self.plan = Button(
            theme, self.tr("Plan the fight"), table.plan_fight, kind="link", icon_name="crosshair"
        )
        words = (self.left, self.aboard, self.why_not, self.moves)
        to_left = Qt.AlignmentFlag.AlignLeft
        self._box = lay(
            column(theme, self, spacing=6),
            *words,
            self.move_button,
            self.deeds,
            (self.back, 0, to_left),
            (self.plan, 0, to_left),
        )
        self.back.hide()

    def show_unit(self, match: Match, unit: UnitId, *, covered: bool) -> None:
        """`covered`: amounts in treasuries and holds may not be shown."""
        self._close_form()
        self._match, self._unit, self._covered = match, unit, covered
        choices = choices_of(match, unit)
        now = choices.unit
        self.left.setText(left_text(now))
        trouble = "\n".join(one for one in (worded_all(now.reasons), self._warning(now)) if one)
        show_text(self.why_not, trouble)
        ship = match.board.ships.get(ShipId(unit))
        self._offered = dict(self._offers(choices, ship))
        self._show_aboard(ship)
        self._show_deeds()
        self._show_moves(choices)
        self._resume()

    def _offers(self, choices: UnitChoices, ship: Ship | None) -> Iterator[tuple[str, Offered]]:
        """What is there for the taking, then targets with their chances: beside a real board
        everything that could be attacked is offered, and would hide the rest."""
        match, covered = self._match, self._covered
        shown = {
            deed: found
            for deed, found in choices.others.items()
            if not (covered and deed in TELLING)
        }
        self._sites = sites_of(match, shown.get(UnitAction.DEPLOY, ()))
        commands = [
            command
            for deed, found in shown.items()
            for one in found
            if one.legal and (deed is UnitAction.LOAD or not one.consent_of)
            for command in rows_of(match, one)
        ]
        if ship is not None and not covered and not has_open_books(match):
            own = (one for one in commands if not _is_given(one))
            commands = [*own, *loads_of_others(match, ship)]
        sealed = sealed_unloads_by(match, ship) if ship is not None else ()
        yield from ((f"deed {n}", one) for n, one in enumerate(commands))
        yield from ((f"sealed {n}", one) for n, one in enumerate(sealed))
        # What it could load, buy or put down hangs on what is hidden, and nobody looks.
        if covered and choices.unit.left.cargo > 0:
            yield VEILED, None
        yield from ((target.id, target) for target in choices.targets if target.legal)

    def take_keyboard(self) -> None:
        places: tuple[QWidget, ...] = (self.move_button, self.deeds, self.plan)
        place = next((one for one in places if one.isVisible()), None)
        if place is not None:
            place.setFocus()

    def _show_aboard(self, ship: Ship | None) -> None:
        text = ""
        if ship is not None and ship.cls == CARGO:
            words = cargo_words(self._match, ship, None if self._covered else ship.owner)
            text = filled(self.tr("Aboard: {goods}"), goods=words)
        show_text(self.aboard, text)

    def _close_form(self) -> None:
        put_away(self.form)
        self.form = None
        self.back.hide()

    def _go_back(self) -> None:
        self._opened().clear()
        self._close_form()
        self._show_deeds()
        self.deeds.setFocus()

    def _put(self, form: CargoForm | SealedUnloadForm) -> None:
        self.form = form
        self.deeds.hide()
        self.back.show()
        self._box.addWidget(form)
        reveal(form)

    def _warning(self, now: UnitStatus) -> str:
        """What acting with this unit would cost another one (BP-ACT-8)."""
        active = self._match.turn.active
        if active is None or active == now.id or not now.can_act:
            return ""
        ship = self._match.board.ships.get(ShipId(active))
        if ship is None or not left_of(self._match, ship).most:
            return ""
        text = self.tr("{unit} loses its remaining actions as soon as another unit acts.")
        return filled(text, unit=titles.unit_title(self._match, active))

    # --- what it may do

    def _show_moves(self, choices: UnitChoices) -> None:
        can_move = UnitAction.MOVE in choices.deeds
        self.move_button.setHidden(not can_move or self._match.tracked)
        text = ""
        if can_move and self._match.tracked:
            text = self.tr("Move: click or drag to one of {count} cells on the board")
        elif not can_move and not self.deeds.ids and self.why_not.isHidden():
            text = self.tr("Nothing is within its reach.")
        show_text(self.moves, filled(text, count=len(choices.moves)))

    def _move(self) -> None:
        self._table.act(c.MoveShip(ShipId(self._unit)))

    def _show_deeds(self) -> None:
        self.deeds.show_few(LazyRows(self._offered, self._row), most=SEEN)
        are_targets = (isinstance(one, TargetStatus) for one in self._offered.values())
        self.plan.setVisible(any(are_targets))

    def _row(self, id_: str) -> Row:
        match self._offered[id_]:
            case None:
                title = self.tr("Load, unload, buy or deploy …")
                return Row(id_, title, self.tr("Look first"), "ui/eye", lit=True)
            case TargetStatus() as target:
                return target_row(self._match, target, self._theme)
            case tuple((_, site)):
                text = self.tr("Open a sealed load at {site} …")
                title = filled(text, site=titles.site_title(self._match, site))
                return Row(id_, title, picture="ui/seal", lit=True)
            case command:
                return action_row(self._match, id_, command)

    def _open(self, id_: str) -> None:
        match self._offered[id_]:
            case None:
                self._table.ask_look(self._take_keyboard_back)
            case TargetStatus() as target:
                self._table.act(c.Attack(self._unit, ShipId(target.id)))
            case tuple((seal, site)):
                self._open_sealed(seal, site)
            case c.LoadCargo(goods=goods) | c.UnloadCargo(goods=goods) as command if goods:
                self._open_form(command)
            case c.DeployStructure() as command if len(self._sites) > 1:
                self._ask_site(command)
            case command:
                self._table.act(command)

    def _ask_site(self, command: c.DeployStructure) -> None:
        sites, what = self._sites, carried_title(self._match, command.ship)
        text = filled(self.tr("Choose a cell for: {what}"), what=what)
        anywhere = partial(c.DeployStructure, command.ship)
        self._table.ask_cell(text, tuple(sites), lambda at: sites.get(at) or anywhere(at))

    def _open_sealed(self, seal: SealId, site: PlanetId | StructureId) -> None:
        self._close_form()
        if self._covered:
            self._table.ask_look(partial(self._open_sealed, seal, site))
            return
        form = SealedUnloadForm(self._table, self._match, seal, site)
        self._put(form)
        form.focus_first()

    def _open_form(self, command: Freight) -> None:
        self._opened().update(self._freight(command))
        self._show_form(command).focus_first()

    def _take_keyboard_back(self) -> None:
        """Somebody looked: on with what they wanted to do."""
        if self.form is not None:
            self.form.focus_first()
        else:
            self.deeds.setFocus()

    def _opened(self) -> Draft:
        return open_freight(self._table.drafts, self._unit)

    def _freight(self, command: Freight) -> Draft:
        loading = isinstance(command, c.LoadCargo)
        return {"turn": self._match.turn.number, "loading": loading, "site": command.site}

    def _resume(self) -> None:
        """The form that was open, if what it is for can still be done: the page was shown anew."""
        opened = self._opened()
        for one in self._offered.values() if opened else ():
            if isinstance(one, Freight) and one.goods and opened == self._freight(one):
                self._show_form(one)
                return

    def _show_form(self, command: Freight) -> CargoForm:
        self._close_form()
        ship, loading = self._match.board.ships[command.ship], isinstance(command, c.LoadCargo)
        form = CargoForm(self._table, self._match, ship, command.site, loading=loading)
        self._put(form)
        return form


def _is_given(command: Command) -> bool:
    """Goods of another player are loaded."""
    return isinstance(command, c.LoadCargo) and command.consent


def sites_of(match: Match, offers: Iterable[Offer[Command]]) -> dict[Hex, c.DeployStructure]:
    """The cells of the board where something can be deployed; none beside a real board."""
    sites = {}
    for offer in offers:
        for one in every_way(offer) if offer.legal else ():
            assert isinstance(one, c.DeployStructure)
            at = match.board.asteroids[one.asteroid].at if one.asteroid is not None else one.at
            if at is not None:
                sites[at] = one
    return sites


def rows_of(match: Match, offer: Offer[Command]) -> Iterable[Command]:
    """What an offer has rows for: of all cells of the board one stands for the rest, and which
    one, the board asks; the rocks of a real board are listed."""
    is_listed = isinstance(offer.command, c.DeployStructure) and not match.tracked
    return every_way(offer) if is_listed else (offer.command,)


def carried_title(match: Match, ship: ShipId) -> str:
    carried = match.board.ships[ship].carried
    assert carried is not None, "nothing aboard that could be put down"
    return names().kind(carried.kind)


def left_text(unit: UnitStatus) -> str:
    """How many actions are left, sort by sort where they differ."""
    left = unit.left
    if not unit.ship:
        return filled(translate("table", "Attacks left: {count}"), count=left.attacks)
    if left.moves == left.attacks or not left.attacks:
        return filled(translate("table", "Actions left: {count}"), count=left.most)
    text = translate("table", "Moves left: {moves} · attacks left: {attacks}")
    return filled(text, moves=left.moves, attacks=left.attacks)


def target_row(match: Match, target: TargetStatus, theme: Theme) -> Row:
    """Whom it may attack, with the chance."""
    defence = f"d{target.defence_die}" if target.defence_die else "—"
    owner = titles.player_title(match, target.owner)
    text = translate("UnitCard", "{owner} · defence {defence}, shield {shield}")
    if target.owner is None:
        text = translate("UnitCard", "defence {defence}, shield {shield}")
    note = filled(text, owner=owner, defence=defence, shield=target.shield)
    color = titles.color_of(match, target.owner, theme)
    row = titles.unit_row(match, target.id, note, color, lit=True)
    title = filled(translate("UnitCard", "Attack {target}"), target=row.title)
    return row._replace(title=title, badge=f"{float(target.chance) * 100:.0f} %")


def action_row(match: Match, id_: str, command: Command) -> Row:
    """What else it may do."""

    def row(picture: str, text: str, what: str = "", at: str = "") -> Row:
        place = titles.site_title(match, at) if at else ""
        words = filled(text, what=what, site=place, planet=place)
        return Row(id_, words, picture=picture, lit=True)

    match command:
        case c.LoadCargo(site=site, buy=kind) if kind is not None:
            text = translate("UnitCard", "Buy {what} at {site} and load it")
            return row(f"structure/{kind}", text, names().kind(kind), site)
        case c.LoadCargo(site=site, goods=goods) if goods:
            return row("ui/coins", translate("UnitCard", "Load at {site} …"), at=site)
        case c.LoadCargo(site=site):
            text = translate("UnitCard", "Load a space structure from the reserve at {site}")
            return row("ui/coins", text, at=site)
        case c.UnloadCargo(ship=ship, site=site, structure=True):
            text = translate("UnitCard", "Hand {what} over at {site}")
            return row("ui/coins", text, carried_title(match, ship), site)
        case c.UnloadCargo(site=site):
            return row("ui/coins", translate("UnitCard", "Unload at {site} …"), at=site)
        case c.Conquer(planet=planet):
            return row("ui/flag", translate("UnitCard", "Conquer {planet}"), at=planet)
        case c.DestroyStructure(structure=structure):
            home = next(one for one in match.board.planets.values() if structure in one.structures)
            text = translate("UnitCard", "Destroy {what} on {planet}")
            return row("ui/attack", text, names().kind(home.structures[structure].kind), home.id)
        case c.DeployStructure(ship=ship, asteroid=asteroid):
            text = translate("UnitCard", "Deploy {what}")
            if asteroid is not None and not match.tracked:  # on the board the board asks where
                text = translate("UnitCard", "Deploy {what} on asteroid {asteroid}")
            return row("ui/move", filled(text, asteroid=asteroid), carried_title(match, ship))
        case c.PickUpStructure(structure=structure):
            text = translate("UnitCard", "Take aboard: {what}")
            return row("ui/move", text, titles.site_title(match, StructureId(structure)))
        case _:
            return row("ui/flag", worded(COMMAND_NAMES[type(command)]))
