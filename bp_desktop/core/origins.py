"""Origins of a document: the match it was branched from, and the map it is played on."""

from typing import Annotated

import msgspec

_Title = Annotated[str, msgspec.Meta(max_length=200)]
_Id = Annotated[str, msgspec.Meta(max_length=100)]
_Step = Annotated[int, msgspec.Meta(ge=0)]


class BranchOrigin(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a match went its own way."""

    title: _Title
    """Of the match it comes from, as it was called then."""
    step: _Step
    """The last step that both have."""
    document: _Id = ""
    """The id in its box; empty for a file."""


class MapOrigin(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which map a match was begun on, and how that map was then."""

    title: _Title
    revision: _Step = 0
    """The last step of the map's journal; 0: a map without one, such as a sample."""
    name: _Title = ""
    """What its designer calls that revision, if anything."""
    document: _Id = ""
    """The id in its box; empty for a file."""


class Origins(msgspec.Struct, frozen=True, omit_defaults=True):
    """Both, where there are any: known of a document without opening it."""

    branch: BranchOrigin | None = None
    map: MapOrigin | None = None


NO_ORIGINS = Origins()
