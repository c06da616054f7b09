"""The settings page, one module per section."""
