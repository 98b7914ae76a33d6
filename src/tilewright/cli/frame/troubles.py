"""Why a game could not be started, in one sentence."""

from tilewright.bots.bot import UnknownBot
from tilewright.cli.frame.choices import BadChoice
from tilewright.cli.saying import plain
from tilewright.core.refusal import Refused
from tilewright.lexicons.reading import BadWordList
from tilewright.notation.trouble import Unreadable
from tilewright.sentences import sentence

TROUBLES = (Refused, BadChoice, BadWordList, Unreadable, UnknownBot)


def trouble_text(error: Exception) -> str:
    """
    >>> trouble_text(UnknownBot("deep", ["hugo"]))
    "There is no bot 'deep'; there are hugo."
    """
    match error:
        case Refused():
            return sentence(error)
        case BadWordList():
            return f"{plain(str(error), 300)}. (R-3.1)"
        case Unreadable():
            return f"{plain(str(error), 300)} (R-13.2)"
        case UnknownBot():
            return f"T{plain(str(error), 300)[1:]}."
        case _:
            return plain(str(error), 300)
