"""The sentences of the whole program, for tests that look at words."""

from bp_desktop.app.games import phrasebook

TEXTS = phrasebook().texts
render = phrasebook().sentence
