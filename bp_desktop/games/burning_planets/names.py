"""Names of kinds by id and language; content of the game, not texts of the interface."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field


class NamesError(Exception):
    """A file of names is wrong. Lists every problem, not just the first."""

    def __init__(self, source: str, problems: list[str]) -> None:
        super().__init__("\n".join([f"{source}:", *(f"  {problem}" for problem in problems)]))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class Names:
    """Display names of one language. They are looked up when shown and never stored (BP-APP-7)."""

    language: str
    sections: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    fallback: "Names | None" = None

    def of(self, section: str, id_: str) -> str:
        """The name as a heading or label has it; the id itself where no language has a name."""
        return self._find(section, id_) or id_

    def body(self, section: str, id_: str) -> str:
        """The name as running text has it, where that differs from the label."""
        return self._find(f"{section}_body", id_) or self.of(section, id_)

    def resource(self, id_: str) -> str:
        return self.of("resource", id_)

    def kind(self, id_: str) -> str:
        """Of a natural resource, a structure or an asteroid."""
        return self.of("kind", id_)

    def faction(self, id_: str) -> str:
        return self.of("faction", id_)

    def ship_class(self, id_: str) -> str:
        return self.of("ship_class", id_)

    def ship(self, cls: str) -> str:
        """A ship of that class, whoever owns it: "Big ship"."""
        return self.of("ship", cls)

    def model(self, faction: str, cls: str) -> str:
        """What a faction calls its ships of a class."""
        return self.of("model", f"{faction}_{cls}")

    def size(self, id_: str) -> str:
        """Of a planet; gender differs from that of ship classes, so the words do too."""
        return self.of("planet_size", id_)

    def biome(self, id_: str) -> str:
        return self.of("biome", id_)

    def phase(self, id_: str) -> str:
        return self.of("phase", id_)

    def event(self, id_: str) -> str:
        return self.of("event", id_)

    def _find(self, section: str, id_: str) -> str | None:
        name = self.sections.get(section, {}).get(id_)
        if name is None and self.fallback is not None:
            return self.fallback._find(section, id_)  # noqa: SLF001  # another of our own kind
        return name


def load_names(text: str, *, source: str, fallback: Names | None = None) -> Names:
    """Read the names of one language; `source` is only named in errors."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NamesError(source, [str(error)]) from None
    problems = []
    language = data.pop("language", None)
    if not isinstance(language, str) or not language:
        problems.append(f"language: text expected, got {language!r}")
    for section, rows in data.items():
        if not isinstance(rows, dict):
            problems.append(f"{section}: table expected, got {rows!r}")
            continue
        problems += [
            f"{section}.{id_}: text expected, got {name!r}"
            for id_, name in rows.items()
            if not isinstance(name, str) or not name
        ]
    if problems:
        raise NamesError(source, problems)
    return Names(str(language), data, fallback)
