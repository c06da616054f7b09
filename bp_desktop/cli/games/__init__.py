"""The verbs of each game, and what verbs can do with its documents; app/games.py registers them."""
