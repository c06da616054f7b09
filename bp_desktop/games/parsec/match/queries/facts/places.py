"""Facts about places of Parsec: planets and asteroids, cells and modules."""

from collections import Counter
from collections.abc import Iterator

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Several, say
from bp_desktop.games.facts import FactBox, FactLine, FactSection, ThingFacts, filled, judged
from bp_desktop.games.offers import verdict
from bp_desktop.games.parsec.board import BodyFacts
from bp_desktop.games.parsec.ids import PlayerId, TurnPart
from bp_desktop.games.parsec.match import commands as c, lookup as look, stats
from bp_desktop.games.parsec.match.movement import why_not_now
from bp_desktop.games.parsec.match.production import is_blocked, producing
from bp_desktop.games.parsec.match.queries.facts.figures import Line, ParsecFacts, Section
from bp_desktop.games.parsec.match.queries.facts.units import founding_line
from bp_desktop.games.parsec.match.settlement import free_cells
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.games.parsec.match.system import judge
from bp_desktop.games.parsec.match.victory import presence
from bp_desktop.games.table import Stage

CELL, MODULE = "cell:", "module:"
"""What the ids of cells and modules begin with, as facts are asked for by them."""
NEAR = 10
"""No vessel of the tables goes further, and of more than a few nobody wants to read."""
MOST = 6


def cell_id(cell: Hex) -> str:
    return f"{CELL}{cell.q},{cell.r}"


def cell_of(match: ParsecMatch, id_: str) -> Hex | None:
    """The cell of the board with this id; None for anything else."""
    try:
        q, r = (int(part) for part in id_.removeprefix(CELL).split(","))
        cell = Hex(q, r)
    except ValueError:
        return None
    known = cell in match.board.modules_at or cell in match.board.cores
    return cell if id_.startswith(CELL) and known else None


def module_id(number: int) -> str:
    return f"{MODULE}{number}"


def module_of(match: ParsecMatch, id_: str) -> int | None:
    number = id_.removeprefix(MODULE)
    if not id_.startswith(MODULE) or not number.isdecimal():
        return None
    return int(number) if 1 <= int(number) <= len(match.board.modules) else None


def _on_module(number: int = 0) -> Message | None:
    return say("parsec.facts.on_module", module=look.named_module(number)) if number else None


# --- planets and asteroids


def body_facts(match: ParsecMatch, body: BodyFacts, viewer: PlayerId | None) -> ParsecFacts:
    about = say("parsec.facts.asteroid", "PA-BODY-3")
    if body.is_planet:
        about = say("parsec.facts.planet", "PA-BODY-1", "PA-BODY-2")
    first, *more = map(look.named_resource, body.resources)
    offers = say("parsec.facts.offers_one", "PA-BODY-3", first=first)
    for second in more:
        offers = say("parsec.facts.offers", "PA-BODY-2", first=first, second=second)
    number = FactBox(say("parsec.facts.number"), str(body.number), "die/d8")
    return ThingFacts(
        body.id,
        look.named_body(body),
        about,
        "board/planet" if body.is_planet else "board/asteroid",
        None,
        _on_module(body.module),
        (number,),
        brief=(offers,),
        sections=filled(
            FactSection(say("parsec.facts.who_is_there"), tuple(_producing(match, body))),
            *_founding_section(match, body, viewer),
        ),
    )


def _producing(match: ParsecMatch, body: BodyFacts) -> Iterator[Line]:
    """What a roll of its number brings whom (PA-PROD-1 to -4)."""
    if is_blocked(match, body):
        yield FactLine(say("parsec.facts.blocked", "PA-EVT-13"), is_possible=False)
    at_work = producing(match, [body])
    for player in match.survivors:
        count = len(at_work.get((player, body.id), ()))
        if not count:
            continue
        each = 1 if body.is_planet else stats.asteroid_yield(match, player)
        rule = "PA-PROD-3" if body.is_planet else "PA-PROD-4"
        who, cards = look.named_player(match, player), count * each
        words = say("parsec.facts.brings", rule, player=who, count=cards)
        yield FactLine(words, icon="ui/coins")
    if body.is_planet and match.tracked:
        free = len(free_cells(match, body))
        yield FactLine(say("parsec.facts.free_cells", "PA-COLONY-8", count=free))


