"""The questions before a game that is started without options. Enter takes what is offered."""

from dataclasses import replace

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tilewright.bots.bot import UnknownBot
from tilewright.bots.crossword.levels import LEVELS
from tilewright.cli.frame.choices import LONGEST_NAME, BadChoice, PlayChoices, path_of
from tilewright.cli.frame.prompt import ask
from tilewright.cli.games.crossword.rules_text import house_rule_line
from tilewright.cli.games.crossword.setup import rules_of, themes_of
from tilewright.cli.games.registry import OTHERS
from tilewright.cli.saying import plain
from tilewright.core.refusal import Refused
from tilewright.editions.books import EDITIONS
from tilewright.editions.house import HOUSE_RULES
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.reading import BadWordList
from tilewright.lexicons.shelf import DEFAULT
from tilewright.sentences import sentence

ABOUT = {
    "folio": "Name the words you challenge; in vain, you lose a turn.",
    "tile-lock": "Challenge the whole play; in vain, you lose a turn.",
    "large-print": "As tile-lock, in large letters; H8 is row H, column 8.",
    "magnetic": "Name the words you challenge, at no risk; H8 is row H, column 8.",
}


def interview(console: Console, setup: PlayChoices) -> PlayChoices:
    """PlayChoices that make sense together; what does not is said and asked again."""
    console.print(Text("Tilewright", style="bold").append("  Enter takes what is offered.", "not bold"))
    console.print(f"This is the standard game; --game has others: {', '.join(OTHERS)}.\n")
    setup = replace(setup, edition=_edition(console))
    setup = _house(console, setup)
    setup = _bots(console, setup)
    setup = _players(console, setup)
    return _lexicon(console, setup)


def _edition(console: Console) -> str:
    names = list(EDITIONS)
    table = Table.grid(padding=(0, 1))
    for number, name in enumerate(names, start=1):
        table.add_row("", str(number), name, ABOUT[name])
    console.print(table)
    while True:
        answer = ask("Which edition? (Enter: folio)> ").lower() or "folio"
        if answer.isdecimal() and answer.isascii() and 1 <= int(answer[:3]) <= len(names):
            return names[int(answer) - 1]
        found = [name for name in names if name.startswith(answer)]
        if len(found) == 1:
            return found[0]
        console.print(sentence(Refused("unknown-edition", edition=answer, known=names)))


def _house(console: Console, setup: PlayChoices) -> PlayChoices:
    console.print("\nHouse rules:")
    table = Table.grid(padding=(0, 1))
    for rule in HOUSE_RULES.values():
        table.add_row("", *(Text(part) for part in house_rule_line(rule)))
    console.print(table)
    while True:
        answer = ask("Which house rules, with spaces between? (Enter: none)> ")
        chosen = replace(setup, house=tuple(answer.replace(",", " ").split()))
        try:
            chosen = _with_theme(chosen)
            rules_of(chosen)
        except (Refused, BadChoice) as error:
            console.print(sentence(error) if isinstance(error, Refused) else str(error))
        else:
            return chosen


def _with_theme(setup: PlayChoices) -> PlayChoices:
    """A theme needs its list of words (R-6.3)."""
    named = [name.removeprefix("theme=") for name in setup.house if name.startswith("theme=")]
    if all(name in themes_of(setup, rules_of(setup)) for name in named):
        return setup
    answer = ask("Which file has the words of the theme?> ")
    chosen = replace(setup, theme_list=path_of(answer))
    try:
        themes_of(chosen, rules_of(chosen))
    except BadWordList as error:
        raise BadChoice(f"{plain(str(error), 200)}. (R-6.3)") from error
    return chosen


def _bots(console: Console, setup: PlayChoices) -> PlayChoices:
    """Who else sits down; nobody does at a solitaire."""
    if max(rules_of(setup).seats) == min(rules_of(setup).seats):
        return setup
    console.print("\nBots to play against, the weakest first:")
    table = Table.grid(padding=(0, 1))
    for one in LEVELS.values():
        table.add_row("", one.name, one.about)
    console.print(table)
    while True:
        answer = ask("Which bots, with spaces between? (Enter: none)> ")
        chosen = replace(setup, bots=tuple(answer.replace(",", " ").split()))
        try:
            rules_of(chosen)
        except (Refused, UnknownBot) as error:
            console.print(sentence(error) if isinstance(error, Refused) else f"T{plain(str(error), 200)[1:]}.")
        else:
            return chosen


def _players(console: Console, setup: PlayChoices) -> PlayChoices:
    least, most = rules_of(setup).seats
    least = max(least, len(setup.bots) + 1)
    while least < most:
        bots = " with the bots" if setup.bots else ""
        answer = ask(f"How many players{bots}, {least} to {most}? (Enter: {least})> ") or str(least)
        if answer in [str(number) for number in range(least, most + 1)]:
            least = most = int(answer)
        else:
            console.print(f"These rules are for {least} to {most} players. (R-2.1)")
    setup = replace(setup, seats=least)
    names: tuple[str, ...] = ()
    while len(names) < least - len(setup.bots):
        offered = setup.names(*rules_of(setup).seats)[len(names)]
        name = plain(ask(f"Name of player {len(names) + 1}? (Enter: {offered})> ") or offered, LONGEST_NAME)
        if name.lower() in [other.lower() for other in names] or len(name) > LONGEST_NAME:
            console.print(f"Each player needs a name of their own, of up to {LONGEST_NAME} letters.")
        else:
            names = (*names, name)
    return replace(setup, players=names)


def _lexicon(console: Console, setup: PlayChoices) -> PlayChoices:
    book = "" if setup.bots else ", or by the book on your table"
    console.print(f"Words are judged by a list (commons, commons-world, a file){book}.")
    while True:
        answer = ask(f"Which list{'' if setup.bots else ', or book'}? (Enter: {DEFAULT})> ") or DEFAULT
        if answer.lower() == "book" and not setup.bots:
            return setup
        lexicon = path_of(answer)
        try:
            open_graph(lexicon, setup.tileset)
        except (BadWordList, BadChoice) as error:
            console.print(f"{plain(str(error), 200)}" + ("" if isinstance(error, BadChoice) else ". (R-3.1)"))
        else:
            return replace(setup, lexicon=lexicon)
