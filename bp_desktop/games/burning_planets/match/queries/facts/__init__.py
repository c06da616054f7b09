"""Facts about everything on the table of a match, by kind of thing."""
