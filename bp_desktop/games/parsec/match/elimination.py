"""Elimination: who is out, who inherits, and a turn whose player is gone (chapter 12)."""

from msgspec.structs import replace

from bp_desktop.core.accounts import Posting
from bp_desktop.core.messages import Refused, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.handler import (
    PLAYING,
    Happenings,
    ParsecHandler,
    ParsecHandlers,
    Ruling,
)
from bp_desktop.games.parsec.match.lookup import owned, require_player
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.state import NEVER, ParsecMatch
from bp_desktop.games.parsec.match.victory import allies_of
from bp_desktop.games.shared.chapters import leads_to


def newly_out(match: ParsecMatch, killers: dict[ids.PlayerId, ids.PlayerId | None]) -> Happenings:
    """Players without a unit on the board (PA-ELIM-1), with whoever took the last one."""
    return tuple(
        out_by(match, player, killers.get(player))
        for player in match.survivors
        if not any(owned(match, player))
    )


def out_by(match: ParsecMatch, player: ids.PlayerId, by: ids.PlayerId | None) -> e.ParsecPlayerOut:
    """PA-ELIM-2, -3, PA-GAP-51, -52, -61: without an eliminator all goes back."""
    loser = match.players[player]
    heir = by if by is not None and by not in allies_of(match, player) else None
    postings = [Posting(player, ParsecPosting.ELIMINATION, -loser.hand)]
    if heir is not None:
        postings.append(Posting(heir, ParsecPosting.ELIMINATION, loser.hand, source=player))
    inherits = heir is not None and match.options.elim.inherit_permanent
    bottom = () if heir is not None else tuple(one.card for one in loser.cards)
    if not inherits:
        bottom = (*bottom, *loser.permanent)
    return e.ParsecPlayerOut(
        player,
        heir,
        tuple(postings) if loser.hand != Purse() else (),
        # Inherited cards can be used at once (PA-GAP-45).
        tuple(replace(one, bought=NEVER) for one in loser.cards) if heir is not None else (),
        bottom,
        loser.permanent if inherits else (),
    )


def _inherit(match: ParsecMatch, command: c.InheritFaction) -> Ruling:
    """The heir takes the card as a whole, once (PA-ELIM-4, PA-GAP-52)."""
    require_player(match, command.player)
    left = [
        one
        for one in match.players.values()
        if one.heir == command.player and command.faction in one.factions
    ]
    if not left:
        raise Refused(say("parsec.faction.not_inherited", "PA-ELIM-4"))
    factions = left[0].factions if command.takes else ()
    return leads_to(e.FactionInherited(command.player, factions, left[0].id))


HANDLERS: ParsecHandlers = {
    c.InheritFaction: ParsecHandler(_inherit, PLAYING, in_fight=True),
}
