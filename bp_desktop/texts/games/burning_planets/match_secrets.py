"""Sentences about what lies face down in a match."""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "bp.seal.unknown": QT_TRANSLATE_NOOP("messages", "There is no envelope {seal}."),
    "bp.seal.settled": QT_TRANSLATE_NOOP(
        "messages", "The envelope {seal} has been opened or ruled on already."
    ),
    "bp.seal.ship_is_gone": QT_TRANSLATE_NOOP(
        "messages",
        "The ship with the envelope {seal} is gone: show the contents, they cannot be unloaded.",
    ),
    "bp.seal.wrong_kind": QT_TRANSLATE_NOOP(
        "messages", "This envelope is sealed for something else."
    ),
    "bp.seal.stranger": QT_TRANSLATE_NOOP(
        "messages",
        "{player} has no business with this envelope, so it cannot have their passphrase.",
    ),
    "bp.seal.damaged": QT_TRANSLATE_NOOP("messages", "This envelope is damaged. Seal it again."),
    "bp.seal.does_not_match": QT_TRANSLATE_NOOP(
        "messages", "That is not what was sealed: it does not fit the published hash."
    ),
    "bp.seal.unreadable": QT_TRANSLATE_NOOP(
        "messages",
        "The envelope fits its hash, but nobody can read what is in it. The table has to rule.",
    ),
    "bp.seal.not_covered": QT_TRANSLATE_NOOP(
        "messages",
        "{player} no longer has what the envelope contains ({missing} missing). Correct "
        "the treasury, or let the table rule.",
    ),
    "bp.seal.ruling_needs_reason": QT_TRANSLATE_NOOP(
        "messages", "A ruling of the table needs a reason."
    ),
    "bp.seal.not_covered_hidden": QT_TRANSLATE_NOOP(
        "messages",
        "{player} no longer has what the envelope contains. Correct the treasury, or let the "
        "table rule.",
    ),
    "bp.note.needs_passphrase": QT_TRANSLATE_NOOP(
        "messages", "A private note needs a passphrase: without one anybody could read it."
    ),
    "bp.note.none": QT_TRANSLATE_NOOP("messages", "{player} keeps no private note."),
    "bp.contract.unknown": QT_TRANSLATE_NOOP("messages", "There is no contract {contract}."),
    "bp.contract.with_oneself": QT_TRANSLATE_NOOP(
        "messages", "A contract needs two different players."
    ),
    "bp.contract.says_nothing": QT_TRANSLATE_NOOP("messages", "The contract has no text."),
    "bp.contract.secret_or_public": QT_TRANSLATE_NOOP(
        "messages", "A contract is either secret or public, not both."
    ),
    "bp.contract.names_no_resources": QT_TRANSLATE_NOOP(
        "messages", "The contract names no resources."
    ),
    "bp.contract.no_such_ship": QT_TRANSLATE_NOOP(
        "messages", "There is no cargo ship number {number} in that fleet."
    ),
    "bp.contract.ship_of_a_stranger": QT_TRANSLATE_NOOP(
        "messages", "The cargo ship must belong to one of the two partners."
    ),
    "bp.contract.not_between_partners": QT_TRANSLATE_NOOP(
        "messages", "Goods go from one partner to the other, to nobody else."
    ),
    "bp.contract.not_a_partner": QT_TRANSLATE_NOOP(
        "messages", "{player} is not a partner of this contract."
    ),
    "bp.contract.signed_already": QT_TRANSLATE_NOOP("messages", "{player} has signed already."),
    "bp.contract.not_signed": QT_TRANSLATE_NOOP("messages", "{player} has not signed yet."),
    "bp.contract.lock_too_late": QT_TRANSLATE_NOOP(
        "messages",
        "A passphrase comes too late: the text was written down without one. Write a new draft.",
    ),
    "bp.contract.sealed_already": QT_TRANSLATE_NOOP(
        "messages", "The contract is sealed and cannot be changed any more."
    ),
    "bp.contract.not_sealed": QT_TRANSLATE_NOOP("messages", "The contract is still a draft."),
    "bp.contract.open_already": QT_TRANSLATE_NOOP(
        "messages", "Everybody can read this contract already."
    ),
    "bp.contract.unfinished": QT_TRANSLATE_NOOP(
        "messages",
        "The deal is not done yet: not everything has been delivered, and the ship is "
        "still under way.",
    ),
    "bp.contract.not_open": QT_TRANSLATE_NOOP(
        "messages", "This contract is {status:status}; only one in force can be closed."
    ),
    "bp.contract.turn_it_over": QT_TRANSLATE_NOOP(
        "messages", "A secret contract is fulfilled by turning it over: open it."
    ),
}
