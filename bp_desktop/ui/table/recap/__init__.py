"""Where were we: a match told to those who come back to it."""
