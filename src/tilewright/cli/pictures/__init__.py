"""Boards and racks as coloured text."""
