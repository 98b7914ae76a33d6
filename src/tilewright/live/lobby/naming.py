"""The names people may have, and the codes they read to each other."""

import secrets
import unicodedata

from tilewright.bots.names import bot_names, is_marked
from tilewright.live.refusal import ServerRefusal
from tilewright.live.tables.setup import LONGEST_NAME
from tilewright.store.logins import LONGEST_LOGIN, login_of

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without I and O, which look like digits
CODE_LENGTH = 7


def new_code() -> str:
    """Short enough to read aloud. Seven letters give four billion codes, and guessing is rate-limited."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def code_of(typed: str) -> str:
    """
    >>> code_of(" abc-defg ")
    'ABCDEFG'
    """
    return "".join(letter for letter in typed.upper() if letter.isalnum())


def checked_name(name: str) -> str:
    """The name as it is shown.

    Invisible characters are refused, and so are names that could pass for a bot's, even in look-alike characters.

    >>> checked_name("  Zoë   Lee ")
    'Zoë Lee'
    """
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    login = login_of(shown)
    if len(shown) > LONGEST_NAME or not shown.isprintable() or not 0 < len(login) <= LONGEST_LOGIN:
        raise ServerRefusal("bad-name", most=LONGEST_NAME)
    if is_marked(login):
        raise ServerRefusal("name-of-a-bot")
    return shown


def table_names(people: dict[int, str], bots: dict[int, str]) -> tuple[str, ...]:
    """The names at a table, by seat. Equal names are told apart by a number.

    >>> table_names({0: "Ann", 2: "ann"}, {1: "clara"})
    ('Ann', 'Clara (bot)', 'ann 2')
    """
    called = dict(zip(bots, bot_names(tuple(bots.values())), strict=True))
    names: list[str] = []
    taken: set[str] = set()
    numbers: dict[str, int] = {}  # the last number that was tried for each name
    for seat in range(len(people) + len(bots)):
        name = shown = called.get(seat) or people[seat]
        same = name.casefold()
        while shown.casefold() in taken:
            numbers[same] = numbers.get(same, 1) + 1
            shown = f"{name[: LONGEST_NAME - 6]} {numbers[same]}"
        taken.add(shown.casefold())
        names.append(shown)
    return tuple(names)
