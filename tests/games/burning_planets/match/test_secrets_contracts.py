"""Contracts: written by two, face down, turned over, and never enforced (BP-SECRET)."""

import hashlib

import msgspec
import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from bp_desktop.core.messages import Refused, say
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.sealing import LEAST_COST, Lock, Opening, Seal, new_lock, open_seal
from bp_desktop.core.visible_text import visible
from bp_desktop.games.burning_planets.ids import ContractId, PlayerId
from bp_desktop.games.burning_planets.match.commands import (
    Attack,
    Concede,
    LoadCargo,
    RemoveThing,
    StopMatch,
    TransferResources,
    UnloadCargo,
)
from bp_desktop.games.burning_planets.match.describe import describe_step
from bp_desktop.games.burning_planets.match.secret_commands import (
    AgreeContract,
    CancelContract,
    CloseContract,
    DiscloseContract,
    DraftContract,
    RedraftContract,
    SealContract,
    SecretCommand,
)
from bp_desktop.games.burning_planets.match.secret_events import ContractDisclosed
from bp_desktop.games.burning_planets.match.secret_values import ContractStatus, Delivery, Terms
from bp_desktop.games.burning_planets.match.secret_view import visible_to
from bp_desktop.games.burning_planets.match.secrets import reveals
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.session.session import ConsentNeeded
from tests.games.burning_planets.match.secret_table import (
    AARON,
    BARTER,
    BJORN,
    CAROL,
    FIRST,
    HERE,
    HUNTER,
    NO_PASSPHRASES,
    PASSPHRASES,
    SHIP,
    THERE,
    YONDER,
    Table,
    opened,
    purse,
)


def sealed(passphrases: dict[PlayerId, str | None] | None = None, terms: Terms = BARTER) -> Table:
    """A table with one secret contract, face down."""
    table = Table()
    seal = table.terms(terms, passphrases)
    table.do(DraftContract(AARON, BJORN, seal), AgreeContract(FIRST, BJORN), SealContract(FIRST))
    return table


def seal_of(table: Table) -> Seal:
    assert table.contract.seal is not None
    return table.contract.seal


def bartered(table: Table) -> Table:
    """Both deliveries of the barter, as in EX-42."""
    table.do(
        LoadCargo(SHIP, HERE, purse(20), consent=True),
        UnloadCargo(SHIP, THERE, purse(20)),
    )
    table = table.then(BJORN)
    table.do(
        LoadCargo(SHIP, THERE, purse(metal=10)),
        UnloadCargo(SHIP, HERE, purse(metal=10)),
    )
    return table


# --- EX-47


def test_ex_47_a_secret_contract_is_drafted_sealed_and_disclosed_after_the_last_unloading() -> None:
    """EX-47, BP-SECRET-2, -3, -4, -6, -9."""
    table = Table()
    seal = table.terms(BARTER)

    table.do(DraftContract(AARON, BJORN, seal))
    assert table.status() is ContractStatus.DRAFT
    table.do(AgreeContract(FIRST, BJORN), SealContract(FIRST))
    assert table.status() is ContractStatus.SEALED

    public = visible_to(table.match, None).contracts[FIRST]
    assert public.commitment == seal.commitment.hex(), "the hash is public"
    assert public.terms is None, "the content is hidden"
    with pytest.raises(Refused) as refused:
        table.do(RedraftContract(FIRST, AARON, table.terms(BARTER)))
    assert "BP-SECRET-9" in refused.value.rules

    table = bartered(table)
    opening = opened(seal_of(table))
    events = table.do(DiscloseContract(FIRST, opening))

    assert events == (ContractDisclosed(FIRST, ContractStatus.DISCLOSED, BARTER, opening),)
    assert table.status() is ContractStatus.DISCLOSED
    assert hashlib.sha256(opening.salt + opening.content).digest() == seal.commitment
    assert visible_to(table.match, None).contracts[FIRST].terms == BARTER


