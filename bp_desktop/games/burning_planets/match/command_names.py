"""Names of the commands of a match, for "Undo …" and the palette."""

from collections.abc import Mapping

from bp_desktop.core.messages import Message, say
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match import secret_commands as sc
from bp_desktop.games.burning_planets.match.describe_secrets import is_note
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared.banker import BANKER_NAMES
from bp_desktop.games.shared.branching import BRANCH_NAMES
from bp_desktop.games.shared.clock import CLOCK_NAMES
from bp_desktop.games.shared.house_rules import HOUSE_NAMES
from bp_desktop.games.shared.program_seats import SEAT_NAMES
from bp_desktop.games.shared.promises import PROMISE_NAMES
from bp_desktop.games.shared.remarks import REMARK_NAMES

COMMAND_NAMES: Mapping[type, Message] = {
    c.CreateMatch: say("bp.command.create_match"),
    c.RollOrder: say("bp.command.roll_order"),
    c.SetOrder: say("bp.command.set_order"),
    c.PlaceStartingCannon: say("bp.command.place_starting_cannon"),
    c.AddPlanet: say("bp.command.add_planet"),
    c.RollEvent: say("bp.command.roll_event"),
    c.Collect: say("bp.command.collect"),
    c.EnterPhase: say("bp.command.enter_phase"),
    c.EndTurn: say("bp.command.end_turn"),
    c.BuildStructure: say("bp.command.build_structure"),
    c.Demolish: say("bp.command.demolish"),
    c.ClearNatural: say("bp.command.clear_natural"),
    c.BuildShip: say("bp.command.build_ship"),
    c.MoveShip: say("bp.command.move_ship"),
    c.Attack: say("bp.command.attack"),
    c.Conquer: say("bp.command.conquer"),
    c.DestroyStructure: say("bp.command.destroy_structure"),
    c.Bombard: say("bp.command.bombard"),
    c.LoadCargo: say("bp.command.load_cargo"),
    c.UnloadCargo: say("bp.command.unload_cargo"),
    c.DeployStructure: say("bp.command.deploy_structure"),
    c.PickUpStructure: say("bp.command.pick_up_structure"),
    c.TransferResources: say("bp.command.transfer_resources"),
    c.Barter: say("bp.command.barter"),
    c.Concede: say("bp.command.concede"),
    c.ShareVictory: say("bp.command.share_victory"),
    c.StopMatch: say("bp.command.stop_match"),
    c.AdjustTreasury: say("bp.command.adjust_treasury"),
    c.AdjustHold: say("bp.command.adjust_hold"),
    c.PutShip: say("bp.command.put_ship"),
    c.PutStructure: say("bp.command.put_structure"),
    c.PutSpaceStructure: say("bp.command.put_space_structure"),
    c.PutNatural: say("bp.command.put_natural"),
    c.PutAsteroid: say("bp.command.put_asteroid"),
    c.RelocateShip: say("bp.command.relocate_ship"),
    c.RemoveNatural: say("bp.command.remove_natural"),
    c.RemoveThing: say("bp.command.remove_thing"),
    c.SetOwner: say("bp.command.set_owner"),
    c.SetTurn: say("bp.command.set_turn"),
    c.RestoreActions: say("bp.command.restore_actions"),
    sc.LoadSealed: say("bp.command.load_sealed"),
    sc.DiscloseCargo: say("bp.command.disclose_cargo"),
    sc.UnloadSealed: say("bp.command.unload_sealed"),
    sc.RuleOnSeal: say("bp.command.rule_on_seal"),
    sc.DraftContract: say("bp.command.draft_contract"),
    sc.RedraftContract: say("bp.command.redraft_contract"),
    sc.AgreeContract: say("bp.command.agree_contract"),
    sc.SealContract: say("bp.command.seal_contract"),
    sc.CancelContract: say("bp.command.cancel_contract"),
    sc.DiscloseContract: say("bp.command.disclose_contract"),
    sc.CloseContract: say("bp.command.close_contract"),
    sc.KeepNote: say("bp.command.keep_note"),
    sc.DropNote: say("bp.command.drop_note"),
    **CLOCK_NAMES,
    **HOUSE_NAMES,
    **PROMISE_NAMES,
    **REMARK_NAMES,
    **BRANCH_NAMES,
    **BANKER_NAMES,
    **SEAT_NAMES,
}


def command_name(match: Match, command: object) -> Message:
    """What a step is called where everybody reads it; a secret draft is just a note."""
    return say("bp.command.pass_note") if is_note(match, command) else COMMAND_NAMES[type(command)]
