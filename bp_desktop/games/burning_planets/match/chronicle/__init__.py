"""A match looked back on: samples after every step, its turns, its throws, and what was luck."""
