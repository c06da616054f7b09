"""Trade: barter and payments with the consent of both, and what the cargo ships carry."""
