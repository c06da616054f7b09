"""A match without what somebody may not see: for bots, the public window and refusals."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from bp_desktop.core.messages import Message, Named, say
from bp_desktop.core.purse import EMPTY
from bp_desktop.core.sealing import Seal
from bp_desktop.games.burning_planets.board import Board
from bp_desktop.games.burning_planets.ids import PlayerId, ShipId
from bp_desktop.games.burning_planets.match import secret_values, secret_view
from bp_desktop.games.burning_planets.match.state import Match, Player
from bp_desktop.games.shared.discretion import Discretion


def seen_by(match: Match, viewer: PlayerId | None) -> Match:
    """The same match with every secret of others taken out (BP-APP-6): hidden treasuries and
    reserves, holds, notes, and of contracts and the register what they may not read. None: what
    the whole room may see. Whatever is drawn or decided from it can tell no secret."""
    players = {
        id_: player if secret_view.sees_treasury(match, id_, viewer) else _covered(player)
        for id_, player in match.players.items()
    }
    return replace(
        match,
        players=players,
        board=_board(match.board, viewer),
        secrets=_secrets(match.secrets, viewer),
    )


def _covered(player: Player) -> Player:
    return replace(player, treasury=EMPTY, reserve=())


def _board(board: Board, viewer: PlayerId | None) -> Board:
    """What has nothing aboard stays the same value, so that views see that nothing changed."""
    emptied = {
        id_: replace(ship, hold=EMPTY, carried=None)
        for id_, ship in board.ships.items()
        if ship.owner != viewer and (ship.hold or ship.carried is not None)
    }
    return board.changed(ships={**board.ships, **emptied}) if emptied else board


def _secrets(secrets: secret_values.Secrets, viewer: PlayerId | None) -> secret_values.Secrets:
    """A secret draft is a note between two (BP-COMM-3): nobody else is told that there is one."""
    if secrets == secret_values.NO_SECRETS:
        return secrets
    read = {id_ for id_, line in secrets.lines.items() if secret_view.reads_line(line, viewer)}
    opened = {secrets.lines[id_].seal for id_ in read}
    return secret_values.Secrets(
        contracts={
            id_: _contract(one, viewer)
            for id_, one in secrets.contracts.items()
            if secret_view.is_on_the_table(one) or viewer in one.partners
        },
        cargo={
            id_: one if id_ in opened else replace(one, seal=_shut(one.seal))
            for id_, one in secrets.cargo.items()
        },
        lines={
            id_: line if id_ in read else _concealed(line) for id_, line in secrets.lines.items()
        },
        landings=tuple(
            one if one.line in read or one.receiver == viewer else replace(one, goods=EMPTY)
            for one in secrets.landings
        ),
        notes={id_: note for id_, note in secrets.notes.items() if id_ == viewer},
    )


def _shut(seal: Seal) -> Seal:
    """The envelope from outside: the published hash, and whose passphrase would open it."""
    return Seal(seal.purpose, seal.commitment, locks=seal.locks)


def _contract(contract: secret_values.Contract, viewer: PlayerId | None) -> secret_values.Contract:
    if contract.seal is None or viewer in contract.partners:
        return contract
    return replace(contract, seal=_shut(contract.seal))


def _concealed(line: secret_values.RegisterLine) -> secret_values.RegisterLine:
    goods = None if line.goods is None else EMPTY
    return replace(line, goods=goods, left=EMPTY, structure=None, structure_landed=False)


def _may_read(match: Match, message: Message, viewer: PlayerId | None) -> bool:
    """What a hold has or lacks is told to the owner of the ship alone, also where treasuries are
    open (BP-REG-4)."""
    ship, player = message.args.get("ship"), message.args.get("player")
    if ship is None and secret_view.has_open_books(match):
        return True
    # A message that does not say whose treasury or hold it means may mean anybody's.
    owner = player.id if isinstance(player, Named) else None
    if isinstance(ship, Named):
        found = match.board.ships.get(ShipId(ship.id))
        owner = found.owner if found is not None else None
    return viewer is not None and owner == viewer


def _full(full: Message) -> Message:
    ship, capacity = full.args["ship"], full.args["capacity"]
    return say("bp.cargo.hold_is_full_hidden", *full.rules, ship=ship, capacity=capacity)


QUIET: Mapping[str, Callable[[Message], Message]] = {
    "bp.purse.not_enough": lambda one: say(
        "bp.purse.not_enough_hidden", *one.rules, player=one.args["player"]
    ),
    "bp.seal.not_covered": lambda one: say(
        "bp.seal.not_covered_hidden", *one.rules, player=one.args["player"]
    ),
    "bp.correction.below_nothing": lambda one: say(
        "bp.correction.below_nothing_hidden", *one.rules, player=one.args["player"]
    ),
    "bp.cargo.not_aboard": lambda one: say(
        "bp.cargo.not_aboard_hidden", *one.rules, ship=one.args["ship"]
    ),
    "bp.cargo.hold_is_full": _full,
}
"""They tell how much a treasury lacks or what a ship carries, and so how much there is."""
discreet = Discretion(QUIET, _may_read)
"""Messages as a viewer may read them (BP-APP-6); None: everybody."""


def as_read_now(past: Match, now: Match, *, revealed: bool) -> Match:
    """A state of the past with books as open as they may be now: open once the table looks after
    the match; before, only where they were open then and still are."""
    was, is_now = past.options.treasury_visibility, now.options.treasury_visibility
    wanted = "public" if revealed else was if is_now == "public" else is_now
    if was == wanted:
        return past
    return replace(past, options=replace(past.options, treasury_visibility=wanted))
