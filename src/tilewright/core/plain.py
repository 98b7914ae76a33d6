"""Text from outside, made safe to show."""


def plain(text: str, longest: int = 60) -> str:
    """Without control characters, and not too long.

    >>> plain("a\\x1b[31mb")
    'a�[31mb'
    """
    shown = "".join(letter if letter.isprintable() else "\ufffd" for letter in text)
    return shown if len(shown) <= longest else shown[:longest] + "..."
