"""Text of a contract: its partners, what each promises, the cargo ship and further words."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import CARGO, PlayerId
from bp_desktop.games.burning_planets.match.secret_values import LONGEST_NOTE, Delivery, Terms
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import resource_looks
from bp_desktop.ui.games.burning_planets.commanders import MatchTableContext
from bp_desktop.ui.games.burning_planets.table.secrets.partners import signers
from bp_desktop.ui.shell.drafts import Draft, Field, KeptFields, fill
from bp_desktop.ui.widgets.basics import column, label, lay, row
from bp_desktop.ui.widgets.fields import ChoiceBox, OneOfField, text_line
from bp_desktop.ui.widgets.purse import PurseEdit

PUBLIC, SECRET = "public", "secret"


class ContractText(QWidget):
    """Fields only; begins with what stands in `draft` and keeps it there."""

    def __init__(
        self, context: MatchTableContext, on_kind: Callable[[str], object], draft: Draft
    ) -> None:
        super().__init__()
        theme = context.theme
        self._commander = context.commander
        kinds = {SECRET: self.tr("Secret"), PUBLIC: self.tr("Public")}
        self.kinds = OneOfField(theme, kinds, SECRET, on_kind, flowing=True)
        self.partners = tuple(
            ChoiceBox(one, fitting=True) for one in (self.tr("First partner"), self.tr("Second"))
        )
        self.ship = ChoiceBox(self.tr("By which cargo ship"), fitting=True)
        self.gives = (PurseEdit(theme, resource_looks()), PurseEdit(theme, resource_looks()))
        text = self.tr("Other terms (optional)")
        self.note = text_line(text, text, longest=LONGEST_NOTE)
        inside = lay(column(theme, self, spacing=8), self.kinds)
        for partner, gives in zip(self.partners, self.gives, strict=True):
            partner.activated.connect(self.show_ships)
            line = row(theme, spacing=8)
            lay(inside, lay(line, (partner, 1), label(self.tr("gives"), "small")), gives)
        self._offer_partners()
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

    def _offer_partners(self, *others: PlayerId) -> None:
        """Whoever can sign, and `others`, who could once. Where nobody can, nothing is written."""
        match = self._commander.state
        offered = dict.fromkeys((*signers(match), *others)) or match.players
        for box in self.partners:
            box.offer({one: match.players[one].name for one in match.players if one in offered})

    def show_partners(self, partners: tuple[PlayerId, PlayerId]) -> None:
        self._offer_partners(*partners)
        for box, partner in zip(self.partners, partners, strict=True):
            box.choose(partner)
        self.show_ships()

    def fix_partners(self, *, first: bool, second: bool) -> None:
        """Whoever writes a secret one is the first; another text for a draft is between the same
        two."""
        for box, is_fixed in zip(self.partners, (first, second), strict=True):
            box.setEnabled(not is_fixed)

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
                    text = filled(self.tr("{player}'s cargo ship {number}"), player=player.name)
                    built.append((filled(text, number=ship.number), [id_, ship.number]))
            text = filled(
                self.tr("{player}'s cargo ship {number}, not built yet"), player=player.name
            )
            planned.append((filled(text, number=player.fleet + 1), [id_, player.fleet + 1]))
        for text, data in (*built, *planned):
            self.ship.addItem(text, data)
        self.ship.choose(chosen)

    def wipe(self) -> None:
        for gives in self.gives:
            gives.wipe()
        fill(self.note, "")
        self.ship.setCurrentIndex(-1)  # or the next contract would tell by whom this one goes
