"""What `moves`, `best` and `autoplay` share."""
