"""Records in TOML files that people write: read with the place of every mistake, written again.

A file has lists of records, `[[name]]` above each. What stands at its head holds for every record
that does not say otherwise. Text from anywhere is read or refused in bounded time.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from bp_desktop.core.bounds import Few
from bp_desktop.core.type_variables import T

MOST_RECORDS = Few.max_length or 0
MOST_DOTS, LONGEST_WORD, DEEPEST = 50, 1000, 50
"""Outside of texts. The TOML reader takes time that grows with the square of the names in a key,
and says of huge numbers and of what is nested too deep only that it fails, not where."""
APART = re.compile(r""""(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|#.*""")
"""Texts and comments."""
Parts = Mapping[str, Callable[[Any], Any]]
"""How fields are read that a record can do without."""


class Mistake(NamedTuple):
    place: str
    detail: str


def _require_bounded(text: str) -> None:
    depth = 0
    for number, line in enumerate(APART.sub("", text).split("\n"), start=1):
        depth += sum(map(line.count, "[{")) - sum(map(line.count, "]}"))
        is_long = any(len(word) > LONGEST_WORD for word in re.findall(r"\w+", line))
        if is_long or line.count(".") > MOST_DOTS or depth > DEEPEST:
            raise tomllib.TOMLDecodeError(f"Too long or nested too deep (at line {number})")


class RecordFile:
    """Goes through a file once and remembers what is wrong with it. Raises UnicodeDecodeError,
    TOMLDecodeError or RecursionError for what is no TOML."""

    def __init__(self, data: bytes, head: Iterable[str] = ()) -> None:
        text = data.decode("utf-8-sig")
        _require_bounded(text)
        self.content = tomllib.loads(text)
        self._known = set(head)
        self._head = {name: self.content[name] for name in head if name in self.content}
        self.mistakes: list[Mistake] = []
        self.left_out: list[Mistake] = []
        """Optional parts of records that nobody understands."""

    def records(self, name: str, kind: type[T], optional: Parts | None = None) -> tuple[T, ...]:
        self._known.add(name)
        rows = self.content.get(name, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self.wrong(name, f"write [[{name}]] above each of them")
            return ()
        if len(rows) > MOST_RECORDS:
            self.wrong(name, f"more than {MOST_RECORDS}")
            return ()
        found, ids = list[T](), set[str]()
        for number, row in enumerate(rows, start=1):
            place = f"{name} {number} ({str(row.get('id', '?'))[:40]})"
            if str(row.get("id")) in ids:
                self.wrong(place, "there are two of them")
            ids.add(str(row.get("id")))
            try:
                found.append(msgspec.convert(self._row(row, optional or {}), kind))
            except (msgspec.ValidationError, ValueError) as error:
                self.wrong(place, str(error))
        return tuple(found)

    def note_strangers(self, known: Iterable[str]) -> None:
        """Other names at the head than these and those of records are misspelt."""
        for name in self.content:
            if name not in self._known and name not in known:
                self.wrong(name[:40], "nothing of that name belongs here")

    def wrong(self, place: str, detail: str) -> None:
        self.mistakes.append(Mistake(place, detail[:160]))

    def _row(self, given: dict[str, Any], optional: Parts) -> dict[str, Any]:
        row = self._head | given
        if isinstance(row.get("name"), str):  # one name for all languages
            row["name"] = {"": row["name"]}
        for field in optional.keys() & row.keys():
            try:
                row[field] = optional[field](row[field])
            except (msgspec.ValidationError, ValueError) as error:
                del row[field]
                item = str(row.get("id", "?"))[:60]
                self.left_out.append(Mistake(item, str(error)[:160]))
        return row


# --- and back


def records_as_toml(
    title: str, head: Mapping[str, object], lists: Mapping[str, Iterable[object]]
) -> bytes:
    """The same as TOML; reading it gives the same records again."""
    lines = [f"# {title}", *(f"{name} = {_toml(value)}" for name, value in head.items())]
    for name, rows in lists.items():
        for row in rows:
            lines += ["", f"[[{name}]]"]
            lines += [f"{key} = {_toml(one)}" for key, one in msgspec.to_builtins(row).items()]
    return ("\n".join(lines) + "\n").encode()


def _toml(value: Any) -> str:
    """One value on one line; TOML's quoted texts and JSON's are written alike."""
    match value:
        case dict():
            inside = ", ".join(f"{_toml(str(key))} = {_toml(one)}" for key, one in value.items())
            return f"{{ {inside} }}" if inside else "{}"
        case list() | tuple():
            return f"[{', '.join(map(_toml, value))}]"
        case str():  # JSON leaves one sign alone that TOML wants escaped
            return msgspec.json.encode(value).decode().replace("\x7f", "\\u007f")
        case bool():
            return "true" if value else "false"
        case _:
            return str(value)
