"""`tilewright replay`: records recomputed, and what was found."""
