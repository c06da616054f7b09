"""Sentences for what differs between two revisions of a map."""

from bp_desktop.ui.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "difference.board_grew": QT_TRANSLATE_NOOP("messages", "The board grew by {cells} cells."),
    "difference.board_shrank": QT_TRANSLATE_NOOP("messages", "The board lost {cells} cells."),
    "difference.planet_added": QT_TRANSLATE_NOOP("messages", "The planet {planet} is new."),
    "difference.planet_removed": QT_TRANSLATE_NOOP("messages", "The planet {planet} is gone."),
    "difference.planet_moved": QT_TRANSLATE_NOOP("messages", "The planet {planet} lies here now."),
    "difference.was_here": QT_TRANSLATE_NOOP("messages", "The planet {what} was here."),
    "difference.planet_resized": QT_TRANSLATE_NOOP(
        "messages", "The planet {planet} has another size: {size:size}."
    ),
    "difference.planet_biome": QT_TRANSLATE_NOOP(
        "messages", "The planet {planet} has another biome: {biome:biome}."
    ),
    "difference.planet_named": QT_TRANSLATE_NOOP(
        "messages", "The planet {planet} is called {name} now."
    ),
    "difference.planet_owner": QT_TRANSLATE_NOOP(
        "messages", "The planet {planet} belongs to somebody else."
    ),
    "difference.added": QT_TRANSLATE_NOOP("messages", "New in {cell}: {kind:kind}."),
    "difference.removed": QT_TRANSLATE_NOOP("messages", "Gone from {cell}: {kind:kind}."),
    "difference.became": QT_TRANSLATE_NOOP(
        "messages", "In {cell}: {kind:kind} instead of {was:kind}."
    ),
    "difference.ship_added": QT_TRANSLATE_NOOP(
        "messages", "Ship {number} ({ship_class:ship_class}) is new."
    ),
    "difference.ship_removed": QT_TRANSLATE_NOOP(
        "messages", "Ship {number} ({ship_class:ship_class}) is gone."
    ),
    "difference.ship_moved": QT_TRANSLATE_NOOP(
        "messages", "Ship {number} ({ship_class:ship_class}) moved."
    ),
    "difference.ship_changed": QT_TRANSLATE_NOOP(
        "messages", "Ship {number} ({ship_class:ship_class}) is different."
    ),
    "difference.note_added": QT_TRANSLATE_NOOP("messages", "A note in {cell} is new."),
    "difference.note_removed": QT_TRANSLATE_NOOP("messages", "The note in {cell} is gone."),
    "difference.note_changed": QT_TRANSLATE_NOOP("messages", "The note in {cell} is different."),
    "difference.title": QT_TRANSLATE_NOOP("messages", "The title is different."),
    "difference.seats": QT_TRANSLATE_NOOP("messages", "The players are different."),
    "difference.standing": QT_TRANSLATE_NOOP("messages", "Somebody else begins."),
    "difference.options": QT_TRANSLATE_NOOP("messages", "Table options are different."),
    "difference.accepted": QT_TRANSLATE_NOOP("messages", "Other problems are accepted."),
}
