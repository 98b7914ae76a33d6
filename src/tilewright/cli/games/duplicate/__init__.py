"""The duplicate game around one terminal: everybody thinks about the same rack, and slips are typed in secret."""
