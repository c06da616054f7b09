"""Dice as people write them, such as 3d6 or 2d8 + d4: read, thrown, and typed in."""

import re
from collections import Counter
from dataclasses import dataclass

from bp_desktop.core.dice import Dice, Roll, require_all_faces
from bp_desktop.core.messages import Refused, say

MAX_DICE = 40
MAX_SIDES = 1000
_PART = re.compile(r"(\d*)\s*[dwкDWК]\s*(\d+)")
"""The letter for a die in English, Italian, German and Russian: d, w, к."""


@dataclass(frozen=True, slots=True)
class DiceRequest:
    """Dice to be thrown together, in order."""

    dice: tuple[int, ...]

    def __str__(self) -> str:
        counts = Counter(self.dice).items()
        return " + ".join(f"{count if count > 1 else ''}d{die}" for die, count in counts)


def read_dice(text: str) -> DiceRequest:
    """Refuses what is no dice, or too many of them."""
    dice: list[int] = []
    for part in re.split(r"[+,\s]+(?=\d*\s*[dwкDWК])", text.strip()):
        match = _PART.fullmatch(part.strip())
        if match is None:
            raise Refused(say("dice.not_understood", text=text.strip()[:40]))
        count, sides = int(match[1] or 1), int(match[2])
        if not 1 <= sides <= MAX_SIDES or not 1 <= count <= MAX_DICE:
            raise Refused(say("dice.too_many", most=MAX_DICE, sides=MAX_SIDES))
        dice += [sides] * count
    if len(dice) > MAX_DICE:
        raise Refused(say("dice.too_many", most=MAX_DICE, sides=MAX_SIDES))
    return DiceRequest(tuple(dice))


def read_faces(text: str, wish: DiceRequest, *rules: str) -> tuple[int, ...]:
    """Typed results such as "6 4 1" for the dice of a wish; a refusal cites `rules`."""
    words = re.split(r"[^0-9]+", text.strip())
    faces = tuple(int(word[:6]) for word in words if word)
    require_all_faces(faces, wish.dice, *rules)
    return faces


def throw(wish: DiceRequest, dice: Dice, purpose: str) -> tuple[Roll, ...]:
    return tuple(dice.roll(die, purpose) for die in wish.dice)


def typed(wish: DiceRequest, faces: tuple[int, ...], purpose: str) -> tuple[Roll, ...]:
    return tuple(
        Roll(die, face, "hand", purpose) for die, face in zip(wish.dice, faces, strict=True)
    )
