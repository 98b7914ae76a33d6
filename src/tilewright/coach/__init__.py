"""The coach: what each move of a game was worth, which mistakes were made, and what was luck."""
