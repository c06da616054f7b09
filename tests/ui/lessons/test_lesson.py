"""The way through a lesson: what is done is behind, wherever it was done, and stays behind."""

from bp_desktop.core.messages import say
from bp_desktop.ui.lessons.lesson import (
    LEFT,
    OVER,
    RUNS,
    LessonCourse,
    LessonPoint,
    LessonProgress,
    LessonSight,
    LessonStep,
    point_of,
    read_progress,
)

WORDS = say("session.file.edited")
"""Any words do."""


def reaching(count: int) -> LessonStep:
    """Done once the state, a number, is as high."""
    return LessonStep(f"reach{count}", WORDS, (), lambda sight: sight.state >= count)


READ = LessonStep("read", WORDS, ())
STEPS = (READ, reaching(1), reaching(2), reaching(3))


def at(state: int, *names: str) -> LessonSight:
    return LessonSight(state, sees=lambda name: name in names)


def now(course: LessonCourse) -> str:
    return course.current.id if course.current is not None else ""


def test_what_is_only_to_be_read_waits_for_somebody_to_continue() -> None:
    course = LessonCourse(STEPS)

    assert not course.look(at(3))
    assert now(course) == "read"
    course.go_on()
    assert now(course) == "reach1"


def test_a_step_is_behind_as_soon_as_it_is_done() -> None:
    course = LessonCourse(STEPS, ("read",))

    assert not course.look(at(0))
    assert (now(course), course.number) == ("reach1", 2)
    assert course.look(at(1))
    assert (now(course), course.number) == ("reach2", 3)


def test_who_does_more_than_was_asked_is_led_on_to_the_first_thing_not_done() -> None:
    course = LessonCourse(STEPS, ("read",))

    assert course.look(at(2))
    assert now(course) == "reach3"
    assert course.passed == ("read", "reach1", "reach2")


def test_an_undo_brings_no_step_back() -> None:
    course = LessonCourse(STEPS, ("read",))
    course.look(at(2))

    assert not course.look(at(0))
    assert now(course) == "reach3"


def test_a_skipped_step_is_behind_and_the_last_one_ends_the_lesson() -> None:
    course = LessonCourse(STEPS, ("read",))
    course.go_on()
    assert now(course) == "reach2"
    course.look(at(3))

    assert course.current is None
    assert course.number == len(STEPS)
    course.go_on()  # nothing is left
    assert course.passed == tuple(one.id for one in STEPS)


def test_it_is_resumed_where_it_was_also_with_steps_that_are_unknown_now() -> None:
    course = LessonCourse(STEPS, ("reach1", "gone", "read"))

    assert now(course) == "reach2"
    assert course.passed == ("read", "reach1")


def test_the_first_point_counts_whose_target_is_there() -> None:
    press, get_there, anywhere = (LessonPoint(one, WORDS) for one in ("button", "tab", ""))
    points = (press, get_there, anywhere)

    assert point_of(points, at(0, "button", "tab")) is press
    assert point_of(points, at(0, "tab")) is get_there
    assert point_of(points, at(0)) is anywhere
    assert point_of(points[:2], at(0)) is None


def test_a_point_may_ask_for_more_than_its_target() -> None:
    late = LessonPoint("button", WORDS, lambda sight: sight.state > 1)

    assert point_of((late,), at(1, "button")) is None
    assert point_of((late,), at(2, "button")) is late


# --- as it is kept


def test_progress_is_read_as_it_was_written() -> None:
    for stand in (RUNS, LEFT, OVER):
        kept = LessonProgress("d-1", ("read", "reach1"), stand)
        assert read_progress(kept.written()) == kept
    assert read_progress(LessonProgress("d-1").written()) == LessonProgress("d-1")


def test_what_cannot_be_read_was_not_begun() -> None:
    for damaged in ("", "|", "||", "a|b", "a|b|c|d", "|left|read"):
        assert read_progress(damaged) == LessonProgress()
    assert read_progress("d|nonsense|read").stand == RUNS


def test_a_lesson_that_is_over_begins_anew() -> None:
    assert LessonProgress("d", stand=LEFT).is_begun
    assert not LessonProgress("d", stand=OVER).is_begun
    assert not LessonProgress().is_begun
