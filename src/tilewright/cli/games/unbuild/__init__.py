"""Unbuild at the terminal: a finished board is taken down again, word by word."""
