"""Length limits for the texts of a command, read from its type; what is longer is refused."""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

from msgspec import inspect

from bp_desktop.core.messages import Refused, say

LONGEST_ID = 200
"""Of a text whose type names no limit of its own: ids and names of the rules tables."""

_STR = inspect.StrType

Check = Callable[[Any], None]


def require_lengths(command: object) -> None:
    """Raises Refused if a text anywhere in a command is longer than can be kept.

    Types hold what is read from files to their limits; this holds what is asked for to the same.
    """
    check = _check_of(type(command))
    if check is not None:
        check(command)


def require_length(text: str, limit: int) -> None:
    if len(text) > limit:
        raise Refused(say("core.text.too_long", length=len(text), limit=limit))


def _check(info: inspect.Type) -> Check | None:
    """What looks through a value of a type; None where there is no text in it."""
    match info:
        case inspect.StrType():
            return partial(require_length, limit=info.max_length or LONGEST_ID)
        case inspect.StructType():
            return _struct_check(info)
        case inspect.VarTupleType():
            return _items_check(_check(info.item_type))
        case inspect.DictType():
            return _dict_check(_check(info.key_type), _check(info.value_type))
        case inspect.UnionType():
            return _union_check(info)
        case _:
            return None


def _struct_check(info: inspect.StructType) -> Check | None:
    texts: list[tuple[str, int]] = []
    parts: list[tuple[str, Check]] = []
    for field in info.fields:
        if isinstance(field.type, inspect.StrType):
            texts.append((field.name, field.type.max_length or LONGEST_ID))
        elif (inner := _check(field.type)) is not None:
            parts.append((field.name, inner))
    if not texts and not parts:
        return None

    def check(struct: object) -> None:
        for name, limit in texts:
            if len(text := getattr(struct, name)) > limit:
                require_length(text, limit)
        for name, inner in parts:
            if (part := getattr(struct, name)) is not None:
                inner(part)

    return check


def _items_check(inner: Check | None) -> Check | None:
    if inner is None:
        return None

    def check(items: tuple[Any, ...]) -> None:
        for item in items:
            inner(item)

    return check


def _dict_check(of_keys: Check | None, of_values: Check | None) -> Check | None:
    if of_keys is None and of_values is None:
        return None

    def check(values: dict[Any, Any]) -> None:
        for key, value in values.items():
            if of_keys is not None:
                of_keys(key)
            if of_values is not None:
                of_values(value)

    return check


def _union_check(info: inspect.UnionType) -> Check | None:
    """The widest limit counts where a union has several texts; ids differ by name only."""
    texts = [one.max_length or LONGEST_ID for one in info.types if isinstance(one, _STR)]
    checks: dict[type, Check] = {str: partial(require_length, limit=max(texts))} if texts else {}
    for kind in info.types:
        if isinstance(kind, inspect.StructType):
            checks[kind.cls] = require_lengths
        elif isinstance(kind, inspect.DictType) and (inner := _check(kind)) is not None:
            checks[dict] = inner
        elif isinstance(kind, inspect.VarTupleType) and (inner := _check(kind)) is not None:
            checks[tuple] = inner

    def check(value: object) -> None:
        if (inner := checks.get(type(value))) is not None:
            inner(value)

    return check if checks else None


_check_of: Callable[[type], Check | None] = lru_cache(maxsize=1024)(
    lambda kind: _check(inspect.type_info(kind))
)
"""Made once for every type of command."""
