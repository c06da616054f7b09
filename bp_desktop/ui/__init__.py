"""The window: shows states and makes commands. The only part that knows Qt and human words."""
