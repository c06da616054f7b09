"""The inspector's form for the map itself: title, board, players, where a scenario stands."""

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from bp_desktop.core.messages import Refused
from bp_desktop.core.options import Choice, value_of
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import MapSeat, ScenarioTurn
from bp_desktop.games.burning_planets.ids import PHASES, PlayerId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.option_list import BOARD
from bp_desktop.texts.marking import filled
from bp_desktop.ui.editor.panels.parts import field
from bp_desktop.ui.games.burning_planets.book import names, resource_looks
from bp_desktop.ui.games.burning_planets.option_sheet import WORDS, option_list
from bp_desktop.ui.games.burning_planets.studio.map_game import MapContext
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.form import InspectorForm, named
from bp_desktop.ui.look.players import SEATS, player_icon
from bp_desktop.ui.widgets.basics import SPRING, Button, column, emptied, label, lay, row, rule
from bp_desktop.ui.widgets.fields import ChoiceField, NumberField, TextField
from bp_desktop.ui.widgets.option_list import OptionLines, OptionWords
from bp_desktop.ui.widgets.purse import PurseEdit
from bp_desktop.ui.widgets.rule_link import RuleReader
from bp_desktop.ui.widgets.turning_box import TurningBox
from bp_desktop.ui.words.wording import worded_all

LONGEST_NAME = 80
LONGEST_TITLE = 200
MOST_TILES = 50
SMALLEST_SIDE, LARGEST_SIDE = 3, 99
ELSEWHERE = ("tile_width", "tile_height", "starting_cannon_cell")
"""Options of the board that the form of the board has, or that a match decides."""


class SeatCard(QFrame):
    """One player."""

    def __init__(self, seats: "SeatsForm", seat: PlayerId) -> None:
        super().__init__()
        self._seats = seats
        self.id = seat
        theme = seats.theme
        self.setProperty("card", "true")
        self.color = ChoiceField(lambda value: seats.change(self._seat, color=int(value)))
        self.color.setAccessibleName(self.tr("Colour and sign"))
        self.color.setMinimumContentsLength(4)
        self.name = TextField(
            lambda text: seats.change(self._seat, name=text), longest=LONGEST_NAME
        )
        self.name.setAccessibleName(self.tr("Name"))
        self.faction = ChoiceField(lambda value: seats.change(self._seat, faction=value))
        self.faction.setAccessibleName(self.tr("Faction"))
        self.earlier = self._button(self.tr("Earlier in turn order"), "chevron_up", self._earlier)
        self.remove = self._button(self.tr("Remove this player"), "close", self._remove)
        self.treasury = PurseEdit(theme, resource_looks())
        self.treasury.set_tracking(False)
        self.treasury.edited.connect(self._set_treasury)
        self.grant = Button(
            theme, self.tr("Starting resources of the rules"), self._use_grant, kind="mini"
        )
        self.scenario = Button(theme, self.tr("Set a treasury …"), self._open, kind="mini")
        self._money = QWidget()
        treasury = field(theme, self.tr("Treasury at the start"), self.treasury)
        lay(column(theme, self._money, spacing=4), treasury, lay(row(theme), self.grant, SPRING))
        lay(
            column(theme, self, spacing=8, edges=(12, 10, 8, 10)),
            lay(row(theme, spacing=6), (self.name, 1), self.earlier, self.remove),
            lay(row(theme, spacing=6), (self.color, 2), (self.faction, 3)),
            lay(row(theme), self.scenario, SPRING),
            self._money,
        )
        self._money.hide()

    def _button(self, text: str, icon: str, act: Callable[[], object]) -> Button:
        return Button(self._seats.theme, text, act, kind="icon", icon_name=icon)

    @property
    def _seat(self) -> MapSeat:
        return next(seat for seat in self._seats.state.content.seats if seat.id == self.id)

    def show_seat(self, seat: MapSeat, number: int, state: MapState) -> None:
        theme = self._seats.theme
        self.color.set_icon_side(theme.px(20))
        self.color.show_choices(
            ((str(one), str(one + 1), player_icon(theme, one)) for one in range(SEATS)),
            str(seat.color),
        )
        self.name.setPlaceholderText(filled(self.tr("Player {number}"), number=number + 1))
        self.name.show_value(seat.name)
        factions = [str(one) for one in state.tables.factions]
        self.faction.show_choices(named(factions, names().faction), seat.faction)
        self.earlier.setEnabled(number > 0)
        own = seat.treasury is not None
        self.treasury.show_purse(seat.treasury or Purse())
        if own or not self._money.isVisibleTo(self):
            self._money.setHidden(not own)
            self.scenario.setHidden(own)

    def _open(self) -> None:
        self._money.show()
        self.scenario.hide()
        self.treasury.focus_first()

    def _use_grant(self) -> None:
        self._money.hide()
        self.scenario.show()
        if self._seat.treasury is not None:
            self._seats.submit(c.SetTreasury(self.id))

    def _set_treasury(self) -> None:
        self._seats.submit(c.SetTreasury(self.id, self.treasury.purse()))

    def _earlier(self) -> None:
        seats = list(self._seats.state.content.seats)
        at = seats.index(self._seat)
        seats[at - 1], seats[at] = seats[at], seats[at - 1]
        self._seats.submit(c.SetSeats(tuple(seats)))

    def _remove(self) -> None:
        left = tuple(seat for seat in self._seats.state.content.seats if seat.id != self.id)
        self._seats.submit(c.SetSeats(left))


