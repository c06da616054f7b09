"""Set-up of Parsec: what its form for a new match asks, and the steps that begin it."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter
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
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.players import player_look
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.kinds import SampleWay
from bp_desktop.ui.table.setup.form import NewMatchForm
from bp_desktop.ui.table.setup.parts import (
    Agreement,
    QuickChoice,
    SeatDraft,
    SeatFields,
    SetupGround,
    SetupParts,
)
from bp_desktop.ui.widgets.basics import Button, column, label, lay
from bp_desktop.ui.widgets.fields import ChoiceBox
from bp_desktop.ui.widgets.radio_card import CardFace, RadioCard, RadioCards

SCREEN, REAL = "screen", "real"
CARD = 180
TEAMS = 2

translate = QCoreApplication.translate


class TeamField(SeatFields[int]):
    """The team of a player: nobody's, unless alliances are played (PA-VTEAM-1)."""

    def __init__(self, _theme: Theme, on_changed: Callable[[], object]) -> None:
        self.beside = self.team = ChoiceBox()
        self.team.addItem(translate("parsec setup", "No team"), 0)
        for number in range(1, TEAMS + 1):
            self.team.addItem(
                translate("parsec setup", "Team {number}").format(number=number), number
            )
        self.team.setAccessibleName(translate("parsec setup", "Team"))
        self.team.currentIndexChanged.connect(on_changed)
        self.below = QWidget()
        self.below.hide()

    def value(self) -> int:
        return int(self.team.currentData())

    def show_value(self, value: int) -> None:
        self.team.choose(value)


class ParsecGround(SetupGround[ParsecOptions, int]):
    """On the screen, on modules that are dealt, or beside a real board."""

    def __init__(self, form: NewMatchForm) -> None:
        theme = form.context.theme
        self._form = form
        caption = label(translate("setup", "Where is the board?"), "overline")
        faces = {
            SCREEN: CardFace(
                translate("setup", "On the screen"),
                translate("parsec setup", "Sample modules, dealt when the match begins."),
            ),
            REAL: CardFace(
                translate("setup", "Real board"),
                translate(
                    "setup", "The board is on the table; the program keeps money, turns and dice."
                ),
            ),
        }
        pictures = {SCREEN: ("board/planet",), REAL: ("unit/colony", "unit/cargo", "unit/cruiser")}
        cards = {
            id_: RadioCard(theme, face, height=CARD, paint=partial(_paint, theme, pictures[id_]))
            for id_, face in faces.items()
        }
        self.places = RadioCards(theme, cards, SCREEN, self._choose, name=caption.text())
        self.deal = ModuleDeal(theme, form.context.desk, self._centre_port)
        self.board = Button(
            theme,
            translate("parsec setup", "Modules and definitions …"),
            lambda: form.open_page(self.deal),
            kind="link",
            icon_name="grid",
        )
        self.beside = QWidget()
        lay(
            column(theme, self.beside, spacing=10, edges=(0, 8, 0, 0)),
            caption,
            (self.places, 1),
            self.board,
        )

    def pages(self) -> Sequence[QWidget]:
        return (self.deal,)

    def _centre_port(self, on: bool) -> None:
        self._form.options.choose("setup.port_central", on)

    def _choose(self, _place: str) -> None:
        self.board.setVisible(self.places.chosen == SCREEN)
        self._form.show_summary()

    def summary(self) -> str:
        if self.places.chosen == REAL:
            return translate("setup", "beside a real board")
        if self.deal.sets.content().has_samples:
            return translate("parsec setup", "sample modules")
        return self.deal.sets.currentText()

    def follow(self) -> None:
        options, players = self._form.options.options, len(self._form.seats.lines)
        grid = grid_for(tables(), options, players)
        self.deal.follow(grid, central=options.setup.port_central)
        teams = options.variant.alliances
        for line in self._form.seats.lines:
            line.own.beside.setVisible(teams)

    def kept(self) -> str:
        return self.places.chosen

    def show_kept(self, kept: str) -> None:
        self.places.show_chosen(kept)

    def take_place(self, state: ParsecMatch) -> None:
        self.places.show_chosen(SCREEN if state.tracked else REAL)

    def commands(self, agreed: Agreement[ParsecOptions, int]) -> Sequence[object]:
        if self.places.chosen == REAL:
            return new_parsec(agreed, tracked=False)
        return new_parsec(agreed, self.deal.sets.content(), self.deal.commands())


def _paint(theme: Theme, pictures: Sequence[str], painter: QPainter, rect: QRectF) -> None:
    """A few pieces on dark ground."""
    painter.fillRect(rect, QColor(DARK.void))
    side = round(min(theme.px(44), rect.width() / 3.6))
    left = rect.center().x() - side * (1.1 * len(pictures) - 0.1) / 2
    ratio = painter.device().devicePixelRatioF()
    for place, picture in enumerate(pictures):
        tint = QColor(player_look(place, theme.look.players).color)
        piece = icons.pixmap(picture, side, player=tint, ratio=ratio)
        at = left + place * side * 1.1
        painter.drawPixmap(round(at), round(rect.center().y() - side / 2), piece)


def new_parsec(
    agreed: Agreement[ParsecOptions, int],
    definitions: DefinitionSet | None = None,
    laid: Sequence[object] = (DealModules(),),
    *,
    tracked: bool = True,
) -> tuple[object, ...]:
    """The steps a new match begins with; without definitions of one's own the samples."""
    seats = tuple(
        ParsecSeat(one.name, one.color, "hand" if one.by_hand else "app", one.own)
        for one in agreed.seats
    )
    begin = BeginParsec(
        seats,
        tables(),
        (definitions or samples()) if tracked else NO_DEFINITIONS,
        agreed.options,
        agreed.enforcement,
        tracked,
        agreed.title,
        mixed=True,  # whoever mixed them in a set was asked there (PA-DATA-4)
    )
    clock = () if agreed.clock is None else (agreed.clock,)
    return (begin, *(laid if tracked else ()), *clock)


def sample_parsec(title: str) -> tuple[object, ...]:
    """A match that begins at once."""
    names = ("Anna", "Boris", "Chiara")
    seats = tuple(SeatDraft(name, color, False, 0) for color, name in enumerate(names))
    return new_parsec(Agreement(title, seats, DEFAULTS))


def parsec_setup(sample: SampleWay | None) -> SetupParts[ParsecMatch, ParsecOptions, int]:
    return SetupParts(
        game=parsec_table(),
        sheet=parsec_option_sheet(),
        options_of=lambda match: match.options,
        people=_people,
        usual=lambda _place: 0,
        make_fields=TeamField,
        make_ground=ParsecGround,
        most=tables().players_max,
        choices=(
            QuickChoice(
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


def _people(match: ParsecMatch) -> list[SeatDraft[int]]:
    played = match.program_seats
    return [
        SeatDraft(
            one.name,
            one.color,
            one.dice == "hand",
            one.team,
            played[one.id].level if one.id in played else "",
        )
        for one in match.players.values()
    ]
