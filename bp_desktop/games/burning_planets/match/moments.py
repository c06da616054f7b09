"""Moments: what of a match deserves that everybody looks up."""

from bp_desktop.games.burning_planets.match import events as e
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.table import Moment, MomentKind


def moment_of(event: Event) -> Moment | None:
    match event:
        case e.OrderRolled():
            return Moment(MomentKind.ROLL)
        case e.TurnBegan():
            return Moment(MomentKind.TURN, event.player)
        case e.EventRolled():
            struck = [one.player for one in event.results if one.event is not None]
            rolled = [one.player for one in event.results]
            kind = MomentKind.EVENT if struck else MomentKind.ROLL
            return Moment(kind, next(iter(struck or rolled), None))
        case e.Attacked():
            kind = MomentKind.HIT if event.destroyed else MomentKind.MISS
            return Moment(kind, event.player, event.target)
        case e.PlanetConquered():
            return Moment(MomentKind.CONQUEST, event.player, event.planet)
        case e.PlanetBombarded():
            return Moment(MomentKind.BOMBARDMENT, event.player, event.planet)
        case e.PlayerEliminated():
            return Moment(MomentKind.OUT, event.player)
        case e.MatchEnded():
            return Moment(MomentKind.END, next(iter(event.winners), None))
        case _:
            return None
