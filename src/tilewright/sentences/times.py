"""Times as a clock shows them."""

SECOND = 1_000


def clock_face(time: int) -> str:
    """Milliseconds as minutes and seconds; a second begun is shown.

    >>> clock_face(59_001), clock_face(-1_000)
    ('1:00', '-0:01')
    """
    seconds = -(-abs(time) // SECOND)
    return f"{'-' if time < 0 else ''}{seconds // 60}:{seconds % 60:02}"
