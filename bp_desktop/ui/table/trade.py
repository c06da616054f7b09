"""Trade panel: offers with their answer, each one step, trade under way and promises."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from bp_desktop.core.ids import NOBODY, SeatId
from bp_desktop.core.purse import Purse
from bp_desktop.games.table import Accounts
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Draft, KeptFields
from bp_desktop.ui.shell.following import SliceListener
from bp_desktop.ui.table.consent import ConsentCard, ConsentRequest
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.promises import PromisesCard
from bp_desktop.ui.widgets.basics import SPRING, Button, Card, column, label, lay, row, show_text
from bp_desktop.ui.widgets.containers import flowing, scroll_area
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.explained import explain
from bp_desktop.ui.widgets.fields import ChoiceBox
from bp_desktop.ui.widgets.purse import PurseEdit
from bp_desktop.ui.widgets.rule_link import CitedText
from bp_desktop.ui.words.wording import fact_words

WriteContract = Callable[[tuple[SeatId, SeatId], tuple[Purse, Purse]], object]

FORM = "barter"


class TradePanel(DockPanel):
    """Three steps a deal: what, the offer, and the other one agrees."""

    def __init__(
        self,
        context: AnyTable,
        accounts: Accounts[Any, Any, Any],
        write_contract: WriteContract | None,
        show_thing: Callable[[str], object],
    ) -> None:
        """`show_thing` says what can be done with something that is under way."""
        super().__init__()
        explain(self, help_page="trade")
        theme, under_way = context.theme, context.parts.under_way
        self.barter = BarterForm(context, accounts, write_contract)
        goods = under_way(context, show_thing) if under_way is not None else None
        self.promises = PromisesCard(context) if context.game.promises is not None else None
        inside = QWidget()
        parts = self.barter, goods, self.promises
        lay(column(theme, inside, spacing=10, edges=(0, 0, 8, 0)), *parts, SPRING)
        lay(column(theme, self), scroll_area(inside))

    def deal_with(self, partner: SeatId | None) -> None:
        """Ready to type: what the active player offers."""
        if partner is not None:
            self.barter.choose(partner)
        self.barter.gives[0].focus_first()


class BarterForm(Card):
    """Without return goods it is a payment. An offer is words only: nothing of it is kept before
    the other side agrees."""

    def __init__(
        self,
        context: AnyTable,
        accounts: Accounts[Any, Any, Any],
        write_contract: WriteContract | None,
    ) -> None:
        theme, resources = context.theme, context.parts.resources()
        super().__init__(theme, spacing=8, edges=(16, 12, 16, 12))
        self._context = context
        self._game = context.game
        self._accounts = accounts
        self._write_contract = write_contract
        self._turn = -1
        self._shown_to: SeatId | None = None
        self._offered_from: Draft | None = None
        """Where whoever offered it typed it; by now somebody else may look."""
        self.partners = ChoiceBox(self.tr("Who offers")), ChoiceBox(self.tr("To whom"))
        for place, box in enumerate(self.partners):
            box.setMinimumWidth(theme.px(96))
            box.activated.connect(partial(self._keep_apart, place))
        self.gives = tuple(PurseEdit(theme, resources, self.make_offer) for _ in self.partners)
        self.rules = CitedText(theme, context.rules, "small")
        self.said = label("", "strong", wrap=True)
        self.said.hide()
        self.ask = Button(theme, self.tr("Make the offer"), self.make_offer, kind="primary")
        self.contract = Button(
            theme, self.tr("Write a contract"), self._to_contract, kind="link", icon_name="seal"
        )
        self.consent = ConsentCard(context)
        """What lies on the table, until somebody agrees or declines."""
        self._editor = QWidget()
        self._lay_out(theme)
        sides = zip(("gives", "gets"), self.gives, strict=True)
        amounts = {f"{side} {one}": box for side, it in sides for one, box in it.amounts.items()}
        self._typed = KeptFields(self, amounts, context.drafts.of(FORM, lasts=True))
        self._dealers = context.drafts.of("dealers", lasts=True)
        self._listener = SliceListener(self, context.commander, self._slice, self._show)
        context.viewer.changed.connect(self._listener.refresh)

    def _lay_out(self, theme: Theme) -> None:
        inside = column(theme, self._editor, spacing=8)
        for partner, gives in zip(self.partners, self.gives, strict=True):
            words = label(self.tr("gives"), "small")
            lay(inside, lay(row(theme, spacing=8), (partner, 1), words), gives)
        lay(inside, self.rules, flowing(theme, self.ask, self.contract))
        title = label(self.tr("Barter or pay"), "strong")
        lay(self.box, title, self.said, self._editor, self.consent)

    # --- who and what

    @property
    def pair(self) -> tuple[SeatId, SeatId]:
        first, second = (SeatId(box.currentData() or "") for box in self.partners)
        return first, second

    def choose(self, partner: SeatId) -> None:
        """The active player wants to deal with this one."""
        turn = self._game.turn(self._context.state)
        self._back_to_editor()
        if turn is not None and partner != turn.seat:
            self._set(0, turn.seat)
            self._set(1, partner)
            self._limit()

    def _name(self, id_: SeatId) -> str:
        seat = self._game.seat(self._context.state, id_)
        return "" if seat is None else seat.name

    def _set(self, place: int, player: SeatId) -> None:
        found = self.partners[place].findData(player)
        if found >= 0:
            self.partners[place].setCurrentIndex(found)

    def _keep_apart(self, chosen: int, _index: int) -> None:
        """Two different people: who was chosen twice leaves the other place."""
        box, other = self.partners[chosen], self.partners[1 - chosen]
        if box.currentIndex() == other.currentIndex():
            other.setCurrentIndex((box.currentIndex() + 1) % other.count())
        self._limit()

    def _limit(self) -> None:
        """Own amounts bound what can be given; those of others are theirs to know."""
        state = self._context.state
        viewer = self._context.looking()
        if viewer != self._shown_to:
            self._shown_to = viewer
            if self._game.hides(state):  # what was typed was bound by what only they may know
                for gives in self.gives:
                    gives.limit(None)
                self._typed.take(self._context.drafts.of(FORM, viewer, lasts=True))
        for player, gives in zip(self.pair, self.gives, strict=True):
            known = self._game.seat(state, player) is not None and self._context.may_see(player)
            gives.limit(self._accounts.balance(state, player) if known else None)
        self._show_contract()
        self._dealers.update(turn=self._turn, first=self.pair[0], second=self.pair[1])

    # --- the offer

    def make_offer(self) -> None:
        first, second = self.pair
        there, back = (one.purse() for one in self.gives)
        if not there and not back:
            show_text(self.said, self.tr("Nothing is offered yet: type an amount."))
            return
        if not there:  # a wish for a present: the other one pays
            first, second, there, back = second, first, back, there
        if back and self._accounts.barter is not None:
            deal = self._accounts.barter(first, second, there, back, (first, second))
        elif not back and self._accounts.pay is not None:
            deal = self._accounts.pay(first, second, there, "")
        else:
            show_text(self.said, self.tr("This game has no such deals."))
            return
        self._offered_from = self._typed.draft
        names = {"giver": self._name(first), "receiver": self._name(second)}
        owner = self._game.owner
        text = self.tr("{giver} gives {receiver}: {goods}.")
        lines = [filled(text, goods=fact_words(owner, there), **names)]
        if back:
            text = self.tr("{receiver} gives {giver}: {goods}.")
            lines.append(filled(text, goods=fact_words(owner, back), **names))
        self.said.hide()
        self._editor.hide()
        # Whoever offers has agreed; where a rule stands against it, both make the exception.
        asked, words, make = (self.pair[1],), "\n".join(lines), partial(self._make, deal)
        self.consent.ask(ConsentRequest(deal, asked, words, make, True, self._decline))

    def _make(self, deal: Any) -> None:
        self._back_to_editor()
        if not self._context.commander.submit(deal, overrule=True):
            return
        for gives in self.gives:
            gives.wipe()
        if self._offered_from is not None:
            self._offered_from.clear()
        show_text(self.said, self._context.parts.secrets().traded)
        self.gives[0].focus_first()  # not on the gold button: an Enter too many would go on

    def _decline(self, seat: SeatId) -> None:
        self._back_to_editor()
        text = self.tr("{player} declines. Nothing has changed.")
        show_text(self.said, filled(text, player=self._name(seat)))
        self.gives[0].focus_first()

    def _back_to_editor(self) -> None:
        self.said.hide()
        self.consent.forget()
        self._editor.show()

    def _show_contract(self) -> None:
        """Only people sign one: with a seat of the program there is none."""
        state = self._context.state
        seats = [self._game.seat(state, one) for one in self.pair]
        people = all(one is not None and not one.level and not one.out for one in seats)
        two = self.pair[0] != self.pair[1] and self._game.turn(state) is not None
        self.contract.setVisible(self._write_contract is not None and people and two)

    def _to_contract(self) -> None:
        there, back = (one.purse() for one in self.gives)
        if self._write_contract is not None:
            self._write_contract(self.pair, (there, back))

    # --- showing

    def _slice(self, state: Any) -> tuple[object, ...]:
        seats, turn = self._game.seats(state), self._game.turn(state)
        balances = tuple(self._accounts.balance(state, one.id) for one in seats)
        return seats, balances, turn and turn.number, self._context.parts.trade_rule(state)

    def _show(self, state: Any) -> None:
        """The players still in the game, their limits, and what the rules say at this table."""
        chosen, turn = self.pair, self._game.turn(state)
        seats = [one for one in self._game.seats(state) if not one.out]
        number = 0 if turn is None else turn.number
        if self._turn != number:
            self._turn = number
            self._back_to_editor()  # an offer does not outlive its turn
            active = NOBODY if turn is None else turn.seat
            chosen = (active, next((one.id for one in seats if one.id != active), active))
            if self._dealers.get("turn") == number:  # a view before this one had them
                first, second = (str(self._dealers.get(one)) for one in ("first", "second"))
                chosen = (SeatId(first), SeatId(second))
        for place, box in enumerate(self.partners):
            box.offer({seat.id: seat.name for seat in seats})
            self._set(place, chosen[place])
        self._limit()
        rule = self._context.parts.trade_rule(state)
        self.rules.say(rule.text, rule.rules)
        playing = turn is not None and len(seats) > 1
        self.ask.setEnabled(playing and rule.is_allowed)
        self._show_contract()
