"""Tables: one game each, with its mailbox, its watchers, its timers and its players' agreements."""
