"""Paper fallback: asks where the page for playing on by hand goes, and has it written there."""

from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QObject
from PySide6.QtWidgets import QWidget

from bp_desktop.core.export_settings import ExportError
from bp_desktop.texts.marking import filled
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.words.wording import worded


class PaperFallback(QObject):
    """Asks where to, and writes it. The page is shown on no screen: it holds all balances."""

    def __init__(self, context: AnyTable, table: QWidget) -> None:
        super().__init__(table)
        self._context = context
        self._table = table

    def write(self) -> None:
        # Printing is rare: opening a table does not wait for it.
        from bp_desktop.ui.table.paper.page import write_fallback

        context = self._context
        title = context.game.title(context.state)
        wished = Path.home() / f"{title} - {self.tr('paper fallback')}.pdf"
        path = context.view.prompts.export_file(self._table.window(), wished)
        if path is None:
            return
        try:
            palette = context.theme.look.players
            write_fallback(path, context.parts, context.state, palette, self._written())
        except ExportError as error:
            context.view.notify(worded(error.message))
        else:
            text = self.tr("Written: {file}. Cut the strips before anybody reads them.")
            context.view.notify(filled(text, file=path.name))

    def _written(self) -> str:
        """What is played on paper from here can be typed in later."""
        session = self._context.commander.session
        now = QDateTime.fromSecsSinceEpoch(int(session.now().timestamp()))
        when = QLocale().toString(now, QLocale.FormatType.ShortFormat)
        text = self.tr("{when}, after step {step}")
        return filled(text, when=when, step=len(session.entries))
