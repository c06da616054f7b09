"""Kinds of documents: each game judges commands and says what happened, by pure functions."""
