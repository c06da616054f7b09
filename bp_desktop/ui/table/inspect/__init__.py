"""Inspecting: everything at the table can be asked what it is, by pointing, clicking or keys."""
