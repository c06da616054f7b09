"""The table outranks the program: options, enforcement and corrections by hand, on record."""

from bp_desktop.core.accounts import Posting
from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.match.cargo import require_cargo_ship
from bp_desktop.games.burning_planets.match.correction_commands import (
    AdjustHold,
    AdjustTreasury,
    RestoreActions,
    SetOwner,
    SetTurn,
)
from bp_desktop.games.burning_planets.match.correction_events import (
    ActionsRestored,
    BalanceAdjusted,
    OptionChanged,
    OwnerSet,
    TurnSet,
)
from bp_desktop.games.burning_planets.match.evolution import evolve
from bp_desktop.games.burning_planets.match.handler import (
    UNDER_WAY,
    Handler,
    Handlers,
    Happenings,
    Ruling,
)
from bp_desktop.games.burning_planets.match.lookup import (
    MOST_AT_ONCE,
    find_unit,
    named_planet,
    require_planet,
    require_player,
    require_ship,
)
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.setup import begin_if_ready, draw_order
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.turn import refreshed
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.house_rules import ChangeOption, with_option
from bp_desktop.games.system import Judgement

# --- house rules


def changed_options(match: Match, command: ChangeOption) -> Options:
    """The options with one of them changed, or a refusal (BP-APP-5)."""
    options = with_option(match.options, command, "BP-APP-5")
    if match.tracked and options.planet_radius != match.options.planet_radius:
        raise Refused(say("bp.option.planets_stay", "BP-BOARD-16"))
    return options


def change_option(match: Match, command: ChangeOption) -> Ruling:
    changed = OptionChanged(command.option, changed_options(match, command))
    if match.order or (command.option, command.value) != ("first_player", "random"):
        return leads_to(changed)

    def carry_out(dice: Dice, _names: StepNames) -> Happenings:
        order = draw_order(match, dice)
        return changed, order, *begin_if_ready(evolve(evolve(match, changed), order))

    return Judgement(carry_out)


# --- balances


def _require_change(match: Match, balance: Purse, change: Purse) -> None:
    """A correction may leave nothing owed (BP-RES-3)."""
    if not change:
        raise Refused(say("bp.correction.nothing", "BP-APP-4"))
    for resource, amount in change:
        if resource not in match.tables.resources:
            raise Refused(say("bp.unknown.resource", "BP-RES-1", resource=resource))
        if abs(amount) > MOST_AT_ONCE:
            raise Refused(say("bp.purse.too_much", "BP-RES-6", limit=MOST_AT_ONCE))
    after = balance + change
    if after.is_owed:
        owed = Purse.of({kind: -amount for kind, amount in after if amount < 0})
        raise Refused(say("bp.correction.below_nothing", "BP-RES-3", missing=owed))


def adjust_treasury(match: Match, command: AdjustTreasury) -> Ruling:
    player = require_player(match, command.player)
    _require_change(match, player.treasury, command.change)
    posting = Posting(player.id, PostingType.ADJUST, command.change)
    return leads_to(BalanceAdjusted(player.id, (posting,), command.reason))


def adjust_hold(match: Match, command: AdjustHold) -> Ruling:
    ship = require_ship(match, command.ship)
    require_cargo_ship(match, ship)
    _require_change(match, ship.hold, command.change)
    posting = Posting(ship.owner, PostingType.ADJUST, command.change, hold=ship.id)
    return leads_to(BalanceAdjusted(ship.owner, (posting,), command.reason))


# --- whose planet, whose turn, who has acted


def set_owner(match: Match, command: SetOwner) -> Ruling:
    planet = require_planet(match, command.planet)
    if command.owner is not None:
        require_player(match, command.owner)
    if planet.owner == command.owner:
        raise Refused(say("bp.correction.same_owner", "BP-APP-4", planet=named_planet(planet)))
    return leads_to(OwnerSet(planet.id, command.owner, planet.owner, command.reason))


def set_turn(match: Match, command: SetTurn) -> Ruling:
    turn, player = match.turn, require_player(match, command.player).id
    same = player == turn.player
    rested, idle = ((), ()) if same else refreshed(match, player)
    return leads_to(
        TurnSet(
            player,
            command.phase,
            turn.number if same else turn.number + 1,
            command.rolled,
            turn.event if same and command.rolled else None,
            command.collected,
            rested,
            idle,
            command.reason,
        )
    )


def restore(match: Match, command: RestoreActions) -> Ruling:
    if find_unit(match, command.unit) is None:
        raise Refused(say("bp.unknown.unit", "BP-APP-7", unit=command.unit))
    if command.unit not in match.turn.spent:
        raise Refused(say("bp.correction.has_not_acted", "BP-APP-4"))
    return leads_to(ActionsRestored(command.unit, command.reason))


HANDLERS: Handlers = {
    ChangeOption: Handler(change_option, UNDER_WAY),
    AdjustTreasury: Handler(adjust_treasury, UNDER_WAY),
    AdjustHold: Handler(adjust_hold, UNDER_WAY),
    SetOwner: Handler(set_owner, UNDER_WAY),
    SetTurn: Handler(set_turn),
    RestoreActions: Handler(restore),
}
