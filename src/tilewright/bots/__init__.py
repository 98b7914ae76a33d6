"""What plays: players that see what a seat sees, and choose."""
