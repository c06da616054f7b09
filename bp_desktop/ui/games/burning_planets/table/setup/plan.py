"""Match plan: what a group agreed on before a match, and the commands that begin it so."""

from enum import StrEnum
from typing import NamedTuple

from msgspec.structs import replace

from bp_desktop.core.dice import AppDice, Dice
from bp_desktop.core.origins import MapOrigin
from bp_desktop.games.burning_planets.board import MapContent, MapSeat
from bp_desktop.games.burning_planets.ids import FactionId, PlayerId, Positions, SizeId
from bp_desktop.games.burning_planets.map.commands import CreateMap, GenerateMap
from bp_desktop.games.burning_planets.map.system import map_system
from bp_desktop.games.burning_planets.match.commands import AddPlanet, CreateMatch, NewPlayer
from bp_desktop.games.burning_planets.option_list import BOARD
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.shared.clock import SetClock
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.games.burning_planets.book import tables
from bp_desktop.ui.games.burning_planets.option_sheet import option_list
from bp_desktop.ui.table.setup.parts import Agreement, SeatDraft


class BoardSource(StrEnum):
    """Where a match is played."""

    ROLLED = "rolled"
    """On a map the rule book's dice make now."""
    LIBRARY = "library"
    """On a map from the box."""
    REAL = "real"
    """On a real board beside the laptop; the program keeps lists."""


class StartPlanet(NamedTuple):
    """Beside a real board: what somebody's starting planet looks like."""

    size: SizeId
    forests: int
    mountains: int


class PlayedSide(NamedTuple):
    """What a player plays."""

    faction: FactionId
    start: StartPlanet | None = None
    """None: as it comes with the map, or as the form proposes it."""


class MatchPlan(NamedTuple):
    agreed: Agreement[Options, PlayedSide]
    place: BoardSource
    content: MapContent | None = None
    """Of the library, or rolled before; None: to be rolled, or none beside a real board."""
    origin: MapOrigin | None = None
    """Of a map from the library."""

    def commands(self, dice: Dice | None = None) -> tuple[CreateMatch | AddPlanet | SetClock, ...]:
        """The steps a new match begins with. `dice` roll the map, if it is to be rolled."""
        agreed, content, options = self.agreed, self.content, self.agreed.options
        if self.place is BoardSource.ROLLED and content is None:
            content = self._rolled(dice or AppDice())
        elif self.place is BoardSource.REAL:
            content = None
        elif self.place is BoardSource.LIBRARY and content is not None:
            options = option_list().with_group_of(options, content.options, BOARD)
        elif content is not None:
            content = replace(content, options=options)  # rolled before they agreed on the rest
        create = CreateMatch(
            tuple(
                NewPlayer(
                    one.name, one.own.faction, one.color, dice="hand" if one.by_hand else "app"
                )
                for one in agreed.seats
            ),
            tables(),
            content,
            options,
            agreed.enforcement,
            Positions.TABLE if self.place is BoardSource.REAL else Positions.BOARD,
            agreed.title,
            self.origin if self.place is BoardSource.LIBRARY else None,
        )
        clock = () if agreed.clock is None else (agreed.clock,)
        starts = self._starting_planets() if self.place is BoardSource.REAL else ()
        return (create, *clock, *starts)

    @property
    def seats(self) -> tuple[MapSeat, ...]:
        """For whom a map is rolled."""
        return tuple(
            MapSeat(PlayerId(f"player-{number}"), one.own.faction, one.name, one.color)
            for number, one in enumerate(self.agreed.seats, start=1)
        )

    def _rolled(self, dice: Dice) -> MapContent:
        options = self.agreed.options
        session = Session(map_system(tables(), options), MemoryJournal(), dice)
        session.submit(CreateMap(self.seats, options=options, title=self.agreed.title))
        session.submit(GenerateMap())
        return session.state.content

    def _starting_planets(self) -> tuple[AddPlanet, ...]:
        return tuple(
            AddPlanet(
                one.own.start.size,
                tables().factions[one.own.faction].starting_biome,
                one.own.start.forests,
                one.own.start.mountains,
                # What the match calls its players when no map names them.
                starting=PlayerId(f"player{number}"),
            )
            for number, one in enumerate(self.agreed.seats, start=1)
            if one.own.start is not None
        )


def sample_plan(title: str) -> MatchPlan:
    """A match that begins at once: order and cannons are drawn, treasuries open."""
    options = Options(first_player="random", starting_cannon_cell="random")
    seated = {"Anna": "humans", "Boris": "digitals", "Chiara": "xenos"}
    seats = tuple(
        SeatDraft(name, color, by_hand=False, own=PlayedSide(FactionId(faction)))
        for color, (name, faction) in enumerate(seated.items())
    )
    return MatchPlan(Agreement(title, seats, options), BoardSource.ROLLED)
