"""Everything one unit may do: where it goes, whom it attacks, what it takes, loads and leaves."""

from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bp_desktop.games.burning_planets.ids import PlanetId, ShipId, StructureId, UnitId
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.queries.targets import TargetNow
from bp_desktop.games.burning_planets.match.queries.units import (
    Deed,
    UnitChoices,
    UnitNow,
    choices_of,
    left_of,
)
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.burning_planets.labels_match import LABELS
from bp_desktop.ui.burning_planets.table.cargo_form import CargoForm
from bp_desktop.ui.burning_planets.table.shop import Hands
from bp_desktop.ui.burning_planets.table.thing_list import ROW, Thing, ThingList
from bp_desktop.ui.burning_planets.table.titles import (
    color_of,
    player_title,
    site_title,
    unit_picture,
    unit_title,
)
from bp_desktop.ui.marking import filled
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, sized
from bp_desktop.ui.wording import translated, worded_all

SEEN_TARGETS = 5

translate = QCoreApplication.translate


class UnitCard(QWidget):
    """The unit in hand. `covered`: amounts in treasuries and holds may not be shown."""

    def __init__(
        self, theme: Theme, match: Match, unit: UnitId, hands: Hands, *, covered: bool = False
    ) -> None:
        super().__init__()
        self._theme = theme
        self._match = match
        self._hands = hands
        self._covered = covered
        self.choices: UnitChoices = choices_of(match, unit)
        self.buttons: dict[str, Button] = {}
        """By what they say."""
        self.targets: ThingList | None = None
        self.form: CargoForm | None = None
        now = self.choices.unit
        self._box: QVBoxLayout = column(theme, self, spacing=6)
        self._box.addWidget(label(left_text(now), "small", wrap=True))
        for text in (worded_all(now.reasons), self._warning(now)):
            if text:
                self._box.addWidget(label(text, "problem", wrap=True))
        self._add_moves(now)
        self._add_targets()
        for deed, found in self.choices.others.items():
            for choice in found:
                if choice.legal:
                    self._add_deed(deed, choice.command)
        if not self.choices.others and not self.choices.targets and Deed.MOVE not in now.deeds:
            self._box.addWidget(label(self.tr("Nothing is within its reach."), "quiet", wrap=True))

    def _warning(self, now: UnitNow) -> str:
        """What acting with this unit would cost another one (BP-ACT-8)."""
        active = self._match.turn.active
        if active is None or active == now.id or not now.can_act:
            return ""
        ship = self._match.board.ships.get(ShipId(active))
        if ship is None or not left_of(self._match, ship).most:
            return ""
        text = self.tr("{unit} loses its remaining actions as soon as another unit acts.")
        return filled(text, unit=unit_title(self._match, active))

    # --- moving

    def _add_moves(self, now: UnitNow) -> None:
        if Deed.MOVE not in now.deeds:
            return
        if self._match.tracked:
            text = self.tr("Move: click or drag to one of {count} cells on the board")
            said = filled(text, count=len(self.choices.moves))
            self._box.addWidget(label(said, "small", wrap=True))
        else:
            self._add(self.tr("Move"), c.MoveShip(ShipId(now.id)))

    # --- fighting

    def _add_targets(self) -> None:
        legal = [one for one in self.choices.targets if one.legal]
        if not legal:
            return
        self._box.addWidget(label(self.tr("Attack"), "caption"))
        self.targets = ThingList(
            self._theme, self.tr("Targets"), lambda _target: None, self._attack
        )
        self.targets.show_things([self._target(one) for one in legal], None)
        height = ROW * min(SEEN_TARGETS, len(legal)) + 4
        self._box.addWidget(sized(self._theme, self.targets, height=height))

    def _attack(self, target: str) -> None:
        self._hands.act(c.Attack(self.choices.unit.id, ShipId(target)))

    def _target(self, target: TargetNow) -> Thing:
        defence = f"d{target.defence_die}" if target.defence_die else "—"
        text = self.tr("{owner} · defence {defence}, shield {shield}")
        if target.owner is None:
            text = self.tr("defence {defence}, shield {shield}")
        return Thing(
            target.id,
            unit_title(self._match, target.id),
            filled(
                text,
                owner=player_title(self._match, target.owner),
                defence=defence,
                shield=target.shield,
            ),
            unit_picture(self._match, target.id),
            color_of(self._match, target.owner, self._theme),
            lit=True,
            badge=f"{float(target.chance) * 100:.0f} %",
        )

    # --- conquest, destruction, cargo

    def _add_deed(self, deed: Deed, command: Command) -> None:
        if isinstance(command, c.LoadCargo | c.UnloadCargo) and command.goods:
            text = self.tr("Load at {site} …")
            if deed is Deed.UNLOAD:
                text = self.tr("Unload at {site} …")
            said = filled(text, site=site_title(self._match, command.site))
            button = Button(self._theme, said, partial(self._open_form, command))
            button.setEnabled(not self._covered)
            if self._covered:
                button.setToolTip(self.tr("Look at your treasury first."))
            self._put(said, button)
        else:
            self._add(self._text(command), command)

    def _open_form(self, command: c.LoadCargo | c.UnloadCargo) -> None:
        if self.form is not None:
            self.form.hide()
            self.form.deleteLater()
        self.form = CargoForm(
            self._theme,
            self._match,
            self._match.board.ships[command.ship],
            command.site,
            self._hands,
            loading=isinstance(command, c.LoadCargo),
        )
        self._box.addWidget(self.form)
        first = next(iter(self.form.amounts.values()))
        first.setFocus()

    def _text(self, command: Command) -> str:
        match command:
            case c.LoadCargo(site=site, buy=kind) if kind is not None:
                text = self.tr("Buy {what} at {site} and load it")
                return filled(text, what=names().kind(kind), site=site_title(self._match, site))
            case c.LoadCargo(site=site):
                text = self.tr("Load a space structure from the reserve at {site}")
                return filled(text, site=site_title(self._match, site))
            case c.Conquer(planet=planet):
                return filled(self.tr("Conquer {planet}"), planet=self._planet(planet))
            case c.DestroyStructure(structure=structure):
                home = next(
                    one for one in self._match.board.planets.values() if structure in one.structures
                )
                text = self.tr("Destroy {what} on {planet}")
                what = names().kind(home.structures[structure].kind)
                return filled(text, what=what, planet=self._planet(home.id))
            case c.DeployStructure(asteroid=asteroid) if asteroid is not None:
                return filled(self.tr("Deploy on asteroid {asteroid}"), asteroid=asteroid)
            case c.DeployStructure(at=at) if at is not None:
                return filled(self.tr("Deploy at {q}, {r}"), q=at.q, r=at.r)
            case c.PickUpStructure(structure=structure):
                text = self.tr("Take aboard: {what}")
                return filled(text, what=site_title(self._match, StructureId(structure)))
            case _:
                return translated("commands", LABELS.get(type(command), ""))

    def _planet(self, planet: PlanetId) -> str:
        return site_title(self._match, planet)

    def _add(self, text: str, command: Command) -> None:
        self._put(text, Button(self._theme, text, partial(self._hands.act, command)))

    def _put(self, text: str, button: Button) -> None:
        self.buttons[text] = button
        self._box.addWidget(button)


def left_text(unit: UnitNow) -> str:
    """How many actions are left, sort by sort where they differ."""
    left = unit.left
    if not unit.ship:
        return filled(translate("table", "Attacks left: {count}"), count=left.attacks)
    if left.moves == left.attacks or not left.attacks:
        return filled(translate("table", "Actions left: {count}"), count=left.most)
    text = translate("table", "Moves left: {moves} · attacks left: {attacks}")
    return filled(text, moves=left.moves, attacks=left.attacks)
