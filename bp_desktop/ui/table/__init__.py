"""The table: turn tracker and ledger for a group around one laptop."""
