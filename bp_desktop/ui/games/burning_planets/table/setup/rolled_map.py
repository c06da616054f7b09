"""The map of a new match, rolled before it begins: at once or die by die, with every die shown."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
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
from bp_desktop.games.burning_planets.option_list import BOARD
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.games.burning_planets.book import tables
from bp_desktop.ui.games.burning_planets.commanders import MapCommander
from bp_desktop.ui.games.burning_planets.option_sheet import option_list
from bp_desktop.ui.games.burning_planets.studio.map_game import MapChange
from bp_desktop.ui.games.burning_planets.studio.panels.generator.rolls import (
    GenerationRollForm,
    RollLog,
)
from bp_desktop.ui.games.burning_planets.table.setup.painted_map import PaintedMap
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.widgets.basics import SPRING, Button, column, lay, put_away, row

PICTURE = 200


Wanted = tuple[tuple[MapSeat, ...], Options]
"""Who plays, and by which options: another answer asks for another map."""


class RollingMap(NamedTuple):
    """A map that was rolled before the match, or is being rolled die by die, and for whom."""

    session: Session[MapState, AnyMapCommand, AnyMapEvent]
    wanted: Wanted


class MapPicture(QWidget):
    """A map, as large as there is room."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._painted = PaintedMap(theme)
        self._least = theme.px(PICTURE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("The map so far"))

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._least, self._least)

    def show_map(self, content: MapContent | None) -> None:
        self._painted.show_map(content)
        self.update()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._painted.paint(painter, QRectF(self.rect()))


class RolledMapForm(QWidget):
    """Rolls on a map of its own, which the match takes over when it begins.

    Nobody has to: a match that begins without rolls its map by itself.
    """

    changed = Signal()
    """Another map, or more of it."""
    done = Signal()
    """The last of them was thrown; what had the keyboard is gone."""

    def __init__(
        self,
        theme: Theme,
        wanted: Callable[[], Wanted],
        on_trouble: Callable[[tuple[Message, ...]], object],
    ) -> None:
        super().__init__()
        self._theme = theme
        self._wanted = wanted
        self._on_trouble = on_trouble
        self._dice = AppDice()
        self._commander: MapCommander | None = None
        self.rolling: RollingMap | None = None
        """The map so far."""
        self.is_chosen = False
        """Somebody asked for this very map; else it was rolled to be seen, like a proposal."""
        self.at_once = Button(
            theme, self.tr("Generate another one"), self.roll_again, icon_name="dice"
        )
        self.by_die = Button(
            theme, self.tr("Roll each die (or use real dice)"), self.roll_by_die, kind="link"
        )
        self.picture = MapPicture(theme)
        self.log = RollLog(theme)
        self.log.setMinimumHeight(theme.px(PICTURE))
        self.going: GenerationRollForm | None = None
        self._going = column(theme)
        buttons = lay(row(theme, spacing=12), self.at_once, self.by_die, SPRING)
        self._shown = lay(row(theme, spacing=12), (self.picture, 1), (self.log, 1))
        self._table = lay(row(theme, spacing=12), self._going, (self._shown, 1))
        lay(column(theme, self, spacing=10), buttons, (self._table, 1))
        self._refresh()

    # --- rolling

    def propose(self) -> None:
        """Have a map to be seen, if there can be one for those who play; why not is told when the
        match begins."""
        if self.rolling is None:
            self._roll(lambda _messages: None)

    def roll_again(self) -> None:
        if self._roll(self._on_trouble):
            self.is_chosen = True

    def _roll(self, on_trouble: Callable[[tuple[Message, ...]], object]) -> bool:
        commander = self._begin(on_trouble)
        if commander is not None:
            commander.submit(GenerateMap())
            self._show()
        return commander is not None

    def roll_by_die(self) -> None:
        commander = self._begin(self._on_trouble)
        if commander is not None:
            self.is_chosen = True
            going = self._ask_dice(commander)
            commander.submit(BeginGeneration())
            self._show()
            going.roll.setFocus()

    def _ask_dice(self, commander: MapCommander) -> GenerationRollForm:
        self.going = going = GenerationRollForm(self._theme, commander)
        going.stop.hide()  # half a map is no board to play on
        self._going.addWidget(going)
        return going

    def _begin(self, on_trouble: Callable[[tuple[Message, ...]], object]) -> MapCommander | None:
        """A new empty map for the players as they are now; None: the rules say why not."""
        self._drop()
        seats, options = self._wanted()
        session = Session(map_system(tables(), options), MemoryJournal(), self._dice)
        try:
            session.submit(CreateMap(seats, options=options))
            session.check(BeginGeneration())
        except (Refused, Objected) as answer:
            on_trouble(answer.messages)
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
            self.is_chosen = True
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
        self.is_chosen = False

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

    @property
    def so_far(self) -> MapContent | None:
        return None if self._commander is None else self._commander.state.content

    @property
    def is_going(self) -> bool:
        """Die by die, and not done yet."""
        return self._commander is not None and self._commander.state.generation is not None

    def _show(self) -> None:
        self._refresh()
        self.changed.emit()

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
        self.picture.show_map(None if state is None else state.content)
        if self._commander is not None:
            self.log.show_rolls(self._commander)


def _map_of(wanted: Wanted) -> tuple[tuple[str, ...], Options]:
    """What of it a map depends on: names, colours and the other rules can still change."""
    seats, options = wanted
    listed = option_list()
    board = listed.with_group_of(listed.defaults, options, BOARD)
    return tuple(seat.faction for seat in seats), board
