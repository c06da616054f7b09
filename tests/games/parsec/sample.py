"""The tables and the sample set of Parsec, as tests use them."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from bp_desktop.games.parsec.definition_files import read_definitions, sample_set as packaged
from bp_desktop.games.parsec.definitions import DefinitionSet
from bp_desktop.games.parsec.table_loader import load_tables
from bp_desktop.games.parsec.tables import ParsecTables
from bp_desktop.resources import read_bytes, read_text

VECTORS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parent / "test_vectors.toml").read_text("utf-8")
)
"""Chapter 20 of the rules."""


@cache
def tables() -> ParsecTables:
    return load_tables(lambda name: read_text("rules", "parsec", f"{name}.toml"))


def read_sample(name: str) -> DefinitionSet:
    return read_definitions(read_bytes("rules", "parsec", f"{name}.toml")).definitions


@cache
def sample_set() -> DefinitionSet:
    return packaged(lambda name: read_bytes("rules", "parsec", f"{name}.toml"))
