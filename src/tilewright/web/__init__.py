"""The only package that knows HTTP: routes, the socket, authentication and limits."""
