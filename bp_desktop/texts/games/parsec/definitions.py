"""Sentences about definitions of Parsec that people enter themselves."""

TEXTS: dict[str, str] = {
    "parsec.deck.copies": "More than {most} copies of one card: {card}.",
    "parsec.deck.count": "The event deck has {count} cards instead of {wanted}.",
    "parsec.deck.unknown_class": "Unknown category or rarity of a card: {card}.",
    "parsec.deck.unknown_thing": "Unknown unit or resource in what a card does: {card}.",
    "parsec.faction.not_inherited": "That faction cannot be inherited.",
    "parsec.module.docks": "{module}: a port has {wanted} docking cells, this one has {count}.",
    "parsec.module.number": (
        "{module}, column {column}, row {row}: the number must be from 1 to {most}."
    ),
    "parsec.module.on_the_seam": (
        "{module}, column {column}, row {row}: it touches the edge of the module."
    ),
    "parsec.module.overlap": "{module}, column {column}, row {row}: two things are on one cell.",
    "parsec.module.resources": (
        "{module}, column {column}, row {row}: different resources wanted: {wanted}."
    ),
    "parsec.module.unknown_resource": (
        "{module}, column {column}, row {row}: the game has no such resource."
    ),
    "parsec.module.has_a_core": "This module has the core of a port already.",
    "parsec.module.none_here": "There is no module here.",
    "parsec.module.nothing_here": "There is nothing here to remove.",
    "parsec.module.seam": "Nothing may touch the edge of a module.",
    "parsec.module.taken": "Something is here already.",
    "parsec.set.adopted": "The whole set is replaced.",
    "parsec.set.drawn": "Modules are drawn.",
    "parsec.set.entered": "Definitions entered: {count}.",
    "parsec.set.mistake": "{place}: {detail}",
    "parsec.set.mixes": (
        "Samples and definitions of your own together: what is played with them stays a sample."
    ),
    "parsec.set.not_text": "The file is not text in UTF-8.",
    "parsec.set.not_toml": "The file is not TOML: {detail}",
    "parsec.set.not_there": "The set has no such thing: {item}.",
    "parsec.set.odd_pitch": "The rows of a module must be an even number.",
    "parsec.set.one_port": "A set has exactly one Space Port; this one has {count}.",
    "parsec.set.other_pitch": "These modules differ in size from those of the set.",
    "parsec.set.removed": "A definition is removed.",
    "parsec.set.renamed": "Name: {title}.",
    "parsec.set.summary": "Modules: {modules}, event cards: {cards}, factions: {factions}.",
    "parsec.set.summary_empty": (
        "Still empty: draw your first module, or type in event cards and factions."
    ),
    "parsec.set.summary_sample": (
        "SAMPLE. Modules: {modules}, event cards: {cards}, factions: {factions}."
    ),
    "parsec.set.text_only": (
        "{item}: its effect is not understood, only its text is used ({detail})."
    ),
    "parsec.set.too_large": "The file is larger than {most} kB.",
}
