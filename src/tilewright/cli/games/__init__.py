"""The games at the terminal, a package for each: its picture, its questions, its commands, its help and its record."""
