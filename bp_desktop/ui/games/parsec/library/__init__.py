"""The library of Parsec on screen: modules are drawn, events and factions filled in."""
