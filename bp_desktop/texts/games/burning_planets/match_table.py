"""Words for the table: the main button, headlines, commands, the book, the standing and the end."""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    # --- what the main button does
    "bp.step.set_order": QT_TRANSLATE_NOOP("messages", "Play in the order of the seats"),
    "bp.step.place_cannon": QT_TRANSLATE_NOOP(
        "messages", "Place the starting cannon of {player} for them"
    ),
    "bp.step.roll_order": QT_TRANSLATE_NOOP("messages", "Roll for the first turn"),
    "bp.step.roll_event": QT_TRANSLATE_NOOP("messages", "Roll for an event"),
    "bp.step.collect": QT_TRANSLATE_NOOP("messages", "Collect"),
    "bp.step.collect_goods": QT_TRANSLATE_NOOP("messages", "Collect: {goods}"),
    "bp.step.enter_phase": QT_TRANSLATE_NOOP("messages", "On to: {phase:phase}"),
    "bp.step.end_turn": QT_TRANSLATE_NOOP("messages", "End the turn: {player} is next"),
    # --- below the name of whoever is asked
    "bp.headline.play": QT_TRANSLATE_NOOP("messages", "Round {round} · {faction:faction}"),
    "bp.headline.cannon": QT_TRANSLATE_NOOP("messages", "places the starting cannon"),
    "bp.headline.order": QT_TRANSLATE_NOOP("messages", "Who goes first?"),
    "bp.headline.over": QT_TRANSLATE_NOOP("messages", "The match is over"),
    "bp.seat.faction": "{faction:faction}",
    # --- how everybody stands
    "bp.standing.planets": QT_TRANSLATE_NOOP("messages", "Planets"),
    "bp.standing.structures": QT_TRANSLATE_NOOP("messages", "Structures"),
    "bp.standing.ships": QT_TRANSLATE_NOOP("messages", "Ships"),
    "bp.standing.worth": QT_TRANSLATE_NOOP("messages", "Cost to build"),
    "bp.fate.conceded": QT_TRANSLATE_NOOP("messages", "gave up in round {round}"),
    "bp.fate.eliminated": QT_TRANSLATE_NOOP("messages", "out of the game in round {round}"),
    # --- the end
    "bp.end.concede": QT_TRANSLATE_NOOP("messages", "{player} concedes"),
    "bp.end.share": QT_TRANSLATE_NOOP("messages", "Everybody left shares the victory"),
    "bp.end.stop": QT_TRANSLATE_NOOP("messages", "Stop without a winner"),
    "bp.ending.won": QT_TRANSLATE_NOOP("messages", "{winner} has won"),
    "bp.ending.shared": QT_TRANSLATE_NOOP("messages", "{winners:together} share the victory"),
    "bp.ending.nobody": QT_TRANSLATE_NOOP("messages", "Nobody has won"),
    "bp.ending.last_one": QT_TRANSLATE_NOOP("messages", "The last one left, in round {round}."),
    "bp.ending.agreed": QT_TRANSLATE_NOOP(
        "messages", "Everybody left agreed to it in round {round}."
    ),
    "bp.ending.stopped": QT_TRANSLATE_NOOP("messages", "The table stopped in round {round}."),
    # --- a turn in short
    "bp.tale.event": "{event:event}",
    "bp.tale.built": QT_TRANSLATE_NOOP("messages", "built: {things}"),
    "bp.tale.launched": QT_TRANSLATE_NOOP("messages", "new ships: {ships}"),
    "bp.tale.moved": "{ships:moved_ships}",
    "bp.tale.destroyed": QT_TRANSLATE_NOOP("messages", "destroyed {things} of {owner}"),
    "bp.tale.destroyed_by": QT_TRANSLATE_NOOP("messages", "{by} destroyed {things} of {owner}"),
    "bp.tale.conquered": QT_TRANSLATE_NOOP("messages", "conquered {planet}"),
    "bp.tale.out": QT_TRANSLATE_NOOP("messages", "{player} is out of the game"),
    # --- commands
    "bp.command.create_match": QT_TRANSLATE_NOOP("messages", "Begin a match"),
    "bp.command.roll_order": QT_TRANSLATE_NOOP("messages", "Roll for the first turn"),
    "bp.command.set_order": QT_TRANSLATE_NOOP("messages", "Agree on the order"),
    "bp.command.place_starting_cannon": QT_TRANSLATE_NOOP("messages", "Place the starting cannon"),
    "bp.command.add_planet": QT_TRANSLATE_NOOP("messages", "Add a planet"),
    "bp.command.roll_event": QT_TRANSLATE_NOOP("messages", "Roll for an event"),
    "bp.command.collect": QT_TRANSLATE_NOOP("messages", "Collect resources"),
    "bp.command.enter_phase": QT_TRANSLATE_NOOP("messages", "Next phase"),
    "bp.command.end_turn": QT_TRANSLATE_NOOP("messages", "End the turn"),
    "bp.command.build_structure": QT_TRANSLATE_NOOP("messages", "Build a structure"),
    "bp.command.demolish": QT_TRANSLATE_NOOP("messages", "Demolish a structure"),
    "bp.command.clear_natural": QT_TRANSLATE_NOOP("messages", "Destroy a natural resource"),
    "bp.command.build_ship": QT_TRANSLATE_NOOP("messages", "Build ships"),
    "bp.command.move_ship": QT_TRANSLATE_NOOP("messages", "Move a ship"),
    "bp.command.attack": QT_TRANSLATE_NOOP("messages", "Attack"),
    "bp.command.conquer": QT_TRANSLATE_NOOP("messages", "Conquer a planet"),
    "bp.command.destroy_structure": QT_TRANSLATE_NOOP("messages", "Destroy a structure"),
    "bp.command.bombard": QT_TRANSLATE_NOOP("messages", "Bombard a planet"),
    "bp.command.load_cargo": QT_TRANSLATE_NOOP("messages", "Load"),
    "bp.command.unload_cargo": QT_TRANSLATE_NOOP("messages", "Unload"),
    "bp.command.deploy_structure": QT_TRANSLATE_NOOP("messages", "Deploy a space structure"),
    "bp.command.pick_up_structure": QT_TRANSLATE_NOOP("messages", "Take a space structure aboard"),
    "bp.command.transfer_resources": QT_TRANSLATE_NOOP("messages", "Hand resources over"),
    "bp.command.barter": QT_TRANSLATE_NOOP("messages", "Barter"),
    "bp.command.concede": QT_TRANSLATE_NOOP("messages", "Concede"),
    "bp.command.share_victory": QT_TRANSLATE_NOOP("messages", "Share the victory"),
    "bp.command.stop_match": QT_TRANSLATE_NOOP("messages", "Stop the match"),
    "bp.command.change_option": QT_TRANSLATE_NOOP("messages", "Change a table option"),
    "bp.command.rename_match": QT_TRANSLATE_NOOP("messages", "Rename the match"),
    "bp.command.change_enforcement": QT_TRANSLATE_NOOP("messages", "Change the enforcement"),
    "bp.command.adjust_treasury": QT_TRANSLATE_NOOP("messages", "Correct a treasury"),
    "bp.command.adjust_hold": QT_TRANSLATE_NOOP("messages", "Correct a hold"),
    "bp.command.put_ship": QT_TRANSLATE_NOOP("messages", "Put a ship on the board"),
    "bp.command.put_structure": QT_TRANSLATE_NOOP("messages", "Put a structure on a planet"),
    "bp.command.put_space_structure": QT_TRANSLATE_NOOP("messages", "Put a space structure"),
    "bp.command.put_natural": QT_TRANSLATE_NOOP("messages", "Put a natural resource"),
    "bp.command.put_asteroid": QT_TRANSLATE_NOOP("messages", "Put an asteroid"),
    "bp.command.relocate_ship": QT_TRANSLATE_NOOP("messages", "Put a ship elsewhere"),
    "bp.command.remove_natural": QT_TRANSLATE_NOOP("messages", "Remove a natural resource"),
    "bp.command.remove_thing": QT_TRANSLATE_NOOP("messages", "Remove from the board"),
    "bp.command.set_owner": QT_TRANSLATE_NOOP("messages", "Set the owner of a planet"),
    "bp.command.set_turn": QT_TRANSLATE_NOOP("messages", "Set turn and phase"),
    "bp.command.restore_actions": QT_TRANSLATE_NOOP("messages", "Give actions back"),
    "bp.command.load_sealed": QT_TRANSLATE_NOOP("messages", "Load sealed goods"),
    "bp.command.disclose_cargo": QT_TRANSLATE_NOOP("messages", "Show sealed goods"),
    "bp.command.unload_sealed": QT_TRANSLATE_NOOP("messages", "Open and unload"),
    "bp.command.rule_on_seal": QT_TRANSLATE_NOOP("messages", "Rule on sealed goods"),
    "bp.command.draft_contract": QT_TRANSLATE_NOOP("messages", "Draft a contract"),
    "bp.command.redraft_contract": QT_TRANSLATE_NOOP("messages", "Change a draft"),
    "bp.command.agree_contract": QT_TRANSLATE_NOOP("messages", "Sign a contract"),
    "bp.command.seal_contract": QT_TRANSLATE_NOOP("messages", "Seal a contract"),
    "bp.command.cancel_contract": QT_TRANSLATE_NOOP("messages", "Throw a draft away"),
    "bp.command.disclose_contract": QT_TRANSLATE_NOOP("messages", "Turn a contract over"),
    "bp.command.close_contract": QT_TRANSLATE_NOOP("messages", "Close a contract"),
    "bp.command.keep_note": QT_TRANSLATE_NOOP("messages", "Write a private note"),
    "bp.command.drop_note": QT_TRANSLATE_NOOP("messages", "Tear up a private note"),
    "bp.command.pause_clock": QT_TRANSLATE_NOOP("messages", "Pause"),
    "bp.command.resume_clock": QT_TRANSLATE_NOOP("messages", "Go on after a pause"),
    "bp.command.set_clock": QT_TRANSLATE_NOOP("messages", "Set the clock"),
    "bp.command.set_handicap": QT_TRANSLATE_NOOP("messages", "Give more time"),
    "bp.command.pass_note": QT_TRANSLATE_NOOP("messages", "Pass a note"),
    "bp.booking.no_amount": QT_TRANSLATE_NOOP(
        "messages", "No amount is in “{text}”; write for example: anna +5m -2c reason"
    ),
    "bp.booking.which_player": QT_TRANSLATE_NOOP(
        "messages", "Which player is “{name}”? Write the beginning of one name: {players}."
    ),
    "bp.booking.no_receiver": QT_TRANSLATE_NOOP(
        "messages", "Who is paid? Write the beginning of one name behind the arrow: {players}."
    ),
    "bp.booking.which_resource": QT_TRANSLATE_NOOP(
        "messages", "Which resource is “{text}”? Write the beginning of one: {resources}."
    ),
    "bp.booking.stray_amount": QT_TRANSLATE_NOOP(
        "messages",
        "“{text}” is no amount of a resource. Write for example -2c, or begin the reason with a "
        "word.",
    ),
    "bp.booking.not_whole": QT_TRANSLATE_NOOP(
        "messages", "“{text}” is no whole number; write digits only, for example 5 or 1200."
    ),
    "bp.booking.negative_payment": QT_TRANSLATE_NOOP(
        "messages", "A payment goes one way; turn the names round instead of taking away."
    ),
    "bp.booking.too_much": QT_TRANSLATE_NOOP(
        "messages", "{amount} is too much for one line; book at most {most}."
    ),
    "bp.open.event_not_rolled": QT_TRANSLATE_NOOP("messages", "The event has not been rolled yet."),
    "bp.open.not_collected": QT_TRANSLATE_NOOP("messages", "Nothing has been collected yet."),
    "bp.open.planets_can_build": QT_TRANSLATE_NOOP(
        "messages", "Planets that could still build something: {count}."
    ),
    "bp.open.yards_can_build": QT_TRANSLATE_NOOP(
        "messages", "Places where ships could still be built: {count}."
    ),
    "bp.open.ships_have_actions": QT_TRANSLATE_NOOP(
        "messages", "Ships with actions left: {count}."
    ),
    "bp.open.structures_can_attack": QT_TRANSLATE_NOOP(
        "messages", "Structures that could still attack: {count}."
    ),
}
