"""The set of definitions as a kind of document: judged, carried out and told."""

from typing import Any

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.text_limits import require_lengths
from bp_desktop.games.parsec.definition_checks import cells_of
from bp_desktop.games.parsec.definitions import Body, DefinitionSet, ModuleDefinition, Spot
from bp_desktop.games.parsec.library import steps as s
from bp_desktop.games.parsec.library.content import SORTS, ParsecSet, counters
from bp_desktop.games.parsec.tables import ParsecTables
from bp_desktop.games.system import GameSystem, Judgement, Snapshot, TitleAccess

SYSTEM_ID = "parsec.set"
SetSystem = GameSystem[ParsecSet, s.AnySetCommand, s.AnySetEvent]
RULE = "PA-DATA-8"


def set_system(tables: ParsecTables) -> SetSystem:
    return GameSystem(
        id=SYSTEM_ID,
        commands=s.AnySetCommand,
        events=s.AnySetEvent,
        start=ParsecSet(),
        judge=judge,
        evolve=evolve,
        describe=lambda _state, event, _viewer: told(event),
        dice_seal=False,
        summary=lambda state: summary(state, tables),
        snapshot=Snapshot(ParsecSet, take=lambda state: state, adopt=s.AdoptSet),
        titled=TitleAccess(take=lambda state: state.title, rename=s.RenameSet),
        suffix=".bpset",
    )


def summary(state: ParsecSet, tables: ParsecTables) -> Message:
    (modules, _), (cards, _), (factions, _), _rarities = counters(state.definitions, tables)
    if state.definitions.has_samples:  # marked wherever it is listed (PA-DATA-3)
        return say("parsec.set.summary_sample", modules=modules, cards=cards, factions=factions)
    if not (modules or cards or factions):
        return say("parsec.set.summary_empty")
    return say("parsec.set.summary", modules=modules, cards=cards, factions=factions)


def judge(state: ParsecSet, command: s.AnySetCommand) -> Judgement[s.AnySetEvent]:
    require_lengths(command)
    match command:
        case s.EnterDefinitions(entered):
            return _entering(state, entered)
        case s.RemoveDefinition(sort, id_):
            if id_ not in {one.id for one in getattr(state.definitions, sort)}:
                raise Refused(say("parsec.set.not_there", "PA-DATA-1", item=id_[:60]))
            return _leads_to(s.DefinitionRemoved(sort, id_))
        case s.RenameSet(title):
            return _leads_to(s.SetRenamed(title))
        case s.AdoptSet(content):
            return _leads_to(s.SetAdopted(content))
        case _:
            return _leads_to(s.ModulesDrawn(_drawn(state, command)))


def _leads_to(event: s.AnySetEvent, *objections: Message) -> Judgement[s.AnySetEvent]:
    return Judgement(lambda _dice, _names: (event,), objections)


def _entering(state: ParsecSet, entered: DefinitionSet) -> Judgement[s.AnySetEvent]:
    before, after = state.definitions, _with(state.definitions, entered)
    if entered.modules and before.modules and entered.pitch != before.pitch:
        raise Refused(say("parsec.set.other_pitch", RULE))
    event = s.DefinitionsEntered(entered)
    if after.mixes and not before.mixes:
        return _leads_to(event, say("parsec.set.mixes", "PA-DATA-4", "PA-DATA-3"))
    return _leads_to(event)


# --- drawing


def _drawn(
    state: ParsecSet, command: s.SetDrawing | s.DrawTogether
) -> tuple[ModuleDefinition, ...]:
    """The modules that look otherwise afterwards."""
    drawn = state
    for part in command.parts if isinstance(command, s.DrawTogether) else (command,):
        drawn = _after(drawn, part)
    before, after = state.definitions.modules, drawn.definitions.modules
    return tuple(new for old, new in zip(before, after, strict=True) if new is not old)


def _after(state: ParsecSet, command: s.SetDrawing) -> ParsecSet:
    match command:
        case s.PlaceBody(at, body):
            return _with_body(state, at, body)
        case s.PlaceDock(at):
            return _with_docks(state, (at,))
        case s.PlacePort(at):
            spot = _free(state, at)
            placed = _changed(state, at, port_core=spot)
            return _with_docks(placed, at.neighbors())
        case s.ErasePiece(at):
            return _without(state, at)
        case s.MovePiece(at, to):
            module, spot = _module(state, at), state.spot(at)
            taken = next((one for one in module.bodies if spot in cells_of(one)), None)
            cleared = _without(state, at)
            if taken is not None:
                return _with_body(cleared, to, taken)
            if spot == module.port_core:
                return _changed(cleared, to, port_core=_free(cleared, to))
            return _with_docks(cleared, (to,))


