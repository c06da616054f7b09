"""The screens of each game, one folder a game."""
