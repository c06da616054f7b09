"""A match looked back on in rows and as JSON, for spreadsheets and scripts. Knows no Qt."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from bp_desktop.core.dice import Origin
from bp_desktop.core.ids import SeatId
from bp_desktop.core.luck import Luck, count_faces
from bp_desktop.core.purse import Purse
from bp_desktop.core.type_variables import S
from bp_desktop.games.shared.books import Cell
from bp_desktop.games.table import LOT, Figure, Measure, Seat
from bp_desktop.ui.chronicle.annals import (
    SURPLUS,
    Annals,
    Sample,
    ThrowRecord,
    Visibility,
    chapters_of,
    fortunes,
)

VERSION = 1
FACTS = ("place", "step", "turn", "round", "active", "player")
"""What a row begins with; the last two are ids of seats."""
FACE_FIGURES = ("counts", "total", "expected", "usual", "chi_square", "chance_of_worse")
"""What is told of the faces of one kind of die."""


def as_rows(annals: Annals[S, Any], state: S, sight: Visibility) -> Iterator[list[Cell]]:
    """The names of the columns, then one row for each seat after each step. What is hidden is left
    empty."""
    game = annals.game
    resources = game.accounts.resources(state) if game.accounts is not None else ()
    seats = [seat.id for seat in game.seats(state)]
    yield [
        *FACTS,
        *(head for one in game.measures for head in _heads(one, resources)),
        *((SURPLUS,) if game.luck is not None else ()),
    ]
    for place, seq in enumerate(annals.steps, start=1):
        sample = annals.samples[place]
        for seat in sample.figures[0] if sample.figures else seats:
            luck = (float(sample.surplus.get(seat, 0)),) if game.luck is not None else ()
            yield [
                *(place, seq, *_turn(sample), seat),
                *(
                    cell
                    for one in game.measures
                    for cell in _cells(annals, one, sample, seat, resources, sight)
                ),
                *luck,
            ]


def _turn(sample: Sample) -> tuple[int, int, str]:
    turn = sample.turn
    return (turn.number, turn.round, turn.seat) if turn is not None else (0, 0, "")


def _heads(measure: Measure[Any], resources: Iterable[str]) -> list[str]:
    return [f"{measure.id}_{one}" for one in resources] if measure.in_resources else [measure.id]


def _cells(
    annals: Annals[Any, Any],
    measure: Measure[Any],
    sample: Sample,
    seat: SeatId,
    resources: Iterable[str],
    sight: Visibility,
) -> list[Cell]:
    asked = resources if measure.in_resources else ("",)
    found = (annals.figure(sample, measure.id, seat, one, sight) for one in asked)
    return ["" if one is None else one for one in found]


def as_json(annals: Annals[S, Any], state: S, story: Sequence[object], sight: Visibility) -> bytes:
    """Everything the chronicle shows. Chances and percentiles are fractions in lowest terms."""
    game = annals.game
    kind = game.system.id.partition(".")[0].replace("_", "-")
    seats = game.seats(state)
    record = {
        "format": f"{kind}-chronicle",
        "version": VERSION,
        "title": game.title(state),
        "stage": game.stage(state),
        "players": [_player(one) for one in seats],
        "turns": [
            {
                "begins": one.begins,
                "turn": one.turn,
                "round": one.round,
                "player": one.seat,
                "opens_round": one.opens_round,
            }
            for one in chapters_of(annals.samples)
        ],
        "steps": [
            _step(annals, place, seq, annals.samples[place], sight)
            for place, seq in enumerate(annals.steps, start=1)
        ],
        "throws": [_throw(one) for one in annals.throws],
        "luck": _luck(annals, seats),
        "faces": _faces(annals),
        "story": story,
    }
    return msgspec.json.format(msgspec.json.encode(record, enc_hook=_fraction), indent=1) + b"\n"


def _player(seat: Seat) -> dict[str, Any]:
    side = seat.side.args if seat.side is not None else {}
    return {"id": seat.id, "name": seat.name, **side}


def _step(
    annals: Annals[Any, Any], place: int, seq: int, sample: Sample, sight: Visibility
) -> dict[str, Any]:
    turn, round_, active = _turn(sample)
    figures = {
        one.id: None if annals.is_hidden(sample, one.id, sight) else _figures(values)
        for one, values in zip(annals.game.measures, sample.figures, strict=True)
    }
    return {
        "place": place,
        "step": seq,
        "turn": turn,
        "round": round_,
        "active": active,
        **figures,
        SURPLUS: dict(sample.surplus),
    }


def _figures(values: Mapping[SeatId, Figure]) -> dict[SeatId, Any]:
    return {
        seat: value.amounts if isinstance(value, Purse) else value for seat, value in values.items()
    }


def _throw(told: ThrowRecord) -> dict[str, Any]:
    throw, roll = told.throw, told.throw.roll
    return {
        "seq": told.seq,
        "turn": told.turn.number if told.turn is not None else 0,
        "round": told.turn.round if told.turn is not None else 0,
        "player": throw.seat,
        "purpose": throw.purpose,
        "unit": throw.words.args.get("unit"),
        "die": roll.die,
        "face": roll.face,
        "origin": roll.origin,
    }


def _luck(annals: Annals[Any, Any], seats: Iterable[Seat]) -> list[dict[str, Any]]:
    topics = annals.game.luck
    if topics is None:
        return []
    chances = (one for _, one in annals.chances)
    return [
        {
            "player": one.seat,
            "dice": one.origin,
            **_one_luck(one.whole),
            "parts": {purpose: _one_luck(part) for purpose, part in one.parts.items()},
        }
        for one in fortunes((seat.id for seat in seats), topics.parts, chances)
    ]


def _one_luck(luck: Luck) -> dict[str, Any]:
    return {
        "tries": luck.tries,
        "successes": luck.successes,
        "expected": luck.expected,
        "percentile": round(float(luck.percentile), 6),
        "interval": [round(float(one), 6) for one in luck.interval],
        "enough": luck.is_enough,
    }


def _faces(annals: Annals[Any, Any]) -> list[dict[str, Any]]:
    throws = [one.throw for one in annals.throws if one.throw.purpose != LOT]
    origins: tuple[Origin, ...] = ("app", "hand")
    return [
        {
            "die": count.die,
            "dice": origin,
            **{name: getattr(count, name) for name in FACE_FIGURES},
        }
        for origin in origins
        for count in count_faces(one.roll for one in throws if one.roll.origin == origin).values()
    ]


def _fraction(value: object) -> str:
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    raise NotImplementedError
