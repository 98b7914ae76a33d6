"""The beginner game at the terminal, in words for children: racks lie open, letters are covered, chips collected."""
