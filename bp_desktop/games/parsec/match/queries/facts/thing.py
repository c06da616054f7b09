"""Facts about any thing, place or player of Parsec, by id, as far as somebody may know them."""

from collections import Counter
from collections.abc import Iterator

from bp_desktop.core.messages import Message, say
from bp_desktop.games.facts import FactLine, FactSection, ThingFacts
from bp_desktop.games.parsec.ids import PlayerId, UnitId
from bp_desktop.games.parsec.match import lookup
from bp_desktop.games.parsec.match.queries.facts import places
from bp_desktop.games.parsec.match.queries.facts.figures import Line, ParsecFacts
from bp_desktop.games.parsec.match.queries.facts.units import unit_facts
from bp_desktop.games.parsec.match.sight import seen_by, sees
from bp_desktop.games.parsec.match.state import ParsecMatch, ParsecPlayer
from bp_desktop.games.parsec.match.victory import VictoryProgress, progress_of
from bp_desktop.games.table import Stage


def facts_of(match: ParsecMatch, id_: str, viewer: PlayerId | None) -> ParsecFacts | None:
    """None for what is not, or no longer, there."""
    if (unit := match.units.get(UnitId(id_))) is not None:
        return unit_facts(match, unit, viewer)
    if (body := match.board.bodies.get(id_)) is not None:
        return places.body_facts(match, body, viewer)
    if (cell := places.cell_of(match, id_)) is not None:
        return places.cell_facts(match, cell)
    if (module := places.module_of(match, id_)) is not None:
        return places.module_facts(match, module)
    player = match.players.get(PlayerId(id_))
    return player_facts(match, player, viewer) if player is not None else None


def player_facts(match: ParsecMatch, player: ParsecPlayer, viewer: PlayerId | None) -> ParsecFacts:
    """What everybody sees, and the hand where it may be seen (PA-GAP-42)."""
    knows = sees(match, player.id, viewer)
    about = say("parsec.facts.player")
    if player.factions:
        faction = lookup.named_faction(match, player.factions[0])
        about = say("parsec.facts.player_of", "PA-SETUP-12", faction=faction)
    now = progress_of(seen_by(match, viewer), player.id)  # of a team only what may be seen
    progress, holdings = _progress(now, knows=knows), _holdings(match, player, knows=knows)
    return ThingFacts(
        player.id,
        lookup.named_player(match, player.id),
        about,
        "ui/user",
        player.id,
        brief=(_status(match, player),),
        sections=(
            FactSection(say("parsec.facts.victory"), tuple(progress)),
            FactSection(say("parsec.facts.what_they_have"), tuple(holdings)),
        ),
    )


def _progress(now: VictoryProgress, *, knows: bool) -> Iterator[Line]:
    """Both conditions, each figure with what is wanted of it (PA-APP-36)."""
    held, wanted = len(now.counted), now.modules_wanted
    words = say("parsec.facts.modules_of", "PA-WIN-4", "PA-WIN-5", count=held, wanted=wanted)
    note = None
    if len(now.dominated) > held:
        note = say("parsec.facts.not_connected", "PA-WIN-6", count=len(now.dominated))
    yield FactLine(words, is_possible=now.is_military, note=note, icon="ui/layers")
    count, wanted = now.colonies, now.colonies_wanted
    words = say("parsec.facts.colonies_of", "PA-WIN-8", "PA-WIN-9", count=count, wanted=wanted)
    yield FactLine(words, is_possible=count >= wanted, icon="board/planet")
    for one in now.resources if knows else ():
        count, wanted, name = now.hand[one], now.each_wanted, lookup.named_resource(one)
        rule = "PA-WIN-10"
        words = say("parsec.facts.resource_of", rule, resource=name, count=count, wanted=wanted)
        yield FactLine(words, is_possible=count >= wanted, icon=f"resource/{one}")


def _holdings(match: ParsecMatch, player: ParsecPlayer, *, knows: bool) -> Iterator[Line]:
    counted = Counter(one.type for one in lookup.owned(match, player.id))
    for kind in match.tables.units.values():
        name, count = lookup.named_type(kind.id), counted[kind.id]
        left = lookup.in_supply(match, player.id, kind)
        words = say("parsec.facts.pieces", "PA-PLACE-4", type=name, count=count, left=left)
        yield FactLine(words, icon=f"unit/{kind.id}")
    if knows:
        yield FactLine(say("parsec.facts.hand", "PA-GAP-42", amounts=player.hand), icon="ui/coins")
    else:
        words = say("parsec.facts.hand_covered", "PA-GAP-42", count=player.hand.total)
        yield FactLine(words, icon="ui/eye_off")
    yield FactLine(say("parsec.facts.events", "PA-EVT-7", count=len(player.cards)), icon="ui/bolt")
    if player.reserve:
        yield FactLine(say("parsec.facts.reserve", "PA-SETTLE-6", count=player.reserve))


def _status(match: ParsecMatch, player: ParsecPlayer) -> Message:
    if player.eliminated:
        return say("parsec.facts.player_out", "PA-ELIM-1")
    if match.stage is Stage.PLAY and match.turn.player == player.id:
        return say("parsec.facts.on_turn", "PA-TURN-1")
    return say("parsec.facts.waits", "PA-TURN-7")
