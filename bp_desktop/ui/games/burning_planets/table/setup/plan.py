"""Match plan: what a group agreed on before a match, and the commands that begin it so."""

from dataclasses import dataclass
from enum import StrEnum

from bp_desktop.core.dice import AppDice, Dice
from bp_desktop.games.burning_planets.board import MapContent, MapSeat
from bp_desktop.games.burning_planets.ids import FactionId, PlayerId, Positions, SizeId
from bp_desktop.games.burning_planets.map.commands import CreateMap, GenerateMap
from bp_desktop.games.burning_planets.map.system import map_system
from bp_desktop.games.burning_planets.match.commands import AddPlanet, CreateMatch, NewPlayer
from bp_desktop.games.burning_planets.option_list import BOARD
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.games.shared.clock import SetClock
from bp_desktop.games.system import Enforcement
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.games.burning_planets.option_sheet import option_list


class BoardSource(StrEnum):
    """Where a match is played."""

    ROLLED = "rolled"
    """On a map the rule book's dice make now."""
    LIBRARY = "library"
    """On a map from the box."""
    REAL = "real"
    """On a real board beside the laptop; the program keeps lists."""


@dataclass(frozen=True, slots=True)
class StartPlanet:
    """Beside a real board: what somebody's starting planet looks like."""

    size: SizeId
    forests: int
    mountains: int


@dataclass(frozen=True, slots=True)
class PlayedSide:
    """What a player plays."""

    faction: FactionId
    start: StartPlanet | None = None
    """None: as it comes with the map, or as the form proposes it."""


@dataclass(frozen=True, slots=True)
class PlannedSeat:
    name: str
    faction: FactionId
    color: int
    by_hand: bool = False
    start: StartPlanet | None = None


@dataclass(frozen=True, slots=True)
class MatchPlan:
    title: str
    players: tuple[PlannedSeat, ...]
    place: BoardSource
    content: MapContent | None = None
    """Of the library, or rolled before; None: to be rolled, or none beside a real board."""
    options: Options = DEFAULTS
    enforcement: Enforcement = Enforcement.WARN
    minutes: int | None = None
    """For each player; None: as many as they like."""

    def commands(
        self, tables: Tables, dice: Dice | None = None
    ) -> tuple[CreateMatch | AddPlanet | SetClock, ...]:
        """The steps a new match begins with. `dice` roll the map, if it is to be rolled."""
        content = self.content
        if self.place is BoardSource.ROLLED and content is None:
            content = self._rolled(tables, dice or AppDice())
        elif self.place is BoardSource.REAL:
            content = None
        options = self.options
        if self.place is BoardSource.LIBRARY and content is not None:
            options = option_list().with_group_of(options, content.options, BOARD)
        create = CreateMatch(
            tuple(
                NewPlayer(one.name, one.faction, one.color, dice="hand" if one.by_hand else "app")
                for one in self.players
            ),
            tables,
            content,
            options,
            self.enforcement,
            Positions.TABLE if self.place is BoardSource.REAL else Positions.BOARD,
            self.title,
        )
        clock = (SetClock(self.minutes),) if self.minutes is not None else ()
        if self.place is not BoardSource.REAL:
            return (create, *clock)
        return (create, *clock, *self._starting_planets(tables))

    @property
    def seats(self) -> tuple[MapSeat, ...]:
        """For whom a map is rolled."""
        return tuple(
            MapSeat(PlayerId(f"player-{number}"), one.faction, one.name, one.color)
            for number, one in enumerate(self.players, start=1)
        )

    def _rolled(self, tables: Tables, dice: Dice) -> MapContent:
        session = Session(map_system(tables, self.options), MemoryJournal(), dice)
        session.submit(CreateMap(self.seats, options=self.options, title=self.title))
        session.submit(GenerateMap())
        return session.state.content

    def _starting_planets(self, tables: Tables) -> tuple[AddPlanet, ...]:
        return tuple(
            AddPlanet(
                one.start.size,
                tables.factions[one.faction].starting_biome,
                one.start.forests,
                one.start.mountains,
                starting=player_id(number),
            )
            for number, one in enumerate(self.players, start=1)
            if one.start is not None
        )


def player_id(number: int) -> PlayerId:
    """What the match calls its players when no map names them, from 1."""
    return PlayerId(f"player{number}")


def sample_plan(title: str) -> MatchPlan:
    """A match that begins at once: order and cannons are drawn, treasuries open."""
    options = Options(
        first_player="random", starting_cannon_cell="random", treasury_visibility="public"
    )
    players = (
        PlannedSeat("Anna", FactionId("humans"), 0),
        PlannedSeat("Boris", FactionId("digitals"), 1),
        PlannedSeat("Chiara", FactionId("xenos"), 2),
    )
    return MatchPlan(title, players, BoardSource.ROLLED, options=options)