def test_ex_47_if_the_ship_is_destroyed_first_the_contract_is_disclosed_as_lost() -> None:
    """EX-47, BP-SECRET-7."""
    table = sealed()
    table.do(LoadCargo(SHIP, HERE, purse(20), consent=True), RemoveThing(SHIP))

    table.do(DiscloseContract(FIRST, opened(seal_of(table), BJORN)))

    assert table.status() is ContractStatus.LOST
    assert table.contract.terms == BARTER


# --- what is not locked opens by itself


def test_a_merely_hidden_contract_is_turned_over_by_itself_when_the_deal_is_done() -> None:
    """BP-SECRET-6."""
    table = bartered(sealed(NO_PASSPHRASES))

    assert table.status() is ContractStatus.DISCLOSED
    assert table.contract.terms == BARTER


def test_half_a_deal_turns_nothing_over() -> None:
    """BP-SECRET-6: the whole transaction has to be finished."""
    table = sealed(NO_PASSPHRASES)
    table.do(LoadCargo(SHIP, HERE, purse(20), consent=True), UnloadCargo(SHIP, THERE, purse(20)))

    assert table.status() is ContractStatus.SEALED


def test_a_merely_hidden_contract_is_turned_over_by_itself_when_the_ship_is_lost() -> None:
    """BP-SECRET-7."""
    table = sealed(NO_PASSPHRASES)

    table.do(RemoveThing(SHIP))

    assert (table.contract.status, table.contract.terms) == (ContractStatus.LOST, BARTER)


def gifts(*amounts: int) -> Terms:
    """Biomass that Aaron promises Bjorn, by ship 3, in so many deliveries."""
    return Terms(BJORN, 3, tuple(Delivery(AARON, BJORN, purse(one)) for one in amounts))


def face_down(table: Table, *contracts: Terms) -> list[ContractId]:
    """Merely hidden contracts of Aaron and Bjorn, face down in this order."""
    for terms in contracts:
        table.do(DraftContract(AARON, BJORN, table.terms(terms, NO_PASSPHRASES)))
        contract = list(table.match.secrets.contracts)[-1]
        table.do(AgreeContract(contract, BJORN), SealContract(contract))
    return list(table.match.secrets.contracts)


def shipped(table: Table, amount: int) -> None:
    table.do(
        LoadCargo(SHIP, HERE, purse(amount), consent=True),
        UnloadCargo(SHIP, THERE, purse(amount)),
    )


def test_goods_that_land_keep_one_promise_of_several_contracts() -> None:
    """BP-SECRET-6: the one that was sealed first is served first."""
    table = Table()
    first, second = face_down(table, gifts(10), gifts(10))

    shipped(table, 10)

    assert table.match.secrets.contracts[first].status is ContractStatus.DISCLOSED
    assert table.match.secrets.contracts[second].status is ContractStatus.SEALED

    table = table.then(BJORN)
    shipped(table, 10)

    assert table.match.secrets.contracts[second].status is ContractStatus.DISCLOSED


def test_goods_that_land_keep_one_promise_of_a_contract() -> None:
    """BP-SECRET-6: two deliveries of ten are twenty."""
    table = Table()
    [contract] = face_down(table, gifts(10, 10))

    shipped(table, 10)

    assert table.match.secrets.contracts[contract].status is ContractStatus.SEALED

    table = table.then(BJORN)
    shipped(table, 10)

    assert table.match.secrets.contracts[contract].status is ContractStatus.DISCLOSED


def test_what_is_too_much_for_one_contract_is_left_for_the_next() -> None:
    table = Table()
    first, second = face_down(table, gifts(10), gifts(5))

    shipped(table, 15)

    assert {table.match.secrets.contracts[one].status for one in (first, second)} == {
        ContractStatus.DISCLOSED
    }


