"""Exact odds of an attack die against a defence die, with bonuses or a shield, as fractions."""

from fractions import Fraction
from functools import lru_cache


def beats(attack: int, defence: int | None, shield: int) -> bool:
    """Whether an attack roll destroys the target: the one rule for odds and real fights.

    Both comparisons are strict; a defence of None is a target that rolls nothing.
    """
    return attack > shield and (defence is None or attack > defence)


@lru_cache(maxsize=4096)
def strike(
    attack_die: int,
    defence_die: int,
    *,
    lead: int = 0,
    shield: int = 0,
    ties_hit: bool = False,
) -> Fraction:
    """The chance that an attack die, `lead` added, comes out above a defence die, and the bare
    attack die above a shield. A defence die of 0 rolls nothing.

    The lead is the bonus of the attack less that of the defence. Equal totals miss, unless
    `ties_hit`. Counts the pairs of faces that hit without going through them.
    """
    if attack_die < 1 or defence_die < 0 or shield < 0:
        raise ValueError("dice have at least one face and a shield is not negative")
    if defence_die == 0:
        return Fraction(max(0, attack_die - shield), attack_die)
    # Each face x above the shield beats x - 1 + ahead faces: none at first, then rising, then all.
    ahead = lead + ties_hit
    none = max(shield, 1 - ahead)
    if none >= attack_die:
        return Fraction(0)
    turn = max(none, min(attack_die, defence_die - ahead))
    rising = (turn - none) * (none + turn - 1 + 2 * ahead) // 2
    flat = defence_die * (attack_die - turn)
    return Fraction(rising + flat, attack_die * defence_die)


def destroy(attack_die: int, defence_die: int, shield: int) -> Fraction:
    """The chance that one attack destroys by `beats`: a strike without bonuses."""
    return strike(attack_die, defence_die, shield=shield)


def first_blood(attack: Fraction, counter: Fraction) -> Fraction | None:
    """The chance that whoever strikes first is the first to hit, if both strike by turns until
    one of them does; None if neither can."""
    either = 1 - (1 - attack) * (1 - counter)
    return attack / either if either else None


def strikes_to_first_blood(attack: Fraction, counter: Fraction) -> Fraction | None:
    """How many strikes that takes on average, those of both sides counted."""
    either = 1 - (1 - attack) * (1 - counter)
    return (2 - attack) / either if either else None


@lru_cache(maxsize=4096)
def whole_fight(attack: Fraction, counter: Fraction, own: int, others: int) -> Fraction | None:
    """The chance that whoever strikes first has units left when the other side has none, if both
    strike by turns to the end and every hit takes one unit; None if neither can hit."""
    either = 1 - (1 - attack) * (1 - counter)
    if not either:
        return None
    if not own or not others:
        return Fraction(bool(own))
    gone = whole_fight(attack, counter, own - 1, others)
    answered = Fraction(1)
    if others > 1:  # the struck side strikes next: it is the first one there
        answered -= whole_fight(counter, attack, others - 1, own) or 0
    return (attack * answered + (1 - attack) * counter * (gone or 0)) / either


def within(chance: Fraction, times: int) -> Fraction:
    """The chance of at least one success in `times` tries, stopping at the first."""
    if times < 0:
        raise ValueError("a number of tries is not negative")
    return 1 - (1 - chance) ** times


def within_each(chance: Fraction, times: int) -> tuple[Fraction, ...]:
    """The chance of success within 1, 2, … `times` tries."""
    return tuple(within(chance, tries) for tries in range(1, times + 1))


def percent(chance: Fraction) -> int:
    """Whole; what can happen is never 0, and what can fail never 100."""
    if chance in (0, 1):
        return int(chance) * 100
    return min(99, max(1, round(chance * 100)))
