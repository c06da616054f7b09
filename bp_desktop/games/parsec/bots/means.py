"""The means of a bot of Parsec: what it takes, founds, builds, exchanges and plays."""

from collections.abc import Iterator, Sequence
from functools import cached_property, partial

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.bots import Ties
from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.parsec.board import BodyFacts
from bp_desktop.games.parsec.bots import reasons
from bp_desktop.games.parsec.bots.character import ParsecCharacter
from bp_desktop.games.parsec.bots.outlook import Outlook
from bp_desktop.games.parsec.ids import ResourceId
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.legal import card_offers
from bp_desktop.games.parsec.match.production import ProductionClaim, claims, suggestion
from bp_desktop.games.parsec.match.state import FightStage, HeldCard, UnitState
from bp_desktop.games.parsec.match.stats import cost_of, event_price, port_rate
from bp_desktop.games.parsec.match.system import Command
from bp_desktop.games.parsec.match.trade import has_docked
from bp_desktop.games.parsec.tables import UnitType
from bp_desktop.games.shared.proposals import Proposal, Reason

FOUND, ARM, HAUL, CARD = 60.0, 50.0, 40.0, 5.0
"""How much a colony, a military vessel, a cargo and an event card are wanted."""
FIRST_ONES = 2
"""Warships that only have to be quick."""
RICH = 12
"""With so many cards it buys what it wants less, too."""

Proposals = Iterator[Proposal[Command]]


