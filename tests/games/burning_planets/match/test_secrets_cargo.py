"""Cargo in envelopes: posted when it comes to light, looted unseen, ruled on if nobody opens it."""

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from bp_desktop.core.accounts import Posting, balances
from bp_desktop.core.messages import Refused
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.sealing import Opening, Seal, open_seal
from bp_desktop.games.burning_planets.board import SpaceStructure
from bp_desktop.games.burning_planets.ids import (
    SPACE_STATION,
    PlanetId,
    PlayerId,
    SealId,
    ShipId,
    StructureId,
    UnitId,
)
from bp_desktop.games.burning_planets.match.commands import (
    AdjustTreasury,
    Attack,
    Concede,
    LoadCargo,
    RemoveThing,
    StopMatch,
    UnloadCargo,
)
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.secret_commands import (
    DiscloseCargo,
    LoadSealed,
    RuleOnSeal,
    SecretCommand,
    UnloadSealed,
)
from bp_desktop.games.burning_planets.match.secret_values import CargoState, LineState, RegisterLine
from bp_desktop.games.burning_planets.match.secret_view import visible_to
from bp_desktop.games.burning_planets.match.secrets import reveals
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.session.session import ConsentNeeded
from tests.games.burning_planets.match.secret_table import (
    AARON,
    BJORN,
    CAROL,
    FIRST_SEAL,
    HERE,
    HUNTER,
    NO_PASSPHRASES,
    OTHER_SHIP,
    SHIP,
    THERE,
    YONDER,
    Table,
    new_match,
    opened,
    purse,
)

SECOND_SEAL = SealId("2.1")
SUNK = (8, 1)
"""Dice with which a big ship destroys a cargo ship."""
HULL = purse(metal=30)
"""What a cargo ship of the Digitals costs (BP-CARGO-1)."""


TWENTY = purse(20)


def loaded(goods: Purse = TWENTY, match: Match | None = None) -> tuple[Table, Seal]:
    """Bjorn's ship 3 has taken an envelope of Aaron's aboard."""
    table = Table(match)
    seal = table.goods(goods)
    table.do(LoadSealed(SHIP, HERE, seal, consent=True))
    return table, seal


def sunk(goods: Purse = TWENTY) -> tuple[Table, Seal]:
    """Then Carol has destroyed it."""
    table, seal = loaded(goods)
    table = table.then(CAROL)
    table.do(Attack(HUNTER, SHIP, SUNK))
    return table, seal


def total(match: Match) -> Purse:
    """Everything in treasuries and holds."""
    held = EMPTY
    for player in match.players.values():
        held = held + player.treasury
    for ship in match.board.ships.values():
        held = held + ship.hold
    return held


def postings_of(table: Table) -> list[Posting]:
    return [
        posting
        for entry in table.session.entries
        for event in entry.events
        for posting in getattr(event, "postings", ())
    ]


def the_line(table: Table) -> RegisterLine:
    [line] = table.match.secrets.lines.values()
    return line


def refusal_of(table: Table, command: SecretCommand) -> tuple[str, tuple[str, ...]]:
    before = table.match
    with pytest.raises(Refused) as refused:
        table.do(command)
    assert table.match is before
    assert refused.value.rules, "every refusal names a rule (BP-APP-4)"
    return refused.value.messages[0].key, refused.value.rules


# --- loading


def test_loading_is_public_and_what_is_loaded_is_not() -> None:
    """BP-REG-2, BP-REG-4."""
    table, seal = loaded()

    line = the_line(table)
    assert (line.ship, line.ship_number, line.giver, line.site) == (SHIP, 3, AARON, HERE)
    assert line.goods is None
    assert line.state is LineState.UNDER_WAY
    [seen] = visible_to(table.match, CAROL).register
    assert (seen.ship_number, seen.goods, seen.commitment) == (3, None, seal.commitment.hex())


