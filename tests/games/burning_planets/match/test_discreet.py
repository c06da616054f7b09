"""What is told to whom: amounts of hidden treasuries and holds are their owner's (BP-APP-6)."""

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.sealing import Seal
from bp_desktop.games.burning_planets.ids import CARGO, ContractId, PlayerId, ShipId
from bp_desktop.games.burning_planets.match.commands import (
    AdjustHold,
    AdjustTreasury,
    BuildShip,
    BuildStructure,
    Collect,
    RollEvent,
    UnloadCargo,
)
from bp_desktop.games.burning_planets.match.describe import describe_step
from bp_desktop.games.burning_planets.match.evolution import evolve
from bp_desktop.games.burning_planets.match.lookup import named_player
from bp_desktop.games.burning_planets.match.queries.offers import cells_for
from bp_desktop.games.burning_planets.match.secret_events import (
    ContractAgreed,
    ContractCancelled,
    ContractDrafted,
    ContractSealed,
)
from bp_desktop.games.burning_planets.match.secret_values import Terms
from bp_desktop.games.burning_planets.match.seen import QUIET, discreet
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.burning_planets.options import Options
from tests.games.burning_planets.match.build import (
    BLUE,
    BLUE_HOME,
    CENTERS,
    ENORMOUS,
    RED,
    RED_HOME,
    RICH,
    SYSTEM,
    TOWER,
    acting,
    building,
    creation,
    do,
    happens,
    purse,
    started,
    told_of,
    with_ship,
    with_treasury,
)
from tests.words import TEXTS, render

GREEN = PlayerId("green")
NOTE = ContractId("note")
OPEN, HIDDEN = Options(treasury_visibility="public"), Options(treasury_visibility="owner")


def told(match: Match, command: Command, viewer: PlayerId | None) -> list[str]:
    events = happens(match, command, overrule=True)
    return [one.key for one in describe_step(match, events, viewer)]


def opened(match: Match) -> Match:
    return replace(match, options=OPEN)


@pytest.mark.parametrize("viewer", [None, BLUE])
def test_amounts_of_a_hidden_treasury_are_told_to_nobody_else(viewer: PlayerId | None) -> None:
    match = do(started(), RollEvent(faces=(10,)))
    correction = AdjustTreasury(RED, purse(metal=7391), "recounted")

    assert "bp.log.collected_hidden" in told(match, Collect(), viewer)
    assert told(match, correction, viewer) == ["bp.log.balance_adjusted_hidden"]
    [said] = describe_step(match, happens(match, correction, overrule=True), viewer)
    assert "7391" not in render(said)
    assert "recounted" in render(said)


def test_its_owner_is_told_the_amounts_and_with_open_books_everybody_is() -> None:
    """AMB-67."""
    match = do(started(), RollEvent(faces=(10,)))
    correction = AdjustTreasury(RED, purse(metal=7391), "recounted")

    assert told(match, correction, RED) == ["bp.log.balance_adjusted"]
    assert told(opened(match), correction, None) == ["bp.log.balance_adjusted"]
    assert "bp.log.collected" in told(match, Collect(), RED)
    assert "bp.log.collected" in told(opened(match), Collect(), BLUE)


def test_the_grants_of_the_beginning_are_told_to_their_owners() -> None:
    events = happens(NEW_MATCH, creation(), overrule=True)

    keys = [one.key for one in describe_step(NEW_MATCH, events, RED)]

    assert keys.count("bp.log.start_granted") == 1
    assert keys.count("bp.log.start_granted_hidden") == 2


def test_a_secret_draft_is_a_note_between_two() -> None:
    """BP-COMM-3: others are not told who passes it, only what lies sealed on the table."""
    match = started()
    drafted = ContractDrafted(NOTE, RED, BLUE, Seal("contract", b"hash"))
    after = evolve(match, drafted)

    assert told_of(match, drafted, GREEN) == say("bp.log.note_passed")
    assert told_of(match, drafted) == say("bp.log.note_passed")
    assert told_of(match, drafted, BLUE).key == "bp.log.contract_drafted"
    for event in (ContractAgreed(NOTE, BLUE), ContractCancelled(NOTE, RED)):
        assert told_of(after, event) == say("bp.log.note_passed")
        assert told_of(after, event, RED).args["player"] == named_player(after, event.by)
    assert told_of(after, ContractSealed(NOTE)).args == {"players": "Red, Blue"}


def test_a_public_draft_is_told_to_all() -> None:
    drafted = ContractDrafted(NOTE, RED, BLUE, terms=Terms(RED, 3, ()))

    assert told_of(started(), drafted).key == "bp.log.contract_drafted"


