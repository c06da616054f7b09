"""The characters of the three levels of Parsec: what each of them thinks of, and how far."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ParsecCharacter:
    """How a level plays; everything is an amount that a match can be measured by."""

    positions: int
    """The most positions one decision looks at."""
    slips: float
    """How often it overlooks what it could do with a unit, or buy, in this turn."""
    warships: int
    """Military vessels that it wants before it saves for the economic victory."""
    least_chance: float = 0.3
    """A strike below it is not worth a vessel."""
    founders: int = 1
    """Cargos that found colonies; further ones extract from asteroids."""
    miners: int = 1
    caution: float = 0.0
    """How much it minds what an answer may cost."""
    denies: float = 0.0
    """How much it minds modules that somebody else dominates, near a victory."""
    plans: bool = False
    """Whether it saves for what it wants most, and lets vessels strike together."""
    seasoned: bool = False
    """Whether it exchanges at the port, buys event cards, and evades fights it would lose."""


EASY = ParsecCharacter(300, slips=0.45, warships=1, least_chance=0.2)
MEDIUM = ParsecCharacter(900, slips=0.15, warships=3, caution=0.4, denies=0.4, plans=True)
STRONG = ParsecCharacter(
    2400, 0.0, 8, founders=2, miners=2, caution=0.8, denies=1.0, plans=True, seasoned=True
)
