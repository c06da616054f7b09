"""Names for what the views of Burning Planets are given: commanders and contexts with their types.

It loads the rules: what is imported before the first paint names it for types alone.
"""

from bp_desktop.games.burning_planets.map.commands import AnyMapCommand
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.kinds import DocumentKind, ViewContext
from bp_desktop.ui.table.context import TableContext

MapCommander = Commander[MapState, AnyMapCommand, AnyMapEvent]
MapViewContext = ViewContext[MapState, AnyMapCommand, AnyMapEvent]
MapKind = DocumentKind[MapState, AnyMapCommand, AnyMapEvent]

MatchCommander = Commander[Match, Command, Event]
MatchTableContext = TableContext[Match, Command, Event]
MatchKind = DocumentKind[Match, Command, Event]
