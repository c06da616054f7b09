"""Private notes: written, read and torn up by one player, seen by nobody else."""

from msgspec.structs import replace

from bp_desktop.core.messages import Refused, say
from bp_desktop.games.burning_planets.match.handler import BEGUN, Handler, Handlers, Ruling
from bp_desktop.games.burning_planets.match.lookup import named_player, require_player
from bp_desktop.games.burning_planets.match.secret_commands import DropNote, KeepNote
from bp_desktop.games.burning_planets.match.secret_contents import NOTE_SEAL, require_seal
from bp_desktop.games.burning_planets.match.secret_events import NoteDropped, NoteKept
from bp_desktop.games.burning_planets.match.secret_values import Secrets
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared.chapters import leads_to


def keep(match: Match, command: KeepNote) -> Ruling:
    """Without a lock the file and every export of it would tell what it says (BP-APP-6)."""
    require_player(match, command.by)
    require_seal(match, command.seal, NOTE_SEAL, (command.by,), "BP-APP-6")
    if not command.seal.is_locked:
        raise Refused(say("bp.note.needs_passphrase", "BP-APP-6"))
    return leads_to(NoteKept(command.by, command.seal))


def drop(match: Match, command: DropNote) -> Ruling:
    if command.by not in match.secrets.notes:
        raise Refused(say("bp.note.none", "BP-APP-7", player=named_player(match, command.by)))
    return leads_to(NoteDropped(command.by))


HANDLERS: Handlers = {KeepNote: Handler(keep, BEGUN), DropNote: Handler(drop, BEGUN)}


def kept(secrets: Secrets, event: NoteKept) -> Secrets:
    return replace(secrets, notes={**secrets.notes, event.by: event.seal})


def dropped(secrets: Secrets, event: NoteDropped) -> Secrets:
    left = {player: seal for player, seal in secrets.notes.items() if player != event.by}
    return replace(secrets, notes=left)
