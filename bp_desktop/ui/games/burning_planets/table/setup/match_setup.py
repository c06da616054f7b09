"""Set-up of Burning Planets: where a match is played, and what its form asks of every player."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from bp_desktop.core.messages import Message
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.ids import BiomeId, FactionId, SizeId
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.burning_planets.option_list import BOARD
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.session.library import DocumentInfo, LibraryError
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.games.burning_planets.book import names, tables
from bp_desktop.ui.games.burning_planets.kinds import match_kind
from bp_desktop.ui.games.burning_planets.option_sheet import option_sheet
from bp_desktop.ui.games.burning_planets.sample_shelf import ShippedSample, samples
from bp_desktop.ui.games.burning_planets.table.setup.plan import (
    BoardSource,
    MatchPlan,
    PlayedSide,
    StartPlanet,
)
from bp_desktop.ui.games.burning_planets.table.setup.rolled_map import (
    RolledMapForm,
    RollingMap,
    Wanted,
)
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.table.setup.form import NewMatchForm
from bp_desktop.ui.table.setup.parts import (
    Agreement,
    QuickChoice,
    QuickSwitch,
    SeatDraft,
    SeatFields,
    SetupGround,
    SetupParts,
)
from bp_desktop.ui.widgets.basics import SPRING, column, label, lay, row
from bp_desktop.ui.widgets.fields import ChoiceBox, CountBox, OneOfField

MAPS = "burning_planets.map"


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
        line = row(theme, self, spacing=8, edges=(88, 0, 0, 0))
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


class ReadyMaps(ChoiceBox):
    """Maps a match can begin on at once: those of the box, and the samples. Thanks to these
    there is always one to choose."""

    def __init__(self, desk: Desk, on_trouble: Callable[[tuple[Message, ...]], object]) -> None:
        super().__init__()
        self._desk = desk
        self._on_trouble = on_trouble
        self.setAccessibleName(self.tr("Map"))

    def fill(self) -> None:
        """Read once, when somebody asks for them."""
        if self.count():
            return
        for info in self._own():
            self.addItem(info.title, info)
        for one in samples():
            players = len(one.content.seats)
            text = self.tr("Sample: {title}, %n player(s)", "", players)
            self.addItem(filled(counted(text, players), title=one.title), one)

    def _own(self) -> list[DocumentInfo]:
        if not self._desk.is_open:
            return []
        documents = self._desk.library.documents()
        return [one for one in documents if one.system == MAPS and not one.binned]

    def chosen_id(self) -> str | None:
        chosen = self.currentData()
        return chosen.id if chosen is not None else None

    def choose_map(self, id_: str | None) -> bool:
        """Whether it is still there."""
        ids = [self.itemData(place).id for place in range(self.count())]
        if id_ in ids:
            self.setCurrentIndex(ids.index(id_))
        return id_ in ids

    def content(self) -> MapContent | None:
        """Of the one that is chosen."""
        chosen = self.currentData()
        if chosen is None:
            return None
        if isinstance(chosen, ShippedSample):
            return chosen.content
        try:
            session = self._desk.library.open(chosen.id)
        except LibraryError as error:
            self._on_trouble((error.message,))
            return None
        content: MapContent = session.state.content
        return content


class KeptGround(NamedTuple):
    """Where a match was to be played when somebody left the form."""

    place: BoardSource
    map: str | None
    rolled: RollingMap | None


class MatchGround(SetupGround[Options, PlayedSide]):
    """A map that is rolled now, a ready one, or a real board on the table."""

    def __init__(self, form: NewMatchForm) -> None:
        theme = form.context.theme
        self._form = form
        self._place = BoardSource.ROLLED
        self.above = QWidget()
        translate = QCoreApplication.translate
        self.places = OneOfField(
            theme,
            {
                BoardSource.ROLLED: translate("setup", "Roll a new map"),
                BoardSource.LIBRARY: translate("setup", "A ready map"),
                BoardSource.REAL: translate("setup", "Real board on the table"),
            },
            self._place,
            self._choose_place,
        )
        self.maps = ReadyMaps(form.context.desk, form.tell)
        self.maps.activated.connect(self._take_map)
        self.below = self.rolled = RolledMapForm(theme, self._wanted, form.tell, form.resized)
        self.rolled.began.connect(self._show_dice)
        self.rolled.done.connect(form.ask_to_begin)
        to_left = Qt.AlignmentFlag.AlignLeft
        lay(column(theme, self.above, spacing=14), (self.places, 0, to_left), self.maps)
        self.maps.hide()  # a map is rolled until somebody chooses otherwise
        self._show_starts()

    def _choose_place(self, place: str) -> None:
        self._place = BoardSource(place)
        self._show_place()
        if self._place is BoardSource.LIBRARY:
            self._take_map()

    def _show_place(self) -> None:
        self.maps.setVisible(self._place is BoardSource.LIBRARY)
        self.rolled.setVisible(self._place is BoardSource.ROLLED)
        self._show_starts()
        self._form.options.leave_out(*((BOARD,) if self._place is BoardSource.LIBRARY else ()))
        if self._place is BoardSource.LIBRARY:
            self.maps.fill()
        self._form.resized()

    def _show_starts(self) -> None:
        for line in self._form.seats.lines:
            line.own.below.setVisible(self._place is BoardSource.REAL)

    def _take_map(self) -> None:
        """Players sit where the map has seats for them."""
        content = self._content()
        if content is not None:
            self._form.show_seats([PlayedSide(FactionId(seat.faction)) for seat in content.seats])

    def _show_dice(self) -> None:
        if self.rolled.going is not None:
            self._form.bring_into_view(self.rolled.going)

    def _wanted(self) -> Wanted:
        """For whom a map would be rolled now."""
        agreed = self._form.agreed()
        return MatchPlan(agreed, self._place).seats, agreed.options

    def _content(self) -> MapContent | None:
        match self._place:
            case BoardSource.ROLLED:
                return self.rolled.content()
            case BoardSource.LIBRARY:
                return self.maps.content()
            case BoardSource.REAL:
                return None

    def follow(self) -> None:
        self._show_starts()
        self.rolled.show_wanted()

    def kept(self) -> KeptGround:
        map_ = self.maps.chosen_id() if self._place is BoardSource.LIBRARY else None
        return KeptGround(self._place, map_, self.rolled.rolling)

    def show_kept(self, kept: KeptGround) -> None:
        """A map that is gone by now is not asked for."""
        self._place = kept.place
        if kept.place is BoardSource.LIBRARY:
            self.maps.fill()
            if not self.maps.choose_map(kept.map):
                self._place = BoardSource.ROLLED
        self.places.show_chosen(self._place)
        self._show_place()
        self.rolled.take(kept.rolled)
        self.rolled.show_wanted()

    def commands(self, agreed: Agreement[Options, PlayedSide]) -> Sequence[object]:
        return MatchPlan(agreed, self._place, self._content()).commands()


def match_setup() -> SetupParts[Match, Options, PlayedSide]:
    translate = QCoreApplication.translate
    return SetupParts(
        game=table_game(),
        sheet=option_sheet(),
        options_of=lambda match: match.options,
        people=_people,
        usual=_usual,
        make_fields=SideFields,
        make_ground=MatchGround,
        choices=(
            QuickChoice(
                "first_player",
                translate("setup", "Who goes first"),
                {
                    "roll_d20": translate("setup", "Roll for the first turn"),
                    "manual": translate("setup", "Play in the order of the seats"),
                    "random": translate("setup", "Draw the order"),
                },
            ),
        ),
        switches=(
            QuickSwitch(
                "treasury_visibility",
                translate("setup", "Everybody may see all treasuries"),
                on="public",
                off="owner",
            ),
        ),
        sample=match_kind().sample,
    )


def _people(match: Match) -> list[SeatDraft[PlayedSide]]:
    return [
        SeatDraft(one.name, one.color, one.dice == "hand", PlayedSide(one.faction))
        for one in match.players.values()
    ]


def _usual(place: int) -> PlayedSide:
    factions = tuple(tables().factions)
    return PlayedSide(factions[place % len(factions)])
