"""Coach: leads through a lesson in the window; looks what is done, and points at what comes next.

It never stands in the way: whatever somebody does instead, it goes on with what is not done yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QTimer, Signal
from PySide6.QtWidgets import QWidget

from bp_desktop.texts.marking import filled
from bp_desktop.ui.lessons.bubble import BubbleWords, LessonBubble
from bp_desktop.ui.lessons.lesson import (
    LEFT,
    OVER,
    RUNS,
    Lesson,
    LessonCourse,
    LessonPoint,
    LessonProgress,
    LessonSight,
    LessonStep,
    point_of,
)
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.basics import put_away
from bp_desktop.ui.widgets.floating import FloatingFrame
from bp_desktop.ui.widgets.row_spot import RowSpot
from bp_desktop.ui.widgets.rule_link import RuleReader
from bp_desktop.ui.widgets.tab_walk import bring_into_sight
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bp_desktop.session.library import DocumentId, DocumentInfo
    from bp_desktop.texts.rulebook import RuleParagraph
    from bp_desktop.ui.shell.commander import AnyCommander
    from bp_desktop.ui.shell.desk import OpenDocument
    from bp_desktop.ui.shell.main_window import MainWindow

LOOK_MS = 150
"""How soon the bubble follows what it points at when that moves: nobody tells of every layout."""
SETTLED = 3
"""After so many looks a list is laid out, and nobody else scrolls it."""
STAGE = "stage"
"""The spot of what everybody looks at for a moment: meanwhile nothing is said."""

CURTAIN, CURTAIN_SAYS = "curtain", ("called", "away")
"""The spots of what hides everything else of a table, and of what is to be kept clear on it."""


class LessonCoach(QObject):
    """One lesson on the document it is taught on, until it is over or left."""

    ended = Signal()

    def __init__(self, window: MainWindow, lesson: Lesson, progress: LessonProgress) -> None:
        super().__init__(window)
        self._window = window
        self.lesson = lesson
        self.document = progress.document
        self.course = LessonCourse(lesson.steps(), progress.passed)
        self._ways = lesson.ways()
        reader = RuleReader(self._paragraph, window.open_rule)
        self.bubble = LessonBubble(
            window.theme, window, self.go_on, self.skip, self.leave, rules=reader
        )
        self._follows: AnyCommander | None = None
        self._shown: LessonPoint | None = None
        self._brought: dict[str, int] = {}
        """For how many looks of the timer it has been scrolled to what is called so."""
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._on_time)
        window.desk.opened.connect(self._on_opened)
        window.desk.closed.connect(self._on_closed)
        window.desk.shelf_changed.connect(self._on_shelf)
        document = self._open_document
        if document is not None:
            self._on_opened(document)
        self._timer.start()
        self.look()

    # --- the document

    @property
    def _open_document(self) -> OpenDocument | None:
        kind = self._window.desk.kind_of(self.lesson.system)
        found = self._window.desk.on_page(kind.page) if kind is not None else None
        return found if found is not None and found.id == self.document else None

    def _on_opened(self, document: OpenDocument) -> None:
        if document.id == self.document and self._follows is not document.commander:
            self._follows = document.commander
            document.commander.changed.connect(self.look)

    def _on_closed(self, document: OpenDocument) -> None:
        if document.commander is self._follows:
            self._follows = None

    def _on_shelf(self) -> None:
        """It was put into the bin, or another box is open."""
        if find_document(self._window, self.document) is None:
            self.leave()

    @property
    def _page(self) -> PageId:
        kind = self._window.desk.kind_of(self.lesson.system)
        assert kind is not None, "a lesson is about a kind of document that is registered"
        return kind.page

    def bring(self) -> None:
        """Show what the lesson is about."""
        if self._open_document is not None:
            self._window.show_page(self._page)
        else:
            info = find_document(self._window, self.document)
            if info is not None:
                self._window.open_document(info)
        self.look()

    # --- looking

    def _on_time(self) -> None:
        self.look()
        self._brought = {name: looks + 1 for name, looks in self._brought.items()}

    def look(self, *_: object) -> None:
        """What is done is behind; the bubble goes to what comes next."""
        sight = self._sight()
        if sight.state is not None and self.course.look(sight):
            self._keep()
        step = self.course.current
        if step is None:
            self._end(OVER)
        else:
            self._show(step, sight)

    def _sight(self) -> LessonSight:
        document = self._open_document
        return LessonSight(
            document.commander.state if document is not None else None,
            document.commander.session.entries if document is not None else (),
            str(self._window.page),
            lambda name: self._spot(name) is not None,
        )

    def _show(self, step: LessonStep, sight: LessonSight) -> None:
        window = self._window
        if window.notices.is_covered or self._spot(STAGE) is not None:
            self.bubble.go_away()
            return
        if sight.state is None or window.page is not self._page:
            if window.page is PageId.HOME:  # which offers to continue the lesson
                self.bubble.go_away()
            else:
                self._show_way_back()
            return
        self._bring_before(step.points, sight)
        self.show_words(step, point_of((*step.points, *self._ways), sight))

    def show_words(self, step: LessonStep, point: LessonPoint | None) -> None:
        """Of one of its points, beside that."""
        if point is None:
            self._say(step, "", ())
            self._stand(None)
        else:
            self._say(step, worded(point.text), point.text.rules)
            if point is not self._shown:
                self._brought.pop(point.target, None)
                self._bring_into_sight(point.target)
            self._shown = point
            self._stand(self._spot(point.target) if point.target else None)

    def _bring_before(self, points: Iterable[LessonPoint], sight: LessonSight) -> None:
        """What to press now may lie below the end of a list: it is scrolled to."""
        for one in points:
            if one.when is None or one.when(sight):
                if not one.target or sight.sees(one.target):
                    return
                self._bring_into_sight(one.target)

    def _bring_into_sight(self, name: str) -> None:
        """What is in a long list is scrolled to, until that is laid out: then by people alone."""
        view = self._window.view_on(self._page)
        found = view.spot(name) if view is not None and name else None
        is_there = isinstance(found, RowSpot) or (isinstance(found, QWidget) and found.isVisible())
        if not is_there:
            self._brought.pop(name, None)
        elif self._brought.setdefault(name, 0) < SETTLED:
            if isinstance(found, RowSpot):
                found.bring_into_sight()
            elif isinstance(found, QWidget):
                bring_into_sight(found)

    def _say(self, step: LessonStep, text: str, rules: tuple[str, ...]) -> None:
        course = self.course
        is_last = course.number == len(course.steps)
        go_on = ""
        if step.done is None:
            go_on = self.tr("Finish") if is_last else self.tr("Continue")
        head = filled(
            self.tr("{lesson} · step {number} of {count}"),
            lesson=self.lesson.title(),
            number=course.number,
            count=len(course.steps),
        )
        self.bubble.say(
            BubbleWords(
                head,
                worded(step.title),
                text,
                rules,
                go_on,
                can_skip=step.done is not None,
                can_leave=not is_last,
            )
        )

    def _show_way_back(self) -> None:
        """Another page is on the screen, or another document: one press leads back."""
        text = self.tr("The lesson is waiting for you where you left it.")
        title = self.tr("Back to the lesson?")
        words = BubbleWords(self.lesson.title(), title, text, (), self.tr("Back"), can_skip=False)
        self.bubble.say(words)
        room = self._room
        room.setLeft(room.center().x())  # pages begin at the left
        self.bubble.stand(room, None, ())

    # --- pointing

    @property
    def _room(self) -> QRect:
        """All but the rail."""
        stack = self._window.stack
        return QRect(stack.mapTo(self._window, QPoint(0, 0)), stack.size())

    def _stand(self, target: QRect | None) -> None:
        is_hidden = self._spot(CURTAIN) is not None
        clear = CURTAIN_SAYS if is_hidden else self.lesson.clear
        spots = (self._spot(name) for name in clear)
        self.bubble.stand(self._room, target, [one for one in spots if one is not None])

    def _spot(self, name: str) -> QRect | None:
        """Where in the window that is seen which is called so; None: it is not."""
        window = self._window
        sort, _, about = name.partition(" ")
        if sort == "rail":
            return self._seen(window.rail.buttons.get(PageId(about)))
        if sort == "side":
            return self._seen(window.side) if window.has_side else None
        if sort == "form":
            return window.rect() if window.notices.is_covered else None
        view = window.view_on(self._page) if window.page is self._page else None
        if view is None or self._open_document is None:
            return None
        found = view.spot(name)
        if isinstance(found, QRect):
            return found.translated(view.mapTo(window, QPoint(0, 0)))
        if isinstance(found, RowSpot):
            return found.seen(window)
        return self._seen(found)

    def _seen(self, widget: QWidget | None) -> QRect | None:
        """As much of it as nothing cuts off."""
        if widget is None or not widget.isVisible():
            return None
        if isinstance(widget, FloatingFrame) and widget.parentWidget() is self._window:
            return widget.frame
        return seen_of(widget, self._window)

    def _paragraph(self, id_: str) -> RuleParagraph | None:
        rules = self._window.rules.rules
        return rules.book.paragraph(id_) if rules is not None else None

    # --- what its buttons do

    def go_on(self) -> None:
        """It was read; or back to where the lesson is."""
        if self._open_document is None or self._window.page is not self._page:
            self.bring()
            return
        self.skip()

    def skip(self) -> None:
        self.course.go_on()
        self._keep()
        self.look()

    def leave(self) -> None:
        """It can be resumed from Home."""
        self._end(LEFT)

    def _keep(self, stand: str = RUNS) -> None:
        keep_progress(
            self._window,
            self.lesson,
            LessonProgress(self.document, self.course.passed, stand),
        )

    def _end(self, stand: str) -> None:
        self._timer.stop()
        self._keep(stand)
        self.bubble.go_away()
        self.ended.emit()

    def put_away(self) -> None:
        """Without a word: the window goes, or another lesson begins."""
        self._timer.stop()
        put_away(self.bubble.ring, self.bubble)
        self.deleteLater()


def seen_of(widget: QWidget, window: QWidget) -> QRect | None:
    """Where in the window a widget is, as far as no area around it cuts it off; None: nowhere."""
    seen, around = widget.rect(), widget
    while around is not window:
        seen.translate(around.pos())
        parent = around.parentWidget()
        if parent is None:
            return None
        around = parent
        seen = seen.intersected(around.rect())
    return seen if not seen.isEmpty() else None


def keep_progress(window: MainWindow, lesson: Lesson, progress: LessonProgress) -> None:
    window.choices.set(lessons={**window.choices.now.lessons, lesson.id: progress.written()})


def find_document(window: MainWindow, document: DocumentId | str) -> DocumentInfo | None:
    """In the open box, and not in its bin."""
    if not window.desk.is_open:
        return None
    found = window.desk.library.documents()
    return next((one for one in found if one.id == document and not one.binned), None)
