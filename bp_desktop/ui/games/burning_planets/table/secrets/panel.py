"""The panel about what lies face down, covered until somebody asks to look."""

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.secret_values import LineState
from bp_desktop.games.burning_planets.match.secret_view import LineView, visible_to
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.session.session import Change
from bp_desktop.texts.marking import counted
from bp_desktop.ui.games.burning_planets.commanders import MatchTableContext
from bp_desktop.ui.games.burning_planets.table.secrets.cards import ContractCard, LineCard
from bp_desktop.ui.games.burning_planets.table.secrets.partners import (
    PartnerButtons,
    usual_partner,
)
from bp_desktop.ui.games.burning_planets.table.secrets.writing import NoteForm, WritingPlace
from bp_desktop.ui.table.curtain import Curtain
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row
from bp_desktop.ui.widgets.containers import YieldingPage, flowing, scroll_area
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.explained import explain
from bp_desktop.ui.widgets.fields import ChoiceBox

LEAST_HIGH = 120
"""Where the dock is lower than that and what stands above, all of it scrolls."""
RECENT = 12
"""Transports shown at first; those under way always are."""


def shown_of(match: Match) -> tuple[object, ...]:
    """What the panel depends on."""
    return match.secrets, match.turn, match.program_seats, match.survivors


class SecretsPanel(DockPanel):
    """Shows what everybody may see; a player who looks sees more until it is covered again."""

    def __init__(self, context: MatchTableContext, curtain: Curtain) -> None:
        """`curtain`: to have somebody look (BP-APP-6)."""
        super().__init__()
        theme = context.theme
        self._context = context
        self._looking = context.looking
        self._curtain = curtain
        self._every = False
        self.contracts: dict[str, ContractCard] = {}
        self.lines: dict[int, LineCard] = {}
        self.who = ChoiceBox(self.tr("Who is looking"))
        self.look = Button(theme, self.tr("Reveal"), self.toggle_look, icon_name="eye")
        self.new = PartnerButtons(theme, self._begin_with)
        self.notes = Button(
            theme, self.tr("Private note"), self.open_note, kind="link", icon_name="note"
        )
        self.writing = WritingPlace(context, curtain)
        self.form, self.resume = self.writing.form, self.writing.resume
        self.writing.closed.connect(self._on_closed)
        self.writing.seen.connect(self._make_room)
        self._list = QWidget()
        inside = QWidget()
        self._inside = column(theme, inside, spacing=12, edges=(0, 0, 8, 0))
        lay(self._inside, self.writing, self._list, SPRING)
        bar = lay(row(theme, spacing=8), (self.who, 1), self.look)
        self._ways = QWidget()
        lay(column(theme, self._ways, spacing=4), self.new, flowing(theme, self.notes))
        content, secrets = QWidget(), scroll_area(inside)
        secrets.setMinimumHeight(theme.px(LEAST_HIGH))
        lay(column(theme, content, spacing=8), bar, self._ways, (secrets, 1))
        lay(column(theme, self), YieldingPage(content))
        self.who.currentIndexChanged.connect(self._show_partners)
        self._show_people()
        context.commander.changed.connect(self._on_changed)
        context.viewer.changed.connect(self._on_viewer)
        explain(self, rule="BP-SECRET-1")
        self._show()

    # --- looking

    def _expect_active(self) -> None:
        """Mostly whoever has the turn looks."""
        self.who.choose(self._context.state.turn.player)

    def toggle_look(self) -> None:
        if self._looking() is not None:
            self._curtain.cover()
            return
        reason = self.tr("Only you see your contracts and transports.")
        self._curtain.ask(self._writer, reason, self._on_viewer)

    def _on_viewer(self) -> None:
        """Somebody looks, or nobody any more."""
        self.writing.refresh()
        if self.isVisible():
            self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._expect_active()
        self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leaving the panel: what was open here is gone with it."""
        self.writing.close_note()
        self._clear()
        super().hideEvent(event)

    # --- writing

    def begin_note(self) -> None:
        self._expect_active()
        self.open_note()

    def begin_contract(self) -> None:
        """By key: with whom there was one last."""
        self._show_people()
        partner = usual_partner(self._context.state, self._writer)
        if partner in self.new.buttons:
            self._begin_with(partner)

    def _begin_with(self, partner: PlayerId) -> None:
        """By whoever is chosen above; mostly that is whose turn it is."""
        self.write_contract((self._writer, partner), None)

    @property
    def _writer(self) -> PlayerId:
        return PlayerId(self.who.currentData())

    def _show_people(self) -> None:
        """Whoever may look; nobody looks at what the program keeps hidden."""
        match = self._context.state
        people = [one for one in match.players.values() if one.id not in match.program_seats]
        self.who.offer({one.id: one.name for one in people or match.players.values()})
        self._show_partners()

    def _show_partners(self) -> None:
        if self.who.count():
            self.new.show_partners(self._context.state, self._writer)

    def _make_room(self, is_written: bool) -> None:
        """For the text of a contract: another one begins when it is finished."""
        self._ways.setHidden(is_written)

    def _on_closed(self) -> None:
        """Where an Enter too many does nothing: on the gold button it would throw dice."""
        if self._looking() is None:
            self._expect_active()
            self.who.setFocus()
        else:
            self.new.take_keyboard()

    def write_contract(
        self, partners: tuple[PlayerId, PlayerId], goods: tuple[Purse, Purse] | None
    ) -> None:
        self.writing.write_contract(partners, goods)

    def open_note(self) -> None:
        self.writing.open_note(self._writer)

    @property
    def note_form(self) -> NoteForm | None:
        return self.writing.note_form

    # --- showing

    def _on_changed(self, change: Change[Match, object, object]) -> None:
        before, after = change.before, change.after
        if self.isVisible() and shown_of(before) != shown_of(after):
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
        context, viewer = self._context, self._looking()
        self._show_people()
        if viewer is not None:
            self.who.choose(viewer)
        seen = visible_to(context.state, viewer)
        self.who.setEnabled(viewer is None)
        self.look.set_words(self.tr("Reveal") if viewer is None else self.tr("Hide"))
        self.look.set_icon("eye" if viewer is None else "eye_off")
        self.writing.refresh()
        held = self._with_keyboard()
        self.contracts = {
            one.id: ContractCard(context, one, self.writing.redraft)
            for one in reversed(seen.contracts.values())
        }
        self.lines = {one.number: LineCard(context, one) for one in self._lines(seen.register)}
        fresh = QWidget()
        box = column(context.theme, fresh, spacing=8)
        lay(box, label(self.tr("Contracts"), "overline"), *self.contracts.values())
        if not seen.contracts:
            box.addWidget(label(self.tr("No contracts on the table."), "quiet", wrap=True))
        lay(box, label(self.tr("Transport register"), "overline"), *self.lines.values())
        if not seen.register:
            box.addWidget(label(self.tr("No transports yet."), "quiet", wrap=True))
        rest = len(seen.register) - len(self.lines)
        if rest:
            text = counted(self.tr("%n earlier transport(s)", "", rest), rest)
            box.addWidget(Button(context.theme, text, self._show_every, kind="link"))
        self._replace(fresh)
        if held in self.contracts:
            fresh.show()  # at once: what is not seen cannot keep the keyboard
            self.contracts[held].take_keyboard()

    def _with_keyboard(self) -> str:
        """The contract whose card has the keyboard; none: empty."""
        focus = QApplication.focusWidget()
        cards = self.contracts.items()
        return next((id_ for id_, card in cards if focus and card.isAncestorOf(focus)), "")
