"""Sentences of the ledger and its entry line."""

from bp_desktop.ui.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "booking.no_amount": QT_TRANSLATE_NOOP(
        "messages", "No amount is in “{text}”; write for example: anna +5m -2c reason"
    ),
    "booking.which_player": QT_TRANSLATE_NOOP(
        "messages", "Which player is “{name}”? Write the beginning of one name: {players}."
    ),
    "booking.no_receiver": QT_TRANSLATE_NOOP(
        "messages", "Who is paid? Write the beginning of one name behind the arrow: {players}."
    ),
    "booking.which_resource": QT_TRANSLATE_NOOP(
        "messages", "Which resource is “{text}”? Write the beginning of one: {resources}."
    ),
    "booking.stray_amount": QT_TRANSLATE_NOOP(
        "messages",
        "“{text}” is no amount of a resource. Write for example -2c, or begin the reason with a "
        "word.",
    ),
    "booking.not_whole": QT_TRANSLATE_NOOP(
        "messages", "“{text}” is no whole number; write digits only, for example 5 or 1200."
    ),
    "booking.negative_payment": QT_TRANSLATE_NOOP(
        "messages", "A payment goes one way; turn the names round instead of taking away."
    ),
    "booking.too_much": QT_TRANSLATE_NOOP(
        "messages", "{amount} is too much for one line; book at most {most}."
    ),
}
