"""The standard game at the terminal, with its editions and house rules, and solitaire."""
