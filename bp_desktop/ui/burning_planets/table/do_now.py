"""What the active player may do now: shop cards, yards, and units with their actions."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QFrame, QScrollArea, QSpinBox, QVBoxLayout, QWidget

from bp_desktop.core.messages import Message
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import ClassId, Phase, UnitId
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.queries.now import what_now
from bp_desktop.games.burning_planets.match.queries.offers import (
    PlanetOffers,
    YardOffers,
    best_cell,
)
from bp_desktop.games.burning_planets.match.queries.units import UnitNow
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.burning_planets.table.balances import small_purse
from bp_desktop.ui.burning_planets.table.unit_card import UnitCard
from bp_desktop.ui.marking import filled
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, card, label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.wording import worded_all

Submit = Callable[[Command], object]


class DoNowPanel(QScrollArea):
    """Offers only what the rules allow now; the rest is greyed and says why."""

    def __init__(self, theme: Theme, submit: Submit) -> None:
        super().__init__()
        self._theme = theme
        self._submit = submit
        self._picked: UnitId | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.buttons: list[Button] = []

    def show_match(self, match: Match) -> None:
        content = QWidget()
        box = column(self._theme, content, spacing=12, edges=(0, 0, 8, 0))
        self.buttons = []
        if match.stage is Stage.PLAY:
            self._fill(box, match)
        box.addStretch()
        place = self.verticalScrollBar().value()
        self.setWidget(content)
        self.verticalScrollBar().setValue(place)

    def _fill(self, box: QVBoxLayout, match: Match) -> None:
        now = what_now(match, match.turn.player)
        match match.turn.phase:
            case Phase.STRUCTURES:
                for planet in now.planets:
                    box.addWidget(self._planet_card(match, planet))
            case Phase.SHIPS:
                if not now.yards:
                    box.addWidget(self._hint(self.tr("Ships need a spaceport or a space station.")))
                for yard in now.yards:
                    box.addWidget(self._yard_card(match, yard))
            case Phase.ACTIONS:
                if not now.units:
                    box.addWidget(self._hint(self.tr("No ships and no defences yet.")))
                for unit in sorted(now.units, key=lambda one: not one.can_act):
                    box.addWidget(self._unit_card(match, unit))
            case _:
                box.addWidget(self._hint(self.tr("Press the gold button to go on.")))

    def _hint(self, text: str) -> QWidget:
        return label(text, "quiet", wrap=True)

    # --- structures

    def _planet_card(self, match: Match, offers: PlanetOffers) -> QFrame:
        planet = match.board.planets[offers.planet]
        frame = card()
        box = column(self._theme, frame, spacing=8, edges=(16, 12, 16, 12))
        title = planet.name or planet.id
        kind = f"{names().size(planet.size)} · {names().biome(planet.biome)}"
        box.addWidget(label(title, "heading"))
        box.addWidget(label(kind, "caption"))
        at = best_cell(match, planet)
        for offer in offers.structures:
            command = c.BuildStructure(offers.planet, offer.kind, at)
            text = names().kind(offer.kind)
            box.addWidget(self._offer(text, offer.price, offer.verdict.messages, command))
        for choice in (*offers.demolitions, *offers.clearings):
            if choice.legal:
                box.addWidget(self._removal(match, choice.command))
        return frame

    def _removal(self, match: Match, command: Command) -> QWidget:
        if isinstance(command, c.Demolish):
            kinds = {
                structure.id: structure.kind
                for planet in match.board.planets.values()
                for structure in planet.structures.values()
            }
            text = filled(self.tr("Demolish {what}"), what=names().kind(kinds[command.structure]))
        else:
            assert isinstance(command, c.ClearNatural)
            text = filled(self.tr("Clear {what}"), what=names().kind(command.kind))
        return self._button(text, command, kind="link")

    # --- ships

    def _yard_card(self, match: Match, offers: YardOffers) -> QFrame:
        frame = card()
        box = column(self._theme, frame, spacing=8, edges=(16, 12, 16, 12))
        box.addWidget(label(str(offers.yard), "heading"))
        faction = match.players[match.turn.player].faction
        for offer in offers.ships:
            name = names().model(faction, offer.cls)
            count = QSpinBox(minimum=1, maximum=max(1, min(99, offer.affordable)))
            count.setAccessibleName(filled(self.tr("How many: {ship}"), ship=name))
            line = row(self._theme, spacing=8)
            button = self._button(
                name,
                None,
                enabled=offer.legal,
                reason=offer.verdict.messages,
                on_click=partial(self._build, offers, offer.cls, count),
            )
            line.addWidget(button, 1)
            line.addWidget(small_purse(self._theme, offer.price))
            line.addWidget(count)
            box.addLayout(line)
        return frame

    def _build(self, offers: YardOffers, cls: str, count: QSpinBox) -> None:
        self._submit(c.BuildShip(offers.yard, ClassId(cls), count=count.value()))

    # --- units

    def _unit_card(self, match: Match, unit: UnitNow) -> QFrame:
        made = UnitCard(
            self._theme,
            match,
            unit,
            self._submit,
            self._pick,
            is_open=unit.id == self._picked,
        )
        self.buttons += made.buttons
        return made

    def _pick(self, match: Match, unit: UnitId) -> None:
        self._picked = None if self._picked == unit else unit
        self.show_match(match)

    # --- parts

    def _offer(
        self, text: str, price: Purse, why_not: tuple[Message, ...], command: Command
    ) -> QWidget:
        made = QWidget()
        line = row(self._theme, made, spacing=8)
        line.addWidget(self._button(text, command, enabled=not why_not, reason=why_not), 1)
        line.addWidget(small_purse(self._theme, price))
        return made

    def _button(
        self,
        text: str,
        command: Command | None,
        *,
        kind: str = "plain",
        enabled: bool = True,
        reason: tuple[Message, ...] = (),
        on_click: Callable[[], object] | None = None,
    ) -> Button:
        act = on_click
        if act is None and command is not None:
            act = partial(self._submit, command)
        button = Button(self._theme, text, act, kind=kind)
        button.setEnabled(enabled)
        if reason:
            button.setToolTip(worded_all(reason))
            button.setAccessibleDescription(worded_all(reason))
        self.buttons.append(button)
        return button
