"""Bots for Unbuild."""
