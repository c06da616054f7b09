"""A match looked back on: what is measured, what was thrown, and what of it may be seen now."""
