"""A fair turn for what is measured, on machines where others are at work too."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

FIRST = -15


@contextmanager
def undisturbed() -> Iterator[None]:
    """Before other programs in the queue while it lasts, where the system lets us."""
    if not hasattr(os, "setpriority"):
        yield
        return
    before = os.getpriority(os.PRIO_PROCESS, 0)
    try:
        os.setpriority(os.PRIO_PROCESS, 0, FIRST)
    except PermissionError:
        yield
        return
    try:
        yield
    finally:
        os.setpriority(os.PRIO_PROCESS, 0, before)
