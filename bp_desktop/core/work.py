"""Long answers in slices: whoever asks can show progress, and stops by not asking on."""

from collections.abc import Generator
from typing import TypeVar

Result = TypeVar("Result")

Work = Generator[float, None, Result]
"""Yields how much is done, from 0 to 1, every few milliseconds, and returns the answer."""


def finished(work: Work[Result]) -> Result:
    """The answer, however long it takes."""
    while True:
        try:
            next(work)
        except StopIteration as stop:
            found: Result = stop.value
            return found
