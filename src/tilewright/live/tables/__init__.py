"""Tables: one game each, with its mailbox, its watchers, its timers and what its players agree on."""
