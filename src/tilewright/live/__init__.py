"""Games that are being played now: tables, who watches them, and the time they are played in."""
