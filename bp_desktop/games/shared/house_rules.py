"""House rules of a match: its title, how strictly rules are enforced, and table options."""

from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from bp_desktop.core.messages import Named, Refused, say
from bp_desktop.core.options import O, with_choice
from bp_desktop.games.shared.chapters import MatchCommand, MatchEvent, RuleChapter, leads_to
from bp_desktop.games.system import Enforcement, Judgement


class RenameMatch(MatchCommand, frozen=True, tag="rename_match"):
    title: Annotated[str, msgspec.Meta(max_length=200)]


class ChangeEnforcement(MatchCommand, frozen=True, tag="change_enforcement"):
    enforcement: Enforcement


class ChangeOption(MatchCommand, frozen=True, tag="change_option"):
    """Another house rule from now on."""

    option: Annotated[str, msgspec.Meta(max_length=60)]
    value: bool | int | str | dict[str, int]


class MatchRenamed(MatchEvent, frozen=True, tag="match_renamed"):
    title: str


class EnforcementChanged(MatchEvent, frozen=True, tag="enforcement_changed"):
    enforcement: Enforcement


def house_chapter(rule: str) -> RuleChapter[Any]:
    """Titles and enforcement of a match with fields of these names; what another option leads to
    is the game's. `rule` lets the table do so."""

    def rename(match: Any, command: RenameMatch) -> Judgement[MatchEvent]:
        asked = command.title.strip()
        if asked == match.title:
            raise Refused(say("shared.match.same_title", rule))
        return leads_to(MatchRenamed(asked))

    def enforce(match: Any, command: ChangeEnforcement) -> Judgement[MatchEvent]:
        if command.enforcement is match.enforcement:
            raise Refused(say("shared.match.same_enforcement", rule))
        return leads_to(EnforcementChanged(command.enforcement))

    return RuleChapter(
        judges={RenameMatch: rename, ChangeEnforcement: enforce},
        evolvers={
            MatchRenamed: lambda match, event: replace(match, title=event.title),
            EnforcementChanged: lambda match, event: replace(match, enforcement=event.enforcement),
        },
        tellers={
            MatchRenamed: lambda _, event: say("shared.log.match_renamed", title=event.title),
            EnforcementChanged: lambda _, event: say(
                "shared.log.enforcement_changed", enforcement=event.enforcement
            ),
        },
    )


def with_option(options: O, command: ChangeOption, rule: str) -> O:
    """The options with one of them changed, or a refusal."""
    name = command.option
    if "." in name:  # one number of several is not changed by itself
        raise Refused(say("core.options.unknown", rule, option=name[:60]))
    changed = with_choice(options, name, command.value, rule)
    if changed == options:
        raise Refused(say("shared.options.unchanged", rule, what=Named("option", name)))
    return changed
