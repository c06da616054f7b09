"""The words of each game, one folder a game."""
