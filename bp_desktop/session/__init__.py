"""One open document: turns commands into journal entries and new states, and nothing else does."""
