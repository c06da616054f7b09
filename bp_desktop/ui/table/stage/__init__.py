"""The stage: what just happened at the table, large enough for everybody, for about a second."""
