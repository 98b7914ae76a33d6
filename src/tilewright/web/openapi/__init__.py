"""The API description, for programs and for people: generated, never written by hand."""
