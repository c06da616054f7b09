"""Sentences of the box and its files."""

from bp_desktop.texts.rendering import Vocabulary

TEXTS: dict[str, str] = {
    "storage.box.not_found": "There is no file {path}: choose another box or create a new one.",
    "storage.box.folder_missing": (
        "The folder {folder} does not exist, so {path} cannot be opened or created: create the "
        "folder, plug in its disk, or choose another place."
    ),
    "storage.box.exists": "{path} already exists and was left as it is: choose another name.",
    "storage.box.not_a_file": "{path} is not a file: choose a box (.bpbox).",
    "storage.box.no_access": (
        "You are not allowed to read {path}: change its permissions or choose another box."
    ),
    "storage.box.not_a_database": (
        "{path} is not a box, or its beginning is damaged: choose another file or restore a backup."
    ),
    "storage.box.damaged": "{path} is damaged ({detail}) and was left as it is: restore a backup.",
    "storage.box.foreign": (
        "{path} belongs to another program and was left as it is: choose a Burning Planets box."
    ),
    "storage.box.older": (
        "{path} was made by an earlier test version (file version {version}, this program reads "
        "{oldest} and later) and stays as it is: create a new box."
    ),
    "storage.box.newer": (
        "{path} was written by a newer Burning Planets (file version {version}, this program knows "
        "{known}): update the program to open it."
    ),
    "storage.box.locked": (
        "{path} is in use by another program or window: close it there first, or choose another "
        "box."
    ),
    "storage.box.read_only": (
        "{path} is write-protected: remove the protection, or copy the file to a place where you "
        "may write."
    ),
    "storage.box.folder_read_only": (
        "Nothing can be written in the folder {folder}, so {path} cannot be used: copy the box to "
        "a folder where you may write."
    ),
    "storage.box.full": (
        "The disk of {path} is full and nothing was written: free some space and try again."
    ),
    "storage.box.device": (
        "The disk of {path} reported an error ({detail}) and nothing was written: check the disk "
        "or the network and try again."
    ),
    "storage.box.moved": (
        "{path} was moved or deleted while it was open: put it back, or save a copy of the box "
        "elsewhere."
    ),
    "storage.box.unfinished": (
        "A program was stopped while it wrote to {path}: open the box once to tidy it up, then "
        "check again."
    ),
    "storage.box.document_missing": "The document {document} is no longer in {path}.",
    "storage.box.out_of_step": (
        "Step {step} was not kept in {path}, because the document is open twice: close it and open "
        "it again."
    ),
    "storage.box.unknown_system": (
        "This program does not know the game “{system}”, so the document was left out of {path}: "
        "update the program."
    ),
    "storage.box.upgrade_failed": (
        "{path} could not be brought up to date ({detail}) and is as it was: report this problem."
    ),
    "storage.box.backup_failed": (
        "The backup {path} was not sound ({detail}) and has been removed: the box may be damaged, "
        "run a check."
    ),
    "storage.box.backup_damaged": (
        "The backup {path} was damaged since it was made, and nothing was brought back: choose "
        "another one."
    ),
    "storage.box.check_integrity": "The file is damaged: {detail}.",
    "storage.box.check_damaged": "“{title}” cannot be opened: step {step} is damaged ({detail}).",
    "storage.box.check_edited": "“{title}” was edited outside the program at step {step}.",
}

VOCABULARY = Vocabulary(("storage",), TEXTS)
