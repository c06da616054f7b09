"""One unit with the actions it has left and, when picked up, everything it may do."""

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout

from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.ids import PlanetId, ShipId, UnitId
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.queries.targets import TargetNow
from bp_desktop.games.burning_planets.match.queries.units import Deed, UnitNow, choices_of
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.ui import icons
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.burning_planets.labels_match import LABELS
from bp_desktop.ui.marking import filled
from bp_desktop.ui.players import player_look
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.wording import translated, worded_all

PICTURE = 36


class UnitCard(QFrame):
    """Closed it is one line; open it lists targets with their chances and other actions."""

    def __init__(
        self,
        theme: Theme,
        match: Match,
        unit: UnitNow,
        submit: Callable[[Command], object],
        pick: Callable[[Match, UnitId], object],
        *,
        is_open: bool,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._match = match
        self._submit = submit
        self.buttons: list[Button] = []
        self.setProperty("card", "true")
        box = column(theme, self, spacing=8, edges=(12, 10, 12, 10))
        head = row(theme, spacing=10)
        head.addWidget(self._picture(unit))
        words = column(theme, spacing=0)
        words.addWidget(label(self._name(unit), "strong"))
        words.addWidget(label(self._left(unit), "caption"))
        head.addLayout(words, 1)
        toggle = Button(
            theme,
            self.tr("Close") if is_open else self.tr("Act"),
            partial(pick, match, unit.id),
            kind="plain",
        )
        toggle.setEnabled(unit.can_act or is_open)
        toggle.setToolTip(worded_all(unit.reasons))
        self.buttons.append(toggle)
        head.addWidget(toggle)
        box.addLayout(head)
        if is_open:
            self._fill(box, unit)

    def _name(self, unit: UnitNow) -> str:
        ship = self._match.board.ships.get(ShipId(unit.id))
        if ship is None:
            return names().kind(unit.name)
        faction = self._match.players[ship.owner].faction
        return f"{names().model(faction, ship.cls)} {ship.number}"

    def _left(self, unit: UnitNow) -> str:
        if unit.reasons:
            return worded_all(unit.reasons)
        text = self.tr("{count} left")
        if unit.is_active:
            text = self.tr("{count} left · acting now: others end its turn")
        return filled(text, count=unit.left.most)

    def _picture(self, unit: UnitNow) -> QLabel:
        made = QLabel()
        ship: Ship | None = self._match.board.ships.get(ShipId(unit.id))
        size = self._theme.px(PICTURE)
        if ship is None:
            name, color = f"structure/{unit.name}", None
        else:
            player = self._match.players[ship.owner]
            name = f"ship/{player.faction}_{ship.cls}"
            color = player_look(player.color, self._theme.look.players).color
        tint = QColor(color) if color else None
        made.setPixmap(icons.pixmap(name, size, player=tint, ratio=2.0))
        return made

    def _fill(self, box: QVBoxLayout, unit: UnitNow) -> None:
        choices = choices_of(self._match, unit.id)
        if Deed.MOVE in unit.deeds:
            if self._match.tracked:
                text = filled(
                    self.tr("Move: choose one of {count} cells"), count=len(choices.moves)
                )
                box.addWidget(label(text, "small"))
            else:
                self._add(box, self.tr("Move"), c.MoveShip(ShipId(unit.id)))
        for target in choices.targets:
            if target.legal:
                self._add(box, self._target_text(target), c.Attack(unit.id, ShipId(target.id)))
        for deed in choices.others.values():
            for choice in deed:
                if choice.legal:
                    self._add(box, self._text(choice.command), choice.command)

    def _target_text(self, target: TargetNow) -> str:
        owner = self._match.players[target.owner].name if target.owner else ""
        text = self.tr("Attack {target} {owner}: {chance} ({percent} %)")
        return filled(
            text,
            target=target.name,
            owner=owner,
            chance=target.chance,
            percent=f"{float(target.chance) * 100:.0f}",
        )

    def _text(self, command: Command) -> str:
        text = translated("commands", LABELS.get(type(command), ""))
        planet = getattr(command, "planet", None) or getattr(command, "site", None)
        if planet is not None:
            found = self._match.board.planets.get(PlanetId(planet))
            text = f"{text}: {(found.name if found else '') or planet}"
        return text

    def _add(self, box: QVBoxLayout, text: str, command: Command) -> None:
        button = Button(self._theme, text, partial(self._submit, command), kind="plain")
        self.buttons.append(button)
        box.addWidget(button)
