"""Sentences of the foundation: core, what all games share, and sessions."""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP
from bp_desktop.texts.rendering import Vocabulary

TEXTS: dict[str, str] = {
    "core.text.too_long": QT_TRANSLATE_NOOP(
        "messages",
        "This text is too long: it has {length} characters, and at most {limit} can be kept.",
    ),
    "core.dice.wrong_count": QT_TRANSLATE_NOOP(
        "messages", "{expected:dice} are needed, and {given} were typed in."
    ),
    "core.dice.no_such_face": QT_TRANSLATE_NOOP("messages", "A d{die} has no face {face}."),
    "core.options.bad_value": QT_TRANSLATE_NOOP("messages", "“{option}” cannot be {value}."),
    "core.options.not_a_pair": QT_TRANSLATE_NOOP(
        "messages", '"{text}" is no option: write it like name=value.'
    ),
    "core.options.unknown": QT_TRANSLATE_NOOP("messages", "There is no table option {option}."),
    "shared.document.plain": QT_TRANSLATE_NOOP("messages", "A document"),
    "shared.file.missing": QT_TRANSLATE_NOOP(
        "messages", "There is no file {path}; check the name."
    ),
    "shared.file.unreadable": QT_TRANSLATE_NOOP(
        "messages", "{path} cannot be read ({reason}); check its permissions."
    ),
    "shared.file.unwritable": QT_TRANSLATE_NOOP(
        "messages", "{path} cannot be written ({reason}); choose another place."
    ),
    "session.tags.empty": QT_TRANSLATE_NOOP("messages", "A tag needs at least one letter."),
    "session.tags.too_long": QT_TRANSLATE_NOOP(
        "messages", "A tag can have at most {limit} characters: choose a shorter word."
    ),
    "session.tags.too_many": QT_TRANSLATE_NOOP(
        "messages", "A document can have at most {limit} tags: take one away first."
    ),
    "session.tags.there_already": QT_TRANSLATE_NOOP("messages", "It has the tag “{tag}” already."),
    "session.nothing_to_undo": QT_TRANSLATE_NOOP("messages", "There is nothing to undo."),
    "session.nothing_to_redo": QT_TRANSLATE_NOOP("messages", "There is nothing to redo."),
    "session.no_such_step": QT_TRANSLATE_NOOP(
        "messages",
        "Step {step} is not there, or it was undone, so it cannot be looked at or corrected.",
    ),
    "session.nothing_to_correct": QT_TRANSLATE_NOOP(
        "messages", "That would leave step {step} as it is."
    ),
    "session.other_seat": QT_TRANSLATE_NOOP("messages", "Now somebody else would do this."),
    "session.other_phase": QT_TRANSLATE_NOOP(
        "messages", "Now this would be done in another phase."
    ),
    "session.other_thing": QT_TRANSLATE_NOOP(
        "messages", "Now this would be done with something else."
    ),
    "session.dice_missing": QT_TRANSLATE_NOOP(
        "messages", "A d{die} that was never thrown is needed for this ({purpose})."
    ),
    "session.not_text": QT_TRANSLATE_NOOP(
        "messages",
        "This cannot be written down, because it contains half a character ({detail}). Type it "
        "again.",
    ),
    "session.not_kept": QT_TRANSLATE_NOOP("messages", "The disk did not take the step ({detail})."),
    "session.file.too_large": QT_TRANSLATE_NOOP(
        "messages", "The file is larger than {limit:megabytes}, so it is not a document of ours."
    ),
    "session.file.too_long": QT_TRANSLATE_NOOP(
        "messages", "The file holds more than {limit:steps}."
    ),
    "session.file.not_ours": QT_TRANSLATE_NOOP(
        "messages", "This is not a Burning Planets document ({detail})."
    ),
    "session.file.older": QT_TRANSLATE_NOOP(
        "messages",
        "The file was made by an earlier test version (format {version}, this one reads {oldest} "
        "and later) and cannot be opened any more.",
    ),
    "session.file.newer": QT_TRANSLATE_NOOP(
        "messages",
        "The file was written by a newer Burning Planets (format {version}, this one knows "
        "{known}): update the program.",
    ),
    "session.file.other_kind": QT_TRANSLATE_NOOP(
        "messages",
        "This file holds a document of another kind ({found}; {expected} is needed here).",
    ),
    "session.file.damaged": QT_TRANSLATE_NOOP(
        "messages", "The file is damaged at step {step} ({detail}): use another copy of it."
    ),
    "session.file.bad_content": QT_TRANSLATE_NOOP(
        "messages", "What the file shows cannot be read ({detail})."
    ),
}

VOCABULARY = Vocabulary(("core", "shared", "session"), TEXTS)
