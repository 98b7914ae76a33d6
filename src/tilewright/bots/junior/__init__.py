"""Bots for the beginners' game."""
