"""The inspector's form for the map itself: shown when nothing is chosen."""

from PySide6.QtWidgets import QGridLayout, QWidget

from bp_desktop.games.burning_planets.board import Standing
from bp_desktop.games.burning_planets.ids import PHASES, PlayerId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.editor.panels.fields import ChoiceField, NumberField, TextField
from bp_desktop.ui.editor.panels.parts import field
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.studio.map_game import MapContext
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.form import InspectorForm, named
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.options_form import OptionsForm
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.seats_form import SeatsForm
from bp_desktop.ui.widgets.basics import Button, label, rule
from bp_desktop.ui.widgets.metrics import column, row

LONGEST_TITLE = 200
MOST_TILES = 50
SMALLEST_SIDE, LARGEST_SIDE = 3, 99


class BoardForm(InspectorForm):
    """How many tiles, and how large they are."""

    def __init__(self, context: MapContext) -> None:
        super().__init__(context)
        self.wide = NumberField(self._relay, least=1, most=MOST_TILES)
        self.high = NumberField(self._relay, least=1, most=MOST_TILES)
        self.width_ = NumberField(self._resize, least=SMALLEST_SIDE, most=LARGEST_SIDE)
        self.height_ = NumberField(self._resize, least=SMALLEST_SIDE, most=LARGEST_SIDE)
        for side in (self.width_, self.height_):
            side.setSingleStep(2)
        theme = context.theme
        grid = QGridLayout()
        grid.setSpacing(theme.px(8))
        grid.addLayout(field(theme, self.tr("Tiles wide"), self.wide), 0, 0)
        grid.addLayout(field(theme, self.tr("Tiles high"), self.high), 0, 1)
        grid.addLayout(field(theme, self.tr("Cells wide"), self.width_), 1, 0)
        grid.addLayout(field(theme, self.tr("Cells high"), self.height_), 1, 1)
        self._outline = label(self.tr("The outline is no rectangle."), "small", wrap=True)
        whole = column(theme, self, spacing=8)
        whole.addLayout(grid)
        whole.addWidget(self._outline)
        self.show_state(context.state)

    def show_state(self, state: MapState) -> None:
        tiles = state.board.tiles
        if tiles is None or not tiles.places:
            self._outline.hide()
            return
        columns = [place.tx for place in tiles.places]
        rows = [place.ty for place in tiles.places]
        wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
        self.wide.show_value(wide)
        self.high.show_value(high)
        self.width_.show_value(tiles.width)
        self.height_.show_value(tiles.height)
        self._outline.setHidden(wide * high == len(tiles.places))

    def _relay(self, _number: int) -> None:
        self.submit(c.ChangeGrid(self.wide.value(), self.high.value()))

    def _resize(self, _number: int) -> None:
        self.submit(c.ResizeTiles(self.width_.value(), self.height_.value()))


class StandingForm(InspectorForm):
    """In a scenario: whose turn it is when the match begins."""

    def __init__(self, context: MapContext) -> None:
        super().__init__(context)
        theme = context.theme
        self.player = ChoiceField(self._set_player)
        self.phase = ChoiceField(self._set_phase)
        whole = column(theme, self, spacing=12)
        whole.addLayout(field(theme, self.tr("The match begins with"), self.player))
        self._second = QWidget()
        inside = column(theme, self._second)
        inside.addLayout(field(theme, self.tr("in the phase"), self.phase))
        whole.addWidget(self._second)
        self.show_state(context.state)

    def show_state(self, state: MapState) -> None:
        standing = state.content.standing
        player = standing.player if standing is not None else None
        self.show_players(self.player, self.tr("A fresh game"), player)
        phase = standing.phase if standing is not None else PHASES[0]
        self.phase.show_choices(named(PHASES, names().phase), phase)
        self._second.setHidden(standing is None)

    def _set_player(self, player: str) -> None:
        if not player:
            self.submit(c.SetStanding())
            return
        standing = self.state.content.standing
        phase = standing.phase if standing is not None else str(PHASES[0])
        turn = standing.turn if standing is not None else 1
        self.submit(c.SetStanding(Standing(PlayerId(player), phase, turn)))

    def _set_phase(self, phase: str) -> None:
        standing = self.state.content.standing
        if standing is not None:
            self.submit(c.SetStanding(Standing(standing.player, phase, standing.turn)))


class MapForm(InspectorForm):
    """Title, board, players, where a scenario stands, and options."""

    def __init__(self, context: MapContext) -> None:
        super().__init__(context)
        theme = context.theme
        self.title = TextField(lambda text: self.submit(c.RenameMap(text)), longest=LONGEST_TITLE)
        self.title.setPlaceholderText(self.tr("No title yet"))
        self.board = BoardForm(context)
        self.seats = SeatsForm(context)
        self.standing = StandingForm(context)
        self.options = OptionsForm(context)
        self.more = Button(
            theme, self.tr("Table options…"), self._show_options, kind="mini", icon_name="settings"
        )
        whole = column(theme, self, spacing=16)
        whole.addWidget(label(self.tr("The map"), "heading"))
        whole.addLayout(field(theme, self.tr("Title"), self.title))
        whole.addWidget(self.board)
        whole.addWidget(rule())
        whole.addWidget(self.seats)
        whole.addWidget(rule())
        whole.addWidget(self.standing)
        whole.addWidget(rule())
        line = row(theme)
        line.addWidget(self.more)
        line.addStretch()
        whole.addLayout(line)
        whole.addWidget(self.options)
        self.options.hide()
        self.show_state(context.state)

    def show_state(self, state: MapState) -> None:
        self.title.show_value(state.content.title)
        self.board.show_state(state)
        self.seats.show_state(state)
        self.standing.show_state(state)
        self.options.show_state(state)

    def _show_options(self) -> None:
        self.options.setHidden(self.options.isVisibleTo(self))
