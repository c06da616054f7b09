"""Export of the chronicle as files: story, figures, everything, and pictures."""

import re
from base64 import b64encode
from collections.abc import Container
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QMenu

from bp_desktop.core.export_settings import ExportError
from bp_desktop.core.ids import SeatId
from bp_desktop.core.type_variables import S
from bp_desktop.games.table import Seat
from bp_desktop.texts.marking import filled
from bp_desktop.ui.chronicle.annals import chapters_of
from bp_desktop.ui.chronicle.figures_out import FACTS, as_json, as_rows
from bp_desktop.ui.chronicle.story import StoryPresenter
from bp_desktop.ui.export.writing import written_beside
from bp_desktop.ui.shell.kinds import ViewContext
from bp_desktop.ui.table.remarks.photo import small_photo
from bp_desktop.ui.words.sheets import sheet
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from bp_desktop.ui.chronicle.view import ChronicleView


SMALL = 320
"""The longer side of a photo among figures."""
_UNFIT = re.compile(r'[\\/:*?"<>|\x00-\x1f]')


class ChronicleExport(QObject, Generic[S]):
    """Asks where to, writes beside and puts in place: an older file stays until then."""

    def __init__(
        self, view: "ChronicleView[S, Any, Any]", context: ViewContext[S, Any, Any]
    ) -> None:
        super().__init__(view)
        self._view = view
        self._session = context.commander.session
        self._annals = view.reading.annals
        self._prompts = context.prompts
        self._notify = context.notify

    def menu(self) -> QMenu:
        """What can be exported."""
        made = QMenu(self._view)
        made.addAction(self.tr("Story as text"), self._save_text)
        made.addAction(self.tr("Data as CSV"), self._save_csv)
        made.addAction(self.tr("Everything as JSON"), self._save_json)
        charts, board = self._view.charts, self._view.board
        made.addAction(
            self.tr("Charts as a picture (PNG)"), lambda: self._write(".png", charts.picture())
        )
        if board is not None:
            made.addAction(
                self.tr("This moment as a picture (PNG)"),
                lambda: self._write(".png", QPixmap.fromImage(board.picture())),
            )
        return made

    def _save_text(self) -> None:
        annals, state, story = self._annals, self._session.state, self._view.story
        turns = {annals.steps[one.begins - 1] for one in chapters_of(annals.samples)}
        tale = story.tale.tale
        parts = (
            story_head(annals.game.title(state), annals.game.seats(state)),
            *(tale.told(line) for line in tale.read()),
            "",
            self.tr("Step by step"),
            story_text(story.steps.story, turns, self.tr("undone")),
        )
        self._write(".txt", "\n".join(parts).encode())

    def _save_csv(self) -> None:
        state, game = self._session.state, self._annals.game
        names = {seat.id: seat.name for seat in game.seats(state)}
        head, *rows = as_rows(self._annals, state, self._view.sight)
        titles = [self._heading(str(one)) for one in head]
        figures = (
            [*row[1:4], *(names.get(SeatId(str(id_)), "") for id_ in row[4:6]), *row[6:]]
            for row in rows
        )
        self._write(".csv", sheet(titles[1:], figures))

    def _heading(self, column: str) -> str:
        """What a column of the figures is called in the language of the window."""
        facts = {
            "step": self.tr("Step"),
            "turn": self.tr("Turn"),
            "round": self.tr("Round"),
            "active": self.tr("Whose turn"),
            "player": self.tr("Player"),
        }
        if column in FACTS:
            return facts.get(column, "")
        subjects = self._annals.titles
        if column in subjects:
            return worded(subjects[column])
        subject, _, resource = column.rpartition("_")
        look = self._view.resources.get(resource)
        name = look.name if look is not None else resource
        return f"{worded(subjects[subject])}: {name}"

    def _save_json(self) -> None:
        story = self._view.story.steps.story
        lines = [
            {"step": seq, "text": story.sentence(seq), "counts": not story.is_gone(seq)}
            | self._photos(seq)
            for seq in map(int, story.ids())
        ]
        self._write(".json", as_json(self._annals, self._session.state, lines, self._view.sight))

    def _photos(self, seq: int) -> dict[str, list[str]]:
        """Of a step, small, as JPEG in base64; the match itself has them in full."""
        keeper = self._view.remarks
        photos = [keeper.photo(one) for one in keeper.readable(seq) if one.photo is not None]
        small = [small_photo(one, SMALL) for one in photos]
        return {"photos": [b64encode(one).decode() for one in small if one]} if small else {}

    def _write(self, suffix: str, content: bytes | QPixmap) -> None:
        title = self._annals.game.title(self._session.state)
        title = _UNFIT.sub("_", title).strip(" .") or self.tr("match")
        path = self._prompts.export_file(self._view.window(), Path.home() / f"{title}{suffix}")
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
