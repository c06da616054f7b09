"""Random corrections of random matches, held against what really happened: no later step is taken
by or on another thing, in another phase or for another player without a decision.

What happened is read from events and states alone, by other eyes than those of session/amend.py and
match/about.py.
"""

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import msgspec

from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Objected, Refused
from bp_desktop.games.burning_planets.ids import Phase, Positions
from bp_desktop.games.burning_planets.match import commands as c, events as e, secret_events as se
from bp_desktop.games.burning_planets.match.evolution import evolve
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command, match_system
from bp_desktop.games.table import Stage
from bp_desktop.session.amend import AmendPlan, Decision
from bp_desktop.session.entry import Outcome, Step
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from tests.games.burning_planets.bots.table import (
    FACTIONS,
    MIXED,
    SMALL_TILES,
    bots_for,
    creation_of,
    house_rules,
    next_command,
    with_riches,
)
from tests.games.burning_planets.invariants.laws import Books, postings_of, require_sound
from tests.games.burning_planets.match.build import TABLES
from tests.games.burning_planets.match.wanderer import Wanderer

MatchSession = Session[Match, Any, Any]
Plan = AmendPlan[Match, Any, Any]

# --- a match of many kinds of steps


def a_played_match(seed: int, steps: int) -> MatchSession:
    """Bots play, and somebody keeps asking for anything else, overruling what objects."""
    chance = Random(seed)
    factions = tuple(chance.choice(FACTIONS) for _ in range(2 + seed % 2))
    positions = Positions.TABLE if seed % 3 == 0 else Positions.BOARD
    options = house_rules(chance) if seed % 2 else SMALL_TILES
    create = creation_of(factions, seed, (3, 2), options, positions)
    assert create.map is not None
    create = msgspec.structs.replace(create, map=with_riches(create.map))
    session: MatchSession = Session(match_system(), MemoryJournal(), AppDice(seed))
    session.submit(create, overrule=True)
    bots = bots_for(session.state, MIXED, seed)
    wanderer = Wanderer(chance)
    while len(session.entries) < steps and session.state.stage is not Stage.OVER:
        if session.state.stage is Stage.PLAY and chance.random() < 0.5:
            _submit(session, wanderer.command(session.state))
        elif (command := next_command(session.state, bots)) is not None:
            session.submit(command, overrule=True)
    return session


def _submit(session: MatchSession, command: Command) -> None:
    with suppress(Refused, Objected):  # it was worth a try
        session.submit(command, overrule=True)


# --- what a step did, to whom


class Deed(NamedTuple):
    """All that must not differ unasked."""

    what: str
    turn: tuple[str, str]
    """Whose turn and which phase, for what belongs to a turn."""
    things: tuple[tuple[str, ...], ...]


AT_ANY_TIME = (
    e.MatchCreated,
    e.OrderRolled,
    e.OrderSettled,
    e.StartingStructurePlaced,
    e.PlanetAdded,
    e.ResourcesTransferred,
    e.PlayerEliminated,
    e.MatchEnded,
    e.ShipDestroyed,
)
"""Of the play, what is bound to no turn; nothing outside the play is."""

RESULTS: dict[type, tuple[str, ...]] = {
    e.TurnBegan: ("player", "phase", "rested", "idle", "event"),
    e.MatchEnded: ("winners",),
    e.PlanetBombarded: ("structures",),
    e.PlayerEliminated: ("planets", "ships", "space", "holds"),
    e.OrderRolled: ("leaders",),
    e.OrderSettled: ("order",),
    e.TurnSet: ("event", "rested", "idle"),
    se.ContractDisclosed: ("status",),
}
"""Fields that tell what came of it, not whom and what it was about."""


def deed(match: Match, events: tuple[Any, ...]) -> Deed:
    """By the first event of the step, told from the state before it."""
    first = events[0] if events else None
    if first is None:
        return Deed("nothing", ("", ""), ())
    in_turn = isinstance(first, e.PlayEvent) and not isinstance(first, AT_ANY_TIME)
    turn = (str(match.turn.player), str(match.turn.phase)) if in_turn else ("", "")
    results = RESULTS.get(type(first), ())
    things = tuple(
        thing
        for name in first.__struct_fields__
        if name not in results
        for thing in _things(match, name, getattr(first, name))
    )
    return Deed(type(first).__name__, turn, things)


