"""What the server can be asked, described for programs and for people: generated, never written by hand."""