class SeatsForm(InspectorForm):
    """All players in turn order."""

    def __init__(self, context: MapContext) -> None:
        super().__init__(context)
        theme = context.theme
        self.cards: dict[PlayerId, SeatCard] = {}
        self._list: QVBoxLayout = column(theme, spacing=8)
        self.add = Button(theme, self.tr("Add a player"), self._add, kind="mini", icon_name="plus")
        caption = label(self.tr("Players, in turn order"), "caption", wrap=True)
        # Above the list, which grows: so it stays under the mouse.
        head = TurningBox(theme, (caption, 1), (self.add, 0), spacing=8, below=4)
        lay(column(theme, self, spacing=8), head, self._list)

    def show_state(self, state: MapState) -> None:
        seats = state.content.seats
        if [seat.id for seat in seats] != list(self.cards):
            for old in self.cards.values():
                old.name.forget()
            emptied(self._list)
            self.cards = {seat.id: SeatCard(self, seat.id) for seat in seats}
            lay(self._list, *self.cards.values())
        for number, seat in enumerate(seats):
            self.cards[seat.id].show_seat(seat, number, state)
        self.add.setEnabled(len(seats) < SEATS)

    def change(self, seat: MapSeat, **facts: str | int) -> None:
        """One thing about one seat."""
        changed = replace(seat, **facts)
        seats = tuple(changed if one.id == seat.id else one for one in self.state.content.seats)
        self.submit(c.SetSeats(seats))

    def _add(self) -> None:
        seats = self.state.content.seats
        number = next(n for n in range(1, 1000) if all(s.id != f"player{n}" for s in seats))
        colors = {seat.color for seat in seats}
        color = next((one for one in range(SEATS) if one not in colors), 0)
        factions = [str(one) for one in self.state.tables.factions]
        used = [seat.faction for seat in seats]
        faction = min(factions, key=used.count)
        new = MapSeat(PlayerId(f"player{number}"), faction, color=color)
        self.submit(c.SetSeats((*seats, new)))


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
        tiles, cells = row(theme, spacing=8), row(theme, spacing=8)
        wide = field(theme, self.tr("Tiles wide"), self.wide)
        high = field(theme, self.tr("Tiles high"), self.high)
        width = field(theme, self.tr("Cells wide"), self.width_)
        height = field(theme, self.tr("Cells high"), self.height_)
        lay(tiles, (wide, 1), (high, 1))
        lay(cells, (width, 1), (height, 1))
        self._outline = label(self.tr("The outline is not a rectangle."), "small", wrap=True)
        self.why_not = label("", "problem", wrap=True)
        """Why the board cannot be of that size, beside the fields that ask for it."""
        self.why_not.hide()
        said = self.tr("New tiles come on the right and below; the Tiles tool lays them anywhere.")
        where = label(said, "small", wrap=True)
        lay(column(theme, self, spacing=8), tiles, self.why_not, where, cells, self._outline)

    def show_state(self, state: MapState) -> None:
        tiles = state.board.tiles
        self.why_not.hide()
        if tiles is None or not tiles.places:
            self._outline.hide()
            return
        wide, high = tiles.extent.columns, tiles.extent.rows
        self.wide.show_value(wide)
        self.high.show_value(high)
        self.width_.show_value(tiles.width)
        self.height_.show_value(tiles.height)
        self._outline.setHidden(wide * high == len(tiles.places))

    def _relay(self, _number: int) -> None:
        self._become(c.ChangeGrid(self.wide.value(), self.high.value()))

    def _resize(self, _number: int) -> None:
        self._become(c.ResizeTiles(self.width_.value(), self.height_.value()))

    def _become(self, command: c.AnyMapCommand) -> None:
        """A board of another size, all of it seen; or why not."""
        objections, refused = self.context.tools.judge(command)
        if self.submit(command):
            self.context.viewpoint.whole_wanted.emit()
        elif refused:
            self.why_not.setText(worded_all(objections))
            self.why_not.show()


