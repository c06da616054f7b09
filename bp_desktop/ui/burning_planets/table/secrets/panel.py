"""The panel about what lies face down, covered until somebody asks to look."""

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, NamedTuple

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import COST, RandomBytes
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.secret_values import LineState, Terms
from bp_desktop.games.burning_planets.match.secret_view import ContractView, LineView, visible_to
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.burning_planets.table.secrets.cards import ContractCard
from bp_desktop.ui.burning_planets.table.secrets.contract_form import SECRET, ContractForm
from bp_desktop.ui.burning_planets.table.secrets.note_form import NoteForm
from bp_desktop.ui.burning_planets.table.secrets.register_card import LineCard
from bp_desktop.ui.marking import counted, filled
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.calm import ChoiceBox
from bp_desktop.ui.widgets.flow import FlowLayout
from bp_desktop.ui.widgets.metrics import column, row

if TYPE_CHECKING:
    from bp_desktop.session.session import Change
    from bp_desktop.ui.commander import AnyCommander


RECENT = 12
"""Transports shown at first; those under way always are."""


class Eyes(NamedTuple):
    """Who looks, and how somebody is asked to: the curtain (BP-APP-6)."""

    viewer: Callable[[], PlayerId | None]
    """None: everybody, so nothing hidden may be shown."""
    ask: Callable[[PlayerId, str, Callable[[], object]], object]
    """Have this player look, for this reason, and go on with that."""
    cover: Callable[[], object]


