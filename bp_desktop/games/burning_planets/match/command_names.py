"""Names of the commands of a match, for "Undo …" and the palette."""

from typing import get_args

from bp_desktop.core.messages import Message, say, say_each
from bp_desktop.games.burning_planets.match.commands import PlayCommand, TableCommand
from bp_desktop.games.burning_planets.match.describe_secrets import is_note
from bp_desktop.games.burning_planets.match.secret_commands import SecretCommand
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared.house_rules import ChangeOption
from bp_desktop.games.shared.included import SHARED_NAMES

COMMAND_NAMES = (
    say_each("bp.command", get_args(PlayCommand | TableCommand | SecretCommand))
    | say_each("shared.command", (ChangeOption,))
    | SHARED_NAMES
)


def command_name(match: Match, command: object) -> Message:
    """What a step is called where everybody reads it; a secret draft is just a note."""
    return say("bp.command.pass_note") if is_note(match, command) else COMMAND_NAMES[type(command)]
