"""The parts games are made of: pure values and functions, no I/O, no clock, no language."""
