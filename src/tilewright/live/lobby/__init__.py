"""The lobby: tables that are not complete yet, and how people find them."""
