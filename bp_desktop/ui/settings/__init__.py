"""The settings page and its sections."""
