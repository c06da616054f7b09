"""Set-up of Parsec: what its form for a new match asks, and the steps that begin it."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bp_desktop.games.parsec.definitions import NO_DEFINITIONS, DefinitionSet
from bp_desktop.games.parsec.match.commands import BeginParsec, DealModules, ParsecSeat
from bp_desktop.games.parsec.match.preparation import grid_for
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.table import parsec_table
from bp_desktop.games.parsec.options import DEFAULTS, ParsecOptions
from bp_desktop.ui.games.parsec.art.colors import DARK
from bp_desktop.ui.games.parsec.book import resource_looks, samples, tables
from bp_desktop.ui.games.parsec.setup.module_deal import ModuleDeal
from bp_desktop.ui.games.parsec.setup.option_sheet import parsec_option_sheet
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.kinds import SampleWay
from bp_desktop.ui.table.setup import board_place, parts
from bp_desktop.ui.table.setup.form import NewMatchForm
from bp_desktop.ui.table.setup.seat_choice import SeatChoice
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.containers import reveal
from bp_desktop.ui.widgets.explained import explain
from bp_desktop.ui.widgets.fields import switch
from bp_desktop.ui.widgets.radio_card import CardFace

TEAMS = 2

translate = QCoreApplication.translate


def team_field(_theme: Theme, on_changed: Callable[[], object]) -> SeatChoice:
    """The team of a player: nobody's, unless alliances are played (PA-VTEAM-1)."""
    text = translate("parsec setup", "Team {number}")
    teams = {number: text.format(number=number) for number in range(1, TEAMS + 1)}
    values = {0: translate("parsec setup", "No team"), **teams}
    return SeatChoice(translate("parsec setup", "Team"), values, on_changed)


class ParsecGround(board_place.PlacedGround[ParsecOptions, int]):
    """On the screen, on modules that are dealt, or beside a real board."""

    def __init__(self, form: NewMatchForm) -> None:
        theme = form.context.theme
        self._form = form
        face = CardFace(
            translate("setup", "On the screen"),
            translate("parsec setup", "Sample modules, dealt when the match begins."),
        )
        screen = board_place.picture_card(theme, face, ("board/planet",), DARK.void)
        pieces = ("unit/colony", "unit/cargo", "unit/cruiser")
        real = board_place.real_card(theme, pieces, DARK.void)
        central = partial(form.options.choose, "setup.port_central")
        self.deal = ModuleDeal(theme, form.context.desk, central)
        said = translate("parsec setup", "Modules and definitions …")
        self.board = Button(
            theme, said, lambda: form.open_page(self.deal), kind="link", icon_name="grid"
        )
        said = translate(
            "parsec setup", "Mix samples and your own definitions; the sample mark stays"
        )
        self.mixed = explain(switch(said, False, lambda _on: form.tell(())), rule="PA-DATA-4")
        below = (self.board, self.mixed)
        self.beside = board_place.BoardPlace(theme, screen, real, self._choose, *below)
        self.deal.sets.currentIndexChanged.connect(self._show_mix)
        self._show_mix()

    def pages(self) -> Sequence[QWidget]:
        return (self.deal,)

    def _choose(self, _place: str) -> None:
        self.board.setVisible(not self.is_real)
        self._show_mix()
        self._form.show_summary()

    def _show_mix(self) -> None:
        """Each set that mixes is asked about by itself."""
        mixes = not self.is_real and self.deal.definitions.mixes
        self.mixed.setChecked(False)
        self.mixed.setVisible(mixes)

    def summary(self) -> str:
        if self.is_real:
            return translate("setup", "beside a real board")
        chosen = self.deal.definitions
        if chosen.has_samples and not chosen.mixes:
            return translate("parsec setup", "sample modules")
        return self.deal.sets.currentText()

    def follow(self) -> None:
        options, players = self._form.options.options, len(self._form.seats.lines)
        grid = grid_for(tables(), options, players)
        self.deal.follow(grid, central=options.setup.port_central)
        teams = options.variant.alliances
        for line in self._form.seats.lines:
            line.own.beside.setVisible(teams)

    def commands(self, agreed: parts.Agreement[ParsecOptions, int]) -> Sequence[object]:
        if self.is_real:
            return new_parsec(agreed, tracked=False)
        definitions, mixed = self.deal.definitions, self.mixed.isChecked()
        if definitions.mixes and not mixed:
            self.mixed.setFocus()
            reveal(self.mixed)
        return new_parsec(agreed, definitions, self.deal.commands(), mixed=mixed)


def new_parsec(
    agreed: parts.Agreement[ParsecOptions, int],
    definitions: DefinitionSet | None = None,
    laid: Sequence[object] = (DealModules(),),
    *,
    tracked: bool = True,
    mixed: bool = False,
) -> tuple[object, ...]:
    """The steps a new match begins with; without definitions of one's own the samples."""
    seats = tuple(
        ParsecSeat(one.name, one.color, "hand" if one.by_hand else "app", one.own)
        for one in agreed.seats
    )
    kept = (definitions or samples()) if tracked else NO_DEFINITIONS
    rules = (agreed.options, agreed.enforcement, tracked)
    begin = BeginParsec(seats, tables(), kept, *rules, agreed.title, mixed)
    clock = () if agreed.clock is None else (agreed.clock,)
    return (begin, *(laid if tracked else ()), *clock)


def sample_parsec(title: str) -> tuple[object, ...]:
    """A match that begins at once."""
    names = ("Anna", "Boris", "Chiara")
    seats = tuple(parts.SeatDraft(name, color, False, 0) for color, name in enumerate(names))
    return new_parsec(parts.Agreement(title, seats, DEFAULTS))


def parsec_setup(sample: SampleWay | None) -> parts.SetupParts[ParsecMatch, ParsecOptions, int]:
    return parts.SetupParts(
        game=parsec_table(),
        sheet=parsec_option_sheet(),
        options_of=lambda match: match.options,
        people=lambda match: parts.people_of(match, lambda one: one.team),
        usual=lambda _place: 0,
        make_fields=team_field,
        make_ground=ParsecGround,
        most=tables().players_max,
        choices=(
            parts.QuickChoice(
                "ui.hidden_hands",
                translate("parsec setup", "Hands"),
                {
                    True: translate("parsec setup", "Hands: hidden"),
                    False: translate("parsec setup", "Hands: open"),
                },
            ),
        ),
        resources=resource_looks,
        sample=sample,
    )
