"""The paper fallback: one printed page to play on with, if the laptop gives up."""
