"""A match looked back on: time slider, board, balances, charts, story and luck."""
