"""Elimination: who is out, who inherits, and a turn whose player is gone (chapter 12)."""

from msgspec.structs import replace

from bp_desktop.core.accounts import booked
from bp_desktop.core.messages import Refused, say
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c, events as e, lookup as look
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.state import FOR_GOOD, NEVER, ParsecMatch
from bp_desktop.games.parsec.match.victory import allies_of
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.handlers import Handler, Handlers, Happenings, Ruling


def newly_out(match: ParsecMatch, killers: dict[ids.PlayerId, ids.PlayerId | None]) -> Happenings:
    """Players without a unit on the board (PA-ELIM-1), with whoever took the last one; nobody
    inherits who is out by the same event."""
    out = [player for player in match.survivors if not any(look.owned(match, player))]
    heirs = (killers.get(player) for player in out)
    gone = [
        out_by(match, player, None if heir in out else heir)
        for player, heir in zip(out, heirs, strict=True)
    ]
    return (*gone, *(one for loser in gone for one in _left_behind(match, loser)))


def _left_behind(match: ParsecMatch, loser: e.ParsecPlayerOut) -> Happenings:
    """What that player had put somewhere for good ends, or is the heir's (PA-GAP-52)."""
    heir = loser.by if match.options.elim.inherit_permanent else None
    placed = match.lasting.values()
    return tuple(
        e.LastingEnded(one.id) if heir is None else e.LastingBegan(replace(one, player=heir))
        for one in placed
        if one.player == loser.player and one.turns == FOR_GOOD
    )


def out_by(match: ParsecMatch, player: ids.PlayerId, by: ids.PlayerId | None) -> e.ParsecPlayerOut:
    """PA-ELIM-2, -3, PA-GAP-51, -52, -61: without an eliminator all goes back."""
    loser = match.players[player]
    heir = by if by is not None and by not in allies_of(match, player) else None
    postings = booked(player, ParsecPosting.ELIMINATION, -loser.hand)
    if heir is None:
        bottom = (*(one.card for one in loser.cards), *loser.permanent)
        return e.ParsecPlayerOut(player, None, postings, to_bottom=bottom)
    postings += booked(heir, ParsecPosting.ELIMINATION, loser.hand, player)
    # Inherited cards can be used at once (PA-GAP-45).
    cards = tuple(replace(one, bought=NEVER) for one in loser.cards)
    inherits = match.options.elim.inherit_permanent
    bottom, permanent = ((), loser.permanent) if inherits else (loser.permanent, ())
    return e.ParsecPlayerOut(player, heir, postings, cards, bottom, permanent)


def _inherit(match: ParsecMatch, command: c.InheritFaction) -> Ruling:
    """The heir takes the card as a whole, once (PA-ELIM-4, PA-GAP-52)."""
    look.require_player(match, command.player)
    heir, faction, players = command.player, command.faction, match.players.values()
    left = [one for one in players if one.heir == heir and faction in one.factions]
    if not left:
        raise Refused(say("parsec.faction.not_inherited", "PA-ELIM-4"))
    factions = left[0].factions if command.takes else ()
    return leads_to(e.FactionInherited(heir, factions, left[0].id))


HANDLERS: Handlers = {c.InheritFaction: Handler(_inherit, in_fight=True)}