def test_deliveries_before_the_sealing_do_not_count() -> None:
    table = Table()
    table.do(LoadCargo(SHIP, HERE, purse(20), consent=True), UnloadCargo(SHIP, THERE, purse(20)))
    table = table.then(BJORN)
    seal = table.terms(BARTER, NO_PASSPHRASES)
    table.do(DraftContract(AARON, BJORN, seal))
    contract = table.contract.id
    table.do(AgreeContract(contract, BJORN), SealContract(contract))

    table.do(LoadCargo(SHIP, THERE, purse(metal=10)), UnloadCargo(SHIP, HERE, purse(metal=10)))

    assert table.status() is ContractStatus.SEALED


def test_goods_by_another_ship_do_not_fulfil_a_contract() -> None:
    """BP-SECRET-3: the contract names the ship."""
    by_aaron = Terms(AARON, 4, BARTER.deliveries[1:])
    table = sealed(NO_PASSPHRASES, by_aaron)

    table.do(LoadCargo(SHIP, THERE, purse(metal=10)), UnloadCargo(SHIP, HERE, purse(metal=10)))

    assert table.status() is ContractStatus.SEALED


def test_goods_landed_elsewhere_do_not_fulfil_a_contract() -> None:
    """BP-SECRET-6: the promise was made to the partner."""
    table = sealed(NO_PASSPHRASES, replace(BARTER, deliveries=BARTER.deliveries[1:]))

    table.do(LoadCargo(SHIP, THERE, purse(metal=10)), UnloadCargo(SHIP, YONDER, purse(metal=10)))

    assert table.status() is ContractStatus.SEALED


def test_a_contract_that_promises_nothing_is_not_fulfilled_by_itself() -> None:
    table = Table()
    seal = table.terms(replace(BARTER, deliveries=(), note="peace"), NO_PASSPHRASES)
    table.do(DraftContract(AARON, BJORN, seal), overrule=True)

    table.do(AgreeContract(FIRST, BJORN), SealContract(FIRST))

    assert table.status() is ContractStatus.SEALED


def test_a_contract_can_be_turned_over_when_the_match_is_over() -> None:
    """BP-SECRET-6."""
    table = bartered(sealed())
    table.do(StopMatch("it is late"))

    table.do(DiscloseContract(FIRST, opened(seal_of(table))))

    assert table.status() is ContractStatus.DISCLOSED


# --- drafts


def test_a_secret_contract_needs_the_signatures_of_both() -> None:
    """BP-SECRET-2."""
    table = Table()
    table.do(DraftContract(AARON, BJORN, table.terms(BARTER)))

    assert table.objections(SealContract(FIRST)) == {"bp.contract.not_signed": ("BP-SECRET-2",)}
    table.do(AgreeContract(FIRST, BJORN))
    assert table.contract.signed == (AARON, BJORN)
    table.do(SealContract(FIRST))


def test_a_contract_that_both_have_signed_lies_on_the_table_at_once() -> None:
    """BP-SECRET-2, -4: in one step, told to everybody as a fact alone."""
    table = Table()
    before = table.match

    table.do(DraftContract(AARON, BJORN, table.terms(BARTER), in_force=True))

    assert table.status() is ContractStatus.SEALED
    assert table.contract.signed == (AARON, BJORN)
    [told] = describe_step(before, table.session.entries[-1].events)
    assert told == say("bp.log.contract_sealed", players="Aaron, Bjorn")
    assert table.reopened() == table.match
    assert refusal_of(table, AgreeContract(FIRST, BJORN)) == "bp.contract.sealed_already"


@pytest.mark.parametrize("changed", [True, False])
def test_the_last_signature_lays_a_draft_on_the_table(changed: bool) -> None:
    """BP-SECRET-4: under the text as it was, or under another one."""
    table = Table()
    table.do(DraftContract(AARON, BJORN, table.terms(BARTER)))
    if changed:
        table.do(RedraftContract(FIRST, BJORN, table.terms(BARTER), in_force=True))
    else:
        table.do(AgreeContract(FIRST, BJORN, in_force=True))

    assert table.status() is ContractStatus.SEALED
    assert set(table.contract.signed) == {AARON, BJORN}