def test_the_program_posts_nothing_while_it_does_not_know_the_contents() -> None:
    table, _ = loaded()

    assert table.treasury(AARON) == purse(50)
    assert table.match.board.ships[SHIP].hold == EMPTY
    assert table.match.board.ships[SHIP].seal == FIRST_SEAL
    assert postings_of(table) == []


def test_loading_an_envelope_is_one_action() -> None:
    """BP-TRADE-5."""
    table, _ = loaded()
    table.do(LoadSealed(SHIP, HERE, table.goods(purse(1)), consent=True))

    third = LoadSealed(SHIP, HERE, table.goods(purse(1)), consent=True)

    assert list(table.objections(third).values()) == [("BP-ACT-1",)]


def test_loading_at_another_players_planet_needs_consent() -> None:
    """BP-TRADE-8."""
    table = Table()

    objections = table.objections(LoadSealed(SHIP, HERE, table.goods(purse(1))))

    assert list(objections.values()) == [("BP-TRADE-8",)]


def test_loading_out_of_turn_is_objected_to() -> None:
    """BP-TURN-1."""
    table = Table().then(CAROL)

    objections = table.objections(LoadSealed(SHIP, HERE, table.goods(purse(1)), consent=True))

    assert ("BP-TURN-1",) in objections.values()


def test_a_station_is_no_place_for_trade_goods() -> None:
    """BP-SPACE-19."""
    match = new_match()
    post = SpaceStructure(StructureId("post"), SPACE_STATION, BJORN)
    table = Table(replace(match, board=replace(match.board, space={post.id: post})))

    objections = table.objections(LoadSealed(SHIP, post.id, table.goods(purse(1))))

    assert ("BP-SPACE-19",) in objections.values()


def test_an_envelope_for_others_or_of_another_kind_is_refused() -> None:
    table = Table()
    foreign = table.goods(purse(1), {PlayerId("dora"): "x"})
    broken = Seal("cargo", bytes(32))
    contract = replace(table.goods(purse(1)), purpose="contract")

    def refusal(seal: Seal) -> str:
        return refusal_of(table, LoadSealed(SHIP, HERE, seal, consent=True))[0]

    assert refusal(foreign) == "bp.seal.stranger"
    assert refusal(broken) == "bp.seal.damaged"
    assert refusal(contract) == "bp.seal.wrong_kind"


def test_a_third_player_can_be_given_a_lock_too() -> None:
    """The receiver of own goods, for one, who is neither their giver nor the ship's owner."""
    table = Table()
    seal = table.goods(purse(metal=4), {BJORN: None, CAROL: "for Carol's eyes"})
    table.do(LoadSealed(SHIP, THERE, seal))
    opening = open_seal(seal, "for Carol's eyes")
    assert isinstance(opening, Opening)

    table.do(UnloadSealed(FIRST_SEAL, YONDER, opening))

    assert table.treasury(CAROL) == purse(metal=4)


def test_only_a_cargo_ship_that_exists_loads_at_a_place_that_exists() -> None:
    table = Table().then(CAROL)
    seal = table.goods(purse(1), {CAROL: "x"})

    assert refusal_of(table, LoadSealed(ShipId(HUNTER), YONDER, seal))[0].startswith("bp.cargo.")
    nowhere = LoadSealed(OTHER_SHIP, PlanetId("nowhere"), seal)
    assert refusal_of(table, nowhere)[0] == "bp.unknown.site"
    nobody = LoadSealed(ShipId("ghost"), YONDER, seal)
    assert refusal_of(table, nobody)[0] == "bp.unknown.ship"


# --- unloading


def test_unloading_shows_the_contents_and_posts_load_and_unload_together() -> None:
    """BP-REG-3, BP-TRADE-7, BP-APP-2."""
    table, seal = loaded()

    table.do(UnloadSealed(FIRST_SEAL, THERE, opened(seal, BJORN)))

    assert table.treasury(AARON) == purse(30)
    assert table.treasury(BJORN) == purse(25, metal=40)
    ship = table.match.board.ships[SHIP]
    assert (ship.hold, ship.seal) == (EMPTY, None)
    line = the_line(table)
    assert (line.state, line.goods, line.is_public) == (LineState.COMPLETED, purse(20), True)
    assert [posting.type for posting in postings_of(table)] == [
        PostingType.LOAD,
        PostingType.LOAD,
        PostingType.UNLOAD,
        PostingType.UNLOAD,
    ]
    assert table.match.turn.spent[UnitId(SHIP)].others == 2