def refusal(match: Match, command: Command) -> tuple[Message, ...]:
    with pytest.raises(Refused) as refused:
        SYSTEM.judge(match, command)
    return refused.value.messages


def test_a_refusal_does_not_say_how_much_is_missing_of_what_is_hidden() -> None:
    """BP-RES-3: from what is missing anybody could work out what is there."""
    at = cells_for(with_treasury(building(), RED, RICH), RED_HOME, TOWER)[0]
    match = with_treasury(building(), RED, purse())
    messages = refusal(match, BuildStructure(RED_HOME, TOWER, at))

    for viewer in (None, BLUE):
        [said] = discreet(match, messages, viewer)
        assert render(said) == "Red cannot pay that."
        assert said.rules == messages[0].rules
    assert discreet(match, messages, RED) == messages
    assert discreet(opened(match), messages, None) == messages


def test_a_correction_that_asks_for_too_much_tells_nobody_how_much_there_is() -> None:
    """It could be anybody's treasury, so nobody could try it out on others."""
    match = started()
    messages = refusal(match, AdjustTreasury(BLUE, -purse(metal=999), "try"))

    for viewer in (None, RED):
        [said] = discreet(match, messages, viewer)
        assert not any(sign.isdigit() for sign in render(said))


def test_what_a_hold_lacks_is_told_to_the_owner_of_the_ship() -> None:
    """BP-REG-4: with open books too."""
    match, ship = with_ship(opened(acting()), RED, CARGO, CENTERS[0] + Hex(3, 0))
    messages = refusal(match, UnloadCargo(ship, RED_HOME, purse(3)))

    assert "3" in render(messages[0])
    assert discreet(match, messages, RED) == messages
    for viewer in (None, BLUE):
        [said] = discreet(match, messages, viewer)
        assert "3" not in render(said)


BLUE_PURSE, ON_BLUE = purse(3, food=44), CENTERS[1] + Hex(2, 0)


@pytest.mark.parametrize(
    "command",
    [
        BuildStructure(BLUE_HOME, TOWER, ON_BLUE),
        BuildShip(BLUE_HOME, ENORMOUS),
        AdjustTreasury(BLUE, -purse(food=100), "try"),
        UnloadCargo(ShipId("blue-1"), BLUE_HOME, purse(metal=100)),
        AdjustHold(ShipId("blue-1"), -purse(metal=100), "try"),
    ],
    ids=lambda one: type(one).__name__,
)
def test_nobody_finds_out_in_the_own_turn_what_others_have(command: Command) -> None:
    """BP-APP-6, BP-REG-4: not by any refusal, whatever they ask for."""
    match = with_treasury(building(), BLUE, BLUE_PURSE)
    match, _ = with_ship(match, BLUE, CARGO, CENTERS[1] + Hex(3, 0), hold=purse(metal=7))
    match = replace(match, options=HIDDEN)

    *_, said = refusal(match, command)

    assert said.key.endswith("_hidden")
    assert "missing" not in said.args
    assert not any(sign.isdigit() for sign in render(said).replace("Cargo ship 1", ""))


@pytest.mark.parametrize("key", sorted(QUIET))
def test_every_quiet_message_has_its_sentence(key: str) -> None:
    assert f"{key}_hidden" in TEXTS


def test_other_messages_are_left_as_they_are() -> None:
    messages = (say("bp.move.too_far", "BP-ACT-2", allowed=4, asked=5),)

    assert discreet(started(), messages, None) == messages


def test_of_two_players_with_one_name_neither_reads_the_others_amounts() -> None:
    """Nothing keeps two friends called Anna from playing at one table."""
    match = started()
    players = {id_: replace(one, name="Anna") for id_, one in match.players.items()}
    match = replace(match, players=players)
    red, blue = (
        say("bp.purse.not_enough", "BP-RES-3", player=named_player(match, one), missing=purse(7))
        for one in (RED, BLUE)
    )

    [shown] = discreet(match, (blue,), RED)

    assert shown.key == "bp.purse.not_enough_hidden"
    assert discreet(match, (red,), RED) == (red,)
    assert discreet(match, (red,), None) == discreet(match, (red,), BLUE) != (red,)


def test_a_refusal_that_says_whose_treasury_it_means_in_words_alone_is_for_nobody() -> None:
    lacking = say("bp.purse.not_enough", "BP-RES-3", player="Red", missing=purse(7))

    [shown] = discreet(started(), (lacking,), RED)

    assert shown.key == "bp.purse.not_enough_hidden"
