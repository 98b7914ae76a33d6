"""Players of the beginner game."""
