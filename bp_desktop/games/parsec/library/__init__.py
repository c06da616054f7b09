"""The library of Parsec: sets of modules, events and factions that people enter themselves."""
