"""Remembers what was worked out from values that never change."""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, Generic, ParamSpec, TypeVar

K = TypeVar("K")
P = ParamSpec("P")
V = TypeVar("V")


class IdentityMemo(Generic[K, V]):
    """Works something out once per object, told apart by identity.

    Meant for the dicts inside a state, which are unhashable but treated as immutable. The
    objects last asked about are kept alive, so an identity cannot come to mean another one.
    """

    def __init__(self, work_out: Callable[[K], V], size: int = 64) -> None:
        self._work_out = work_out
        self._size = size
        self._kept: dict[int, tuple[K, V]] = {}

    def __call__(self, value: K) -> V:
        known = self._kept.get(id(value))
        if known is not None:
            return known[1]
        result = self._work_out(value)
        self.remember(value, result)
        return result

    def known(self, value: K) -> V | None:
        """What was worked out for an object, if it was."""
        found = self._kept.get(id(value))
        return found[1] if found is not None else None

    def remember(self, value: K, result: V) -> None:
        """Keep a result that was had more cheaply than by working it out."""
        if len(self._kept) >= self._size:
            del self._kept[next(iter(self._kept))]
        self._kept[id(value)] = (value, result)


def asked_again(ask: Callable[Concatenate[K, P], V]) -> Callable[Concatenate[K, P], V]:
    """For a question that several ask about the same state, one after the other: the last answer
    is kept, until the state or anything else about the question is another."""
    kept: tuple[K, object, V] | None = None

    @wraps(ask)
    def answer(state: K, /, *args: P.args, **kwargs: P.kwargs) -> V:
        nonlocal kept
        rest = (args, kwargs)
        if kept is None or kept[0] is not state or kept[1] != rest:
            kept = (state, rest, ask(state, *args, **kwargs))
        return kept[2]

    return answer
