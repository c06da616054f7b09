"""Cargo form: amounts to load or unload at one place, open or sealed."""

from secrets import token_bytes
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import Opening
from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId, SealId, StructureId
from bp_desktop.games.burning_planets.match.cargo import require_site
from bp_desktop.games.burning_planets.match.commands import LoadCargo, UnloadCargo
from bp_desktop.games.burning_planets.match.secret_commands import LoadSealed, UnloadSealed
from bp_desktop.games.burning_planets.match.secret_contents import goods_in, sealed
from bp_desktop.games.burning_planets.match.secret_values import Contents
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import fact_words, resource_looks
from bp_desktop.ui.games.burning_planets.table.secrets.opening import PassphraseForm
from bp_desktop.ui.games.burning_planets.table.titles import player_title, site_title
from bp_desktop.ui.shell.drafts import Draft, Drafts, Field, KeptFields
from bp_desktop.ui.widgets.basics import (
    SPRING,
    Button,
    Card,
    column,
    label,
    lay,
    problem_line,
    row,
    show_text,
)
from bp_desktop.ui.widgets.passphrase import NewPassphrase
from bp_desktop.ui.widgets.patience import patient_scrypt
from bp_desktop.ui.widgets.purse import PurseEdit

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.table.match_table import MatchTable

EDGES = (12, 10, 12, 10)


def open_freight(drafts: Drafts, ship: str) -> Draft:
    """Which form is open for this ship; empty: none."""
    return drafts.of(f"freight of {ship}")


class CargoForm(Card):
    """Loading takes from the treasury of the site's owner, unloading gives to it (BP-TRADE)."""

    def __init__(
        self,
        table: "MatchTable",
        match: Match,
        ship: Ship,
        site: PlanetId | StructureId,
        *,
        loading: bool,
    ) -> None:
        theme = table.theme
        super().__init__(theme, spacing=8, edges=EDGES)
        self._table = table
        self._ship = ship
        self._site = site
        self._loading = loading
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
        self.sealed = QCheckBox(self.tr("Seal"))
        self._giver = None if is_own else owner
        text = self.tr("Passphrase of {player}")
        name = filled(text, player=player_title(match, ship.owner))
        self.phrase = NewPassphrase(theme, name, self._act)
        self.said = problem_line()
        self.everything = Button(theme, self.tr("Everything"), self._take_all, kind="mini")
        self.do = Button(theme, self.tr("Load") if loading else self.tr("Unload"), self._act)
        text = self.tr("Load at {site}") if loading else self.tr("Unload at {site}")
        heading = label(filled(text, site=site_title(match, site)), "strong", wrap=True)
        capacity = match.options.cargo_capacity
        left = filled(
            self.tr("Room in the hold: {count}"), count=max(0, capacity - ship.hold.total)
        )
        self.room = label(left, "small", wrap=True)
        lay(self.box, heading, self.form, self.room, self.sealed, self._envelope())
        foot = lay(row(theme, spacing=8), self.everything, SPRING, self.do)
        lay(self.box, self.said, foot)
        # AMB-36; what is in envelopes counts once it is known
        self.room.setVisible(loading and bool(capacity))
        self.sealed.setVisible(loading)
        self.everything.setVisible(self._limits is not None)
        form = f"{'load' if loading else 'unload'} {ship.id} at {site}"
        fields: dict[str, Field] = {"sealed": self.sealed, **self.amounts}
        # Whether somebody agrees is asked again, and a passphrase is never kept.
        self._draft = table.drafts.of(form, ship.owner)
        KeptFields(self, fields, self._draft)

    def _envelope(self) -> QWidget:
        """Seen while the load is to be sealed."""
        made = QWidget()
        text = self.tr(
            "Either passphrase opens it. Until then these goods still count in the treasury: if "
            "they are spent elsewhere, the load cannot be opened and the players must decide."
        )
        inside = column(self._table.theme, made, spacing=8)
        lay(inside, label(text, "small", wrap=True), self.phrase)
        made.hide()
        self.sealed.toggled.connect(made.setVisible)
        return made

    def focus_first(self) -> None:
        """The amount is marked, so that the first digit takes its place."""
        first = next((one for one in self.amounts.values() if one.isEnabled()), None)
        if first is None:
            self.do.setFocus()
        else:
            first.setFocus()
            first.selectAll()

    def _take_all(self) -> None:
        if self._limits is not None:
            self.form.set_purse(self._limits)

    def _act(self) -> None:
        ship, goods, giver = self._ship.id, self.form.purse(), self._giver
        if not self._loading:
            self._table.act(UnloadCargo(ship, self._site, goods), self._finish)
        elif self.sealed.isChecked():
            self._load_sealed(goods)
        else:  # the table asks whoever else's goods they are (BP-TRADE-8)
            command = LoadCargo(ship, self._site, goods, consent=giver is not None)
            self._table.act(command, self._finish)

    def _load_sealed(self, goods: Purse) -> None:
        """The giver types the own passphrase behind the curtain: the carrier's amounts are none
        of their business."""
        phrase, giver, trouble = self.phrase.text(), self._giver, self.phrase.trouble()
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
            self._seal(goods, {self._ship.owner: phrase})
            return
        reason = self.tr(
            "Your sealed load needs your passphrase. You may leave it empty. By sealing you "
            "agree to the load."
        )
        if not phrase:
            reason = self.tr(
                "Your sealed load needs your passphrase. By sealing you agree to the load."
            )

        def seal(givers: str) -> None:
            self._seal(goods, {giver: givers, self._ship.owner: phrase})

        self._table.shell.curtain.ask_phrase(giver, reason, seal, needed=needed)

    def _seal(self, goods: Purse, phrases: dict[PlayerId, str]) -> None:
        """Asks no widget: by now the form may be gone. Who types for the giver has agreed."""
        consent = self._giver is not None
        given = {party: text or None for party, text in phrases.items()}
        seal = sealed(Contents(goods), given, token_bytes, stretch=patient_scrypt)
        self._table.act(LoadSealed(self._ship.id, self._site, seal, consent), self._finish)

    def _finish(self) -> None:
        self._draft.clear()
        open_freight(self._table.drafts, self._ship.id).clear()


