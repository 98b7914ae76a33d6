"""One frame for every game at the terminal: start or resume it, ask whoever is next, obey, save, leave."""
