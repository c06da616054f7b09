"""Texts of cards that only people can read: one change at a time, on record (PA-DATA-6)."""

from msgspec.structs import replace

from bp_desktop.core.accounts import Posting
from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Named, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.definitions import EventDefinition, FactionDefinition
from bp_desktop.games.parsec.match import card_play, commands as c, correction, events as e
from bp_desktop.games.parsec.match.lookup import named_card, named_faction, require_player
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.state import HeldCard, ParsecMatch
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.handlers import PLAYING, Handler, Handlers, Happenings, Ruling
from bp_desktop.games.system import Judgement

RULE = "PA-DATA-6"


def is_text_only(match: ParsecMatch, card: str) -> bool:
    """Whether people read out what an event or a faction does; cards that are only counted too."""
    found = _bearer(match, card)
    if found is None:
        return not match.definitions.events
    return found.effect is None if isinstance(found, EventDefinition) else not found.modifiers


def _bearer(match: ParsecMatch, card: str) -> EventDefinition | FactionDefinition | None:
    known = match.definitions
    return known.event(ids.CardId(card)) or known.faction(ids.FactionId(card))


def text_of(match: ParsecMatch, card: str) -> str:
    found = _bearer(match, card)
    return found.text if found is not None else ""


def named_text(match: ParsecMatch, card: str) -> Named:
    """The event or the faction that bears it."""
    if match.definitions.faction(ids.FactionId(card)) is not None:
        return named_faction(match, card)
    return named_card(match, HeldCard(ids.CardId(card), ""))


def _apply(match: ParsecMatch, command: c.ApplyText) -> Ruling:
    player = require_player(match, command.player).id
    if not is_text_only(match, command.card):
        raise Refused(say("parsec.card.acts_by_itself", RULE))
    postings: tuple[Posting, ...] = ()
    if command.amounts:
        sort = ParsecPosting.PURCHASE if command.is_cost else ParsecPosting.EVENT_EFFECT
        postings = (Posting(player, sort, command.amounts, source=command.card),)
    ruling = _change(match, command)

    def carry_out(dice: Dice, names: StepNames) -> Happenings:
        changed = ruling.carry_out(dice, names) if not postings else ()
        return (e.TextApplied(player, command.card, postings), *changed)

    return Judgement(carry_out, ruling.objections)


def _change(match: ParsecMatch, command: c.ApplyText) -> Ruling:
    """What it does besides; cards of a hand are only judged here."""
    if command.amounts:
        return correction.adjust(match, c.AdjustHand(command.player, command.amounts))
    if command.adds:
        kind = ids.TypeId(command.adds)
        where = command.at, command.body, command.aboard
        return correction.put(match, c.PutUnit(command.player, kind, *where))
    if command.unit is not None and command.removes:
        return correction.remove(match, c.RemoveUnit(command.unit))
    if command.unit in match.units and (command.range or command.move):
        return leads_to(e.TurnHelped(command.unit, command.range, command.move))
    fight = match.fight
    if (command.attack or command.defence) and fight is not None and fight.strike is not None:
        strike = replace(
            fight.strike,
            attack_events=fight.strike.attack_events + command.attack,
            defence_events=fight.strike.defence_events + command.defence,
        )
        return leads_to(card_play.changed_strike(command.player, fight, strike))
    raise Refused(say("parsec.card.nothing_to_apply", RULE))


HANDLERS: Handlers = {c.ApplyText: Handler(_apply, PLAYING, in_fight=True)}
