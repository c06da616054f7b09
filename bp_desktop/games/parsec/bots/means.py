"""The means of a bot of Parsec: what it takes, founds, builds, exchanges and plays."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, partial

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, say
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.parsec.board import BodyFacts
from bp_desktop.games.parsec.bots.outlook import Outlook
from bp_desktop.games.parsec.ids import ResourceId
from bp_desktop.games.parsec.match import commands as c, lookup as look, stats
from bp_desktop.games.parsec.match.production import claims
from bp_desktop.games.parsec.match.purchases import against_arms
from bp_desktop.games.parsec.match.state import FightStage, UnitState
from bp_desktop.games.parsec.match.system import Command
from bp_desktop.games.parsec.match.trade import has_docked
from bp_desktop.games.parsec.tables import UnitType
from bp_desktop.games.shared.proposals import Proposal

FOUND, ARM, HAUL, CARD = 60.0, 50.0, 40.0, 5.0
"""How much a colony, a military vessel, a cargo and an event card are wanted."""
PLAY, EXCHANGE = 70.0, 80.0
"""How much it wants to play a card that brings something, and to exchange for what is missing."""
FIRST_ONES = 2
"""Warships that only have to be quick."""
RICH = 12
"""With so many cards it buys what it wants less, too."""

Proposals = Iterator[Proposal[Command]]
Plays = Iterator[tuple[float, c.PlayEvent]]
Wish = tuple[float, Purse, Command, Message]
"""How much it is wanted, what it costs, the step and why."""


class Means:
    """One look at its hand by one seat."""

    def __init__(self, now: Outlook) -> None:
        self._now = now
        self._match = now.match

    # --- what it saves for

    @cached_property
    def plan(self) -> Purse:
        """The price of what it wants most."""
        now, tables = self._now, self._now.tables
        if self._next_warship is not None:
            return now.price(self._next_warship)
        if now.to_keep or not now.wants_colonies:
            return now.to_keep
        if not now.cargos:
            return now.price(tables.cargo)
        convert = tables.cargo.convert_to_colony
        return convert if convert is not None and self._may_convert() else now.price(tables.colony)

    @cached_property
    def missing(self) -> Purse:
        return self._now.hand.missing(self.plan)

    @cached_property
    def _next_warship(self) -> UnitType | None:
        """Far-going ones dominate, strong ones fight; nobody arms before the race may begin."""
        now, count = self._now, len(self._now.warships)
        if count >= self._wanted_warships:
            return None
        kinds = [
            one
            for one in now.tables.units.values()
            if one.military and now.has_left(one) and not against_arms(self._match, now.seat, one)
        ]
        if not now.character.plans:
            return now.ties.best(kinds, lambda one: -one.cost.total)
        if count >= FIRST_ONES and count % 2 == 0:
            return now.ties.best(kinds, lambda one: one.attack + one.defence + one.range / 100)
        return now.ties.best(kinds, lambda one: -self._delay(one))

    def _delay(self, kind: UnitType) -> float:
        """Rounds until a new vessel of this type stands where most modules meet."""
        away = min((self._away(one) for one in self._now.colonies), default=1)
        waits = self._now.hand.missing(self._now.price(kind)).total / self._now.income
        return waits + -(-away // max(1, kind.move)) - 0.01 * kind.attack

    @property
    def _wanted_warships(self) -> int:
        now = self._now
        if now.to_keep and now.character.plans and not now.is_threatened:
            return min(now.character.warships, FIRST_ONES)
        return now.character.warships

    def value(self, resource: str, taken: Purse = EMPTY) -> float:
        """What one more card of it counts now, beside those it takes already."""
        have = self._now.hand[resource]
        lacks = max(0, self.plan[resource] - have)
        each = self._now.progress.each_wanted
        return 3.0 * lacks + max(0, each - have) / 4 + 1 / (1 + have) - 2 * taken[resource]

    # --- cards of its choice

    def production(self) -> c.PayProduction:
        """By what it needs; what others get is suggested by the table."""
        claim = claims(self._match, self._match.turn.rolled).get(self._now.seat)
        if claim is None or not claim.choices:
            return c.PayProduction()
        takes = self._chosen(claim.groups(tuple(self._match.tables.resources)))
        return c.PayProduction((c.ProductionChoice(self._now.seat, takes),))

    def any_cards(self, count: int) -> Purse:
        """So many, as far as the bank goes."""
        everything = tuple(self._match.tables.resources)
        most = min(count, self._match.bank.total) if self._match.bank_ends else count
        return self._chosen([everything] * most)

    def _chosen(self, groups: Iterable[Sequence[ResourceId]]) -> Purse:
        """Of each group the card it needs most and the bank has."""
        match, taken = self._match, EMPTY
        for kinds in groups:
            left = [one for one in kinds if not match.bank_ends or match.bank[one] > taken[one]]
            best = self._now.ties.best_of(left or kinds, partial(self.value, taken=taken))
            taken += Purse.of({best: 1})
        return taken

    def exchanges(self) -> Proposals:
        """At the port what it has most of beyond the plan, for what the plan lacks most."""
        now, ties = self._now, self._now.ties
        if not self._trades:
            return
        rate, given = stats.port_rate(self._match, now.seat), EMPTY
        spare = {kind: amount - self.plan[kind] for kind, amount in now.hand}
        for kind in sorted(ties.mixed(spare), key=lambda one: -spare[one]):
            given += Purse.of({kind: min(max(0, spare[kind]), rate - given.total)})
        wanted = ties.best(self._match.tables.resources, lambda one: self.missing[one])
        if given.total == rate and wanted is not None:
            words = say("parsec.bot.exchanges")
            yield Proposal(EXCHANGE, c.ExchangeAtPort(given, wanted), words)

    @property
    def _trades(self) -> bool:
        now = self._now
        return now.character.seasoned and bool(self.missing) and has_docked(self._match, now.seat)

    # --- purchases

    def purchases(self) -> Proposals:
        """Whatever it wants and may spend cards on; the rules say whether it can."""
        for score, price, command, words in (*self._foundings(), *self._vessels()):
            if self._may_spend(price, score) and not self._now.slips():
                yield Proposal(score, command, words)
        price = stats.event_price(self._match, self._now.seat)
        if self._now.character.seasoned and self._may_spend(price, CARD):
            yield Proposal(CARD, c.BuyEvent(), say("parsec.bot.buys_card"))

    def _may_spend(self, price: Purse, score: float) -> bool:
        """Nothing that a victory or the plan needs goes for something less wanted."""
        now = self._now
        needed = [now.to_keep]
        if now.character.plans and now.hand.total < RICH:
            needed.append(self.plan)
        left = now.hand - price
        return score >= ARM or all(left.missing(one) == now.hand.missing(one) for one in needed)

    def _foundings(self) -> Iterator[Wish]:
        now, tables = self._now, self._now.tables
        convert = tables.cargo.convert_to_colony
        for cargo in now.cargos:
            body = look.body_of(self._match, cargo)
            words = say("parsec.bot.founds")
            if body is not None:
                words = say("parsec.bot.founds_on", body=look.named_body(body))
            yield FOUND + 9, EMPTY, c.FoundColony(cargo.id, "reserve"), words
            if now.wants_colonies:
                yield FOUND + 5, now.price(tables.colony), c.FoundColony(cargo.id), words
                if convert is not None and self._may_convert(body):
                    yield FOUND + 6, convert, c.FoundColony(cargo.id, "convert"), words

    def _may_convert(self, body: BodyFacts | None = None) -> bool:
        """Cheap, but the cargo is gone: on the way to the arms race, for the last colony, or of
        more cargos than are needed; never the last one while some resource has no source."""
        now, plans = self._now, self._now.character.plans
        cargos = len(now.cargos)
        if plans and cargos == 1 and now.lacking - set(body.resources if body is not None else ()):
            return False
        if now.progress.colonies_wanted - now.progress.colonies == 1:
            return True
        short = now.tables.arms_race_colonies - len(now.colonies)
        is_on_the_way = plans and short > 0 and (cargos > 1 or short == 1)
        return is_on_the_way or cargos > now.character.founders + now.character.miners

    def _vessels(self) -> Iterator[Wish]:
        now, arms, cargo = self._now, self._next_warship, self._now.tables.cargo
        founders = now.character.founders if now.wants_colonies else 0
        hauls = HAUL if now.cargos or not now.wants_colonies else FOUND + 8
        for colony in now.colonies:
            near = 1 / (1 + self._away(colony))
            if arms is not None:
                gain = max(0.0, now.gain(now.after(colony.cell)))
                order = c.BuildUnit(arms.id, colony=colony.id)
                yield ARM + gain + near, now.price(arms), order, _builds(arms)
            if len(now.cargos) < founders + now.character.miners:
                order = c.BuildUnit(cargo.id, colony=colony.id)
                yield hauls + near, now.price(cargo), order, _builds(cargo)

    def _away(self, colony: UnitState) -> int:
        """Cells to where most modules meet; beside a real board none."""
        at = colony.cell
        return min((at.distance(one) for one in self._corners), default=9) if at is not None else 0

    @cached_property
    def _corners(self) -> list[Hex]:
        spots = self._now.spots
        most = max(map(len, spots), default=0)
        return [cell for modules, cells in spots.items() if len(modules) == most for cell in cells]

    # --- event cards

    def cards(self) -> Proposals:
        """Whatever brings something at once; those for fights wait until they may turn one."""
        match, seat = self._match, self._now.seat
        for held in dict.fromkeys(match.players[seat].cards):
            definition = match.definitions.event(held.card)
            if definition is not None and not self._now.slips():
                words = say("parsec.bot.plays", card=look.named_card(match, held))
                ways = self._plays if match.fight is None else self._turns
                for score, command in ways(c.PlayEvent(seat, held.card), definition.effect):
                    yield Proposal(score, command, words)

    def _plays(self, play: c.PlayEvent, effect: d.CardEffect | None) -> Plays:
        now = self._now
        match effect:
            case d.Gain() | d.StatPermanent() | d.AsteroidBonus():
                yield PLAY, play
            case d.GainChoice():
                yield PLAY, replace(play, takes=self.any_cards(effect.count))
            case d.FreeUnit() if effect.unit != now.tables.colony.id:
                for colony in now.colonies:
                    yield PLAY + 1 / (1 + self._away(colony)), replace(play, unit=colony.id)
            case d.FreeUnit():
                for body, cells in now.sites.items():
                    own = now.at_work[now.seat, body]
                    for cell in cells:
                        yield PLAY + own, replace(play, at=cell)
            case d.PortRate() if self._trades:
                yield EXCHANGE + 1, play

    def _turns(self, play: c.PlayEvent, effect: d.CardEffect | None) -> Plays:
        """If it may turn a strike for its own side; the least that will do."""
        fight = self._match.fight
        if fight is None or fight.strike is None:
            return
        attacks = fight.controller(fight.strike.side) == self._now.seat
        gap = fight.strike.totals[0] - fight.strike.totals[1]
        rolled = fight.stage is FightStage.AFTER_ROLL
        match effect:
            case d.AttackBonus() if attacks and (not rolled or 0 >= gap > -effect.delta):
                yield PLAY - effect.delta, play
            case d.DefenceBonus() if not attacks and rolled and 0 < gap <= effect.delta:
                yield PLAY - effect.delta, play
            case d.Reroll() if rolled and (gap <= 0 if attacks else gap > 0):
                yield PLAY - 10, play


def _builds(kind: UnitType) -> Message:
    return say("parsec.bot.builds", type=look.named_type(kind.id))
