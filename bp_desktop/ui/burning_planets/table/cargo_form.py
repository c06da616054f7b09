"""How much goes aboard or ashore at one place, and whether its owner agrees."""

from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QLabel, QSpinBox

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.ids import PlanetId, StructureId
from bp_desktop.games.burning_planets.match.cargo import require_site
from bp_desktop.games.burning_planets.match.commands import LoadCargo, UnloadCargo
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui import icons
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.burning_planets.table.shop import Hands
from bp_desktop.ui.burning_planets.table.titles import player_title, site_title
from bp_desktop.ui.marking import filled
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row

MOST = 1_000_000


class CargoForm(QFrame):
    """Loading takes from the treasury of the site's owner, unloading gives to it (BP-TRADE)."""

    def __init__(
        self,
        theme: Theme,
        match: Match,
        ship: Ship,
        site: PlanetId | StructureId,
        hands: Hands,
        *,
        loading: bool,
    ) -> None:
        super().__init__()
        self._ship = ship
        self._site = site
        self._hands = hands
        self._loading = loading
        owner = require_site(match, site).owner
        is_own = owner == ship.owner
        self.setProperty("card", "sunken")
        box = column(theme, self, spacing=8, edges=(12, 10, 12, 10))
        text = self.tr("Load at {site}") if loading else self.tr("Unload at {site}")
        box.addWidget(label(filled(text, site=site_title(match, site)), "strong"))
        self._limits = ship.hold
        if loading and is_own and owner is not None:
            self._limits = match.players[owner].treasury
        elif loading:
            # What others own is theirs to know: they say when it is not there.
            self._limits = Purse.of(dict.fromkeys(match.tables.resources, MOST))
        self.amounts: dict[str, QSpinBox] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.px(8))
        for place, resource in enumerate(match.tables.resources):
            most = self._limits[resource]
            amount = QSpinBox(maximum=most)
            amount.setEnabled(most > 0)
            amount.setAccessibleName(names().resource(resource))
            picture = QLabel()
            picture.setPixmap(icons.pixmap(f"resource/{resource}", theme.px(18), ratio=2.0))
            picture.setToolTip(names().resource(resource))
            grid.addWidget(picture, place // 2, place % 2 * 2)
            grid.addWidget(amount, place // 2, place % 2 * 2 + 1)
            self.amounts[resource] = amount
        box.addLayout(grid)
        self.consent = QCheckBox(
            filled(self.tr("{player} agrees"), player=player_title(match, owner))
        )
        box.addWidget(self.consent)
        self.consent.setHidden(not loading or is_own)
        foot = row(theme, spacing=8)
        self.everything = Button(theme, self.tr("Everything"), self._take_all, kind="mini")
        self.do = Button(theme, self.tr("Load") if loading else self.tr("Unload"), self._act)
        foot.addWidget(self.everything)
        foot.addStretch()
        foot.addWidget(self.do)
        box.addLayout(foot)
        self.everything.setHidden(loading and not is_own)

    def goods(self) -> Purse:
        return Purse.of({one: box.value() for one, box in self.amounts.items() if box.value()})

    def _take_all(self) -> None:
        for resource, box in self.amounts.items():
            box.setValue(self._limits[resource])

    def _act(self) -> None:
        if self._loading:
            consent = self.consent.isChecked()
            self._hands.act(LoadCargo(self._ship.id, self._site, self.goods(), consent=consent))
        else:
            self._hands.act(UnloadCargo(self._ship.id, self._site, self.goods()))