@pytest.mark.parametrize("opener", [AARON, BJORN])
def test_either_party_opens_the_envelope(opener: PlayerId) -> None:
    table, seal = loaded()

    table.do(UnloadSealed(FIRST_SEAL, THERE, opened(seal, opener)))

    assert table.treasury(BJORN) == purse(25, metal=40)


def test_a_part_can_be_unloaded_and_the_rest_travels_on_known_to_the_program() -> None:
    """BP-TRADE-6."""
    table, seal = loaded()

    table.do(UnloadSealed(FIRST_SEAL, THERE, opened(seal), goods=purse(5)))

    assert table.treasury(BJORN) == purse(10, metal=40)
    assert table.match.board.ships[SHIP].hold == purse(15)
    assert the_line(table).state is LineState.UNDER_WAY
    table = table.then(BJORN)
    table.do(UnloadCargo(SHIP, THERE, purse(15)))
    assert the_line(table).state is LineState.COMPLETED


def test_load_and_unload_never_change_the_total() -> None:
    """BP-APP-3, and balances equal their postings (BP-APP-2)."""
    table, seal = loaded()
    start = table.match
    table.do(UnloadSealed(FIRST_SEAL, THERE, opened(seal), goods=purse(7)))

    assert total(table.match) == total(start)
    booked = balances(postings_of(table))
    for player in table.match.players.values():
        before = start.players[player.id].treasury
        assert before + booked.treasuries.get(player.id, EMPTY) == player.treasury
    assert booked.holds == {SHIP: purse(13)}


def test_contents_that_are_not_what_was_sealed_are_refused() -> None:
    """BP-REG-5."""
    table, seal = loaded()
    true = opened(seal)
    more = Opening(true.content.replace(b"20", b"40"), true.salt)

    for command in (
        UnloadSealed(FIRST_SEAL, THERE, more),
        DiscloseCargo(FIRST_SEAL, more),
        DiscloseCargo(FIRST_SEAL, replace(true, salt=bytes(32))),
    ):
        assert refusal_of(table, command) == ("bp.seal.does_not_match", ("BP-REG-5",))


def test_a_concealed_entry_cannot_be_edited_after_loading() -> None:
    """BP-REG-5: whatever is tried, the commitment stands and the contents come out unchanged."""
    table, seal = loaded()

    again = refusal_of(table, DiscloseCargo(SealId("9.1"), opened(seal)))
    table.do(DiscloseCargo(FIRST_SEAL, opened(seal)))

    assert again[0] == "bp.seal.unknown"
    assert table.match.secrets.cargo[FIRST_SEAL].seal == seal
    assert refusal_of(table, DiscloseCargo(FIRST_SEAL, opened(seal)))[0] == "bp.seal.settled"
    assert refusal_of(table, RuleOnSeal(FIRST_SEAL, purse(1), "why not"))[0] == "bp.seal.settled"


def test_goods_the_giver_no_longer_has_are_refused_and_the_table_rules() -> None:
    """BP-RES-3: the program could not hold the giver to it while the envelope was closed."""
    table, seal = loaded()
    table.do(AdjustTreasury(AARON, purse(-40), "spent meanwhile"))

    for command in (
        UnloadSealed(FIRST_SEAL, THERE, opened(seal)),
        DiscloseCargo(FIRST_SEAL, opened(seal)),
        RuleOnSeal(FIRST_SEAL, purse(11), "he says"),
    ):
        assert refusal_of(table, command) == ("bp.seal.not_covered_hidden", ("BP-RES-3",))
    table.do(RuleOnSeal(FIRST_SEAL, purse(10), "all that was left"))
    assert table.treasury(AARON) == EMPTY
    assert table.match.board.ships[SHIP].hold == purse(10)


