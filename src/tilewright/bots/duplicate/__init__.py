"""Players of the duplicate game: they hand in the top word, or one that is worth a share of it."""
