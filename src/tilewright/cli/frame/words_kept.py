"""The dictionary that a saved game goes on by (R-3.1, R-13.2)."""

from pathlib import Path

from tilewright.cli.frame.choices import BadChoice
from tilewright.cli.saying import plain
from tilewright.lexicons.compiled import fingerprint_of, full_name
from tilewright.lexicons.reading import BadWordList
from tilewright.notation.sealed import Notes


def words_to_go_on(notes: Notes, given: Path | None, otherwise: str) -> tuple[Path | None, str]:
    """The lexicon to open, and a sentence if it is not the one that judged so far. `BadChoice` if that one is missing.

    `otherwise` is what decides where nobody has named one.
    """
    if notes.lexicon is None:
        said = f"The file does not say by which dictionary the game was played; {_named(given, otherwise)} decides."
        return given, said if given is None else ""
    if not notes.lexicon:
        return given, f"Until now your own dictionary decided; from now on {_named(given, '')} does." if given else ""
    chosen = given or Path(notes.lexicon)
    try:
        same = fingerprint_of(chosen) == notes.fingerprint
        known = full_name(chosen)
    except BadWordList as bad:
        if given:
            raise
        raise BadChoice(_missing(notes.lexicon)) from bad
    return chosen, "" if same else _differs(notes.lexicon, known)


def _missing(lexicon: str) -> str:
    return (
        f"This game is played by the lexicon {plain(lexicon, 200)}, which is not here. Put it back, or name another "
        "to go on by: --lexicon commons. (R-3.1)"
    )


def _differs(before: str, now: str) -> str:
    if before == now:
        return f"{plain(now, 200)} has changed since the game was put away: words may be judged otherwise than before."
    return f"Until now {plain(before, 200)} decided which words are good; from now on {plain(now, 200)} does."


def _named(given: Path | None, otherwise: str) -> str:
    return plain(str(given), 200) if given else otherwise
