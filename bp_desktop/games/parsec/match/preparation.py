"""Preparation of a match: players, board, first player, factions and the start kit (chapter 4)."""

from collections.abc import Sequence

from bp_desktop.core.accounts import Posting
from bp_desktop.core.dice import AppDice, Dice, HandDice, require_faces
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.people import repeated_name
from bp_desktop.core.purse import Purse
from bp_desktop.core.type_variables import T
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.board import MOST_MODULES, BodyFacts
from bp_desktop.games.parsec.definition_checks import set_problems
from bp_desktop.games.parsec.definitions import DefinitionSet
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.deck import drawn_card
from bp_desktop.games.parsec.match.handler import (
    NEW,
    SETTING_UP,
    UNDER_WAY,
    Happenings,
    ParsecHandler,
    ParsecHandlers,
    Ruling,
)
from bp_desktop.games.parsec.match.lookup import named_player, require_resources
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.state import ParsecMatch, ParsecPlayer, SetupPart
from bp_desktop.games.parsec.options import CustomVictory, ParsecOptions
from bp_desktop.games.parsec.tables import ParsecTables
from bp_desktop.games.shared.chapters import leads_to
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
    found = list[Message]()
    if len(seats) > tables.players_max and command.options.win.custom is None:
        found.append(
            say(
                "parsec.setup.too_many", "PA-COMP-1", "PA-GAP-4",
                given=len(seats), most=tables.players_max,
            )
        )  # fmt: skip
    if command.definitions.mixes and not command.mixed:
        found.append(say("parsec.setup.mixed_set", "PA-DATA-4"))
    if command.options.variant.alliances and len({seat.team for seat in seats}) < 2:
        found.append(say("parsec.setup.teams_needed", "PA-VTEAM-1"))

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        given = names.ids()
        players = tuple(
            ParsecPlayer(
                SeatId(next(given)), seat.name.strip(), seat.color, seat.dice,
                seat.team if command.options.variant.alliances else 0,
            )
            for seat in seats
        )  # fmt: skip
        cards = {one.id: one.copies for one in command.definitions.events}
        begun = e.ParsecBegun(
            players,
            tables,
            command.definitions,
            command.options,
            command.enforcement,
            command.tracked,
            command.title.strip(),
            tables.full_bank,
            command.options.bank.on_empty != "unlimited",
            cards or {ids.CardId(""): tables.event_cards},
        )
        return (begun,) if command.tracked else (begun, e.BoardAccepted())

    return Judgement(carry_out, tuple(found))


# --- the board


def _deal(match: ParsecMatch, command: c.DealModules) -> Ruling:
    require_part(match, SetupPart.BOARD)
    columns, rows = grid_of(match)
    modules = match.definitions.modules
    ports = sum(one.is_port for one in modules)
    if not ports or len(modules) - ports < columns * rows - 1:
        raise Refused(say("parsec.setup.too_few_modules", "PA-SETUP-3", wanted=columns * rows - 1))
    found = list[Message]()
    if command.central and not match.options.setup.port_central:
        found.append(say("parsec.setup.port_in_the_middle", "PA-SETUP-5", "PA-GAP-62"))

    is_central = command.central or match.options.setup.port_central

    def carry_out(dice: Dice, _names: StepNames) -> Happenings:
        given = AppDice(command.seed) if command.seed else dice
        laid = dealt(match.definitions, (columns, rows), given, central=is_central)
        return (e.ModulesLaid(columns, rows, laid, dealt=True, seed=command.seed),)

    return Judgement(carry_out, tuple(found))


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
    places = _central(columns, rows)
    at = places[dice.roll(len(places), LOT).face - 1]
    return (*chosen[:at], port, *chosen[at:])


def shuffled(things: Sequence[T], dice: Dice) -> list[T]:
    """By the given dice, so that a replay shuffles alike."""
    left, found = list(things), list[T]()
    while left:
        number = dice.roll(len(left), LOT).face if len(left) > 1 else 1
        found.append(left.pop(number - 1))
    return found


def _central(columns: int, rows: int) -> tuple[int, ...]:
    """The places in the middle, counted from 0 in reading order (PA-GAP-62)."""
    middle = (columns - 1) // 2
    across = sorted({middle, columns - 1 - middle}) if columns % 2 == 0 else [middle]
    down = sorted({(rows - 1) // 2, rows // 2})
    return tuple(row * columns + column for row in down for column in across)


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
    wanted = 2 if command.is_planet else 1
    kinds = set(command.resources)
    if (
        len(command.resources) != wanted
        or len(kinds) != wanted
        or not kinds <= set(match.tables.resources)
    ):
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
    contenders = match.preparation.contenders
    die = match.tables.die
    require_faces(command.faces, [die] * len(contenders), "PA-SETUP-10", mixed=True)

    def carry_out(dice: Dice, _names: StepNames) -> Happenings:
        hand = HandDice(command.faces, dice, mixed=True)
        rolls = tuple((one, hand.roll(die, FIRST).face) for one in contenders)
        best = max(face for _player, face in rolls)
        leaders = tuple(player for player, face in rolls if face == best)
        if len(leaders) > 1:
            return (e.FirstRolled(rolls, tied=leaders),)
        seats = tuple(match.players)
        at = seats.index(leaders[0])
        rolled = e.FirstRolled(rolls, order=(*seats[at:], *seats[:at]))
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
    require_resources(match, command.resources, "PA-SETUP-13")
    wanted = match.tables.start.resources_of_choice
    found = list[Message]()
    if command.resources.total != wanted:
        name = named_player(match, player)
        found.append(say("parsec.setup.kit_of", "PA-SETUP-13", player=name, wanted=wanted))
    short = match.bank.missing(command.resources) if match.bank_ends else Purse()
    if short:
        raise Refused(say("parsec.bank.short", "PA-PROD-8", missing=short))

    def carry_out(dice: Dice, _names: StepNames) -> Happenings:
        posting = Posting(player, ParsecPosting.SETUP, command.resources)
        card = drawn_card(match, dice, command.rarity, bought=0)
        taken = e.KitTaken(player, (posting,) if command.resources else (), card)
        if len(match.preparation.queue) > 1:
            return (taken,)
        return (taken, e.ParsecTurnBegan(match.order[0], 1, 1))

    return Judgement(carry_out, tuple(found))


def require_part(match: ParsecMatch, part: SetupPart) -> None:
    if match.preparation.part is not part:
        raise Refused(say("parsec.setup.other_part", part=match.preparation.part))


HANDLERS: ParsecHandlers = {
    c.BeginParsec: ParsecHandler(_begin, NEW),
    c.DealModules: ParsecHandler(_deal, SETTING_UP),
    c.LayModules: ParsecHandler(_lay, SETTING_UP),
    c.AcceptBoard: ParsecHandler(_accept, SETTING_UP),
    c.TellBody: ParsecHandler(_tell_body, UNDER_WAY),
    c.RollForFirst: ParsecHandler(_roll_first, SETTING_UP),
    c.DealFactions: ParsecHandler(_deal_factions, SETTING_UP),
    c.TakeKit: ParsecHandler(_take_kit, SETTING_UP),
}
