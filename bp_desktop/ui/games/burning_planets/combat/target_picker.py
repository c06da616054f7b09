"""Pickers of the target of an attack, and of what stands on an asteroid that is attacked."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import QComboBox

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import AsteroidId, StructureId, UnitId
from bp_desktop.games.burning_planets.match.lookup import SOME_ASTEROID, find_unit
from bp_desktop.games.burning_planets.match.queries.targets import TargetStatus, targets_of
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.texts.marking import filled, tip
from bp_desktop.ui.dice.figures import percent
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table.titles import (
    color_of,
    player_title,
    unit_picture,
    unit_title,
)
from bp_desktop.ui.look.icons import pixmap
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.fields import ChoiceBox
from bp_desktop.ui.words.wording import worded_all

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.commanders import MatchCommander

MOST_OTHERS = 12
"""Of what may not be attacked only the nearest is listed: the rest is far away."""


class TargetPicker(ChoiceBox):
    """What is allowed first, with its chance; then the others, and why not. Lists the targets when
    it is opened; until then it knows the chosen one only."""

    def __init__(
        self,
        theme: Theme,
        commander: "MatchCommander",
        attacker: UnitId,
        on_chosen: Callable[[str], object],
    ) -> None:
        super().__init__()
        self._theme = theme
        self._commander = commander
        self._attacker = attacker
        self._on_chosen = on_chosen
        self.setAccessibleName(self.tr("Target"))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setIconSize(QSize(theme.px(20), theme.px(20)))
        self.activated.connect(self._on_activated)

    def show_target(self, match: Match, target: str, title: str) -> None:
        """`title`: what a target is called that may be gone by now."""
        self.clear()
        self._add(match, target, title)

    def list_targets(self) -> None:
        match = self._commander.state
        chosen = self.currentData()
        found = targets_of(match, self._attacker)
        legal = [one for one in found if one.legal]
        unit = find_unit(match, self._attacker)
        others = _nearest([one for one in found if not one.legal], unit.at if unit else None)
        self.clear()
        for one in legal:
            text = f"{_name(match, one)} · {percent(one.chance)}"
            self._add(match, one.id, text)
        for one in others[:MOST_OTHERS]:
            why = worded_all(one.verdict.messages).replace("\n", " ")
            self._add(match, one.id, f"{_name(match, one)} — {why}", allowed=False)
        self.setCurrentIndex(max(0, self.findData(chosen)))

    def showPopup(self) -> None:
        self.list_targets()
        self.view().setMinimumWidth(self._theme.px(420))
        super().showPopup()

    def _add(self, match: Match, target: str, text: str, *, allowed: bool = True) -> None:
        side = self._theme.px(20)
        unit = find_unit(match, target)
        tint = color_of(match, unit.owner if unit is not None else None, self._theme)
        picture = pixmap(
            unit_picture(match, target),
            side,
            player=QColor(tint) if tint else None,
            ratio=self.devicePixelRatioF(),
        )
        self.addItem(QIcon(picture), text, target)
        if not allowed:
            row = self.count() - 1
            self.setItemData(row, self._theme.color("muted"), Qt.ItemDataRole.ForegroundRole)
            self.setItemData(row, tip(text), Qt.ItemDataRole.ToolTipRole)

    def _on_activated(self, index: int) -> None:
        self._on_chosen(str(self.itemData(index)))


class AsteroidStructurePicker(ChoiceBox):
    """Beside a real board the program does not know what stands on an asteroid and goes with it
    (BP-COMBAT-18): it asks. Hidden where there is nothing to ask."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("What stands on the asteroid"))
        self.hide()

    @property
    def chosen(self) -> StructureId | None:
        found = self.currentData()
        return StructureId(found) if found else None

    def show_for(self, match: Match, target: str) -> None:
        self.clear()
        is_rock = target == SOME_ASTEROID or AsteroidId(target) in match.board.asteroids
        asked = is_rock and not match.tracked and bool(match.board.space)
        self.setVisible(asked)
        if not asked:
            return
        self.addItem(self.tr("Nothing stands on it"), "")
        for one in match.board.space.values():
            text = filled(
                self.tr("{what} of {owner} stands on it"),
                what=names().kind(one.kind),
                owner=player_title(match, one.owner),
            )
            self.addItem(text, str(one.id))


def _name(match: Match, target: TargetStatus) -> str:
    title = unit_title(match, target.id)
    return title if target.owner is None else f"{title} · {player_title(match, target.owner)}"


def _nearest(targets: list[TargetStatus], to: Hex | None) -> list[TargetStatus]:
    if to is None:
        return targets
    return sorted(targets, key=lambda one: to.distance(one.at) if one.at is not None else 0)
