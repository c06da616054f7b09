"""Sentences for everybody about what only its owner may know: the fact without the amount."""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "bp.log.start_granted_hidden": QT_TRANSLATE_NOOP(
        "messages", "{player} gets a starting treasury."
    ),
    "bp.log.collected_hidden": QT_TRANSLATE_NOOP("messages", "{player} collects."),
    "bp.log.balance_adjusted_hidden": QT_TRANSLATE_NOOP(
        "messages", "Correction of the treasury of {player}. {reason}"
    ),
    "bp.log.note_passed": QT_TRANSLATE_NOOP("messages", "A note is passed."),
    "bp.purse.not_enough_hidden": QT_TRANSLATE_NOOP("messages", "{player} cannot pay that."),
    "bp.seal.not_covered_hidden": QT_TRANSLATE_NOOP(
        "messages",
        "{player} no longer has what the envelope contains. Correct the treasury, or let the "
        "table rule.",
    ),
    "bp.correction.below_nothing_hidden": QT_TRANSLATE_NOOP(
        "messages", "That is more than there is. Take away less."
    ),
    "bp.cargo.not_aboard_hidden": QT_TRANSLATE_NOOP("messages", "{ship} does not carry that much."),
    "bp.cargo.hold_is_full_hidden": QT_TRANSLATE_NOOP(
        "messages", "The hold of {ship} takes {capacity} in all; that would be too much."
    ),
}
