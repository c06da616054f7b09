"""A hand that counts its inputs: a click, a key, or a field filled and left. It never waits."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QSpinBox, QWidget

from bp_desktop.ui.widgets.passphrase import NewPassphrase
from tests.ui.table.players_hand import PlayersHand, focused

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class CountingHand:
    """Presses what it sees, never waits, and counts."""

    def __init__(self, hand: PlayersHand) -> None:
        self.hand = hand
        self.inputs = 0

    def click(self, target: QWidget) -> None:
        """Where people see it: what lies over it or is scrolled away cannot be clicked."""
        QApplication.processEvents()
        assert target.isVisible()
        assert target.isEnabled()
        place = target.rect().center()
        assert target.visibleRegion().contains(place), "out of sight"
        QTest.mouseClick(target, LEFT, NONE, place)
        self.inputs += 1

    def key(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        QApplication.processEvents()
        QTest.keyClick(focused(), key, modifier)
        self.inputs += 1

    def fill(self, spin: QSpinBox, amount: int) -> None:
        """Clicked, typed and left: one input."""
        self.click(spin.lineEdit())
        QTest.keyClicks(focused(), str(amount))
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        assert spin.value() == amount

    def fill_by_keys(self, spin: QSpinBox, amount: int) -> None:
        """Reached by Tab, typed and left: one input."""
        tab_to(spin)
        QTest.keyClicks(spin, str(amount))
        QTest.keyClick(spin, Qt.Key.Key_Tab)
        assert spin.value() == amount
        self.inputs += 1

    def choose(self, box: QComboBox, text: str) -> None:
        """Two clicks: open, and the line."""
        self.click(box)
        # Qt takes a second click that comes too soon for the end of the first one.
        QTest.qWait(QApplication.doubleClickInterval() + 50)
        lines = box.view()
        index = lines.model().index(box.findText(text), 0)
        QTest.mouseClick(lines.viewport(), LEFT, NONE, lines.visualRect(index).center())
        self.inputs += 1
        QApplication.processEvents()
        assert box.currentText() == text

    def choose_passphrase(self, field: NewPassphrase, phrase: str) -> None:
        """The first choice of one, which is not counted; typed twice."""
        tab_to(field.phrase)
        QTest.keyClicks(field.phrase, phrase)
        QTest.keyClick(field.phrase, Qt.Key.Key_Return)
        QTest.keyClicks(focused(), phrase)
        assert focused() is field.again

    def type_passphrase(self, field: NewPassphrase, phrase: str) -> None:
        """One that they have: a field filled, and left by Enter."""
        tab_to(field.phrase)
        assert not field.again.isVisible(), "chosen before"
        QTest.keyClicks(field.phrase, phrase)
        QTest.keyClick(field.phrase, Qt.Key.Key_Return)
        self.inputs += 1


def tab_to(target: QWidget) -> None:
    """Leaving fields is no input of its own; it must be possible, though."""
    QApplication.processEvents()
    for _ in range(40):
        if focused() is target:
            return
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    raise AssertionError(f"no way to {target} by Tab")
