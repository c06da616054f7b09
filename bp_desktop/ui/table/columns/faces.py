"""Faces of the players' columns: what each shows of a match, as its game says it."""

from typing import NamedTuple

from bp_desktop.core.ids import SeatId


class BalanceFace(NamedTuple):
    picture: str
    name: str
    amount: int | None
    """None: covered."""
    income: int = 0


class CountedIcon(NamedTuple):
    """What is alike on a planet."""

    id: str
    """Of one of them; of the planet, for what is nobody's deed to choose."""
    picture: str
    name: str
    number: int
    owned: bool = True
    """Whether it is drawn in the colour of the column."""


class PlanetFace(NamedTuple):
    id: str
    title: str
    picture: str
    kinds: tuple[CountedIcon, ...]


class FleetFace(NamedTuple):
    """Units of one kind."""

    picture: str
    title: str
    units: tuple[tuple[str, str], ...]
    """Each id with the number that is on the piece."""


class ColumnFace(NamedTuple):
    player: SeatId
    seat: int
    name: str
    note: str
    mark: str
    """Whether it is this one's turn, or will be next."""
    on_turn: bool
    balances: tuple[BalanceFace, ...]
    planets: tuple[PlanetFace, ...]
    fleet: tuple[FleetFace, ...]
    ships: int


class ColumnWords(NamedTuple):
    """What a game calls the parts of a column."""

    planets: str
    ships: str
    foot: str
    """The button below, for what is missing or wrong."""
