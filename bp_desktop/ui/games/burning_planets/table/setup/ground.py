"""Ground of a match of Burning Planets: a map rolled now, a ready one, or a real board."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.ids import FactionId, Positions
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.option_list import BOARD
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.session.library import DocumentInfo
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.games.burning_planets.table.setup.painted_map import PaintedMap
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource, MatchPlan, PlayedSide
from bp_desktop.ui.games.burning_planets.table.setup.ready_maps import ReadyMaps
from bp_desktop.ui.games.burning_planets.table.setup.rolled_map import (
    MapPicture,
    RolledMapForm,
    RollingMap,
    Wanted,
)
from bp_desktop.ui.look.tokens import DARK
from bp_desktop.ui.table.setup.board_place import CARD, REAL, SCREEN, BoardPlace, real_card
from bp_desktop.ui.table.setup.form import NewMatchForm
from bp_desktop.ui.table.setup.parts import Agreement, SetupGround
from bp_desktop.ui.widgets.basics import SPRING, Button, column, lay
from bp_desktop.ui.widgets.fields import OneOfField
from bp_desktop.ui.widgets.radio_card import CardFace, RadioCard

LINKS, LINK = 2, 25
PIECES = ("structure/cannon", "ship/humans_medium", "ship/xenos_medium")
PAUSE = 120
"""Milliseconds: nobody waits for a map while players are still being added."""


class KeptGround(NamedTuple):
    """Where a match was to be played when somebody left the form."""

    place: BoardSource
    map: str | None
    rolled: RollingMap | None
    """That somebody asked for."""


class MatchGround(SetupGround[Options, PlayedSide]):
    """Two cards, on the screen or beside a real board, and a page to choose a map."""

    def __init__(self, form: NewMatchForm) -> None:
        theme = self._theme = form.context.theme
        translate = QCoreApplication.translate
        self._form = form
        self._place = self._on_screen = BoardSource.ROLLED
        self.maps = ReadyMaps(form.context.desk, form.tell)
        self.maps.activated.connect(self._take_map)
        self.rolled = RolledMapForm(theme, self._wanted, form.tell)
        self.rolled.changed.connect(self._show_map)
        self.rolled.done.connect(form.ask_to_begin)
        self.sources = OneOfField(
            theme,
            {
                BoardSource.ROLLED: translate("setup", "Generate a new map"),
                BoardSource.LIBRARY: translate("setup", "Use an existing map"),
            },
            self._place,
            self._choose_source,
        )
        self._ready = MapPicture(theme)
        self._painted = PaintedMap(theme)
        self.page = QWidget()
        self.page.setFocusProxy(self.sources.buttons[self._place])
        to_left = Qt.AlignmentFlag.AlignLeft
        parts = (self.sources, 0, to_left), self.maps, (self._ready, 1), (self.rolled, 1)
        lay(column(theme, self.page, spacing=14), *parts)
        self.screen = RadioCard(theme, CardFace("", ""), height=CARD, paint=self._paint_map)
        self.real = real_card(theme, PIECES, DARK.sky_bottom)
        for one in (self.screen, self.real):
            one.keep_free(LINKS, LINK)
        self.again = Button(
            theme, translate("setup", "Generate again"), self._roll_again, kind="mini"
        )
        self.choose = Button(theme, translate("setup", "Choose …"), self._open_page, kind="mini")
        below = lay(column(theme, self.screen, edges=(6, 0, 6, 6)), SPRING)
        for link in (self.again, self.choose):  # beside each other they are wider than the card
            lay(below, (link, 0, Qt.AlignmentFlag.AlignLeft))
        self.beside = BoardPlace(theme, self.screen, self.real, self._choose_place)
        self.places = self.beside.cards
        self._soon = QTimer(self.beside, singleShot=True, interval=PAUSE)
        self._soon.timeout.connect(self._propose)
        self._show_place()

    # --- choosing

    def _choose_place(self, place: str) -> None:
        self._place = BoardSource.REAL if place == REAL else self._on_screen
        self._show_place()

    def _choose_source(self, source: str) -> None:
        self._place = self._on_screen = BoardSource(source)
        self._show_place()
        if self._place is BoardSource.LIBRARY:
            self._take_map()

    def _roll_again(self) -> None:
        self._choose_source(BoardSource.ROLLED)
        self.rolled.roll_again()

    def _open_page(self) -> None:
        if self._place is BoardSource.REAL:
            self._choose_place(SCREEN)
        self._form.open_page(self.page)

    def pages(self) -> Sequence[QWidget]:
        return (self.page,)

    def _show_place(self) -> None:
        ready = self._on_screen is BoardSource.LIBRARY
        self.places.show_chosen(REAL if self._place is BoardSource.REAL else SCREEN)
        self.sources.show_chosen(self._on_screen)
        for one in (self.maps, self._ready):
            one.setVisible(ready)
        self.rolled.setVisible(not ready)
        if ready:
            self.maps.fill()
        self._show_starts()
        settled = self._place is BoardSource.LIBRARY
        self._form.options.leave_out(*((BOARD,) if settled else ()))
        self._show_map()
        self._soon.start()

    def _show_starts(self) -> None:
        for line in self._form.seats.lines:
            line.own.below.setVisible(self._place is BoardSource.REAL)

    def _take_map(self) -> None:
        """Players sit where the map has seats for them."""
        content = self._content()
        if content is not None:
            self._form.show_seats([PlayedSide(FactionId(seat.faction)) for seat in content.seats])
        self._show_map()

    # --- what is seen of it

    def _propose(self) -> None:
        if self._place is BoardSource.ROLLED and self.beside.isVisible():
            self.rolled.propose()

    def _shown(self) -> MapContent | None:
        if self._on_screen is BoardSource.LIBRARY:
            return self.maps.content()
        return self.rolled.so_far

    def _show_map(self) -> None:
        translate, content = QCoreApplication.translate, self._shown()
        self._painted.show_map(content)
        if self._on_screen is BoardSource.LIBRARY:
            self._ready.show_map(content)
        if content is None:
            said = translate("setup", "A new map, generated when the match begins.")
        elif self._on_screen is BoardSource.LIBRARY:
            said = self.maps.currentText()
        elif self.rolled.is_going:
            said = translate("setup", "A map that is being generated, die by die.")
        else:
            said = filled(translate("setup", "Generated map: {size}"), size=_size_of(content))
        self.screen.show_face(CardFace(translate("setup", "On the screen"), said))
        self._form.show_summary()

    def summary(self) -> str:
        if self._place is BoardSource.REAL:
            return QCoreApplication.translate("setup", "beside a real board")
        content = self._shown()
        return "" if content is None or self.rolled.is_going else _size_of(content)

    def _paint_map(self, painter: QPainter, rect: QRectF) -> None:
        self._painted.paint(painter, rect)

    # --- for the form

    def _wanted(self) -> Wanted:
        """For whom a map would be rolled now."""
        agreed = self._form.agreed()
        return MatchPlan(agreed, BoardSource.ROLLED).seats, agreed.options

    def _content(self) -> MapContent | None:
        match self._place:
            case BoardSource.ROLLED:
                return self.rolled.content()
            case BoardSource.LIBRARY:
                return self.maps.content()
            case BoardSource.REAL:
                return None

    def follow(self) -> None:
        self._show_starts()
        self.rolled.show_wanted()
        self._soon.start()

    def take_document(self, info: DocumentInfo) -> None:
        """A map to play on, whatever was chosen before."""
        self.maps.fill()
        if self.maps.choose_map(info.id):
            self._choose_source(BoardSource.LIBRARY)

    def take_place(self, state: Match) -> None:
        is_real = state.positions is Positions.TABLE
        self._place = BoardSource.REAL if is_real else self._on_screen
        self._show_place()

    def kept(self) -> KeptGround:
        map_ = self.maps.chosen_id() if self._place is BoardSource.LIBRARY else None
        rolled = self.rolled.rolling if self.rolled.is_chosen else None
        return KeptGround(self._place, map_, rolled)

    def show_kept(self, kept: KeptGround) -> None:
        """A map that is gone by now is not asked for."""
        self._place = kept.place
        if kept.place is BoardSource.LIBRARY:
            self.maps.fill()
            if not self.maps.choose_map(kept.map):
                self._place = BoardSource.ROLLED
        if self._place is not BoardSource.REAL:
            self._on_screen = self._place
        self.rolled.take(kept.rolled)
        self.rolled.show_wanted()
        self._show_place()
        if self.rolled.is_going:
            self._form.open_page(self.page)

    def commands(self, agreed: Agreement[Options, PlayedSide]) -> Sequence[object]:
        content = self._content()  # read before its origin
        return MatchPlan(agreed, self._place, content, self.maps.origin()).commands()


def _size_of(content: MapContent) -> str:
    translate, board = QCoreApplication.translate, content.board
    planets, tiles = len(board.planets), 0 if board.tiles is None else len(board.tiles.places)
    said = counted(translate("setup", "%n planet(s)", "", planets), planets)
    where = counted(translate("setup", "on %n tile(s)", "", tiles), tiles)
    return f"{said} {where}"
