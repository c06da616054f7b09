"""The characters of the three levels: what each of them thinks of, and how far."""

from dataclasses import dataclass

from bp_desktop.games.burning_planets import ids

SMALL, MEDIUM_SHIP, BIG = ids.ClassId("small"), ids.ClassId("medium"), ids.ClassId("big")


@dataclass(frozen=True, slots=True)
class Character:
    """How a level plays; everything is an amount that a match can be measured by."""

    positions: int
    """The most positions one decision looks at."""
    slips: float
    """How often it overlooks what it could do with a unit, a planet or a yard in this turn."""
    producers_first: int
    """Furnaces and greenhouses before the first spaceport."""
    most_producers: int
    """Per planet."""
    caution: float
    """How much it minds a ship of its own being destroyed in the next turn."""
    fleet: tuple[tuple[ids.ClassId, float], ...]
    """The warships it builds, each with its share of what the fleet costs."""
    most_ships: int
    """Warships; with so many it saves for enormous ones."""
    scouts: int
    """Ships for free planets at a time."""
    freighters: int = 0
    """Cargo ships that bring structures to asteroids."""
    cannons: int = 0
    """That it builds on a planet under threat."""
    bold_from: int = 40
    """The round from which it minds less and less, so that no two fleets wait for ever."""
    rich: int = 1000
    """With so much income of what ships are made of it builds another fleet."""
    rich_fleet: tuple[tuple[ids.ClassId, float], ...] = ()
    gathers: bool = False
    """Whether ships wait for one another before they attack a defended planet."""

    def caution_in(self, round_: int) -> float:
        """None is left after as many rounds again."""
        return self.caution * min(1.0, max(0.0, 2 - round_ / self.bold_from))


EASY = Character(
    positions=400,
    slips=0.4,
    producers_first=5,
    most_producers=6,
    caution=0.0,
    fleet=((MEDIUM_SHIP, 0.5), (BIG, 0.5)),
    most_ships=10,
    scouts=1,
)
MEDIUM = Character(
    positions=1200,
    slips=0.1,
    producers_first=4,
    most_producers=9,
    caution=0.0,
    fleet=((MEDIUM_SHIP, 0.3), (BIG, 0.7)),
    most_ships=14,
    scouts=1,
    cannons=1,
)
STRONG = Character(
    positions=3000,
    slips=0.0,
    producers_first=3,
    most_producers=30,
    caution=0.8,
    fleet=((SMALL, 0.2), (BIG, 0.8)),
    most_ships=24,
    scouts=2,
    freighters=1,
    cannons=3,
    rich=45,
    rich_fleet=((SMALL, 0.15), (BIG, 0.45), (ids.ENORMOUS, 0.4)),
    gathers=True,
)
