"""Bots of the standard game."""
