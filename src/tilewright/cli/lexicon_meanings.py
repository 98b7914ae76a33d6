"""`tilewright lexicon define`: definitions, and compiling them from WordNet."""

from pathlib import Path

import click

from tilewright.cli.lexicon_asking import GOOD, NOT_GOOD, WordQuery, asking, show
from tilewright.cli.saying import plain
from tilewright.lexicons import definitions_setup
from tilewright.lexicons.definitions import Definitions
from tilewright.lexicons.definitions_setup import Compiled
from tilewright.lexicons.shelf import open_lexicon
from tilewright.lexicons.typed import letters
from tilewright.lexicons.wordnet import HOW_TO_GET_IT, NoWordNet, find_wordnet

LARGEST = "commons-world"  # themes are made of its words


def tell_meaning(word: str, asked: WordQuery) -> None:
    with asking():
        wanted, known = letters(word), asked.words()
        senses = Definitions.installed().of(wanted)
    valid = wanted in known
    facts = [
        {"word": wanted, "valid": valid, "lemma": one.lemma, "part": one.part, "meaning": one.meaning} for one in senses
    ]
    heading = f"{wanted}: {'' if valid else 'not '}valid in {known.name}"
    lines = [f"  {one.lemma.lower()} ({one.part}) {plain(one.meaning, 500)}" for one in senses]
    show(facts, asked.as_json, heading, *lines or ["  No meaning of it is known."])
    raise SystemExit(GOOD if senses else NOT_GOOD)


def set_up(wordnet: Path | None, as_json: bool) -> None:
    with asking():
        made = _compiled(find_wordnet(wordnet))
    themes = ", ".join(f"{name} {words:,}" for name, words in made.themes.items())
    facts = {"path": str(made.path), "senses": made.senses, "themes": made.themes}
    show([facts], as_json, f"{made.senses:,} meanings in {made.path}; themes: {themes}.")


def set_up_if_new(wordnet: Path | None) -> None:
    """Part of the build: print one line and never fail, since everything else works without definitions."""
    try:
        folder = find_wordnet(wordnet)
        if not definitions_setup.is_up_to_date(folder):
            _compiled(folder)
    except NoWordNet as error:
        click.echo(f"No definitions of words: {plain(str(error), 300)}. {HOW_TO_GET_IT}, then `make definitions`.")
    except OSError as error:
        click.echo(f"No definitions of words: {error.filename or 'the data folder'}: {error.strerror or error}.")


def _compiled(folder: Path) -> Compiled:
    click.echo(f"Compiling definitions from {folder} ...", err=True)
    return definitions_setup.set_up(folder, open_lexicon(LARGEST))
