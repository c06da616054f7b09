"""The generator's form while the dice fall: whose throw it is, what for, and the die itself."""

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import GenerationRolled
from bp_desktop.games.burning_planets.map.generation import GenerationRequest, due
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.session.entry import Kind
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.dice.die_face import DieFace
from bp_desktop.ui.editor.panels.parts import field
from bp_desktop.ui.games.burning_planets.studio.map_game import MapChange
from bp_desktop.ui.games.burning_planets.studio.map_words import seat_titles
from bp_desktop.ui.games.burning_planets.studio.panels.generator.roll_log import step_name
from bp_desktop.ui.look.players import player_icon
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, card, column, emptied, label, lay, row
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.fields import switch

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.commanders import MapCommander

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
        self.finish = Button(
            theme, self.tr("Roll the rest"), self._finish, kind="mini", icon_name="next"
        )
        self.stop = Button(theme, self.tr("Stop here"), self._stop, kind="mini", icon_name="close")
        self.animated = switch(
            self.tr("Let the dice tumble"),
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
        typed = field(theme, self.tr("Or typed"), self.typed)
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
                self.what.setText(self.tr("This generation does not fit its map any more"))
            return
        seats = state.content.seats
        self.player.setText(seat_titles(seats).get(wanted.player, wanted.player))
        color = next((seat.color for seat in seats if seat.id == wanted.player), 0)
        side = self._theme.px(24)
        self._token.setPixmap(player_icon(self._theme, color, 24).pixmap(side, side))
        self.what.setText(step_name(wanted.step))
        if wanted.die:
            self.roll.setText(filled(self.tr("Throw the d{die}"), die=wanted.die))
            self.typed.setPlaceholderText(filled(self.tr("1 to {die}"), die=wanted.die))
            self.typed.setAccessibleName(self.tr("Typed face"))
        else:
            n = wanted.count
            self.roll.setText(counted(self.tr("Draw %n cell(s)", "", n), n))
            self.typed.setPlaceholderText(self.tr("Click the board, or type 12,4 13,5"))
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
        command = (
            c.RollNext(faces=typed_faces(text)) if wanted.die else c.RollNext(cells=_cells(text))
        )
        if self._commander.submit(command, overrule=True):
            self.typed.clear()

    def _finish(self) -> None:
        self.pause()
        self._commander.submit(c.FinishGeneration())

    def _stop(self) -> None:
        self.pause()
        self._commander.submit(c.StopGeneration())

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


def _cells(text: str) -> tuple[Hex, ...]:
    """Pairs of column and row (BP-BOARD-9)."""
    numbers = typed_faces(text)
    return tuple(
        from_offset(col, row_) for col, row_ in zip(numbers[::2], numbers[1::2], strict=False)
    )
