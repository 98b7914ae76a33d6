"""A real server under load: it has one core, whoever plays has the others, and nothing but sockets is between them."""