def _module(state: ParsecSet, at: Hex) -> ModuleDefinition:
    found = state.module_at(at)
    if found is None:
        if 0 in state.spot(at):
            raise Refused(say("parsec.module.seam", RULE))
        raise Refused(say("parsec.module.none_here", RULE))
    return found


def _changed(state: ParsecSet, at: Hex, **values: Any) -> ParsecSet:
    module = _module(state, at)
    if "port_core" in values and module.port_core is not None and values["port_core"] is not None:
        raise Refused(say("parsec.module.has_a_core", RULE, "PA-PORT-1"))
    entered = DefinitionSet(modules=(replace(module, **values),))
    return replace(state, definitions=_with(state.definitions, entered))


def _with_body(state: ParsecSet, at: Hex, body: Body) -> ParsecSet:
    module, spot = _module(state, at), state.spot(at)
    others = tuple(one for one in module.bodies if (one.kind, one.cell) != (body.kind, spot))
    cleared = _changed(state, at, bodies=others)
    for cell in (at, *(at.neighbors() if body.kind == "planet" else ())):
        _free(cleared, cell)
    return _changed(state, at, bodies=(*others, replace(body, cell=spot)))


def _with_docks(state: ParsecSet, cells: tuple[Hex, ...]) -> ParsecSet:
    for cell in cells:
        spot, docks = _free(state, cell), _module(state, cell).docks
        state = _changed(state, cell, docks=(*docks, spot))
    return state


def _free(state: ParsecSet, cell: Hex) -> Spot:
    """The spot of a cell with nothing on it. Raises Refused."""
    module, spot = _module(state, cell), state.spot(cell)
    taken = {*module.docks, *(one for body in module.bodies for one in cells_of(body))}
    if spot in taken or spot == module.port_core:
        raise Refused(say("parsec.module.taken", RULE))
    return spot


def _without(state: ParsecSet, at: Hex) -> ParsecSet:
    module, spot = _module(state, at), state.spot(at)
    if spot == module.port_core:
        return _changed(state, at, port_core=None)
    if spot in module.docks:
        return _changed(state, at, docks=tuple(one for one in module.docks if one != spot))
    bodies = tuple(one for one in module.bodies if spot not in cells_of(one))
    if len(bodies) == len(module.bodies):
        raise Refused(say("parsec.module.nothing_here", RULE))
    return _changed(state, at, bodies=bodies)


# --- what happened


def _with(definitions: DefinitionSet, entered: DefinitionSet) -> DefinitionSet:
    """With these as well; what has the same id keeps its place."""
    rows: dict[str, tuple[Any, ...]] = {}
    for sort in SORTS:
        known = {one.id: one for one in getattr(definitions, sort)}
        rows[sort] = tuple((known | {one.id: one for one in getattr(entered, sort)}).values())
    pitch = definitions.pitch if definitions.modules or not entered.modules else entered.pitch
    return DefinitionSet(pitch, **rows)


def evolve(state: ParsecSet, event: s.AnySetEvent) -> ParsecSet:
    match event:
        case s.ModulesDrawn(modules):
            entered = DefinitionSet(modules=modules)
            return replace(state, definitions=_with(state.definitions, entered))
        case s.DefinitionsEntered(entered):
            return replace(state, definitions=_with(state.definitions, entered))
        case s.DefinitionRemoved(sort, id_):
            left = tuple(one for one in getattr(state.definitions, sort) if one.id != id_)
            return replace(state, definitions=replace(state.definitions, **{sort: left}))
        case s.SetRenamed(title):
            return replace(state, title=title)
        case s.SetAdopted(content):
            return content


def told(step: s.AnySetCommand | s.AnySetEvent) -> Message:
    """What a step did, by its command or by its event."""
    match step:
        case s.EnterDefinitions(entered) | s.DefinitionsEntered(entered):
            rows = (entered.modules, entered.events, entered.factions)
            return say("parsec.set.entered", count=sum(map(len, rows)))
        case s.RenameSet(title) | s.SetRenamed(title):
            return say("parsec.set.renamed", title=title)
        case s.RemoveDefinition() | s.DefinitionRemoved():
            return say("parsec.set.removed")
        case s.AdoptSet() | s.SetAdopted():
            return say("parsec.set.adopted")
        case _:
            return say("parsec.set.drawn")
