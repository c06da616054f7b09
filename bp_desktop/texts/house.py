"""Sentences of the house: core, what games share, sessions, the box, screens, command line."""

from bp_desktop.texts.rendering import Vocabulary

TEXTS: dict[str, str] = {
    "core.text.too_long": (
        "This text is too long: {length} characters; at most {limit} can be saved."
    ),
    "core.dice.wrong_count": "Dice needed: {expected}; typed in: {given}.",
    "core.dice.no_such_face": "A d{die} has no face {face}.",
    "core.options.bad_value": "“{option}” cannot be {value}.",
    "core.options.not_a_pair": "“{text}” is not a valid option: write it like name=value.",
    "core.options.unknown": "There is no table option {option}.",
    "shared.document.plain": "A match or a map",
    "shared.file.missing": "There is no file {path}; check the name.",
    "shared.file.unreadable": "{path} cannot be read ({reason}); check its permissions.",
    "shared.file.unwritable": "{path} cannot be written ({reason}); choose another place.",
    "shared.booking.no_amount": (
        "“{text}” has no amount; write for example: anna +5{first} -2{second} reason"
    ),
    "shared.booking.which_player": (
        "Which player is “{name}”? Write the beginning of one name: {players}."
    ),
    "shared.booking.no_receiver": (
        "Who is paid? Write the beginning of one name after the arrow: {players}."
    ),
    "shared.booking.which_resource": (
        "Which resource is “{text}”? Write the beginning of one: {resources}."
    ),
    "shared.booking.stray_amount": (
        "“{text}” is not an amount of a resource. Write for example -2c, or begin the reason "
        "with a word."
    ),
    "shared.booking.not_whole": (
        "“{text}” is not a whole number; write digits only, for example 5 or 1200."
    ),
    "shared.booking.negative_payment": (
        "Use positive amounts; swap the names to reverse a payment."
    ),
    "shared.booking.too_much": "{amount} is too much for one line; at most {most}.",
    "shared.booking.no_payments": "In this game nobody pays anybody: add the entry for one player.",
    "shared.log.clock_paused": "Pause.",
    "shared.log.clock_paused_for": "Pause: {reason}.",
    "shared.log.clock_left": "Pause: nobody was at the table.",
    "shared.log.clock_resumed": "The pause is over.",
    "shared.log.clock_was_away": (
        "The match continues; time while the program was closed is not counted."
    ),
    "shared.log.clock_set": "Everyone has {minutes:minutes}.",
    "shared.log.handicap": "{player} has {minutes:minutes} more than the others.",
    "shared.log.no_handicap": "{player} has as much time as the others.",
    "shared.log.clock_limits": (
        "Time limits: match {budget:time_limit}, added per turn {increment:time_limit}, turn "
        "{turn:time_limit}, phase {phase:time_limit}."
    ),
    "shared.log.over_time": "{player} pays for {minutes:minutes} of overtime.",
    "shared.clock.no_such_resource": (
        "Overtime cannot be paid in “{resource}”: there is no such resource."
    ),
    "shared.clock.free_of_charge": "Overtime costs nothing at this table: set a price first.",
    "shared.log.clock_free": "No time limit.",
    "shared.log.one_agrees": "{player} agrees.",
    "shared.log.several_agree": "{players} agree.",
    "shared.promise.to_oneself": "You cannot promise anything to yourself: choose another player.",
    "shared.promise.empty": "Write what is promised.",
    "shared.promise.no_such_phase": "A turn has no such phase: choose one of its phases.",
    "shared.promise.too_many": "At most {most} promises can be open: settle one first.",
    "shared.promise.unknown": "That promise is settled already.",
    "shared.promise.to_all": "{player} promises: {text}",
    "shared.promise.to_one": "{player} promises {other}: {text}",
    "shared.log.promise_kept": "Promise of {player} kept: {text}",
    "shared.log.promise_broken": "Promise of {player} not kept: {text}",
    "shared.banker.none_already": "There is no banker: everyone may add entries.",
    "shared.banker.agree": (
        "Another banker or PIN needs everyone's consent; still to agree: {players}."
    ),
    "shared.banker.only": "Only the banker adds or removes money.",
    "shared.log.banker": "The banker is {player} from now on.",
    "shared.log.banker_agreed": "The banker is {player} from now on; agreed: {agreed}.",
    "shared.log.no_banker": "There is no banker any more; agreed: {agreed}.",
    "shared.command.make_promise": "Make a promise",
    "shared.command.settle_promise": "Settle a promise",
    "shared.command.appoint_banker": "Choose the banker",
    "shared.remark.empty": "Write something, or choose a photo.",
    "shared.remark.unknown": "That comment is removed already.",
    "shared.remark.no_jpeg": "This photo cannot be saved: it has to be a JPEG picture.",
    "shared.remark.metadata": (
        "This photo tells more than what is seen on it; add it in the window, which leaves that "
        "out."
    ),
    "shared.remark.photo_too_large": (
        "A photo has at most {pixels} pixels a side and {limit} kB; make it smaller."
    ),
    "shared.remark.too_many_photos": "A match keeps at most {most} photos, removed ones included.",
    "shared.photo.file_too_large": "{file} is larger than {limit} MB; choose a smaller photo.",
    "shared.photo.unreadable": "{file} cannot be read as a photo; use JPEG, PNG or WebP.",
    "shared.photo.too_many_pixels": "{file} has too many pixels; make it smaller first.",
    "shared.match.on_map": "Played on the map {title}, revision {revision}.",
    "shared.match.on_named_map": "Played on the map {title}, revision “{name}”.",
    "shared.match.on_sample": "Played on the map {title}.",
    "shared.log.comment": "{player} comments on step {step}.",
    "shared.log.table_comment": "A comment on step {step}.",
    "shared.log.photo": "{player} adds a photo to step {step}.",
    "shared.log.table_photo": "A photo of step {step}.",
    "shared.log.comment_removed": "Removed: a comment on step {step}.",
    "shared.log.photo_removed": "Removed: a photo of step {step}.",
    "shared.log.program_plays": (
        "From now on the program plays for {player}; level: {level:bot_level}."
    ),
    "shared.log.person_plays": "From now on a person plays for {player}.",
    "shared.program_seats.no_such_level": "The program has no level “{level}”.",
    "shared.program_seats.person_already": "A person plays for {player} already.",
    "shared.command.change_seat": "Change who plays a seat",
    "shared.log.branched": "Branched from {title}, step {step}.",
    "shared.command.add_remark": "Add a comment or a photo",
    "shared.command.remove_remark": "Remove a comment or a photo",
    "shared.command.begin_branch": "Play on from here",
    "shared.log.match_renamed": "The match is called “{title}” now.",
    "shared.log.enforcement_changed": (
        "The rules are now enforced like this: {enforcement:enforcement}."
    ),
    "shared.command.change_option": "Change a table option",
    "shared.command.rename_match": "Rename the match",
    "shared.command.change_enforcement": "Change the rule enforcement",
    "shared.command.pause_clock": "Pause",
    "shared.command.resume_clock": "Continue after a pause",
    "shared.command.set_clock": "Set the clock",
    "shared.command.set_handicap": "Give more time",
    "shared.command.book_over_time": "Charge overtime",
    "shared.match.same_title": "The match has that name already.",
    "shared.match.same_enforcement": "The rules are enforced like that already.",
    "shared.options.unchanged": "“{what}” is set to that already.",
    "session.tags.empty": "A tag needs at least one letter.",
    "session.tags.too_long": "A tag can have at most {limit} characters: choose a shorter word.",
    "session.tags.too_many": "A match or a map can have at most {limit} tags: remove one first.",
    "session.tags.there_already": "It has the tag “{tag}” already.",
    "session.nothing_to_undo": "There is nothing to undo.",
    "session.nothing_to_redo": "There is nothing to redo.",
    "session.rehearsal.not_tried": "That is not part of a rehearsal: leave it first.",
    "session.no_branch": "There is nothing to play on from here.",
    "session.no_such_step": (
        "Step {step} does not exist or was undone, so it cannot be shown or corrected."
    ),
    "session.nothing_to_correct": "That would leave step {step} as it is.",
    "session.other_seat": "Now somebody else would do this.",
    "session.other_phase": "Now this would be done in another phase.",
    "session.other_thing": "Now this would be done with something else.",
    "session.dice_missing": "This needs a d{die} that was never rolled ({purpose}).",
    "session.not_text": (
        "This cannot be saved, because it contains an invalid character ({detail}). Type it again."
    ),
    "session.not_kept": "The step could not be saved to disk ({detail}).",
    "session.file.too_large": (
        "The file is larger than {limit:megabytes}, so it is not a match or map of ours."
    ),
    "session.file.too_long": "The file contains more than {limit:steps}.",
    "session.file.not_again": (
        "This file ({lines:steps}, {size:megabytes}) is too large to be imported again: keep the "
        "box or a backup of it as well."
    ),
    "session.file.not_ours": "This is not a match or map of Burning Planets ({detail}).",
    "session.file.too_full": (
        "The file holds more than this program can keep in memory: it was not opened."
    ),
    "session.out_of_bounds": ("That goes beyond what can be kept ({detail}): nothing was changed."),
    "session.file.older": (
        "The file was made by an earlier test version (format {version}, this one reads {oldest} "
        "and later) and cannot be opened any more."
    ),
    "session.file.newer": (
        "The file was written by a newer Burning Planets (format {version}, this one knows "
        "{known}): update the program."
    ),
    "session.file.other_kind": (
        "This file holds something of another kind ({found}; {expected} is needed here)."
    ),
    "session.file.damaged": (
        "The file is damaged at step {step} ({detail}): use another copy of it."
    ),
    "session.file.edited": "“{title}” was edited outside the program at step {step}.",
    "session.box_fault": ("{path} could not be opened ({detail}): try again, or restore a backup."),
    "session.file.bad_content": "The contents of the file cannot be read ({detail}).",
    # --- the box and its files
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
    "storage.box.damaged": (
        "{path} is damaged ({detail}) and was left as it is: restore a backup, or save what can "
        "be read of it."
    ),
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
    "storage.box.changed": (
        "{path} was changed by another program while it was open, so nothing more is written to "
        "it: save everything elsewhere."
    ),
    "storage.box.only_to_read": (
        "{path} is write-protected and can only be read: save a copy elsewhere to continue."
    ),
    "storage.box.unfinished": (
        "A program was stopped while it wrote to {path}: open the box once to tidy it up, then "
        "check again."
    ),
    "storage.box.document_missing": "The match or map {document} is no longer in {path}.",
    "storage.box.out_of_step": (
        "Step {step} was not saved in {path}, because the match or map is open twice: close it and "
        "open it again."
    ),
    "storage.box.unknown_system": (
        "This program does not know the game “{system}”, so its matches and maps were left out of "
        "{path}: update the program."
    ),
    "storage.box.upgrade_failed": (
        "{path} could not be updated ({detail}) and is unchanged: report this problem."
    ),
    "storage.box.backup_failed": (
        "The backup {path} was damaged ({detail}) and has been removed: the box may be damaged "
        "too, run a check."
    ),
    "storage.box.backup_damaged": (
        "The backup {path} was damaged after it was made, and nothing was restored: choose "
        "another one."
    ),
    "storage.box.check_integrity": "The file is damaged: {detail}.",
    "storage.box.check_damaged": "“{title}” cannot be opened: step {step} is damaged ({detail}).",
    "storage.box.check_edited": "“{title}” was edited outside the program at step {step}.",
    "storage.salvage.whole": "“{title}”: saved whole, {saved:steps}.",
    "storage.salvage.partly": (
        "“{title}”: saved up to step {saved} of {steps}; the rest is damaged."
    ),
    "storage.salvage.edited": (
        "“{title}”: saved, {saved:steps}; step {step} is not as the program wrote it."
    ),
    "storage.salvage.lost": "“{title}” could not be saved ({detail}).",
    # --- screens that know no game: the dice tray, the map editor and exports
    "dice.not_understood": "“{text}” is not a valid roll: write it like 2d6, d20 or 3d8 + d4.",
    "dice.too_many": "At most {most} dice of at most {sides} sides can be rolled at once.",
    "editor.note": "Note: {text}",
    "editor.too_much_at_once": ("That is more than {limit} things at once: do it in parts."),
    "editor.nothing_chosen": "Nothing is selected: click something on the map first.",
    "editor.nothing_copied": "The clipboard contains nothing copied from a map.",
    "editor.copied": "Copied: {count}.",
    "editor.no_symmetry": "Choose a symmetry first; then the map can be mirrored.",
    "editor.left_out": "{left} of {whole} left out: something is in the way.",
    "editor.push_aside": "Push aside",
    "editor.push_aside_what": "Paste again, and move what is in the way to the nearest free place.",
    "editor.put_anyway": "Paste anyway",
    "editor.put_anyway_what": "Paste again, and remove what is in the way (or Ctrl+click).",
    "editor.zoom_for_coordinates": "Zoom in to see the coordinates in the cells.",
    "editor.would_break_a_rule": "It would break a rule that is kept now ({rule}).",
    "editor.less_symmetric": "{count} without a mirror image now: this was not mirrored.",
    "export.no_board": "This map has no tiles yet, so there is nothing to export.",
    "export.cell_size": "A cell can be from {least} to {most} mm wide.",
    "export.too_large": (
        "The picture would be {width} × {height} pixels, more than {most} a side; choose fewer "
        "dots per inch or smaller cells."
    ),
    "export.tile_too_large": (
        "A tile does not fit on this page with cells of {asked} mm; up to {most} mm would fit."
    ),
    "export.page_too_small": "This page is too small for its margins; choose a larger one.",
    "export.too_many_pages": "That would be {pages} pages; choose smaller cells or a larger page.",
    "export.unknown_kind": "{path}: unsupported file type; use the extension .png, .svg or .pdf.",
    "export.resolution": "Choose from {least} to {most} dots per inch.",
    "export.overlap": "Pages can overlap by 0 to {most} mm.",
    "export.unknown_paper": "There is no paper called {asked}; there are {known}.",
    "export.sheet_is_pdf": "A set-up sheet is a PDF; give {path} the extension .pdf.",
    "export.no_use": "{option} would change nothing in this kind of file; leave it out.",
    # --- the command line
    "cli.cheat_sheet_is_pdf": "A cheat sheet is a PDF; give {path} the extension .pdf.",
    "cli.match_without_sheet": "--match goes with --cheat-sheet; without it the book is told.",
    "cli.file_exists": "There is a file {path} already; choose another name, or add --force.",
    "cli.not_understood": "'{given}' is not understood; --help tells what can be asked.",
    "cli.no_rule_found": "No rule mentions “{asked}”.",
    "cli.no_rulebook": "There are no rules of the game {game} to read.",
    "cli.no_such_schema": "There is no schema '{asked}' of the game {game}.",
    "cli.odds_line": "within {times:attacks}: {chance} ({percent} %)",
    "cli.odds_hopeless": "This attack can never succeed.",
    "cli.out_of_range": "{option} is {value}, but must be between {least} and {most}.",
    "cli.fault": (
        "'{verb}' failed through a fault of the program ({detail}); nothing was changed: please "
        "report it."
    ),
    "cli.json_line": "line {number} is not a JSON command: {detail}",
    "cli.needed": "{option} is needed.",
    "cli.written": "{path} was written.",
    "cli.no_problems": "No rule is broken.",
    "cli.edited": "The file was changed outside the program, at step {step} or later.",
    "cli.ledger_differs": "What {account} holds is not what the ledger says.",
    "cli.verified": "All is well: {steps} lines replayed, chain and ledger agree.",
    "cli.fingerprint": (
        "Fingerprint: {fingerprint}. If the table wrote down another one, this is another history."
    ),
    "cli.salvaged": "Files written to {folder}: {count}.",
    "cli.nothing_salvaged": "Nothing could be read of {path}.",
    "cli.step_done": "{number}: done, step {step}: {events}",
}

OWNERS = ("core", "shared", "session", "storage", "dice", "editor", "export", "cli")
VOCABULARY = Vocabulary(OWNERS, TEXTS)
