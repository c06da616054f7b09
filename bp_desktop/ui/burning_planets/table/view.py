"""The turn screen: whose turn, which phase, what there is, and one button that goes on."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListView, QStackedWidget, QWidget

from bp_desktop.core.messages import Message
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import PlayerId, UnitId
from bp_desktop.games.burning_planets.match.commands import Attack
from bp_desktop.games.burning_planets.match.ledger import Posting
from bp_desktop.games.burning_planets.match.queries.steps import next_step, still_open
from bp_desktop.games.burning_planets.match.secret_view import visible_to
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.session.session import Change
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.burning_planets.combat.battle_card import BattleCard
from bp_desktop.ui.burning_planets.labels_match import LABELS
from bp_desktop.ui.burning_planets.table.balances import BalancesPanel
from bp_desktop.ui.burning_planets.table.board_panel import BoardPanel
from bp_desktop.ui.burning_planets.table.do_now import DoNowPanel
from bp_desktop.ui.burning_planets.table.journal import JournalModel
from bp_desktop.ui.burning_planets.table.others import OthersStrip
from bp_desktop.ui.burning_planets.table.step_text import step_text
from bp_desktop.ui.burning_planets.table.stepper import PhaseStepper
from bp_desktop.ui.marking import filled
from bp_desktop.ui.players import paint_player
from bp_desktop.ui.settings.parts import OneOf
from bp_desktop.ui.widgets.basics import Button, card, label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.wording import translated, worded_all

if TYPE_CHECKING:
    from bp_desktop.ui.kinds import ViewContext

BADGE = 56


class TableView(QWidget):
    """One open match."""

    def __init__(self, context: "ViewContext") -> None:
        super().__init__()
        self._theme = context.theme
        self._commander = context.commander
        self._way_out: Callable[[], object] | None = None
        match: Match = self._commander.state
        self.balances = BalancesPanel(self._theme, tuple(match.tables.resources))
        self.stepper = PhaseStepper(self._theme)
        self.others = OthersStrip(self._theme)
        self.do_now = DoNowPanel(self._theme, self._submit)
        self.board = (
            BoardPanel(self._theme, self._commander, self.open_battle) if match.tracked else None
        )
        self.battle: BattleCard | None = None
        self._battle = column(self._theme)
        self.journal = JournalModel(self._theme, self._commander.session, self)
        self._lay_out()
        self._commander.changed.connect(self._on_changed)
        self._commander.refused.connect(self._on_refused)
        self._commander.objected.connect(self._on_objected)
        self._commander.consent_needed.connect(self._on_consent_needed)
        self._show()

    def _lay_out(self) -> None:
        theme = self._theme
        self._badge = QLabel()
        self._name = label("", "display")
        self._where = label("", "quiet")
        self._event = label("", "strong", wrap=True)
        self.go_on = Button(theme, "", self.advance, kind="primary")
        self.go_on.setMinimumHeight(theme.px(56))
        self.go_on.setShortcut(Qt.Key.Key_Space)
        self._open = label("", "small", wrap=True)
        self._make_trouble()
        lines = QListView()
        lines.setModel(self.journal)
        lines.setUniformItemSizes(True)
        lines.setAccessibleName(self.tr("Journal"))
        self.undo_button = Button(theme, "", self.undo, kind="quiet", icon_name="undo")
        self.redo_button = Button(theme, self.tr("Redo"), self.redo, kind="quiet", icon_name="redo")
        foot = row(theme, spacing=8)
        foot.addWidget(self._make_pages(lines))
        foot.addStretch()
        foot.addWidget(self.undo_button)
        foot.addWidget(self.redo_button)
        left = column(theme, spacing=16)
        left.addWidget(self.balances)
        left.addWidget(self._trouble)
        left.addWidget(self.go_on)
        left.addWidget(self._open)
        left.addLayout(foot)
        left.addWidget(self._pages, 1)
        right = column(theme, spacing=12)
        right.addWidget(label(self.tr("What you can do now"), "heading"))
        right.addLayout(self._battle)
        right.addWidget(self.do_now, 1)
        middle = row(theme, spacing=24)
        middle.addLayout(left, 5)
        middle.addLayout(right, 3)
        whole = column(theme, self, spacing=20, edges=(32, 24, 32, 24))
        whole.addLayout(self._head())
        whole.addWidget(self.stepper)
        whole.addWidget(self._event)
        whole.addLayout(middle, 1)

    def _make_pages(self, lines: QWidget) -> OneOf:
        """The board, where positions are tracked, and the journal; one at a time."""
        self._pages = QStackedWidget()
        subjects = {}
        if self.board is not None:
            self._pages.addWidget(self.board)
            subjects["board"] = self.tr("Board")
        self._pages.addWidget(lines)
        subjects["journal"] = self.tr("Journal")
        order = list(subjects)
        return OneOf(
            self._theme,
            subjects,
            order[0],
            lambda subject: self._pages.setCurrentIndex(order.index(subject)),
        )

    # --- fighting

    def open_battle(self, attacker: UnitId, target: str) -> None:
        """Show the chances before anybody rolls."""
        self.close_battle()
        player = self._commander.state.players[self._commander.state.turn.player]
        self.battle = BattleCard(
            self._theme,
            self._commander,
            attacker,
            target,
            by_hand=player.dice == "hand",
            on_close=self.close_battle,
        )
        self._battle.addWidget(self.battle)

    def close_battle(self) -> None:
        if self.battle is not None:
            self._battle.removeWidget(self.battle)
            self.battle.hide()
            self.battle.deleteLater()
            self.battle = None

    def _submit(self, command: Command) -> None:
        """Attacks go by the battle card, everything else at once."""
        if isinstance(command, Attack):
            self.open_battle(command.attacker, command.target)
        else:
            self._commander.submit(command)

    def _head(self) -> QHBoxLayout:
        theme = self._theme
        head = row(theme, spacing=16)
        head.addWidget(self._badge)
        words = column(theme, spacing=0)
        words.addWidget(self._name)
        words.addWidget(self._where)
        head.addLayout(words)
        head.addStretch()
        head.addWidget(self.others)
        return head

    def _make_trouble(self) -> None:
        """The card that says what the rules have against a step, and the way out."""
        theme = self._theme
        self._trouble = card("trouble")
        trouble = row(theme, self._trouble, spacing=12, edges=(16, 12, 16, 12))
        self._trouble_text = label("", "body", wrap=True)
        self.overrule_button = Button(theme, self.tr("Overrule"), self.overrule, kind="plain")
        dismiss = Button(
            theme, self.tr("Close"), self._trouble.hide, kind="icon", icon_name="close"
        )
        trouble.addWidget(self._trouble_text, 1)
        trouble.addWidget(self.overrule_button)
        trouble.addWidget(dismiss)
        self._trouble.hide()

    # --- acting

    def advance(self) -> None:
        command = next_step(self._commander.state)
        if command is not None:
            self._commander.submit(command)

    def overrule(self) -> None:
        way_out, self._way_out = self._way_out, None
        self._trouble.hide()
        if way_out is not None:
            way_out()

    def undo(self, *, consent: bool = False) -> None:
        self._commander.undo(consent=consent)

    def redo(self) -> None:
        self._commander.redo()

    def _on_refused(self, messages: tuple[Message, ...]) -> None:
        self._tell(messages, None)

    def _on_objected(self, command: Command, messages: tuple[Message, ...]) -> None:
        self._tell(messages, command)

    def _on_consent_needed(self, seq: int) -> None:
        text = self.tr(
            "Step {step} holds dice or a disclosure. Does the table agree to take it back?"
        )
        self._trouble_text.setText(filled(text, step=seq))
        self._offer(self.tr("The table agrees"), lambda: self.undo(consent=True))

    def _tell(self, messages: tuple[Message, ...], command: Command | None) -> None:
        self._trouble_text.setText(worded_all(messages))
        if command is None:
            self._offer("", None)
        else:
            overruled = command
            self._offer(
                self.tr("Overrule"), lambda: self._commander.submit(overruled, overrule=True)
            )

    def _offer(self, text: str, way_out: Callable[[], object] | None) -> None:
        """Show the trouble with a button that gets out of it, if there is one."""
        self._way_out = way_out
        self.overrule_button.setText(text)
        self.overrule_button.setVisible(way_out is not None)
        self._trouble.show()

    # --- showing

    def _on_changed(self, change: "Change[Match, object, object]") -> None:
        self._trouble.hide()
        self.journal.refresh()
        if change.before.turn.player != change.after.turn.player:
            self.close_battle()
        if self.board is not None:
            self.board.show_match(change.before, change.after)
        if change.before is not change.after:
            self._show()

    def _show(self) -> None:
        match: Match = self._commander.state
        turn = match.turn
        player = match.players.get(turn.player)
        self._name.setText(player.name if player is not None else match.title)
        if player is not None:
            self._badge.setPixmap(self._badge_of(player.color))
            text = self.tr("Round {round} · {faction}")
            faction = names().faction(player.faction)
            self._where.setText(filled(text, round=turn.round, faction=faction))
        self.stepper.show_phase(turn.phase if match.stage is Stage.PLAY else None)
        self._event.setText(names().event(turn.event) if turn.event is not None else "")
        self._event.setVisible(turn.event is not None)
        self.balances.show_purse(self._seen(match, turn.player), self._turn_change(match))
        self.others.show_match(match)
        self.do_now.show_match(match)
        command = next_step(match)
        self.go_on.setEnabled(command is not None)
        self.go_on.setText(step_text(match, command) if command is not None else "—")
        left = still_open(match)
        self._open.setText(worded_all((*left.mandatory, *left.optional)))
        self._show_undo()

    def _show_undo(self) -> None:
        session = self._commander.session
        last = session.next_undo
        name = translated("commands", LABELS.get(type(last.command), "")) if last else ""
        self.undo_button.setText(filled(self.tr("Undo: {step}"), step=name))
        self.undo_button.setEnabled(last is not None)
        self.redo_button.setEnabled(session.next_redo is not None)

    @staticmethod
    def _seen(match: Match, player: PlayerId) -> Purse | None:
        return visible_to(match, player).treasuries.get(player)

    def _turn_change(self, match: Match) -> Purse:
        """What this own turn has brought and cost so far."""
        total = EMPTY
        for step in reversed(self._commander.session.timeline):
            for event in step.outcome.events:
                if getattr(event, "number", None) == match.turn.number and hasattr(event, "round"):
                    return total
                postings: tuple[Posting, ...] = getattr(event, "postings", ())
                for posting in postings:
                    if posting.player == match.turn.player and posting.hold is None:
                        total += posting.amounts
        return total

    def _badge_of(self, seat: int) -> QPixmap:
        side = self._theme.px(BADGE)
        ratio = self.devicePixelRatioF()
        picture = QPixmap(QSize(side, side) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_player(painter, QRectF(0, 0, side, side), seat, self._theme)
        painter.end()
        return picture
