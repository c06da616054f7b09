"""The next step of a match of Parsec: what goes on, what its button says, what is still open."""

from collections.abc import Callable, Iterator

from bp_desktop.core.dice import THROWN
from bp_desktop.core.messages import Message, say
from bp_desktop.core.promises import is_due
from bp_desktop.games.offers import Offer, verdict
from bp_desktop.games.parsec.ids import TURN_PARTS, PlayerId, TurnPart
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.fight_facts import answers, possible_losses
from bp_desktop.games.parsec.match.legal import asked
from bp_desktop.games.parsec.match.lookup import in_supply, named_player, named_unit, owned
from bp_desktop.games.parsec.match.movement import why_not_now
from bp_desktop.games.parsec.match.production import claims, suggestion
from bp_desktop.games.parsec.match.purchases import against_arms
from bp_desktop.games.parsec.match.settlement import is_hopeless
from bp_desktop.games.parsec.match.state import FightStage, FightState, ParsecMatch, SetupPart
from bp_desktop.games.parsec.match.stats import cost_of, event_price, type_of
from bp_desktop.games.parsec.match.system import Command, judge
from bp_desktop.games.parsec.match.turn import following
from bp_desktop.games.shared.promises import promise_told
from bp_desktop.games.table import NOTHING_OPEN, DieWanted, NextStep, OpenTasks, Stage

WithFaces = Callable[[tuple[int, ...]], Command]

# --- the step that goes on


def next_step(match: ParsecMatch) -> NextStep[Command] | None:
    """What the main button does; None where only a choice, or nothing, is left."""
    command = next_command(match)
    if command is None:
        return None
    dice, with_faces = _dice(match, command)
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
            if now.rolled or (
                now.round == 1 and match.tracked and is_hopeless(match, now.queue[0])
            ):
                return None
            return c.RollToSettle()
        case SetupPart.KITS:
            return None


def _of_turn(match: ParsecMatch) -> Command:
    if match.turn.part is not TurnPart.PRODUCTION:
        return c.EndParsecTurn()
    return c.RollProduction() if not match.turn.rolled else suggested_production(match)


def suggested_production(match: ParsecMatch) -> c.PayProduction:
    """One confirmation for all players, with what each has least of (PA-APP-17)."""
    return c.PayProduction(
        tuple(
            c.ProductionChoice(player, suggestion(match, player, claim))
            for player, claim in claims(match, match.turn.rolled).items()
            if claim.choices
        )
    )


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


def _dice(match: ParsecMatch, command: Command) -> tuple[tuple[DieWanted, ...], WithFaces | None]:
    die = match.tables.die
    match command:
        case c.RollForFirst():
            seats = match.preparation.contenders
            return tuple(DieWanted(one, die) for one in seats), c.RollForFirst
        case c.RollToSettle():
            return (DieWanted(match.preparation.queue[0], die),), _single(c.RollToSettle)
        case c.RollProduction():
            return (DieWanted(match.turn.player, die),), _single(c.RollProduction)
        case c.RollStrike():
            fight = match.fight
            assert fight is not None
            assert fight.strike is not None
            side = fight.strike.side
            both = (fight.controller(side), fight.controller(side.other))
            return tuple(DieWanted(one, die) for one in both), c.RollStrike
        case _:
            return (), None


def _single(make: WithFaces) -> WithFaces:
    """The one die is typed, or the program throws it."""
    return lambda faces: make(() if THROWN in faces else faces)


def _words(match: ParsecMatch, command: Command) -> Message:
    match command:
        case c.DealModules():
            return say("parsec.step.deal")
        case c.AcceptBoard():
            return say("parsec.step.accept_board")
        case c.RollForFirst():
            return say("parsec.step.roll_first")
        case c.DealFactions():
            return say("parsec.step.deal_factions")
        case c.RollToSettle():
            return say("parsec.step.roll_to_settle")
        case c.RollProduction():
            return say("parsec.step.roll_production")
        case c.PayProduction():
            return say("parsec.step.pay")
        case c.RollStrike():
            return say("parsec.step.roll_strike")
        case c.ChooseLoss():
            return say("parsec.step.lose", unit=named_unit(match, match.units[command.unit]))
        case c.PassCards():
            return say("parsec.step.no_card")
        case c.AcceptMiss():
            return say("parsec.step.accept_miss")
        case c.DeclineAnswer():
            return say("parsec.step.decline")
        case _:
            return say("parsec.step.end_turn", player=named_player(match, following(match).player))


# --- what is still open


def still_open(match: ParsecMatch) -> OpenTasks:
    """What the player on turn has not done yet in this part of the turn."""
    if match.stage is not Stage.PLAY:
        return NOTHING_OPEN
    mandatory = tuple(_mandatory(match))
    buying = match.turn.part is TurnPart.PURCHASES
    optional = tuple(_affordable(match) if buying else _idle(match))
    # What can still be paid is as secret as the hand; vessels that may act are in sight.
    return OpenTasks(mandatory, optional, buying, _reminders(match))


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
        type_of(match, one).is_vessel and not why_not_now(match, one)
        for one in owned(match, match.turn.player)
    )
    if waiting:
        yield say("parsec.open.vessels", "PA-MOVE-2", count=waiting)


def _affordable(match: ParsecMatch) -> Iterator[Message]:
    if match.turn.part is TurnPart.PRODUCTION:
        return
    player = match.turn.player
    if any(_can_buy(match, player)):
        yield say("parsec.open.purchases", "PA-TURN-3")


def _can_buy(match: ParsecMatch, player: PlayerId) -> Iterator[bool]:
    """By the hand alone: whether there is room for it is seen where it is bought."""
    hand = match.players[player].hand
    for kind in match.tables.units.values():
        if not kind.is_colony and in_supply(match, player, kind) > 0:
            is_free = not against_arms(match, player, kind)
            yield is_free and hand.covers(cost_of(match, player, kind.id))
    yield match.deck.count > 0 and hand.covers(event_price(match, player))


def _reminders(match: ParsecMatch) -> tuple[Message, ...]:
    turn = match.turn
    return tuple(
        promise_told(match, one, named_player)
        for one in match.promises.values()
        if is_due(one, turn.player, turn.part, turn.round, TURN_PARTS[0])
    )