def _things(match: Match, name: str, value: object) -> Iterator[tuple[str, ...]]:
    """The things a field names; amounts, faces, cells, words and options are none."""
    if isinstance(value, tuple):
        for one in value:
            if isinstance(one, str) or hasattr(one, "player"):
                yield from _things(match, name, one)
    elif isinstance(value, e.EventThrow | e.OrderThrow):
        yield name, value.player
    elif hasattr(value, "id"):
        yield name, *_made(value)
    elif isinstance(value, str) and name not in ("reason", "title", "option", "type", "note"):
        yield name, *_known(match, value)


def _made(thing: Any) -> tuple[str, ...]:
    """A ship or structure that the event itself brings."""
    told = (getattr(thing, name, "") for name in ("id", "cls", "kind", "owner", "number"))
    return tuple(str(one) for one in told)


def _known(match: Match, id_: str) -> tuple[str, ...]:
    """What answers to this name before the step."""
    board = match.board
    for ship in board.ships.values():
        if ship.id == id_:
            return id_, ship.cls, ship.owner, str(ship.number)
    for planet in board.planets.values():
        if planet.id == id_:
            return id_, "planet", str(planet.owner)
        if any(one.id == id_ for one in planet.structures.values()):
            [structure] = [one for one in planet.structures.values() if one.id == id_]
            return id_, structure.kind, planet.id
    for deployed in board.space.values():
        if deployed.id == id_:
            return id_, deployed.kind, deployed.owner
    for number, contract in match.secrets.contracts.items():
        if number == id_:
            return id_, *contract.partners
    for seal, lot in match.secrets.cargo.items():
        if seal == id_:
            return id_, lot.ship, lot.giver
    return (id_,)


# --- corrections


MAKERS = (c.BuildShip, c.BuildStructure, c.PutShip, c.PutStructure, c.SetOwner, c.Conquer)
"""What others build upon: corrected more often than the rest."""


class Correction(NamedTuple):
    target: int
    own: int
    """The number of the step that is changed or put in."""
    command: Command | None
    plan: Plan


WAYS = ("strike", "change", "insert")


def random_correction(session: MatchSession, chance: Random) -> Correction | None:
    """A step struck, changed or put in; None where the rules want nothing of it."""
    steps = [step for step in session.timeline if not step.aside]
    makers = [step for step in steps if isinstance(step.outcome.command, MAKERS)]
    step = chance.choice(makers if makers and chance.random() < 0.5 else steps[1:])
    return correction_of(session, step, chance.choice(WAYS), chance)


def correction_of(
    session: MatchSession, step: Step[Any, Any], way: str, chance: Random
) -> Correction | None:
    target = step.seq
    command = _varied(step.outcome.command, chance) if way == "change" else None
    if command is None and way != "strike":
        command = _another(session.state_after(session.steps_before(target)), chance)
    try:
        if way == "insert":
            own = len(session.entries) + 1
            plan = session.plan_amend(target, command, {own: Decision.OVERRULE}, inserted=True)
        else:
            own = target
            plan = session.plan_amend(target, command, {own: Decision.OVERRULE} if command else {})
    except Refused:
        return None
    if plan.awaits_dice_at is not None or any(one.seq == own for one in plan.conflicts):
        return None
    return Correction(target, own, command, plan)


def _varied(command: Command, chance: Random) -> Command | None:
    """The same with another class, kind or owner; None where it has none."""
    match command:
        case c.BuildShip() | c.PutShip():
            return msgspec.structs.replace(command, cls=chance.choice(list(TABLES.ship_classes)))
        case c.BuildStructure() | c.PutStructure():
            return msgspec.structs.replace(command, kind=chance.choice(list(TABLES.structures)))
        case c.SetOwner():
            return msgspec.structs.replace(command, owner=None)
        case _:
            return None


def _another(match: Match, chance: Random) -> Command:
    """What could as well have been done then."""
    if match.stage is Stage.PLAY and chance.random() < 0.3:
        return _in_other_hands(match, chance)
    wanderer = Wanderer(chance)
    bots = bots_for(match, MIXED, chance.randrange(1000))
    if chance.random() < 0.5 and (command := next_command(match, bots)) is not None:
        return command
    for _ in range(20):
        command = wanderer.command(match)
        try:
            match_system().judge(match, command)
        except Refused:
            continue
        return command
    return wanderer.command(match)