class SealedUnloadForm(Card):
    """Opening an envelope where it goes ashore: a passphrase, then how much of it."""

    def __init__(
        self, table: "MatchTable", match: Match, seal: SealId, site: PlanetId | StructureId
    ) -> None:
        theme = table.theme
        super().__init__(theme, spacing=8, edges=EDGES)
        self._table = table
        self._match = match
        self._lot = match.secrets.cargo[seal]
        self._site = site
        self._opening: Opening | None = None
        self.setProperty("card", "sunken")
        self.opening = PassphraseForm(theme, self._lot.seal, self.tr("Open it"), self._show_goods)
        self.form = PurseEdit(theme, resource_looks(), self._act)
        self.amounts = self.form.amounts
        self.inside = label("", "body", wrap=True)
        self.do = Button(theme, self.tr("Unload, for all to see"), self._act, kind="primary")
        text = self.tr("Open the sealed load at {site}")
        heading = label(filled(text, site=site_title(match, site)), "strong", wrap=True)
        lay(self.box, heading, self.opening, self.inside, self.form, self.do)
        for part in (self.inside, self.form, self.do):
            part.hide()

    def focus_first(self) -> None:
        self.opening.phrase.setFocus()

    def _show_goods(self, opening: Opening) -> None:
        self._opening = opening
        goods = goods_in(self._match, opening)
        self.inside.setText(filled(self.tr("Inside: {goods}"), goods=fact_words(goods)))
        self.form.limit(goods + self._match.board.ships[self._lot.ship].hold)
        self.form.set_purse(goods)
        self.opening.hide()
        for part in (self.inside, self.form, self.do):
            part.show()
        self.do.setFocus()

    def _act(self) -> None:
        if self._opening is not None:
            goods = self.form.purse()
            self._table.act(UnloadSealed(self._lot.id, self._site, self._opening, goods))
