"""A match looked back on as CSV and JSON, for spreadsheets and scripts."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from bp_desktop.core.luck import Luck, count_faces
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.chronicle.chapters import chapters_of
from bp_desktop.games.burning_planets.match.chronicle.fortune import fortunes
from bp_desktop.games.burning_planets.match.chronicle.samples import Annals, Purses, Sample
from bp_desktop.games.burning_planets.match.chronicle.throws import Purpose
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared.books import plain

FORMAT = "burning-planets-chronicle"
VERSION = 1


def treasuries_in(sample: Sample, *, now_open: bool, revealed: bool) -> Purses | None:
    """What may be shown of the treasuries of a moment (BP-APP-6): all of them once the table
    looks after the match; before, only where books were open then and are open now."""
    return sample.treasuries if revealed or (now_open and sample.open_books) else None


def as_csv(annals: Annals, match: Match, *, revealed: bool) -> str:
    """One line for each player after each step. Hidden treasuries are left empty."""
    resources = match.tables.resources
    now_open = match.options.treasury_visibility == "public"
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(
        [
            *("place", "step", "turn", "round", "active", "player", "name"),
            *(f"treasury_{one}" for one in resources),
            *(f"income_{one}" for one in resources),
            *(f"fleet_{one}" for one in resources),
            *("planets", "hits_above_expected"),
        ]
    )
    for place, seq in enumerate(annals.steps, start=1):
        sample = annals.samples[place]
        seen = treasuries_in(sample, now_open=now_open, revealed=revealed)
        for player in sample.planets:
            writer.writerow(
                [
                    *(place, seq, sample.turn, sample.round, sample.player, player),
                    plain(match.players[player].name) if player in match.players else "",
                    *_amounts(seen[player] if seen is not None else None, resources),
                    *_amounts(sample.income[player], resources),
                    *_amounts(sample.fleets[player], resources),
                    sample.planets[player],
                    f"{float(sample.hits.get(player, 0)):.4f}",
                ]
            )
    return out.getvalue()


def _amounts(purse: Purse | None, resources: Iterable[str]) -> list[int | str]:
    return ["" if purse is None else purse[resource] for resource in resources]


def as_json(annals: Annals, match: Match, story: Sequence[object], *, revealed: bool) -> bytes:
    """Everything the chronicle shows. Chances and percentiles are fractions in lowest terms."""
    now_open = match.options.treasury_visibility == "public"
    record = {
        "format": FORMAT,
        "version": VERSION,
        "title": match.title,
        "stage": match.stage,
        "players": [
            {"id": one.id, "name": one.name, "faction": one.faction}
            for one in match.players.values()
        ],
        "turns": [one._asdict() for one in chapters_of(annals.samples)],
        "steps": [
            _sample(place, seq, annals.samples[place], now_open=now_open, revealed=revealed)
            for place, seq in enumerate(annals.steps, start=1)
        ],
        "throws": [one._asdict() for _, one in annals.throws],
        "luck": _luck(annals, match),
        "faces": _faces(annals),
        "story": story,
    }
    return msgspec.json.format(msgspec.json.encode(record, enc_hook=_fraction), indent=1) + b"\n"


def _sample(
    place: int, seq: int, sample: Sample, *, now_open: bool, revealed: bool
) -> dict[str, Any]:
    seen = treasuries_in(sample, now_open=now_open, revealed=revealed)
    return {
        "place": place,
        "step": seq,
        "turn": sample.turn,
        "round": sample.round,
        "active": sample.player,
        "treasuries": None if seen is None else _purses(seen),
        "income": _purses(sample.income),
        "fleets": _purses(sample.fleets),
        "planets": dict(sample.planets),
        "hits_above_expected": dict(sample.hits),
    }


def _purses(purses: Mapping[PlayerId, Purse]) -> dict[PlayerId, dict[str, int]]:
    return {player: purse.amounts for player, purse in purses.items()}


def _luck(annals: Annals, match: Match) -> list[dict[str, Any]]:
    return [
        {
            "player": one.player,
            "dice": one.origin,
            **_one_luck(one.whole),
            "parts": {subject.value: _one_luck(part) for subject, part in one.parts.items()},
        }
        for one in fortunes(match.players, (one for _, one in annals.tries))
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


def _faces(annals: Annals) -> list[dict[str, Any]]:
    found = []
    for origin in ("app", "hand"):
        rolls = [
            one.roll
            for _, one in annals.throws
            if one.origin == origin and one.purpose is not Purpose.LOT
        ]
        found += [
            {
                "die": count.die,
                "dice": origin,
                "counts": count.counts,
                "total": count.total,
                "expected": count.expected,
                "usual": count.usual,
                "chi_square": count.chi_square,
                "chance_of_worse": count.chance_of_worse,
            }
            for count in count_faces(rolls).values()
        ]
    return found


def _fraction(value: object) -> str:
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    raise NotImplementedError
