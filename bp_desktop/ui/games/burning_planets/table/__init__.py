"""The parts of the table that only Burning Planets has."""
