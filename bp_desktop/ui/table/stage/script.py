"""Stage script: a moment in words, colours and pictures, ready to be painted."""

from typing import Any, NamedTuple

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message
from bp_desktop.games.table import Effect, Moment, Opponent, Seat, ThrownDie
from bp_desktop.ui.table.parts import TableParts
from bp_desktop.ui.words.wording import fact_words, worded, words_of


class ScriptedDie(NamedTuple):
    """A die in somebody's colour."""

    color: int | None
    """Of the seat; None: nobody's."""
    die: int
    face: int
    name: str = ""
    """Whose it is, where several lie beside each other."""


class ScriptedEffect(NamedTuple):
    """A few words with a drawing, or with the mark of a condition."""

    text: str
    icon: str = ""
    met: bool | None = None


class ScriptedSide(NamedTuple):
    """One side of a fight."""

    name: str
    color: int | None
    picture: str
    die: ScriptedDie | None
    lost: bool


class StageScript(NamedTuple):
    """All that is shown of one moment."""

    headline: str
    color: int | None
    """Of the seat in whose colour it is shown; None: nobody's."""
    words: str = ""
    dice: tuple[ScriptedDie, ...] = ()
    picture: str = ""
    """In place of a die, what it happened to: the name of a drawing."""
    sides: tuple[ScriptedSide, ...] = ()
    effects: tuple[ScriptedEffect, ...] = ()
    settles: bool = False
    """Whether any die is still to fall."""

    @property
    def spoken(self) -> str:
        """For those who hear it."""
        sides = " – ".join(one.name for one in self.sides)
        effects = ", ".join(one.text for one in self.effects)
        return ". ".join(one for one in (self.words, sides, self.headline, effects) if one)


def scripted(parts: TableParts[Any, Any, Any], state: Any, moment: Moment) -> StageScript:
    """`state` is the one before the step, as the room may see it."""
    seats = {seat.id: seat for seat in parts.game.seats(state)}
    owner = parts.game.owner
    several = len(moment.dice) > 1
    thrown = (*moment.dice, *(one.die for one in moment.opponents if one.die is not None))
    return StageScript(
        _short(moment.headline),
        _color(seats, moment.seat),
        _short(moment.words),
        tuple(_die(seats, one, named=several) for one in moment.dice),
        parts.picture(state, moment.thing) if moment.thing else "",
        tuple(_side(parts, state, seats, owner, one) for one in moment.opponents),
        tuple(_effect(one) for one in moment.effects),
        any(not one.by_hand for one in thrown),
    )


def _short(message: Message | None) -> str:
    """Large letters need no full stop."""
    return words_of(message).rstrip(".")


def _color(seats: dict[SeatId, Seat], id_: SeatId | None) -> int | None:
    found = seats.get(id_) if id_ is not None else None
    return found.color if found is not None else None


def _die(seats: dict[SeatId, Seat], die: ThrownDie, *, named: bool) -> ScriptedDie:
    found = seats.get(die.seat) if die.seat is not None else None
    name = found.name if found is not None and named else ""
    return ScriptedDie(_color(seats, die.seat), die.die, die.face, name)


def _effect(effect: Effect) -> ScriptedEffect:
    return ScriptedEffect(worded(effect.words), effect.icon, effect.met)


def _side(
    parts: TableParts[Any, Any, Any],
    state: Any,
    seats: dict[SeatId, Seat],
    owner: str,
    one: Opponent,
) -> ScriptedSide:
    die = _die(seats, one.die, named=False) if one.die is not None else None
    picture = parts.picture(state, one.thing)
    return ScriptedSide(
        fact_words(owner, one.name), _color(seats, one.seat), picture, die, one.lost
    )
