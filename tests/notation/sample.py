"""Small games for the tests of this folder."""

HEAD = "#player1 ann Ann Bee\n#player2 bob Bob Cee\n"

#: The worked example of the rules: four turns and a fifth, R on the centre.
HORN = """\
>ann: HORNAIE 8F HORN +14 14
>bob: FAMOBXE H6 FA.M +9 9
>ann: PASTEIU 10F PASTE +25 39
>bob: OBXEIIL 9H .OB +16 25
>ann: BITQUAA 11E BIT +16 55
"""


def told(*events: str) -> str:
    """A game of Ann and Bob with these lines."""
    return HEAD + "".join(f"{event}\n" for event in events)
