"""Figures that the issues promise, measured side by side in one run; never asserted in tests."""
