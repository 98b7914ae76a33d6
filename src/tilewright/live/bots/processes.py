"""Bots think in processes of their own, which get what a seat may see and nothing else of the game."""

import os
import signal
from concurrent.futures import Future, ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from time import monotonic

from msgspec import Struct
from msgspec.json import encode

from tilewright.bots.bot import Bot, Budget, own_dice
from tilewright.bots.roster import bot_for
from tilewright.games.base import BaseAction, BaseView, Kit
from tilewright.games.kind import kind_of
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.themes import themes

MOST_BOTS = 64  # kept ready in each process, one per bot, lexicon and rules


class BotRequest(Struct, frozen=True):
    """What a bot is asked: the game as its seat sees it, and at which turn. The bot's dice follow from these."""

    game: str
    bot: str
    lexicon: str
    view: BaseView
    seat: int
    n: int
    now: int
    commitment: str  # of the game's dice, which is public
    seconds: float = 1.0
    asked: float | None = None  # when, by `time.monotonic`, which all processes of a machine share


def answer(question: BotRequest) -> BaseAction | None:
    """The bot's action. It does not matter in which process this runs.

    The longer it had to wait for a process, the less it thinks, beyond a wait as long as its time: however many are
    asked at once, nobody waits for long. The clock of its game has run meanwhile.
    """
    waited = 0.0 if question.asked is None else monotonic() - question.asked
    words = open_graph(question.lexicon)
    bot = _bot(question.game, question.bot, question.lexicon, encode(question.view.rules))
    dice = own_dice(question.commitment, question.seat, question.n)
    kit = Kit(words, dice, question.now + round(waited * 1000), themes())
    left = question.seconds - max(0.0, waited - question.seconds)
    return bot.choose(question.view, kit, Budget(seconds=max(0.0, left)))


@lru_cache(maxsize=MOST_BOTS)
def _bot(game: str, name: str, lexicon: str, rules: bytes) -> Bot[BaseView, BaseAction]:
    return bot_for(game, name, open_graph(lexicon), kind_of(game).read_rules(rules))


class BotProcesses:
    """The processes bots think in. They end when the server ends, even if it is killed, and at once on `close`."""

    def __init__(self, processes: int) -> None:
        context = get_context("spawn")
        self._held, self._line = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(processes, context, _begin, (self._held,))

    def submit(self, question: BotRequest) -> "Future[BaseAction | None]":
        return self._pool.submit(answer, question)

    def close(self) -> None:
        """Questions that are still being thought about are dropped."""
        self._line.close()
        self._pool.shutdown(cancel_futures=True)
        self._held.close()


def _begin(line: Connection) -> None:
    """Ignore Ctrl-C: the server handles it, and closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_hold_on, args=(line,), daemon=True).start()


def _hold_on(line: Connection) -> None:
    line.poll(None)  # the only thing that ever arrives is end of file
    os._exit(0)
