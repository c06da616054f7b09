"""Long answers in slices: whoever asks can show progress, and stops by not asking on."""

from collections.abc import Generator

from bp_desktop.core.type_variables import T

Work = Generator[float, None, T]
"""Yields how much is done, from 0 to 1, every few milliseconds, and returns the answer."""


def finished(work: Work[T]) -> T:
    """The answer, however long it takes."""
    while True:
        try:
            next(work)
        except StopIteration as stop:
            found: T = stop.value
            return found


def part_of(work: Work[T], start: float, end: float) -> Work[T]:
    """A piece of work that is the part from `start` to `end` of a longer one."""
    while True:
        try:
            share = next(work)
        except StopIteration as stop:
            found: T = stop.value
            return found
        yield start + share * (end - start)
