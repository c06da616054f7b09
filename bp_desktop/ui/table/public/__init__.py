"""The public window: for a television or second screen; it can never show a secret."""
