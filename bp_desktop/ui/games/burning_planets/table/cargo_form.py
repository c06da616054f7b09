"""Cargo form: amounts to load or unload at one place, open or sealed, and the consent."""

import secrets

from PySide6.QtWidgets import QCheckBox, QFrame, QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import COST, Opening, RandomBytes
from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId, SealId, ShipId, StructureId
from bp_desktop.games.burning_planets.match.cargo import require_site
from bp_desktop.games.burning_planets.match.commands import LoadCargo, UnloadCargo
from bp_desktop.games.burning_planets.match.secret_commands import LoadSealed, UnloadSealed
from bp_desktop.games.burning_planets.match.secret_contents import goods_in, seal_goods
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import fact_words, resource_looks
from bp_desktop.ui.games.burning_planets.table.secrets.opening import PassphraseForm
from bp_desktop.ui.games.burning_planets.table.shop import PlayController
from bp_desktop.ui.games.burning_planets.table.titles import player_title, site_title
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Draft, Drafts, Field, KeptFields
from bp_desktop.ui.widgets.basics import Button, column, label, row, show_text
from bp_desktop.ui.widgets.fields import NewPassphrase
from bp_desktop.ui.widgets.purse import PurseEdit


def open_freight(drafts: Drafts, ship: str) -> Draft:
    """Which form is open for this ship; empty: none."""
    return drafts.of(f"freight of {ship}")


class CargoForm(QFrame):
    """Loading takes from the treasury of the site's owner, unloading gives to it (BP-TRADE)."""

    def __init__(
        self,
        theme: Theme,
        match: Match,
        ship: Ship,
        site: PlanetId | StructureId,
        controller: PlayController,
        *,
        loading: bool,
        random_bytes: RandomBytes = secrets.token_bytes,
        cost: int = COST,
    ) -> None:
        super().__init__()
        self._ship = ship
        self._site = site
        self._controller = controller
        self._loading = loading
        self._random = random_bytes
        self._cost = cost
        owner = require_site(match, site).owner
        is_own = owner == ship.owner
        self.setProperty("card", "sunken")
        self._limits: Purse | None = ship.hold
        if loading:
            # What others own is theirs to know: they say when it is not there.
            own = match.players[ship.owner].treasury
            self._limits = own if is_own else None
        self.form = PurseEdit(theme, resource_looks(), self._act)
        self.form.limit(self._limits)
        self.amounts = self.form.amounts
        for resource, spin in self.amounts.items():
            spin.setEnabled(self._limits is None or self._limits[resource] > 0)
        self.room = label("", "small", wrap=True)
        capacity = match.options.cargo_capacity
        if loading and capacity:  # AMB-36; what is in envelopes counts once it is known
            left = max(0, capacity - ship.hold.total)
            self.room.setText(filled(self.tr("Room in the hold: {count}"), count=left))
        else:
            self.room.hide()
        self.consent = QCheckBox(
            filled(self.tr("{player} agrees"), player=player_title(match, owner))
        )
        if not loading or is_own:
            self.consent.hide()
        self.sealed = QCheckBox(self.tr("Seal it"))
        if not loading:
            self.sealed.hide()
        self._giver = None if is_own else owner
        name = player_title(match, ship.owner)
        text = filled(self.tr("Passphrase of {player}"), player=name)
        self.phrase = NewPassphrase(theme, text, self._act)
        self.said = label("", "problem", wrap=True)
        self.said.hide()
        self.everything = Button(theme, self.tr("Everything"), self._take_all, kind="mini")
        if self._limits is None:
            self.everything.hide()
        self.do = Button(theme, self.tr("Load") if loading else self.tr("Unload"), self._act)
        text = self.tr("Load at {site}") if loading else self.tr("Unload at {site}")
        self._lay_out(theme, filled(text, site=site_title(match, site)))
        form = f"{'load' if loading else 'unload'} {ship.id} at {site}"
        fields: dict[str, Field] = {"sealed": self.sealed, **self.amounts}
        # Whether somebody agrees is asked again, and a passphrase is never kept.
        self._draft = controller.drafts.of(form, ship.owner)
        KeptFields(self, fields, self._draft)

    def _lay_out(self, theme: Theme, heading: str) -> None:
        box = column(theme, self, spacing=8, edges=(12, 10, 12, 10))
        box.addWidget(label(heading, "strong", wrap=True))
        box.addWidget(self.form)
        box.addWidget(self.room)
        box.addWidget(self.consent)
        box.addWidget(self.sealed)
        envelope = QWidget()
        inside = column(theme, envelope, spacing=8)
        text = self.tr(
            "Either passphrase opens it. Until then the treasury goes on showing these goods."
        )
        inside.addWidget(label(text, "small", wrap=True))
        inside.addWidget(self.phrase)
        envelope.hide()
        self.sealed.toggled.connect(envelope.setVisible)
        box.addWidget(envelope)
        box.addWidget(self.said)
        foot = row(theme, spacing=8)
        foot.addWidget(self.everything)
        foot.addStretch()
        foot.addWidget(self.do)
        box.addLayout(foot)

    def focus_first(self) -> None:
        """The amount is marked, so that the first digit takes its place."""
        first = next((one for one in self.amounts.values() if one.isEnabled()), None)
        if first is None:
            self.do.setFocus()
        else:
            first.setFocus()
            first.selectAll()

    def goods(self) -> Purse:
        return self.form.purse()

    def _take_all(self) -> None:
        if self._limits is not None:
            self.form.set_purse(self._limits)

    def _act(self) -> None:
        consent = self.consent.isChecked()
        ship, done = self._ship.id, self._finish
        if not self._loading:
            self._controller.act(UnloadCargo(ship, self._site, self.goods()), done)
        elif self.sealed.isChecked():
            self._load_sealed(consent=consent)
        else:
            self._controller.act(LoadCargo(ship, self._site, self.goods(), consent=consent), done)

    def _load_sealed(self, *, consent: bool) -> None:
        """The giver types the own passphrase behind the curtain: the carrier's amounts are none
        of their business."""
        goods, phrase, giver = self.goods(), self.phrase.text(), self._giver
        trouble = self.phrase.trouble()
        needed = "" if phrase else self.tr("A sealed load needs a passphrase.")
        if not trouble and giver is None:
            trouble = needed
        if not trouble and not goods:
            trouble = self.tr("Nothing is in it yet: type an amount.")
        if trouble:
            show_text(self.said, trouble)
            return
        self.phrase.wipe()
        if giver is None:
            self._seal(goods, {self._ship.owner: phrase}, consent=consent)
            return
        reason = self.tr("A sealed load of yours waits for your passphrase. It may stay empty.")
        if not phrase:
            reason = self.tr("A sealed load of yours waits for your passphrase.")

        def seal(givers: str) -> None:
            phrases = {giver: givers, self._ship.owner: phrase}
            self._seal(goods, phrases, consent=consent)

        self._controller.ask_phrase(giver, reason, seal, needed=needed)

    def _seal(self, goods: Purse, phrases: dict[PlayerId, str], *, consent: bool) -> None:
        """Asks no widget: by now the form may be gone."""
        given = {party: text or None for party, text in phrases.items()}
        seal = seal_goods(goods, given, self._random, self._cost)
        self._controller.act(LoadSealed(self._ship.id, self._site, seal, consent), self._finish)

    def _finish(self) -> None:
        self._draft.clear()
        open_freight(self._controller.drafts, self._ship.id).clear()


