"""The sheets that only Burning Planets prints."""