def test_another_text_has_to_be_signed_again() -> None:
    """BP-SECRET-2."""
    table = Table()
    table.do(DraftContract(AARON, BJORN, table.terms(BARTER)), AgreeContract(FIRST, BJORN))

    table.do(RedraftContract(FIRST, AARON, table.terms(BARTER)))

    assert table.contract.signed == (AARON,)


def test_a_draft_can_be_thrown_away_and_its_number_is_not_given_again() -> None:
    table = Table()
    table.do(DraftContract(AARON, BJORN, table.terms(BARTER)), CancelContract(FIRST, BJORN))
    assert table.match.secrets.contracts == {}

    table.do(DraftContract(AARON, BJORN, table.terms(BARTER)))

    assert list(table.match.secrets.contracts) == ["3.1"]


def test_a_barter_may_be_public() -> None:
    """BP-SECRET-1."""
    table = Table()
    table.do(DraftContract(AARON, BJORN, terms=BARTER), AgreeContract(FIRST, BJORN))
    table.do(SealContract(FIRST))

    assert visible_to(table.match, CAROL).contracts[FIRST].terms == BARTER
    table = bartered(table)
    assert table.status() is ContractStatus.DISCLOSED


def test_a_contract_names_resources_and_a_cargo_ship_of_one_of_the_partners() -> None:
    """BP-SECRET-3, BP-TRADE-2."""
    table = Table()

    def objections(**changes: object) -> dict[str, tuple[str, ...]]:
        terms = replace(BARTER, **changes)
        public = table.objections(DraftContract(AARON, BJORN, terms=terms))
        hidden = table.terms(terms, NO_PASSPHRASES)
        assert table.objections(DraftContract(AARON, BJORN, hidden)) == public
        return public

    assert objections(deliveries=()) == {"bp.contract.names_no_resources": ("BP-SECRET-3",)}
    assert objections(ship_number=9) == {"bp.contract.no_such_ship": ("BP-SECRET-3",)}
    assert objections(carrier=CAROL, ship_number=1) == {
        "bp.contract.ship_of_a_stranger": ("BP-TRADE-2",),
        "bp.contract.no_such_ship": ("BP-SECRET-3",),
    }
    gift = Delivery(AARON, CAROL, purse(1))
    assert objections(deliveries=(gift,)) == {"bp.contract.not_between_partners": ("BP-TRADE-2",)}


def test_the_second_partner_can_add_a_passphrase_when_signing() -> None:
    table = Table()
    alone: dict[PlayerId, str | None] = {AARON: PASSPHRASES[AARON], BJORN: None}
    table.do(DraftContract(AARON, BJORN, table.terms(BARTER, alone)))
    lock = new_lock(
        seal_of(table),
        PASSPHRASES[AARON],
        BJORN,
        PASSPHRASES[BJORN],
        table.random.randbytes,
        cost=LEAST_COST,
    )
    assert isinstance(lock, Lock)

    table.do(AgreeContract(FIRST, BJORN, lock), SealContract(FIRST))

    assert opened(seal_of(table), AARON) == opened(seal_of(table), BJORN)


def test_a_passphrase_comes_too_late_for_a_text_that_was_written_down_openly() -> None:
    table = Table()
    locked = table.terms(BARTER)
    table.do(DraftContract(AARON, BJORN, table.terms(BARTER, NO_PASSPHRASES)))

    with pytest.raises(Refused) as refused:
        table.do(AgreeContract(FIRST, BJORN, locked.locks[1]))

    assert refused.value.messages[0].key == "bp.contract.lock_too_late"


