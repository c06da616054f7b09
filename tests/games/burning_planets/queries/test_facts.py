"""Everything on the table can be asked what it is, what it may do and what can be done to it."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bp_desktop.app.games import phrasebook
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, rules_of
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import CARGO, Phase, PlayerId, Positions
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.queries.facts.figures import Line, MatchFacts, round_of
from bp_desktop.games.burning_planets.match.queries.facts.places import natural_id
from bp_desktop.games.burning_planets.match.queries.facts.thing import facts_of
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.table import Stage
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    CENTERS,
    DRILL,
    EAST,
    ENORMOUS,
    FURNACE,
    GREENHOUSE,
    MEDIUM,
    RED,
    RED_HOME,
    ROCK,
    ROCK_CELL,
    SMALL,
    STATION,
    TOWER,
    WILD,
    acting,
    building,
    creation,
    do,
    in_phase,
    orbit,
    purse,
    started,
    unit,
    with_ship,
    with_space,
    with_structure,
    with_treasury,
    without_defences,
)

OPEN = Hex(14, 12)
SECRET = 73129


def asked(match: Match, id_: str, viewer: PlayerId | None = None) -> MatchFacts:
    found = facts_of(match, id_, viewer)
    assert found is not None
    return found


def english(message: Message) -> str:
    return phrasebook().sentence(message)


def lines(facts: MatchFacts) -> Iterator[Line]:
    return (line for section in facts.sections for line in section.lines)


def told(facts: MatchFacts) -> str:
    """Every sentence of it, one a line."""
    said = [facts.about, *facts.brief]
    said += [one for one in (facts.place, facts.foot) if one is not None]
    for section in facts.sections:
        said.append(section.title)
        for line in section.lines:
            said += [line.words, *line.reasons]
            said += [line.note] if line.note is not None else []
    return "\n".join(map(english, said))


def boxes(facts: MatchFacts) -> dict[str, str]:
    return {english(one.name): one.value for one in facts.boxes}


# --- every kind of thing


def every_kind() -> tuple[Match, dict[str, str]]:
    """A table with one of each, and their ids."""
    match, ship = with_ship(acting(), BLUE, MEDIUM, OPEN)
    match, cargo = with_ship(match, BLUE, CARGO, OPEN + EAST * 2)
    match, huge = with_ship(match, BLUE, ENORMOUS, OPEN + EAST * 4)
    match, furnace = with_structure(match, BLUE_HOME, FURNACE, CENTERS[1] + Hex(2, 0))
    match, tower = with_structure(match, BLUE_HOME, TOWER, CENTERS[1] + Hex(0, 2))
    match, station = with_space(match, BLUE, STATION, OPEN + EAST * 6)
    match, drill = with_space(match, BLUE, DRILL, asteroid=ROCK)
    planet = match.board.planets[BLUE_HOME]
    forest = natural_id(planet, planet.natural[0])
    ids = {"ship": ship, "cargo": cargo, "huge": huge, "furnace": furnace, "tower": tower}
    ids |= {"station": station, "drill": drill, "forest": forest, "rock": ROCK}
    return match, {**ids, "planet": BLUE_HOME, "wild": WILD, "player": BLUE}


KINDS = tuple(every_kind()[1])


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("phase", Phase)
@pytest.mark.parametrize("player", [RED, BLUE])
def test_everything_has_facts_in_every_phase_and_turn(
    kind: str, phase: Phase, player: PlayerId
) -> None:
    match, ids = every_kind()
    match = in_phase(match, phase, player)

    facts = asked(match, ids[kind], player)

    assert facts.id == ids[kind]
    assert facts.icon
    assert facts.sections
    assert all(line.reasons or line.words for line in lines(facts))


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_cannot_be_done_says_why_and_by_which_rule(kind: str) -> None:
    match, ids = every_kind()
    match, _ = with_ship(match, RED, BIG, OPEN + EAST)

    for line in lines(asked(match, ids[kind], RED)):
        if line.is_possible is False:
            assert line.rules, english(line.words)
        insists = line.verb is not None and line.verb.key == "bp.facts.overrule"
        assert line.command is None or line.is_possible or insists


@pytest.mark.parametrize("kind", KINDS)
def test_beside_a_real_board_everything_has_facts_too(kind: str) -> None:
    match, ids = every_kind()
    board = Positions.TABLE
    apart = acting(positions=board)
    apart, ship = with_ship(apart, BLUE, MEDIUM, None)
    ids |= {"ship": ship}

    if kind in ("ship", "planet", "player"):
        assert told(asked(apart, ids[kind], RED))
    assert facts_of(match, "nothing of the sort", RED) is None


def test_before_the_first_turn_nothing_is_offered() -> None:
    match = do(NEW_MATCH, creation())
    assert match.stage is Stage.SETUP

    for id_ in (RED_HOME, WILD, ROCK, RED):
        assert not any(line.command for line in lines(asked(match, id_)))


# --- ships


def test_a_ship_tells_its_figures_price_and_round() -> None:
    match, ship = with_ship(acting(), BLUE, MEDIUM, OPEN)

    facts = asked(match, ship)

    assert boxes(facts) == {"attack": "d6", "defence": "d6", "shield": "1", "speed": "3"}
    assert facts.owner == BLUE
    assert english(facts.about) == "Medium ship"
    assert facts.cost == match.tables.factions[match.players[BLUE].faction].ship_costs[MEDIUM]
    assert facts.foot is not None
    assert english(facts.foot) == "from the start"


def test_a_ship_of_the_player_on_turn_says_what_it_can_do_now() -> None:
    match, ship = with_ship(acting(), RED, MEDIUM, OPEN)
    match, _ = with_ship(match, BLUE, SMALL, OPEN + EAST)

    said = told(asked(match, ship, RED))

    assert "2 actions left" in said
    assert "Can attack 1 target beside it" in said
    assert "Can move to" in said
    assert "can do to it" not in said


def test_a_ship_built_in_this_turn_says_why_it_waits() -> None:
    """BP-TURN-7."""
    match = acting()
    match, ship = with_ship(match, RED, MEDIUM, OPEN, built=match.turn.number)

    (line,) = [one for one in lines(asked(match, ship, RED)) if one.is_possible is False]

    assert "BP-TURN-7" in line.rules


def test_attacks_have_odds_in_whole_per_cent_and_a_step() -> None:
    match, prey = with_ship(acting(), BLUE, MEDIUM, OPEN)
    match, near = with_ship(match, RED, MEDIUM, OPEN + EAST)
    match, far = with_ship(match, RED, BIG, OPEN + EAST * 6)

    facts = asked(match, prey, RED)

    assert facts.is_prey
    can, cannot, *_ = facts.sections[1].lines
    assert english(facts.sections[1].title) == "What Red can do to it"
    assert can.command == c.Attack(unit(near), prey)
    assert can.note is not None
    assert english(can.note) == "42 % · 66 % in 2 attacks"
    assert english(cannot.words).startswith(english_name(match, far))
    assert english(cannot.reasons[0]).startswith("It is 6 cells away")
    assert "BP-COMBAT-1" in cannot.rules


def english_name(match: Match, ship: str) -> str:
    return phrasebook().fact("bp", asked(match, ship).name)


def test_units_with_the_same_reason_share_a_line() -> None:
    """Nobody may attack before the action phase: said once, not for each ship."""
    match = in_phase(started(), Phase.SHIPS)
    match, prey = with_ship(match, BLUE, MEDIUM, OPEN)
    for step in range(1, 9):
        match, _ = with_ship(match, RED, SMALL, OPEN + EAST * step)

    deeds = asked(match, prey, RED).sections[1]

    assert len(deeds.lines) == 1
    assert english(deeds.lines[0].words) == "9 units"  # and the cannon


def test_of_many_ways_the_best_are_told() -> None:
    match, prey = with_ship(acting(), BLUE, SMALL, OPEN)
    for number, cell in enumerate(OPEN.neighbors()):
        match, _ = with_ship(match, RED, BIG if number == 5 else SMALL, cell)

    first, *_, more, _cannon = asked(match, prey, RED).sections[1].lines

    assert "ship/humans_big" in first.icon
    assert english(more.words) == "and 2 more"


# --- planets and structures


def test_a_planet_tells_cells_yield_and_what_stands_on_it() -> None:
    facts = asked(building(), RED_HOME, RED)

    assert english(facts.brief[0]) == "12 of 18 cells free"
    assert facts.yields == purse(biomass=2, concrete=3)
    assert "Cannon: 1" in told(facts)
    assert "Forest: 2" in told(facts)


def test_what_may_be_built_is_judged_where_its_owner_is_building() -> None:
    match = building()
    can = {
        english(one.words): one.is_possible for one in asked(match, RED_HOME, RED).sections[1].lines
    }
    assert can["Greenhouse"] is True

    poor = with_treasury(match, RED, purse())
    facts = asked(poor, RED_HOME, RED)
    (line,) = [one for one in facts.sections[1].lines if english(one.words) == "Greenhouse"]

    assert line.is_possible is False
    assert "BP-RES-3" in rules_of(line.reasons)


def test_lasting_reasons_are_told_whoever_is_on_turn() -> None:
    """BP-GEN-14: no blast furnace on a water planet."""
    (line,) = [
        one
        for one in asked(acting(), BLUE_HOME, RED).sections[1].lines
        if "Blast Furnace" in english(one.words)
    ]

    assert "BP-GEN-14" in line.rules


def test_a_free_planet_can_be_conquered_from_its_orbit() -> None:
    match, ship = with_ship(acting(), RED, SMALL, orbit(acting(), WILD)[0])

    (line,) = [one for one in lines(asked(match, WILD, RED)) if one.command is not None]

    assert line.command == c.Conquer(ship, WILD)


def test_an_undefended_structure_can_be_destroyed_from_orbit() -> None:
    """BP-CONQ-6, BP-CONQ-7."""
    match, furnace = with_structure(acting(), BLUE_HOME, GREENHOUSE, CENTERS[1] + Hex(2, 0))
    match, ship = with_ship(match, RED, SMALL, orbit(match, BLUE_HOME)[0])
    (guarded,) = asked(match, furnace, RED).sections[-1].lines
    assert "BP-CONQ-7" in guarded.rules

    bare = without_defences(match, BLUE_HOME)
    bare, furnace = with_structure(bare, BLUE_HOME, GREENHOUSE, CENTERS[1] + Hex(2, 0))
    (line,) = asked(bare, furnace, RED).sections[-1].lines

    assert line.command == c.DestroyStructure(ship, furnace)


def test_an_asteroid_says_that_it_can_hardly_be_destroyed() -> None:
    match, _ = with_ship(acting(), RED, MEDIUM, ROCK_CELL + EAST)

    facts = asked(match, ROCK, RED)

    assert boxes(facts) == {"shield": "18"}
    assert "Only a roll of 19 or 20 destroys it" in told(facts)
    assert "0 %" in told(facts)


# --- what may not be known


def test_no_card_tells_a_hidden_balance_or_hold() -> None:
    """BP-APP-6, and F4 of the findings: not even that somebody cannot pay."""
    hidden = Options(treasury_visibility="owner")
    match = building(hidden)
    match, cargo = with_ship(match, RED, CARGO, OPEN, hold=Purse.of(metal=SECRET))
    rich = with_treasury(match, RED, Purse.of(metal=SECRET))
    poor = with_treasury(match, RED, purse())

    for viewer in (None, BLUE):
        for id_ in (RED, RED_HOME, cargo):
            assert asked(rich, id_, viewer) == asked(poor, id_, viewer)
            assert str(SECRET) not in told(asked(rich, id_, viewer))
    assert str(SECRET) in told(asked(rich, RED, RED))
    assert str(SECRET) in told(asked(rich, cargo, RED))


def test_that_something_is_aboard_is_public() -> None:
    """BP-REG-4."""
    match, cargo = with_ship(acting(), RED, CARGO, OPEN, hold=Purse.of(metal=1))

    assert "Something is aboard" in told(asked(match, cargo, BLUE))


# --- rounds


def test_the_round_of_a_turn_is_counted_back_from_now() -> None:
    match = in_phase(started(), Phase.ACTIONS)
    later = replace(match, turn=replace(match.turn, number=8, round=3, player=match.order[1]))

    assert [round_of(later, n) for n in range(1, 9)] == [1, 1, 1, 2, 2, 2, 3, 3]
