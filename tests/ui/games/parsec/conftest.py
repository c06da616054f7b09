"""What tests of Parsec's screens get: a place at a table in the real window."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop import __version__
from bp_desktop.app.window import WindowApp
from bp_desktop.core.hexes import Hex
from bp_desktop.storage.places import user_places
from bp_desktop.ui.board.canvas import LAYOUT, Canvas
from bp_desktop.ui.board.still import board_image
from bp_desktop.ui.shell.preferences import Preferences, write
from tests.games.parsec.sample import sample_set
from tests.journeys.parsec_hand import ParsecHand, agreement
from tests.journeys.parsec_start import acting
from tests.ui.build import settle

Language = Literal["en", "it", "ru"]
Start = Callable[..., ParsecHand]
Sit = Callable[..., ParsecHand]


@pytest.fixture
def start(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Start]:
    """The program has started; nothing is open."""
    started: list[WindowApp] = []

    def begin(language: Language = "en") -> ParsecHand:
        places = user_places(tmp_path)
        kept = Preferences(
            language, motion="less", stage="off", seen=__version__, ask_at_end="never"
        )
        write(places.config / "preferences.json", kept)
        app = WindowApp(places)
        started.append(app)
        app.window.resize(1366, 768)
        with qtbot.waitSignal(app.desk.shelf_changed):
            app.window.show_first()
        qtbot.waitUntil(lambda: app.receiver is not None)  # all that a start does is done
        settle()
        return ParsecHand(app)

    yield begin

    for app in started:
        app.leave()
    settle()
    QLocale.setDefault(QLocale.system())
    qapp.setStyleSheet("")


@pytest.fixture
def sit(start: Start) -> Sit:
    """At a table in the actions of Anna's first turn."""

    def begin(
        *names: str, language: Language = "en", events: Sequence[str] = (), **chosen: Any
    ) -> ParsecHand:
        """`events`: the only cards of the deck; none: all of the samples."""
        hand = start(language)
        kept = tuple(one for one in sample_set().events if not events or one.id in events)
        definitions = replace(sample_set(), events=kept)
        hand.open(acting(agreement(*(names or ("Anna", "Boris")), **chosen), definitions))
        return hand

    return begin


class Stamp(NamedTuple):
    """Something that was painted on the board."""

    x: float
    y: float
    what: Any

    @property
    def cell(self) -> Hex:
        """The one it is nearest to."""
        return LAYOUT.hex_at(self.x, self.y)


Painted = Callable[..., list[Stamp]]
LARGE = 2.4
"""A scale of the board at which every badge is painted."""


@pytest.fixture
def painted(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Painted:
    """All that the window paints on its board, when it is drawn anew, usually large."""
    seen: list[Stamp] = []
    stamped = Canvas.stamped

    def recorded(canvas: Canvas[Any], x: float, y: float, name: Any) -> bool:
        seen.append(Stamp(x, y, name))
        return stamped(canvas, x, y, name)

    monkeypatch.setattr(Canvas, "stamped", recorded)

    def look(hand: ParsecHand, scale: float = LARGE) -> list[Stamp]:
        view = hand.board.view
        settle()
        seen.clear()
        board_image(view.board, scale)
        return list(dict.fromkeys(seen))

    return look
