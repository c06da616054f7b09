"""The banker: who alone creates money, and how the table chooses another one."""

import pytest

from bp_desktop.core.banker import Banker, PinDigest
from bp_desktop.core.messages import Objected, Refused
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.shared.banker import AppointBanker
from tests.games.burning_planets.match.build import BLUE, GREEN, RED, told_of
from tests.games.burning_planets.match.test_match_session import begun

PIN = PinDigest.of("4711", bytes(range(16)))
MORE = AdjustTreasury(RED, Purse.of(food=5))


def test_a_pin_is_known_again_and_kept_as_a_digest() -> None:
    assert PIN.fits("4711")
    assert not PIN.fits("4712")
    assert b"4711" not in PIN.digest


def test_with_a_banker_money_is_created_by_them_alone_unless_the_table_overrules() -> None:
    session, _ = begun()
    before = session.state.players[RED].treasury
    session.submit(AppointBanker(BLUE, PIN))

    with pytest.raises(Objected, match=r"banker\.only"):
        session.submit(MORE)
    as_banker = table_game().as_banker(MORE)
    assert as_banker is not None
    session.submit(as_banker)
    assert session.state.players[RED].treasury == before + MORE.change
    change = session.submit(MORE, overrule=True)

    assert change.entry.overruled == ("BP-APP-4",)


def test_without_a_banker_everybody_books() -> None:
    session, _ = begun()
    session.submit(MORE)


def test_another_banker_or_pin_needs_everybody_and_the_journal_names_them() -> None:
    session, _ = begun()
    first = session.submit(AppointBanker(BLUE, PIN))
    assert told_of(first.before, first.entry.events[0]).key == "shared.log.banker"

    with pytest.raises(Objected) as objection:
        session.submit(AppointBanker(RED, agreed=(BLUE,)))
    [message] = objection.value.messages
    assert message.key == "shared.banker.agree"
    change = session.submit(AppointBanker(RED, agreed=(RED, BLUE, GREEN)))

    assert session.state.banker == Banker(RED)
    told = told_of(change.before, change.entry.events[0])
    assert told.key == "shared.log.banker_agreed"
    session.submit(AppointBanker(agreed=(RED, BLUE, GREEN)))
    session.submit(MORE)


def test_there_must_be_somebody_to_appoint_or_to_dismiss() -> None:
    session, _ = begun()
    with pytest.raises(Refused):
        session.submit(AppointBanker())
    with pytest.raises(Refused):
        session.submit(AppointBanker(PlayerId("nobody")))
