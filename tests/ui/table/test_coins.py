"""Coins fly from what yields to its owner's balances, and never tell what is covered."""

from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, QRect
from pytestqt.qtbot import QtBot

from bp_desktop.core.accounts import Posting
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import Phase, PlayerId
from bp_desktop.games.burning_planets.match.commands import (
    BuildStructure,
    Collect,
    RollEvent,
    TransferResources,
)
from bp_desktop.games.burning_planets.match.queries.offers import cells_for
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.table.coins import LATER, Coin, TablePlaces, _of_posting
from tests.games.burning_planets.match.build import BLUE, GREEN, GREENHOUSE, RED, RED_HOME, TRIO
from tests.ui.build import settle
from tests.ui.table.players_hand import (
    OPEN_BOOKS,
    QUIET,
    PlayersHand,
    begun,
    in_phase,
    new_session,
    rich,
    sit_down,
)

FROM, TO = QPoint(10, 300), QPoint(110, 20)
PLACES = TablePlaces(lambda _one: TO, lambda id_: FROM if id_ == "p1" else None)


def posted(source: str = "p1", **amounts: int) -> list[Coin]:
    return list(_of_posting(Posting(RED, "any", Purse.of(**amounts), source=source), PLACES, None))


def test_what_comes_in_flies_to_its_balance() -> None:
    assert posted(metal=1) == [Coin("resource/metal", FROM, TO, 0)]


def test_what_is_paid_flies_to_what_it_is_paid_for() -> None:
    assert posted(metal=-1) == [Coin("resource/metal", TO, FROM, 0)]


@pytest.mark.parametrize(("amount", "count"), [(4, 1), (5, 2), (19, 2), (20, 3), (2000, 3)])
def test_more_is_more_but_not_too_many(amount: int, count: int) -> None:
    assert len(posted(metal=amount)) == count


def test_nothing_flies_from_a_place_that_nobody_sees() -> None:
    assert posted("nowhere", metal=5) == posted("", metal=5) == []


def test_a_price_without_a_place_goes_to_what_the_step_is_about() -> None:
    paid = Posting(RED, "any", Purse.of(metal=-1), source="greenhouse")

    assert list(_of_posting(paid, PLACES, FROM)) == [Coin("resource/metal", TO, FROM, 0)]


def test_each_goes_from_its_start_to_its_end_one_after_the_other() -> None:
    first, second = Coin("", FROM, TO, 0), Coin("", FROM, TO, 1)

    start = first.at(0.0)
    assert start is not None
    assert start.toPoint() == FROM
    assert second.at(0.0) is None, "later"
    assert second.at(LATER) is not None
    assert first.at(1.0) is second.at(1.0) is None, "all are there"


def collecting(
    qtbot: QtBot, theme: Theme, folder: Path, options: Options = OPEN_BOOKS
) -> PlayersHand:
    session = begun(new_session(options=options))
    session.submit(RollEvent((QUIET,)))
    return sit_down(qtbot, theme, folder, session)


def test_a_collection_flies_from_the_planet_to_the_balances(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = collecting(qtbot, theme, tmp_path)
    hand.view.context.commander.submit(Collect())
    coins = hand.view.coins.coins

    assert coins
    for coin in coins:
        balance = hand.view.balances.balances[coin.picture.removeprefix("resource/")]
        place = balance.rect().translated(balance.mapTo(hand.view, QPoint()))
        assert place.contains(coin.end)
    qtbot.waitUntil(lambda: not hand.view.coins.isVisible())


def test_a_price_flies_to_what_is_built(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    session = in_phase(new_session(), Phase.STRUCTURES, rich(RED))
    hand = sit_down(qtbot, theme, tmp_path, session)
    cell = next(iter(cells_for(hand.match, RED_HOME, GREENHOUSE)))
    hand.view.context.commander.submit(BuildStructure(RED_HOME, GREENHOUSE, cell))

    assert hand.view.coins.coins
    hand.view.context.commander.undo()
    assert not hand.view.coins.isVisible(), "what is taken back does not fly"


def test_nothing_flies_for_those_who_want_no_motion(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = collecting(qtbot, theme, tmp_path)
    theme.set_look(Appearance(reduce_motion=True))
    hand.view.context.commander.submit(Collect())

    assert not hand.view.coins.coins


def test_nothing_flies_to_a_covered_treasury(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-APP-6: how many coins fly would tell how much was collected."""
    hidden = Options(treasury_visibility="owner")
    hand = collecting(qtbot, theme, tmp_path, hidden)
    hand.view.context.commander.submit(Collect())

    assert not hand.view.coins.coins


class Coins(NamedTuple):
    hand: PlayersHand
    flying: tuple[Coin, ...]

    def badge(self, player: PlayerId) -> QRect:
        button = self.hand.view.head.others.button_of(player)
        return QRect(button.mapTo(self.hand.view, QPoint()), button.size())


def traded(qtbot: QtBot, theme: Theme, folder: Path, giver: PlayerId, taker: PlayerId) -> Coins:
    """Three players; whoever gives has plenty."""
    session = begun(new_session(factions=TRIO), faces=(20, 10, 1))
    for command in rich(giver):
        session.submit(command)
    hand = sit_down(qtbot, theme, folder, session, size=(1366, 768))
    settle()
    goods = Purse.of({"metal": 6})
    hand.view.context.commander.submit(
        TransferResources(giver, taker, goods, consent=True), overrule=True
    )
    return Coins(hand, hand.view.coins.coins)


def test_a_payment_flies_to_the_other_player(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    paid = traded(qtbot, theme, tmp_path, RED, BLUE)

    assert len(paid.flying) == 2
    for coin in paid.flying:
        assert paid.badge(BLUE).contains(coin.end)
        assert coin.picture == "resource/metal"


def test_a_payment_between_two_others_flies_once(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    paid = traded(qtbot, theme, tmp_path, BLUE, GREEN)

    assert len(paid.flying) == 2
    for coin in paid.flying:
        assert paid.badge(BLUE).contains(coin.start)
        assert paid.badge(GREEN).contains(coin.end)
