"""Writing a contract down: the text first, then a passphrase of each partner if it is secret."""

from collections.abc import Callable
from secrets import token_bytes

from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.core.messages import Message, Refused
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.sealing import Seal
from bp_desktop.games.burning_planets.ids import CARGO, ContractId, PlayerId
from bp_desktop.games.burning_planets.match.secret_commands import DraftContract, RedraftContract
from bp_desktop.games.burning_planets.match.secret_contents import objections_to_terms, sealed
from bp_desktop.games.burning_planets.match.secret_values import LONGEST_NOTE, Delivery, Terms
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import resource_looks
from bp_desktop.ui.games.burning_planets.commanders import MatchTableContext
from bp_desktop.ui.shell.drafts import Draft, Field, KeptFields, fill
from bp_desktop.ui.widgets.basics import (
    Button,
    Card,
    column,
    label,
    lay,
    problem_line,
    row,
    show_text,
)
from bp_desktop.ui.widgets.containers import flowing, reveal
from bp_desktop.ui.widgets.fields import ChoiceBox, NewPassphrase, OneOfField, text_line
from bp_desktop.ui.widgets.purse import PurseEdit
from bp_desktop.ui.words.wording import worded_all

PUBLIC, SECRET = "public", "secret"


class ContractText(QWidget):
    """Fields only; begins with what stands in `draft` and keeps it there."""

    def __init__(
        self, context: MatchTableContext, on_kind: Callable[[str], object], draft: Draft
    ) -> None:
        super().__init__()
        theme = context.theme
        self._commander = context.commander
        kinds = {PUBLIC: self.tr("Public"), SECRET: self.tr("Secret")}
        self.kinds = OneOfField(theme, kinds, PUBLIC, on_kind)
        self.partners = (ChoiceBox(self.tr("First partner")), ChoiceBox(self.tr("Second")))
        self.ship = ChoiceBox(self.tr("By which cargo ship"))
        self.gives = (PurseEdit(theme, resource_looks()), PurseEdit(theme, resource_looks()))
        text = self.tr("Further words, if any")
        self.note = text_line(text, text, longest=LONGEST_NOTE)
        inside = lay(column(theme, self, spacing=8), self.kinds)
        for partner, gives in zip(self.partners, self.gives, strict=True):
            for player in context.state.players.values():
                partner.addItem(player.name, player.id)
            partner.activated.connect(self.show_ships)
            line = row(theme, spacing=8)
            lay(inside, lay(line, (partner, 1), label(self.tr("gives"), "small")), gives)
        lay(inside, label(self.tr("By which cargo ship"), "small"), self.ship, self.note)
        self._keep(draft)

    def _keep(self, draft: Draft) -> None:
        sides = list(zip(("first", "second"), self.partners, self.gives, strict=True))
        KeptFields(self, {side: partner for side, partner, _ in sides}, draft)
        self.show_ships()  # those of the two
        fields: dict[str, Field] = {"ship": self.ship, "note": self.note}
        for side, _, gives in sides:
            fields |= {f"{side} gives {one}": spin for one, spin in gives.amounts.items()}
        KeptFields(self, fields, draft)

    # --- what it says

    @property
    def pair(self) -> tuple[PlayerId, PlayerId]:
        first, second = (PlayerId(box.currentData()) for box in self.partners)
        return first, second

    def terms(self) -> Terms:
        first, second = self.pair
        promised = (
            Delivery(first, second, self.gives[0].purse()),
            Delivery(second, first, self.gives[1].purse()),
        )
        carrier, number = self.ship.currentData()
        deliveries = tuple(one for one in promised if one.goods)
        return Terms(PlayerId(carrier), int(number), deliveries, self.note.text().strip())

    def show_partners(self, partners: tuple[PlayerId, PlayerId], *, fixed: bool) -> None:
        for box, partner in zip(self.partners, partners, strict=True):
            box.choose(partner)
        self.fix_partners(fixed=fixed)
        self.show_ships()

    def fix_partners(self, *, fixed: bool) -> None:
        """Another text in place of a draft is between the same two."""
        for box in self.partners:
            box.setEnabled(not fixed)

    def show_goods(self, goods: tuple[Purse, Purse]) -> None:
        for gives, each in zip(self.gives, goods, strict=True):
            gives.set_purse(each)

    def show_terms(self, terms: Terms) -> None:
        self.ship.choose([terms.carrier, terms.ship_number])
        self.note.setText(terms.note)
        first, second = self.pair
        self.show_goods((self._promised(terms, first), self._promised(terms, second)))

    @staticmethod
    def _promised(terms: Terms, giver: PlayerId) -> Purse:
        return sum((one.goods for one in terms.deliveries if one.giver == giver), EMPTY)

    def show_ships(self) -> None:
        """Cargo ships of the two, and the next one of each: a contract may come before it."""
        match = self._commander.state
        chosen = self.ship.currentData()
        self.ship.clear()
        built, planned = [], []
        for id_ in dict.fromkeys(self.pair):
            player = match.players[id_]
            for ship in match.board.ships.values():
                if ship.owner == id_ and ship.cls == CARGO:
                    text = filled(self.tr("{number} of {player}"), player=player.name)
                    built.append((filled(text, number=ship.number), [id_, ship.number]))
            text = filled(self.tr("{number} of {player}, not built yet"), player=player.name)
            planned.append((filled(text, number=player.fleet + 1), [id_, player.fleet + 1]))
        for text, data in (*built, *planned):
            self.ship.addItem(text, data)
        self.ship.choose(chosen)

    def wipe(self) -> None:
        for gives in self.gives:
            gives.wipe()
        fill(self.note, "")
        self.ship.setCurrentIndex(-1)  # or the next contract would tell by whom this one goes


