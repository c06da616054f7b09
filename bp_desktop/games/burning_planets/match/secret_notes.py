"""Private notes: written, read and torn up by one player, seen by nobody else."""

from msgspec.structs import replace

from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Refused, say
from bp_desktop.games.burning_planets.match.handler import Happenings, Objections
from bp_desktop.games.burning_planets.match.lookup import named_player, require_player
from bp_desktop.games.burning_planets.match.secret_commands import DropNote, KeepNote
from bp_desktop.games.burning_planets.match.secret_contents import NOTE_SEAL, require_seal
from bp_desktop.games.burning_planets.match.secret_events import NoteDropped, NoteKept
from bp_desktop.games.burning_planets.match.secret_values import Secrets
from bp_desktop.games.burning_planets.match.state import Match


def check_keep(match: Match, command: KeepNote) -> Objections:
    """Without a lock the file and every export of it would tell what it says (BP-APP-6)."""
    require_player(match, command.by)
    require_seal(match, command.seal, NOTE_SEAL, (command.by,), "BP-APP-6")
    if not command.seal.is_locked:
        raise Refused(say("bp.note.needs_passphrase", "BP-APP-6"))
    return ()


def keep(_match: Match, command: KeepNote, _dice: Dice) -> Happenings:
    return (NoteKept(command.by, command.seal),)


def check_drop(match: Match, command: DropNote) -> Objections:
    if command.by not in match.secrets.notes:
        raise Refused(say("bp.note.none", "BP-APP-7", player=named_player(match, command.by)))
    return ()


def drop(_match: Match, command: DropNote, _dice: Dice) -> Happenings:
    return (NoteDropped(command.by),)


def kept(secrets: Secrets, event: NoteKept) -> Secrets:
    return replace(secrets, notes={**secrets.notes, event.by: event.seal})


def dropped(secrets: Secrets, event: NoteDropped) -> Secrets:
    left = {player: seal for player, seal in secrets.notes.items() if player != event.by}
    return replace(secrets, notes=left)
