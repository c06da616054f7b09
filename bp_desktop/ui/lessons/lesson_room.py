"""Lessons of a window: what there is to learn, how far each is, and the one that is under way."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from bp_desktop.ui.lessons.lesson import RUNS, Lesson, LessonProgress, read_progress
from bp_desktop.ui.shell.actions import ActionSpec

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bp_desktop.ui.lessons.coach import LessonCoach
    from bp_desktop.ui.shell.desk import OpenDocument
    from bp_desktop.ui.shell.main_window import MainWindow

translate = QCoreApplication.translate
FOCUS, SKIP, LEAVE = "lesson.focus", "lesson.skip", "lesson.leave"


class LessonRoom(QObject):
    """At most one lesson is under way; it comes back with its document unless it was left."""

    changed = Signal()
    """Another lesson is under way, or none, or one is further."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.coach: LessonCoach | None = None
        actions = window.actions_
        actions.declare(self._specs())
        actions.bind(
            {
                "learn": self.show_all,
                **{f"learn.{one.id}": partial(self.begin, one) for one in self.lessons},
                FOCUS: self._focus,
                SKIP: self._skip,
                LEAVE: self._leave,
            }
        )
        self._show_available()
        window.desk.opened.connect(self._on_opened)
        window.choices.changed.connect(self._on_choice)
        for kind in window.desk.kinds:
            document = window.desk.on_page(kind.page)
            if document is not None:  # the window was built anew
                self._on_opened(document)

    def _specs(self) -> Iterator[ActionSpec]:
        group = translate("actions", "Learn by playing")
        sought = translate("keywords", "tutorial lesson guide teach beginner how to play")
        all_ = translate("actions", "Learn by playing")
        yield ActionSpec("learn", all_, group, "star", keywords=sought)
        for one in self.lessons:
            words = f"{sought} {one.keywords()}".strip()
            yield ActionSpec(f"learn.{one.id}", one.title(), group, one.icon, keywords=words)
        for id_, text, icon, keys in (
            (FOCUS, translate("actions", "Go to the lesson and back"), "info", "F8"),
            (SKIP, translate("actions", "Skip this step of the lesson"), "next", ""),
            (LEAVE, translate("actions", "Leave the lesson"), "close", ""),
        ):
            yield ActionSpec(id_, text, group, icon, keys)

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        return tuple(one for game in self._window.desk.games for one in game.lessons)

    def progress(self, lesson: Lesson) -> LessonProgress:
        """As far as this box has it: in another one it is not begun."""
        found = read_progress(self._window.choices.now.lessons.get(lesson.id, ""))
        if found.is_begun and self._window.desk.is_open and not self._has(found.document):
            return LessonProgress()
        return found

    def _has(self, document: str) -> bool:
        documents = self._window.desk.library.documents()
        return any(one.id == document and not one.binned for one in documents)

    # --- beginning and ending

    def show_all(self) -> None:
        from bp_desktop.ui.lessons.lesson_list import LessonList

        panel = LessonList(self._window.theme, self, self._choose)
        self._window.notices.show_overlay(panel, width=620)

    def _choose(self, lesson: Lesson) -> None:
        self._window.notices.close_overlay()
        self.begin(lesson)

    def begin(self, lesson: Lesson) -> None:
        """From its beginning, or from where it was."""
        window = self._window
        if not window.desk.is_open:
            return
        progress = self.progress(lesson)
        if not progress.is_begun:
            made = self._make(lesson)
            if made is None:
                return
            progress = made
        self._start(lesson, progress._replace(stand=RUNS))
        if self.coach is not None:
            self.coach.bring()

    def _make(self, lesson: Lesson) -> LessonProgress | None:
        """The document it is taught on; None: it could not be made, and that was told."""
        window = self._window
        kind = window.desk.kind_of(lesson.system)
        if kind is None:
            return None
        with window.notices.telling_problems():
            return LessonProgress(window.desk.create(kind, lesson.make()))
        return None

    def _start(self, lesson: Lesson, progress: LessonProgress) -> None:
        from bp_desktop.ui.lessons.coach import LessonCoach, keep_progress

        if self.coach is not None:
            self.coach.put_away()
        self.coach = None
        keep_progress(self._window, lesson, progress)
        self.coach = LessonCoach(self._window, lesson, progress)
        self.coach.ended.connect(self._on_ended)
        self._show_available()
        self.changed.emit()

    def _on_ended(self) -> None:
        if self.coach is not None:
            self.coach.put_away()
        self.coach = None
        self._show_available()
        self.changed.emit()

    def _on_opened(self, document: OpenDocument) -> None:
        """One that was under way when the program was closed goes on."""
        if self.coach is not None:
            return
        for lesson in self.lessons:
            progress = read_progress(self._window.choices.now.lessons.get(lesson.id, ""))
            if progress.document == document.id and progress.stand == RUNS:
                self._start(lesson, progress)
                return

    def _on_choice(self, before: object, after: object) -> None:
        if getattr(before, "lessons", None) != getattr(after, "lessons", None):
            self.changed.emit()

    # --- keys

    def _show_available(self) -> None:
        for id_ in (FOCUS, SKIP, LEAVE):
            self._window.actions_.set_available(id_, self.coach is not None)

    def _focus(self) -> None:
        if self.coach is not None:
            self.coach.bubble.take_keyboard()

    def _skip(self) -> None:
        if self.coach is not None:
            self.coach.go_on()

    def _leave(self) -> None:
        if self.coach is not None:
            self.coach.leave()
