"""Names of the commands of Parsec, for "Undo …" and the palette."""

from collections.abc import Mapping

from bp_desktop.core.messages import Message, say
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.shared.banker import BANKER_NAMES
from bp_desktop.games.shared.branching import BRANCH_NAMES
from bp_desktop.games.shared.clock import CLOCK_NAMES
from bp_desktop.games.shared.house_rules import HOUSE_NAMES, ChangeEnforcement, RenameMatch
from bp_desktop.games.shared.program_seats import SEAT_NAMES
from bp_desktop.games.shared.promises import PROMISE_NAMES
from bp_desktop.games.shared.remarks import REMARK_NAMES

PARSEC_COMMANDS: Mapping[type, Message] = {
    c.BeginParsec: say("parsec.command.begin_parsec"),
    c.DealModules: say("parsec.command.deal_modules"),
    c.LayModules: say("parsec.command.lay_modules"),
    c.AcceptBoard: say("parsec.command.accept_board"),
    c.TellBody: say("parsec.command.tell_body"),
    c.RollForFirst: say("parsec.command.roll_for_first"),
    c.DealFactions: say("parsec.command.deal_factions"),
    c.RollToSettle: say("parsec.command.roll_to_settle"),
    c.Settle: say("parsec.command.settle"),
    c.TakeKit: say("parsec.command.take_kit"),
    c.RollProduction: say("parsec.command.roll_production"),
    c.PayProduction: say("parsec.command.pay_production"),
    c.EndParsecTurn: say("parsec.command.end_parsec_turn"),
    c.MoveVessel: say("parsec.command.move_vessel"),
    c.Unload: say("parsec.command.unload"),
    c.BuildUnit: say("parsec.command.build_unit"),
    c.FoundColony: say("parsec.command.found_colony"),
    c.BuyEvent: say("parsec.command.buy_event"),
    c.TradeCards: say("parsec.command.trade_cards"),
    c.ExchangeAtPort: say("parsec.command.exchange_at_port"),
    c.SellEvent: say("parsec.command.sell_event"),
    c.PlayEvent: say("parsec.command.play_event"),
    c.EndEvent: say("parsec.command.end_event"),
    c.DeclareAttack: say("parsec.command.declare_attack"),
    c.PassCards: say("parsec.command.pass_cards"),
    c.RollStrike: say("parsec.command.roll_strike"),
    c.ChooseLoss: say("parsec.command.choose_loss"),
    c.AcceptMiss: say("parsec.command.accept_miss"),
    c.CounterAttack: say("parsec.command.counter_attack"),
    c.CounterSeparately: say("parsec.command.counter_separately"),
    c.Evade: say("parsec.command.evade"),
    c.DeclineAnswer: say("parsec.command.decline_answer"),
    c.ResumeAttack: say("parsec.command.resume_attack"),
    c.LetGo: say("parsec.command.let_go"),
    c.InheritFaction: say("parsec.command.inherit_faction"),
    c.EndTime: say("parsec.command.end_time"),
    c.EndByAgreement: say("parsec.command.end_by_agreement"),
    c.AdjustHand: say("parsec.command.adjust_hand"),
    c.PutUnit: say("parsec.command.put_unit"),
    c.RemoveUnit: say("parsec.command.remove_unit"),
    c.ChangeParsecOption: say("parsec.command.change_parsec_option"),
    **CLOCK_NAMES,
    RenameMatch: HOUSE_NAMES[RenameMatch],
    ChangeEnforcement: HOUSE_NAMES[ChangeEnforcement],
    **PROMISE_NAMES,
    **REMARK_NAMES,
    **BRANCH_NAMES,
    **BANKER_NAMES,
    **SEAT_NAMES,
}


def command_name(_match: ParsecMatch, command: object) -> Message:
    """What a step is called where everybody reads it."""
    return PARSEC_COMMANDS[type(command)]
