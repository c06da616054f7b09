"""Sentences of the foundation: core, what all games share, and sessions."""

from bp_desktop.texts.rendering import Vocabulary

TEXTS: dict[str, str] = {
    "core.text.too_long": (
        "This text is too long: it has {length} characters, and at most {limit} can be kept."
    ),
    "core.dice.wrong_count": "{expected:dice} are needed, and {given} were typed in.",
    "core.dice.no_such_face": "A d{die} has no face {face}.",
    "core.options.bad_value": "“{option}” cannot be {value}.",
    "core.options.not_a_pair": '"{text}" is no option: write it like name=value.',
    "core.options.unknown": "There is no table option {option}.",
    "shared.document.plain": "A document",
    "shared.file.missing": "There is no file {path}; check the name.",
    "shared.file.unreadable": "{path} cannot be read ({reason}); check its permissions.",
    "shared.file.unwritable": "{path} cannot be written ({reason}); choose another place.",
    "shared.booking.no_amount": "No amount is in “{text}”; write for example: anna +5m -2c reason",
    "shared.booking.which_player": (
        "Which player is “{name}”? Write the beginning of one name: {players}."
    ),
    "shared.booking.no_receiver": (
        "Who is paid? Write the beginning of one name behind the arrow: {players}."
    ),
    "shared.booking.which_resource": (
        "Which resource is “{text}”? Write the beginning of one: {resources}."
    ),
    "shared.booking.stray_amount": (
        "“{text}” is no amount of a resource. Write for example -2c, or begin the reason with a "
        "word."
    ),
    "shared.booking.not_whole": (
        "“{text}” is no whole number; write digits only, for example 5 or 1200."
    ),
    "shared.booking.negative_payment": (
        "A payment goes one way; turn the names round instead of taking away."
    ),
    "shared.booking.too_much": "{amount} is too much for one line; book at most {most}.",
    "shared.booking.no_payments": "In this game nobody pays anybody: book it for one player.",
    "shared.log.clock_paused": "Pause.",
    "shared.log.clock_paused_for": "Pause: {reason}.",
    "shared.log.clock_left": "Pause: the table was left.",
    "shared.log.clock_resumed": "The pause is over.",
    "shared.log.clock_was_away": (
        "The match goes on; the time the program was away counts for nobody."
    ),
    "shared.log.clock_set": "Everybody has {minutes:minutes}.",
    "shared.log.handicap": "{player} has {minutes:minutes} more than the others.",
    "shared.log.no_handicap": "{player} has as much time as the others.",
    "shared.log.clock_free": "Everybody has all the time they like.",
    "shared.log.match_renamed": "The match is called “{title}” now.",
    "shared.log.enforcement_changed": (
        "The rules are now enforced like this: {enforcement:enforcement}."
    ),
    "shared.command.change_option": "Change a table option",
    "shared.command.rename_match": "Rename the match",
    "shared.command.change_enforcement": "Change the enforcement",
    "shared.command.pause_clock": "Pause",
    "shared.command.resume_clock": "Go on after a pause",
    "shared.command.set_clock": "Set the clock",
    "shared.command.set_handicap": "Give more time",
    "shared.match.same_title": "The match has that name already.",
    "shared.match.same_enforcement": "The rules are enforced like that already.",
    "shared.options.unchanged": "“{what}” is set to that already.",
    "session.tags.empty": "A tag needs at least one letter.",
    "session.tags.too_long": "A tag can have at most {limit} characters: choose a shorter word.",
    "session.tags.too_many": "A document can have at most {limit} tags: take one away first.",
    "session.tags.there_already": "It has the tag “{tag}” already.",
    "session.nothing_to_undo": "There is nothing to undo.",
    "session.nothing_to_redo": "There is nothing to redo.",
    "session.no_such_step": (
        "Step {step} is not there, or it was undone, so it cannot be looked at or corrected."
    ),
    "session.nothing_to_correct": "That would leave step {step} as it is.",
    "session.other_seat": "Now somebody else would do this.",
    "session.other_phase": "Now this would be done in another phase.",
    "session.other_thing": "Now this would be done with something else.",
    "session.dice_missing": "A d{die} that was never thrown is needed for this ({purpose}).",
    "session.not_text": (
        "This cannot be written down, because it contains half a character ({detail}). Type it "
        "again."
    ),
    "session.not_kept": "The disk did not take the step ({detail}).",
    "session.file.too_large": (
        "The file is larger than {limit:megabytes}, so it is not a document of ours."
    ),
    "session.file.too_long": "The file holds more than {limit:steps}.",
    "session.file.not_ours": "This is not a Burning Planets document ({detail}).",
    "session.file.older": (
        "The file was made by an earlier test version (format {version}, this one reads {oldest} "
        "and later) and cannot be opened any more."
    ),
    "session.file.newer": (
        "The file was written by a newer Burning Planets (format {version}, this one knows "
        "{known}): update the program."
    ),
    "session.file.other_kind": (
        "This file holds a document of another kind ({found}; {expected} is needed here)."
    ),
    "session.file.damaged": (
        "The file is damaged at step {step} ({detail}): use another copy of it."
    ),
    "session.file.bad_content": "What the file shows cannot be read ({detail}).",
}

VOCABULARY = Vocabulary(("core", "shared", "session"), TEXTS)
