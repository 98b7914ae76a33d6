"""`tilewright play --game ...`: the games besides the standard one, at the same kind of table."""
