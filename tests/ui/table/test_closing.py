"""The closing page: winners, key moments, final standing, the poster and the ways on."""

from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.match.commands import (
    AdjustTreasury,
    Concede,
    EndTurn,
    PlaceStartingCannon,
    RollOrder,
    SetOwner,
    ShareVictory,
    StopMatch,
)
from bp_desktop.games.shared.clock import SetClock
from bp_desktop.games.table import Stage
from bp_desktop.ui.look.players import contrast
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import ActionSpec
from bp_desktop.ui.table.closing.hero import HeadlineLabel, WinnerBadges
from bp_desktop.ui.table.closing.luck_cell import LuckCell
from bp_desktop.ui.table.closing.page import ClosingPage
from tests.games.burning_planets.match.build import BLUE, GREEN, RED, TRIO, GivenDice, cannon_cell
from tests.games.burning_planets.match.secret_table import Table
from tests.golden.test_golden import NAMES, opened
from tests.ui.build import AnsweringPrompts
from tests.ui.export.pdf_reading import copyable_characters, lost_signs
from tests.ui.table.clock.wall_clock import WallClock, in_play
from tests.ui.table.players_hand import (
    QUIET,
    MatchSession,
    PlayersHand,
    new_session,
    push,
    sit_down,
)


def texts(hand: PlayersHand) -> list[str]:
    closing = hand.view.screens.closing
    assert closing is not None
    return [one.text() for one in closing.findChildren(QLabel) if one.isVisibleTo(closing)]


