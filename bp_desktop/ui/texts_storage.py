"""Sentences for what the box and its files can say."""

from bp_desktop.ui.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "box.not_found": QT_TRANSLATE_NOOP(
        "messages", "There is no box at {path}: open another one, or create it."
    ),
    "box.folder_missing": QT_TRANSLATE_NOOP(
        "messages",
        "The folder {folder} is not there, so {path} cannot be: plug its disk in, or "
        "choose another place.",
    ),
    "box.exists": QT_TRANSLATE_NOOP(
        "messages", "{path} is there already, and nothing is written over it: choose another name."
    ),
    "box.no_access": QT_TRANSLATE_NOOP(
        "messages", "You are not allowed to read {path}: change its permissions."
    ),
    "box.not_a_file": QT_TRANSLATE_NOOP("messages", "{path} is not a file: choose a box."),
    "box.damaged": QT_TRANSLATE_NOOP(
        "messages", "The box {path} is damaged ({detail}): restore a backup. It was not changed."
    ),
    "box.not_a_database": QT_TRANSLATE_NOOP(
        "messages", "{path} is not a Burning Planets box: choose another file."
    ),
    "box.foreign": QT_TRANSLATE_NOOP(
        "messages", "{path} belongs to another program: choose another file."
    ),
    "box.newer": QT_TRANSLATE_NOOP(
        "messages",
        "The box {path} was written by a newer Burning Planets (version {version}, this one knows "
        "{known}): update the program.",
    ),
    "box.locked": QT_TRANSLATE_NOOP(
        "messages",
        "The box {path} is open in another window of Burning Planets: close that one, then try "
        "again.",
    ),
    "box.read_only": QT_TRANSLATE_NOOP(
        "messages", "{path} is write-protected: copy it to another folder and open the copy."
    ),
    "box.folder_read_only": QT_TRANSLATE_NOOP(
        "messages",
        "The folder {folder} is write-protected, so nothing could be kept in {path}: copy the box "
        "to another folder and open the copy.",
    ),
    "box.full": QT_TRANSLATE_NOOP(
        "messages", "The disk with {path} is full: make room, then try again."
    ),
    "box.device": QT_TRANSLATE_NOOP(
        "messages", "The disk with {path} answered with an error ({detail}): try again."
    ),
    "box.moved": QT_TRANSLATE_NOOP(
        "messages", "{path} was moved or deleted while it was open: put it back, then try again."
    ),
    "box.unfinished": QT_TRANSLATE_NOOP(
        "messages", "{path} was left in the middle of a step: open it in the window once."
    ),
    "box.document_missing": QT_TRANSLATE_NOOP(
        "messages", "The document is no longer in {path} ({document})."
    ),
    "box.out_of_step": QT_TRANSLATE_NOOP(
        "messages", "{path} was changed by somebody else at step {step}: open the document again."
    ),
    "box.unknown_system": QT_TRANSLATE_NOOP(
        "messages", "This program does not know the game {system}: update it. ({path})"
    ),
    "box.upgrade_failed": QT_TRANSLATE_NOOP(
        "messages", "{path} could not be brought up to date ({detail}); it is as it was."
    ),
    "box.backup_failed": QT_TRANSLATE_NOOP(
        "messages", "The copy {path} was not as good as the original ({detail}) and is gone again."
    ),
}
