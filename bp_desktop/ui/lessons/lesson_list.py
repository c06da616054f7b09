"""List of lessons: what each teaches and how far it is; a click begins one, or goes on with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bp_desktop.texts.marking import filled
from bp_desktop.ui.lessons.lesson import OVER
from bp_desktop.ui.widgets.basics import column, label, lay
from bp_desktop.ui.widgets.tile import Tile

if TYPE_CHECKING:
    from bp_desktop.ui.lessons.lesson import Lesson, LessonProgress
    from bp_desktop.ui.lessons.lesson_room import LessonRoom
    from bp_desktop.ui.look.theme import Theme


class LessonList(QWidget):
    """Shown over the window."""

    def __init__(
        self, theme: Theme, room: LessonRoom, on_chosen: Callable[[Lesson], object]
    ) -> None:
        super().__init__()
        self.tiles = [
            Tile(
                theme,
                lesson_title(lesson, room.progress(lesson)),
                lesson.explanation(),
                lesson.icon,
                partial(on_chosen, lesson),
            )
            for lesson in room.lessons
        ]
        about = self.tr(
            "In the real window, one thing at a time. You can do something else, leave and "
            "come back."
        )
        lay(
            column(theme, self, spacing=12, edges=(28, 24, 28, 28)),
            label(self.tr("Learn by playing"), "title"),
            label(about, "quiet", wrap=True),
            *self.tiles,
        )
        if self.tiles:
            self.setFocusProxy(self.tiles[0])


def lesson_title(lesson: Lesson, progress: LessonProgress) -> str:
    """With what becomes of it: it goes on, or is done already."""
    translate = QCoreApplication.translate
    if progress.is_begun:
        return filled(translate("lessons", "Continue the lesson: {lesson}"), lesson=lesson.title())
    if progress.stand == OVER:
        return filled(translate("lessons", "{lesson} (done)"), lesson=lesson.title())
    return lesson.title()
