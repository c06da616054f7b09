"""Rules that matches of several games share: handlers and helpers that a game includes."""
