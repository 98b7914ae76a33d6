"""`tilewright play`: a table that people share, from the first question to the last word."""
