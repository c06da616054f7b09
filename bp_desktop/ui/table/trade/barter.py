"""Two players change goods: one offers, the other agrees or declines, and that is one step."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox, QFrame, QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.commands import Barter, TransferResources
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.games.system import Enforcement
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import resource_looks
from bp_desktop.ui.games.burning_planets.table.secrets.words import goods_words
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Draft, Drafts, KeptFields
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.fields import ChoiceBox
from bp_desktop.ui.widgets.flow import FlowLayout
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.widgets.purse import PurseEdit

if TYPE_CHECKING:
    from bp_desktop.session.session import Change
    from bp_desktop.ui.games.burning_planets.commanders import MatchCommander

Viewer = Callable[[], PlayerId | None]
WriteContract = Callable[[tuple[PlayerId, PlayerId], tuple[Purse, Purse]], object]


FORM = "barter"


class BarterForm(QFrame):
    """Without return goods it is a payment. An offer is words only: nothing of it is kept before
    the other side agrees."""

    def __init__(
        self,
        theme: Theme,
        commander: "MatchCommander",
        viewer: Viewer,
        write_contract: WriteContract,
        drafts: Drafts | None = None,
    ) -> None:
        super().__init__()
        self._drafts = drafts or Drafts()
        self._theme = theme
        self._commander = commander
        self._viewer = viewer
        self._write_contract = write_contract
        self._turn = -1
        self._shown_to: PlayerId | None = None
        self.offer: Barter | TransferResources | None = None
        """What lies on the table, until somebody agrees or declines."""
        self._offered_from: Draft | None = None
        """Where whoever offered it typed it; by now somebody else may look."""
        self.setProperty("card", "true")
        self.partners = (self._players(self.tr("Who offers")), self._players(self.tr("To whom")))
        for place, box in enumerate(self.partners):
            box.activated.connect((self._on_first, self._on_second)[place])
        self.gives = (
            PurseEdit(theme, resource_looks(), self.make_offer),
            PurseEdit(theme, resource_looks(), self.make_offer),
        )
        self.rules = label("", "small", wrap=True)
        self.said = label("", "strong", wrap=True)
        self.said.hide()
        self.ask = Button(theme, self.tr("Offer it"), self.make_offer, kind="primary")
        self.contract = Button(
            theme, self.tr("Write a contract"), self._to_contract, kind="link", icon_name="seal"
        )
        self.words = label("", "body", wrap=True)
        self.agree = Button(theme, "", self.accept, kind="primary", icon_name="check")
        self.decline = Button(theme, "", self.refuse, icon_name="close")
        self._editor, self._offered = QWidget(), QWidget()
        self._lay_out(theme)
        sides = zip(("gives", "gets"), self.gives, strict=True)
        amounts = {f"{side} {one}": box for side, it in sides for one, box in it.amounts.items()}
        self._typed = KeptFields(self, amounts, self._drafts.of(FORM))
        self._dealers = self._drafts.of("dealers")
        commander.changed.connect(self._on_changed)
        self.refresh()

    def _players(self, name: str) -> QComboBox:
        box = ChoiceBox(name)
        box.setMinimumWidth(self._theme.px(96))
        return box

    def _lay_out(self, theme: Theme) -> None:
        inside = column(theme, self._editor, spacing=8)
        for partner, gives in zip(self.partners, self.gives, strict=True):
            line = row(theme, spacing=8)
            line.addWidget(partner, 1)
            line.addWidget(label(self.tr("gives"), "small"))
            inside.addLayout(line)
            inside.addWidget(gives)
        inside.addWidget(self.rules)
        foot = QWidget()
        buttons = FlowLayout(foot, gap=theme.px(8))
        buttons.addWidget(self.ask)
        buttons.addWidget(self.contract)
        inside.addWidget(foot)
        shown = column(theme, self._offered, spacing=8)
        shown.addWidget(self.words)
        answers = QWidget()
        replies = FlowLayout(answers, gap=theme.px(8))
        replies.addWidget(self.agree)
        replies.addWidget(self.decline)
        shown.addWidget(answers)
        box = column(theme, self, spacing=8, edges=(16, 12, 16, 12))
        box.addWidget(label(self.tr("Barter or pay"), "strong"))
        box.addWidget(self.said)
        box.addWidget(self._editor)
        box.addWidget(self._offered)
        self._offered.hide()

    # --- who and what

    @property
    def pair(self) -> tuple[PlayerId, PlayerId]:
        first, second = (PlayerId(box.currentData() or "") for box in self.partners)
        return first, second

    def choose(self, partner: PlayerId) -> None:
        """The active player wants to deal with this one."""
        match = self._commander.state
        self._back_to_editor()
        if partner != match.turn.player:
            self._set(0, match.turn.player)
            self._set(1, partner)
            self._limit()

    def _set(self, place: int, player: PlayerId) -> None:
        found = self.partners[place].findData(player)
        if found >= 0:
            self.partners[place].setCurrentIndex(found)

    def _on_first(self) -> None:
        self._keep_apart(0)

    def _on_second(self) -> None:
        self._keep_apart(1)

    def _keep_apart(self, chosen: int) -> None:
        """Two different people: who was chosen twice leaves the other place."""
        box, other = self.partners[chosen], self.partners[1 - chosen]
        if box.currentIndex() == other.currentIndex():
            other.setCurrentIndex((box.currentIndex() + 1) % other.count())
        self._limit()

    def _limit(self) -> None:
        """Own amounts bound what can be given; those of others are theirs to know (BP-APP-6)."""
        match = self._commander.state
        viewer = self._viewer()
        is_open = match.options.treasury_visibility == "public"
        if viewer != self._shown_to:
            self._shown_to = viewer
            if not is_open:  # what was typed was bound by what only they may know
                for gives in self.gives:
                    gives.limit(None)
                self._typed.take(self._drafts.of(FORM, viewer))
        for player, gives in zip(self.pair, self.gives, strict=True):
            known = player in match.players and (is_open or player == viewer)
            gives.limit(match.players[player].treasury if known else None)
        self._dealers.update(turn=self._turn, first=self.pair[0], second=self.pair[1])

    # --- the offer

    def make_offer(self) -> None:
        match = self._commander.state
        first, second = self.pair
        there, back = (one.purse() for one in self.gives)
        if not there and not back:
            self._say(self.tr("Nothing is offered yet: type an amount."))
            return
        if not there:  # a wish for a present: the other one pays
            first, second, there, back = second, first, back, there
        if back:
            self.offer = Barter(first, second, there, back, agreed=(first, second))
        else:
            self.offer = TransferResources(first, second, there, consent=True)
        self._offered_from = self._typed.draft
        names = {"giver": match.players[first].name, "receiver": match.players[second].name}
        text = self.tr("{giver} gives {receiver}: {goods}.")
        lines = [filled(text, goods=goods_words(there), **names)]
        if back:
            text = self.tr("{receiver} gives {giver}: {goods}.")
            lines.append(filled(text, goods=goods_words(back), **names))
        self.words.setText("\n".join(lines))
        asked = match.players[self.pair[1]].name
        self.agree.set_words(filled(self.tr("{player} agrees"), player=asked))
        self.decline.set_words(filled(self.tr("{player} declines"), player=asked))
        self.said.hide()
        self._editor.hide()
        self._offered.show()
        self.agree.setFocus()

    def accept(self) -> None:
        """Both have said yes. What the rules have against it is told by the table."""
        if self.offer is not None:
            self._commander.submit(self.offer)

    def refuse(self) -> None:
        match = self._commander.state
        name = match.players[self.pair[1]].name
        self._back_to_editor()
        self._say(filled(self.tr("{player} declines. Nothing has changed."), player=name))
        self.gives[0].focus_first()

    def _say(self, text: str) -> None:
        self.said.setText(text)
        self.said.show()

    def _back_to_editor(self) -> None:
        self.offer = None
        self.said.hide()
        self._offered.hide()
        self._editor.show()

    def _to_contract(self) -> None:
        there, back = (one.purse() for one in self.gives)
        self._write_contract(self.pair, (there, back))

    # --- showing

    def _on_changed(self, change: "Change[Match, object, object]") -> None:
        if self.offer is not None and getattr(change.entry, "command", None) == self.offer:
            for gives in self.gives:
                gives.wipe()
            if self._offered_from is not None:
                self._offered_from.clear()
            self._back_to_editor()
            self._say(self.tr("Done: both treasuries are booked."))
        if (
            change.before.players is not change.after.players
            or self._turn != change.after.turn.number
        ):
            self.refresh()

    def refresh(self) -> None:
        """The players still in the game, their limits, and what the rules say at this table."""
        match = self._commander.state
        chosen = self.pair
        if self._turn != match.turn.number:
            self._turn = match.turn.number
            self._back_to_editor()  # an offer does not outlive its turn
            active = match.turn.player
            chosen = (active, next((one for one in match.survivors if one != active), active))
            if self._dealers.get("turn") == self._turn:  # a view before this one had them
                first, second = (str(self._dealers[place]) for place in ("first", "second"))
                chosen = (PlayerId(first), PlayerId(second))
        for place, box in enumerate(self.partners):
            box.clear()
            for player in match.survivors:
                box.addItem(match.players[player].name, player)
            self._set(place, chosen[place])
        self._limit()
        self._show_rules(match)

    def _show_rules(self, match: Match) -> None:
        strict = match.enforcement is Enforcement.STRICT and not match.options.direct_transfer
        if match.options.direct_transfer:
            text = self.tr("At this table goods change hands at once, wherever both are.")
        elif strict:
            text = self.tr(
                "Goods travel by cargo ship: loaded at a planet of the giver, unloaded at one of "
                "the receiver (BP-TRADE-2, -3). This table allows no other way."
            )
        else:
            text = self.tr(
                "By the rules goods travel by cargo ship: loaded at a planet of the giver, "
                "unloaded at one of the receiver (BP-TRADE-2, -3). Handing them over at once is "
                "an exception the table makes, on record."
            )
        self.rules.setText(text)
        playing = match.stage is Stage.PLAY and len(match.survivors) > 1
        self.ask.setEnabled(playing and not strict)
        self.contract.setEnabled(playing)
