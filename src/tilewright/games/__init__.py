"""The games. Each is a `Mode`: pure functions from wishes to facts, and from facts to states and views."""
