"""The types of all that goes over the wire, for the page: written from the msgspec types that read and write it."""
