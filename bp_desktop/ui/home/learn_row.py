"""Row of Home for learning: every lesson one click away, the one that was begun first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from bp_desktop.ui.lessons.lesson_list import lesson_title
from bp_desktop.ui.widgets.basics import Button, emptied, label
from bp_desktop.ui.widgets.containers import FlowLayout

if TYPE_CHECKING:
    from collections.abc import Callable

    from bp_desktop.ui.lessons.lesson_room import LessonRoom
    from bp_desktop.ui.look.theme import Theme


class LearnRow(QWidget):
    """Quiet: who plays already looks past it. Hidden where no game teaches anything."""

    def __init__(self, theme: Theme, room: LessonRoom, run: Callable[[str], object]) -> None:
        super().__init__()
        self._theme = theme
        self._room = room
        self._run = run
        self._line = FlowLayout(self, gap=theme.px(6))
        self.ways: dict[str, Button] = {}
        room.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        room, theme = self._room, self._theme
        emptied(self._line)
        lessons = [(one, room.progress(one)) for one in room.lessons]
        lessons.sort(key=lambda one: not one[1].is_begun)
        self._line.addWidget(label(self.tr("Learn by playing"), "quiet"))
        self.ways = {}
        for lesson, progress in lessons:
            run = partial(self._run, f"learn.{lesson.id}")
            text = lesson_title(lesson, progress)
            way = Button(theme, text, run, kind="link", icon_name=lesson.icon)
            way.setToolTip(lesson.explanation())
            self.ways[lesson.id] = way
            self._line.addWidget(way)
        if not lessons:
            self.hide()
