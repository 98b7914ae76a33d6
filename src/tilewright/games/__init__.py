"""The games. Each is a `Mode`: pure functions from actions to events, and from events to states and views."""