def test_the_final_standing_has_everybodys_time(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    wall = WallClock()
    hand = sit_down(qtbot, theme, tmp_path, in_play(wall))
    wall.wait(83)

    hand.view.act(Concede(BLUE))

    found = texts(hand)
    assert "Red wins" in found
    assert "1:23" in found
    assert any("conceded in round 1" in one for one in found)


def three_in_play() -> MatchSession:
    session = new_session(GivenDice(*[QUIET] * 9), factions=TRIO)
    session.submit(RollOrder(faces=(20, 1, 2)))
    for number, player in enumerate(session.state.order):
        session.submit(PlaceStartingCannon(player, cannon_cell(number)))
    return session


def test_the_fingerprint_of_the_match_can_be_written_down(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = in_play(WallClock())
    hand = sit_down(qtbot, theme, tmp_path, session)

    hand.view.act(Concede(BLUE))

    assert session.fingerprint
    assert f"Fingerprint: {session.fingerprint}" in texts(hand)


def test_whoever_held_out_longer_stands_higher_and_it_says_how_everybody_went(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-ELIM-1, BP-ELIM-5: Green fell in the second round, before Blue gave up in the third."""
    session = three_in_play()
    for number in range(6):
        if number == 4:
            planets = session.state.board.planets.values()
            home = next(one.id for one in planets if one.owner == GREEN)
            session.submit(SetOwner(home, RED, "taken"))
            assert session.state.players[GREEN].eliminated
        session.submit(EndTurn(), overrule=True)
    hand = sit_down(qtbot, theme, tmp_path, session)
    hand.view.act(Concede(BLUE))

    found = texts(hand)

    assert [one for one in found if one in ("Red", "Blue", "Green")] == ["Red", "Blue", "Green"]
    assert any("conceded in round 3" in one for one in found)
    assert any("out of the game in round 2" in one for one in found)


def test_time_beyond_the_budget_stands_in_the_final_standing(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    wall = WallClock()
    session = in_play(wall)
    session.submit(SetClock(15))
    hand = sit_down(qtbot, theme, tmp_path, session)
    wall.wait(15 * 60 + 83)

    hand.view.act(Concede(BLUE))

    assert "16:23" in texts(hand)
    assert texts(hand).count("over by 1:23") == 1


def test_long_names_are_shortened_and_nothing_stands_beside_the_page(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    match = in_play(WallClock()).state
    name = "Maximilian von und zu Habsburg-Lothringen"
    players = {id_: replace(one, name=name) for id_, one in match.players.items()}
    session = Table(replace(match, players=players)).session
    hand = sit_down(qtbot, theme, tmp_path, session, size=(900, 700))

    hand.view.act(Concede(BLUE))
    QApplication.processEvents()

    assert hand.view.screens.closing is not None
    assert hand.view.screens.closing.horizontalScrollBar().maximum() == 0


def test_an_elimination_is_told_to_everybody_while_the_others_play_on(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-ELIM-1."""
    hand = sit_down(qtbot, theme, tmp_path, three_in_play())

    hand.view.act(Concede(BLUE))

    assert hand.stage() is Stage.PLAY
    assert hand.view.message.text.text() == "Blue is out of the game"


def test_a_shared_victory_names_everybody(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-WIN-5."""
    hand = sit_down(qtbot, theme, tmp_path, in_play(WallClock()))

    hand.view.act(ShareVictory((RED, BLUE)))
    if hand.match.stage is not Stage.OVER:
        push(hand.view.trouble.way_out)

    assert hand.view.screens.closing is not None
    assert hand.view.screens.closing.headline.text() == "Red and Blue share the victory"


def test_from_the_end_ways_lead_on_and_back(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-WIN-6."""
    hand = sit_down(qtbot, theme, tmp_path, in_play(WallClock()))
    went: list[str] = []
    actions = hand.view.context.view.actions
    for id_ in ("go.chronicle", "new.burning_planets.match"):
        actions.declare((ActionSpec(id_, id_, ""),))
        actions.bind({id_: partial(went.append, id_)})
    hand.view.act(StopMatch())
    closing = hand.view.screens.closing
    assert closing is not None
    qtbot.waitUntil(closing.save.hasFocus)

    push(closing.chronicle)
    push(closing.again)
    push(closing.board)
    assert went == ["go.chronicle", "new.burning_planets.match"]
    assert hand.view.head.isVisible()
    assert hand.view.go_on.button.text() == "See the final standing"
    push(hand.view.go_on.button)
    assert closing.isVisible()
    push(closing.board)
    hand.view.undo()

    assert hand.stage() is Stage.PLAY
    assert hand.view.screens.closing is None


# --- what is looked back on


def closed(
    qtbot: QtBot,
    theme: Theme,
    folder: Path,
    session: MatchSession,
    size: tuple[int, int] = (1366, 768),
    prompts: AnsweringPrompts | None = None,
    notices: list[str] | None = None,
) -> tuple[PlayersHand, ClosingPage]:
    """The page of a finished match, with all that is read off its journal."""

    def notify(text: str, undo: object = None) -> None:
        if notices is not None:
            notices.append(text)

    hand = sit_down(qtbot, theme, folder, session, size, prompts, notify=notify)
    page = hand.view.screens.closing
    assert page is not None
    qtbot.waitUntil(lambda: page.back is not None, timeout=20_000)
    QApplication.processEvents()
    return hand, page


def test_who_held_what_and_the_key_moments_are_on_the_page(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    _, page = closed(qtbot, theme, tmp_path, opened("two_greedy_on_a_board"))

    line, moments = page.content.time_line, page.content.moments
    assert line is not None
    assert moments is not None
    assert line.names[0] == "P2's home"
    assert "P2 from round 1, P1 from round 32" in line.told()[0]
    assert line.accessibleName()
    assert len(moments.buttons) == 6
    assert moments.buttons[-1].text() == "P1 is the last one standing: the end"
    assert page.content.hero.line.text().startswith("32 rounds · 9 h")
    assert page.verticalScrollBar().maximum() < page.height()


def test_a_moment_leads_to_the_chronicle_by_key_too(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, page = closed(qtbot, theme, tmp_path, opened("two_greedy_on_a_board"))
    went: list[str] = []
    actions = hand.view.context.view.actions
    actions.declare((ActionSpec("go.chronicle", "", ""),))
    actions.bind({"go.chronicle": partial(went.append, "chronicle")})
    assert page.content.moments is not None
    first = page.content.moments.buttons[0]

    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Return)

    assert went == ["chronicle"]


def test_luck_is_a_bar_around_zero_with_a_sign(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    _, page = closed(qtbot, theme, tmp_path, opened("two_greedy_on_a_board"))

    cells = page.content.findChildren(LuckCell)

    assert [one.text for one in cells] == ["+1.2", "\N{MINUS SIGN}1.6"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("size", [(1366, 690), (900, 700)])
def test_nothing_stands_beside_the_page(
    qtbot: QtBot, theme: Theme, tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    _, page = closed(qtbot, theme, tmp_path, opened(name), size)

    assert page.content.width() == page.viewport().width()
    for part in (page.content.standing, page.content.time_line, page.content.moments):
        if part is not None:
            corner = part.mapTo(page.content, part.rect().topRight())
            assert corner.x() <= page.content.width()


def test_a_match_without_a_winner_has_no_badge_and_no_confetti(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-WIN-6."""
    hand = sit_down(qtbot, theme, tmp_path, in_play(WallClock()))

    hand.view.act(StopMatch())

    page = hand.view.screens.closing
    assert page is not None
    assert page.headline.text() == "Nobody has won"
    assert page.content.hero.confetti is None
    assert page.content.hero.grounds() == [theme.color("raised")]
    qtbot.waitUntil(lambda: page.content.moments is not None)


def test_nine_who_share_the_victory_fit(qtbot: QtBot, theme: Theme) -> None:
    badges = WinnerBadges(theme, tuple(range(9)))
    qtbot.addWidget(badges)

    assert badges.sizeHint().width() <= theme.px(320)
    assert badges.sizeHint().height() <= theme.px(170)


def test_a_headline_shrinks_until_it_fits_and_then_breaks(qtbot: QtBot, theme: Theme) -> None:
    short, long = HeadlineLabel(theme, "Anna wins"), HeadlineLabel(theme, "Победа: Екатерина " * 2)
    for one in (short, long):
        qtbot.addWidget(one)

    assert short.font_for(600).pixelSize() == theme.px(76)
    assert theme.px(48) <= long.font_for(700).pixelSize() < theme.px(76)
    assert long.heightForWidth(300) > long.heightForWidth(1200)


def test_a_headline_is_broken_into_two_lines_and_no_more(qtbot: QtBot, theme: Theme) -> None:
    """Two who win together, in Russian at 150 % on a small laptop: four lines hid the board."""
    both = HeadlineLabel(theme, "Общая победа: Anna, Борис")
    qtbot.addWidget(both)
    two = WinnerBadges(theme, (0, 1))
    qtbot.addWidget(two)

    for width in (205, 240, 308, 360):
        line = QFontMetrics(both.font_for(width)).lineSpacing()
        assert both.heightForWidth(width) < 2.5 * line
    assert two.sizeHint().width() <= theme.px(190)


@pytest.mark.parametrize("seat", range(9))
def test_words_can_be_read_on_every_winners_colour(
    qtbot: QtBot, theme: Theme, tmp_path: Path, seat: int
) -> None:
    match = in_play(WallClock()).state
    players = {id_: replace(one, color=seat) for id_, one in match.players.items()}
    session = Table(replace(match, players=players)).session
    hand = sit_down(qtbot, theme, tmp_path, session)
    hand.view.act(Concede(BLUE))
    page = hand.view.screens.closing
    assert page is not None

    assert all(contrast(theme.color("text"), one) >= 4.5 for one in page.content.hero.grounds())


# --- the poster


def test_the_poster_is_a_picture_and_a_page_with_words(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    prompts, notices = AnsweringPrompts(), list[str]()
    session = opened("two_greedy_on_a_board")
    _, page = closed(qtbot, theme, tmp_path, session, prompts=prompts, notices=notices)
    menu = page.save.menu()
    assert menu is not None
    for action, name in zip(menu.actions(), ("poster.png", "poster.pdf"), strict=True):
        prompts.answer = tmp_path / name
        action.trigger()

    picture = QImage(str(tmp_path / "poster.png"))
    pdf = (tmp_path / "poster.pdf").read_bytes()
    assert (picture.width(), picture.height()) == (1920, 1080)
    seen = {picture.pixel(x, y) for x in range(0, 1920, 9) for y in range(0, 1080, 9)}
    assert len(seen) > 500
    assert pdf.startswith(b"%PDF")
    assert b"/ToUnicode" in pdf, "words are words"
    assert set("P1wins+−:(%)") <= copyable_characters(tmp_path / "poster.pdf")
    assert lost_signs(tmp_path / "poster.pdf") == set(), "hours and signs of luck were"
    assert notices[-1] == "Written: poster.pdf"


def test_a_poster_that_cannot_be_written_is_named(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    prompts, notices = AnsweringPrompts(), list[str]()
    session = opened("two_greedy_on_a_board")
    _, page = closed(qtbot, theme, tmp_path, session, prompts=prompts, notices=notices)
    prompts.answer = tmp_path / "missing" / "poster.png"
    menu = page.save.menu()
    assert menu is not None

    menu.actions()[0].trigger()

    assert "missing" in notices[-1]
    assert list(tmp_path.glob("missing*")) == []


def test_a_copy_of_the_poster_is_on_the_clipboard(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    _, page = closed(qtbot, theme, tmp_path, opened("two_greedy_on_a_board"))

    push(page.copy)

    assert QGuiApplication.clipboard().image().width() == 1920


def test_no_hidden_treasury_is_on_the_page_or_the_poster(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6: after the end the table sees what it could see before."""
    session = in_play(WallClock())
    session.submit(AdjustTreasury(RED, Purse.of({"metal": 7654}), "secret gift"))
    hand = sit_down(qtbot, theme, tmp_path, session)
    hand.view.act(Concede(BLUE))
    page = hand.view.screens.closing
    assert page is not None
    qtbot.waitUntil(lambda: page.back is not None)

    said = "\n".join((*texts(hand), *(one.accessibleName() for one in page.findChildren(QWidget))))
    assert "7654" not in said
    assert "secret gift" not in said
    assert page.facts.state == hand.view.context.game.seen_by(hand.match, None)


# --- confetti


def test_confetti_falls_once_as_the_match_ends_and_lies_still_when_it_is_opened_again(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    moving = theme.look
    theme.set_look(moving._replace(reduce_motion=False))
    hand = sit_down(qtbot, theme, tmp_path, in_play(WallClock()), stage="short")
    hand.view.act(Concede(BLUE))
    page = hand.view.screens.closing
    assert page is not None
    qtbot.waitUntil(lambda: page.content.hero.is_falling, timeout=10_000)
    qtbot.waitUntil(lambda: not page.content.hero.is_falling, timeout=10_000)

    again = sit_down(qtbot, theme, tmp_path, hand.view.session, stage="short")
    later = again.view.screens.closing
    assert later is not None
    assert not later.content.hero.is_falling
    theme.set_look(moving)


def test_without_motion_confetti_lies_still_at_once(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    look = theme.look
    theme.set_look(look._replace(reduce_motion=True))
    hand = sit_down(qtbot, theme, tmp_path, in_play(WallClock()), stage="short")

    hand.view.act(Concede(BLUE))

    page = hand.view.screens.closing
    assert page is not None
    page.celebrate()
    assert not page.content.hero.is_falling
    theme.set_look(look)
