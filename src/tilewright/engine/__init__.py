"""The Python face of the native core: players, searches and what they are trained by."""
