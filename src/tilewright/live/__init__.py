"""Games in progress: tables, the clients that watch them, and the clock they are played by."""
