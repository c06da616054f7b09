"""The real window about to be killed: keys and steps in a match, and a line for what is safe."""

import sys
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bp_desktop.app.window import WindowApp
from bp_desktop.games.table import Stage
from bp_desktop.storage.box import Box
from bp_desktop.storage.places import user_places
from bp_desktop.ui.shell.pages import PageId
from tests.durability.match_writer import end_inside_a_transaction, say
from tests.games.burning_planets.bots.table import MIXED, bots_for, next_command

KEYS = (
    *((key, Qt.KeyboardModifier.NoModifier) for key in (Qt.Key.Key_Return, Qt.Key.Key_Space)),
    (Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier),
    (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier),
)


def play(path: Path, home: Path, seed: int, *, within: bool) -> None:
    """Until it is killed. The window is told nothing of it: it opens the box and the match as
    people do, gets keys, and every third step is one that a bot would take."""
    app = WindowApp(user_places(home), box=path)
    app.window.show_first()
    while not app.desk.is_open:
        QApplication.processEvents()
    chance, library = Random(seed), app.desk.library
    assert isinstance(library, Box)
    if within:
        end_inside_a_transaction(library, chance, chance.randrange(1, 25))
    info = library.documents()[0]
    app.window.open_document(info)
    document = app.desk.on_page(PageId.TABLE)
    assert document is not None
    commander: Any = document.commander

    def acknowledge(_change: object = None) -> None:
        session = commander.session
        say("step", info.id, len(session.entries), session.fingerprint.replace(" ", ""))

    commander.changed.connect(acknowledge)
    acknowledge()
    bots = bots_for(commander.state, MIXED, seed)
    while True:
        if chance.random() < 0.3 and commander.state.stage is not Stage.OVER:
            command = next_command(commander.state, bots)
            if command is not None:
                commander.submit(command, overrule=True)
        elif chance.random() < 0.2:
            commander.undo(consent=True, reason="why")
        else:
            key, modifiers = chance.choice(KEYS)
            QTest.keyClick(QApplication.focusWidget() or app.window, key, modifiers)
        QApplication.processEvents()


if __name__ == "__main__":
    box, place, number, how = sys.argv[1:]
    play(Path(box), Path(place), int(number), within=how == "within")
