"""What the dice of a generation are for and what they came to, in words."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import (
    AnyMapEvent,
    GenerationRolled,
    GenerationWarned,
    Step,
)
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.session.entry import Step as JournalStep
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.words.wording import worded

translate = QCoreApplication.translate

BEGINNINGS = (c.GenerateMap, c.BeginGeneration)
GENERATING = (*BEGINNINGS, c.RollNext, c.FinishGeneration, c.StopGeneration)


def step_name(step: Step) -> str:
    """What is thrown or chosen for."""
    match step:
        case Step.TILE:
            return translate("Generator", "Where the planet lies")
        case Step.SIZE:
            return translate("Generator", "Its size")
        case Step.BIOME:
            return translate("Generator", "Its biome")
        case Step.FORESTS:
            return translate("Generator", "Its forests")
        case Step.MOUNTAINS:
            return translate("Generator", "Its mountains")
        case Step.RESOURCE_CELLS:
            return translate("Generator", "Cells for its natural resources")
        case Step.ASTEROID_COUNT:
            return translate("Generator", "How many asteroids")
        case Step.ASTEROID_TILE:
            return translate("Generator", "Where the asteroid lies")
        case Step.ASTEROID_CELL:
            return translate("Generator", "The asteroid's cell")


def meaning(tables: Tables, rolled: GenerationRolled) -> str:
    """What a face says in its step."""
    face = rolled.roll.face
    match rolled.step:
        case Step.TILE | Step.ASTEROID_TILE:
            return filled(translate("Generator", "tile {tile}"), tile=face)
        case Step.SIZE:
            found = next((row.id for row in tables.sizes.values() if face in row.faces), None)
            return names().size(found) if found is not None else ""
        case Step.BIOME:
            biome = next((row.id for row in tables.biomes.values() if face in row.faces), None)
            return names().of("biome_short", biome) if biome is not None else ""
        case Step.FORESTS:
            return counted(translate("Generator", "%n forest(s)", "", face), face)
        case Step.MOUNTAINS:
            return counted(translate("Generator", "%n mountain(s)", "", face), face)
        case Step.ASTEROID_COUNT:
            text = translate("Generator", "%n asteroid(s) more than tiles", "", face)
            return counted(text, face)
        case _:
            return ""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One die of the log."""

    text: str
    die: int = 0
    face: int = 0
    clash: str = ""
    """Why it had to be thrown again."""
    warning: bool = False


def rolls_of(timeline: Sequence[JournalStep[c.AnyMapCommand, AnyMapEvent]]) -> list[AnyMapEvent]:
    """Every roll and warning of the last generation, in order."""
    steps = []
    for step in reversed(timeline):
        if isinstance(step.outcome.command, GENERATING):
            steps.append(step)
        if isinstance(step.outcome.command, BEGINNINGS):
            break
    return [
        event
        for step in reversed(steps)
        for event in step.outcome.events
        if isinstance(event, GenerationRolled | GenerationWarned)
    ]


def log_lines(
    events: Iterable[AnyMapEvent], tables: Tables, players: dict[str, str]
) -> list[LogLine]:
    lines = []
    for event in events:
        match event:
            case GenerationRolled():
                lines.append(_rolled(event, tables, players))
            case GenerationWarned():
                lines.append(LogLine(worded(event.message), warning=True))
    return lines


def _rolled(event: GenerationRolled, tables: Tables, players: dict[str, str]) -> LogLine:
    parts = [players.get(event.player, event.player), step_name(event.step)]
    said = meaning(tables, event)
    if said:
        parts.append(said)
    if event.roll.origin == "hand":
        parts.append(translate("Generator", "by hand"))
    clash = worded(event.clash) if event.clash is not None else ""
    return LogLine(" · ".join(parts), event.roll.die, event.roll.face, clash)
