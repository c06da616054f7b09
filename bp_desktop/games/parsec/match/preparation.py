"""Preparation of a match: players, board, first player, factions and the start kit (chapter 4)."""

from bp_desktop.core.accounts import booked
from bp_desktop.core.dice import AppDice, Dice, HandDice, require_faces
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.module_grid import MOST_MODULES, middle_places
from bp_desktop.core.naming import StepNames
from bp_desktop.core.people import clockwise, repeated_name
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.board import BodyFacts
from bp_desktop.games.parsec.definition_checks import set_problems
from bp_desktop.games.parsec.definitions import DefinitionSet
from bp_desktop.games.parsec.match import commands as c, events as e, lookup as look
from bp_desktop.games.parsec.match.deck import drawn_card, require_rarity
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.state import ParsecMatch, ParsecPlayer, SetupPart
from bp_desktop.games.parsec.options import CustomVictory, ParsecOptions
from bp_desktop.games.parsec.tables import ParsecTables
from bp_desktop.games.shared import handlers
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.deck import shuffled
from bp_desktop.games.shared.handlers import Handler, Handlers, Happenings, Ruling
from bp_desktop.games.system import Judgement
from bp_desktop.games.table import LOT

FIRST = "parsec.first_player"
"""The purpose of the dice that settle who begins."""


def grid_of(match: ParsecMatch) -> tuple[int, int]:
    return grid_for(match.tables, match.options, len(match.players))


def grid_for(tables: ParsecTables, options: ParsecOptions, players: int) -> tuple[int, int]:
    """Columns and rows of modules for that many players (PA-SETUP-1, -2, PA-GAP-4)."""
    custom, threshold = options.win.custom, tables.threshold(players)
    if custom is not None:
        return custom.columns, custom.rows
    return threshold.grid if threshold is not None else (CustomVictory().columns, 4)


# --- who plays


def _begin(_match: ParsecMatch, command: c.BeginParsec) -> Ruling:
    seats, tables = command.players, command.tables
    twice = repeated_name(seat.name for seat in seats)
    if twice:
        raise Refused(say("parsec.setup.namesakes", name=twice))
    if len(seats) < tables.players_min or not all(seat.name.strip() for seat in seats):
        raise Refused(say("parsec.setup.players_needed", "PA-COMP-1", least=tables.players_min))
    problems = set_problems(command.definitions, tables)
    if problems:
        raise Refused(*problems[:3])
    found, options = list[Message](), command.options
    given, most = len(seats), tables.players_max
    if given > most and options.win.custom is None:
        found.append(say("parsec.setup.too_many", "PA-COMP-1", "PA-GAP-4", given=given, most=most))
    if command.definitions.mixes and not command.mixed:
        found.append(say("parsec.setup.mixed_set", "PA-DATA-4"))
    factions = sum(one.playable for one in command.definitions.factions)
    if 0 < factions < given and not options.variant.no_factions:
        raise Refused(say("parsec.setup.too_few_factions", "PA-SETUP-12", wanted=given))
    alliances = options.variant.alliances
    if alliances and len({seat.team for seat in seats}) < 2:
        found.append(say("parsec.setup.teams_needed", "PA-VTEAM-1"))

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        players = tuple(
            ParsecPlayer(SeatId(id_), one.name.strip(), one.color, one.dice, one.team * alliances)
            for id_, one in zip(names.ids(), seats, strict=False)
        )
        begun = e.ParsecBegun(
            players,
            tables,
            command.definitions,
            options,
            command.enforcement,
            command.tracked,
            command.title.strip(),
            tables.full_bank,
            options.bank.on_empty != "unlimited",
            {one.id: one.copies for one in command.definitions.events}
            or {ids.CardId(""): tables.event_cards},
        )
        return (begun,) if command.tracked else (begun, e.BoardAccepted())

    return Judgement(carry_out, tuple(found))


# --- the board