class Means:
    """One look at its hand by one seat."""

    def __init__(self, outlook: Outlook, character: ParsecCharacter, ties: Ties) -> None:
        self._now = outlook
        self._match = outlook.match
        self._character = character
        self._ties = ties

    # --- what it saves for

    @cached_property
    def plan(self) -> Purse:
        """The price of what it wants most."""
        now, seat = self._now, self._now.seat
        colony = cost_of(self._match, seat, now.tables.colony.id)
        if now.to_keep and not self._next_warship:
            return now.to_keep
        arms = self._next_warship
        if arms is not None:
            return cost_of(self._match, seat, arms.id)
        if now.wants_colonies and now.cargos:
            convert = now.tables.cargo.convert_to_colony
            lacks = now.progress.colonies_wanted - now.progress.colonies
            return convert if convert is not None and self._may_convert(lacks, None) else colony
        if now.wants_colonies and now.left(now.tables.cargo) > 0:
            return cost_of(self._match, seat, now.tables.cargo.id)
        return now.to_keep

    @cached_property
    def _next_warship(self) -> UnitType | None:
        """Far-going ones dominate, strong ones fight; nobody arms before the race may begin."""
        now = self._now
        if not now.may_arm or len(now.warships) >= self._wanted_warships:
            return None
        kinds = [one for one in now.tables.units.values() if one.military and now.left(one) > 0]
        if not kinds:
            return None
        if not self._character.plans:
            return min(kinds, key=lambda one: one.cost.total)
        if len(now.warships) >= FIRST_ONES and len(now.warships) % 2 == 0:
            return max(kinds, key=lambda one: (one.attack + one.defence, one.range))
        return min(kinds, key=self._delay)

    def _delay(self, kind: UnitType) -> float:
        """Rounds until a new vessel of this type stands where most modules meet."""
        now = self._now
        price = cost_of(self._match, now.seat, kind.id)
        away = min(
            (
                one.cell.distance(corner)
                for one in now.colonies
                if one.cell is not None
                for corner in self._corners
            ),
            default=1,
        )
        waits = now.hand.missing(price).total / now.income
        return waits + -(-away // max(1, kind.move)) - 0.01 * kind.attack

    @property
    def _wanted_warships(self) -> int:
        now = self._now
        if now.to_keep and self._character.plans and not self._is_threatened:
            return min(self._character.warships, 2)
        return self._character.warships

    @property
    def _is_threatened(self) -> bool:
        wanted = self._now.progress.modules_wanted
        return any(count * 2 >= wanted for count in self._now.rivals.values())

    def missing(self, hand: Purse) -> Purse:
        return hand.missing(self.plan)

    def value(self, resource: str) -> float:
        """What one more card of it counts now."""
        hand = self._now.hand
        lacks = max(0, self.plan[resource] - hand[resource])
        each = self._now.progress.each_wanted
        return 3.0 * lacks + max(0.0, each - hand[resource]) / 4 + 1 / (1 + hand[resource])

    # --- production

    def production(self) -> c.PayProduction:
        """For itself by what it needs; for others what the table would suggest."""
        match, seat = self._match, self._now.seat
        due = claims(match, match.turn.rolled)
        return c.PayProduction(
            tuple(
                c.ProductionChoice(
                    player,
                    self._taken(claim) if player == seat else suggestion(match, player, claim),
                )
                for player, claim in due.items()
                if claim.choices
            )
        )

    def _taken(self, claim: ProductionClaim) -> Purse:
        match, taken = self._match, EMPTY
        everything = tuple(match.tables.resources)
        pairs = [kinds for count, kinds in claim.planets for _ in range(count)]
        for kinds in (*pairs, *((everything,) if claim.wildcard else ())):
            left = [one for one in kinds if not match.bank_ends or match.bank[one] > taken[one]]
            taken += Purse.of({self._next_card(left or kinds, taken): 1})
        return taken

    def _next_card(self, kinds: Sequence[ResourceId], taken: Purse) -> ResourceId:
        """Of these the one it needs most, beside what it has taken already."""
        best = self._ties.best(kinds, lambda one: self.value(one) - 2 * taken[one])
        return best if best is not None else kinds[0]

    def kit(self) -> Purse:
        """What a first colony of an own cargo costs, as far as it goes (PA-SETUP-13)."""
        count, found = self._match.tables.start.resources_of_choice, EMPTY
        bank = self._match.bank if self._match.bank_ends else self._match.tables.full_bank
        convert = self._match.tables.cargo.convert_to_colony or EMPTY
        for resource, amount in convert:
            taken = min(amount, count - found.total, bank[resource])
            found += Purse.of({resource: taken})
        others = self._ties.mixed(self._match.tables.resources)
        for resource in others:
            taken = min(count - found.total, max(0, bank[resource] - found[resource]))
            found += Purse.of({resource: taken})
        return found

    # --- the port

    def exchanges(self) -> Proposals:
        """What it has most of beyond the plan, for what the plan lacks most."""
        now, rate = self._now, port_rate(self._match, self._now.seat)
        lacking = self.missing(now.hand)
        if not self._character.trades or not lacking or not has_docked(self._match, now.seat):
            return
        spare = {kind: amount - self.plan[kind] for kind, amount in now.hand}
        given = EMPTY
        for kind in sorted(spare, key=lambda one: -spare[one]):
            taken = min(max(0, spare[kind]), rate - given.total)
            given += Purse.of({kind: taken})
        if given.total == rate:
            wanted = max(dict(lacking), key=lambda one: lacking[one])
            command = c.ExchangeAtPort(given, wanted)  # type: ignore[arg-type]  # a resource
            yield Proposal(80.0, command, reasons.exchanges)

    # --- purchases

    def purchases(self) -> Proposals:
        for score, price, command, words in self._wishes():
            if self._now.hand.covers(price) and self._may_spend(price, score):
                if self._ties.chance() < self._character.slips:
                    continue
                yield Proposal(score, command, words)

    def _may_spend(self, price: Purse, score: float) -> bool:
        """Nothing that the plan needs goes for something less wanted."""
        now = self._now
        left = now.hand - price
        if now.to_keep and score < FOUND:
            arms = self._next_warship is not None and score >= ARM
            if (
                not arms
                and now.to_keep.missing(left) != now.to_keep
                and not left.covers(
                    Purse.of({kind: min(n, now.hand[kind]) for kind, n in now.to_keep})
                )
            ):
                return False
        if not self._character.plans or score >= ARM or now.hand.total >= RICH:
            return True
        return self.missing(left) == self.missing(now.hand)

    def _wishes(self) -> Iterator[tuple[float, Purse, Command, Reason]]:
        yield from self._foundings()
        yield from self._vessels()
        if self._character.cards and self._match.deck.count:
            price = event_price(self._match, self._now.seat)
            spare = self._now.hand - price
            if not spare.is_owed and self.missing(spare) == self.missing(self._now.hand):
                yield CARD, price, c.BuyEvent(), reasons.buys_card

    def _foundings(self) -> Iterator[tuple[float, Purse, Command, Reason]]:
        now, seat = self._now, self._now.seat
        if not now.wants_colonies and not self._match.players[seat].reserve:
            return
        build = cost_of(self._match, seat, now.tables.colony.id)
        convert = now.tables.cargo.convert_to_colony
        lacks = now.progress.colonies_wanted - now.progress.colonies
        for cargo in now.cargos:
            body = self._site(cargo)
            if body is None and self._match.tracked:
                continue
            words = partial(reasons.founds, body)
            if self._match.players[seat].reserve:
                yield FOUND + 9, EMPTY, c.FoundColony(cargo.id, "reserve"), words
            if not now.wants_colonies:
                continue
            yield FOUND + 5, build, c.FoundColony(cargo.id), words
            if convert is not None and self._may_convert(lacks, body):
                yield FOUND + 6, convert, c.FoundColony(cargo.id, "convert"), words

    def _may_convert(self, lacks: int, body: BodyFacts | None) -> bool:
        """Cheap, but the cargo is gone: on the way to the arms race, for the last colony, or of
        more cargos than are needed; never the last one while some resource has no source."""
        now = self._now
        brings = frozenset(body.resources) if body is not None else frozenset[str]()
        if self._character.plans and len(now.cargos) == 1 and now.lacking - brings:
            return False
        if lacks == 1 or len(now.cargos) > self._character.founders + self._character.miners:
            return True
        short = now.tables.arms_race_colonies - len(now.colonies)
        return self._character.plans and short > 0 and (len(now.cargos) > 1 or short == 1)

    def _site(self, cargo: UnitState) -> BodyFacts | None:
        if cargo.cell is None:
            return self._match.board.bodies.get(cargo.body)
        body = self._match.board.body_at.get(cargo.cell)
        if body is None or not body.is_planet:
            return None
        there = self._match.stacks.get(cargo.cell, ())
        return None if any(self._now.kind(one).is_colony for one in there) else body

    def _vessels(self) -> Iterator[tuple[float, Purse, Command, Reason]]:
        now, seat = self._now, self._now.seat
        arms = self._next_warship
        cargo = now.tables.cargo
        wanted = self._character.founders + self._character.miners
        if not now.wants_colonies:
            wanted -= self._character.founders
        for colony in self._yards():
            if arms is not None:
                price = cost_of(self._match, seat, arms.id)
                order = c.BuildUnit(arms.id, colony=colony.id)
                yield ARM + self._effect(colony), price, order, partial(reasons.builds, arms.id)
            if len(now.cargos) < wanted and now.left(cargo) > 0:
                price = cost_of(self._match, seat, cargo.id)
                order = c.BuildUnit(cargo.id, colony=colony.id)
                score = HAUL if now.cargos or not now.wants_colonies else FOUND + 8
                yield score + self._near(colony), price, order, partial(reasons.builds, cargo.id)

    def _yards(self) -> list[UnitState]:
        """Where there is room; beside a real board anywhere."""
        free = [
            one
            for one in self._now.colonies
            if one.cell is None
            or not any(
                self._now.kind(other).is_vessel for other in self._match.stacks.get(one.cell, ())
            )
        ]
        return free or self._now.colonies

    def _effect(self, colony: UnitState) -> float:
        """What a warship changes on the modules of a colony, at once."""
        now, denies = self._now, self._character.denies
        if colony.cell is None:
            return 0.0
        coming = self._match.board.modules_at.get(colony.cell, ())
        gain = now.board_value((), coming, denies) - now.board_value((), (), denies)
        return max(0.0, gain) + self._near(colony)

    def _near(self, colony: UnitState) -> float:
        """Rather where the middle of the board is near."""
        if colony.cell is None:
            return 0.0
        return 1 / (1 + min((colony.cell.distance(one) for one in self._corners), default=9))

    @cached_property
    def _corners(self) -> list[Hex]:
        spots = self._now.spots
        most = max((len(one) for one in spots), default=0)
        return [cell for modules, cells in spots.items() if len(modules) == most for cell in cells]

    # --- event cards

    def cards(self) -> Proposals:
        """Whatever brings something at once; those for fights are kept for them."""
        for held in dict.fromkeys(self._match.players[self._now.seat].cards):
            definition = self._match.definitions.event(held.card)
            if definition is None or self._ties.chance() < self._character.slips:
                continue
            yield from self._card(held, definition)

    def _card(self, held: HeldCard, definition: d.EventDefinition) -> Proposals:
        effect, seat = definition.effect, self._now.seat
        words = partial(reasons.plays, self._match, held)
        match effect:
            case d.Gain():
                yield Proposal(70.0, c.PlayEvent(seat, held.card), words)
            case d.GainChoice():
                takes = self._chosen(effect.count)
                yield Proposal(70.0, c.PlayEvent(seat, held.card, takes=takes), words)
            case d.FreeUnit() if effect.unit != self._now.tables.colony.id:
                for colony in self._yards():
                    order = c.PlayEvent(seat, held.card, unit=colony.id)
                    yield Proposal(75.0 + self._near(colony), order, words)
            case d.FreeUnit():
                for cell, body in self._now.sites():
                    own = sum(one.cell in body.cells for one in self._now.colonies)
                    yield Proposal(76.0 + own, c.PlayEvent(seat, held.card, at=cell), words)
            case d.StatPermanent() | d.AsteroidBonus():
                yield Proposal(65.0, c.PlayEvent(seat, held.card), words)
            case d.PortRate() if self._character.trades and self.missing(self._now.hand):
                if has_docked(self._match, seat):
                    yield Proposal(85.0, c.PlayEvent(seat, held.card), words)

    def _chosen(self, count: int) -> Purse:
        bank = self._match.bank if self._match.bank_ends else self._match.tables.full_bank
        found = EMPTY
        for _ in range(min(count, bank.total)):
            left = [one for one in self._match.tables.resources if bank[one] > found[one]]
            found += Purse.of({self._next_card(left, found): 1})
        return found

    def in_a_strike(self) -> Proposals:
        """A card for the own side of the strike, if it may turn it."""
        fight = self._match.fight
        assert fight is not None
        strike, seat = fight.strike, self._now.seat
        if strike is None:
            return
        attacks = fight.controller(strike.side) == seat
        gap = strike.totals[0] - strike.totals[1]
        rolled = fight.stage is FightStage.AFTER_ROLL
        for offer in card_offers(self._match, seat):
            command = offer.command
            if not isinstance(command, c.PlayEvent) or not offer.legal:
                continue
            definition = self._match.definitions.event(command.card)
            effect = definition.effect if definition is not None else None
            held = HeldCard(command.card, command.rarity)
            words = partial(reasons.plays, self._match, held)
            match effect:
                case d.AttackBonus() if attacks and (not rolled or 0 >= gap > -effect.delta):
                    yield Proposal(90.0 - effect.delta, command, words)
                case d.DefenceBonus() if not attacks and rolled and 0 < gap <= effect.delta:
                    yield Proposal(90.0 - effect.delta, command, words)
                case d.Reroll() if rolled and (gap <= 0 if attacks else gap > 0):
                    yield Proposal(80.0, command, words)
