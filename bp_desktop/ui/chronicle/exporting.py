"""Export of the chronicle as files: story, figures, everything, and pictures."""

import re
from collections.abc import Callable, Container
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QMenu, QWidget

from bp_desktop.core.export_settings import ExportError
from bp_desktop.core.type_variables import S
from bp_desktop.games.table import Seat
from bp_desktop.texts.marking import filled
from bp_desktop.ui.chronicle.annals import Annals, Visibility, chapters_of
from bp_desktop.ui.chronicle.figures_out import as_csv, as_json
from bp_desktop.ui.chronicle.story import StoryPanel, StoryPresenter
from bp_desktop.ui.export.writing import written_beside
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from bp_desktop.ui.shell.files import FilePrompts
    from bp_desktop.ui.shell.notices import Notify


_UNFIT = re.compile(r'[\\/:*?"<>|\x00-\x1f]')


class ChronicleExport(QObject, Generic[S]):
    """Asks where to, writes beside and puts in place: an older file stays until then."""

    def __init__(self, prompts: "FilePrompts", notify: "Notify", parent: QWidget) -> None:
        super().__init__(parent)
        self._prompts = prompts
        self._notify = notify
        self._parent = parent

    def menu(self, handlers: dict[str, Callable[[], object]]) -> QMenu:
        """What can be exported; the keys are the kinds below."""
        made = QMenu(self._parent)
        for kind, text in (
            ("text", self.tr("Story as text")),
            ("csv", self.tr("Figures as CSV")),
            ("json", self.tr("Everything as JSON")),
            ("charts", self.tr("Charts as a picture (PNG)")),
            ("board", self.tr("This moment as a picture (PNG)")),
        ):
            if kind in handlers:
                made.addAction(text, handlers[kind])
        return made

    def save_text(self, annals: Annals[S, Any], state: S, story: StoryPanel) -> None:
        turns = {annals.steps[one.begins - 1] for one in chapters_of(annals.samples)}
        tale = story.tale.tale
        parts = (
            story_head(annals.game.title(state), annals.game.seats(state)),
            *(tale.told(line) for line in tale.read()),
            "",
            self.tr("Step by step"),
            story_text(story.steps.story, turns, self.tr("taken back")),
        )
        self._write(annals.game.title(state), ".txt", "\n".join(parts).encode())

    def save_csv(self, annals: Annals[S, Any], state: S, sight: Visibility) -> None:
        self._write(annals.game.title(state), ".csv", as_csv(annals, state, sight).encode())

    def save_json(
        self, annals: Annals[S, Any], state: S, story: StoryPresenter, sight: Visibility
    ) -> None:
        lines = [
            {"step": seq, "text": story.sentence(seq), "counts": not story.is_gone(seq)}
            for seq in map(int, story.ids())
        ]
        self._write(annals.game.title(state), ".json", as_json(annals, state, lines, sight))

    def save_picture(self, title: str, picture: QPixmap) -> None:
        self._write(title, ".png", picture)

    def _write(self, title: str, suffix: str, content: bytes | QPixmap) -> None:
        title = _UNFIT.sub("_", title).strip(" .") or self.tr("match")
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


def story_head(title: str, seats: tuple[Seat, ...]) -> str:
    """Title and players, and a free line."""
    players = [
        f"{one.name} ({worded(one.side)})" if one.side is not None else one.name for one in seats
    ]
    return "\n".join((title or "—", ", ".join(players), ""))


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
