"""How a duplicate game at the terminal is set up."""

from msgspec.structs import replace

from tilewright.cli.frame.choices import BadChoice, PlayChoices, text_of
from tilewright.cli.frame.game import TerminalGame
from tilewright.cli.games.duplicate.dialogue import DuplicateDialogue
from tilewright.cli.games.duplicate.round_text import tell
from tilewright.core.clock import MINUTE
from tilewright.core.lexicon import Lexicon
from tilewright.games.duplicate.policies import HumanArbitrator, Placing, Stating
from tilewright.games.duplicate.rules import Rules
from tilewright.notation import racks

MOST_SEATS = 1_000  # at one terminal; the game itself knows no limit


def rules(choices: PlayChoices, _words: Lexicon) -> Rules:
    if (choices.warnings or choices.penalty) and not choices.arbitrator:
        raise BadChoice("Warnings and penalties are for a person to give: add --arbitrator.")
    agreed = Rules(
        placing=Placing.MASTER if choices.master else Placing.TOP,
        stating=Stating.OPTIONAL if choices.counted else Stating.REQUIRED,
        warnings=choices.warnings,
        penalty=choices.penalty or 0,
        solo_bonus=choices.solo_bonus or 0,
    )
    if choices.arbitrator:
        agreed = replace(agreed, arbitrator=HumanArbitrator(seat=0))
    if choices.minutes is not None:
        agreed = replace(agreed, limit=int(choices.minutes * MINUTE) or None)
    if choices.racks:
        agreed = replace(agreed, prepared=racks.read(text_of(choices.racks), agreed))
    return agreed


GAME = TerminalGame(
    name="duplicate",
    seats=(1, MOST_SEATS),
    usual=1,
    takes=frozenset(
        {
            *("lexicon", "minutes", "master", "racks", "arbitrator", "counted", "warnings", "penalty", "solo_bonus"),
            "large_print",
        }
    ),
    rules=rules,
    tell=tell,
    dialogue=DuplicateDialogue,
)
