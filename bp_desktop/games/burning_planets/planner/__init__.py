"""Exact answers about fights that have not happened yet."""
