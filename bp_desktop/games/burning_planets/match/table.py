"""Burning Planets at the table: what the shared screens ask of a match, answered (seam 2)."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bp_desktop.core.messages import Message, Several, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.bots.level_bot import BOTS
from bp_desktop.games.burning_planets.ids import LOOK_ALIKES, PHASES, PlayerId
from bp_desktop.games.burning_planets.match import commands as c, secret_view
from bp_desktop.games.burning_planets.match.book import BOOK, TYPE_NAMES, posting_told
from bp_desktop.games.burning_planets.match.chronicle.measures import MEASURES
from bp_desktop.games.burning_planets.match.chronicle.throws import LUCK, chances_of, throws_of
from bp_desktop.games.burning_planets.match.command_names import command_name
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.included import watched
from bp_desktop.games.burning_planets.match.lookup import named_player
from bp_desktop.games.burning_planets.match.moments import moments_of
from bp_desktop.games.burning_planets.match.queries.facts.thing import facts_of
from bp_desktop.games.burning_planets.match.queries.income import due_to
from bp_desktop.games.burning_planets.match.queries.legal import legal
from bp_desktop.games.burning_planets.match.queries.standing import Holdings, standings
from bp_desktop.games.burning_planets.match.queries.steps import left_at_end, next_step
from bp_desktop.games.burning_planets.match.queries.tale import exits_told, tale
from bp_desktop.games.burning_planets.match.seen import as_read_now, discreet, seen_by
from bp_desktop.games.burning_planets.match.setup import next_to_place
from bp_desktop.games.burning_planets.match.state import Ending, Match
from bp_desktop.games.burning_planets.match.system import Command, match_system
from bp_desktop.games.burning_planets.match.turning_points import (
    COUNTS,
    PLANETS,
    turning_points_of,
)
from bp_desktop.games.shared.corrections import EditableFields
from bp_desktop.games.shared.match_table import MatchTableGame, seats_of, turn_in
from bp_desktop.games.table import (
    Accounts,
    EditableField,
    Stage,
    Standing,
    StandingColumn,
    StandingRow,
    TableGame,
)

MatchGame = TableGame[Match, Command, Event]


def table_game() -> MatchGame:
    return MatchTableGame(
        system=match_system(),
        seats=lambda match: seats_of(
            match, lambda one: say("bp.seat.faction", faction=one.faction)
        ),
        turn=lambda match: turn_in(match, match.turn.phase, PHASES),
        asked=_asked,
        headline=_headline,
        next_step=next_step,
        legal=legal,
        sees=secret_view.sees_treasury,
        seen_by=seen_by,
        standing=_standing,
        name=command_name,
        hides=lambda match: not secret_view.has_open_books(match),
        looked_back=lambda past, now, revealed: as_read_now(past, now, revealed=revealed),
        told=discreet,
        begins=BOOK.turn,
        tale=tale,
        measures=MEASURES,
        facts=facts_of,
        moments=moments_of,
        throws=throws_of,
        chances=chances_of,
        luck=LUCK,
        turning_points=turning_points_of,
        possessions=PLANETS,
        journal_counts=COUNTS,
        exits=exits_told,
        endings=_endings,
        left_at_end=left_at_end,
        editable=_editable,
        accounts=_accounts(),
        watched=watched,
        as_banker=_as_banker,
        owner="bp",
        bots=BOTS,
    )


# --- seats and turns


def _asked(match: Match) -> PlayerId | None:
    match match.stage:
        case Stage.SETUP:
            return next_to_place(match)
        case Stage.PLAY:
            return match.turn.player
        case _:
            return None


def _headline(match: Match) -> Message:
    match match.stage:
        case Stage.NEW:
            return say("bp.match.empty")
        case Stage.SETUP:
            return say("bp.headline.cannon") if match.order else say("bp.headline.order")
        case Stage.PLAY:
            faction = match.players[match.turn.player].faction
            return say("bp.headline.play", round=match.turn.round, faction=faction)
        case Stage.OVER:
            return say("bp.headline.over")


# --- how it stands, and how it ends

_COLUMNS = (
    StandingColumn("planets", say("bp.standing.planets"), "planet"),
    StandingColumn("structures", say("bp.standing.structures"), "structure"),
    StandingColumn("ships", say("bp.standing.ships"), "ship"),
    StandingColumn("worth", say("bp.standing.worth")),
)


def _standing(match: Match, fallen: Sequence[PlayerId]) -> Standing:
    rows = tuple(_standing_row(one) for one in standings(match, fallen))
    if match.stage is not Stage.OVER:
        return Standing(_COLUMNS, rows)
    return Standing(_COLUMNS, rows, *_ending(match))


def _standing_row(one: Holdings) -> StandingRow:
    structures = sum(one.structures.values()) + sum(one.space.values())
    figures = (one.planets, structures, sum(one.ships.values()), one.worth)
    return StandingRow(one.player, one.won, figures)


def _ending(match: Match) -> tuple[Message, Message]:
    """Who won, and how it came about."""
    winners = tuple(named_player(match, one) for one in match.winners)
    round_, nobody = match.turn.round, say("bp.ending.nobody")
    match match.ending:
        case Ending.LAST_SURVIVOR:
            won = say("bp.ending.won", winner=winners[0]) if winners else nobody
            planets = match.board.planets.values()
            held = sum(one.owner in match.winners for one in planets)
            return won, say("bp.ending.last_with", round=round_, held=held, planets=len(planets))
        case Ending.SHARED:
            won = say("bp.ending.shared", winners=Several(winners))
            return won, say("bp.ending.agreed", round=round_)
        case _:
            return nobody, say("bp.ending.stopped", round=round_)


def _endings(match: Match) -> tuple[tuple[tuple[Message, Command], ...], ...]:
    if match.stage is not Stage.PLAY:
        return ()
    concessions = tuple(
        (say("bp.end.concede", player=named_player(match, one)), c.Concede(one))
        for one in match.survivors
    )
    share = (say("bp.end.share"), c.ShareVictory(match.survivors))
    return concessions, (share, (say("bp.end.stop"), c.StopMatch()))


# --- money, clock, corrections


def _accounts() -> Accounts[Match, Command, Event]:
    return Accounts(
        resources=lambda match: tuple(match.tables.resources),
        balance=lambda match, player: match.players[player].treasury,
        others=_holds,
        book=BOOK,
        types=TYPE_NAMES,
        told=posting_told,
        adjust=c.AdjustTreasury,
        income=due_to,
        pay=_pay,
        barter=c.Barter,
        look_alikes=LOOK_ALIKES,
        private_types=secret_view.UNDER_COVER,
    )


def _holds(match: Match) -> Mapping[str, Purse]:
    return {ship.id: ship.hold for ship in match.board.ships.values() if ship.hold}


def _pay(giver: PlayerId, receiver: PlayerId, goods: Purse, reason: str) -> Command:
    return c.TransferResources(giver, receiver, goods, consent=True, reason=reason)


def _as_banker(command: Command) -> Command | None:
    match command:
        case c.AdjustTreasury() | c.AdjustHold():
            return replace(command, by_banker=True)
        case _:
            return None


def _editable(match: Match, command: Command, viewer: PlayerId | None) -> tuple[EditableField, ...]:
    """What is aboard, by the owner of the ship; the rest as in every game (BP-APP-1, BP-APP-6)."""
    if not isinstance(command, c.LoadCargo | c.UnloadCargo):
        return EDITABLE(match, command, viewer)
    ship = match.board.ships.get(command.ship)
    is_own = ship is not None and ship.owner == viewer
    return (EditableField("goods"),) if is_own else ()


EDITABLE = EditableFields(
    secret_view.sees_treasury,
    {
        c.AdjustTreasury: (("change",), lambda _match, one: (one.player,)),
        c.TransferResources: (("goods",), lambda _match, one: (one.giver, one.receiver)),
    },
    (c.RollOrder, c.RollEvent, c.Attack),
)
