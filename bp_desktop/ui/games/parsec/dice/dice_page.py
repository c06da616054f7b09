"""Parsec on the Dice page: one strike, the fight to the first hit, and every target at once."""

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bp_desktop.core.odds import first_blood, strike, strikes_to_first_blood
from bp_desktop.games.parsec.ids import UnitId
from bp_desktop.games.parsec.match.lookup import owned
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.games.parsec.match.stats import attack_bonus, defence_bonus, type_of
from bp_desktop.games.parsec.tables import ParsecTables
from bp_desktop.texts.marking import filled
from bp_desktop.ui.dice.chance_bars import ChanceBar, ChanceBars
from bp_desktop.ui.dice.figures import mean
from bp_desktop.ui.dice.figures_card import FiguresCard, KnownFigures
from bp_desktop.ui.dice.page import DicePage, DiceSitting, DiceSubject
from bp_desktop.ui.dice.throw import DiceRequest
from bp_desktop.ui.games.parsec.book import tables
from bp_desktop.ui.games.parsec.dice.pieces import PrintedPiece, printed_pieces
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Field
from bp_desktop.ui.shell.preferences import PreferenceKeeper
from bp_desktop.ui.widgets.basics import SPRING, Card, column, label, lay
from bp_desktop.ui.widgets.fields import switch
from bp_desktop.ui.widgets.turning_box import TurningBox

MOST, NARROW = 40, 620
translate = QCoreApplication.translate


class SideCard(FiguresCard):
    """A printed piece, or figures of one's own: what it adds to its die, striking and struck."""

    def __init__(
        self, theme: Theme, title: str, pieces: list[PrintedPiece], on_changed: Callable[[], object]
    ) -> None:
        known = {one.key: KnownFigures(one.title, (one.attack, one.defence)) for one in pieces}
        super().__init__(theme, title, known, translate("SideCard", "Other values"), on_changed)
        self.attack = self.add_figure(self.tr("Attack bonus"), -MOST, MOST)
        self.defence = self.add_figure(self.tr("Defence bonus"), -MOST, MOST)
        self.show_piece()


class StrikePanel(QWidget):
    """Opposed dice with bonuses (PA-COMBAT-7 to -9, PA-APP-29, chapter 18)."""

    def __init__(self, theme: Theme, rules: ParsecTables) -> None:
        super().__init__()
        self._die = rules.die
        self.pieces = list(printed_pieces(rules))
        self.odds, self.every = ChanceBars(theme), ChanceBars(theme)
        self.said, self.strikes = label("", "strong", wrap=True), label("", "body", wrap=True)
        self.ties = switch(self.tr("An equal total hits (a house rule)"), False, self._show)
        strikers = [one for one in self.pieces if one.attacks]
        self.striker = SideCard(theme, self.tr("The attacker"), strikers, self._show)
        self.target = SideCard(theme, self.tr("The target"), self.pieces, self._show)
        sides = (self.striker, 1), (self.target, 1)
        both = TurningBox(theme, *sides, spacing=16, below=16, least=NARROW)
        this, every = self.tr("This attack"), self.tr("Against every target")
        lay(
            column(theme, self, spacing=16, edges=(0, 0, 8, 0)),
            both,
            self.ties,
            Card(theme, label(this, "heading"), self.said, self.odds, self.strikes),
            Card(theme, label(every, "heading"), self.every),
            SPRING,
        )
        self._show()

    def chance(self, attack: int, defence: int) -> Fraction:
        ties = self.ties.isChecked()
        return strike(self._die, self._die, lead=attack - defence, ties_hit=ties)

    def _show(self, *_changed: object) -> None:
        if not hasattr(self, "target"):
            return  # the other side is still being made
        (attack, own), (counter, defence) = self.striker.figures, self.target.figures
        hit, back = self.chance(attack, defence), self.chance(counter, own)
        pairs = self._die**2
        text = self.tr("+{attack} against +{defence}: {hits} of {pairs} rolls hit")
        said = filled(text, attack=attack, defence=defence, hits=int(hit * pairs), pairs=pairs)
        self.said.setText(said.replace("+-", "−"))
        bars = [ChanceBar(self.tr("The attack hits"), hit, lit=True)]
        bars.append(ChanceBar(self.tr("A counter-attack hits"), back))
        blood, strikes = first_blood(hit, back), strikes_to_first_blood(hit, back)
        if blood is None or strikes is None:
            self.strikes.setText(self.tr("No hit is possible."))
        else:
            bars.append(ChanceBar(self.tr("The attacker hits first"), blood))
            text = self.tr("Attacks until the first hit, on average: {mean}")
            self.strikes.setText(filled(text, mean=mean(strikes)))
        self.odds.show_bars(bars)
        self.every.show_bars(
            [
                ChanceBar(f"{one.title} (+{one.defence})", self.chance(attack, one.defence))
                for one in self.pieces
            ]
        )


class ParsecDicePage(DicePage):
    """The tray with the d8, and the odds of a strike; what is typed is kept."""

    def __init__(
        self,
        theme: Theme,
        choices: PreferenceKeeper,
        open_match: Callable[[], ParsecMatch | None],
        sitting: DiceSitting,
    ) -> None:
        sitting.drafts.of("tray").setdefault("wish", DiceRequest((tables().die,)))
        super().__init__(theme, choices, sitting)
        self._open_match = open_match
        self._strike = DiceSubject(
            "strike", self.tr("An attack"), lambda: StrikePanel(theme, tables()), _fields
        )
        self.add_subjects((self._strike,))

    @property
    def strike(self) -> StrikePanel:
        return self.panel(self._strike)

    def plan_from_match(self, against: str = "") -> None:
        """The first vessel of the player on turn that may attack, `against` a unit."""
        self.show_subject("strike")
        match, panel = self._open_match(), self.strike
        panel.striker.piece.setFocus()
        if match is None:
            return
        mine = (one for one in owned(match, match.turn.player) if type_of(match, one).can_attack)
        _take(match, panel.striker, next(mine, None))
        _take(match, panel.target, match.units.get(UnitId(against)))


def _take(match: ParsecMatch, side: SideCard, unit: UnitState | None) -> None:
    """With what factions, events, structures and vessels aboard add to it."""
    if unit is not None:
        side.piece.choose(unit.type)
        side.show_figures(attack_bonus(match, unit, declared=False), defence_bonus(match, unit))


def _fields(panel: StrikePanel) -> dict[str, Field]:
    sides = {"striker": panel.striker, "target": panel.target}
    boxes = {f"{name} {what}": getattr(one, what) for name, one in sides.items() for what in PARTS}
    return {**boxes, "ties": panel.ties}


PARTS = ("piece", "attack", "defence")
