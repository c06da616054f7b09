"""A fair turn for what is measured, on machines where others are at work too."""

import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager

from bp_desktop.ui.shell.garbage import GarbageCollector


@contextmanager
def collected_between_events() -> Iterator[None]:
    """As in the program, where Python never looks for garbage in the middle of a step."""
    before = gc.get_threshold()
    collector = GarbageCollector()
    collector.start()
    try:
        yield
    finally:
        collector.deleteLater()
        gc.set_threshold(*before)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Before other programs in the queue while it lasts, where the system lets us.

    Children inherit it, so a peer that is measured in turn has the same.
    """
    if not hasattr(os, "sched_setscheduler"):
        yield
        return
    policy, parameters = os.sched_getscheduler(0), os.sched_getparam(0)
    try:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(10))
    except PermissionError:
        yield
        return
    try:
        yield
    finally:
        os.sched_setscheduler(0, policy, parameters)
