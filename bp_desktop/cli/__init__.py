"""The command line: the same model without a window."""
