"""Groups of things that hang together, whatever makes two of them neighbours."""

from collections.abc import Callable, Iterable, Iterator

from bp_desktop.core.type_variables import T


def connected(things: Iterable[T], near: Callable[[T], Iterable[T]]) -> Iterator[frozenset[T]]:
    """Every group, each found from the first of its things."""
    left = dict.fromkeys(things)
    for first in tuple(left):
        group, frontier = set[T](), [first]
        while frontier:
            one = frontier.pop()
            if one in left:
                del left[one]
                group.add(one)
                frontier += near(one)
        if group:
            yield frozenset(group)
