"""Everything one unit may do: where it goes, whom it attacks, what it takes, loads and leaves."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
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
from bp_desktop.games.burning_planets.match.actions import attacks_of
from bp_desktop.games.burning_planets.match.lookup import find_unit
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
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table import stats, titles
from bp_desktop.ui.games.burning_planets.table.cargo_form import (
    CargoForm,
    SealedUnloadForm,
    open_freight,
)
from bp_desktop.ui.games.burning_planets.table.consents import who_is_asked
from bp_desktop.ui.games.burning_planets.table.deed_rows import (
    action_row,
    carried_title,
    is_given,
    left_text,
    rows_of,
    sites_of,
    target_row,
)
from bp_desktop.ui.games.burning_planets.table.trade_parts import cargo_words
from bp_desktop.ui.games.burning_planets.table.unit_head import Figure, UnitHead
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.shell.drafts import Draft
from bp_desktop.ui.table.placing import Placement
from bp_desktop.ui.widgets.basics import (
    Button,
    column,
    label,
    lay,
    problem_line,
    put_away,
    show_text,
)
from bp_desktop.ui.widgets.deed_list import DeedList
from bp_desktop.ui.widgets.lazy_rows import LazyRows
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.words.wording import worded_all

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.table.match_table import MatchTable

VEILED, MOVE, MORE = "veiled", "move", "more"
"""Ids of rows that stand for no one command: what is covered, a move, and the other targets."""
MOVE_KEY = "M"
MOST_TARGETS = 6
"""Of many, as beside a real board, the best are shown first."""
TELLING = frozenset({UnitAction.LOAD, UnitAction.UNLOAD, UnitAction.DEPLOY, UnitAction.PICK_UP})
"""What a ship may do of these tells what its hold and its owner's treasury hold (BP-APP-6)."""

Freight = c.LoadCargo | c.UnloadCargo
SealedLoad = tuple[SealId, PlanetId | StructureId]
Offered = Command | SealedLoad | TargetStatus | int | None
"""What a row stands for; None: what nobody may see before its owner looks; a number: so many
targets more."""


