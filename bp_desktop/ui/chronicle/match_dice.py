"""Dice of the open match on the Dice page: how they fell, beside those of this sitting."""

from typing import Any

from PySide6.QtCore import QEvent, QObject

from bp_desktop.games.table import TableGame
from bp_desktop.ui.chronicle.luck_panel import match_rolls
from bp_desktop.ui.chronicle.reading import AnnalsReader
from bp_desktop.ui.dice.tray import DiceTray
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk import Desk, OpenDocument
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.fields import OneOfField

SITTING, MATCH = "sitting", "match"


class MatchDice(QObject):
    """A choice above the statistics while a match is open. Whoever throws sees the own throw."""

    def __init__(
        self, theme: Theme, desk: Desk, tray: DiceTray, game: TableGame[Any, Any, Any]
    ) -> None:
        super().__init__(tray)
        self._tray = tray
        self._game = game
        self._reading: AnnalsReader[Any, Any] | None = None
        self._document: OpenDocument | None = None
        self.chosen = SITTING
        self.choice = OneOfField(
            theme,
            {SITTING: self.tr("This session"), MATCH: self.tr("The open match")},
            SITTING,
            self.show_source,
        )
        self.choice.hide()
        tray.statistics.head.addWidget(self.choice)
        tray.statistics.installEventFilter(self)
        tray.rolled.connect(lambda _rolls: self._on_rolled())
        desk.opened.connect(self._on_opened)
        desk.closed.connect(self._on_closed)
        already = desk.on_page(PageId.TABLE)
        if already is not None:
            self._on_opened(already)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and self.chosen == MATCH:
            self._read()
        return super().eventFilter(watched, event)

    def _on_opened(self, document: OpenDocument) -> None:
        if document.kind.system == self._game.system.id:
            self._document = document
            self._reading = AnnalsReader(document.commander.session, self._game, self)
            self._reading.finished.connect(self._show_match)
            self.choice.show()

    def _on_closed(self, document: OpenDocument) -> None:
        if document is self._document:
            if self._reading is not None:
                self._reading.deleteLater()  # and with it the whole match
            self._document = self._reading = None
            self.choice.hide()
            self.show_source(SITTING)

    def _on_rolled(self) -> None:
        """The tray has shown the throw already."""
        self.chosen = SITTING
        self.choice.show_chosen(SITTING)

    def show_source(self, source: str) -> None:
        self.chosen = source
        self.choice.show_chosen(source)
        if source == MATCH:
            self._read()
        else:
            self._tray.statistics.show_rolls(self._tray.rolls)

    def _read(self) -> None:
        if self._reading is not None:
            self._reading.catch_up()

    def _show_match(self) -> None:
        if self._reading is not None and self._document is not None and self.chosen == MATCH:
            rolls, words = match_rolls(
                self._reading.annals, self._game.seats(self._document.commander.state)
            )
            self._tray.statistics.show_rolls(rolls, words)
