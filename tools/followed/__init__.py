"""What every seat sees of whole games, for the page's own `evolve` to be compared with the one of the rules."""
