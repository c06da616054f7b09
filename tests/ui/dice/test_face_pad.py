"""Keys for the faces of real dice: every row of them has its room at once."""

import pytest
from pytestqt.qtbot import QtBot

from bp_desktop.ui.dice.face_pad import FacePad
from bp_desktop.ui.look.theme import Theme


@pytest.mark.parametrize("shown", [False, True])
def test_keys_of_another_die_have_room_as_soon_as_it_is_asked_for(
    qtbot: QtBot, theme: Theme, shown: bool
) -> None:
    pad = FacePad(theme, lambda _faces: None)
    qtbot.addWidget(pad)
    pad.resize(610, 200)
    pad.setVisible(shown)  # without any key: nothing needs a height yet

    pad.ask(((8, "Anna, d8:"),))
    one_row = pad.minimumSizeHint().height()
    pad.ask(((20, "Anna, d20:"),))

    key = pad.keys[1].height()
    assert one_row >= key
    assert pad.minimumSizeHint().height() >= one_row + key
