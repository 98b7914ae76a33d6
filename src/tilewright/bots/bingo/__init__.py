"""Bots for Bingo."""