class StandingForm(InspectorForm):
    """In a scenario: whose turn it is when the match begins."""

    def __init__(self, context: MapContext) -> None:
        super().__init__(context)
        theme = context.theme
        self.player = ChoiceField(self._set_player)
        self.phase = ChoiceField(lambda phase: self._change(phase=phase))
        self._second = QWidget()
        player = field(theme, self.tr("The match begins with"), self.player)
        phase = field(theme, self.tr("in the phase"), self.phase)
        column(theme, self._second).addLayout(phase)
        lay(column(theme, self, spacing=12), player, self._second)

    def show_state(self, state: MapState) -> None:
        standing = state.content.standing
        player = standing.player if standing is not None else None
        self.show_players(self.player, self.tr("A new game"), player)
        phase = standing.phase if standing is not None else PHASES[0]
        self.phase.show_choices(named(PHASES, names().phase), phase)
        self._second.setHidden(standing is None)

    def _set_player(self, player: str) -> None:
        if player:
            self._change(player=player)
        else:
            self.submit(c.SetStanding())

    def _change(self, **facts: str) -> None:
        fresh = ScenarioTurn(PlayerId(""), PHASES[0])
        self.submit(c.SetStanding(replace(self.state.content.standing or fresh, **facts)))


class OptionsForm(InspectorForm):
    """The table options that shape a map: what the dice may give and what counts as a problem.

    Changing an option is one step; planets that do not fit new radii are refused.
    """

    def __init__(self, context: MapContext, rules: RuleReader) -> None:
        super().__init__(context)
        rows = (row for row in option_list().rows if row.group == BOARD)
        words = OptionWords(
            WORDS.option, WORDS.value, lambda _group: self.tr("What the dice may give")
        )
        self._listed = OptionLines(
            context.theme,
            (row for row in rows if row.key not in ELSEWHERE),
            words,
            self._change,
            tracking=False,
            rules=rules,
        )
        self.lines = self._listed.lines
        column(context.theme, self).addWidget(self._listed)

    def show_state(self, state: MapState) -> None:
        self._listed.show_values(partial(value_of, state.options))

    def _change(self, key: str, value: Choice) -> None:
        try:
            options = option_list().with_choice(self.state.options, key, value)
        except Refused as refusal:
            self.context.feedback.told.emit(refusal.messages)
            return
        self.submit(c.ChangeOptions(options))


class MapForm(InspectorForm):
    """Title, board, players, where a scenario stands, and options."""

    def __init__(self, context: MapContext, rules: RuleReader) -> None:
        super().__init__(context)
        theme = context.theme
        self.title = TextField(lambda text: self.submit(c.RenameMap(text)), longest=LONGEST_TITLE)
        self.title.setPlaceholderText(self.tr("No title yet"))
        self.board = BoardForm(context)
        self.seats = SeatsForm(context)
        self.standing = StandingForm(context)
        self.options = OptionsForm(context, rules)
        self.more = Button(
            theme, self.tr("Table options …"), self._show_options, kind="mini", icon_name="settings"
        )
        lay(
            column(theme, self, spacing=16),
            label(self.tr("The map"), "heading"),
            field(theme, self.tr("Title"), self.title),
            *(self.board, rule(), self.seats, rule(), self.standing, rule()),
            lay(row(theme), self.more, SPRING),
            self.options,
        )
        self.options.hide()

    def show_state(self, state: MapState) -> None:
        self.title.show_value(state.content.title)
        for form in (self.board, self.seats, self.standing, self.options):
            form.show_state(state)

    def _show_options(self) -> None:
        self.options.setHidden(self.options.isVisibleTo(self))
