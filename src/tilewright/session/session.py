"""One game being played, in memory, whatever its kind: its rules, what has happened, and where it stands."""

from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import accumulate
from pathlib import Path
from typing import Any, Generic, TypeAlias, overload

import msgspec
from msgspec.structs import replace

from tilewright.core.dice import Dice
from tilewright.core.lexicon import Lexicon
from tilewright.core.refusal import Refused
from tilewright.games.base import A, BaseAction, BaseEvent, BaseRules, BaseState, BaseView, E, Kit, R, S, Seat, V
from tilewright.games.kind import Kind, kind_of
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.shelf import DEFAULT
from tilewright.notation import log, sealed
from tilewright.session.opening import Words, dice_for, kind_in, noted, opened, rules_in, unpacked

Themes = Mapping[str, Container[str]]


class Session(Generic[R, S, A, E, V]):
    """It knows everything; a `view` is what a seat may see.

    >>> from tilewright.games.junior.actions import Resign
    >>> from tilewright.testing import SAMPLE_WORDS
    >>> session = Session.new("junior", players=("Ann", "Ben"), words=SAMPLE_WORDS, seed=1)
    >>> session
    <Session of junior: Ann 0, Ben 0>
    >>> (seat,) = session.pending
    >>> events = session.act(session.legal_actions(seat)[0], seat)
    >>> session.undo()
    >>> session.act(Resign(), seat)[0]
    Resigned(seat=1, absent=False)
    """

    def __init__(
        self, kind: Kind[R, S, A, E, V], events: Iterable[E], words: Lexicon, dice: Dice, themes: Themes | None = None
    ) -> None:
        self.kind = kind
        self.words = words
        self.dice = dice
        self.themes: Themes = themes or {}
        self.events = tuple(events)
        self.notes = sealed.Notes()  # what a file says besides its events
        self._state = kind.evolved(None, self.events)
        #: For each action that can be taken back: how many events there were before it, whose it was, and the state.
        self._marks: tuple[tuple[int, Seat, S], ...] = ()

    @overload
    @staticmethod
    def new(
        kind: str,
        rules: BaseRules | None = None,
        players: Iterable[str] = ...,
        *,
        words: Words = ...,
        themes: Themes | None = None,
        seed: int | bytes | None = None,
        now: int = 0,
    ) -> "AnySession": ...
    @overload
    @staticmethod
    def new(
        kind: Kind[R, S, A, E, V],
        rules: R | None = None,
        players: Iterable[str] = ...,
        *,
        words: Words = ...,
        themes: Themes | None = None,
        seed: int | bytes | None = None,
        now: int = 0,
    ) -> "Session[R, S, A, E, V]": ...
    @staticmethod
    def new(
        kind: Kind[Any, Any, Any, Any, Any] | str,
        rules: BaseRules | None = None,
        players: Iterable[str] = ("Player 1", "Player 2"),
        *,
        words: Words = DEFAULT,
        themes: Themes | None = None,
        seed: int | bytes | None = None,
        now: int = 0,
    ) -> "Session[Any, Any, Any, Any, Any]":
        """Start a game by its usual rules, or by others. The kind may be given by its name.

        The words may be a lexicon, the name of one, or a file. Without a seed, chance is secret.
        """
        game = kind_of(kind) if isinstance(kind, str) else kind
        agreed = game.usual_rules() if rules is None else rules
        kit = Kit(opened(words, agreed), dice_for(seed), now, themes or {})
        session = Session.begun(game, agreed, tuple(players), kit)
        session.notes = noted(words)
        return session

    @classmethod
    def begun(cls, kind: Kind[R, S, A, E, V], rules: R, players: tuple[str, ...], kit: Kit) -> "Session[R, S, A, E, V]":
        """Start a game with a kit that is at hand: its words, its dice, and the time."""
        return cls(kind, kind.start(rules, players, kit), kit.words, kit.dice, kit.themes)

    @property
    def state(self) -> S:
        return self._state

    @property
    def pending(self) -> frozenset[Seat]:
        """The seats that may act."""
        return self.kind.pending(self._state)

    @property
    def is_over(self) -> bool:
        return self._state.is_over

    @property
    def is_fair(self) -> bool:
        """Once it is over: whether the dice kept the promise that was made before the first draw."""
        return self.kind.fair(self.events)

    def view(self, seat: Seat | None) -> V:
        """The game as a seat may see it; None is a bystander."""
        return self.kind.view(self._state, seat)

    def kit(self, now: int = 0) -> Kit:
        """What comes into the game from outside at this moment."""
        return Kit(self.words, self.dice, now, self.themes)

    def act(self, action: A, seat: Seat, now: int = 0) -> tuple[E, ...]:
        """What follows from an action of a seat. `Refused` changes nothing."""
        events, state = self.kind.advance(self._state, seat, action, self.kit(now))
        self._marks += ((len(self.events), seat, self._state),)
        self.events, self._state = self.events + events, state
        return events

    def legal_actions(self, seat: Seat, now: int = 0) -> list[A]:
        """What a seat may do now, as far as it can be listed: see the `listing` of the kind for what is left out."""
        listing = self.kind.listing
        if listing is None:
            raise TypeError(f"the actions of {self.kind.name} cannot be listed")
        if seat not in self.pending:
            return []
        kit = self.kit(now)
        return [action for action in listing.candidates(self._state, seat, kit) if self._grants(action, seat, kit)]

    def undo(self, now: int = 0) -> None:
        """Take the last action back. What was drawn since then does not come again (R-13.3)."""
        taking_back = self.kind.taking_back
        if taking_back is None:
            raise TypeError(f"nothing can be taken back in {self.kind.name}")
        if not self._marks:
            raise Refused("nothing-to-take-back")
        *marks, (count, seat, earlier) = self._marks
        events = taking_back.events(earlier, self._state, seat, now)
        self._marks = tuple(marks)
        self.events, self._state = self.events[:count] + events, self.kind.evolved(earlier, events)

    def copy(self) -> "Session[R, S, A, E, V]":
        """Another session that stands where this one does. It has the same dice, and goes its own way."""
        other: Session[R, S, A, E, V] = Session.__new__(Session)
        vars(other).update(vars(self))
        return other

    def is_legal(self, action: A, seat: Seat, now: int = 0) -> bool:
        """Whether the rules let a seat do this now."""
        return self._grants(action, seat, self.kit(now))

    def log(self) -> str:
        """The event log so far, with everything in it: see `view` and `redact` for what may be shown."""
        return log.write(self.events, self.kind)

    def text(self) -> str:
        """A finished game as its log, one that goes on as a saved game with everything secret sealed (R-13.2)."""
        return self.log() if self.is_over else sealed.seal(self.events, self.dice.reveal(), self.kind, self.notes)

    def save(self, path: str | Path) -> None:
        """Keep it in a file, which is never half written."""
        partial = Path(path).with_name(Path(path).name + ".partial")
        partial.write_text(self.text(), encoding="utf-8")
        partial.replace(path)

    @overload
    @staticmethod
    def load(path: str | Path, *, words: Words | None = None, themes: Themes | None = None) -> "AnySession": ...
    @overload
    @staticmethod
    def load(
        path: str | Path, kind: Kind[R, S, A, E, V], words: Words | None = None, themes: Themes | None = None
    ) -> "Session[R, S, A, E, V]": ...
    @staticmethod
    def load(
        path: str | Path,
        kind: Kind[R, S, A, E, V] | None = None,
        words: Words | None = None,
        themes: Themes | None = None,
    ) -> "Session[R, S, A, E, V] | AnySession":
        """A game that was saved, to look at or to go on with; of any kind, or of the one that is expected."""
        text = Path(path).read_text(encoding="utf-8", errors="replace")
        return _read(text, kind_in(text), words, themes) if kind is None else _read(text, kind, words, themes)

    @overload
    @staticmethod
    def from_log(text: str, *, words: Words | None = None, themes: Themes | None = None) -> "AnySession": ...
    @overload
    @staticmethod
    def from_log(
        text: str, kind: Kind[R, S, A, E, V], words: Words | None = None, themes: Themes | None = None
    ) -> "Session[R, S, A, E, V]": ...
    @staticmethod
    def from_log(
        text: str, kind: Kind[R, S, A, E, V] | None = None, words: Words | None = None, themes: Themes | None = None
    ) -> "Session[R, S, A, E, V] | AnySession":
        """A game from the text of its record, each event checked against those before it; or `Unreadable`."""
        return _read(text, kind_in(text), words, themes) if kind is None else _read(text, kind, words, themes)

    def __iter__(self) -> Iterator[S]:
        """The game again from its start, one state after each event."""
        evolve, (first, *others) = self.kind.evolve, self.events
        yield from accumulate(others, evolve, initial=evolve(None, first))

    def __eq__(self, other: object) -> bool:
        """Equal games have the same events, the same dice and the same words."""
        if not isinstance(other, Session):
            return NotImplemented
        ours, theirs = ((one.kind.name, one.events, one.dice.reveal()) for one in (self, other))
        return ours == theirs and (self.words is other.words or self.words == other.words)

    __hash__ = None  # type: ignore[assignment]  # it changes while it is played

    def __reduce__(self) -> tuple[Any, ...]:
        """Of a lexicon that was opened by its name only the name is kept, so a pickle has kilobytes."""
        words = self.notes.lexicon if self.notes.lexicon and isinstance(self.words, WordGraph) else self.words
        marks = tuple((count, seat) for count, seat, _ in self._marks)
        events = msgspec.json.encode(self.events)
        return _unpickled, (self.kind.name, events, words, self.dice.reveal(), dict(self.themes), self.notes, marks)

    def __repr__(self) -> str:
        state = self._state
        tally = ", ".join(f"{name} {score}" for name, score in zip(state.players, state.scores, strict=True))
        return f"<Session of {self.kind.name}: {tally}{'; over' if self.is_over else ''}>"

    def _grants(self, action: A, seat: Seat, kit: Kit) -> bool:
        try:
            self.kind.decide(self._state, seat, action, kit)
        except Refused:
            return False
        return True


#: A session of a game of which only the name was known.
AnySession: TypeAlias = Session[BaseRules, BaseState, BaseAction, BaseEvent, BaseView]


def _unpickled(
    name: str,
    told: bytes,
    words: Words,
    seed: str,
    themes: Themes,
    notes: sealed.Notes,
    marks: tuple[tuple[int, Seat], ...],
) -> AnySession:
    kind = kind_of(name)
    events = kind.read_events(told)
    session = Session(kind, events, opened(words, rules_in(events)), Dice(bytes.fromhex(seed)), themes)
    session.notes = notes
    states = list(session) if marks else []
    session._marks = tuple((count, seat, states[count - 1]) for count, seat in marks)  # noqa: SLF001 - its own module
    return session


def _read(text: str, kind: Kind[R, S, A, E, V], words: Words | None, themes: Themes | None) -> Session[R, S, A, E, V]:
    """By the lexicon that the file names, unless another is named."""
    events, dice = unpacked(text, kind)
    kept = sealed.notes_of(text)
    chosen = (kept.lexicon or DEFAULT) if words is None else words
    session = Session(kind, events, opened(chosen, rules_in(events)), dice, themes)
    session.notes = replace(noted(chosen), hints=kept.hints, bots=kept.bots)
    return session
