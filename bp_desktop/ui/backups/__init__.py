"""Backups of the box: when they are made, and the panel that brings them back."""
