"""Lessons: learning by playing, one thing at a time, in the real window."""
