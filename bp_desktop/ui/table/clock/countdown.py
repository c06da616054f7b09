"""Countdown of a match that is played for an agreed time, by the times of the journal."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QWidget

from bp_desktop.session.timekeeper import TimeKeeper
from bp_desktop.texts.marking import filled
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.widgets.basics import label

SECOND = 1000
"""Milliseconds."""


class Countdown(QLabel):
    """What is left of the time that all players together may use."""

    def __init__(self, context: AnyTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        plain = label("", "heading", wrap=True)
        self.setProperty("role", plain.property("role"))
        self.setTextFormat(plain.textFormat())
        self.setWordWrap(True)
        session = context.commander.session
        self._keeper = TimeKeeper(session, context.game.watched, session.now)
        self._minutes = 0
        self._ticks = QTimer(self, interval=SECOND)
        self._ticks.timeout.connect(self._tell)

    def count_down(self, minutes: int) -> None:
        """From so many minutes; 0: time has stopped, and what was told last stays."""
        self._minutes = minutes
        if minutes:
            self._tell()
            self._ticks.start()
        else:
            self._ticks.stop()

    def _tell(self) -> None:
        self._keeper.catch_up()
        left = max(0, self._minutes * 60 - sum(self._keeper.now.spent.values()))
        clock = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
        self.setText(filled(self.tr("Time left: {time}"), time=clock))
