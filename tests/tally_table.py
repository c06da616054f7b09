"""TALLY at a table: players take turns, and whoever reaches the limit has won."""

from collections.abc import Iterable, Sequence

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import say
from bp_desktop.core.work import Work
from bp_desktop.games import bots, table
from bp_desktop.games.offers import CountHole, Offer, verdict
from tests.tally import (
    TALLY,
    Add,
    Command,
    Event,
    Gain,
    Join,
    Pass,
    Passed,
    Take,
    Tally,
    watched,
)

SCORE = say("tally.score")


def _stage(tally: Tally) -> table.Stage:
    if len(tally.scores) < 2:
        return table.Stage.SETUP if tally.scores else table.Stage.NEW
    return table.Stage.OVER if max(tally.scores.values()) >= tally.limit else table.Stage.PLAY


def _scores(tally: Tally) -> dict[SeatId, int]:
    return {SeatId(id_): n for id_, n in tally.scores.items()}


def _turn(tally: Tally) -> table.Turn | None:
    if _stage(tally) is not table.Stage.PLAY:
        return None
    round_ = tally.turn // len(tally.scores) + 1
    return table.Turn(SeatId(tally.active), round_, tally.turn + 1, "score", ("score",))


def _next_step(tally: Tally) -> table.NextStep[Command] | None:
    if _stage(tally) is table.Stage.PLAY:
        return table.NextStep(Gain(1), say("tally.gain"), end_turn=Offer(Pass()))
    is_over = _stage(tally) is table.Stage.OVER
    return None if is_over else table.NextStep(Join("Bea"), say("tally.join", player="Bea"))


def _legal(tally: Tally, seat: SeatId) -> Iterable[Offer[Command]]:
    """Any number of points up to the limit; why not more, or fewer than none."""
    if _stage(tally) in (table.Stage.NEW, table.Stage.SETUP):
        yield Offer(Join("Bea"))
    if _stage(tally) is table.Stage.PLAY and seat == tally.active:
        yield Offer(Gain(1), holes=(CountHole(("amount",), 1, tally.limit),))
        for command in (Pass(), Add(seat, tally.limit + 1), Take(seat, 1)):
            yield Offer(command, verdict(TALLY.judge, tally, command))


def _standing(tally: Tally, _fallen: Sequence[SeatId]) -> table.Standing:
    ranked = sorted(_scores(tally).items(), key=lambda one: -one[1])
    rows = tuple(table.StandingRow(id_, n >= tally.limit, (n,)) for id_, n in ranked)
    won = say("tally.won", player=ranked[0][0]) if ranked[0][1] >= tally.limit else None
    return table.Standing((table.StandingColumn("score", SCORE),), rows, won)


class TallyBot:
    """The smallest one: it scores a point, and then lets the next one play."""

    def decide(
        self, seen: Tally, seat: SeatId, _seed: int
    ) -> Work[bots.BotDecision[Command] | None]:
        yield 0.5
        if _stage(seen) is not table.Stage.PLAY or seen.active != seat:
            return None
        if seen.scores[seat] > seen.turn // len(seen.scores):
            return bots.BotDecision(Pass(), say("tally.bot_passes"))
        return bots.BotDecision(Gain(1), say("tally.bot_scores"))

    def answer(self, _seen: Tally, _seat: SeatId, _asked: Command) -> bots.BotAnswer:
        return bots.BotAnswer(False, say("tally.bot_declines"))


def _seats(tally: Tally) -> tuple[table.Seat, ...]:
    return tuple(
        table.Seat(
            one, one, n, level=tally.program_seats[one].level if one in tally.program_seats else ""
        )
        for n, one in enumerate(_scores(tally))
    )


TALLY_TABLE: table.TableGame[Tally, Command, Event] = table.TableGame(
    system=TALLY,
    title=lambda _tally: "Tally",
    stage=_stage,
    seats=_seats,
    turn=_turn,
    asked=lambda tally: SeatId(tally.active) if _stage(tally) is table.Stage.PLAY else None,
    headline=lambda tally: say("tally.turn", number=tally.turn + 1),
    next_step=_next_step,
    legal=_legal,
    sees=lambda _tally, _seat, _viewer: True,
    seen_by=lambda tally, _viewer: tally,
    standing=_standing,
    name=lambda _tally, command: say(f"tally.{type(command).__name__.lower()}"),
    begins=lambda event: 0 if isinstance(event, Passed) else None,
    measures=(table.Measure("score", SCORE, SCORE, _scores, lambda tally: (tally.scores,)),),
    clock=lambda tally: tally.clock,
    remarks=lambda tally: tally.remarks,
    watched=watched,
    program_seats=lambda tally: tally.program_seats,
    bots={bots.EASY: TallyBot()},
)
