"""The panels at the right of the studio: what is chosen, what is wrong, what was done."""
