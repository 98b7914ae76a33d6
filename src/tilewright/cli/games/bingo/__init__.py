"""Bingo at the terminal: the program calls, or somebody with a real bag, and letters are struck."""
