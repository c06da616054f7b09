"""The curtain: pass the laptop, hold to look, covered again by itself."""
