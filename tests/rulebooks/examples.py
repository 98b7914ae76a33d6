"""Situations that several tests start from: plays to challenge, and the five turns that three of the books tell."""

from tests.rulebooks.table import LoadedDice, Table, across
from tilewright.games.crossword import events as e

HORN = across(8, 6, "HORN")
BAD_AND_GOOD = across(9, 6, "AT")  # below HORN: AT and HA are words, OT is none
WHOLE = ("tile-lock", "large-print")
NAMED = ("folio", "magnetic")


def challenged(table: Table, by: int) -> list[e.Event]:
    """A challenge of everything that was played, said as the edition wants it said."""
    last = table.state.last
    assert last
    return table.challenge(*(last.words if table.state.rules.edition in NAMED else ()), by=by)


def below_horn(book: str, *house: str, seats: int = 2) -> Table:
    """HORN stands, and the first seat has played AT below it, with HA and OT."""
    racks = ("ATVVWWU", "AEIOURT", "AEIOUSL", "AEIOUSL")[:seats]
    table = Table(book, *house, seats=seats, racks=racks, board=HORN)
    table.lay(BAD_AND_GOOD)
    return table


def horn(book: str, *house: str, seats: int = 2) -> Table:
    """The first seat has played HORN, which is good."""
    racks = ("HORNAIE", "AEIOUST", "AEIOUSL", "AEIOUSL")[:seats]
    table = Table(book, *house, seats=seats, racks=racks)
    table.across(8, 6, "HORN")
    return table


#: Dealt to Ann, dealt to Ben, and then drawn after each turn.
DRAWS = ("HORNBIT", "FAMOBUU", "PASE", "III", "TEEEE", "AA", "AAA")
TURNS = [
    (("HORN",), 14),
    (("FARM",), 9),
    (("PASTE", "FARMS"), 25),
    (("MOB", "NOT", "BE"), 16),
    (("BIT", "PI", "AT"), 16),
]


def five_turns(edition: str) -> tuple[Table, list[e.Placed]]:
    """The game after the five turns, and the plays; R is on the centre."""
    table = Table(edition, dice=LoadedDice(*DRAWS))
    plays = [
        table.across(8, 6, "HORN"),
        table.down(6, 8, "FA.M"),
        table.across(10, 6, "PASTE"),
        table.across(9, 9, "OB"),
        table.across(11, 5, "BIT"),
    ]
    return table, plays
