"""Scenes of the lessons: their list, and every step with the longest of what it may say."""

from PySide6.QtCore import QTimer

from bp_desktop.ui.lessons.coach import LessonCoach
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.words.wording import worded
from tests.scenes.walking import Scenery, Shown, scene


@scene
def lesson_list(place: Scenery) -> Shown:
    place.window.show_page(PageId.HOME)
    place.run("learn")
    yield "lessons", place.window
    place.close_overlays()


@scene
def lessons(place: Scenery) -> Shown:
    window = place.window
    for lesson in window.lessons.lessons:
        place.run(f"learn.{lesson.id}")
        coach = window.lessons.coach
        assert coach is not None
        place.rest(0.8)
        yield f"lesson-{lesson.id}", window
        yield from _steps(place, coach)
        window.show_page(PageId.SETTINGS)
        coach.look()
        yield f"lesson-{lesson.id}-away", window
        coach.leave()
        place.rest(0.3)


def _steps(place: Scenery, coach: LessonCoach) -> Shown:
    """What it points at comes and goes with play: here its words are looked at."""
    timer = coach.findChild(QTimer)
    assert isinstance(timer, QTimer)
    timer.stop()
    for step in coach.course.steps:
        longest = max(step.points, key=lambda point: len(worded(point.text)))
        coach.show_words(step, longest)
        yield f"lesson-{coach.lesson.id}-{step.id}", place.window
    timer.start()