def _deal(match: ParsecMatch, command: c.DealModules) -> Ruling:
    require_part(match, SetupPart.BOARD)
    columns, rows = grid_of(match)
    if not can_deal(match.definitions, (columns, rows)):
        raise Refused(say("parsec.setup.too_few_modules", "PA-SETUP-3", wanted=columns * rows - 1))
    found, usual = list[Message](), match.options.setup.port_central
    if command.central and not usual:
        found.append(say("parsec.setup.port_in_the_middle", "PA-SETUP-5", "PA-GAP-62"))

    def carry_out(dice: Dice, _names: StepNames) -> Happenings:
        given = AppDice(command.seed) if command.seed else dice
        grid, central = (columns, rows), command.central or usual
        laid = dealt(match.definitions, grid, given, central=central)
        return (e.ModulesLaid(columns, rows, laid, dealt=True, seed=command.seed),)

    return Judgement(carry_out, tuple(found))


def can_deal(definitions: DefinitionSet, grid: tuple[int, int]) -> bool:
    """Whether there is a port, and a module for every other place (PA-SETUP-3)."""
    ports = sum(one.is_port for one in definitions.modules)
    return ports > 0 and len(definitions.modules) - ports >= grid[0] * grid[1] - 1


def dealt(
    definitions: DefinitionSet, grid: tuple[int, int], dice: Dice, *, central: bool
) -> tuple[ids.ModuleId, ...]:
    """Modules in reading order (PA-SETUP-4, -5); there are enough of them, and a port."""
    columns, rows = grid
    port = next(one.id for one in definitions.modules if one.is_port)
    ordinary = [one.id for one in definitions.modules if not one.is_port]
    chosen = shuffled(ordinary, dice)[: columns * rows - 1]
    if not central:
        return tuple(shuffled([*chosen, port], dice))
    places = middle_places(columns, rows)  # PA-GAP-62
    at = places[dice.roll(len(places), LOT).face - 1]
    return (*chosen[:at], port, *chosen[at:])


def _lay(match: ParsecMatch, command: c.LayModules) -> Ruling:
    """As they lie on the real table, or after two were swapped."""
    require_part(match, SetupPart.BOARD)
    columns, rows = grid_of(match)
    known = {one.id: one for one in match.definitions.modules}
    laid = command.modules
    if len(laid) != columns * rows or len(laid) > MOST_MODULES or not set(laid) <= set(known):
        raise Refused(say("parsec.setup.modules_wanted", "PA-SETUP-1", wanted=columns * rows))
    found = list[Message]()
    if len(set(laid)) < len(laid):
        found.append(say("parsec.setup.module_twice", "PA-COMP-2"))
    if sum(known[one].is_port for one in laid) != 1:
        found.append(say("parsec.setup.one_port", "PA-SETUP-3"))
    return leads_to(e.ModulesLaid(columns, rows, laid), against=found)


def _accept(match: ParsecMatch, _command: c.AcceptBoard) -> Ruling:
    require_part(match, SetupPart.BOARD)
    if match.tracked and not match.board.modules:
        raise Refused(say("parsec.setup.no_board_yet", "PA-SETUP-4"))
    return leads_to(e.BoardAccepted())


def _tell_body(match: ParsecMatch, command: c.TellBody) -> Ruling:
    if match.tracked:
        raise Refused(say("parsec.body.on_the_board"))
    if command.number > match.tables.die:
        raise Refused(say("parsec.body.number", "PA-BODY-4", most=match.tables.die))
    wanted, kinds = 2 if command.is_planet else 1, set(command.resources)
    is_fitting = len(command.resources) == len(kinds) == wanted
    if not is_fitting or not kinds <= match.tables.resources.keys():
        raise Refused(say("parsec.body.resources", "PA-BODY-2", "PA-BODY-3", wanted=wanted))

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        id_ = f"b{next(names.ids())}"
        body = BodyFacts(id_, command.is_planet, command.number, command.resources)
        return (e.BodyTold(body),)

    return Judgement(carry_out)


# --- who begins, and with which faction


