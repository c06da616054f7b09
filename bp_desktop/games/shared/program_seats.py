"""Program seats of a match: which seats the program plays, at which level, and which people do.

Said beside the play: an undo takes steps back and leaves whoever sits there where they are.
"""

from collections.abc import Callable, Collection
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Named, Refused, say
from bp_desktop.core.program_seats import MOST_SEED, ProgramSeat
from bp_desktop.core.type_variables import S
from bp_desktop.games.shared.chapters import MatchCommand, MatchEvent, RuleChapter, leads_to
from bp_desktop.games.system import Judgement


class ChangeSeat(MatchCommand, frozen=True, tag="change_seat"):
    """The program plays a seat from now on, or a person does."""

    player: SeatId
    level: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """Of the program; "": a person."""
    seed: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEED)] = 0
    """What its ties are drawn from."""


class SeatChanged(MatchEvent, frozen=True, tag="seat_changed"):
    player: SeatId
    program: ProgramSeat | None = None


def program_seats_chapter(
    require_seat: Callable[[S, SeatId], object],
    named: Callable[[S, SeatId], Named],
    levels: Collection[str],
) -> RuleChapter[S]:
    """Of a match with a field `program_seats`. `require_seat` refuses whoever is not in the game;
    `levels` are those of the game's bots."""

    def change(state: Any, command: ChangeSeat) -> Judgement[MatchEvent]:
        require_seat(state, command.player)
        if command.level and command.level not in levels:
            raise Refused(say("shared.program_seats.no_such_level", level=command.level))
        if not command.level and command.player not in state.program_seats:
            raise Refused(
                say("shared.program_seats.person_already", player=named(state, command.player))
            )
        program = ProgramSeat(command.level, command.seed) if command.level else None
        return leads_to(SeatChanged(command.player, program))

    def evolve(match: Any, event: SeatChanged) -> Any:
        seats = {id_: one for id_, one in match.program_seats.items() if id_ != event.player}
        if event.program is not None:
            seats[event.player] = event.program
        return replace(match, program_seats=seats)

    def tell(state: S, event: SeatChanged) -> Message:
        player = named(state, event.player)
        if event.program is None:
            return say("shared.log.person_plays", player=player)
        return say("shared.log.program_plays", player=player, level=event.program.level)

    return RuleChapter(
        judges={ChangeSeat: change}, evolvers={SeatChanged: evolve}, tellers={SeatChanged: tell}
    )
