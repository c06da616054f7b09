"""Sentences about what lies face down in a match."""

TEXTS: dict[str, str] = {
    "bp.seal.unknown": "There is no envelope {seal}.",
    "bp.seal.settled": "The envelope {seal} has been opened or ruled on already.",
    "bp.seal.ship_is_gone": (
        "The ship with the envelope {seal} is gone: show the contents, they cannot be unloaded."
    ),
    "bp.seal.wrong_kind": "This envelope is sealed for something else.",
    "bp.seal.stranger": (
        "{player} has no business with this envelope, so it cannot have their passphrase."
    ),
    "bp.seal.damaged": "This envelope is damaged. Seal it again.",
    "bp.seal.does_not_match": "That is not what was sealed: it does not fit the published hash.",
    "bp.seal.unreadable": (
        "The envelope fits its hash, but nobody can read what is in it. The table has to rule."
    ),
    "bp.seal.not_covered": (
        "{player} no longer has what the envelope contains ({missing} missing). Correct the "
        "treasury, or let the table rule."
    ),
    "bp.seal.ruling_needs_reason": "A ruling of the table needs a reason.",
    "bp.seal.not_covered_hidden": (
        "{player} no longer has what the envelope contains. Correct the treasury, or let the table "
        "rule."
    ),
    "bp.note.needs_passphrase": (
        "A private note needs a passphrase: without one anybody could read it."
    ),
    "bp.note.none": "{player} keeps no private note.",
    "bp.contract.unknown": "There is no contract {contract}.",
    "bp.contract.with_oneself": "A contract needs two different players.",
    "bp.contract.says_nothing": "The contract has no text.",
    "bp.contract.secret_or_public": "A contract is either secret or public, not both.",
    "bp.contract.names_no_resources": "The contract names no resources.",
    "bp.contract.no_such_ship": "There is no cargo ship number {number} in that fleet.",
    "bp.contract.ship_of_a_stranger": "The cargo ship must belong to one of the two partners.",
    "bp.contract.not_between_partners": "Goods go from one partner to the other, to nobody else.",
    "bp.contract.not_a_partner": "{player} is not a partner of this contract.",
    "bp.contract.signed_already": "{player} has signed already.",
    "bp.contract.not_signed": "{player} has not signed yet.",
    "bp.contract.lock_too_late": (
        "A passphrase comes too late: the text was written down without one. Write a new draft."
    ),
    "bp.contract.sealed_already": "The contract is sealed and cannot be changed any more.",
    "bp.contract.not_sealed": "The contract is still a draft.",
    "bp.contract.open_already": "Everybody can read this contract already.",
    "bp.contract.unfinished": (
        "The deal is not done yet: not everything has been delivered, and the ship is still under "
        "way."
    ),
    "bp.contract.not_open": "This contract is {status:status}; only one in force can be closed.",
    "bp.contract.turn_it_over": "A secret contract is fulfilled by turning it over: open it.",
}
