"""Sentences for what differs between two revisions of a map."""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "bp.difference.board_grew": QT_TRANSLATE_NOOP("messages", "The board grew by {cells} cells."),
    "bp.difference.board_shrank": QT_TRANSLATE_NOOP("messages", "The board lost {cells} cells."),
    "bp.difference.planet_added": QT_TRANSLATE_NOOP("messages", "The planet {planet} is new."),
    "bp.difference.planet_removed": QT_TRANSLATE_NOOP("messages", "The planet {planet} is gone."),
    "bp.difference.planet_moved": QT_TRANSLATE_NOOP(
        "messages", "The planet {planet} lies here now."
    ),
    "bp.difference.was_here": QT_TRANSLATE_NOOP("messages", "The planet {what} was here."),
    "bp.difference.planet_resized": QT_TRANSLATE_NOOP(
        "messages", "The planet {planet} has another size: {size:size}."
    ),
    "bp.difference.planet_biome": QT_TRANSLATE_NOOP(
        "messages", "The planet {planet} has another biome: {biome:biome}."
    ),
    "bp.difference.planet_named": QT_TRANSLATE_NOOP(
        "messages", "The planet {planet} is called {name} now."
    ),
    "bp.difference.planet_owner": QT_TRANSLATE_NOOP(
        "messages", "The planet {planet} belongs to somebody else."
    ),
    "bp.difference.added": QT_TRANSLATE_NOOP("messages", "New in {cell}: {kind:kind}."),
    "bp.difference.removed": QT_TRANSLATE_NOOP("messages", "Gone from {cell}: {kind:kind}."),
    "bp.difference.became": QT_TRANSLATE_NOOP(
        "messages", "In {cell}: {kind:kind} instead of {was:kind}."
    ),
    "bp.difference.ship_added": QT_TRANSLATE_NOOP(
        "messages", "Ship {number} ({ship_class:ship_class}) is new."
    ),
    "bp.difference.ship_removed": QT_TRANSLATE_NOOP(
        "messages", "Ship {number} ({ship_class:ship_class}) is gone."
    ),
    "bp.difference.ship_moved": QT_TRANSLATE_NOOP(
        "messages", "Ship {number} ({ship_class:ship_class}) moved."
    ),
    "bp.difference.ship_changed": QT_TRANSLATE_NOOP(
        "messages", "Ship {number} ({ship_class:ship_class}) is different."
    ),
    "bp.difference.note_added": QT_TRANSLATE_NOOP("messages", "A note in {cell} is new."),
    "bp.difference.note_removed": QT_TRANSLATE_NOOP("messages", "The note in {cell} is gone."),
    "bp.difference.note_changed": QT_TRANSLATE_NOOP("messages", "The note in {cell} is different."),
    "bp.difference.title": QT_TRANSLATE_NOOP("messages", "The title is different."),
    "bp.difference.seats": QT_TRANSLATE_NOOP("messages", "The players are different."),
    "bp.difference.standing": QT_TRANSLATE_NOOP("messages", "Somebody else begins."),
    "bp.difference.options": QT_TRANSLATE_NOOP("messages", "Table options are different."),
    "bp.difference.accepted": QT_TRANSLATE_NOOP("messages", "Other problems are accepted."),
}