def test_two_envelopes_travel_in_one_ship_and_are_opened_one_by_one() -> None:
    """BP-CARGO-8: a hold takes any amount of any kinds."""
    table, first = loaded()
    second = table.goods(purse(3))
    table.do(LoadSealed(SHIP, HERE, second, consent=True))
    table = table.then(BJORN)

    table.do(UnloadSealed(SECOND_SEAL, THERE, opened(second)))
    assert table.match.board.ships[SHIP].seal == FIRST_SEAL
    secrets = table.match.secrets
    assert [line.goods for line in secrets.under_way] == [None]
    past = [line for line in secrets.lines.values() if line not in secrets.under_way]
    assert [line.goods for line in past] == [purse(3)]
    table.do(UnloadSealed(FIRST_SEAL, THERE, opened(first)))

    assert table.match.board.ships[SHIP].seal is None
    assert table.treasury(BJORN) == purse(28, metal=40)


def test_an_envelope_and_open_goods_travel_together() -> None:
    table, seal = loaded()
    table.do(LoadCargo(SHIP, HERE, purse(4), consent=True))
    table = table.then(BJORN)

    table.do(UnloadCargo(SHIP, THERE, purse(4)))
    assert table.match.board.ships[SHIP].seal == FIRST_SEAL
    table.do(UnloadSealed(FIRST_SEAL, THERE, opened(seal)))

    assert table.treasury(AARON) == purse(26)
    assert table.match.secrets.under_way == ()


def test_an_empty_envelope_is_a_bluff_and_comes_to_nothing() -> None:
    table, seal = loaded(EMPTY)

    unload = UnloadSealed(FIRST_SEAL, THERE, opened(seal))
    assert refusal_of(table, unload)[0] == "bp.cargo.nothing_to_unload"
    table.do(DiscloseCargo(FIRST_SEAL, opened(seal)))

    assert table.treasury(AARON) == purse(50)
    assert table.match.board.ships[SHIP].seal is None
    assert the_line(table).state is LineState.COMPLETED
    assert postings_of(table) == []


def test_more_than_a_hold_takes_is_objected_to_when_it_comes_to_light() -> None:
    """BP-CARGO-8, AMB-36."""
    table, seal = loaded(match=new_match(Options(cargo_capacity=15, treasury_visibility="owner")))
    hidden = table.goods(purse(20), NO_PASSPHRASES)
    at_once = table.objections(LoadSealed(SHIP, HERE, hidden, consent=True))
    assert at_once == {"bp.cargo.hold_is_full": ("BP-CARGO-8",)}

    objections = table.objections(DiscloseCargo(FIRST_SEAL, opened(seal)))

    assert objections == {"bp.cargo.hold_is_full": ("BP-CARGO-8",)}


# --- a lost ship


def test_the_destroyer_gets_the_hull_at_once_and_the_contents_when_they_are_shown() -> None:
    """BP-CARGO-1, -3, BP-REG-3, BP-TRADE-9, as in EX-41 but under seal."""
    table, seal = sunk()

    assert table.treasury(CAROL) == HULL
    assert table.match.secrets.cargo[FIRST_SEAL].state is CargoState.PENDING
    [seen] = visible_to(table.match, None).register
    assert (seen.state, seen.awaited, seen.goods) == (LineState.DESTROYED, True, None)
    assert not seen.proven

    table.do(DiscloseCargo(FIRST_SEAL, opened(seal)))

    assert table.treasury(AARON) == purse(30)
    assert table.treasury(CAROL) == HULL + purse(20)
    [seen] = visible_to(table.match, None).register
    assert (seen.awaited, seen.goods, seen.proven) == (False, purse(20), True)


