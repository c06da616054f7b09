"""Origins of a match in words, and its branches: copies of a beginning that say where from."""

from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from bp_desktop.core.messages import Message, say
from bp_desktop.core.origins import BranchOrigin, MapOrigin, Origins
from bp_desktop.games.shared.chapters import MatchCommand, MatchEvent, RuleChapter, leads_to


class BeginBranch(MatchCommand, frozen=True, tag="begin_branch"):
    """Said once, by the program, in the copy: beside the play, so that undo passes over it."""

    origin: BranchOrigin
    title: Annotated[str, msgspec.Meta(max_length=200)]
    """What the copy is called."""


class BranchBegun(MatchEvent, frozen=True, tag="branch_begun"):
    origin: BranchOrigin
    title: str


def branch_chapter() -> RuleChapter[Any]:
    """Of a match with fields `branched` and `title`."""

    def evolve(match: Any, event: BranchBegun) -> Any:
        return replace(match, branched=event.origin, title=event.title)

    return RuleChapter(
        judges={
            BeginBranch: lambda _, command: leads_to(
                BranchBegun(command.origin, command.title.strip())
            )
        },
        evolvers={BranchBegun: evolve},
        tellers={BranchBegun: lambda _, event: branch_told(event.origin)},
    )


def branch_told(origin: BranchOrigin) -> Message:
    return say("shared.log.branched", title=origin.title, step=origin.step)


def map_told(origin: MapOrigin) -> Message:
    """On which map, and which revision of it."""
    if origin.name:
        return say("shared.match.on_named_map", title=origin.title, name=origin.name)
    if origin.revision:
        return say("shared.match.on_map", title=origin.title, revision=origin.revision)
    return say("shared.match.on_sample", title=origin.title)


def origins_told(origins: Origins) -> tuple[Message, ...]:
    """Where a match comes from, as far as anything is known."""
    branch = () if origins.branch is None else (branch_told(origins.branch),)
    return branch if origins.map is None else (*branch, map_told(origins.map))
