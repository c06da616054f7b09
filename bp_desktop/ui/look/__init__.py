"""The look: theme, colours, type, icons, and how a player is told apart."""
