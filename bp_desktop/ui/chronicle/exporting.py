"""The chronicle as files: story, figures, everything, and pictures."""

import re
from collections.abc import Callable, Container
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QMenu, QWidget

from bp_desktop.core.export_settings import ExportError
from bp_desktop.games.burning_planets.match.chronicle.chapters import chapters_of
from bp_desktop.games.burning_planets.match.chronicle.samples import Annals
from bp_desktop.games.burning_planets.match.chronicle.tables_out import as_csv, as_json
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.texts.marking import filled
from bp_desktop.ui.chronicle.story import StoryPresenter
from bp_desktop.ui.chronicle.story_panel import StoryPanel
from bp_desktop.ui.export.writing import written_beside
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from bp_desktop.ui.shell.files import FilePrompts
    from bp_desktop.ui.shell.notices import Notify

_UNFIT = re.compile(r'[\\/:*?"<>|\x00-\x1f]')


class ChronicleExport(QObject):
    """Asks where to, writes beside and puts in place: an older file stays until then."""

    def __init__(self, prompts: "FilePrompts", notify: "Notify", parent: QWidget) -> None:
        super().__init__(parent)
        self._prompts = prompts
        self._notify = notify
        self._parent = parent

    def menu(self, deeds: dict[str, Callable[[], object]]) -> QMenu:
        """What can be exported; the keys are the kinds below."""
        made = QMenu(self._parent)
        for kind, text in (
            ("text", self.tr("Story as text")),
            ("csv", self.tr("Figures as CSV")),
            ("json", self.tr("Everything as JSON")),
            ("charts", self.tr("Charts as a picture (PNG)")),
            ("board", self.tr("This moment as a picture (PNG)")),
        ):
            made.addAction(text, deeds[kind])
        return made

    def save_text(self, annals: Annals, match: Match, story: StoryPanel) -> None:
        turns = {annals.steps[one.begins - 1] for one in chapters_of(annals.samples)}
        tale = story.tale.tale
        parts = (
            story_head(match),
            *(tale.told(line) for line in tale.read()),
            "",
            self.tr("Step by step"),
            story_text(story.steps.story, turns, self.tr("taken back")),
        )
        self._write(match, ".txt", "\n".join(parts).encode())

    def save_csv(self, annals: Annals, match: Match, *, revealed: bool) -> None:
        text = as_csv(annals, match, revealed=revealed)
        self._write(match, ".csv", text.encode())

    def save_json(
        self, annals: Annals, match: Match, story: StoryPresenter, *, revealed: bool
    ) -> None:
        lines = [
            {"step": seq, "text": story.sentence(seq), "counts": not story.is_gone(seq)}
            for seq in map(int, story.ids())
        ]
        self._write(match, ".json", as_json(annals, match, lines, revealed=revealed))

    def save_picture(self, match: Match, picture: QPixmap) -> None:
        self._write(match, ".png", picture)

    def _write(self, match: Match, suffix: str, content: bytes | QPixmap) -> None:
        title = _UNFIT.sub("_", match.title).strip(" .") or self.tr("match")
        path = self._prompts.export_file(self._parent.window(), Path.home() / f"{title}{suffix}")
        if path is None:
            return
        try:
            with written_beside(path) as beside:
                if isinstance(content, bytes):
                    beside.write_bytes(content)
                elif not content.save(str(beside), "PNG"):
                    raise OSError(0, self.tr("the picture could not be written"))
        except ExportError as error:
            self._notify(worded(error.message))
        else:
            self._notify(filled(self.tr("Written: {file}"), file=path.name))


def story_head(match: Match) -> str:
    """Title and players, and a free line."""
    players = [f"{one.name} ({names().faction(one.faction)})" for one in match.players.values()]
    return "\n".join((match.title or "—", ", ".join(players), ""))


def story_text(story: StoryPresenter, turns: Container[int], gone: str) -> str:
    """Every line of the journal, in the language of the window; a free line before the steps with
    which a turn begins."""
    lines = []
    for seq in map(int, story.ids()):
        if seq in turns:
            lines.append("")
        mark = f"[{gone}] " if story.is_gone(seq) else ""
        lines.append(f"{mark}{story.sentence(seq)}")
    return "\n".join(lines) + "\n"
