"""The next step of a match of Parsec: what goes on, what its button says, what is still open."""

from collections.abc import Callable, Iterator, Mapping

from bp_desktop.core.dice import THROWN
from bp_desktop.core.messages import Message, say
from bp_desktop.games.offers import Offer, verdict
from bp_desktop.games.parsec.ids import TURN_PARTS, PlayerId, TurnPart
from bp_desktop.games.parsec.match import commands as c, lookup as look, stats
from bp_desktop.games.parsec.match.fight import require_strike
from bp_desktop.games.parsec.match.fight_facts import answers, possible_losses
from bp_desktop.games.parsec.match.legal import asked
from bp_desktop.games.parsec.match.movement import why_not_now
from bp_desktop.games.parsec.match.production import suggested
from bp_desktop.games.parsec.match.queries.measures import affordable
from bp_desktop.games.parsec.match.settlement import has_free_choice
from bp_desktop.games.parsec.match.state import FightStage, FightState, ParsecMatch, SetupPart
from bp_desktop.games.parsec.match.system import Command, judge
from bp_desktop.games.parsec.match.turn import following
from bp_desktop.games.shared.promises import reminders
from bp_desktop.games.table import NOTHING_OPEN, DieWanted, NextStep, OpenTasks, Stage

# --- the step that goes on


def next_step(match: ParsecMatch) -> NextStep[Command] | None:
    """What the main button does; None where only a choice, or nothing, is left."""
    command = next_command(match)
    if command is None:
        return None
    dice = tuple(DieWanted(one, match.tables.die) for one in _throwers(match, command))
    with_faces = _with_faces(command) if dice else None
    end_turn: Offer[Command] | None = None
    if match.stage is Stage.PLAY and match.fight is None:
        end = c.EndParsecTurn()
        end_turn = Offer(end, verdict(judge, match, end))
    left = still_open(match)
    obligatory = match.fight is None and bool(left.mandatory)
    words = _words(match, command)
    return NextStep(command, words, None, dice, with_faces, left, end_turn, obligatory)


def next_command(match: ParsecMatch) -> Command | None:
    """The one command that goes on from here without skipping anything that can be chosen."""
    match match.stage:
        case Stage.SETUP:
            return _of_set_up(match)
        case Stage.PLAY:
            return _of_turn(match) if match.fight is None else _of_fight(match, match.fight)
        case _:
            return None


def _of_set_up(match: ParsecMatch) -> Command | None:
    """Where to settle and what to begin with is for each player to choose."""
    now = match.preparation
    match now.part:
        case SetupPart.BOARD:
            return c.AcceptBoard() if match.board.modules else c.DealModules()
        case SetupPart.ORDER:
            return c.RollForFirst()
        case SetupPart.FACTIONS:
            return c.DealFactions()
        case SetupPart.SETTLING:
            settles = now.rolled or has_free_choice(match, now.queue[0])
            return None if settles else c.RollToSettle()
        case SetupPart.KITS:
            return None


def _of_turn(match: ParsecMatch) -> Command:
    if match.turn.part is not TurnPart.PRODUCTION:
        return c.EndParsecTurn()
    return c.RollProduction() if not match.turn.rolled else suggested(match)


def _of_fight(match: ParsecMatch, fight: FightState) -> Command | None:
    """Whom to lose, how to answer and whether to go on is a choice, unless only one is left."""
    strike = fight.strike
    match fight.stage:
        case FightStage.BEFORE_ROLL:
            return c.RollStrike()
        case FightStage.AFTER_ROLL if strike is not None and strike.hits:
            losses = possible_losses(match, match.units[strike.target])
            return c.ChooseLoss(losses[0].id) if len(losses) == 1 else None
        case FightStage.AFTER_ROLL if strike is not None:
            word = asked(match)
            if word == fight.controller(strike.side):
                return c.PassCards(word)
            return c.AcceptMiss()
        case FightStage.ANSWER:
            return None if answers(match, fight, fight.acting).obliged else c.DeclineAnswer()
        case _:
            return None


