"""Refusals and objections without the amounts of others: the same reason, fewer facts."""

from bp_desktop.core.messages import Message, Named, say
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.secret_view import has_open_books
from bp_desktop.games.burning_planets.match.state import Match

Messages = tuple[Message, ...]

TREASURY = frozenset({"bp.purse.not_enough", "bp.seal.not_covered", "bp.correction.below_nothing"})
"""They tell how much a treasury lacks, and so how much there is."""
HOLD = frozenset({"bp.cargo.not_aboard", "bp.cargo.hold_is_full"})
"""They tell what a ship carries."""


def discreet(match: Match, messages: Messages, viewer: PlayerId | None) -> Messages:
    """`messages` as this viewer may read them (BP-APP-6); None: everybody.

    What concerns a hold is told to the active player alone, who works the ships.
    """
    return tuple(one if _may_read(match, one, viewer) else _quiet(one) for one in messages)


def _may_read(match: Match, message: Message, viewer: PlayerId | None) -> bool:
    if message.key in HOLD:
        return viewer is not None and viewer == match.turn.player
    if message.key not in TREASURY or has_open_books(match):
        return True
    # A message that does not say whose treasury it means may mean anybody's.
    meant = message.args.get("player")
    return viewer is not None and isinstance(meant, Named) and meant.id == viewer


def _quiet(message: Message) -> Message:
    rules, args = message.rules, message.args
    match message.key:
        case "bp.purse.not_enough":
            return say("bp.purse.not_enough_hidden", *rules, player=args["player"])
        case "bp.seal.not_covered":
            return say("bp.seal.not_covered_hidden", *rules, player=args["player"])
        case "bp.cargo.not_aboard":
            return say("bp.cargo.not_aboard_hidden", *rules, ship=args["ship"])
        case "bp.cargo.hold_is_full":
            ship, capacity = args["ship"], args["capacity"]
            return say("bp.cargo.hold_is_full_hidden", *rules, ship=ship, capacity=capacity)
        case _:
            return say("bp.correction.below_nothing_hidden", *rules)
