"""Spit, the card race for two."""
