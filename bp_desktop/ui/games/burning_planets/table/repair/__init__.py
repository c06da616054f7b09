"""Setting right what the program has wrong: the table outranks it (BP-APP-4)."""
