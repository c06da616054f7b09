"""What lies face down: contracts, the transport register, disclosures and rulings."""