def _roll_first(match: ParsecMatch, command: c.RollForFirst) -> Ruling:
    """PA-SETUP-10, -11."""
    require_part(match, SetupPart.ORDER)
    contenders, die = match.preparation.contenders, match.tables.die
    require_faces(command.faces, [die] * len(contenders), "PA-SETUP-10", mixed=True)

    def carry_out(dice: Dice, _names: StepNames) -> Happenings:
        hand = HandDice(command.faces, dice, mixed=True)
        rolls = tuple((one, hand.roll(die, FIRST).face) for one in contenders)
        best = max(face for _player, face in rolls)
        leaders = tuple(player for player, face in rolls if face == best)
        if len(leaders) > 1:
            return (e.FirstRolled(rolls, tied=leaders),)
        rolled = e.FirstRolled(rolls, order=clockwise(tuple(match.players), leaders[0]))
        if match.options.variant.no_factions or not _playable(match):
            return (rolled, e.FactionsDealt({}))
        return (rolled,)

    return Judgement(carry_out)


def _playable(match: ParsecMatch) -> tuple[ids.FactionId, ...]:
    return tuple(one.id for one in match.definitions.factions if one.playable)


def _deal_factions(match: ParsecMatch, command: c.DealFactions) -> Ruling:
    """PA-SETUP-12, PA-VNOFAC-1."""
    require_part(match, SetupPart.FACTIONS)
    seats, known = tuple(match.players), _playable(match)
    if match.options.variant.no_factions:
        return leads_to(e.FactionsDealt({}))
    if len(known) < len(seats):
        raise Refused(say("parsec.setup.too_few_factions", "PA-SETUP-12", wanted=len(seats)))
    chosen = command.factions
    if chosen and (len(chosen) != len(seats) or not set(chosen) <= set(known)):
        raise Refused(say("parsec.setup.factions_wanted", "PA-SETUP-12", wanted=len(seats)))
    found = list[Message]()
    if len(set(chosen)) < len(chosen):
        found.append(say("parsec.setup.faction_twice", "PA-SETUP-12"))

    def carry_out(dice: Dice, _names: StepNames) -> Happenings:
        dealt = chosen or tuple(shuffled(known, dice)[: len(seats)])
        return (e.FactionsDealt(dict(zip(seats, dealt, strict=True))),)

    return Judgement(carry_out, tuple(found))


# --- the start kit


def _take_kit(match: ParsecMatch, command: c.TakeKit) -> Ruling:
    """PA-SETUP-13; after the last one the first player's turn begins (PA-SETUP-14)."""
    require_part(match, SetupPart.KITS)
    player = match.preparation.queue[0]
    look.require_resources(match, command.resources, "PA-SETUP-13")
    require_rarity(match, command.rarity)
    wanted = match.tables.start.resources_of_choice
    found = list[Message]()
    if command.resources.total != wanted:
        name = look.named_player(match, player)
        found.append(say("parsec.setup.kit_of", "PA-SETUP-13", player=name, wanted=wanted))
    look.require_bank(match, command.resources)

    def carry_out(dice: Dice, _names: StepNames) -> Happenings:
        postings = booked(player, ParsecPosting.SETUP, command.resources)
        taken = e.KitTaken(player, postings, drawn_card(match, dice, command.rarity))
        if len(match.preparation.queue) > 1:
            return (taken,)
        return (taken, e.ParsecTurnBegan(match.order[0], 1, 1))

    return Judgement(carry_out, tuple(found))


def require_part(match: ParsecMatch, part: SetupPart) -> None:
    if match.preparation.part is not part:
        raise Refused(say("parsec.setup.other_part", part=match.preparation.part))


HANDLERS: Handlers = {
    c.BeginParsec: Handler(_begin, handlers.NEW),
    c.DealModules: Handler(_deal, handlers.SETTING_UP),
    c.LayModules: Handler(_lay, handlers.SETTING_UP),
    c.AcceptBoard: Handler(_accept, handlers.SETTING_UP),
    c.TellBody: Handler(_tell_body, handlers.UNDER_WAY),
    c.RollForFirst: Handler(_roll_first, handlers.SETTING_UP),
    c.DealFactions: Handler(_deal_factions, handlers.SETTING_UP),
    c.TakeKit: Handler(_take_kit, handlers.SETTING_UP),
}