class SecretsPanel(QWidget):
    """Shows what everybody may see; a player who looks sees more until it is covered again."""

    def __init__(
        self,
        theme: Theme,
        commander: "AnyCommander",
        eyes: Eyes,
        random_bytes: RandomBytes = secrets.token_bytes,
        cost: int = COST,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._commander = commander
        self._eyes = eyes
        self._random = random_bytes
        self._cost = cost
        self._every = False
        self._writing = False
        self._writer: PlayerId | None = None
        """Whose secret draft the form holds; None: everybody may see it."""
        self.contracts: dict[str, ContractCard] = {}
        self.lines: dict[int, LineCard] = {}
        self.note_form: NoteForm | None = None
        match: Match = commander.state
        self.who = ChoiceBox()
        for player in match.players.values():
            self.who.addItem(player.name, player.id)
        self.who.setAccessibleName(self.tr("Who looks"))
        self.look = Button(theme, self.tr("Look"), self.toggle_look, icon_name="eye")
        self.new = Button(
            theme, self.tr("New contract"), self._new_contract, kind="link", icon_name="new"
        )
        self.notes = Button(
            theme, self.tr("Private note"), self.open_note, kind="link", icon_name="note"
        )
        self.form = ContractForm(
            theme,
            commander,
            random_bytes,
            self._want_kind,
            self._pass_on,
            self._close_form,
            cost,
        )
        self.resume = Button(theme, "", self._resume, icon_name="eye")
        self._lay_out(theme)
        commander.changed.connect(self._on_changed)
        self._show()

    def _lay_out(self, theme: Theme) -> None:
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._list = QWidget()
        inside = QWidget()
        self._inside = column(theme, inside, spacing=12, edges=(0, 0, 8, 0))
        self._inside.addWidget(self.resume)
        self._inside.addWidget(self.form)
        self._inside.addWidget(self._list)
        self._inside.addStretch()
        scroll.setWidget(inside)
        bar = row(theme, spacing=8)
        bar.addWidget(self.who, 1)
        bar.addWidget(self.look)
        links = QWidget()
        flow = FlowLayout(links, gap=theme.px(8))
        flow.addWidget(self.new)
        flow.addWidget(self.notes)
        box = column(theme, self, spacing=8)
        box.addLayout(bar)
        box.addWidget(links)
        box.addWidget(scroll, 1)

    # --- looking

    def toggle_look(self) -> None:
        if self._eyes.viewer() is not None:
            self._eyes.cover()
            return
        reason = self.tr("Contracts and transports of your own are shown to you alone.")
        self._eyes.ask(PlayerId(self.who.currentData()), reason, self.refresh)

    def refresh(self) -> None:
        """Somebody looks, or nobody any more."""
        if self.note_form is not None and self._eyes.viewer() != self.note_form.player:
            self._close_note()
        if self.isVisible():
            self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leaving the panel: what was open here is gone with it."""
        self._close_note()
        self._clear()
        super().hideEvent(event)

    # --- writing

    def begin(self, what: Literal["contract", "note"]) -> None:
        if what == "note":
            match: Match = self._commander.state
            place = self.who.findData(match.turn.player)
            self.who.setCurrentIndex(max(0, place))
            self.open_note()
        else:
            self._new_contract()

    def _new_contract(self) -> None:
        match: Match = self._commander.state
        active = match.turn.player
        survivors = match.survivors
        first = active if active in survivors else survivors[0]
        second = next((one for one in survivors if one != first), first)
        if not self._writing:
            self.write_contract((first, second), None)

    def write_contract(
        self, partners: tuple[PlayerId, PlayerId], goods: tuple[Purse, Purse] | None
    ) -> None:
        """A new one, public until somebody says secret."""
        self._writing, self._writer = True, None
        self.form.begin(partners, goods)
        self._show_form()
        self.form.partners[0].setFocus()

    def _redraft(self, contract: ContractView, terms: Terms | None) -> None:
        viewer = self._eyes.viewer()
        first, second = contract.partners
        partners = (second, first) if viewer == second else (first, second)
        self._writing = True
        self._writer = partners[0] if contract.is_secret else None
        self.form.begin(partners, redrafts=contract.id, terms=terms)
        if contract.is_secret:
            self.form.set_kind(SECRET)
        self._show_form()
        self.form.gives[0].focus_first()

    def _want_kind(self, kind: str) -> None:
        """A secret text is typed while its first partner looks, and nobody else."""
        if kind != SECRET:
            self._writer = None
            self.form.set_kind(kind)
            return
        self.form.set_kind(self.form.kind)  # until they look it is what it was
        first = self.form.pair[0]
        self._eyes.ask(first, self.tr("A secret contract is written."), self._make_secret)

    def _make_secret(self) -> None:
        self._writer = self._eyes.viewer()
        self.form.set_kind(SECRET)
        self._show_form()
        self.form.gives[0].focus_first()

    def _resume(self) -> None:
        if self._writer is not None:
            reason = self.tr("You were writing a secret contract.")
            self._eyes.ask(self._writer, reason, self._take_over)

    def _pass_on(self, player: PlayerId) -> None:
        self._writer = player
        self._eyes.ask(
            player, self.tr("A secret contract waits for your passphrase."), self._take_over
        )

    def _take_over(self) -> None:
        self._show_form()
        self.form.take_over()

    def _close_form(self) -> None:
        self._writing, self._writer = False, None
        self._show_form()

    def _show_form(self) -> None:
        seen = self._writer is None or self._eyes.viewer() == self._writer
        self.form.setVisible(self._writing and seen)
        self.resume.setVisible(self._writing and not seen)
        if self._writer is not None:
            match: Match = self._commander.state
            name = match.players[self._writer].name
            text = self.tr("{player} goes on writing a secret contract")
            self.resume.set_words(filled(text, player=name))

    # --- notes

    def open_note(self) -> None:
        player = PlayerId(self.who.currentData())
        self._eyes.ask(player, self.tr("Your private note is opened."), self._show_note)

    def _show_note(self) -> None:
        viewer = self._eyes.viewer()
        if viewer is None:
            return
        self._close_note()
        self.note_form = NoteForm(self._theme, self._commander, viewer, self._random, self._cost)
        self._inside.insertWidget(0, self.note_form)
        self.note_form.focus_first()

    def _close_note(self) -> None:
        if self.note_form is not None:
            self._inside.removeWidget(self.note_form)
            self.note_form.hide()
            self.note_form.setParent(None)
            self.note_form.deleteLater()
            self.note_form = None

    # --- showing

    def _on_changed(self, change: "Change[Match, object, object]") -> None:
        before, after = change.before, change.after
        if self.isVisible() and (before.secrets, before.turn) != (after.secrets, after.turn):
            self._show()

    def _clear(self) -> None:
        """Covered is gone, not merely out of sight."""
        self._replace(QWidget())
        self.contracts, self.lines = {}, {}

    def _replace(self, fresh: QWidget) -> None:
        self._inside.replaceWidget(self._list, fresh)
        self._list.hide()
        self._list.setParent(None)
        self._list.deleteLater()
        self._list = fresh

    def _lines(self, register: tuple[LineView, ...]) -> list[LineView]:
        """The newest first; of the finished ones only some, until somebody asks for all."""
        newest = list(reversed(register))
        if self._every:
            return newest
        return [
            line
            for place, line in enumerate(newest)
            if place < RECENT or line.awaited or line.state is LineState.UNDER_WAY
        ]

    def _show_every(self) -> None:
        self._every = True
        self._show()

    def _show(self) -> None:
        match: Match = self._commander.state
        viewer = self._eyes.viewer()
        if viewer is not None:
            self.who.setCurrentIndex(self.who.findData(viewer))
        seen = visible_to(match, viewer)
        self.who.setEnabled(viewer is None)
        self.look.set_words(self.tr("Look") if viewer is None else self.tr("Cover"))
        self.look.set_icon("eye" if viewer is None else "eye_off")
        self._show_form()
        held = self._with_keyboard()
        fresh = QWidget()
        box = column(self._theme, fresh, spacing=8)
        box.addWidget(label(self.tr("Contracts"), "overline"))
        self.contracts, self.lines = {}, {}
        for contract in reversed(seen.contracts.values()):
            card = ContractCard(self._theme, self._commander, contract, viewer, self._redraft)
            self.contracts[contract.id] = card
            box.addWidget(card)
        if not seen.contracts:
            box.addWidget(label(self.tr("No contract lies on the table."), "quiet", wrap=True))
        box.addWidget(label(self.tr("Transport register"), "overline"))
        for line in self._lines(seen.register):
            entry = LineCard(self._theme, self._commander, line, viewer)
            self.lines[line.number] = entry
            box.addWidget(entry)
        if not seen.register:
            box.addWidget(label(self.tr("Nothing was carried yet."), "quiet", wrap=True))
        if len(self.lines) < len(seen.register):
            rest = len(seen.register) - len(self.lines)
            text = counted(self.tr("%n earlier transport(s)", "", rest), rest)
            box.addWidget(Button(self._theme, text, self._show_every, kind="link"))
        self._replace(fresh)
        if held in self.contracts:
            fresh.show()  # at once: what is not seen cannot keep the keyboard
            self.contracts[held].take_keyboard()

    def _with_keyboard(self) -> str:
        """The contract whose card has the keyboard; none: empty."""
        focus = QApplication.focusWidget()
        cards = self.contracts.items()
        return next((id_ for id_, card in cards if focus and card.isAncestorOf(focus)), "")
