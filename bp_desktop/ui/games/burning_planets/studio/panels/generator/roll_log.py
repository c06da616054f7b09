"""The log of a generation: every die that was thrown, what for, and why some were thrown again."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

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
from bp_desktop.ui.dice.die_face import paint_die
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.studio.map_words import seat_titles
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.commanders import MapCommander

translate = QCoreApplication.translate

LINE = Qt.ItemDataRole.UserRole
SIDE = 30
GAP = 10
Index = QModelIndex | QPersistentModelIndex
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
class RollLine:
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
) -> list[RollLine]:
    lines = []
    for event in events:
        match event:
            case GenerationRolled():
                lines.append(_rolled(event, tables, players))
            case GenerationWarned():
                lines.append(RollLine(worded(event.message), warning=True))
    return lines


def _rolled(event: GenerationRolled, tables: Tables, players: dict[str, str]) -> RollLine:
    parts = [players.get(event.player, event.player), step_name(event.step)]
    said = meaning(tables, event)
    if said:
        parts.append(said)
    if event.roll.origin == "hand":
        parts.append(translate("Generator", "by hand"))
    clash = worded(event.clash) if event.clash is not None else ""
    return RollLine(" · ".join(parts), event.roll.die, event.roll.face, clash)


class RollDelegate(QStyledItemDelegate):
    """A small die, what it meant, and below why it did not count."""

    def __init__(self, theme: Theme, parent: QListWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._list = parent

    def _text_width(self) -> int:
        return self._list.viewport().width() - self._theme.px(SIDE + 2 * GAP)

    def _heights(self, line: RollLine) -> tuple[int, int]:
        """Of the line itself and of the reason below it."""
        metrics = self._list.fontMetrics()
        wrap = Qt.TextFlag.TextWordWrap
        width = self._text_width()
        first = metrics.boundingRect(0, 0, width, 9999, wrap, line.text).height()
        if not line.clash:
            return first, 0
        return first, metrics.boundingRect(0, 0, width, 9999, wrap, line.clash).height()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        first, second = self._heights(index.data(LINE))
        height = max(first + second, self._theme.px(SIDE)) + self._theme.px(8)
        return QSize(self._text_width(), height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, line = self._theme, index.data(LINE)
        rect = QRectF(self._list.visualItemRect(self._list.item(index.row())))
        side, gap = theme.px(SIDE), theme.px(GAP)
        ink = theme.color("faint" if line.clash else "gold" if line.warning else "text")
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = rect.top() + theme.px(4)
        if line.die:
            box = QRectF(rect.left(), top, side, side)
            paint_die(painter, box, line.die, str(line.face), ink)
        left = rect.left() + side + gap
        first, second = self._heights(line)
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter
        font = painter.font()
        font.setStrikeOut(bool(line.clash))
        painter.setFont(font)
        painter.setPen(ink)
        above = max(first, 0 if second else side)
        painter.drawText(QRectF(left, top, self._text_width(), above), wrap, line.text)
        if second:
            font.setStrikeOut(False)
            painter.setFont(font)
            painter.setPen(theme.color("muted"))
            below = QRectF(left, top + above, self._text_width(), second)
            painter.drawText(below, wrap, line.clash)
        painter.restore()


class RollLog(QListWidget):
    """Follows the newest roll."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setItemDelegate(RollDelegate(theme, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setAccessibleName(self.tr("Log of the dice"))
        self._shown: list[RollLine] = []

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollToBottom()

    def show_rolls(self, commander: "MapCommander") -> bool:
        """Every die of a map's last generation; whether there was one.

        Only what is new is added; another generation begins a new log.
        """
        state = commander.state
        titles = {str(id_): title for id_, title in seat_titles(state.content.seats).items()}
        lines = log_lines(rolls_of(commander.session.timeline), state.tables, titles)
        if lines == self._shown:
            return bool(lines)
        kept = len(self._shown)
        if lines[:kept] != self._shown:
            self.clear()
            kept = 0
        for line in lines[kept:]:
            item = QListWidgetItem(f"d{line.die} {line.face} {line.text} {line.clash}".strip())
            item.setData(LINE, line)
            self.addItem(item)
        self._shown = lines
        self.scrollToBottom()
        return bool(lines)