# --- dice and words


def _throwers(match: ParsecMatch, command: Command) -> tuple[PlayerId, ...]:
    match command:
        case c.RollForFirst():
            return match.preparation.contenders
        case c.RollToSettle():
            return match.preparation.queue[:1]
        case c.RollProduction():
            return (match.turn.player,)
        case c.RollStrike():
            fight, strike = require_strike(match)
            return fight.controller(strike.side), fight.controller(strike.side.other)
        case _:
            return ()


def _with_faces(command: Command) -> Callable[[tuple[int, ...]], Command]:
    """A single die is typed, or the program throws it."""
    make: Callable[[tuple[int, ...]], Command] = type(command)
    return lambda faces: make(() if faces == (THROWN,) else faces)


WORDS: Mapping[type, Message] = {
    c.DealModules: say("parsec.step.deal"),
    c.AcceptBoard: say("parsec.step.accept_board"),
    c.RollForFirst: say("parsec.step.roll_first"),
    c.DealFactions: say("parsec.step.deal_factions"),
    c.RollToSettle: say("parsec.step.roll_to_settle"),
    c.RollProduction: say("parsec.step.roll_production"),
    c.PayProduction: say("parsec.step.pay"),
    c.RollStrike: say("parsec.step.roll_strike"),
    c.PassCards: say("parsec.step.no_card"),
    c.AcceptMiss: say("parsec.step.accept_miss"),
    c.DeclineAnswer: say("parsec.step.decline"),
}


def _words(match: ParsecMatch, command: Command) -> Message:
    if isinstance(command, c.ChooseLoss):
        return say("parsec.step.lose", unit=look.named_unit(match, match.units[command.unit]))
    if isinstance(command, c.EndParsecTurn):
        return say("parsec.step.end_turn", player=look.named_player(match, following(match).player))
    return WORDS[type(command)]


# --- what is still open


def still_open(match: ParsecMatch) -> OpenTasks:
    """What the player on turn has not done yet in this part of the turn."""
    if match.stage is not Stage.PLAY:
        return NOTHING_OPEN
    mandatory = tuple(_mandatory(match))
    buying = match.turn.part is TurnPart.PURCHASES
    optional = tuple(_affordable(match) if buying else _idle(match))
    # What can still be paid is as secret as the hand; vessels that may act are in sight.
    due = reminders(match, look.named_player, match.turn.part, TURN_PARTS)
    return OpenTasks(mandatory, optional, buying, due)


def left_at_end(match: ParsecMatch) -> tuple[Message, ...]:
    """What the turn would end without."""
    if match.stage is not Stage.PLAY:
        return ()
    mandatory = tuple(_mandatory(match))
    return mandatory or (*_idle(match), *_affordable(match))


def _mandatory(match: ParsecMatch) -> Iterator[Message]:
    if match.fight is not None:
        yield say("parsec.open.fight", "PA-COMBAT-1")
    if match.turn.part is not TurnPart.PRODUCTION:
        return
    if match.turn.rolled:
        yield say("parsec.open.not_paid", "PA-PROD-1")
    else:
        yield say("parsec.open.not_rolled", "PA-TURN-1")


def _idle(match: ParsecMatch) -> Iterator[Message]:
    """Beside a real board nobody knows what stands beside a vessel."""
    if match.turn.part is not TurnPart.ACTIONS or not match.tracked or match.fight is not None:
        return
    waiting = sum(
        stats.type_of(match, one).is_vessel and not why_not_now(match, one)
        for one in look.owned(match, match.turn.player)
    )
    if waiting:
        yield say("parsec.open.vessels", "PA-MOVE-2", count=waiting)


def _affordable(match: ParsecMatch) -> Iterator[Message]:
    """By the hand alone: whether there is room for it is seen where it is bought."""
    player, colony = match.turn.player, match.tables.colony.id
    buys = any(one != colony for one in affordable(match, player))
    if match.turn.part is not TurnPart.PRODUCTION and buys:
        yield say("parsec.open.purchases", "PA-TURN-3")
