"""Sentences of the ledger and its entry line."""

from bp_desktop.ui.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "booking.no_amount": QT_TRANSLATE_NOOP(
        "messages", "No amount is in “{text}”; write for example: anna +5m -2c reason"
    ),
    "booking.which_player": QT_TRANSLATE_NOOP(
        "messages", "“{name}” is not the beginning of exactly one player's name."
    ),
    "booking.which_resource": QT_TRANSLATE_NOOP(
        "messages", "“{text}” is not the beginning of exactly one resource."
    ),
    "booking.negative_payment": QT_TRANSLATE_NOOP(
        "messages", "A payment goes one way; turn the names round instead of taking away."
    ),
    "booking.too_much": QT_TRANSLATE_NOOP("messages", "{amount} is more than {most}."),
}
