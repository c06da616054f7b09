"""Sentences of the box and its files."""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP
from bp_desktop.texts.rendering import Vocabulary

TEXTS: dict[str, str] = {
    "storage.box.not_found": QT_TRANSLATE_NOOP(
        "messages",
        "There is no file {path}: choose another box or create a new one.",
    ),
    "storage.box.folder_missing": QT_TRANSLATE_NOOP(
        "messages",
        "The folder {folder} does not exist, so {path} cannot be opened or created: create "
        "the folder, plug in its disk, or choose another place.",
    ),
    "storage.box.exists": QT_TRANSLATE_NOOP(
        "messages",
        "{path} already exists and was left as it is: choose another name.",
    ),
    "storage.box.not_a_file": QT_TRANSLATE_NOOP(
        "messages", "{path} is not a file: choose a box (.bpbox)."
    ),
    "storage.box.no_access": QT_TRANSLATE_NOOP(
        "messages",
        "You are not allowed to read {path}: change its permissions or choose another box.",
    ),
    "storage.box.not_a_database": QT_TRANSLATE_NOOP(
        "messages",
        "{path} is not a box, or its beginning is damaged: choose another file or restore a "
        "backup.",
    ),
    "storage.box.damaged": QT_TRANSLATE_NOOP(
        "messages",
        "{path} is damaged ({detail}) and was left as it is: restore a backup.",
    ),
    "storage.box.foreign": QT_TRANSLATE_NOOP(
        "messages",
        "{path} belongs to another program and was left as it is: choose a Burning Planets box.",
    ),
    "storage.box.older": QT_TRANSLATE_NOOP(
        "messages",
        "{path} was made by an earlier test version (file version {version}, this program reads "
        "{oldest} and later) and stays as it is: create a new box.",
    ),
    "storage.box.newer": QT_TRANSLATE_NOOP(
        "messages",
        "{path} was written by a newer Burning Planets (file version {version}, this program "
        "knows {known}): update the program to open it.",
    ),
    "storage.box.locked": QT_TRANSLATE_NOOP(
        "messages",
        "{path} is in use by another program or window: close it there first, or choose "
        "another box.",
    ),
    "storage.box.read_only": QT_TRANSLATE_NOOP(
        "messages",
        "{path} is write-protected: remove the protection, or copy the file to a place where "
        "you may write.",
    ),
    "storage.box.folder_read_only": QT_TRANSLATE_NOOP(
        "messages",
        "Nothing can be written in the folder {folder}, so {path} cannot be used: copy the "
        "box to a folder where you may write.",
    ),
    "storage.box.full": QT_TRANSLATE_NOOP(
        "messages",
        "The disk of {path} is full and nothing was written: free some space and try again.",
    ),
    "storage.box.device": QT_TRANSLATE_NOOP(
        "messages",
        "The disk of {path} reported an error ({detail}) and nothing was written: check the "
        "disk or the network and try again.",
    ),
    "storage.box.moved": QT_TRANSLATE_NOOP(
        "messages",
        "{path} was moved or deleted while it was open: put it back, or save a copy of the "
        "box elsewhere.",
    ),
    "storage.box.unfinished": QT_TRANSLATE_NOOP(
        "messages",
        "A program was stopped while it wrote to {path}: open the box once to tidy it up, "
        "then check again.",
    ),
    "storage.box.document_missing": QT_TRANSLATE_NOOP(
        "messages",
        "The document {document} is no longer in {path}.",
    ),
    "storage.box.out_of_step": QT_TRANSLATE_NOOP(
        "messages",
        "Step {step} was not kept in {path}, because the document is open twice: close it "
        "and open it again.",
    ),
    "storage.box.unknown_system": QT_TRANSLATE_NOOP(
        "messages",
        "This program does not know the game “{system}”, so the document was left out of "
        "{path}: update the program.",
    ),
    "storage.box.upgrade_failed": QT_TRANSLATE_NOOP(
        "messages",
        "{path} could not be brought up to date ({detail}) and is as it was: report this problem.",
    ),
    "storage.box.backup_failed": QT_TRANSLATE_NOOP(
        "messages",
        "The backup {path} was not sound ({detail}) and has been removed: the box may be "
        "damaged, run a check.",
    ),
    "storage.box.backup_damaged": QT_TRANSLATE_NOOP(
        "messages",
        "The backup {path} was damaged since it was made, and nothing was brought back: choose "
        "another one.",
    ),
    "storage.box.check_integrity": QT_TRANSLATE_NOOP("messages", "The file is damaged: {detail}."),
    "storage.box.check_damaged": QT_TRANSLATE_NOOP(
        "messages",
        "“{title}” cannot be opened: step {step} is damaged ({detail}).",
    ),
    "storage.box.check_edited": QT_TRANSLATE_NOOP(
        "messages",
        "“{title}” was edited outside the program at step {step}.",
    ),
}

VOCABULARY = Vocabulary(("storage",), TEXTS)
