"""The panel about what lies face down, covered until somebody asks to look."""

import secrets
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QFrame, QScrollArea, QWidget

from bp_desktop.core.sealing import COST, RandomBytes
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.secret_view import visible_to
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.burning_planets.table.secrets.cards import ContractCard, LineCard
from bp_desktop.ui.burning_planets.table.secrets.contract_form import ContractForm
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row

if TYPE_CHECKING:
    from bp_desktop.session.session import Change
    from bp_desktop.ui.commander import AnyCommander


class SecretsPanel(QWidget):
    """Shows what everybody may see; a player who looks sees more until the next own turn, or
    until the panel is left (BP-APP-6)."""

    def __init__(
        self,
        theme: Theme,
        commander: "AnyCommander",
        random_bytes: RandomBytes = secrets.token_bytes,
        cost: int = COST,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._commander = commander
        self._viewer: PlayerId | None = None
        self.contracts: dict[str, ContractCard] = {}
        self.lines: dict[int, LineCard] = {}
        match: Match = commander.state
        self.who = QComboBox()
        for player in match.players.values():
            self.who.addItem(player.name, player.id)
        self.who.setAccessibleName(self.tr("Who looks"))
        self.who.activated.connect(self.cover)
        self.look = Button(theme, self.tr("Look"), self.toggle_look, icon_name="eye")
        self.new = Button(
            theme, self.tr("New contract"), self._open_form, kind="link", icon_name="new"
        )
        self.form = ContractForm(theme, commander, random_bytes, self._close_form, cost)
        self.form.hide()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._list = QWidget()
        inside = QWidget()
        self._inside = column(theme, inside, spacing=12, edges=(0, 0, 8, 0))
        self._inside.addWidget(self.form)
        self._inside.addWidget(self._list)
        self._inside.addStretch()
        self._scroll.setWidget(inside)
        bar = row(theme, spacing=8)
        bar.addWidget(self.who, 1)
        bar.addWidget(self.look)
        box = column(theme, self, spacing=8)
        box.addLayout(bar)
        box.addWidget(self.new, 0, Qt.AlignmentFlag.AlignLeft)
        box.addWidget(self._scroll, 1)
        commander.changed.connect(self._on_changed)
        self._show()

    # --- looking

    def toggle_look(self) -> None:
        if self._viewer is None:
            self._viewer = PlayerId(self.who.currentData())
            self._show()
        else:
            self.cover()

    def cover(self) -> None:
        self._viewer = None
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        self._viewer = None
        self.form.hide()
        super().hideEvent(event)

    def _open_form(self) -> None:
        self.form.setVisible(self.form.isHidden())
        if not self.form.isHidden():
            self.form.partners[0].setFocus()

    def _close_form(self) -> None:
        self.form.hide()

    # --- showing

    def _on_changed(self, change: "Change[Match, object, object]") -> None:
        before, after = change.before, change.after
        if before.turn.number != after.turn.number:
            self._viewer = None
        if self.isVisible() and (before.secrets, before.turn) != (after.secrets, after.turn):
            self._show()

    def _show(self) -> None:
        match: Match = self._commander.state
        seen = visible_to(match, self._viewer)
        looking = self._viewer is not None
        self.look.set_words(self.tr("Cover") if looking else self.tr("Look"))
        self.look.set_icon("eye_off" if looking else "eye")
        fresh = QWidget()
        box = column(self._theme, fresh, spacing=8)
        box.addWidget(label(self.tr("Contracts"), "overline"))
        self.contracts, self.lines = {}, {}
        for contract in reversed(seen.contracts.values()):
            card = ContractCard(self._theme, self._commander, contract)
            self.contracts[contract.id] = card
            box.addWidget(card)
        if not seen.contracts:
            box.addWidget(label(self.tr("No contract lies on the table."), "quiet", wrap=True))
        box.addWidget(label(self.tr("Transport register"), "overline"))
        for line in reversed(seen.register):
            entry = LineCard(self._theme, self._commander, line)
            self.lines[line.number] = entry
            box.addWidget(entry)
        if not seen.register:
            box.addWidget(label(self.tr("Nothing was carried yet."), "quiet", wrap=True))
        self._inside.replaceWidget(self._list, fresh)
        self._list.hide()
        self._list.setParent(None)  # covered is gone, not merely out of sight
        self._list.deleteLater()
        self._list = fresh