class ContractForm(Card):
    """Step by step, each partner alone at their passphrase. The text stays while the form is out
    of sight, among the drafts even without a form; a passphrase never does."""

    def __init__(
        self,
        context: MatchTableContext,
        on_kind: Callable[[str], object],
        on_pass: Callable[[PlayerId], object],
        done: Callable[[], object],
    ) -> None:
        """`on_kind`: somebody wants it public or secret; see `set_kind`. `on_pass`: this player
        types a passphrase, once it is them who look; see `take_over`."""
        theme = context.theme
        super().__init__(theme, spacing=8, edges=(16, 12, 16, 12))
        self._commander = context.commander
        self._on_pass = on_pass
        self._is_passed = False
        self._done = done
        self._draft = context.drafts.of("contract")
        self._warned: tuple[Message, ...] = ()
        self._phrases: list[str] = []
        self._text = text = ContractText(context, on_kind, self._draft)
        self.kinds, self.partners, self.ship = text.kinds, text.partners, text.ship
        self.gives, self.note = text.gives, text.note
        text.fix_partners(fixed=self._redrafts is not None)
        self.hint = label("", "small", wrap=True)
        self.said = problem_line()
        self.whose = label("", "strong", wrap=True)
        self.phrase = NewPassphrase(theme, "", self.go_on)
        self.do = Button(theme, "", self.go_on, kind="primary")
        self.drop = Button(theme, self.tr("Throw it away"), self.throw_away, kind="quiet")
        self._sealing = QWidget()
        lay(column(theme, self._sealing, spacing=8), self.whose, self.phrase)
        lay(
            self.box,
            label(self.tr("A contract of two"), "strong"),
            self._text,
            self._sealing,
            self.hint,
            self.said,
            flowing(theme, self.do, self.drop),
        )
        self.set_kind(self.kind)

    # --- what it says

    def begin(
        self,
        partners: tuple[PlayerId, PlayerId],
        goods: tuple[Purse, Purse] | None = None,
        redrafts: ContractId | None = None,
        terms: Terms | None = None,
    ) -> None:
        """A new text between these two, or another one in place of a draft."""
        self.wipe()
        self._draft["redrafts"] = redrafts
        self._text.show_partners(partners, fixed=redrafts is not None)
        if terms is not None:
            self._text.show_terms(terms)
        elif goods is not None:
            self._text.show_goods(goods)
        self.partners[0].setFocus()
        reveal(self)

    @property
    def kind(self) -> str:
        return str(self._draft.get("kind", PUBLIC))

    def set_kind(self, kind: str) -> None:
        self._draft["kind"] = kind
        self.kinds.show_chosen(kind)
        self._show_step()

    @property
    def _redrafts(self) -> ContractId | None:
        found = self._draft.get("redrafts")
        return None if found is None else ContractId(str(found))

    @property
    def pair(self) -> tuple[PlayerId, PlayerId]:
        return self._text.pair

    @property
    def typist(self) -> PlayerId | None:
        """Whose passphrase it waits for; None: the text is written."""
        waits = self._is_passed or not self._sealing.isHidden()
        return self.pair[len(self._phrases)] if waits else None

    # --- step by step

    def go_on(self) -> None:
        if self._sealing.isHidden():
            self._finish_text()
        else:
            self._take_phrase()

    def _finish_text(self) -> None:
        """Judge the text while it can be read. Asked twice, it is overruled."""
        match = self._commander.state
        try:
            found = objections_to_terms(match, self.pair, self._text.terms())
        except Refused as refusal:
            self._say(worded_all(refusal.messages))
            return
        if self.pair[0] == self.pair[1]:
            self._say(self.tr("A contract needs two different players."))
            return
        if found and found != self._warned:
            self._say(worded_all(found))
            self._warned = found
            self.do.set_words(self.tr("Write it down all the same"))
            return
        self._warned = found
        if self.kind == PUBLIC:
            self._submit(None)
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        """What one partner may see is covered before the other one comes."""
        self._is_passed = True
        self._on_pass(self.pair[len(self._phrases)])

    def take_over(self) -> None:
        """Whoever was asked is there."""
        if self._is_passed:
            self._is_passed = False
            self._show_step(sealing=True)

    def _take_phrase(self) -> None:
        trouble = self.phrase.trouble()
        if trouble:
            self._say(trouble)
            self.phrase.wipe()
            self.phrase.phrase.setFocus()
            return
        phrases = [*self._phrases, self.phrase.text()]
        self.phrase.wipe()
        if len(phrases) < len(self.pair):
            self._phrases = phrases
            self._pass_on()
            return
        locks = {player: phrase or None for player, phrase in zip(self.pair, phrases, strict=True)}
        self._submit(sealed(self._text.terms(), locks, token_bytes))

    def _submit(self, seal: Seal | None) -> None:
        first, second = self.pair
        terms = self._text.terms() if seal is None else None
        command: DraftContract | RedraftContract = DraftContract(first, second, seal, terms)
        if self._redrafts is not None:
            command = RedraftContract(self._redrafts, first, seal, terms)
        if self._commander.submit(command, overrule=bool(self._warned)):
            self.throw_away()

    def _show_step(self, *, sealing: bool = False) -> None:
        """The text, or the passphrase of the partner whose turn it is."""
        self.said.hide()
        self._text.setHidden(sealing)
        self._sealing.setHidden(not sealing)
        if not sealing:
            self._phrases.clear()
            secret = self.kind == SECRET
            self.do.set_words(self.tr("Next: passphrases") if secret else self.tr("Write it down"))
            self.hint.setText(
                self.tr("Not written down yet: it waits here until you close the program.")
            )
            return
        match = self._commander.state
        name = match.players[self.pair[len(self._phrases)]].name
        self.whose.setText(filled(self.tr("Pass the laptop to {player}."), player=name))
        self.phrase.rename(filled(self.tr("Passphrase of {player}"), player=name))
        self.hint.setText(
            self.tr(
                "Only you type and know it. Either passphrase opens the contract later; left "
                "empty, you depend on the other one."
            )
        )
        last = len(self._phrases) + 1 == len(self.pair)
        self.do.set_words(self.tr("Seal and write it down") if last else self.tr("Next"))
        self.phrase.phrase.setFocus()
        reveal(self)

    def _say(self, text: str) -> None:
        self._warned = ()
        show_text(self.said, text)

    def ask_to_finish(self) -> None:
        """Somebody wants to begin another one."""
        self._say(self.tr("Finish this contract first, or throw it away."))
        reveal(self.said)

    # --- forgetting

    def throw_away(self) -> None:
        self.wipe()
        self._done()

    def wipe(self) -> None:
        self._text.wipe()
        self.phrase.wipe()
        self._warned = ()
        self._is_passed = False
        self._draft.pop("redrafts", None)
        self.set_kind(PUBLIC)

    def hideEvent(self, event: QHideEvent) -> None:
        """Out of sight: a passphrase that was typed is gone, and asked for again; unless the
        laptop is on its way to the other partner."""
        self.phrase.wipe()
        if not self._is_passed:
            self._show_step()
        super().hideEvent(event)
