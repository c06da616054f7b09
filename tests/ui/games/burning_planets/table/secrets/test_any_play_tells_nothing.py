"""Whatever anybody does at a table with hidden treasuries, no amount can be read anywhere."""

from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from bp_desktop.core.dice import AppDice
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import Positions
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.table import Stage
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.match.build import SECRET_BOOKS, TRIO
from tests.games.burning_planets.match.wanderer import Wanderer
from tests.ui.table.eyes import leaks
from tests.ui.table.players_hand import begun, new_session, sit_down

GIFTS = (71391, 82447, 93553)
STEPS = 60


def hidden_amounts(match: Match) -> set[str]:
    """Large ones only: small numbers stand everywhere."""
    treasuries = [one.treasury for one in match.players.values()]
    return {str(amount) for purse in treasuries for _, amount in purse if amount > 50_000}


@pytest.mark.parametrize("positions", list(Positions))
@pytest.mark.parametrize("seed", [3, 8])
def test_nothing_is_told_by_any_step_refusal_or_objection(
    qtbot: QtBot, theme: Theme, tmp_path: Path, positions: Positions, seed: int
) -> None:
    """BP-APP-6: steps, overruled ones, undo and redo, with one panel after the other open."""
    chance = Random(seed)
    session = new_session(AppDice(seed), options=SECRET_BOOKS, positions=positions, factions=TRIO)
    begun(session, faces=(20, 10, 1))
    for player, gift in zip(session.state.players, GIFTS, strict=True):
        many = {str(one): gift + n for n, one in enumerate(session.state.tables.resources)}
        session.submit(AdjustTreasury(player, Purse.of(many), "a find"))
    hand = sit_down(qtbot, theme, tmp_path, session)
    hand.view.public.open()
    wanderer, commander = Wanderer(chance), hand.view.context.commander
    panels, pages = list(hand.view.dock.buttons), ["journal", "holdings"]

    for step in range(STEPS):
        before = hand.match
        commander.submit(wanderer.command(before), overrule=chance.random() < 0.6)
        if step % 9 == 8 and session.next_undo is not None:
            commander.undo(consent=True)
        if step % 10 == 9 and session.next_redo is not None:
            commander.redo()
        hand.view.dock.show_panel(panels[step % len(panels)])
        hand.view.pages.show_page(pages[step % len(pages)])
        secrets = hidden_amounts(before) | hidden_amounts(hand.match)
        assert leaks(secrets) == [], hand.view.message.text.text()
        if hand.match.stage is Stage.OVER:
            break

    assert len(session.entries) > STEPS // 3, "hardly anything happened"