def test_an_envelope_opened_aboard_is_looted_with_the_rest_of_the_hold() -> None:
    """BP-CARGO-3."""
    table, seal = loaded()
    table.do(DiscloseCargo(FIRST_SEAL, opened(seal)))
    table = table.then(CAROL)

    table.do(Attack(HUNTER, SHIP, SUNK))

    assert table.treasury(CAROL) == HULL + purse(20)
    assert table.match.secrets.cargo[FIRST_SEAL].state is CargoState.SETTLED


def test_an_envelope_can_be_opened_when_the_match_is_over() -> None:
    """BP-REG-3."""
    table, seal = sunk()
    table.do(StopMatch("it is late"))

    table.do(DiscloseCargo(FIRST_SEAL, opened(seal)))

    assert table.treasury(CAROL) == HULL + purse(20)


def test_only_a_givers_treasury_is_remembered_when_a_player_is_out() -> None:
    """BP-ELIM-2."""
    table, _ = loaded()

    table.do(Concede(CAROL))

    assert table.match.secrets.estates == {}


def test_an_envelope_of_a_lost_ship_is_shown_but_not_unloaded() -> None:
    """BP-REG-3."""
    table, seal = sunk()

    key, rules = refusal_of(table, UnloadSealed(FIRST_SEAL, THERE, opened(seal)))

    assert (key, rules) == ("bp.seal.ship_is_gone", ("BP-REG-3",))


def test_if_nobody_opens_the_envelope_the_table_rules_on_record() -> None:
    """BP-APP-4."""
    table, _ = sunk()

    assert refusal_of(table, RuleOnSeal(FIRST_SEAL, purse(12), " "))[0] == (
        "bp.seal.ruling_needs_reason"
    )
    table.do(RuleOnSeal(FIRST_SEAL, purse(12), "both partners forgot; we remember 12"))

    assert table.treasury(AARON) == purse(38)
    assert table.treasury(CAROL) == HULL + purse(12)
    [line] = visible_to(table.match, CAROL).register
    assert (line.goods, line.ruled) == (purse(12), "both partners forgot; we remember 12")
    assert not line.proven, "a ruling is no proof"
    assert b"both partners forgot; we remember 12" in table.bytes
    assert table.reopened() == table.match


@pytest.mark.parametrize(
    ("goods", "key"),
    [
        (Purse.of(gold=1), "bp.unknown.resource"),
        (Purse.of(metal=-5), "bp.purse.negative"),
        (Purse.of(metal=10**12), "bp.purse.too_much"),
    ],
)
def test_a_ruling_on_what_no_hold_contains_is_refused(goods: Purse, key: str) -> None:
    """BP-RES-1, BP-RES-3."""
    table, _ = sunk()

    assert refusal_of(table, RuleOnSeal(FIRST_SEAL, goods, "why"))[0] == key


def test_loot_of_a_destroyer_who_is_out_of_the_game_is_nobodys() -> None:
    """BP-ELIM-2."""
    table, seal = sunk()
    table.do(Concede(CAROL))

    table.do(DiscloseCargo(FIRST_SEAL, opened(seal)))

    assert table.treasury(AARON) == purse(30)
    assert table.treasury(CAROL) == EMPTY


def test_a_ship_taken_off_the_table_takes_its_envelope_along() -> None:
    table, seal = loaded()
    table.do(RemoveThing(SHIP, "pushed off the table"))

    table.do(DiscloseCargo(FIRST_SEAL, opened(seal)))

    assert table.treasury(AARON) == purse(30)
    assert total(table.match) == purse(35, metal=40)


def test_envelopes_in_the_holds_of_a_conceding_player_are_lost() -> None:
    """BP-ELIM-5, BP-ELIM-6."""
    table, seal = loaded()
    table.do(Concede(BJORN))

    assert the_line(table).state is LineState.DESTROYED
    table.do(DiscloseCargo(FIRST_SEAL, opened(seal)))
    assert table.treasury(AARON) == purse(30)