def _founding_section(
    match: ParsecMatch, body: BodyFacts, viewer: PlayerId | None
) -> list[Section]:
    """Colonies that cargos of the player on turn can found there now, or why not."""
    if match.stage is not Stage.PLAY or not body.is_planet:
        return []
    lines = list[Line]()
    for unit in look.owned(match, match.turn.player):
        there = unit.cell in body.cells or (not match.tracked and unit.body == body.id)
        if not there or not stats.type_of(match, unit).is_cargo:
            continue
        words = say("parsec.facts.founds_here", "PA-EXPAND-1", unit=look.named_unit(match, unit))
        lines.append(founding_line(match, c.FoundColony(unit.id), words, viewer))
    player = look.named_player(match, match.turn.player)
    return [FactSection(say("parsec.facts.what_can_be_done_here", player=player), tuple(lines))]


# --- cells


def cell_facts(match: ParsecMatch, cell: Hex) -> ParsecFacts:
    board, name = match.board, look.named_cell(match, cell)
    about = say("parsec.facts.space", "PA-MOVE-1")
    if cell in board.cores:
        about = say("parsec.facts.core", "PA-GAP-10")
    elif cell in board.docks:
        about = say("parsec.facts.dock", "PA-PORT-1")
    elif (body := board.body_at.get(cell)) is not None:
        about = say("parsec.facts.cell_of", body=look.named_body(body))
    modules = board.modules_at.get(cell, ())
    brief: tuple[Message, ...] = ()
    if len(modules) > 1:
        named = Several(tuple(look.named_module(one) for one in modules))
        brief = (say("parsec.facts.seam", "PA-MOVE-7", modules=named),)
    there: tuple[Line, ...] = tuple(
        FactLine(
            say("parsec.facts.stands_here", unit=look.named_unit(match, one)),
            icon=f"unit/{one.type}",
        )
        for one in look.units_at(match, cell)
    )
    return ThingFacts(
        cell_id(cell),
        name,
        about,
        "ui/grid",
        next((one.owner for one in look.units_at(match, cell)), None),
        _on_module(*modules[:1]),
        brief=brief,
        sections=filled(
            FactSection(say("parsec.facts.who_is_there"), there),
            FactSection(say("parsec.facts.who_can_come"), tuple(_comers(match, cell))),
        ),
    )


def _comers(match: ParsecMatch, cell: Hex) -> Iterator[Line]:
    """Vessels of the player on turn that can stop there, or why the near ones cannot."""
    if match.stage is not Stage.PLAY or match.turn.part is not TurnPart.ACTIONS or match.fight:
        return
    if cell in match.board.cores or not match.tracked:
        return
    near = sorted(_near(match, cell), key=lambda one: one[0])
    for _away, unit in near[:MOST]:
        command = c.MoveVessel(unit.id, to=cell)
        found = verdict(judge, match, command)
        words = say("parsec.facts.comes", "PA-MOVE-1", unit=look.named_unit(match, unit))
        yield judged(words, found, command, say("parsec.facts.move_verb"))


def _near(match: ParsecMatch, cell: Hex) -> Iterator[tuple[int, UnitState]]:
    for unit in look.owned(match, match.turn.player):
        if unit.cell is None or unit.cell == cell or not stats.type_of(match, unit).is_vessel:
            continue
        away = unit.cell.distance(cell)
        if away <= NEAR and not why_not_now(match, unit):
            yield away, unit


# --- modules


def module_facts(match: ParsecMatch, number: int) -> ParsecFacts:
    board = match.board
    module = board.modules[number - 1]
    about = say("parsec.facts.module", "PA-COMP-2")
    if module.is_port:
        about = say("parsec.facts.port_module", "PA-SETUP-3")
    present = presence(match).get(number, Counter[PlayerId]())
    lines: list[Line] = []
    for player, count in present.items():
        name = look.named_player(match, player)
        words = say("parsec.facts.warships_here", "PA-WIN-2", player=name, count=count)
        lines.append(FactLine(words, icon="ui/ship"))
    owner = next(iter(present), None) if len(present) == 1 else None
    if owner is not None:
        brief = say("parsec.facts.dominated", "PA-WIN-2", player=look.named_player(match, owner))
    elif present:
        brief = say("parsec.facts.contested", "PA-WIN-2")
    else:
        brief = say("parsec.facts.nobodys", "PA-WIN-2")
    lines += [
        FactLine(say("parsec.facts.lies_here", body=look.named_body(one)), icon="board/planet")
        for one in board.bodies.values()
        if one.module == number
    ]
    return ThingFacts(
        module_id(number),
        look.named_module(number),
        about,
        "ui/layers",
        owner,
        brief=(brief,),
        sections=filled(FactSection(say("parsec.facts.who_is_there"), tuple(lines))),
    )
