"""The log of a generation: every die that was thrown, what for, and why some were thrown again."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle

from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import (
    AnyMapEvent,
    GenerationRolled,
    GenerationStep,
    GenerationWarned,
)
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.session.entry import Step as JournalStep
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP, counted, filled
from bp_desktop.ui.dice.die_face import paint_die
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.studio.map_words import seat_titles
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.row_painting import Row, RowDelegate, RowStyle
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.words.wording import translated, worded

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.commanders import MapCommander

translate = QCoreApplication.translate

SIDE, INSET = 30, 4
DICE = RowStyle(
    height=0,
    least=SIDE,
    margin=0,
    left=0,
    right=10,
    inset=INSET,
    picture=SIDE,
    title="body",
    note="body",
    note_ink="muted",
)
BEGINNINGS = (c.GenerateMap, c.BeginGeneration)
GENERATING = (*BEGINNINGS, c.RollNext, c.FinishGeneration, c.StopGeneration)


STEPS = {
    GenerationStep.TILE: QT_TRANSLATE_NOOP("Generator", "Where the planet lies"),
    GenerationStep.SIZE: QT_TRANSLATE_NOOP("Generator", "Its size"),
    GenerationStep.BIOME: QT_TRANSLATE_NOOP("Generator", "Its biome"),
    GenerationStep.FORESTS: QT_TRANSLATE_NOOP("Generator", "Its forests"),
    GenerationStep.MOUNTAINS: QT_TRANSLATE_NOOP("Generator", "Its mountains"),
    GenerationStep.RESOURCE_CELLS: QT_TRANSLATE_NOOP(
        "Generator", "Cells for its natural resources"
    ),
    GenerationStep.ASTEROID_COUNT: QT_TRANSLATE_NOOP("Generator", "How many asteroids"),
    GenerationStep.ASTEROID_TILE: QT_TRANSLATE_NOOP("Generator", "Where the asteroid lies"),
    GenerationStep.ASTEROID_CELL: QT_TRANSLATE_NOOP("Generator", "The asteroid's cell"),
}


def step_name(step: GenerationStep) -> str:
    """What is thrown or chosen for."""
    return translated("Generator", STEPS[step])


def meaning(tables: Tables, rolled: GenerationRolled) -> str:
    """What a face says in its step."""
    face = rolled.roll.face
    match rolled.step:
        case GenerationStep.TILE | GenerationStep.ASTEROID_TILE:
            return filled(translate("Generator", "tile {tile}"), tile=face)
        case GenerationStep.SIZE:
            found = next((row.id for row in tables.sizes.values() if face in row.faces), None)
            return names().size(found) if found is not None else ""
        case GenerationStep.BIOME:
            biome = next((row.id for row in tables.biomes.values() if face in row.faces), None)
            return names().of("biome_short", biome) if biome is not None else ""
        case GenerationStep.FORESTS:
            return counted(translate("Generator", "%n forest(s)", "", face), face)
        case GenerationStep.MOUNTAINS:
            return counted(translate("Generator", "%n mountain(s)", "", face), face)
        case GenerationStep.ASTEROID_COUNT:
            text = translate("Generator", "%n asteroid(s) more than tiles", "", face)
            return counted(text, face)
        case _:
            return ""


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


def log_rows(events: Iterable[AnyMapEvent], tables: Tables, players: dict[str, str]) -> list[Row]:
    """A row for each die, struck where it had to be thrown again, and for each warning."""
    rows = []
    for number, event in enumerate(events):
        match event:
            case GenerationRolled():
                rows.append(_rolled(str(number), event, tables, players))
            case GenerationWarned():
                rows.append(Row(str(number), worded(event.message), ink="gold"))
    return rows


def _rolled(id_: str, event: GenerationRolled, tables: Tables, players: dict[str, str]) -> Row:
    parts = [players.get(event.player, event.player), step_name(event.step)]
    said = meaning(tables, event)
    if said:
        parts.append(said)
    if event.roll.origin == "hand":
        parts.append(translate("Generator", "by hand"))
    text, die = " · ".join(parts), f"d{event.roll.die} {event.roll.face}"
    clash = worded(event.clash) if event.clash is not None else ""
    spoken = f"{die} {text} {clash}".strip()
    return Row(id_, text, clash, picture=die, struck=bool(clash), spoken=spoken)


class RollDelegate(RowDelegate):
    """A small die as the picture of its row."""

    def _paint_picture(
        self, painter: QPainter, rect: QRectF, side: int, row: Row, _state: QStyle.StateFlag
    ) -> None:
        if row.picture:
            die, face = row.picture.removeprefix("d").split()
            box = QRectF(rect.left(), rect.top() + self._theme.px(INSET), 0, 0)
            box.setSize(QSizeF(self._theme.px(side), self._theme.px(side)))
            ink = self._theme.color("faint" if row.struck else "text")
            paint_die(painter, box, int(die), face, ink)


class RollLog(RowList):
    """Every die of a generation; follows the newest."""

    delegate = RollDelegate

    def __init__(self, theme: Theme) -> None:
        name = translate("RollLog", "Log of the dice")
        super().__init__(theme, name, style=DICE)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollToBottom()

    def show_rolls(self, commander: "MapCommander") -> bool:
        """Every die of a map's last generation; whether there was one."""
        state = commander.state
        titles = {str(id_): title for id_, title in seat_titles(state.content.seats).items()}
        rows = log_rows(rolls_of(commander.session.timeline), state.tables, titles)
        if rows != self.rows:
            self.show_rows(rows, None)
            self.scrollToBottom()
        return bool(rows)
