"""The characters of the three levels of Parsec: what each of them thinks of, and how far."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ParsecCharacter:
    """How a level plays; everything is an amount that a match can be measured by."""

    positions: int
    """The most positions one decision looks at."""
    slips: float
    """How often it overlooks what it could do with a unit, or buy, in this turn."""
    founders: int
    """Cargos that found colonies; further ones extract from asteroids."""
    miners: int
    warships: int
    """Military vessels that it wants before it saves for the economic victory."""
    least_chance: float
    """A strike below it is not worth a vessel."""
    caution: float
    """How much it minds what an answer may cost."""
    denies: float
    """How much it minds modules that somebody else dominates, near a victory."""
    trades: bool = False
    """Whether a cargo goes to the port for what is missing."""
    joins: bool = False
    """Whether vessels strike together."""
    plans: bool = False
    """Whether it saves for what it wants most."""
    cards: bool = False
    """Whether it buys event cards."""
    evades: bool = False
    """Whether it draws back from fights that it is likely to lose."""


EASY = ParsecCharacter(
    positions=300,
    slips=0.45,
    founders=1,
    miners=1,
    warships=1,
    least_chance=0.2,
    caution=0.0,
    denies=0.0,
)
MEDIUM = ParsecCharacter(
    positions=900,
    slips=0.15,
    founders=1,
    miners=1,
    warships=3,
    least_chance=0.3,
    caution=0.4,
    denies=0.4,
    joins=True,
    plans=True,
)
STRONG = ParsecCharacter(
    positions=2400,
    slips=0.0,
    founders=2,
    miners=2,
    warships=8,
    least_chance=0.3,
    caution=0.8,
    denies=1.0,
    trades=True,
    joins=True,
    plans=True,
    cards=True,
    evades=True,
)
