"""Struct forms: the fields of a record follow from the types of the struct that is filled in."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from msgspec.structs import asdict, fields, replace

from bp_desktop.core.purse import Purse
from bp_desktop.ui.editor.panels.records_panel import FieldValue, RecordField
from bp_desktop.ui.words.wording import shown_name, speech

P = TypeVar("P", bound=msgspec.Struct)
Kinds = Mapping[str, type[msgspec.Struct]]
"""Parts that a struct may have, by their tags."""
MORE = "more"
"""The field by which another part comes to a list of them."""


def tag_of(kind: type[msgspec.Struct] | msgspec.Struct) -> str:
    return str(kind.__struct_config__.tag)


def by_tag(kinds: Iterable[type[msgspec.Struct]]) -> dict[str, type[msgspec.Struct]]:
    return {tag_of(one): one for one in kinds}


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class StructForms:
    """What a game says about the fields of its structs, by their names."""

    word: Callable[[str], str]
    choices: Callable[[str], tuple[tuple[str, str], ...]]
    """The values of a field that is one of several; none for any other."""
    kind_word: Callable[[str], str]
    """What a kind of part is called; "" is that there is none."""
    first: Mapping[str, Any]
    """What a new part begins with."""
    amounts: str
    """The field whose choices a purse is counted in."""
    several: Mapping[str, str]
    """Fields that may have several values at once: those of that other field."""
    negative: tuple[str, ...] = ()
    """Numbers that may be below zero."""
    fixed: tuple[str, ...] = ()
    """Texts that say how a part is meant, and nobody fills in."""

    def fields(
        self, part: msgspec.Struct, names: Iterable[str] | None = None, prefix: str = ""
    ) -> Iterator[RecordField]:
        for name in part.__struct_fields__ if names is None else names:
            value, said = getattr(part, name), self.word(name)
            if choices := self.choices(name):
                yield RecordField(prefix + name, said, str(value), choices)
                continue
            match value:
                case Purse():
                    for kind, text in self.choices(self.amounts):
                        yield RecordField(f"{prefix}{name}.{kind}", text, value[kind])
                case tuple() if name in self.several:
                    for kind, text in self.choices(self.several[name]):
                        yield RecordField(f"{prefix}{name}.{kind}", text, kind in value)
                case tuple():
                    yield RecordField(prefix + name, said, ", ".join(map(str, value)))
                case bool() | int() | None:
                    least = -1000 if name in self.negative else 0
                    yield RecordField(prefix + name, said, value or 0, least=least)
                case dict():
                    yield RecordField(prefix + name, said, shown_name(value))
                case str() if value not in self.fixed:
                    yield RecordField(prefix + name, said, value, is_long=name == "text")

    def with_value(self, part: P, name: str, value: FieldValue) -> P | None:
        """A part with another value of a field; None for one it cannot have."""
        name, _, key = name.partition(".")
        before: Any = getattr(part, name)
        changed: Any = value
        match before:
            case Purse():
                changed = before + Purse.of({key: int(value) - before[key]})
            case tuple() if name in self.several:
                offered = (one for one, _said in self.choices(self.several[name]))
                changed = tuple(one for one in offered if one != key and one in before)
                changed += (key,) if value else ()
            case tuple():
                changed = [int(one) for one in str(value).split(",") if one.strip().isdecimal()]
            case bool():
                changed = bool(value)
            case dict():
                own = speech().language if speech().language in before else ""
                changed = {**before, own: str(value)}  # what others wrote in theirs stays
            case None:
                changed = value or None
        tag = {part.__struct_config__.tag_field: part.__struct_config__.tag}
        whole = asdict(part) | {name: changed} | (tag if tag.keys() != {None} else {})
        try:
            return msgspec.convert(msgspec.to_builtins(whole), type(part))
        except msgspec.ValidationError:
            return None

    # --- parts of a struct that are one of several kinds

    def _kinds(self, kinds: Kinds, none: str) -> tuple[tuple[str, str], ...]:
        return (("", none), *((one, self.kind_word(one)) for one in kinds))

    def _new(self, kind: type[msgspec.Struct]) -> msgspec.Struct:
        return kind(**{one.name: self.first[one.name] for one in fields(kind) if one.required})

    def one_part(self, owner: msgspec.Struct, name: str, kinds: Kinds) -> list[RecordField]:
        """Which kind it is, and its fields."""
        part = getattr(owner, name)
        offered = self._kinds(kinds, self.kind_word(""))
        chosen = RecordField(name, self.word(name), "" if part is None else tag_of(part), offered)
        return [chosen, *(() if part is None else self.fields(part, prefix=f"{name}."))]

    def with_part(
        self, owner: P, name: str, kinds: Kinds, field: str, value: FieldValue
    ) -> P | None:
        if field == name:
            kind = kinds.get(str(value))
            return replace(owner, **{name: None if kind is None else self._new(kind)})
        part = self.with_value(getattr(owner, name), field.removeprefix(f"{name}."), value)
        return None if part is None else replace(owner, **{name: part})

    def many_parts(
        self, parts: Iterable[msgspec.Struct], kinds: Kinds, removal: str
    ) -> list[RecordField]:
        """The same for each of them, by its place, and a field for one more. `removal` says what
        comes of choosing no kind."""
        found: list[RecordField] = []
        for place, part in enumerate(parts):
            offered = self._kinds(kinds, removal)
            found.append(RecordField(f"{place}", self.word("kind"), tag_of(part), offered))
            found += self.fields(part, prefix=f"{place}.")
        return [*found, RecordField(MORE, self.word(MORE), "", self._kinds(kinds, "…"))]

    def with_parts(
        self, owner: P, name: str, kinds: Kinds, field: str, value: FieldValue
    ) -> P | None:
        parts: list[Any] = list(getattr(owner, name))
        place, _, inside = field.partition(".")
        kind = kinds.get(str(value))
        made = [] if kind is None else [self._new(kind)]
        if field == MORE:
            parts += made
        elif inside:
            parts[int(place)] = self.with_value(parts[int(place)], inside, value)
        else:
            parts[int(place) : int(place) + 1] = made
        return None if None in parts else replace(owner, **{name: tuple(parts)})
