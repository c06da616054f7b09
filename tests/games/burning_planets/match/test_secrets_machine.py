"""Whatever players hide, open, sink or take back: register, ledger and journal agree."""

from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bp_desktop.core.accounts import balances
from bp_desktop.core.messages import Objected, Refused
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.sealing import Opening, Seal, open_seal
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId
from bp_desktop.games.burning_planets.match.commands import (
    AdjustHold,
    AdjustTreasury,
    Attack,
    Concede,
    LoadCargo,
    UnloadCargo,
)
from bp_desktop.games.burning_planets.match.secret_commands import (
    AgreeContract,
    CloseContract,
    DiscloseCargo,
    DiscloseContract,
    DraftContract,
    LoadSealed,
    RuleOnSeal,
    SealContract,
    UnloadSealed,
)
from bp_desktop.games.burning_planets.match.secret_values import CargoState, ContractStatus
from bp_desktop.games.burning_planets.match.secret_view import visible_to
from bp_desktop.games.burning_planets.match.system import Command
from tests.games.burning_planets.match.secret_table import (
    AARON,
    BARTER,
    BJORN,
    CAROL,
    HERE,
    HUNTER,
    NO_PASSPHRASES,
    OTHER_SHIP,
    PASSPHRASES,
    SHIP,
    THERE,
    YONDER,
    Table,
    new_match,
    purse,
)

AMOUNT = st.integers(0, 9)
GOODS = st.builds(purse, AMOUNT, metal=AMOUNT)
SHIPS = st.sampled_from([SHIP, OTHER_SHIP])
SITES = st.sampled_from([HERE, THERE, YONDER])
PLAYERS = st.sampled_from([AARON, BJORN, CAROL])
NUMBER = st.integers(1, 4)


class AnySecrets(RuleBasedStateMachine):
    """The table overrules every objection, so that whatever can happen does."""

    def __init__(self) -> None:
        super().__init__()
        everything = purse(30, 30, 30, 30)
        self.table = Table(new_match(None, aaron=everything, bjorn=everything))
        self.start = self.table.match

    def submit(self, command: Command) -> None:
        before = self.table.match
        try:
            self.table.do(command, overrule=True)
        except (Refused, Objected):
            assert self.table.match is before

    def opening(self, seal: Seal) -> Opening:
        opening = open_seal(seal, PASSPHRASES[AARON])
        assert isinstance(opening, Opening)
        return opening

    @rule(ship=SHIPS, site=SITES, goods=GOODS)
    def load(self, ship: str, site: str, goods: Purse) -> None:
        self.submit(LoadCargo(SHIP if ship == SHIP else OTHER_SHIP, PlanetId(site), goods))

    @rule(ship=SHIPS, site=SITES, share=st.integers(0, 2))
    def unload(self, ship: str, site: str, share: int) -> None:
        here = SHIP if ship == SHIP else OTHER_SHIP
        aboard = self.table.match.board.ships.get(here)
        hold = EMPTY if aboard is None else aboard.hold
        part = Purse.of({kind: amount * share // 2 for kind, amount in hold})
        self.submit(UnloadCargo(here, PlanetId(site), part))

    @rule(site=SITES, goods=GOODS, locked=st.booleans())
    def load_sealed(self, site: str, goods: Purse, locked: bool) -> None:
        seal = self.table.goods(goods, None if locked else NO_PASSPHRASES)
        self.submit(LoadSealed(SHIP, PlanetId(site), seal))

    @rule(number=NUMBER, site=SITES, how=st.sampled_from(["show", "unload", "rule"]), said=GOODS)
    def open_an_envelope(self, number: int, site: str, how: str, said: Purse) -> None:
        lots = list(self.table.match.secrets.cargo.values())
        if number > len(lots) or not (lot := lots[number - 1]).seal.is_locked:
            return
        id_ = lot.id
        match how:
            case "show":
                self.submit(DiscloseCargo(id_, self.opening(lot.seal)))
            case "unload":
                self.submit(UnloadSealed(id_, PlanetId(site), self.opening(lot.seal)))
            case _:
                self.submit(RuleOnSeal(id_, said, "the table says so"))

    @rule(locked=st.booleans())
    def agree(self, locked: bool) -> None:
        seal = self.table.terms(BARTER, None if locked else NO_PASSPHRASES)
        self.submit(DraftContract(AARON, BJORN, seal))
        id_ = list(self.table.match.secrets.contracts)[-1]
        self.submit(AgreeContract(id_, BJORN))
        self.submit(SealContract(id_))

    @rule(number=NUMBER, broken=st.booleans())
    def end_a_contract(self, number: int, broken: bool) -> None:
        contracts = list(self.table.match.secrets.contracts.values())
        if number > len(contracts):
            return
        contract = contracts[number - 1]
        id_ = contract.id
        if contract.seal is None or not contract.seal.is_locked:
            return
        if broken:
            self.submit(CloseContract(id_, "broken"))
        else:
            self.submit(DiscloseContract(id_, self.opening(contract.seal)))

    @rule(player=PLAYERS, change=st.integers(-9, 9))
    def correct(self, player: PlayerId, change: int) -> None:
        self.submit(AdjustTreasury(player, purse(change)))
        self.submit(AdjustHold(SHIP, purse(metal=change)))

    @rule()
    def sink(self) -> None:
        self.submit(Attack(HUNTER, SHIP, (8, 1)))

    @rule(player=PLAYERS)
    def concede(self, player: PlayerId) -> None:
        self.submit(Concede(player))

    @precondition(lambda self: self.table.session.next_undo is not None)
    @rule(and_redo=st.booleans())
    def undo(self, and_redo: bool) -> None:
        before = self.table.match
        self.table.session.undo(consent=True)
        if and_redo:
            self.table.session.redo()
            assert self.table.match == before

    @invariant()
    def the_journal_alone_is_the_match(self) -> None:
        assert self.table.reopened() == self.table.match

    @invariant()
    def lines_and_holds_agree(self) -> None:
        """BP-REG-4."""
        for ship in self.table.match.board.ships.values():
            left = EMPTY
            for line in self.table.match.secrets.under_way:
                if line.ship == ship.id:
                    left = left + line.left
            assert left == ship.hold

    @invariant()
    def balances_are_their_postings_and_never_negative(self) -> None:
        """BP-APP-2, BP-RES-3."""
        booked = balances(
            posting
            for step in self.table.session.timeline
            for event in step.outcome.events
            for posting in getattr(event, "postings", ())
        )
        for player in self.table.match.players.values():
            start = self.start.players[player.id].treasury
            assert start + booked.treasuries.get(player.id, EMPTY) == player.treasury
            assert not player.treasury.is_owed

    @invariant()
    def a_ship_knows_its_closed_envelopes(self) -> None:
        secrets = self.table.match.secrets
        for ship in self.table.match.board.ships.values():
            closed = [
                lot.id
                for lot in secrets.cargo.values()
                if lot.ship == ship.id and lot.state is CargoState.ABOARD
            ]
            assert ship.seal == (closed[-1] if closed else None)

    @invariant()
    def the_table_reads_only_what_was_turned_over(self) -> None:
        """BP-APP-6."""
        match = self.table.match
        view = visible_to(match, None)
        for line in view.register:
            assert (line.goods is None) == (line.state == "under_way" or line.awaited)
        for contract in view.contracts.values():
            if contract.status is ContractStatus.SEALED:
                assert contract.terms is None
        assert set(view.treasuries.values()) == {None}


TestAnySecrets = AnySecrets.TestCase
TestAnySecrets.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