class UnitCard(QWidget):
    """The unit in hand."""

    seen = Signal(QWidget, QRect)
    """The keyboard has come to this part of it, within that one."""

    def __init__(self, table: "MatchTable") -> None:
        super().__init__()
        self._theme = theme = table.theme
        self._table = table
        self._match = table.state
        self._covered = False
        self._unit = UnitId("")
        self._cells = 0
        self._best = ""
        """The target with the best chance."""
        self._sites: dict[Hex, c.DeployStructure] = {}
        """On the board: where what is aboard can be put down."""
        self._offered: dict[str, Offered] = {}
        self._all_targets = False
        """Somebody asked for more than the best."""
        self.head = UnitHead(theme, lambda: table.inspect(self._unit, self))
        self.why_not = problem_line()
        self.nothing = label(self.tr("Nothing within reach."), "small", wrap=True)
        self.deeds = DeedList(theme, self.tr("What it can do"), self._open, self._roll)
        self.deeds.selectionModel().currentChanged.connect(self._on_deed)
        self.form: CargoForm | SealedUnloadForm | None = None
        """In place of the list, while amounts are typed."""
        self.back = Button(
            theme, self.tr("Something else"), self._go_back, kind="link", icon_name="arrow_left"
        )
        self.aboard = label("", "small", wrap=True)
        self.plan = Button(
            theme, self.tr("Plan the fight"), table.plan_fight, kind="link", icon_name="crosshair"
        )
        to_left = Qt.AlignmentFlag.AlignLeft
        self._box = lay(
            column(theme, self, spacing=8, edges=(12, 12, 12, 8)),
            self.head,
            self.aboard,
            self.why_not,
            self.nothing,
            self.deeds,
            (self.back, 0, to_left),
            (self.plan, 0, to_left),
        )
        self.back.hide()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """The edge of what is chosen, bolder while its list has the keyboard."""
        theme = self._theme
        place = self.parentWidget()
        holder = place.parentWidget() if place is not None else None
        has_keys = holder is not None and holder.hasFocus()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(
                QPen(theme.color("focus" if has_keys else "accent"), 3 if has_keys else 2)
            )
            painter.setBrush(theme.color("raised"))
            inside = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            painter.drawRoundedRect(inside, theme.px(10), theme.px(10))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the card picks its unit up again."""
        self._table.take_in_hand(self._unit)
        event.accept()

    def is_showing(self, match: Match, unit: UnitId, *, covered: bool) -> bool:
        """Whether exactly this is shown, with no form open."""
        shown = self._match is match and self._unit == unit and self._covered == covered
        return shown and not self.isHidden() and self.form is None

    def show_unit(self, match: Match, unit: UnitId, *, covered: bool) -> None:
        """`covered`: amounts in treasuries and holds may not be shown."""
        self._close_form()
        self._all_targets = self._all_targets and unit == self._unit
        self._match, self._unit, self._covered = match, unit, covered
        choices = choices_of(match, unit)
        now = choices.unit
        trouble = "\n".join(one for one in (worded_all(now.reasons), self._warning(now)) if one)
        show_text(self.why_not, trouble)
        ship = match.board.ships.get(ShipId(unit))
        self._show_head(now, ship)
        self._cells = len(choices.moves)
        self._offered = dict(self._offers(choices, ship))
        self._show_aboard(ship)
        self._show_deeds()
        self.nothing.setHidden(bool(self.deeds.ids) or bool(trouble))
        self._resume()

    def _show_head(self, now: UnitStatus, ship: Ship | None) -> None:
        match, unit = self._match, find_unit(self._match, self._unit)
        assert unit is not None
        kind, last = "", Figure("ui/bolt", "–", self.tr("attacks"))
        if ship is not None:
            cls = match.tables.ship_classes[ship.cls]
            kind, size = "", names().ship_class(ship.cls)
            if size != names().model(match.players[ship.owner].faction, ship.cls):
                kind = size
            last = Figure("ui/speed", str(cls.speed), self.tr("speed"))
        elif unit.kind is not None:
            last = Figure("ui/bolt", str(attacks_of(match, unit.kind)), self.tr("attacks"))
        attack = f"d{unit.attack_die}" if unit.attack_die else "–"
        self.head.show_unit(
            titles.unit_place_title(match, self._unit),
            kind,
            left_text(now),
            now.left.most if now.can_act else 0,
            titles.unit_picture(match, self._unit),
            titles.color_of(match, unit.owner, self._theme),
            (
                Figure(stats.die_picture(unit.attack_die), attack, self.tr("attack")),
                Figure("ui/shield", str(unit.shield), self.tr("shield")),
                last,
            ),
        )

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
            if one.legal
            for command in rows_of(match, one)
        ]
        if ship is not None and not covered and not has_open_books(match):
            own = (one for one in commands if not is_given(one))
            commands = [*own, *loads_of_others(match, ship)]
        sealed = sealed_unloads_by(match, ship) if ship is not None else ()
        if UnitAction.MOVE in choices.deeds:
            yield MOVE, c.MoveShip(ShipId(self._unit))
        yield from ((f"deed {n}", one) for n, one in enumerate(commands))
        yield from ((f"sealed {n}", one) for n, one in enumerate(sealed))
        # What it could load, buy or put down hangs on what is hidden, and nobody looks.
        if covered and choices.unit.left.cargo > 0:
            yield VEILED, None
        targets = [target for target in choices.targets if target.legal]
        self._best = targets[0].id if targets else ""
        shown_targets = targets if self._all_targets else targets[:MOST_TARGETS]
        yield from ((target.id, target) for target in shown_targets)
        if len(targets) > len(shown_targets):
            yield MORE, len(targets) - len(shown_targets)

    def take_keyboard(self) -> None:
        places: tuple[QWidget, ...] = (self.deeds, self.plan)
        place = next((one for one in places if one.isVisible()), None)
        if place is not None:
            place.setFocus()
        if place is self.deeds and not self.deeds.chosen:
            self.deeds.setCurrentIndex(self.deeds.model().index(0, 0))

    def _on_deed(self, current: QModelIndex) -> None:
        """The row that the keyboard comes to is seen."""
        if current.isValid() and self.deeds.hasFocus():
            self.seen.emit(self.deeds, self.deeds.visualRect(current))

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
        QTimer.singleShot(0, form, lambda: self.seen.emit(form, form.rect()))

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

    @property
    def offered(self) -> Mapping[str, Offered]:
        """What its rows stand for."""
        return self._offered

    def _show_deeds(self) -> None:
        self.deeds.show_rows(LazyRows(self._offered, self._row), None)
        self.deeds.fit()
        are_targets = (isinstance(one, TargetStatus) for one in self._offered.values())
        self.plan.setVisible(any(are_targets))

    def _roll(self, id_: str) -> None:
        """The chance is in the row: its button rolls at once."""
        self._table.roll(self._unit, id_)

    def _show_all_targets(self) -> None:
        self._all_targets = True
        self.show_unit(self._match, self._unit, covered=self._covered)

    def _row(self, id_: str) -> Row:
        match self._offered[id_]:
            case None:
                title = self.tr("Load, unload, buy or place …")
                return Row(id_, title, self.tr("Reveal your treasury first"), "ui/eye")
            case int(count):
                return Row(
                    id_, filled(self.tr("{count} more targets …"), count=count), "", "ui/more"
                )
            case TargetStatus() as target:
                best = id_ == self._best
                return target_row(self._match, target, self._theme, best=best)
            case c.MoveShip():
                return self._move_row()
            case tuple((_, site)):
                text = self.tr("Open a sealed load at {site} …")
                title = filled(text, site=titles.site_title(self._match, site))
                return Row(id_, title, picture="ui/seal")
            case command:
                row = action_row(self._match, id_, command)
                return row._replace(note=who_is_asked(self._match, command))

    def _move_row(self) -> Row:
        if not self._match.tracked:
            return Row(MOVE, self.tr("Move"), picture="ui/move", badge=MOVE_KEY)
        text = self.tr("Move: {count} cells")
        return Row(MOVE, filled(text, count=self._cells), picture="ui/move", badge=MOVE_KEY)

    def move_unit(self) -> None:
        """By key: on the board the keyboard comes to the ship, beside a real one it has moved."""
        if MOVE in self._offered:
            self._open(MOVE)

    def _open(self, id_: str) -> None:
        match self._offered[id_]:
            case int():
                self._show_all_targets()
            case c.MoveShip() if self._match.tracked:
                self._table.take_in_hand(self._unit)
                self._table.go_to_board()
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
        carried = self._match.board.ships[command.ship].carried
        assert carried is not None, "nothing aboard that could be put down"
        anywhere = partial(c.DeployStructure, command.ship)
        self._table.place(
            Placement(
                filled(self.tr("Choose a cell for: {what}"), what=what),
                tuple(sites),
                lambda at: sites.get(at) or anywhere(at),
                picture=f"structure/{carried.kind}",
                color=titles.color_of(self._match, carried.owner, self._theme),
                what=what,
            )
        )

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