@pytest.mark.parametrize("unknown", [ContractId("9.1"), ContractId("")])
def test_commands_about_an_unknown_contract_are_refused(unknown: ContractId) -> None:
    table = Table()
    opening = Opening(b"", bytes(32))
    commands: list[SecretCommand] = [
        RedraftContract(unknown, AARON, terms=BARTER),
        AgreeContract(unknown, AARON),
        SealContract(unknown),
        CancelContract(unknown, AARON),
        DiscloseContract(unknown, opening),
        CloseContract(unknown, "broken"),
    ]

    for command in commands:
        with pytest.raises(Refused) as refused:
            table.do(command)
        assert refused.value.messages[0].key == "bp.contract.unknown"


def refusal_of(table: Table, command: SecretCommand) -> str:
    before = table.match
    with pytest.raises(Refused) as refused:
        table.do(command)
    assert table.match is before
    assert refused.value.rules, "every refusal names a rule (BP-APP-4)"
    return refused.value.messages[0].key


def test_nonsense_is_refused() -> None:
    table = Table()
    seal = table.terms(BARTER)
    stranger = table.terms(BARTER, {CAROL: "x"})
    hidden = table.terms(BARTER, NO_PASSPHRASES)
    assert hidden.hidden is not None
    forged = replace(hidden, hidden=replace(hidden.hidden, content=b"{}"))
    many = Purse.of(biomass=10**12)
    owed = Purse.of(biomass=-1)
    gold = Purse.of(gold=1)

    def draft(**fields: object) -> str:
        command = msgspec.structs.replace(DraftContract(AARON, BJORN), **fields)
        return refusal_of(table, command)

    def promise(goods: Purse) -> str:
        return draft(terms=replace(BARTER, deliveries=(Delivery(AARON, BJORN, goods),)))

    assert draft() == "bp.contract.says_nothing"
    assert draft(seal=seal, terms=BARTER) == "bp.contract.secret_or_public"
    assert draft(seal=seal, partner=AARON) == "bp.contract.with_oneself"
    assert draft(seal=seal, partner=PlayerId("nobody")) == "bp.unknown.player"
    assert draft(seal=stranger) == "bp.seal.stranger"
    assert draft(seal=table.goods(purse(1))) == "bp.seal.wrong_kind"
    assert draft(seal=forged) == "bp.seal.damaged"
    assert draft(seal=Seal("contract", bytes(32))) == "bp.seal.damaged"
    assert draft(seal=replace(hidden, locks=seal.locks)) == "bp.seal.damaged"
    assert [promise(goods) for goods in (gold, owed, many)] == [
        "bp.unknown.resource",
        "bp.purse.negative",
        "bp.purse.too_much",
    ]


def test_only_partners_sign_and_only_once() -> None:
    """BP-SECRET-2."""
    table = Table()
    table.do(DraftContract(AARON, BJORN, table.terms(BARTER)))

    assert refusal_of(table, AgreeContract(FIRST, CAROL)) == "bp.contract.not_a_partner"
    assert refusal_of(table, AgreeContract(FIRST, AARON)) == "bp.contract.signed_already"
    assert refusal_of(table, CancelContract(FIRST, CAROL)) == "bp.contract.not_a_partner"
    lock = replace(seal_of(table).locks[0], party="carol")
    assert refusal_of(table, AgreeContract(FIRST, BJORN, lock)) == "bp.seal.stranger"


# --- face down


def test_a_sealed_contract_is_not_touched_before_it_is_disclosed() -> None:
    """BP-SECRET-4, BP-SECRET-9."""
    table = sealed()

    for command in (
        RedraftContract(FIRST, AARON, table.terms(BARTER)),
        AgreeContract(FIRST, AARON),
        CancelContract(FIRST, AARON),
        SealContract(FIRST),
    ):
        assert refusal_of(table, command) == "bp.contract.sealed_already"


def test_disclosing_before_the_deal_is_done_is_objected_to() -> None:
    """BP-SECRET-6; the table may turn it over all the same."""
    table = sealed()
    command = DiscloseContract(FIRST, opened(seal_of(table)))

    assert table.objections(command) == {"bp.contract.unfinished": ("BP-SECRET-6",)}
    table.do(command, overrule=True)
    assert table.status() is ContractStatus.DISCLOSED


