"""Sentences of the house: core, what games share, sessions, the box, screens, command line."""

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
    "shared.log.clock_limits": (
        "Time limits: match {budget:time_limit}, more for each own turn {increment:time_limit}, "
        "turn {turn:time_limit}, phase {phase:time_limit}."
    ),
    "shared.log.over_time": "{player} pays for {minutes:minutes} of over-time.",
    "shared.clock.no_such_resource": (
        "Over-time cannot be paid in “{resource}”: there is no such resource."
    ),
    "shared.clock.free_of_charge": "Over-time costs nothing at this table: set a price first.",
    "shared.log.clock_free": "Everybody has all the time they like.",
    "shared.log.one_agrees": "{player} agrees.",
    "shared.log.several_agree": "{players} agree.",
    "shared.promise.to_oneself": "Nobody promises anything to themselves: choose another player.",
    "shared.promise.empty": "Say what is promised.",
    "shared.promise.no_such_phase": "A turn has no such phase: choose one of its phases.",
    "shared.promise.too_many": "At most {most} promises can be open: settle one first.",
    "shared.promise.unknown": "That promise is settled already.",
    "shared.promise.to_all": "{player} promises: {text}",
    "shared.promise.to_one": "{player} promises {other}: {text}",
    "shared.log.promise_kept": "Promise of {player} kept: {text}",
    "shared.log.promise_broken": "Promise of {player} not kept: {text}",
    "shared.banker.none_already": "There is no banker: everybody may book.",
    "shared.banker.agree": (
        "Another banker or PIN needs everybody’s consent; still to agree: {players}."
    ),
    "shared.banker.only": "Only the banker creates money or takes it away.",
    "shared.log.banker": "The banker is {player} from now on.",
    "shared.log.banker_agreed": "The banker is {player} from now on; agreed: {agreed}.",
    "shared.log.no_banker": "There is no banker any more; agreed: {agreed}.",
    "shared.command.make_promise": "Make a promise",
    "shared.command.settle_promise": "Settle a promise",
    "shared.command.appoint_banker": "Choose the banker",
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
    "shared.command.book_over_time": "Book over-time",
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
    # --- screens that know no game: the dice tray, the map editor and exports
    "dice.not_understood": "“{text}” is no throw: write it like 2d6, d20 or 3d8 + d4.",
    "dice.too_many": "At most {most} dice of at most {sides} sides can be thrown at once.",
    "editor.note": "Note: {text}",
    "editor.too_much_at_once": (
        "That is more than {limit} things at once: take it in several parts."
    ),
    "editor.nothing_chosen": "Nothing is chosen: click something on the map first.",
    "editor.nothing_copied": "The clipboard holds nothing that was copied from a map.",
    "editor.copied": "Copied: {count} things.",
    "editor.no_symmetry": "Choose a symmetry first; then everything can be given its image.",
    "editor.symmetric_already": "Everything has its image already.",
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
    "export.unknown_kind": "{path} has no ending we can write; use .png, .svg or .pdf.",
    "export.resolution": "Choose from {least} to {most} dots per inch.",
    "export.overlap": "Pages can overlap by 0 to {most} mm.",
    "export.unknown_paper": "There is no paper called {asked}; there are {known}.",
    "export.sheet_is_pdf": "A set-up sheet is a PDF; give {path} the ending .pdf.",
    "export.no_use": "{option} would change nothing in this kind of file; leave it out.",
    # --- the command line
    "cli.file_exists": "There is a file {path} already; choose another name, or add --force.",
    "cli.not_understood": "'{given}' is not understood; --help tells what can be asked.",
    "cli.no_rule_found": "No rule speaks of “{asked}”.",
    "cli.no_rulebook": "There are no rules of the game {game} to read.",
    "cli.no_such_schema": "There is no schema '{asked}' of the game {game}.",
    "cli.odds_line": "within {times:attacks}: {chance} ({percent} %)",
    "cli.odds_hopeless": "This attack can never succeed.",
    "cli.out_of_range": "{option} is {value}, but must be between {least} and {most}.",
    "cli.fault": (
        "'{verb}' failed through a fault of the program ({detail}); nothing was changed. See the "
        "log: bp-desktop doctor says where."
    ),
    "cli.json_line": "line {number} is not a JSON command: {detail}",
    "cli.needed": "{option} is needed.",
    "cli.written": "{path} was written.",
    "cli.no_problems": "No rule is broken.",
    "cli.edited": "The file was changed outside the program, at step {step} or later.",
    "cli.ledger_differs": "What {account} holds is not what the ledger says.",
    "cli.verified": "All is well: {steps} lines replayed, chain and ledger agree.",
    "cli.step_done": "{number}: done, step {step}: {events}",
}

OWNERS = ("core", "shared", "session", "storage", "dice", "editor", "export", "cli")
VOCABULARY = Vocabulary(OWNERS, TEXTS)
