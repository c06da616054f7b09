"""Exact odds of an attack die against a defence die and a shield, as fractions."""

from fractions import Fraction
from functools import lru_cache


def beats(attack: int, defence: int | None, shield: int) -> bool:
    """Whether an attack roll destroys the target: the one rule for odds and real fights.

    Both comparisons are strict; a defence of None is a target that rolls nothing.
    """
    return attack > shield and (defence is None or attack > defence)


@lru_cache(maxsize=4096)
def destroy(attack_die: int, defence_die: int, shield: int) -> Fraction:
    """The chance that one attack destroys; a defence die of 0 rolls nothing.

    Counts the pairs of faces for which `beats` holds, without going through them. Few dice and
    shields are asked about again and again.
    """
    if attack_die < 1 or defence_die < 0 or shield < 0:
        raise ValueError("dice have at least one face and a shield is not negative")
    if shield >= attack_die:
        return Fraction(0)
    if defence_die == 0:
        return Fraction(attack_die - shield, attack_die)
    # Each x above the shield beats min(x - 1, defence_die) faces: first rising, then flat.
    turn = max(shield, min(attack_die, defence_die))
    rising = (shield + turn - 1) * (turn - shield) // 2
    flat = defence_die * (attack_die - turn)
    return Fraction(rising + flat, attack_die * defence_die)


def within(chance: Fraction, times: int) -> Fraction:
    """The chance of at least one success in `times` tries, stopping at the first."""
    if times < 0:
        raise ValueError("a number of tries is not negative")
    return 1 - (1 - chance) ** times


def within_each(chance: Fraction, times: int) -> tuple[Fraction, ...]:
    """The chance of success within 1, 2, … `times` tries."""
    return tuple(within(chance, tries) for tries in range(1, times + 1))
