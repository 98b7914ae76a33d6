"""Players of Unbuild."""
