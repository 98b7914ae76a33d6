"""The games. Each is a `Kind`: pure functions from actions to events, and from events to states and views."""
