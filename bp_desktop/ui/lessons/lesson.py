"""Lesson: its steps as data, what of the window they are judged by, and how far somebody is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from bp_desktop.core.messages import Message
    from bp_desktop.session.entry import Entry
    from bp_desktop.ui.shell.kinds import NewDocument

MOST_PASSED = 200
"""Ids of steps that are read back; more were never written."""
RUNS, LEFT, OVER = "", "left", "over"
"""How a lesson stands: it comes back with its document, when it is asked for, or begins anew."""


class LessonSight(NamedTuple):
    """What is seen of the document and of the window at one moment."""

    state: Any
    """Of the document the lesson is about; None while it is not open."""
    entries: Sequence[Entry[Any, Any]] = ()
    """All lines of its journal."""
    page: str = ""
    """Of the window."""
    sees: Callable[[str], bool] = lambda _name: False
    """Whether what is called so can be pointed at now."""


Judge = Callable[[LessonSight], bool]


class LessonPoint(NamedTuple):
    """What to say while its target is there to be pointed at."""

    target: str
    """The name of a widget or place (`DocumentView.spot`); "": nothing in particular."""
    text: Message
    when: Judge | None = None
    """Besides, this holds; None: always."""


class LessonStep(NamedTuple):
    """One thing to do. Of its points the first counts whose target is there: what to press now
    comes before how to get there."""

    id: str
    """Kept in preferences."""
    title: Message
    points: tuple[LessonPoint, ...]
    done: Judge | None = None
    """None: there is nothing to do but to read."""


def point_of(points: Iterable[LessonPoint], sight: LessonSight) -> LessonPoint | None:
    """The first that counts now; None: nothing of them is to be seen."""
    for one in points:
        there = not one.target or sight.sees(one.target)
        if there and (one.when is None or one.when(sight)):
            return one
    return None


class Lesson(NamedTuple):
    """What a game teaches in one sitting. What it is made of is asked for when it begins."""

    id: str
    """Kept in preferences, and part of the id of its action; no other lesson has the same."""
    title: Callable[[], str]
    explanation: Callable[[], str]
    """A few words: what it teaches, and how long it takes."""
    icon: str
    system: str
    """The kind of document it is taught on."""
    make: Callable[[], NewDocument]
    """What that document begins with."""
    steps: Callable[[], tuple[LessonStep, ...]]
    ways: Callable[[], tuple[LessonPoint, ...]] = tuple
    """What to say where nothing of a step is to be seen."""
    clear: tuple[str, ...] = ()
    """Names of what the words should rather not lie over, besides what they point at."""
    keywords: Callable[[], str] = str
    """What else people look for it by."""


class LessonProgress(NamedTuple):
    """How far somebody is, as it is kept in preferences."""

    document: str = ""
    """What it is taught on; "": not begun."""
    passed: tuple[str, ...] = ()
    """Ids of the steps that are behind."""
    stand: str = RUNS

    @property
    def is_begun(self) -> bool:
        """And not over."""
        return bool(self.document) and self.stand != OVER

    def written(self) -> str:
        return "|".join((self.document, self.stand, ",".join(self.passed)))


def read_progress(written: str) -> LessonProgress:
    """Never fails: what cannot be read was not begun."""
    parts = written.split("|")
    if len(parts) != 3 or not parts[0]:
        return LessonProgress()
    document, stand, passed = parts
    steps = tuple(one for one in passed.split(",")[:MOST_PASSED] if one)
    return LessonProgress(document, steps, stand if stand in (LEFT, OVER) else RUNS)


class LessonCourse:
    """The way through a lesson: the first step that is not behind yet. A step is behind once it was
    done, wherever that happened, or skipped; an undo does not bring it back."""

    def __init__(self, steps: tuple[LessonStep, ...], passed: Iterable[str] = ()) -> None:
        self.steps = steps
        before = set(passed)
        self._passed = [one.id for one in steps if one.id in before]

    @property
    def passed(self) -> tuple[str, ...]:
        return tuple(self._passed)

    @property
    def current(self) -> LessonStep | None:
        """None: the lesson is over."""
        behind = set(self._passed)
        return next((one for one in self.steps if one.id not in behind), None)

    @property
    def number(self) -> int:
        """Of the current step, from 1."""
        step = self.current
        return len(self.steps) if step is None else self.steps.index(step) + 1

    def look(self, sight: LessonSight) -> bool:
        """Leave behind what is done; whether that was anything."""
        before = len(self._passed)
        while (step := self.current) is not None and step.done is not None and step.done(sight):
            self._passed.append(step.id)
        return len(self._passed) > before

    def go_on(self) -> None:
        """It was read, or is to be skipped."""
        step = self.current
        if step is not None:
            self._passed.append(step.id)
