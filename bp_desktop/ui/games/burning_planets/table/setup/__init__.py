"""The parts of the set-up that only Burning Planets has."""
