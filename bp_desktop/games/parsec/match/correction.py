"""The table's word: hands, pieces and options set right, on record."""

from msgspec.structs import replace

from bp_desktop.core.accounts import Posting
from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.options import with_choice
from bp_desktop.games.parsec.match import commands as c, events as e, lookup as look
from bp_desktop.games.parsec.match.changes import purse_of
from bp_desktop.games.parsec.match.movement import against_boarding, no_room, require_transport
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.purchases import new_unit, require_piece
from bp_desktop.games.parsec.match.state import NEVER, ParsecMatch
from bp_desktop.games.shared.banker import objections_to_money
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.handlers import UNDER_WAY, Handler, Handlers, Happenings, Ruling
from bp_desktop.games.system import Judgement


def adjust(match: ParsecMatch, command: c.AdjustHand) -> Ruling:
    player = look.require_player(match, command.player)
    if not set(dict(command.amounts)) <= set(match.tables.resources) or not command.amounts:
        raise Refused(say("parsec.hand.not_amounts", "PA-APP-20"))
    if (player.hand + command.amounts).is_owed:
        who = look.named_player(match, command.player)
        raise Refused(say("parsec.hand.below_nothing", "PA-APP-19", player=who))
    if match.bank_ends and (match.bank - command.amounts).is_owed:
        raise Refused(say("parsec.bank.below_nothing", "PA-RES-3"))
    posting = Posting(command.player, ParsecPosting.CORRECTION, command.amounts)
    adjusted = e.HandAdjusted(command.player, (posting,), command.reason)
    against = objections_to_money(match.banker, by_banker=command.by_banker, rule="PA-APP-19")
    return leads_to(adjusted, against=against)


def put(match: ParsecMatch, command: c.PutUnit) -> Ruling:
    look.require_player(match, command.player)
    kind = look.require_type(match, command.kind)
    require_piece(match, command.player, kind)
    found, place = list[Message](), None
    if command.aboard is not None:
        place = require_transport(match, command.aboard, command.player, "PA-TRANS-2")
        found += against_boarding(match, kind.is_small, place)
    cell = None
    if place is None and match.tracked:
        cell = look.require_cell(match, command.at)
        if kind.is_colony:
            if look.planet_at(match, cell) is None or look.colony_at(match, cell) is not None:
                raise Refused(say("parsec.build.planets_only", "PA-COLONY-9", "PA-COLONY-8"))
        else:
            found += no_room(match, kind, cell)
    elif place is None and command.body:
        look.require_body(match, command.body)

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        aboard = command.aboard
        unit = new_unit(match, names, command.player, kind.id, place, aboard=aboard, cell=cell)
        unit = replace(unit, built=NEVER)  # it has stood there all the time: it may move
        if place is None and command.body:
            unit = replace(unit, body=command.body)
        return (e.UnitPut(unit, command.reason),)

    return Judgement(carry_out, tuple(found))


def remove(match: ParsecMatch, command: c.RemoveUnit) -> Ruling:
    unit = look.require_unit(match, command.unit)
    if match.fight is not None and unit.id in match.fight.involved:
        raise Refused(say("parsec.unit.in_a_fight"))
    aboard = [one.id for one in match.units.values() if one.aboard == unit.id]
    lost = (e.UnitLost(one, "correction") for one in (*aboard, unit.id))
    return leads_to(*lost)


def _change(match: ParsecMatch, command: c.ChangeParsecOption) -> Ruling:
    """Chapter 15: only with everybody's consent."""
    options = with_choice(match.options, command.key, command.value, "PA-APP-6")
    if options.variant.alliances and not match.options.variant.alliances:
        raise Refused(say("parsec.option.no_teams", "PA-VTEAM-1"))
    missing = [one for one in match.survivors if one not in command.agreed]
    found = [
        say("parsec.option.not_agreed", "PA-APP-6", player=look.named_player(match, one))
        for one in missing
    ]
    changed = e.ParsecOptionChanged(command.key, options, command.agreed)
    ends = options.bank.on_empty != "unlimited"
    if ends is not match.bank_ends:
        bank = match.tables.full_bank - purse_of(match)
        if ends and bank.is_owed:
            raise Refused(say("parsec.bank.below_nothing", "PA-RES-3"))
        changed = replace(changed, bank=bank if ends else match.bank, bank_ends=ends)
    return leads_to(changed, against=found)


HANDLERS: Handlers = {
    c.AdjustHand: Handler(adjust, UNDER_WAY, in_fight=True),
    c.PutUnit: Handler(put, UNDER_WAY),
    c.RemoveUnit: Handler(remove, UNDER_WAY, in_fight=True),
    c.ChangeParsecOption: Handler(_change, UNDER_WAY, in_fight=True),
}
