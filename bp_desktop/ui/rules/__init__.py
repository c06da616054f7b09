"""Rules: every paragraph of a game's book to be looked up, as a page and beside the table."""
