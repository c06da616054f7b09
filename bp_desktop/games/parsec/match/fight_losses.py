"""An open fight when an event card destroys units in it: which strikes fall away or get weaker."""

from msgspec.structs import replace

from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.fight import missed, rolled_fight
from bp_desktop.games.parsec.match.fight_facts import strike_of
from bp_desktop.games.parsec.match.handler import Happenings
from bp_desktop.games.parsec.match.state import FightStage, ParsecMatch


def after_losses(match: ParsecMatch) -> Happenings:
    """A strike whose target or whose last striker is gone comes to nothing, and the other side
    answers if it can; one with fewer strikers has their bonuses only."""
    fight = match.fight
    strike = fight.strike if fight is not None else None
    if fight is None or strike is None:
        return ()
    left = [match.units[one] for one in strike.strikers if one in match.units]
    if strike.target not in match.units or not left:
        return missed(match, fight)
    if len(left) == len(strike.strikers):
        return ()
    now = strike_of(match, strike.side, left, match.units[strike.target], declared=not fight.last)
    fewer = replace(strike, strikers=now.strikers, attack=now.attack)
    after = (
        rolled_fight(fight, fewer)
        if fight.stage is FightStage.AFTER_ROLL
        else replace(fight, strike=fewer)
    )
    return (e.StrikeModified(fight.controller(strike.side), fewer, after),)
