"""Questions about a match of Parsec that screens, bots and the command line ask."""
