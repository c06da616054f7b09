"""Secrets panel: contracts, the transport register, disclosures and rulings."""
