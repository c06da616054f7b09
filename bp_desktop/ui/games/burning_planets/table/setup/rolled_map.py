"""The map of a new match, rolled before it begins: at once or die by die, with every die shown."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Message, Objected, Refused
from bp_desktop.games.burning_planets.board import MapContent, MapSeat
from bp_desktop.games.burning_planets.map.commands import (
    AnyMapCommand,
    BeginGeneration,
    CreateMap,
    FinishGeneration,
    GenerateMap,
)
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.system import map_system
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.games.burning_planets.book import tables
from bp_desktop.ui.games.burning_planets.commanders import MapCommander
from bp_desktop.ui.games.burning_planets.kinds import paint_map
from bp_desktop.ui.games.burning_planets.studio.map_game import MapChange
from bp_desktop.ui.games.burning_planets.studio.panels.generator.rolls import (
    GenerationRollForm,
    RollLog,
)
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.look.tokens import DARK
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.widgets.basics import Button, column, label, lay, put_away, row

PICTURE = 200


Wanted = tuple[tuple[MapSeat, ...], Options]
"""Who plays, and by which options: another answer asks for another map."""


class RollingMap(NamedTuple):
    """A map that was rolled before the match, or is being rolled die by die, and for whom."""

    session: Session[MapState, AnyMapCommand, AnyMapEvent]
    wanted: Wanted


class MapPicture(QWidget):
    """The map so far, as large as there is room."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._state: MapState | None = None
        self._drawn: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("The map so far"))

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(280), self._theme.px(PICTURE))

    def show_state(self, state: MapState | None) -> None:
        self._state, self._drawn = state, None
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._state is None:
            return
        ratio = self.devicePixelRatioF()
        if self._drawn is None or self._drawn.deviceIndependentSize() != self.size().toSizeF():
            self._drawn = QPixmap(self.size() * ratio)
            self._drawn.setDevicePixelRatio(ratio)
            self._drawn.fill(QColor(DARK.sky_bottom))  # space is dark in both themes
            with QPainter(self._drawn) as inner:
                inner.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_map(inner, QRectF(self.rect()), self._state, self._theme)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._drawn)


class RolledMapForm(QWidget):
    """Rolls on a map of its own, which the match takes over when it begins.

    Nobody has to: a match that begins without rolls its map by itself.
    """

    began = Signal()
    """The dice are ready to be thrown one by one."""
    done = Signal()
    """The last of them was thrown; what had the keyboard is gone."""

    def __init__(
        self,
        theme: Theme,
        wanted: Callable[[], Wanted],
        on_trouble: Callable[[tuple[Message, ...]], object],
        on_resized: Callable[[], object],
    ) -> None:
        super().__init__()
        self._theme = theme
        self._wanted = wanted
        self._on_trouble = on_trouble
        self._on_resized = on_resized
        self._dice = AppDice()
        self._commander: MapCommander | None = None
        self.rolling: RollingMap | None = None
        """The map so far."""
        self.at_once = Button(theme, self.tr("Roll it now"), self.roll_at_once, icon_name="dice")
        self.by_die = Button(
            theme, self.tr("Die by die, or real dice"), self.roll_by_die, kind="link"
        )
        self.hint = label("", "small", wrap=True)
        self.picture = MapPicture(theme)
        self.log = RollLog(theme)
        self.log.setMinimumHeight(theme.px(PICTURE))
        self.going: GenerationRollForm | None = None
        self._going = column(theme)
        buttons = lay(row(theme, spacing=12), self.at_once, self.by_die, (self.hint, 1))
        self._shown = lay(row(theme, spacing=12), (self.picture, 1), (self.log, 1))
        self._table = lay(row(theme, spacing=12), self._going, (self._shown, 1))
        lay(column(theme, self, spacing=10), buttons, self._table)
        self._refresh()

    # --- rolling

    def roll_at_once(self) -> None:
        commander = self._begin()
        if commander is not None:
            commander.submit(GenerateMap())
            self._show()

    def roll_by_die(self) -> None:
        commander = self._begin()
        if commander is not None:
            going = self._ask_dice(commander)
            commander.submit(BeginGeneration())
            self._show()
            going.roll.setFocus()
            self.began.emit()

    def _ask_dice(self, commander: MapCommander) -> GenerationRollForm:
        self.going = going = GenerationRollForm(self._theme, commander)
        going.stop.hide()  # half a map is no board to play on
        self._going.addWidget(going)
        return going

    def _begin(self) -> MapCommander | None:
        """A new empty map for the players as they are now; None: the rules say why not."""
        self._drop()
        seats, options = self._wanted()
        session = Session(map_system(tables(), options), MemoryJournal(), self._dice)
        try:
            session.submit(CreateMap(seats, options=options))
            session.check(BeginGeneration())
        except (Refused, Objected) as answer:
            self._on_trouble(answer.messages)
            return None
        return self._go_on_with(RollingMap(session, (seats, options)))

    def _go_on_with(self, rolling: RollingMap) -> MapCommander:
        self.rolling = rolling
        self._commander = commander = Commander(rolling.session, self)
        commander.changed.connect(self._on_changed)
        commander.refused.connect(self._on_trouble)
        return commander

    def take(self, rolling: RollingMap | None) -> None:
        """The map of a form before this one, die by die if it was so."""
        self._drop()
        if rolling is not None:
            commander = self._go_on_with(rolling)
            if commander.state.generation is not None:
                self._ask_dice(commander)
        self._show()

    def _drop(self) -> None:
        if self.going is not None:
            self.going.pause()
            put_away(self.going)
            self.going = None
        if self._commander is not None:
            self._commander.deleteLater()
        self._commander = self.rolling = None

    # --- what came of it

    def content(self) -> MapContent | None:
        """The map that was rolled, if it was rolled for the players as they are now; what is
        still due is rolled first."""
        self.show_wanted()
        if self._commander is None:
            return None
        if self._commander.state.generation is not None:
            self._commander.submit(FinishGeneration())
        state = self._commander.state
        return state.content if state.generation is None else None

    def show_wanted(self) -> None:
        """Players or options may be others now: then the map no longer fits them."""
        rolling = self.rolling
        if rolling is not None and _map_of(rolling.wanted) != _map_of(self._wanted()):
            self._drop()
        self._show()

    def _on_changed(self, change: MapChange) -> None:
        self._show()
        if change.before.generation is not None and change.after.generation is None:
            self.done.emit()

    def _show(self) -> None:
        self._refresh()
        self._on_resized()

    def _refresh(self) -> None:
        state = self._commander.state if self._commander is not None else None
        running = state is not None and state.generation is not None
        if self.going is not None:
            self.going.setVisible(running)
        # Beside the die, what comes of it goes one below the other.
        way = QBoxLayout.Direction.TopToBottom if running else QBoxLayout.Direction.LeftToRight
        self._shown.setDirection(way)
        self._table.setStretch(0, 1 if running else 0)
        self._table.setSpacing(self._theme.px(12) if running else 0)
        self.picture.setVisible(state is not None)
        self.log.setVisible(state is not None)
        self.picture.show_state(state)
        if self._commander is not None:
            self.log.show_rolls(self._commander)
        done = state is not None and not running
        self.at_once.set_words(self.tr("Roll another one") if done else self.tr("Roll it now"))
        self.hint.setText("" if state is not None else self.tr("Else it is rolled when you begin."))


def _map_of(wanted: Wanted) -> tuple[tuple[str, ...], Options]:
    """What of it a map depends on: names and colours can still change."""
    return tuple(seat.faction for seat in wanted[0]), wanted[1]
