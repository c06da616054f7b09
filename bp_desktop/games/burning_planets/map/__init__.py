"""Maps of Burning Planets: drawn by hand or rolled by the rulebook, and checked by the rules."""
