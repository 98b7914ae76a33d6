"""The table that people and bots share: the session, its time, its file, and what was last said."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tilewright.bots.bot import Bot, Budget, own_kit
from tilewright.cli.frame.stopwatch import Stopwatch
from tilewright.cli.saying import plain
from tilewright.core.refusal import Refused
from tilewright.games.base import BaseAction
from tilewright.notation.coordinates import Convention
from tilewright.sentences import Audience, sentence
from tilewright.session.session import AnySession

Tell = Callable[[Any, Any, Audience], str]  # the state before an event, and the event


class TerminalTable:
    """Everything goes through `do`: an action is granted and kept in the file, or a sentence says why not."""

    def __init__(self, session: AnySession, convention: Convention, path: Path, tell: Tell) -> None:
        self.session = session
        self.convention = convention
        self.path = path
        self.bots: dict[int, Bot[Any, Any]] = {}
        self.watch = Stopwatch(getattr(session.state, "at", 0))
        self.news: list[str] = []  # an entry for each action
        self.word = ""  # the answer to the last line typed
        self.refused: Refused | None = None
        self._tell = tell

    @property
    def state(self) -> Any:
        return self.session.state

    @property
    def audience(self) -> Audience:
        return Audience(self.names, self.convention)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(plain(name) for name in self.session.state.players)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.session.state.players)) if seat not in self.bots]

    @property
    def pending(self) -> list[int]:
        """The people who may act now."""
        return sorted(self.session.pending & set(self.people))

    def do(self, action: BaseAction, seat: int) -> bool:
        """Whether something happened: the action was granted, or it came too late and time was called (R-7.1)."""
        before, self.refused = self.session.state, None
        try:
            events = self.session.act(action, seat, self.watch.now())
        except Refused as refused:
            self.refuse(refused)
            return self.call_time()
        self.tell(before, events, seat)
        self.keep()
        return True

    def refuse(self, refused: Refused) -> None:
        self.refused, self.word = refused, sentence(refused, self.audience)

    def call_time(self) -> bool:
        """Do what is due because time has run out. Whether anything was."""
        before, now = self.session.state, self.watch.now()
        due = self.session.kind.due(before)
        if due is None or now < due.at:
            return False
        self.tell(before, self.session.act(due.action, due.seat, now), due.seat)
        self.keep()
        return True

    def let_bots_act(self, may: Callable[[BaseAction], bool]) -> bool:
        """Whether one of them did something. Each is given what its seat may see, and nothing else."""
        for seat in sorted(self.session.pending & set(self.bots)):
            kit = own_kit(self.session, seat, self.watch.now())
            action = self.bots[seat].choose(self.session.view(seat), kit, Budget())
            if action is not None and may(action):
                done = self.do(action, seat)
                assert done, f"{self.names[seat]} asked for {action}: {self.word}"
                return True
        return False

    def tell(self, before: Any, events: tuple[Any, ...], seat: int) -> None:
        """What a person does replaces the news; what bots do is added below, so that all of it can be read at once.

        An action that says nothing leaves the news, but not into the next round of a game without turns.
        """
        kind, was, said = self.session.kind, before, list[str]()
        for event in events:
            after = kind.evolve(before, event)
            said += [] if after.is_over else [self._tell(before, event, self.audience)]
            before = after
        said = [one for one in said if one]
        if said:
            entry = ("\n" if any("\n" in one for one in said) else " ").join(said)
            self.news = [*([] if seat in self.people else self.news), entry]
        elif kind.simultaneous and not kind.simultaneous.stands(was, before):
            self.news = []

    def why_over(self) -> str:
        """What ended the game."""
        return self._tell(self.session.state, self.session.events[-1], self.audience)

    def keep(self) -> bool:
        """Save the whole game; this happens after every action. Whether it could be written."""
        try:
            self.session.save(self.path)
        except (OSError, ValueError) as error:  # a path may hold what no file name can
            self.word = f"The game could not be kept in {self.path}: {getattr(error, 'strerror', None) or error}."
            return False
        return True

    def restart(self, session: AnySession, at: int) -> None:
        """Go on from another position of the same game, at this moment."""
        session.notes = self.session.notes
        self.session, self.watch = session, Stopwatch(at)
