"""Asks where the paper fallback goes, and has it written there."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject
from PySide6.QtWidgets import QWidget

from bp_desktop.core.export_settings import ExportError
from bp_desktop.texts.marking import filled
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from bp_desktop.session.library import AnySession
    from bp_desktop.ui.games.burning_planets.commanders import MatchViewContext


class PaperFallback(QObject):
    """Asks where to, and writes it. The page is shown on no screen: it holds all balances."""

    def __init__(self, context: "MatchViewContext", table: QWidget) -> None:
        super().__init__(table)
        self._context = context
        self._table = table

    def write(self) -> None:
        # Printing is rare: opening a table does not wait for it.
        from bp_desktop.ui.table.paper.printing import write_fallback

        session = self._context.commander.session
        match = session.state
        palette = self._context.theme.look.players
        wished = Path.home() / f"{match.title} - {self.tr('paper fallback')}.pdf"
        path = self._context.prompts.export_file(self._table.window(), wished)
        if path is None:
            return
        try:
            write_fallback(path, match, palette, self._written(session))
        except ExportError as error:
            self._context.notify(worded(error.message))
        else:
            text = self.tr("Written: {file}. Cut the strips before anybody reads them.")
            self._context.notify(filled(text, file=path.name))

    def _written(self, session: "AnySession") -> str:
        """What is played on paper from here can be typed in later."""
        now = QDateTime.fromSecsSinceEpoch(int(session.now().timestamp()))
        when = QLocale().toString(now, QLocale.FormatType.ShortFormat)
        text = self.tr("{when}, after step {step}")
        return filled(text, when=when, step=len(session.entries))