def test_an_opening_that_does_not_match_the_hash_is_refused() -> None:
    """BP-SECRET-9."""
    table = bartered(sealed())
    true = opened(seal_of(table))
    kinder = msgspec.json.encode(replace(BARTER, note="and peace for ever"))

    for false in (replace(true, content=kinder), replace(true, salt=bytes(32))):
        assert refusal_of(table, DiscloseContract(FIRST, false)) == "bp.seal.does_not_match"


def test_what_was_sealed_but_is_no_contract_is_refused_at_disclosure() -> None:
    from bp_desktop.core.sealing import seal as close

    for content in (b"\xff", b"[", b"{}", b'{"type":"cargo","goods":{"amounts":{}}}', b"[" * 9999):
        table = Table()
        rubbish = close(
            content,
            {"aaron": PASSPHRASES[AARON]},
            table.random.randbytes,
            purpose="contract",
            cost=LEAST_COST,
        )
        table.do(DraftContract(AARON, BJORN, rubbish), AgreeContract(FIRST, BJORN))
        table.do(SealContract(FIRST))

        command = DiscloseContract(FIRST, opened(rubbish))
        assert refusal_of(table, command) == "bp.seal.unreadable"
        table.do(CloseContract(FIRST, "void", "nobody can read this"))


def test_a_draft_cannot_be_disclosed_and_nothing_twice() -> None:
    table = Table()
    table.do(DraftContract(AARON, BJORN, table.terms(BARTER)))
    command = DiscloseContract(FIRST, opened(seal_of(table)))

    assert refusal_of(table, command) == "bp.contract.not_sealed"
    table.do(AgreeContract(FIRST, BJORN), SealContract(FIRST))
    table.do(command, overrule=True)
    assert refusal_of(table, command) == "bp.contract.open_already"


def test_each_unloading_is_public_though_the_goods_are_not() -> None:
    """BP-SECRET-5."""
    table = sealed()
    table.do(LoadCargo(SHIP, HERE, purse(20), consent=True), UnloadCargo(SHIP, THERE, purse(5)))

    [line] = visible_to(table.match, CAROL).register
    [landing] = line.landings
    assert (landing.receiver, landing.site, landing.turn) == (BJORN, THERE, 5)
    assert landing.goods is None


# --- broken, void


def test_a_broken_promise_is_recorded_and_costs_nothing() -> None:
    """BP-SECRET-8, AMB-68."""
    table = sealed()
    before = table.match

    table.do(CloseContract(FIRST, "broken", "Bjorn never came"))

    assert (table.contract.status, table.contract.reason) == (
        ContractStatus.BROKEN,
        "Bjorn never came",
    )
    assert replace(table.match, secrets=before.secrets) == before
    table.do(DiscloseContract(FIRST, opened(seal_of(table))))
    assert (table.contract.status, table.contract.terms) == (ContractStatus.BROKEN, BARTER)


def test_a_disclosed_contract_can_be_called_broken_but_not_the_other_way() -> None:
    """BP-SECRET-8."""
    table = sealed()
    table.do(DiscloseContract(FIRST, opened(seal_of(table))), overrule=True)

    table.do(CloseContract(FIRST, "broken"))

    assert refusal_of(table, CloseContract(FIRST, "lost")) == "bp.contract.not_open"
    lost = sealed()
    lost.do(CloseContract(FIRST, "lost"))
    assert refusal_of(lost, CloseContract(FIRST, "broken")) == "bp.contract.not_open"


def test_a_secret_contract_is_not_called_fulfilled_without_turning_it_over() -> None:
    """BP-SECRET-6."""
    assert refusal_of(sealed(), CloseContract(FIRST, "disclosed")) == "bp.contract.turn_it_over"