def _in_other_hands(match: Match, chance: Random) -> Command:
    """The turn or a planet given to anybody: what makes later steps somebody else's."""
    player = chance.choice(list(match.players))
    if chance.random() < 0.5:
        return c.SetTurn(player, chance.choice(list(Phase)), rolled=True, collected=True)
    return c.SetOwner(chance.choice(list(match.board.planets)), player)


# --- the proof


def require_honest(session: MatchSession, correction: Correction) -> None:
    """Every later step is the same deed as it was, or one of the conflicts."""
    target, own, command, plan = correction
    place = session.steps_before(target)
    was = now = session.state_after(place)
    becomes: dict[int, Outcome[Any, Any] | None] = {one.seq: one.outcome for one in plan.revised}
    conflicts = {one.seq for one in plan.conflicts}
    steps = list(session.timeline[place:])
    if own != target:
        steps.insert(0, Step(own, Outcome(command, ())))
    same, changed = 0, []
    for step in steps:
        old = step.outcome if step.seq != own or own == target else None
        new = becomes.get(step.seq, old)
        if step.seq in conflicts:
            assert new is None, f"step {step.seq} is made before anybody has decided"
        elif step.seq != own and not step.aside:
            assert old is not None
            assert new is not None, f"step {step.seq} is gone without a word"
            did, does = deed(was, old.events), deed(now, new.events)
            told = f"step {step.seq}, {step.outcome.command}, with {command} at {target}"
            assert did == does, f"{told}: {did} becomes {does}"
            same += old.events == new.events
            changed += [step.seq] if old.events != new.events else []
        was, now = _after(was, old), _after(now, new)
    assert now == plan.after
    assert (plan.same, [one.seq for one in plan.changed]) == (same, changed)


def _after(match: Match, outcome: Outcome[Any, Any] | None) -> Match:
    for event in outcome.events if outcome is not None else ():
        match = evolve(match, event)
    return match


def require_made_as_planned(session: MatchSession, correction: Correction) -> None:
    """With every conflict struck it is made as foreseen, is sound, and is undone exactly."""
    target, own, command, plan = correction
    before = session.state
    struck = {one.seq: Decision.STRIKE for one in plan.conflicts}
    decisions = struck if command is None else {**struck, own: Decision.OVERRULE}
    if not plan.revised:
        return
    if own == target:
        session.amend(target, command, decisions, consent=True)
    else:
        session.amend(target, command, decisions, consent=True, inserted=True)
    assert session.state == plan.after
    require_sound(session.state)
    books = Books()
    for step in session.timeline:
        books.post(postings_of(step.outcome.events))
    books.require_equal(session.state)
    session.undo(consent=True)
    assert session.state == before


def prove(seed: int, *, steps: int, corrections: int) -> int:
    """Of a match of bots; how many later steps were looked at."""
    return prove_of(a_played_match(seed, steps), seed, corrections)


def prove_of(session: MatchSession, seed: int, corrections: int) -> int:
    """Steps are picked at random; how many later ones were looked at."""
    chance, looked_at = Random(seed), 0
    for number in range(corrections):
        correction = random_correction(session, chance)
        if correction is not None:
            looked_at += _prove(session, correction, made=number % 4 == 0)
    return looked_at


def prove_every_step(session: MatchSession, seed: int) -> set[type]:
    """Each is struck, changed and has something put in before it; the kinds that were struck."""
    chance, struck = Random(seed), set()
    for step in [one for one in session.timeline if not one.aside]:
        for way in WAYS if step.seq > 1 else ("strike",):
            correction = correction_of(session, step, way, chance)
            if correction is not None:
                _prove(session, correction, made=way == "strike")
                struck |= {type(step.outcome.command)} if way == "strike" else set()
    return struck


def _prove(session: MatchSession, correction: Correction, *, made: bool) -> int:
    require_honest(session, correction)
    if made:
        require_made_as_planned(session, correction)
    return len(session.timeline) - session.steps_before(correction.target)
