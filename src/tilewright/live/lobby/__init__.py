"""The lobby: tables that are not full yet, and how people find them."""
