"""The dice of a generation: the form that throws them one by one, and the log of them all."""

import re
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QStyle, QVBoxLayout, QWidget

from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import (
    AnyMapEvent,
    GenerationRolled,
    GenerationStep,
    GenerationWarned,
)
from bp_desktop.games.burning_planets.map.generation import GenerationRequest, due
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.places import cells_called
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.session.entry import Kind, Step as JournalStep
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP, counted, filled
from bp_desktop.ui.dice.die_face import DieFace, paint_die
from bp_desktop.ui.editor.panels.parts import field
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.studio.map_game import MapChange
from bp_desktop.ui.games.burning_planets.studio.map_words import seat_titles
from bp_desktop.ui.look.players import player_icon
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, card, column, emptied, label, lay, row
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.fields import switch
from bp_desktop.ui.widgets.row_painting import Row, RowPainter, RowStyle
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


class RollPainter(RowPainter):
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

    painter = RollPainter

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


PLAY_MS = 850
PLAY_STILL_MS = 250
DIE_SIDE = 112
MOST_FACES = 500
MOST_DIGITS = 4


class GenerationRollForm(QWidget):
    """Throws what is due, by the program or by hand, until nothing is."""

    def __init__(self, theme: Theme, commander: "MapCommander") -> None:
        super().__init__()
        self._theme = theme
        self._commander = commander
        self.die: DieFace | None = None
        self._stage: QVBoxLayout = column(theme, spacing=4)
        self.player = label("", "strong")
        self._token = label("")
        self.what = label("", "heading", wrap=True)
        self.roll = Button(theme, "", self._roll, kind="primary", icon_name="dice")
        self.typed = QLineEdit()
        self.typed.returnPressed.connect(self._roll_typed)
        self.play = Button(theme, self.tr("Play"), self._toggle_play, icon_name="play")
        finish = partial(self._end, c.FinishGeneration())
        stop = partial(self._end, c.StopGeneration())
        self.finish = Button(theme, self.tr("Roll the rest"), finish, kind="mini", icon_name="next")
        self.stop = Button(theme, self.tr("Stop here"), stop, kind="mini", icon_name="close")
        self.animated = switch(
            self.tr("Animate dice"),
            not (theme.look.reduce_motion or theme.look.still_dice),
            lambda _on: None,
        )
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._play_on)
        self._lay_out()
        commander.changed.connect(self._on_changed)
        self._show(commander.state)

    def _lay_out(self) -> None:
        theme = self._theme
        shown = card()
        inside = column(theme, shown, spacing=8, edges=(16, 16, 16, 16))
        who = lay(row(theme, spacing=8), self._token, (self.player, 1))
        buttons, last = FlowLayout(gap=theme.px(8)), FlowLayout(gap=theme.px(4))
        for button in (self.roll, self.play):
            buttons.addWidget(button)
        for button in (self.finish, self.stop):
            last.addWidget(button)
        typed = field(theme, self.tr("Or type it"), self.typed)
        lay(inside, who, self.what, self._stage, buttons, typed)
        lay(column(theme, self, spacing=12), shown, last, self.animated)

    # --- showing

    @property
    def wanted(self) -> GenerationRequest | None:
        return due(self._commander.state)

    @property
    def playing(self) -> bool:
        return self._timer.isActive()

    def _on_changed(self, change: MapChange) -> None:
        if change.after.generation is None:
            self.pause()
            return
        if change.entry.kind is Kind.STEP:
            for event in reversed(change.entry.events):
                if isinstance(event, GenerationRolled):
                    self._show_roll(event.roll.die, event.roll.face)
                    break
        if change.before.generation is not change.after.generation:
            self._show(change.after)

    def _show(self, state: MapState) -> None:
        """A state in which a generation runs."""
        wanted = due(state) if state.generation is not None else None
        self.roll.setEnabled(wanted is not None)
        self.finish.setEnabled(wanted is not None)
        if wanted is None:
            self.pause()
            if state.generation is not None:
                self.what.setText(self.tr("This generation no longer fits its map"))
            return
        seats = state.content.seats
        self.player.setText(seat_titles(seats).get(wanted.player, wanted.player))
        color = next((seat.color for seat in seats if seat.id == wanted.player), 0)
        side = self._theme.px(24)
        self._token.setPixmap(player_icon(self._theme, color, 24).pixmap(side, side))
        self.what.setText(step_name(wanted.step))
        if wanted.die:
            self.roll.setText(filled(self.tr("Roll the d{die}"), die=wanted.die))
            self.typed.setPlaceholderText(filled(self.tr("1 to {die}"), die=wanted.die))
            self.typed.setAccessibleName(self.tr("Typed face"))
        else:
            n = wanted.count
            self.roll.setText(counted(self.tr("Draw %n cell(s)", "", n), n))
            self.typed.setPlaceholderText(self.tr("Click the board, or type 3:7,2 3:8,2"))
            self.typed.setAccessibleName(self.tr("Typed cells"))
        self.roll.setAccessibleName(self.roll.text())
        if self.die is None and wanted.die:
            self._put_die(wanted.die)

    def _show_roll(self, die: int, face: int) -> None:
        """The die that was just thrown, tumbling if that is wanted."""
        if self.die is None or self.die.die != die:
            self._put_die(die)
        assert self.die is not None
        self.die.throw(face, animated=self.animated.isChecked() and self.isVisible())

    def _put_die(self, die: int) -> None:
        emptied(self._stage)
        self.die = DieFace(self._theme, die, side=DIE_SIDE)
        self._stage.addWidget(self.die, 0, Qt.AlignmentFlag.AlignHCenter)

    # --- acting

    def _roll(self) -> None:
        self._commander.submit(c.RollNext(), overrule=True)

    def _roll_typed(self) -> None:
        wanted, text = self.wanted, self.typed.text()
        if wanted is None or not text.strip():
            return
        if wanted.die:
            command = c.RollNext(faces=typed_faces(text))
        else:
            command = c.RollNext(cells=cells_called(self._commander.state.board.tiles, text))
        if self._commander.submit(command, overrule=True):
            self.typed.clear()

    def _end(self, command: c.FinishGeneration | c.StopGeneration) -> None:
        self.pause()
        self._commander.submit(command)

    def _toggle_play(self) -> None:
        if self.playing:
            self.pause()
            return
        self._timer.start(PLAY_MS if self.animated.isChecked() else PLAY_STILL_MS)
        self.play.setText(self.tr("Pause"))
        self.play.set_icon("pause")
        self._roll()

    def _play_on(self) -> None:
        if self.wanted is None or not self.isVisible():
            self.pause()
        else:
            self._roll()

    def pause(self) -> None:
        self._timer.stop()
        self.play.setText(self.tr("Play"))
        self.play.set_icon("play")


def typed_faces(text: str) -> tuple[int, ...]:
    """Numbers of a text, whatever stands between them."""
    found = re.findall(r"\d+", text)[:MOST_FACES]
    return tuple(int(number[:MOST_DIGITS]) for number in found)