def test_the_table_can_rule_a_contract_lost_if_nobody_opens_it() -> None:
    table = sealed()
    table.do(RemoveThing(SHIP))

    table.do(CloseContract(FIRST, "lost", "both forgot the passphrase"))

    assert table.status() is ContractStatus.LOST
    assert table.contract.terms is None


@pytest.mark.parametrize("quitter", [AARON, BJORN])
def test_contracts_of_an_eliminated_player_are_void_and_revealed(quitter: PlayerId) -> None:
    """BP-ELIM-3."""
    hidden, locked = sealed(NO_PASSPHRASES), sealed()

    for table in (hidden, locked):
        table.do(Concede(quitter))
        assert table.status() is ContractStatus.VOID

    assert hidden.contract.terms == BARTER
    assert visible_to(locked.match, quitter).contracts[FIRST].terms is None
    locked.do(DiscloseContract(FIRST, opened(seal_of(locked))))
    assert (locked.contract.status, locked.contract.terms) == (ContractStatus.VOID, BARTER)


def test_drafts_and_closed_contracts_are_left_alone_by_what_happens_to_others() -> None:
    table = sealed(NO_PASSPHRASES)
    table.do(CloseContract(FIRST, "broken"))
    table.do(DraftContract(AARON, BJORN, table.terms(BARTER, NO_PASSPHRASES)))

    table.do(RemoveThing(SHIP))

    statuses = [contract.status for contract in table.match.secrets.contracts.values()]
    assert statuses == [ContractStatus.BROKEN, ContractStatus.DRAFT]


def test_a_public_contract_is_lost_or_void_like_a_secret_one() -> None:
    """BP-SECRET-1, BP-SECRET-7, BP-ELIM-3."""
    lost, void = Table(), Table()
    for table in (lost, void):
        table.do(DraftContract(AARON, BJORN, terms=BARTER), AgreeContract(FIRST, BJORN))
        table.do(SealContract(FIRST))

    lost.do(RemoveThing(SHIP))
    void.do(Concede(AARON))

    assert lost.status() is ContractStatus.LOST
    assert void.status() is ContractStatus.VOID


def test_a_contract_about_a_ship_still_to_be_built_waits_for_it() -> None:
    """BP-SECRET-3 objects to it; the table may want it all the same."""
    table = Table()
    seal = table.terms(replace(BARTER, ship_number=5), NO_PASSPHRASES)
    table.do(DraftContract(AARON, BJORN, seal), overrule=True)

    table.do(AgreeContract(FIRST, BJORN), SealContract(FIRST))

    assert table.status() is ContractStatus.SEALED


def test_a_draft_with_an_eliminated_player_is_gone() -> None:
    """BP-ELIM-3."""
    table = Table()
    table.do(DraftContract(AARON, BJORN, table.terms(BARTER)), Concede(BJORN))

    assert table.match.secrets.contracts == {}
    assert refusal_of(table, DraftContract(AARON, BJORN, terms=BARTER)) == "bp.victory.eliminated"


def test_contracts_of_others_do_not_mind_an_elimination() -> None:
    """BP-ELIM-3."""
    table = sealed()

    table.do(Concede(CAROL))

    assert table.status() is ContractStatus.SEALED


# --- undo


def test_turning_a_contract_over_is_a_seal_that_is_undone_only_by_consent() -> None:
    """Design, chapter 4: what everybody has read cannot be unread."""
    table = sealed()
    events = table.do(DiscloseContract(FIRST, opened(seal_of(table))), overrule=True)

    assert reveals(events)
    with pytest.raises(ConsentNeeded):
        table.session.undo()
    table.session.undo(consent=True)
    assert table.status() is ContractStatus.SEALED
    assert table.contract.terms is None


def test_sealing_reveals_nothing_and_is_undone_freely() -> None:
    table = sealed()

    table.session.undo()

    assert table.status() is ContractStatus.DRAFT


