"""The ledger: every posting, fast bookings, and counting the cash."""
