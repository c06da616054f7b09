"""The form for a new match of Burning Planets: the one place that knows where its widgets are."""

from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.options import Options
from bp_desktop.ui.games.burning_planets.table.setup.ground import MatchGround
from bp_desktop.ui.games.burning_planets.table.setup.match_setup import SideFields, match_setup
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.games.burning_planets.table.setup.ready_maps import ReadyMaps
from bp_desktop.ui.games.burning_planets.table.setup.rolled_map import RolledMapForm
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.kinds import FormContext, NewDocument
from bp_desktop.ui.shell.preferences import PreferenceKeeper
from bp_desktop.ui.table.setup.form import NewMatchForm
from bp_desktop.ui.widgets.fields import ChoiceBox
from bp_desktop.ui.widgets.radio_card import RadioCard
from tests.ui.table.players_hand import push


class SetupPage:
    """A form, and the documents that were asked for in it."""

    def __init__(self, form: NewMatchForm, wishes: list[NewDocument] | None = None) -> None:
        self.form = form
        self.wishes = wishes if wishes is not None else []

    @property
    def ground(self) -> MatchGround:
        assert isinstance(self.form.ground, MatchGround)
        return self.form.ground

    @property
    def maps(self) -> ReadyMaps:
        return self.ground.maps

    @property
    def rolled(self) -> RolledMapForm:
        return self.ground.rolled

    def place(self, place: BoardSource) -> QAbstractButton:
        """What chooses it; a map on a page of its own, which is opened for it."""
        if place is BoardSource.REAL:
            return self.ground.real
        self.open_maps()
        return self.ground.sources.buttons[place]

    def open_maps(self) -> None:
        if not self.ground.page.isVisible():
            push(self.ground.choose)

    @property
    def order(self) -> ChoiceBox:
        return self.form.rules.choices["first_player"]

    @property
    def open_books(self) -> RadioCard:
        return self.form.cards["treasury_visibility"].cards["public"]

    @property
    def secret_books(self) -> RadioCard:
        return self.form.cards["treasury_visibility"].cards["owner"]

    def names(self) -> list[str]:
        return [line.name.text() for line in self.form.seats.lines]

    def side(self, seat: int) -> SideFields:
        own = self.form.seats.lines[seat].own
        assert isinstance(own, SideFields)
        return own

    def factions(self) -> list[str]:
        return [self.side(seat).faction for seat in range(len(self.form.seats.lines))]

    def options(self) -> Options:
        options = self.form.agreed().options
        assert isinstance(options, Options)
        return options


def new_match_form(qtbot: QtBot, theme: Theme, desk: Desk, choices: PreferenceKeeper) -> SetupPage:
    """Not shown yet."""
    wishes: list[NewDocument] = []
    context = FormContext(theme, desk, choices, FilePrompts(), wishes.append)
    form = NewMatchForm(context, match_setup())
    qtbot.addWidget(form)
    return SetupPage(form, wishes)
