"""One word, one meaning: no class is called like another, and words that were given up do not come back."""

import ast
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "tilewright"

#: Each game has parts that are called alike: its rules, state, view, actions, events, policies.
GAMES = ("bingo", "crossword", "duplicate", "junior", "unbuild")

#: What no class outside the page may be called any more, and what it is called instead.
GIVEN_UP = {
    "Crier": "HallAnnouncer",
    "Gatherings": "Lobby",
    "Heard": "TurnCommitted",
    "House": "TableRegistry",
    "HttpWire": "BoundedHttp",
    "Means": "TableServices",
    "Patience": "RateLimit, or SolitaireGame",
    "Telling": "RedactedTurn",
    "Waking": "IdleTableScheduler",
}

#: The same for a word that is part of any name, as in `wish_of`, `TableWish` or `tableWish`.
GIVEN_UP_WORDS = {
    "crier": "announcer",
    "evening": "session",
    "gatherings": "lobby",
    "sitting": "seating, or session",
    "stranger": "unknown letter, or visitor",
    "strangers": "unknown letters, or visitors",
    "telling": "what is told: an event, a turn, text",
    "wish": "action",
    "wishes": "actions",
}

PARTS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
NAMES = re.compile(r"[A-Za-z_]\w*")
NO_NAMES = re.compile(r"//[^\n]*|/\*.*?\*/|<!--.*?-->|'[^'\n]*'|\"[^\"\n]*\"", re.DOTALL)
IN_CODE_FONT = re.compile(r"`([^`\n]+)`")


def public_classes(root: Path) -> dict[str, list[Path]]:
    """Where each class is defined whose name does not start with an underscore."""
    found = defaultdict(list)
    for file in sorted(root.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(file.relative_to(root))
    return found


def game_of(file: Path) -> str | None:
    """The game whose part a module is."""
    match file.parts:
        case ("games", game, _, *_) if game in GAMES:
            return game
    return None


def shared_names(root: Path) -> dict[str, list[str]]:
    """Names of several classes, other than of parallel parts of different games."""
    shared = {}
    for name, files in public_classes(root).items():
        games = [game_of(file) for file in files]
        parallel = None not in games and len(set(games)) == len(games)
        if len(files) > 1 and not parallel:
            shared[name] = [str(file) for file in files]
    return shared


def given_up(name: str, *, on_page: bool = False) -> str | None:
    """What to write instead of a name."""
    if not on_page and name in GIVEN_UP:
        return GIVEN_UP[name]
    return next((GIVEN_UP_WORDS[part.lower()] for part in PARTS.findall(name) if part.lower() in GIVEN_UP_WORDS), None)


def names_in(file: Path) -> Iterator[str]:
    """The name of a file and the identifiers in it; of prose, those in code font."""
    yield file.stem
    if file.suffix == ".py":
        with tokenize.open(file) as source:
            yield from (one.string for one in tokenize.generate_tokens(source.readline) if one.type == tokenize.NAME)
    elif file.suffix == ".md":
        for code in IN_CODE_FONT.findall(file.read_text(encoding="utf-8")):
            yield from NAMES.findall(code)
    else:
        yield from NAMES.findall(NO_NAMES.sub(" ", file.read_text(encoding="utf-8")))


def files() -> Iterator[Path]:
    for folder in ("src", "tests", "bench", "tools", "examples"):
        yield from (ROOT / folder).rglob("*.py")
    for pattern in ("*.ts", "*.svelte"):
        yield from (ROOT / "ui" / "src").rglob(pattern)
    for pattern in ("*.hpp", "*.cpp"):
        yield from (ROOT / "native").rglob(pattern)
    yield from (ROOT / "docs").rglob("*.md")
    yield from (page for page in ROOT.glob("*.md") if page.name != "CHANGELOG.md")  # it says what was renamed


def test_no_two_public_classes_have_one_name() -> None:
    assert shared_names(SOURCES) == {}


def test_words_that_were_given_up_do_not_come_back() -> None:
    suspect = re.compile("|".join({*GIVEN_UP, *GIVEN_UP_WORDS}), re.IGNORECASE)
    every = list(files())
    found = [
        f"{file.relative_to(ROOT)}: {name} is now called {better}"
        for file in every
        if file != Path(__file__) and suspect.search(file.stem + file.read_text(encoding="utf-8"))
        for name in names_in(file)
        if (better := given_up(name, on_page=file.suffix in {".ts", ".svelte"}))
    ]
    assert found == []
    assert len(every) > 500


def test_a_shared_name_is_found(tmp_path: Path) -> None:
    for module, text in {
        "games/junior/rules.py": "class Rules: ...",
        "games/bingo/rules.py": "class Rules: ...",
        "games/bingo/cards.py": "class Card: ...\nclass _Own: ...",
        "games/bingo/view.py": "class Card: ...\nclass _Own: ...",
        "games/kind.py": "class View: ...",
        "games/junior/view.py": "class View: ...",
        "web/table.py": "class Table: ...",
        "live/table.py": "class Table: ...",
    }.items():
        file = tmp_path / module
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    assert set(shared_names(tmp_path)) == {"Card", "View", "Table"}


@pytest.mark.parametrize(
    ("name", "better"),
    [
        ("House", "TableRegistry"),
        ("HouseRule", None),
        ("wish_of", "action"),
        ("TableWish", "action"),
        ("tableWishes", "actions"),
        ("wished", None),
        ("overheard", None),
    ],
)
def test_a_name_is_given_up_as_a_whole_or_by_a_word_in_it(name: str, better: str | None) -> None:
    assert given_up(name) == better


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("one.py", "# House\nhome = House('Heard')"),
        ("one.ts", "const home: House = make('Heard') // Heard\n/* Heard */"),
        ("one.svelte", "<House name='Heard' /> <!-- Heard -->"),
        ("House.py", "'Heard'"),
        ("one.md", "Heard of the `House`?"),
        ("one.hpp", "struct House {};  // Heard"),
    ],
)
def test_names_are_read_from_code_and_not_from_prose(tmp_path: Path, file: str, text: str) -> None:
    (tmp_path / file).write_text(text)
    assert [name for name in names_in(tmp_path / file) if given_up(name)] == ["House"]