def test_goods_a_conceding_player_sent_out_stay_in_the_hold() -> None:
    """BP-ELIM-2, BP-ELIM-6: they come out of what was discarded."""
    table, seal = loaded()
    table.do(Concede(AARON))
    assert table.treasury(AARON) == EMPTY

    table.do(UnloadSealed(FIRST_SEAL, THERE, opened(seal, BJORN)))

    assert table.treasury(BJORN) == purse(25, metal=40)
    assert table.treasury(AARON) == EMPTY
    assert table.match.secrets.estates == {AARON: purse(30)}


def test_more_than_was_discarded_cannot_come_out_of_an_envelope() -> None:
    """BP-RES-3."""
    table, _ = loaded()
    table.do(Concede(AARON))

    command = RuleOnSeal(FIRST_SEAL, purse(51), "so they say")

    assert refusal_of(table, command) == ("bp.seal.not_covered_hidden", ("BP-RES-3",))


# --- without passphrases


def test_without_passphrases_everything_is_posted_at_once_and_the_hash_is_still_published() -> None:
    """BP-REG-5, BP-TRADE-7."""
    table = Table()
    seal = table.goods(purse(20), NO_PASSPHRASES)

    table.do(LoadSealed(SHIP, HERE, seal, consent=True))

    assert table.treasury(AARON) == purse(30)
    assert table.match.board.ships[SHIP].hold == purse(20)
    assert table.match.board.ships[SHIP].seal is None
    [seen] = visible_to(table.match, CAROL).register
    assert (seen.goods, seen.proven, seen.commitment) == (None, False, seal.commitment.hex())
    table.do(UnloadCargo(SHIP, THERE, purse(20)))
    [seen] = visible_to(table.match, CAROL).register
    assert (seen.goods, seen.proven) == (purse(20), True), "the hash is verified"


def test_without_passphrases_the_giver_has_to_have_the_goods() -> None:
    """BP-RES-3."""
    table = Table()
    seal = table.goods(purse(51), NO_PASSPHRASES)

    key, rules = refusal_of(table, LoadSealed(SHIP, HERE, seal, consent=True))
    nothing = table.goods(EMPTY, NO_PASSPHRASES)

    assert "BP-RES-3" in rules, key
    empty = LoadSealed(SHIP, HERE, nothing, consent=True)
    assert refusal_of(table, empty)[0] == "bp.cargo.nothing_to_load"


# --- what the owner of a secret sees


# --- undo


def test_showing_contents_is_a_seal_and_loading_is_none() -> None:
    """Design, chapter 4."""
    table, seal = loaded()
    table.session.undo()
    table.session.redo()
    events = table.do(UnloadSealed(FIRST_SEAL, THERE, opened(seal)))

    assert reveals(events)
    with pytest.raises(ConsentNeeded):
        table.session.undo()
    table.session.undo(consent=True)
    assert table.match.board.ships[SHIP].seal == FIRST_SEAL
    assert table.treasury(AARON) == purse(50)


# --- properties


@given(
    sealed=st.integers(0, 50),
    shown=st.integers(0, 50),
    how=st.sampled_from(["unload", "disclose", "rule", "sink"]),
)
@settings(max_examples=60)
def test_whatever_becomes_of_an_envelope_totals_and_postings_agree(
    sealed: int, shown: int, how: str
) -> None:
    """BP-APP-2, BP-APP-3."""
    table, seal = loaded(purse(sealed))
    before = total(table.match)
    hull = EMPTY
    match how:
        case "unload":
            ashore = purse(min(shown, sealed))
            if not ashore:
                return
            table.do(UnloadSealed(FIRST_SEAL, THERE, opened(seal), ashore))
        case "disclose":
            table.do(DiscloseCargo(FIRST_SEAL, opened(seal)))
        case "rule":
            table.do(RuleOnSeal(FIRST_SEAL, purse(shown), "the table's word"))
        case _:
            table = table.then(CAROL)
            table.do(Attack(HUNTER, SHIP, SUNK), DiscloseCargo(FIRST_SEAL, opened(seal)))
            hull = HULL

    assert total(table.match) == before + hull
    assert not any(player.treasury.is_owed for player in table.match.players.values())
    assert table.reopened() == table.match
