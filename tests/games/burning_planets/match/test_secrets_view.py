"""Who sees what: treasuries, holds, contracts and the register (BP-APP-6, BP-REG, BP-COMM-3)."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from bp_desktop.core.accounts import BookLine
from bp_desktop.core.purse import EMPTY
from bp_desktop.core.sealing import Opening, Seal, commitment_of
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.commands import Concede, LoadCargo, UnloadCargo
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.secret_commands import (
    AgreeContract,
    DraftContract,
    LoadSealed,
    SealContract,
)
from bp_desktop.games.burning_planets.match.secret_values import ContractStatus, Delivery, Terms
from bp_desktop.games.burning_planets.match.secret_view import View, visible_to
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.shared.books import visible_lines
from tests.games.burning_planets.match.secret_table import (
    AARON,
    BARTER,
    BJORN,
    CAROL,
    FIRST,
    HERE,
    NO_PASSPHRASES,
    SHIP,
    THERE,
    Table,
    new_match,
    purse,
)

RICH = {"aaron": purse(27182818), "bjorn": purse(metal=16180339)}
LOADED, PROMISED = 1414213, 1732050
NOTE = "the amber heron sleeps"
TERMS = Terms(BJORN, 3, (Delivery(AARON, BJORN, purse(PROMISED)),), NOTE)
OUTSIDERS = [CAROL, None]


def busy(options: Options | None = None) -> Table:
    """Everything hidden at once: rich treasuries, a laden ship, a hidden contract and draft."""
    table = Table(new_match(options, **RICH))
    table.do(
        DraftContract(AARON, BJORN, table.terms(TERMS, NO_PASSPHRASES)),
        LoadCargo(SHIP, HERE, purse(LOADED), consent=True),
        AgreeContract(FIRST, BJORN),
        SealContract(FIRST),
        DraftContract(BJORN, AARON, table.terms(TERMS, NO_PASSPHRASES)),
    )
    return table


def leaves(value: object) -> Iterator[object]:
    match value:
        case dict():
            for key, each in value.items():
                yield from leaves(key)
                yield from leaves(each)
        case list() | tuple():
            for each in value:
                yield from leaves(each)
        case _:
            yield value


def shown(view: View) -> set[object]:
    return set(leaves(msgspec.to_builtins(view)))


@pytest.mark.parametrize("viewer", OUTSIDERS)
def test_an_outsider_and_the_table_see_no_amount_and_no_term(viewer: PlayerId | None) -> None:
    """BP-APP-6."""
    seen = shown(visible_to(busy().match, viewer))

    assert not seen & {27182818, 27182818 - LOADED, 16180339, LOADED, PROMISED, NOTE}
    assert not any(isinstance(each, str) and "heron" in each for each in seen)
    assert FIRST in seen, "that there is a contract, everybody sees"
    assert "5.1" not in seen, "a draft is between two (BP-COMM-3)"


def test_a_player_sees_the_own_treasury_and_no_other() -> None:
    """BP-APP-6, AMB-67."""
    view = visible_to(busy().match, BJORN)

    assert view.treasuries == {AARON: None, BJORN: purse(metal=16180339), CAROL: None}


def test_with_open_books_everybody_sees_treasuries_but_neither_holds_nor_contracts() -> None:
    """AMB-67, `treasury_visibility`."""
    view = visible_to(busy(Options(treasury_visibility="public")).match, CAROL)

    assert view.treasuries[AARON] == purse(27182818 - LOADED)
    assert view.holds[SHIP].goods is None
    assert view.contracts[FIRST].terms is None


def test_the_owner_of_a_ship_sees_into_the_hold_and_others_see_that_it_is_laden() -> None:
    """BP-REG-4, BP-APP-6."""
    match = busy().match

    own, foreign = (visible_to(match, viewer).holds[SHIP] for viewer in (BJORN, CAROL))

    assert (own.laden, own.goods) == (True, purse(LOADED))
    assert (foreign.laden, foreign.goods, foreign.structure) == (True, None, None)


@pytest.mark.parametrize("viewer", [AARON, BJORN])
def test_giver_and_carrier_see_their_line_of_the_register(viewer: PlayerId) -> None:
    """BP-REG-2."""
    [line] = visible_to(busy().match, viewer).register

    assert line.goods == purse(LOADED)


def test_partners_see_their_hidden_contract_and_their_drafts() -> None:
    """BP-SECRET-4, BP-COMM-3."""
    view = visible_to(busy().match, BJORN)

    assert [contract.terms for contract in view.contracts.values()] == [TERMS, TERMS]


def test_what_is_locked_is_hidden_from_its_own_parties_too() -> None:
    """They open it with their passphrase, where nobody else looks."""
    table = Table()
    table.do(DraftContract(AARON, BJORN, table.terms(BARTER)), AgreeContract(FIRST, BJORN))
    table.do(SealContract(FIRST), LoadSealed(SHIP, HERE, table.goods(purse(13)), consent=True))

    view = visible_to(table.match, AARON)

    assert view.contracts[FIRST].terms is None
    assert view.contracts[FIRST].openers == (AARON, BJORN)
    assert view.contracts[FIRST].status is ContractStatus.SEALED
    assert view.register[0].goods is None
    assert view.holds[SHIP].sealed == ("4.1",)
    assert visible_to(table.match, CAROL).holds[SHIP].laden
    assert view.treasuries[AARON] == purse(50), "see known_balance"


def test_a_receiver_sees_what_was_landed_though_the_transport_goes_on() -> None:
    """BP-SECRET-5."""
    table = Table()
    table.do(LoadCargo(SHIP, THERE, purse(metal=9)), UnloadCargo(SHIP, HERE, purse(metal=4)))

    def landed(viewer: PlayerId | None) -> object:
        [line] = visible_to(table.match, viewer).register
        return line.goods, [landing.goods for landing in line.landings]

    assert landed(AARON) == (None, [purse(metal=4)])
    assert landed(CAROL) == landed(None) == (None, [None])
    assert landed(BJORN) == (purse(metal=9), [purse(metal=4)])


def test_the_whole_line_is_public_when_the_transport_is_completed() -> None:
    """BP-REG-3."""
    table = Table()
    table.do(LoadCargo(SHIP, THERE, purse(metal=9)), UnloadCargo(SHIP, HERE, purse(metal=9)))

    [line] = visible_to(table.match, None).register

    assert (line.goods, line.landings[0].goods) == (purse(metal=9), purse(metal=9))
    assert visible_to(table.match, None).holds[SHIP].laden is False


def test_a_view_can_be_stored_and_holds_no_state_behind_it() -> None:
    view = visible_to(busy().match, None)

    again = msgspec.json.decode(msgspec.json.encode(view), type=View)

    assert again == view


@pytest.mark.parametrize("content", [b"[", b"{}", b"\xff"])
def test_a_file_edited_by_hand_cannot_make_the_view_fail(content: bytes) -> None:
    """Untrusted files are data: what cannot be read is not shown, and nothing breaks."""
    table = Table()
    table.do(
        DraftContract(AARON, BJORN, table.terms(BARTER, NO_PASSPHRASES)),
        AgreeContract(FIRST, BJORN),
        SealContract(FIRST),
        LoadSealed(SHIP, HERE, table.goods(purse(5), NO_PASSPHRASES), consent=True),
    )
    secrets = table.match.secrets
    opening = Opening(content, bytes(32))
    rubbish = Seal("contract", commitment_of(opening), hidden=opening)
    contract = replace(secrets.contracts[FIRST], seal=rubbish)
    [lot] = secrets.cargo.values()
    lot = replace(lot, seal=replace(rubbish, purpose="cargo"))
    edited = replace(secrets, contracts={FIRST: contract}, cargo={lot.id: lot})
    table = Table(replace(table.match, secrets=edited))

    assert visible_to(table.match, AARON).contracts[FIRST].terms is None
    table.do(UnloadCargo(SHIP, THERE, purse(5)), Concede(BJORN))

    assert table.status() is ContractStatus.VOID
    [line] = visible_to(table.match, None).register
    assert (line.goods, line.proven) == (purse(5), False)


def test_postings_are_shown_to_whom_they_concern() -> None:
    """BP-APP-2, BP-APP-6."""
    collected, loaded = (
        BookLine(1, 1, AARON, kind, purse(amount), "", purse(0))
        for kind, amount in ((PostingType.COLLECT, 3), (PostingType.LOAD, -3))
    )
    lines = [collected, loaded]
    private, public = new_match(), new_match(Options(treasury_visibility="public"))
    game = table_game()

    assert visible_lines(game, private, lines, AARON) == lines
    assert visible_lines(game, private, lines, BJORN) == []
    assert visible_lines(game, private, lines, None) == []
    assert visible_lines(game, public, lines, CAROL) == [collected]


def test_an_empty_match_shows_empty_things() -> None:
    view = visible_to(new_match(), AARON)

    assert view.treasuries[AARON] == purse(50)
    assert view.holds[SHIP].laden is False
    assert (view.register, view.contracts) == ((), {})
    assert visible_to(new_match(), CAROL).treasuries[CAROL] == EMPTY


def test_a_new_table_plays_with_open_treasuries() -> None:
    """AMB-67: the rule book asks for no secrecy."""
    view = visible_to(busy(Options()).match, CAROL)

    assert view == visible_to(busy(Options(treasury_visibility="public")).match, CAROL)