# --- alliances and talk


def test_no_agreement_marks_enforces_or_restricts_anything() -> None:
    """BP-ALLY-1, BP-ALLY-4, BP-ALLY-5, BP-WIN-4: an ally may do whatever a stranger may."""
    allied, free = Table(), Table()
    pact = Terms(BJORN, 3, (), note="allies against Aaron")
    allied.do(DraftContract(CAROL, BJORN, terms=pact), overrule=True)
    allied.do(AgreeContract(FIRST, BJORN), SealContract(FIRST))
    load = LoadCargo(SHIP, YONDER, purse(1), consent=True)
    gift = TransferResources(BJORN, CAROL, purse(1), consent=True)
    assault = Attack(HUNTER, SHIP, (8, 1))

    assert (
        allied.objections(gift)
        == free.objections(gift)
        == {"bp.cargo.needs_a_ship": ("BP-TRADE-2", "BP-TRADE-10")}
    )
    for command in (load, gift):
        assert answer(allied, command) == answer(free, command)
    lost, *_ = allied.then(CAROL).do(assault)[1:]
    assert lost == free.then(CAROL).do(assault)[1]


def answer(table: Table, command: Command) -> object:
    """What a command is told, carried out or not."""
    try:
        return table.session.check(command)
    except Refused as refusal:
        return refusal.messages


def test_either_partner_can_walk_away_from_an_alliance_at_any_moment() -> None:
    """BP-ALLY-2, BP-ALLY-3: also out of turn, before and after it is sealed."""
    table = Table()
    table.do(DraftContract(CAROL, AARON, terms=Terms(AARON, 4, (), "pact")), overrule=True)
    table.do(CancelContract(FIRST, AARON))
    table.do(DraftContract(CAROL, AARON, terms=Terms(AARON, 4, (), "pact")), overrule=True)
    second = ContractId("3.1")
    table.do(AgreeContract(second, AARON), SealContract(second))

    table.do(CloseContract(second, "broken"))

    assert table.status() is ContractStatus.BROKEN


def test_a_note_between_two_is_seen_by_sender_and_addressee_only() -> None:
    """BP-COMM-1, BP-COMM-2, BP-COMM-3: a draft is the one channel the program has."""
    table = Table()
    note = Terms(BJORN, 3, (), note="attack at dawn")
    table.do(DraftContract(AARON, BJORN, table.terms(note, NO_PASSPHRASES)), overrule=True)

    views = {viewer: visible_to(table.match, viewer) for viewer in (AARON, BJORN, CAROL, None)}

    for reader in (AARON, BJORN):
        assert views[reader].contracts[FIRST].terms == note
    for outsider in (CAROL, None):
        assert views[outsider].contracts == {}
        assert b"attack at dawn" not in msgspec.json.encode(views[outsider])


# --- properties

AMOUNTS = st.dictionaries(st.sampled_from(["biomass", "metal"]), st.integers(1, 10**6), max_size=2)
TERMS = st.builds(
    Terms,
    carrier=st.sampled_from([AARON, BJORN]),
    ship_number=st.integers(0, 10),
    deliveries=st.lists(
        st.builds(Delivery, st.just(AARON), st.just(BJORN), AMOUNTS.map(Purse.of)), max_size=3
    ).map(tuple),
    note=st.text(st.characters(exclude_categories=["Cs"]), max_size=200),
)


@given(terms=TERMS)
@settings(max_examples=40)
def test_whatever_is_agreed_comes_out_of_the_seal_as_it_went_in(terms: Terms) -> None:
    table = sealed(terms=terms)
    opening = open_seal(seal_of(table), PASSPHRASES[BJORN])
    assert isinstance(opening, Opening)

    table.do(DiscloseContract(FIRST, opening), overrule=True)

    assert table.contract.terms == replace(terms, note=visible(terms.note))
    assert table.reopened() == table.match
    assert table.treasury(CAROL) == EMPTY
