"""Card text form: a card that only people can read, and what they do by its word (PA-DATA-6)."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bp_desktop.core.purse import EMPTY
from bp_desktop.games.parsec.ids import PlayerId, UnitId
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.card_texts import named_text, text_of
from bp_desktop.games.parsec.match.lookup import named_unit
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.stats import type_of
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.parsec.book import fact_words, named, resource_looks
from bp_desktop.ui.widgets.basics import Button, SunkenCard, label, lay, show_text
from bp_desktop.ui.widgets.containers import flowing, reveal
from bp_desktop.ui.widgets.fields import ChoiceBox, number_box
from bp_desktop.ui.widgets.purse import MOST_CARDS, PurseCount

if TYPE_CHECKING:
    from bp_desktop.ui.games.parsec.table.parsec_table import ParsecTable

MOST = 20
FIGURES = ("attack", "defence", "range", "move")
CARDS = {"gain": 1, "lose": -1, "cheaper": 1, "dearer": -1}


class CardTextForm(SunkenCard):
    """Stays open until it is closed: a text may ask for several changes, a step each."""

    def __init__(self, table: "ParsecTable") -> None:
        theme = table.theme
        super().__init__(theme)
        self._table = table
        self.read: tuple[PlayerId, str] | None = None
        """Whose card is read out, and which."""
        self.title = label("", "strong", wrap=True)
        self.text = label("", "body", wrap=True)
        self.what = ChoiceBox(self.tr("What it changes"), fitting=True)
        self.unit = ChoiceBox(self.tr("Which unit"), fitting=True)
        self.kind = ChoiceBox(self.tr("Which piece"), fitting=True)
        self.delta = number_box(theme, self.tr("By how much"), -MOST, MOST, 1)
        self.cards = PurseCount(theme, resource_looks(), most=MOST_CARDS)
        self.apply = Button(theme, self.tr("Apply"), self._apply, kind="primary", icon_name="check")
        self.done = Button(theme, self.tr("Done"), self.forget)
        ways = flowing(theme, self.apply, self.done)
        fields = (self.what, self.unit, self.kind, self.delta, self.cards)
        lay(self.box, self.title, self.text, *fields, ways)
        self.what.currentIndexChanged.connect(self._show_fields)
        self.hide()

    def ask(self, player: PlayerId, card: str) -> None:
        self.read = (player, card)
        self.refresh(self._table.state)
        self.what.setFocus()
        reveal(self)

    def forget(self) -> None:
        self.read = None
        self.hide()

    def refresh(self, match: ParsecMatch) -> None:
        """What can be changed now: in a fight, the strike too."""
        if self.read is None:
            return
        text = filled(self.tr("Read out: {card}"), card=fact_words(named_text(match, self.read[1])))
        self.title.setText(text)
        show_text(self.text, text_of(match, self.read[1]))
        named_ = {
            "attack": self.tr("Attack in this fight"),
            "defence": self.tr("Defence in this fight"),
            "range": self.tr("Range, until the end of the turn"),
            "move": self.tr("Movement, until the end of the turn"),
            "gain": self.tr("Cards gained"),
            "lose": self.tr("Cards lost"),
            "cheaper": self.tr("Cost: cards given back"),
            "dearer": self.tr("Cost: more cards to pay"),
            "add": self.tr("A unit is added"),
            "remove": self.tr("A unit is removed"),
        }
        fighting = match.fight is not None and match.fight.strike is not None
        gone = () if fighting else ("attack", "defence")
        self.what.offer({id_: one for id_, one in named_.items() if id_ not in gone})
        self.kind.offer({one: named("unit", one) for one in match.tables.units})
        self._show_fields()
        self.show()

    def _show_fields(self) -> None:
        what, match = self.what.currentData(), self._table.state
        self.delta.setVisible(what in FIGURES)
        self.cards.setVisible(what in CARDS)
        self.kind.setVisible(what == "add")
        self.unit.setVisible(what in ("range", "move", "remove"))
        any_unit = what == "remove"
        units = (one for one in match.units.values() if any_unit or type_of(match, one).is_vessel)
        self.unit.offer({one.id: fact_words(named_unit(match, one)) for one in units})

    def _apply(self) -> None:
        if self.read is None:
            return
        what, plain = self.what.currentData(), c.ApplyText(*self.read)
        unit, delta = UnitId(str(self.unit.currentData())), self.delta.value()
        if what in CARDS:
            amounts = self.cards.purse() * CARDS[what]
            step = replace(plain, amounts=amounts, is_cost=what in ("cheaper", "dearer"))
            self.cards.show_purse(EMPTY)
        elif what == "add":
            self._add(replace(plain, adds=str(self.kind.currentData())))
            return
        elif what == "remove":
            step = replace(plain, unit=unit, removes=True)
        else:
            of = unit if what in ("range", "move") else None
            step = replace(plain, unit=of, **{what: delta})
        self._table.act(step)

    def _add(self, step: c.ApplyText) -> None:
        table, match = self._table, self._table.state
        if not match.tracked:
            table.act(step)
            return
        title = filled(self.tr("{unit}: choose where it stands"), unit=named("unit", step.adds))
        table.place(title, tuple(match.board.modules_at), lambda at: replace(step, at=at))
