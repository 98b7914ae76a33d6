"""Bots: players that see what their seat sees, and choose an action."""
