"""Dice: every roll is a value that says which die, which face, whose hand and what for."""

import random
from collections.abc import Iterable, Sequence
from typing import Literal, Protocol

import msgspec

from bp_desktop.core.messages import Refused, say

Origin = Literal["app", "hand"]

THROWN = 0
"""Among typed faces: a die that the program throws, since its player rolls no real one."""


class Roll(msgspec.Struct, frozen=True, gc=False):
    """One die thrown once."""

    die: int
    face: int
    origin: Origin
    purpose: str = ""


class Dice(Protocol):
    """Whoever throws: the program, a hand, or a journal that remembers."""

    def roll(self, die: int, purpose: str) -> Roll: ...


class AppDice:
    """Dice of the program: from the system's randomness, or from a seed that can be repeated."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.SystemRandom() if seed is None else random.Random(seed)

    def roll(self, die: int, purpose: str) -> Roll:
        return Roll(die, self._random.randint(1, die), "app", purpose)


class NoDiceLeftError(LookupError):
    """More dice are asked for than were given or recorded, or other ones."""

    def __init__(self, die: int, purpose: str) -> None:
        super().__init__(f"no d{die} left for {purpose}")
        self.die = die
        self.purpose = purpose


class RecordedDice:
    """Gives back recorded rolls in their order, per die and purpose."""

    def __init__(self, rolls: Iterable[Roll]) -> None:
        self._left = list(rolls)

    def roll(self, die: int, purpose: str) -> Roll:
        for index, roll in enumerate(self._left):
            if roll.die == die and roll.purpose == purpose:
                return self._left.pop(index)
        raise NoDiceLeftError(die, purpose)


class RecordingDice:
    """Throws with other dice and remembers every roll. A session gives these to a game."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._rolls: list[Roll] = []

    @property
    def rolls(self) -> tuple[Roll, ...]:
        return tuple(self._rolls)

    def roll(self, die: int, purpose: str) -> Roll:
        roll = self._dice.roll(die, purpose)
        self.note(roll)
        return roll

    def note(self, roll: Roll) -> None:
        """Remember a roll that was made elsewhere."""
        self._rolls.append(roll)


class HandDice:
    """Faces typed in by the players, first; when they run out, or with `mixed` for a face of
    THROWN, `others` throw.

    If the others record, they are told what the hand threw: it is a roll like any other.
    """

    def __init__(self, faces: Sequence[int], others: Dice, *, mixed: bool = False) -> None:
        self._faces = list(faces)
        self._others = others
        self._mixed = mixed

    def roll(self, die: int, purpose: str) -> Roll:
        if not self._faces:
            return self._others.roll(die, purpose)
        face = self._faces.pop(0)
        if self._mixed and face == THROWN:
            return self._others.roll(die, purpose)
        roll = Roll(die, face, "hand", purpose)
        if isinstance(self._others, RecordingDice):
            self._others.note(roll)
        return roll


def require_faces(
    faces: Sequence[int], dice: Sequence[int], *rules: str, mixed: bool = False
) -> None:
    """Refuse typed faces, citing `rules`, unless there are none or exactly one in range for each
    die; `mixed` where several players roll, and some but not all of them by the program (THROWN).
    """
    if faces:
        require_all_faces(faces, dice, *rules, mixed=mixed)


def require_all_faces(
    faces: Sequence[int], dice: Sequence[int], *rules: str, mixed: bool = False
) -> None:
    """The same where something has to be typed."""
    if len(faces) != len(dice):
        expected, given = len(dice), len(faces)
        raise Refused(say("core.dice.wrong_count", *rules, expected=expected, given=given))
    for face, die in zip(faces, dice, strict=True):
        if not 1 <= face <= die and not (mixed and face == THROWN and any(faces)):
            raise Refused(say("core.dice.no_such_face", *rules, die=die, face=face))
