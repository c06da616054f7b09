"""House rules in use: lent bombers, structures that others carry or get, and fire in answer."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import CARGO, Phase, Positions, UnitId
from bp_desktop.games.burning_planets.match.commands import (
    Bombard,
    MoveShip,
    PickUpStructure,
    PutShip,
    PutSpaceStructure,
    UnloadCargo,
)
from bp_desktop.games.burning_planets.match.events import Attacked
from bp_desktop.games.burning_planets.match.lookup import geometry
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    CENTERS,
    DRILL,
    ENORMOUS,
    GREEN,
    RED,
    ROCK,
    ROCK_CELL,
    TRIO,
    GivenDice,
    cannon_cell,
    started,
)
from tests.ui.table.players_hand import (
    PlayersHand,
    begun,
    focused,
    go_to,
    new_session,
    pass_a_round,
    push,
    ship_of as ship,
    sit_down,
)
from tests.ui.table.secrets_hand import pick

FACES = (1, 4)
"""Of a shot that misses."""


def at_table(
    qtbot: QtBot, theme: Theme, folder: Path, options: Options, *extra: Command
) -> PlayersHand:
    session = begun(new_session(GivenDice(*FACES), options=options, factions=TRIO), (20, 2, 1))
    for command in extra:
        session.submit(command)
    pass_a_round(session)
    return sit_down(qtbot, theme, folder, go_to(session, Phase.ACTIONS))


def test_six_ships_of_two_players_bombard_after_the_lender_agrees(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """AMB-58, BP-BOMB-1, -8: asked by name, and the journal says who lent."""
    options = Options(bombardment_allies=True, treasury_visibility="public")
    cells = geometry(started()).shapes[BLUE_HOME].vertex_orbit
    fleet = [PutShip(RED if n < 4 else GREEN, ENORMOUS, at) for n, at in enumerate(cells)]
    hand = at_table(qtbot, theme, tmp_path, options, *fleet)
    bombs, consent = hand.own.do_now.bombs, hand.own.consents.card
    [row] = bombs.rows
    assert row.note == "Asked first: Green"

    hand.choose(bombs, row.title)
    assert "Green" in consent.agree.text()
    assert hand.match.board.planets[BLUE_HOME].structures
    push(consent.decline)
    assert hand.match.board.planets[BLUE_HOME].structures, "nothing has happened"
    assert focused() is bombs, "where it was asked from"
    bombs.setCurrentIndex(bombs.index_of(row.id))
    QTest.keyClick(bombs, Qt.Key.Key_Return)
    assert focused() is consent.agree
    QTest.keyClick(focused(), Qt.Key.Key_Return)

    assert not hand.match.board.planets[BLUE_HOME].structures
    assert isinstance(hand.view.session.entries[-1].command, Bombard)
    assert not hand.view.session.entries[-1].overruled
    assert "Green agrees." in hand.view.message.text.text()
    assert len(hand.match.forfeits) == 2


def test_anothers_structure_is_taken_aboard_with_consent_by_list_and_on_the_board(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """AMB-32, BP-SPACE-13."""
    options = Options(foreign_cargo_moves_structures="with_consent", treasury_visibility="public")
    beside = ROCK_CELL + Hex(1, 0)
    hand = at_table(
        qtbot,
        theme,
        tmp_path,
        options,
        PutSpaceStructure(BLUE, DRILL, asteroid=ROCK),
        PutShip(RED, CARGO, beside),
    )
    [drill] = hand.match.board.space
    unit, consent = hand.own.do_now.unit, hand.own.consents.card
    hand.choose(hand.own.do_now.picker, "Cargo ship 1")
    [title] = [one for one in hand.titles(unit.deeds) if one.startswith("Take aboard")]
    hand.choose(unit.deeds, title)
    assert "Blue" in consent.words.text()
    push(consent.decline)
    assert drill in hand.match.board.space

    facts = hand.view.context.game.facts(hand.match, drill, None)
    assert facts is not None
    commands = [line.command for section in facts.sections for line in section.lines]
    take = next(one for one in commands if isinstance(one, PickUpStructure))
    hand.view.act(take)  # as the card about the structure on the board does
    QTest.keyClick(focused(), Qt.Key.Key_Return)

    carried = hand.match.board.ships[ship(hand.match, RED)].carried
    assert carried is not None
    assert carried.owner == BLUE
    assert "Blue agrees." in hand.view.message.text.text()


def test_a_carried_structure_is_handed_over_to_another_player(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """AMB-66, BP-TRADE-11; of a third player's only with consent (BP-SPACE-13)."""
    options = Options(
        trade_space_structures=True,
        foreign_cargo_moves_structures="with_consent",
        treasury_visibility="public",
    )
    hand = at_table(qtbot, theme, tmp_path, options, PutShip(RED, CARGO, CENTERS[1] + Hex(3, 0)))
    hand.view.act(PutSpaceStructure(GREEN, DRILL, ship=ship(hand.match, RED)))
    unit, consent = hand.own.do_now.unit, hand.own.consents.card
    hand.choose(hand.own.do_now.picker, "Cargo ship 1")
    [title] = [one for one in hand.titles(unit.deeds) if one.startswith("Hand")]

    hand.choose(unit.deeds, title)
    assert "Green" in consent.agree.text()
    push(consent.agree)

    [reserved] = hand.match.players[BLUE].reserve
    assert reserved.owner == BLUE
    assert isinstance(hand.view.session.entries[-1].command, UnloadCargo)
    told = hand.view.message.text.text()
    assert "Green agrees." in told
    assert "hands over to Blue" in told


