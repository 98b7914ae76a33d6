"""Players of Bingo."""
