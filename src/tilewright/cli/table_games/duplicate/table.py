"""How a duplicate game at the terminal is set up."""

from functools import partial

from msgspec.structs import replace

from tilewright.cli.playing.setup import BadChoice, text_of
from tilewright.cli.table_games.duplicate.sitting import DuplicateSitting
from tilewright.cli.table_games.duplicate.telling import tell
from tilewright.cli.table_games.games import TableGame
from tilewright.cli.table_games.options import Options
from tilewright.core.clock import MINUTE
from tilewright.games.duplicate.policies import HumanArbitrator, Placing, Stating
from tilewright.games.duplicate.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.notation import racks

MOST_SEATS = 1_000  # at one terminal; the game itself knows no limit


def rules(options: Options, _words: WordGraph) -> Rules:
    if (options.warnings or options.penalty) and not options.arbitrator:
        raise BadChoice("Warnings and penalties are for a person to give: add --arbitrator.")
    agreed = Rules(
        placing=Placing.MASTER if options.master else Placing.TOP,
        stating=Stating.OPTIONAL if options.counted else Stating.REQUIRED,
        warnings=options.warnings,
        penalty=options.penalty or 0,
        solo_bonus=options.solo_bonus or 0,
    )
    if options.arbitrator:
        agreed = replace(agreed, arbitrator=HumanArbitrator(seat=0))
    if options.minutes is not None:
        agreed = replace(agreed, limit=int(options.minutes * MINUTE) or None)
    if options.racks:
        agreed = replace(agreed, prepared=racks.read(text_of(options.racks), agreed))
    return agreed


GAME = TableGame(
    name="duplicate",
    seats=(1, MOST_SEATS),
    usual=1,
    takes=frozenset(
        {"lexicon", "minutes", "master", "racks", "arbitrator", "counted", "warnings", "penalty", "solo_bonus"}
    ),
    rules=rules,
    tell=lambda convention: partial(tell, convention),
    sitting=DuplicateSitting,
)
