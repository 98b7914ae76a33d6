"""Bots for the duplicate game: they hand in the top word, or one worth a share of its score."""
