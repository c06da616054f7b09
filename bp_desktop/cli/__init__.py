"""The headless commands: the same model without a window (design, chapter 7)."""
