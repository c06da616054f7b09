"""A bot that does anything legal, by chance."""

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from bp_desktop.games.burning_planets.ids import Phase, PlayerId
from bp_desktop.games.burning_planets.match.commands import BuildShip, BuildStructure, Concede
from bp_desktop.games.burning_planets.match.queries.candidates import bombardments
from bp_desktop.games.burning_planets.match.queries.legal import legal
from bp_desktop.games.burning_planets.match.queries.offers import building_offers, launch_offers
from bp_desktop.games.burning_planets.match.queries.standing import standings
from bp_desktop.games.burning_planets.match.queries.steps import next_command
from bp_desktop.games.burning_planets.match.queries.units import offers_of_unit, own_units
from bp_desktop.games.burning_planets.match.queries.verdict import offered
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.offers import Offer, drawn
from bp_desktop.games.table import Stage

PATIENCE = 400
"""Rounds."""
GOES_ON = {Phase.STRUCTURES: 0.45, Phase.SHIPS: 0.3, Phase.ACTIONS: 0.1}
"""How often it leaves a phase although something could be done. A planet that has built nothing
can still sell a space structure to a cargo ship (BP-SPACE-3)."""
TAKES_DOWN = 0.04
"""How often it demolishes or clears where it could."""
MOST_SHIPS = 3
"""At once, so that something is left to buy."""
TRIES = 6
"""How many units it looks at before it gives a phase up."""
GOES = 0.7
"""How often the unit that is acting goes on, where it can."""


class RandomBot:
    """Plays random legal commands, deterministic from its seed. It ends no match by intent, but a
    match that chance does not end: after `PATIENCE` rounds all but the strongest give up.

    It does nothing that others have to agree to, unless it `presumes` that they do.
    """

    def __init__(self, seed: int | str, *, presumes: bool = False) -> None:
        self._random = Random(seed)
        self._presumes = presumes

    def choose(self, seen: Match, seat: PlayerId) -> Command | None:
        if seen.stage is Stage.SETUP:
            return self._one_of(legal(seen, seat))
        if seen.stage is not Stage.PLAY or seat != seen.turn.player:
            return None
        if seen.turn.round > PATIENCE and standings(seen)[0].player != seat:
            return Concede(seat)
        phase = seen.turn.phase
        if phase in GOES_ON and self._random.random() >= GOES_ON[phase]:
            command = self._deed(seen, seat)
            if command is not None:
                return command
        return next_command(seen)

    def _deed(self, seen: Match, seat: PlayerId) -> Command | None:
        match seen.turn.phase:
            case Phase.STRUCTURES:
                return self._build(seen, seat)
            case Phase.SHIPS:
                return self._launch(seen, seat)
            case _:
                return self._act(seen, seat)

    def _build(self, seen: Match, seat: PlayerId) -> Command | None:
        builds, others = list[Offer[Command]](), list[Offer[Command]]()
        for one in building_offers(seen, seat):
            (builds if isinstance(one.command, BuildStructure) else others).append(one)
        if self._random.random() < TAKES_DOWN and (taken := self._one_of(others)) is not None:
            return taken
        return self._one_of(builds)

    def _launch(self, seen: Match, seat: PlayerId) -> Command | None:
        command = self._one_of(launch_offers(seen, seat))
        if isinstance(command, BuildShip):
            return replace(command, count=min(command.count, MOST_SHIPS))
        return command

    def _act(self, seen: Match, seat: PlayerId) -> Command | None:
        """The unit that is acting goes on more often than not; else any other."""
        units = own_units(seen, seat)
        self._random.shuffle(units)
        if self._random.random() < GOES:
            units.sort(key=lambda unit: unit != seen.turn.active)
        for unit in units[:TRIES]:
            command = self._of_some_kind(offers_of_unit(seen, unit))
            if command is not None:
                return command
        return self._one_of(offered(seen, bombardments(seen)))

    def _of_some_kind(self, offers: Iterable[Offer[Command]]) -> Command | None:
        """There are many more cells to go to than planets to take: the kind is drawn first."""
        kinds: dict[type, list[Offer[Command]]] = {}
        for one in self._allowed(offers):
            kinds.setdefault(type(one.command), []).append(one)
        return self._one_of(self._random.choice(list(kinds.values()))) if kinds else None

    def _one_of(self, offers: Iterable[Offer[Command]]) -> Command | None:
        found = self._allowed(offers)
        return drawn(self._random.choice(found), self._random) if found else None

    def _allowed(self, offers: Iterable[Offer[Command]]) -> list[Offer[Command]]:
        return [one for one in offers if one.legal and (self._presumes or not one.consent_of)]
