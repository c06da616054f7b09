"""Fight card: the declaration of an attack, and an open fight with its odds, dice and answers."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bp_desktop.core.odds import first_blood, percent
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec.ids import PlayerId, UnitId
from bp_desktop.games.parsec.match import commands as c, fight_facts
from bp_desktop.games.parsec.match.evolution import evolve_all
from bp_desktop.games.parsec.match.fight import against_attacker, missed
from bp_desktop.games.parsec.match.legal import answer_offers, asked, offered
from bp_desktop.games.parsec.match.lookup import named_unit
from bp_desktop.games.parsec.match.queries.facts.figures import can_answer
from bp_desktop.games.parsec.match.state import (
    FightSide,
    FightStage,
    FightState,
    ParsecMatch,
    StrikeState,
    Support,
    UnitState,
)
from bp_desktop.games.parsec.match.stats import attack_bonus, salvage_bonus, type_of
from bp_desktop.games.parsec.match.system import Command
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.parsec.book import fact_words, resource_looks
from bp_desktop.ui.games.parsec.table.faces import odds_text, unit_title
from bp_desktop.ui.table.deed_column import Deed, DeedColumn, heading
from bp_desktop.ui.widgets.basics import Button, SunkenCard, column, label, lay, put_away, show_text
from bp_desktop.ui.widgets.containers import flowing
from bp_desktop.ui.widgets.fields import number_box, switch
from bp_desktop.ui.widgets.purse import MOST_CARDS, PurseCount
from bp_desktop.ui.widgets.rule_link import CitedText

if TYPE_CHECKING:
    from bp_desktop.ui.games.parsec.table.parsec_table import ParsecTable

translate = QCoreApplication.translate


def strike_words(match: ParsecMatch, strike: StrikeState) -> str:
    """Bonuses, the odds before the roll, and both totals after it (PA-APP-29, -30)."""
    attack = strike.attack + strike.attack_events
    defence = strike.defence + strike.defence_events
    if not strike.attack_die:
        lead, odds = f"{attack - defence:+d}", odds_text(match, strike)
        text = translate("FightCard", "+{attack} against +{defence} ({lead}): {odds}")
        return filled(text, attack=attack, defence=defence, lead=lead, odds=odds)
    text = translate(
        "FightCard", "{die} + {attack} = {total} against {other} + {defence} = {their}: {result}"
    )
    result = translate("FightCard", "hit") if strike.hits else translate("FightCard", "miss")
    die, other, (total, their) = strike.attack_die, strike.defence_die, strike.totals
    facts = {"die": die, "attack": attack, "total": total, "other": other, "defence": defence}
    return filled(text, **facts, their=their, result=result)


class AttackForm(SunkenCard):
    """Who takes part in an attack, with whose support, and what the odds are (PA-APP-28, -32)."""

    def __init__(self, table: "ParsecTable") -> None:
        theme = table.theme
        super().__init__(theme)
        self._table = table
        self.target: UnitId | None = None
        self._make: Callable[[tuple[UnitId, ...], tuple[Support, ...]], Command] | None = None
        self._chosen: dict[UnitId, bool] = {}
        self.title = label("", "strong", wrap=True)
        self.odds = label("", "body", wrap=True)
        self._lines = column(theme, spacing=4)
        self._shown: list[QWidget] = []
        self.fee_title = label(self.tr("Fee for each vessel that supports"), "small", wrap=True)
        self.fee = PurseCount(theme, resource_looks(), most=MOST_CARDS)
        self.later = switch(self.tr("Only if the attack hits"), False, lambda _on: None)
        name = self.tr("Share of the salvage for each")
        self.share = number_box(theme, name, 0, 100, 0, suffix=" %")
        go, roll = partial(self._go, True), self.tr("Roll")
        self.roll = Button(theme, roll, go, kind="primary", icon_name="dice")
        self.declare = Button(theme, self.tr("Declare only"), partial(self._go, False))
        self.cancel = Button(theme, self.tr("Cancel"), self.forget)
        self.rehearse = Button(theme, self.tr("Rehearse"), self._rehearse, icon_name="eye")
        self.rehearse.setToolTip(self.tr("Try it as often as you like: none of it counts"))
        self.rehearse.setVisible(table.shell.leave is None)
        buttons = flowing(theme, self.roll, self.declare, self.rehearse, self.cancel)
        said = label(name, "small", wrap=True)
        self._terms = (self.fee_title, self.fee, self.later, said, self.share)
        lay(self.box, self.title, self._lines, *self._terms, self.odds, buttons)
        self.hide()

    def ask(
        self,
        target: UnitId,
        first: tuple[UnitId, ...],
        strikers: tuple[UnitState, ...],
        make: Callable[[tuple[UnitId, ...], tuple[Support, ...]], Command],
    ) -> None:
        """Against that unit; `first` are in it from the beginning, the other strikers may join."""
        match = self._table.state
        self.target, self._make = target, make
        aim = match.units[target]
        text = self.tr("Attack on {unit}")
        self.title.setText(filled(text, unit=fact_words(named_unit(match, aim))))
        put_away(*self._shown)
        self._shown, self._chosen = [], {}
        for unit in strikers:
            self._offer(match, unit, aim, on=unit.id in first, supports=False)
        owner = strikers[0].owner if strikers else None
        for unit in match.units.values():
            if unit.owner not in (owner, aim.owner) and _may_support(match, unit, aim):
                self._offer(match, unit, aim, on=False, supports=True)
        self.fee.show_purse(EMPTY)
        self.later.setChecked(False)
        self.share.setValue(0)
        self._show_odds()
        self.show()
        self.roll.setFocus()

    def _offer(
        self, match: ParsecMatch, unit: UnitState, aim: UnitState, *, on: bool, supports: bool
    ) -> None:
        """A switch, or the reason why not."""
        far = "" if unit.cell is None or aim.cell is None else str(unit.cell.distance(aim.cell))
        bonus = attack_bonus(match, unit, declared=not supports)
        name = fact_words(named_unit(match, unit)) if supports else unit_title(unit)
        text = self.tr("{unit}: +{bonus}, distance {distance}")
        words = filled(text, unit=name, bonus=bonus, distance=far or "–")
        reasons = [] if supports or match.fight else against_attacker(match, unit, aim)
        if reasons:
            why_not = CitedText(self._table.theme, self._table.context.rules, "small")
            why_not.tell(tuple(reasons[:1]))
            self._shown.append(why_not)
        else:
            self._chosen[unit.id] = on
            self._shown.append(switch(words, on, partial(self._choose, unit.id)))
        self._lines.addWidget(self._shown[-1])

    def _choose(self, unit: UnitId, on: bool) -> None:
        self._chosen[unit] = on
        self._show_odds()

    def _both(self) -> tuple[tuple[UnitId, ...], tuple[UnitId, ...]]:
        """Own strikers, and those that support."""
        match, chosen = self._table.state, [one for one, on in self._chosen.items() if on]
        mine = tuple(one for one in chosen if match.units[one].owner == asked(match))
        return mine, tuple(one for one in chosen if one not in mine)

    def _show_odds(self) -> None:
        match = self._table.state
        mine, helpers = self._both()
        shown = self._terms if match.options.ally.salvage == "agreed" else self._terms[:3]
        for one in self._terms:
            one.setVisible(bool(helpers) and one in shown)
        for button in (self.roll, self.declare, self.rehearse):
            button.setEnabled(bool(mine))
        if not mine or self.target not in match.units:
            self.odds.setText("")
            return
        units, aim = [match.units[one] for one in (*mine, *helpers)], match.units[self.target]
        side = FightSide.ATTACK
        hit = fight_facts.strike_of(match, side, units, aim, declared=match.fight is None)
        said = strike_words(match, hit)
        back = fight_facts.strike_of(match, FightSide.DEFENCE, [aim], units[0])
        answers = can_answer(match, units[0], aim)
        counter = fight_facts.chance_of(match, back) if answers else Fraction(0)
        blood = first_blood(fight_facts.chance_of(match, hit), counter)
        if blood is None:
            said = f"{said}\n{self.tr('no hit possible')}"
        elif answers:
            text = self.tr("first hit of the fight {percent} %")
            said = f"{said}\n{filled(text, percent=percent(blood))}"
        self.odds.setText(said)

    def _command(self) -> Command | None:
        mine, helpers = self._both()
        if self._make is None or not mine:
            return None
        fee, share = self.fee.purse(), self.share.value()
        fees = (EMPTY, fee) if self.later.isChecked() else (fee, EMPTY)  # PA-GAP-38
        return self._make(mine, tuple(Support(one, *fees, share) for one in helpers))

    def _go(self, rolls: bool) -> None:
        if (command := self._command()) is not None:
            self.forget()
            self._table.strike(command, rolls=rolls)

    def _rehearse(self) -> None:
        """The form stays as it is: it is needed again when the match itself goes on (PA-APP-35)."""
        self._table.shell.rehearse(self._command())

    def forget(self) -> None:
        self.target = None
        self.hide()


def _may_support(match: ParsecMatch, unit: UnitState, aim: UnitState) -> bool:
    """PA-ALLY-1."""
    fit = type_of(match, unit).military and unit.aboard is None and match.tracked
    return fit and fight_facts.in_reach(match, unit, aim)


class FightCard(QWidget):
    """An open fight: who strikes whom, and what whoever is asked may do (11.9)."""

    def __init__(self, table: "ParsecTable") -> None:
        super().__init__()
        self._table = table
        theme = table.theme
        self.title = label("", "heading", wrap=True)
        self.strike = label("", "body", wrap=True)
        self.who = label("", "strong", wrap=True)
        self.deeds = DeedColumn(theme, table.context.rules, resource_looks())
        lay(column(theme, self, spacing=8), self.title, self.strike, self.who, self.deeds)

    def show_fight(self, match: ParsecMatch, fight: FightState) -> None:
        attacker, defender = match.players[fight.attacker], match.players[fight.defender]
        text = self.tr("{attacker} attacks {defender}")
        self.title.setText(filled(text, attacker=attacker.name, defender=defender.name))
        show_text(self.strike, self._told(match, fight.strike) if fight.strike else "")
        player = asked(match)
        who = match.players[player].name if player is not None else ""
        show_text(self.who, filled(self.tr("{player} decides:"), player=who))
        self.deeds.show_deeds(list(self._deeds(match, fight, player)) if player else [])

    def _told(self, match: ParsecMatch, strike: StrikeState) -> str:
        strikers = [match.units[one] for one in strike.strikers if one in match.units]
        whose = len({one.owner for one in strikers}) > 1
        names = [fact_words(named_unit(match, o)) if whose else unit_title(o) for o in strikers]
        text = translate("FightCard", "{strikers} → {target}")
        target = match.units.get(strike.target)
        aim = fact_words(named_unit(match, target)) if target is not None else ""
        sides = filled(text, strikers=", ".join(names), target=aim)
        return f"{sides}\n{strike_words(match, strike)}"

    def _deeds(self, match: ParsecMatch, fight: FightState, player: PlayerId) -> Iterator[Deed]:
        table, strike = self._table, fight.strike
        match fight.stage:
            case FightStage.BEFORE_ROLL:
                yield table.deed(offered(match, c.RollStrike()), player)
            case FightStage.AFTER_ROLL if strike is not None and strike.hits:
                free = salvage_bonus(match, fight.controller(strike.side))
                kinds = [Purse.of({one: free}) for one in match.tables.resources if free]
                for unit in fight_facts.possible_losses(match, match.units[strike.target]):
                    losses = (c.ChooseLoss(unit.id, one) for one in kinds or [EMPTY])
                    yield from (table.deed(offered(match, one), player) for one in losses)
            case FightStage.AFTER_ROLL if strike is not None:
                yield table.deed(offered(match, c.AcceptMiss()), player)
                then = evolve_all(match, missed(match, fight, strike)).fight
                if then is not None and (then.stage, then.speaker) == (FightStage.ANSWER, player):
                    offers = list(answer_offers(match, then))  # each of them accepts it, too
                    yield from (table.deed(one, player) for one in offers if one.legal)
            case FightStage.ANSWER:
                offers = list(answer_offers(match, fight))
                yield from (table.deed(one, player) for one in offers if one.legal)
                rest = [one for one in offers if not one.legal]
                if rest:
                    yield heading(self.tr("Not possible now"))
                    yield from (table.deed(one, player) for one in rest)
            case FightStage.RESUME:
                for target, strikers in fight_facts.resumptions(match, fight, fight.acting).items():
                    yield table.deed(offered(match, c.ResumeAttack(target, strikers)), player)
                yield table.deed(offered(match, c.LetGo()), player)
        yield heading(self.tr("Event cards"))
        for one in (fight.attacker, fight.defender):
            if match.players[one].cards:
                yield table.cards_deed(one)
