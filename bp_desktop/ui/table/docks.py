"""The right-hand column of the table: what can be done now, and further panels as tabs."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QButtonGroup, QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import PlayerId, UnitId
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.games.burning_planets.table.shop import Hands
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Drafts
from bp_desktop.ui.shell.kinds import ViewContext
from bp_desktop.ui.table.covered import Look
from bp_desktop.ui.table.curtain.curtain import Curtain
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.flow import FlowLayout
from bp_desktop.ui.widgets.metrics import column
from bp_desktop.ui.widgets.stack import Stack


class DockContext(NamedTuple):
    """What a panel of the column gets."""

    view: ViewContext
    look: Look
    """Who looks at this moment, and so what may be shown."""
    curtain: Curtain
    """To ask somebody to look."""
    correct: Callable[[int], object]
    """To open the correction of a step."""
    hands: Hands
    """To act, and to ask for a cell of the board."""
    show: Callable[[str], QWidget] | None = None
    """Another panel of the column; the column itself puts this in."""


class DockSpec(NamedTuple):
    """One panel. It listens to `commander.changed` itself, and is made when first shown. Its
    `refresh`, if it has one, is called when amounts are covered or uncovered."""

    id: str
    title: Callable[[], str]
    make: Callable[[DockContext], QWidget]
    rare: bool = False
    """Its tab is seen only while it is open: some action opens it."""


def docks() -> tuple[DockSpec, ...]:
    """The panels beside "Do now", in the order of their tabs."""
    translate = QCoreApplication.translate
    return (
        DockSpec("forecast", lambda: translate("table", "Forecast"), _forecast),
        DockSpec("ledger", lambda: translate("table", "Ledger"), _ledger),
        DockSpec("trade", lambda: translate("table", "Trade"), _trade),
        DockSpec("secrets", lambda: translate("table", "Secrets"), _secrets),
        DockSpec("options", lambda: translate("table", "Table options"), _options, rare=True),
        DockSpec("repair", lambda: translate("table", "Set right"), _repair, rare=True),
    )


def _forecast(context: DockContext) -> QWidget:
    from bp_desktop.ui.games.burning_planets.table.forecast import ForecastPanel

    return ForecastPanel(context.view.theme, context.view.commander)


def _ledger(context: DockContext) -> QWidget:
    from bp_desktop.ui.table.ledger.panel import LedgerPanel

    commander = context.view.commander

    def viewer() -> PlayerId | None:
        match: Match = commander.state
        return context.look.viewer(match)

    def ask() -> None:
        match: Match = commander.state
        context.curtain.ask_for_treasury(match.turn.player)

    view = context.view
    drafts = Drafts(view.kept)
    return LedgerPanel(view.theme, commander, viewer, ask, view.prompts, drafts, context.correct)


def _trade(context: DockContext) -> QWidget:
    from bp_desktop.ui.games.burning_planets.table.do_now import DoNowPanel
    from bp_desktop.ui.games.burning_planets.table.secrets.panel import SecretsPanel
    from bp_desktop.ui.table.trade.panel import TradePanel

    commander, show = context.view.commander, context.show
    assert show is not None, "only the column makes panels"

    def viewer() -> PlayerId | None:
        """With open books the active player's holds are no secret in their own turn."""
        match: Match = commander.state
        looks = context.look.viewer(match)
        return looks if looks is not None or context.look.is_covered(match) else match.turn.player

    def write_contract(partners: tuple[PlayerId, PlayerId], goods: tuple[Purse, Purse]) -> None:
        panel = show("secrets")
        assert isinstance(panel, SecretsPanel)
        panel.write_contract(partners, goods)

    def open_ship(id_: str) -> None:
        panel = show("now")
        assert isinstance(panel, DoNowPanel)
        panel.show_unit(UnitId(id_))

    view = context.view
    return TradePanel(view.theme, commander, viewer, write_contract, open_ship, Drafts(view.kept))


def _secrets(context: DockContext) -> QWidget:
    from bp_desktop.ui.games.burning_planets.table.secrets.panel import SecretsPanel
    from bp_desktop.ui.games.burning_planets.table.secrets.writing import Eyes

    commander = context.view.commander

    def viewer() -> PlayerId | None:
        match: Match = commander.state
        return context.look.viewer(match)

    eyes = Eyes(viewer, context.curtain.ask, context.curtain.cover)
    return SecretsPanel(context.view.theme, commander, eyes, drafts=Drafts(context.view.kept))


def _options(context: DockContext) -> QWidget:
    from bp_desktop.ui.table.match_options import MatchOptionsPanel

    return MatchOptionsPanel(context.view.theme, context.view.prompts, context.view.commander)


def _repair(context: DockContext) -> QWidget:
    from bp_desktop.ui.games.burning_planets.table.repair.panel import RepairPanel

    view, show = context.view, context.show
    assert show is not None, "only the column makes panels"
    return RepairPanel(view.theme, view.commander, context.hands, lambda: show("now"))


class Dock(QWidget):
    """Tabs above one panel at a time."""

    def __init__(
        self, theme: Theme, first: QWidget, context: DockContext, specs: tuple[DockSpec, ...]
    ) -> None:
        super().__init__()
        self._context = context._replace(show=self.show_panel)
        self._specs = {spec.id: spec for spec in specs}
        self._pages: dict[str, QWidget] = {"now": first}
        self._stack = Stack()
        self._stack.addWidget(first)
        self._group = QButtonGroup(self)
        self.tabs: dict[str, Button] = {}
        self._bar = QWidget()
        tabs = FlowLayout(self._bar, gap=theme.px(6))
        titles = {"now": self.tr("Do now")} | {spec.id: spec.title() for spec in specs}
        for id_, title in titles.items():
            tab = Button(theme, title, self._shower(id_), kind="chip")
            tab.setCheckable(True)
            self._group.addButton(tab)
            self.tabs[id_] = tab
            tabs.addWidget(tab)
        self.tabs["now"].setChecked(True)
        self._show_tabs("now")
        box = column(theme, self, spacing=12)
        box.addWidget(self._bar)
        box.addWidget(self._stack, 1)
        self._kept = Drafts(context.view.kept).of("dock")
        self.show_panel(str(self._kept.get("shown", "now")))

    def _shower(self, id_: str) -> Callable[[], object]:
        return lambda: self.open_panel(id_)

    def open_panel(self, id_: str) -> None:
        """Somebody wants to work with it: the keyboard goes where the panel wants it."""
        take_keyboard = getattr(self.show_panel(id_), "take_keyboard", None)
        if take_keyboard is not None:
            take_keyboard()

    def on_look(self) -> None:
        """Amounts were covered or uncovered: panels that have a `refresh` look again."""
        for page in self._pages.values():
            refresh = getattr(page, "refresh", None)
            if refresh is not None:
                refresh()

    def shows(self, id_: str) -> bool:
        return self._stack.currentWidget() is self._pages.get(id_)

    def _show_tabs(self, shown: str) -> None:
        for spec in self._specs.values():
            if spec.rare:
                self.tabs[spec.id].setVisible(spec.id == shown)

    def show_panel(self, id_: str) -> QWidget:
        if id_ not in self._pages:
            self._pages[id_] = self._specs[id_].make(self._context)
            self._stack.addWidget(self._pages[id_])
        self.tabs[id_].setChecked(True)
        self._show_tabs(id_)
        self._stack.setCurrentWidget(self._pages[id_])
        self._kept["shown"] = id_
        return self._pages[id_]
