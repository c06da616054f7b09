"""The tests; `tests.build` and friends are importable from here."""
