"""One frame for every game at the terminal: start or resume it, ask the next player, act, save, leave."""
