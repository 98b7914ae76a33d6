"""A real server under load: it has one core, the players have the others, and only sockets connect them."""
