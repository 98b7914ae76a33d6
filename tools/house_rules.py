"""Writes what people read about house rules from their records: the page's texts, and docs/house-rules.md."""

from collections.abc import Iterator
from pathlib import Path

from tilewright.editions.house import HOUSE_RULES, HouseRule
from tilewright.editions.house.texts import Text, Texts
from tilewright.editions.house.values import NoValue, OneOf, ThemeName, WholeNumber

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ("en", "de")
ENGINE = ("no moves", "moves by the plain rules", "moves", "moves and whole games")
PAGE = """\
// Written by `make types` from the house rules in editions/house. Change those, and not this.
import type {{ Messages }} from '../index.svelte'

export default {{
{}}} satisfies Messages
"""
DOCS = """\
# The house rules

Written by `make types` from the records in `editions/house`; [Add a house rule](add-a-house-rule.md) says how to write
one. What may follow a name is in brackets: the usual value, or the values there are. The last column says what the
native engine (`moves`, `best`, `endgame`, `engine`, `train`, `autoplay`) can do with a rule; bots play by all of them.

| `--house` | called | what it does | rule | the engine |
|---|---|---|---|---|
{}"""


def written() -> dict[Path, str]:
    """The files, as they should be."""
    pages = {ROOT / f"ui/src/i18n/{language}/house.ts": PAGE.format(_messages(language)) for language in LANGUAGES}
    return pages | {ROOT / "docs/house-rules.md": DOCS.format("".join(map(_row, HOUSE_RULES.values())))}


def _messages(language: str) -> str:
    return "".join(f"  '{key}': {_quoted(text)},\n" for key, text in _all_texts(language))


def _all_texts(language: str) -> Iterator[tuple[str, str]]:
    for rule in HOUSE_RULES.values():
        yield from _texts(f"house.{rule.name}", _in(rule.texts, language), rule)
        if isinstance(rule.value, OneOf):
            for value, texts in rule.value.names.items():
                yield from _texts(f"house.{rule.name}.{value}", _in(texts, language), rule)


def _texts(key: str, text: Text, rule: HouseRule) -> Iterator[tuple[str, str]]:
    """Holes stay where the page has what fills them: a number that is chosen, or the rules of a game."""
    yield key, text.title
    if text.says:
        yield f"{key}.says", text.says if isinstance(rule.value, WholeNumber) else rule.usual.fill(text.says)
    if text.unit:
        yield f"{key}.unit", text.unit
    if text.played:
        yield f"{key}.played", text.played


def _in(texts: Texts, language: str) -> Text:
    text: Text = getattr(texts, language)
    return text


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


def _row(rule: HouseRule) -> str:
    text, name = rule.texts.en, rule.name
    match rule.value:
        case NoValue() | WholeNumber() | ThemeName():
            name += rule.value.shown
        case OneOf(names=names):
            name += "[=" + "\\|".join(names) + "]"
    says = rule.usual.fill(text.says)
    return f"| `{name}` | {text.title} | {says} | {rule.rule or '-'} | {ENGINE[rule.engine]} |\n"


def main() -> None:
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
