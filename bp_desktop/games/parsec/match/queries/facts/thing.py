"""Facts about any thing, place or player of Parsec, by id, as far as somebody may know them."""

from collections import Counter
from collections.abc import Iterator

from bp_desktop.core.messages import Message, say
from bp_desktop.games.facts import FactLine, FactSection, ThingFacts
from bp_desktop.games.parsec.ids import PlayerId, UnitId
from bp_desktop.games.parsec.match.lookup import (
    in_supply,
    named_faction,
    named_player,
    named_resource,
    named_type,
    owned,
)
from bp_desktop.games.parsec.match.queries.facts.figures import Line, ParsecFacts, unit_picture
from bp_desktop.games.parsec.match.queries.facts.places import (
    body_facts,
    cell_facts,
    cell_of,
    module_facts,
    module_of,
)
from bp_desktop.games.parsec.match.queries.facts.units import unit_facts
from bp_desktop.games.parsec.match.sight import sees
from bp_desktop.games.parsec.match.state import ParsecMatch, ParsecPlayer
from bp_desktop.games.parsec.match.victory import VictoryProgress, progress_of
from bp_desktop.games.table import Stage


def facts_of(match: ParsecMatch, id_: str, viewer: PlayerId | None) -> ParsecFacts | None:
    """None for what is not, or no longer, there."""
    if (unit := match.units.get(UnitId(id_))) is not None:
        return unit_facts(match, unit, viewer)
    if (body := match.board.bodies.get(id_)) is not None:
        return body_facts(match, body, viewer)
    if (cell := cell_of(match, id_)) is not None:
        return cell_facts(match, cell)
    if (module := module_of(match, id_)) is not None:
        return module_facts(match, module)
    player = match.players.get(PlayerId(id_))
    return player_facts(match, player, viewer) if player is not None else None


def player_facts(match: ParsecMatch, player: ParsecPlayer, viewer: PlayerId | None) -> ParsecFacts:
    """What everybody sees, and the hand where it may be seen (PA-GAP-42)."""
    knows = sees(match, player.id, viewer)
    about = say("parsec.facts.player")
    if player.factions:
        faction = named_faction(match, player.factions[0])
        about = say("parsec.facts.player_of", "PA-SETUP-12", faction=faction)
    now = progress_of(match, player.id)
    return ThingFacts(
        player.id,
        named_player(match, player.id),
        about,
        "ui/user",
        player.id,
        brief=(_status(match, player),),
        sections=(
            FactSection(say("parsec.facts.victory"), tuple(_progress(now, knows=knows))),
            FactSection(
                say("parsec.facts.what_they_have"), tuple(_holdings(match, player, knows=knows))
            ),
        ),
    )


def _progress(now: VictoryProgress, *, knows: bool) -> Iterator[Line]:
    """Both conditions, each figure with what is wanted of it (PA-APP-36)."""
    held = len(now.group if now.connected else now.dominated)
    words = say(
        "parsec.facts.modules_of", "PA-WIN-4", "PA-WIN-5", count=held, wanted=now.modules_wanted
    )
    note = None
    if len(now.dominated) > held:
        note = say("parsec.facts.not_connected", "PA-WIN-6", count=len(now.dominated))
    yield FactLine(words, is_possible=now.is_military, note=note, icon="ui/layers")
    enough = now.colonies >= now.colonies_wanted
    words = say(
        "parsec.facts.colonies_of",
        "PA-WIN-8",
        "PA-WIN-9",
        count=now.colonies,
        wanted=now.colonies_wanted,
    )
    yield FactLine(words, is_possible=enough, icon="board/planet")
    if not knows:
        return
    for resource in now.resources:
        words = say(
            "parsec.facts.resource_of",
            "PA-WIN-10",
            resource=named_resource(resource),
            count=now.hand[resource],
            wanted=now.each_wanted,
        )
        enough = now.hand[resource] >= now.each_wanted
        yield FactLine(words, is_possible=enough, icon=f"resource/{resource}")


def _holdings(match: ParsecMatch, player: ParsecPlayer, *, knows: bool) -> Iterator[Line]:
    counted = Counter(one.type for one in owned(match, player.id))
    for kind in match.tables.units.values():
        words = say(
            "parsec.facts.pieces",
            "PA-PLACE-4",
            type=named_type(kind.id),
            count=counted[kind.id],
            left=in_supply(match, player.id, kind),
        )
        yield FactLine(words, icon=unit_picture(kind))
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