def test_a_defence_answers_in_another_players_turn_by_list_and_on_the_board(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """AMB-49: who is approached may choose the cannon and fire, in the turn of the other one."""
    cannon_at = cannon_cell(1)
    outside, start = cannon_at + Hex(-1, 0), cannon_at + Hex(-2, 0)
    options = Options(defence_fire="reaction", treasury_visibility="public")
    hand = at_table(qtbot, theme, tmp_path, options, PutShip(RED, BIG, start))
    [cannon] = hand.match.board.planets[BLUE_HOME].structures
    picker = hand.own.do_now.picker
    assert cannon not in [one.id for one in picker.rows]
    hand.view.act(MoveShip(ship(hand.match, RED), (outside,)))

    row = next(one for one in picker.rows if one.id == cannon)
    assert row.badge == "Blue may answer"
    assert hand.own.board is not None
    hand.own.board.view.setFocus()
    QTest.keyClick(hand.own.board.view, Qt.Key.Key_Escape)  # the ship is put back
    hand.click(cannon_at)
    assert hand.own.board.tool.picked == UnitId(cannon)
    assert "Attack Eagle 1" in " ".join(hand.titles(hand.own.do_now.unit.deeds))
    hand.click(outside)
    assert hand.own.fight.card is not None
    push(hand.own.fight.card.roll_button)

    attacked = hand.view.session.entries[-1].events[0]
    assert isinstance(attacked, Attacked)
    assert attacked.reaction
    assert attacked.player == BLUE


def test_a_second_planet_gets_its_owner_beside_a_real_board(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """AMB-09, BP-GEN-3: asked for in the form, only where the table lets them be owned."""
    options = Options(second_planet_owned=True, treasury_visibility="public")
    session = begun(new_session(options=options, positions=Positions.TABLE))
    hand = sit_down(qtbot, theme, tmp_path, session)
    holdings = hand.own.holdings
    push(holdings.add_planet)
    form, planets = holdings.form, set(hand.match.board.planets)
    pick(form.owner, "Blue")

    push(form.add)

    [new] = set(hand.match.board.planets) - planets
    assert hand.match.board.planets[new].owner == BLUE
    assert "owned by Blue from the start" in hand.view.message.text.text()
    assert form.owner.findText("Blue") < 0, "one for each player"
