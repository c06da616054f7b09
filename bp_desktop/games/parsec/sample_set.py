"""The sample set of Parsec: modules, events and factions that come with the program (PA-DATA-3)."""

from collections.abc import Callable

from msgspec.structs import replace

from bp_desktop.games.parsec.definition_files import read_definitions
from bp_desktop.games.parsec.definitions import DefinitionSet


def sample_set(read: Callable[[str], bytes]) -> DefinitionSet:
    """`read` gives the content of a packaged table by its name."""
    events = read_definitions(read("sample_events")).definitions.events
    factions = read_definitions(read("sample_factions")).definitions.factions
    modules = read_definitions(read("sample_modules")).definitions
    return replace(modules, events=events, factions=factions)
