"""Sentences of the ledger and its entry line."""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
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
}
