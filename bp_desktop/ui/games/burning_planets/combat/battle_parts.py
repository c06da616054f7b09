"""Parts of the battle card: the pickers of a target, and the conditions of an attack."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.core.odds import beats
from bp_desktop.games.burning_planets.ids import AsteroidId, PlayerId, StructureId, UnitId
from bp_desktop.games.burning_planets.match.combat import on_asteroids
from bp_desktop.games.burning_planets.match.events import Attacked
from bp_desktop.games.burning_planets.match.lookup import SOME_ASTEROID, find_unit
from bp_desktop.games.burning_planets.match.queries.targets import TargetStatus, targets_of
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.texts.marking import filled, tip
from bp_desktop.ui.dice.figures import percent
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.commanders import MatchCommander
from bp_desktop.ui.games.burning_planets.table.titles import (
    color_of,
    player_title,
    unit_picture,
    unit_title,
)
from bp_desktop.ui.look.icons import pixmap
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import column, label, lay, row, sized
from bp_desktop.ui.widgets.fields import ChoiceBox
from bp_desktop.ui.widgets.rule_link import RuleLinks, RuleReader
from bp_desktop.ui.words.wording import worded_all

MOST_OTHERS = 12
"""Of what may not be attacked only the nearest is listed: the rest is far away."""
translate = QCoreApplication.translate

MARKS = {None: "", True: "✓", False: "✗"}
INKS = {None: "muted", True: "success", False: "danger"}
DEFENCE, SHIELD, ROCK = "BP-COMBAT-5", "BP-COMBAT-6", "BP-COMBAT-17"
"""Rules of the two conditions, and of what rolls no die."""


class TargetPicker(ChoiceBox):
    """What is allowed first, with its chance; then the others, and why not. Lists the targets when
    it is opened; until then it knows the chosen one only."""

    def __init__(
        self,
        theme: Theme,
        commander: MatchCommander,
        attacker: UnitId,
        on_chosen: Callable[[str], object],
    ) -> None:
        super().__init__(self.tr("Target"))
        self._theme = theme
        self._commander = commander
        self._attacker = attacker
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setIconSize(QSize(theme.px(20), theme.px(20)))
        self.activated.connect(lambda index: on_chosen(str(self.itemData(index))))

    def show_target(self, match: Match, target: str, owner: PlayerId | None) -> None:
        """One that may be gone by now."""
        self.clear()
        self._add(match, target, _name(match, target, owner))

    def list_targets(self) -> None:
        match = self._commander.state
        chosen = self.currentData()
        found = targets_of(match, self._attacker)
        legal = [one for one in found if one.legal]
        unit = find_unit(match, self._attacker)
        others = _nearest([one for one in found if not one.legal], unit.at if unit else None)
        self.clear()
        for one in legal:
            name = _name(match, one.id, one.owner)
            self._add(match, one.id, f"{name} · {percent(one.chance)}")
        for one in others[:MOST_OTHERS]:
            why = worded_all(one.verdict.messages).replace("\n", " ")
            name = _name(match, one.id, one.owner)
            self._add(match, one.id, f"{name} — {why}", allowed=False)
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
        structures = on_asteroids(match) if is_rock and not match.tracked else []
        asked = bool(structures)
        self.setVisible(asked)
        if not asked:
            return
        self.addItem(self.tr("Nothing is on it"), "")
        for one in structures:
            text = filled(
                self.tr("{what} of {owner} stands on it"),
                what=names().kind(one.kind),
                owner=player_title(match, one.owner),
            )
            self.addItem(text, str(one.id))


def _name(match: Match, target: str, owner: PlayerId | None) -> str:
    title = unit_title(match, target)
    return title if owner is None else f"{title} · {player_title(match, owner)}"


def _nearest(targets: list[TargetStatus], to: Hex | None) -> list[TargetStatus]:
    if to is None:
        return targets
    return sorted(targets, key=lambda one: to.distance(one.at) if one.at is not None else 0)


class Condition(NamedTuple):
    """One of the two things an attack needs (BP-COMBAT-5, BP-COMBAT-6)."""

    text: str
    met: bool | None = None
    """None before the roll."""
    rule: str = ""


def needed(attack_die: int, target: TargetStatus) -> tuple[Condition, ...]:
    """What the roll has to do, before anybody rolls. An asteroid rolls no die (BP-COMBAT-17)."""
    if not target.defence_die:
        text = translate(
            "battle", "The d{attack} must beat the shield of {shield}; there is no defence die."
        )
        return (Condition(filled(text, attack=attack_die, shield=target.shield), rule=ROCK),)
    first = translate("battle", "The d{attack} must beat the d{defence}; a tie is not enough.")
    second = translate("battle", "It must also beat the shield of {shield}.")
    return (
        Condition(filled(first, attack=attack_die, defence=target.defence_die), rule=DEFENCE),
        Condition(filled(second, shield=target.shield), rule=SHIELD),
    )


def rolled(event: Attacked) -> tuple[Condition, ...]:
    """Both comparisons with the natural attack roll (BP-COMBAT-9), each asked on its own of the
    rule that decided the fight."""
    found = []
    if event.defence is not None:
        texts = {
            True: translate("battle", "{attack} beats the defence roll of {defence}."),
            False: translate("battle", "{attack} does not beat the defence roll of {defence}."),
        }
        found.append((beats(event.attack, event.defence, 0), texts, DEFENCE))
    texts = {
        True: translate("battle", "{attack} beats the shield of {shield}."),
        False: translate("battle", "{attack} does not beat the shield of {shield}."),
    }
    by_shield = ROCK if event.defence is None else SHIELD
    found.append((beats(event.attack, None, event.shield), texts, by_shield))
    facts = {"attack": event.attack, "defence": event.defence, "shield": event.shield}
    return tuple(Condition(filled(texts[met], **facts), met, id_) for met, texts, id_ in found)


def verdict(event: Attacked) -> str:
    if event.destroyed:
        return translate("battle", "Destroyed.")
    return translate("battle", "The target holds; nobody is harmed.")


def cumulated(target: TargetStatus) -> str:
    """The chance within the attacks that are left, attempt by attempt."""
    text = translate("battle", "{percent} ({chance}) within {times} attacks")
    return "   ".join(
        filled(text, times=times, percent=percent(one), chance=one)
        for times, one in enumerate(target.within, start=1)
        if times > 1
    )


class ConditionList(QWidget):
    """At most two conditions, each with its rule, and a mark once the dice have fallen."""

    def __init__(self, theme: Theme, rules: RuleReader) -> None:
        super().__init__()
        self._theme = theme
        self._rows: list[tuple[QWidget, QLabel, QLabel, RuleLinks]] = []
        for _ in range(2):
            line, links = QWidget(), RuleLinks(theme, rules)
            mark, words = label("", "strong"), label("", "small", wrap=True)
            lay(row(theme, line, spacing=8), sized(theme, mark, width=16), (words, 1), links)
            self._rows.append((line, mark, words, links))
        lay(column(theme, self, spacing=2), *(line for line, *_ in self._rows))
        self.shown: tuple[Condition, ...] = ()
        theme.changed.connect(self._show_again)

    def _show_again(self) -> None:
        self.show_conditions(self.shown)

    def show_conditions(self, conditions: tuple[Condition, ...]) -> None:
        self.shown = conditions
        for place, (line, mark, words, links) in enumerate(self._rows):
            line.setVisible(place < len(conditions))
            if place < len(conditions):
                one = conditions[place]
                mark.setText(MARKS[one.met])
                mark.setStyleSheet(f"color: {self._theme.color(INKS[one.met]).name()}")
                mark.setVisible(one.met is not None)
                words.setText(one.text)
                if links.ids != (one.rule,):  # an open paragraph stays open
                    links.cite((one.rule,), one.text)
