"""The only place that knows HTTP: routes, the socket, who is who, and what is let in."""
