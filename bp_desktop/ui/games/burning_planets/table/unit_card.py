"""Everything one unit may do: where it goes, whom it attacks, what it takes, loads and leaves."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

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
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.table.cargo_form import (
    CargoForm,
    SealedUnloadForm,
    open_freight,
)
from bp_desktop.ui.games.burning_planets.table.shop import PlayController
from bp_desktop.ui.games.burning_planets.table.titles import site_title, unit_title
from bp_desktop.ui.games.burning_planets.table.trade_parts import cargo_words
from bp_desktop.ui.games.burning_planets.table.unit_rows import (
    action_row,
    carried_title,
    left_text,
    rows_of,
    sites_of,
    target_row,
)
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Draft
from bp_desktop.ui.widgets.basics import Button, column, label, put_away, show_text
from bp_desktop.ui.widgets.containers import reveal
from bp_desktop.ui.widgets.row_painting import THINGS, Row
from bp_desktop.ui.widgets.rows import LazyRows, RowList
from bp_desktop.ui.words.wording import worded_all

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

    def __init__(
        self, theme: Theme, controller: PlayController, on_plan: Callable[[], object] | None = None
    ) -> None:
        """`on_plan` opens the planner with the units of this match, where there is one."""
        super().__init__()
        self._on_plan = on_plan
        self._theme = theme
        self._controller = controller
        self._match = NEW_MATCH
        self._covered = False
        self._unit = UnitId("")
        self._targets: tuple[TargetStatus, ...] = ()
        self._commands: tuple[Command, ...] = ()
        self._sites: dict[Hex, c.DeployStructure] = {}
        """On the board: where what is aboard can be put down."""
        self._sealed: tuple[SealedLoad, ...] = ()
        self._offered: dict[str, Offered] = {}
        self._veiled = False
        """What it could load, buy or put down hangs on what is hidden, and nobody looks."""
        self.left = label("", "small", wrap=True)
        self.why_not = label("", "problem", wrap=True)
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
            theme, self.tr("Plan the fight"), on_plan, kind="link", icon_name="crosshair"
        )
        self._box: QVBoxLayout = column(theme, self, spacing=6)
        for part in (
            self.left,
            self.aboard,
            self.why_not,
            self.moves,
            self.move_button,
            self.deeds,
            self.back,
        ):
            self._box.addWidget(part)
        self._box.setAlignment(self.back, Qt.AlignmentFlag.AlignLeft)
        self.back.hide()
        self._box.addWidget(self.plan, 0, Qt.AlignmentFlag.AlignLeft)

    def show_unit(self, match: Match, unit: UnitId, *, covered: bool) -> None:
        """`covered`: amounts in treasuries and holds may not be shown."""
        self._close_form()
        self._match, self._unit, self._covered = match, unit, covered
        choices = choices_of(match, unit)
        now = choices.unit
        self.left.setText(left_text(now))
        trouble = "\n".join(one for one in (worded_all(now.reasons), self._warning(now)) if one)
        show_text(self.why_not, trouble)
        self._targets = tuple(one for one in choices.targets if one.legal)
        ship = match.board.ships.get(ShipId(unit))
        self._veiled = covered and now.left.cargo > 0
        shown = {
            deed: found
            for deed, found in choices.others.items()
            if not (covered and deed in TELLING)
        }
        self._commands = tuple(
            command
            for deed, found in shown.items()
            for one in found
            if one.legal and (deed is UnitAction.LOAD or not one.consent_of)
            for command in rows_of(match, one)
        )
        if ship is not None and not covered and not has_open_books(match):
            own = tuple(one for one in self._commands if not _is_given(one))
            self._commands = (*own, *loads_of_others(match, ship))
        self._sites = sites_of(match, shown.get(UnitAction.DEPLOY, ()))
        self._sealed = () if ship is None else tuple(sealed_unloads_by(match, ship))
        self._show_aboard(ship)
        self._show_deeds()
        self._show_moves(choices)
        self._resume()

    def take_keyboard(self) -> None:
        places: tuple[QWidget, ...] = (self.move_button, self.deeds, self.plan)
        for place in places:
            if place.isVisible():
                place.setFocus()
                return

    def _show_aboard(self, ship: Ship | None) -> None:
        is_cargo = ship is not None and ship.cls == CARGO
        self.aboard.setHidden(not is_cargo)
        if ship is not None and is_cargo:
            viewer = None if self._covered else ship.owner
            words = cargo_words(self._match, ship, viewer)
            self.aboard.setText(filled(self.tr("Aboard: {goods}"), goods=words))

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
        return filled(text, unit=unit_title(self._match, active))

    # --- what it may do

    def _show_moves(self, choices: UnitChoices) -> None:
        can_move = UnitAction.MOVE in choices.deeds
        self.move_button.setHidden(not can_move or self._match.tracked)
        text = ""
        if can_move and self._match.tracked:
            text = self.tr("Move: click or drag to one of {count} cells on the board")
        elif not can_move and not self.deeds.ids and self.why_not.isHidden():
            text = self.tr("Nothing is within its reach.")
        self.moves.setText(filled(text, count=len(choices.moves)))
        self.moves.setHidden(not text)

    def _move(self) -> None:
        self._controller.act(c.MoveShip(ShipId(self._unit)))

    def _show_deeds(self) -> None:
        """What is there for the taking, then targets with their chances, as rows: beside a real
        board everything that could be attacked is offered, and would hide the rest."""
        offered: dict[str, Offered] = {f"deed {n}": one for n, one in enumerate(self._commands)}
        offered |= {f"sealed {n}": one for n, one in enumerate(self._sealed)}
        offered |= {VEILED: None} if self._veiled else {}
        offered |= {target.id: target for target in self._targets}
        self._offered = offered
        self.deeds.show_rows(LazyRows(tuple(offered), self._row), None)
        self.deeds.setFixedHeight(self._theme.px(THINGS.height * min(SEEN, len(offered)) + 4))
        self.deeds.setHidden(not offered)
        self.plan.setHidden(self._on_plan is None or not self._targets)

    def _row(self, id_: str) -> Row:
        match self._offered[id_]:
            case None:
                title = self.tr("Load, unload, buy or deploy …")
                return Row(id_, title, self.tr("Look first"), "ui/eye", lit=True)
            case TargetStatus() as target:
                return target_row(self._match, target, self._theme)
            case tuple((_, site)):
                text = self.tr("Open a sealed load at {site} …")
                title = filled(text, site=site_title(self._match, site))
                return Row(id_, title, picture="ui/seal", lit=True)
            case command:
                return action_row(self._match, id_, command)

    def _open(self, id_: str) -> None:
        match self._offered[id_]:
            case None:
                self._controller.ask_look(self._take_keyboard_back)
            case TargetStatus() as target:
                self._controller.act(c.Attack(self._unit, ShipId(target.id)))
            case tuple((seal, site)):
                self._open_sealed(seal, site)
            case c.LoadCargo(goods=goods) | c.UnloadCargo(goods=goods) as command if goods:
                self._open_form(command)
            case c.DeployStructure() as command if len(self._sites) > 1:
                self._ask_site(command)
            case command:
                self._controller.act(command)

    def _ask_site(self, command: c.DeployStructure) -> None:
        sites, what = self._sites, carried_title(self._match, command.ship)
        text = filled(self.tr("Choose a cell for: {what}"), what=what)
        anywhere = partial(c.DeployStructure, command.ship)
        self._controller.ask_cell(text, tuple(sites), lambda at: sites.get(at) or anywhere(at))

    def _open_sealed(self, seal: SealId, site: PlanetId | StructureId) -> None:
        self._close_form()
        if self._covered:
            self._controller.ask_look(partial(self._open_sealed, seal, site))
            return
        form = SealedUnloadForm(self._theme, self._match, seal, site, self._controller)
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
        return open_freight(self._controller.drafts, self._unit)

    def _freight(self, command: Freight) -> Draft:
        loading = isinstance(command, c.LoadCargo)
        return {"turn": self._match.turn.number, "loading": loading, "site": command.site}

    def _resume(self) -> None:
        """The form that was open, if what it is for can still be done: the page was shown anew."""
        opened = self._opened()
        for command in self._commands if opened else ():
            if isinstance(command, Freight) and command.goods and opened == self._freight(command):
                self._show_form(command)
                return

    def _show_form(self, command: Freight) -> CargoForm:
        self._close_form()
        form = CargoForm(
            self._theme,
            self._match,
            self._match.board.ships[command.ship],
            command.site,
            self._controller,
            loading=isinstance(command, c.LoadCargo),
        )
        self._put(form)
        return form


def _is_given(command: Command) -> bool:
    """Goods of another player are loaded."""
    return isinstance(command, c.LoadCargo) and command.consent