class SealedUnloadForm(QFrame):
    """Opening an envelope where it goes ashore: a passphrase, then how much of it."""

    def __init__(
        self,
        theme: Theme,
        match: Match,
        seal: SealId,
        site: PlanetId | StructureId,
        controller: PlayController,
    ) -> None:
        super().__init__()
        self._match = match
        self._seal = seal
        self._site = site
        self._controller = controller
        self._opening: Opening | None = None
        self.setProperty("card", "sunken")
        envelope = match.secrets.cargo[seal].seal
        self.opening = PassphraseForm(theme, envelope, self.tr("Open it"), self._show_goods)
        self.form = PurseEdit(theme, resource_looks(), self._act)
        self.amounts = self.form.amounts
        self.inside = label("", "body", wrap=True)
        self.do = Button(theme, self.tr("Unload, for all to see"), self._act, kind="primary")
        box = column(theme, self, spacing=8, edges=(12, 10, 12, 10))
        text = self.tr("Open the sealed load at {site}")
        heading = filled(text, site=site_title(match, site))
        box.addWidget(label(heading, "strong", wrap=True))
        box.addWidget(self.opening)
        for part in (self.inside, self.form, self.do):
            box.addWidget(part)
            part.hide()

    def focus_first(self) -> None:
        self.opening.phrase.setFocus()

    def _show_goods(self, opening: Opening) -> None:
        self._opening = opening
        goods = goods_in(self._match, opening)
        self.inside.setText(filled(self.tr("Inside: {goods}"), goods=fact_words(goods)))
        self.form.limit(goods + self._match.board.ships[self._lot_ship].hold)
        self.form.set_purse(goods)
        self.opening.hide()
        for part in (self.inside, self.form, self.do):
            part.show()
        self.do.setFocus()

    @property
    def _lot_ship(self) -> ShipId:
        return self._match.secrets.cargo[self._seal].ship

    def _act(self) -> None:
        if self._opening is not None:
            goods = self.form.purse()
            self._controller.act(UnloadSealed(self._seal, self._site, self._opening, goods))
