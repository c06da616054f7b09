"""Set-up of Burning Planets: what its form for a new match asks of every player and table."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.ids import BiomeId, FactionId, SizeId
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.ui.games.burning_planets.book import (
    names,
    resource_looks,
    rule_reader,
    tables,
)
from bp_desktop.ui.games.burning_planets.kinds import match_kind
from bp_desktop.ui.games.burning_planets.option_sheet import option_sheet
from bp_desktop.ui.games.burning_planets.table.setup.ground import MatchGround
from bp_desktop.ui.games.burning_planets.table.setup.plan import PlayedSide, StartPlanet
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.setup.parts import (
    OptionCard,
    OptionCards,
    QuickChoice,
    SeatFields,
    SetupParts,
    people_of,
)
from bp_desktop.ui.widgets.basics import SPRING, label, lay, row
from bp_desktop.ui.widgets.fields import ChoiceBox, CountBox, OneOfField
from bp_desktop.ui.widgets.radio_card import CardFace


class StartLine(QWidget):
    """Beside a real board: size and natural resources of a starting planet (BP-GEN-15)."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._total = tables().generation.starting_planet_resources
        self.planet_size = ChoiceBox()
        for size in tables().sizes:
            self.planet_size.addItem(names().size(size), size)
        self.planet_size.setAccessibleName(self.tr("Size of the starting planet"))
        forest = names().kind("forest")
        self.forests = CountBox(forest, maximum=self._total)
        self.mountains = label("", "small")
        self.forests.valueChanged.connect(self._show)
        title, forest_title = label(self.tr("Starting planet"), "small"), label(forest, "small")
        for field in (self.planet_size, self.forests):
            field.setProperty("kind", "low")
        line = row(theme, self, spacing=8, edges=(84, 0, 0, 2))
        lay(line, title, self.planet_size, forest_title, self.forests, self.mountains, SPRING)

    def show_biome(self, biome: BiomeId) -> None:
        """Only what grows in a biome can be entered (BP-GEN-13, BP-GEN-14)."""
        row_ = tables().biomes[biome]
        least = 0 if row_.mountain_rolls else self._total
        most = self._total if row_.forest_rolls else 0
        if least < most:  # both grow there, and each is rolled for
            least, most = 1, self._total - 1
        self.forests.setRange(least, most)
        self.forests.setEnabled(least != most)
        self._show()

    def _show(self) -> None:
        count = self._total - self.forests.value()
        self.mountains.setText(f"{names().kind('mountain')}: {count}")

    def show_planet(self, planet: StartPlanet) -> None:
        self.planet_size.choose(planet.size)
        self.forests.setValue(planet.forests)

    def planet(self) -> StartPlanet:
        forests = self.forests.value()
        return StartPlanet(SizeId(self.planet_size.currentData()), forests, self._total - forests)


class SideFields(SeatFields[PlayedSide]):
    """Chips for the faction, and a line for the starting planet that is seen when it is needed."""

    def __init__(self, theme: Theme, on_changed: Callable[[], object]) -> None:
        self._on_changed = on_changed
        factions: dict[str, str] = {one: names().faction(one) for one in tables().factions}
        self.faction = next(iter(tables().factions))
        self.beside = self.factions = OneOfField(theme, factions, self.faction, self._choose)
        self.below = self.start = StartLine(theme)
        self.start.hide()

    def _choose(self, faction: str) -> None:
        self.faction = FactionId(faction)
        self.start.show_biome(tables().factions[self.faction].starting_biome)
        self._on_changed()

    def value(self) -> PlayedSide:
        return PlayedSide(self.faction, self.start.planet())

    def show_value(self, value: PlayedSide) -> None:
        self.factions.show_chosen(value.faction)
        self._choose(value.faction)
        if value.start is not None:
            self.start.show_planet(value.start)


def match_setup() -> SetupParts[Match, Options, PlayedSide]:
    translate = QCoreApplication.translate
    return SetupParts(
        game=table_game(),
        sheet=option_sheet(),
        options_of=lambda match: match.options,
        people=lambda match: people_of(match, lambda one: PlayedSide(one.faction)),
        usual=_usual,
        make_fields=SideFields,
        make_ground=MatchGround,
        choices=(
            QuickChoice(
                "first_player",
                translate("setup", "Who goes first"),
                {
                    "roll_d20": translate("setup", "First player: rolled with the d20"),
                    "manual": translate("setup", "First player: the first in the list"),
                    "random": translate("setup", "Turn order: drawn by the program"),
                },
            ),
        ),
        cards=(_treasury_cards(),),
        resources=resource_looks,
        sample=match_kind().sample,
        rules=rule_reader(),
    )


def _treasury_cards() -> OptionCards:
    translate = QCoreApplication.translate
    return OptionCards(
        "treasury_visibility",
        translate("setup", "Treasuries"),
        {
            "public": OptionCard(
                CardFace(
                    translate("setup", "Open treasuries"),
                    translate("setup", "Everyone sees everything. Best for the first evenings."),
                    "ui/eye",
                ),
                translate("setup", "open treasuries"),
            ),
            "owner": OptionCard(
                CardFace(
                    translate("setup", "Secret treasuries"),
                    translate(
                        "setup",
                        "For bluffing with secret cargo and contracts. Pass the laptop: hold "
                        "Space to reveal, let go to hide.",
                    ),
                    "ui/eye_off",
                ),
                translate("setup", "secret treasuries"),
            ),
        },
    )


def _usual(place: int) -> PlayedSide:
    factions = tuple(tables().factions)
    return PlayedSide(factions[place % len(factions)])
