"""What a game is to everything above it: pure functions, the types of what goes in and out, and what it can do.

Session, store, server, bots and tests know a game by its `Kind` alone, and ask it for a capability, never for its name.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from types import MappingProxyType, UnionType
from typing import Any, Generic, TypeAlias, cast

import msgspec
from msgspec import Struct, field

from tilewright.core.bounds import Bounds, refuse_out_of_range, refuse_too_long
from tilewright.core.nearest import nearest
from tilewright.core.refusal import Refused
from tilewright.games.base import A, BaseAction, BaseEvent, BaseRules, BaseState, BaseView, E, Kit, R, S, Seat, V
from tilewright.games.capabilities import (
    ActionListing,
    ClosedDictionary,
    Deferring,
    Due,
    LateJoining,
    Pausing,
    Simultaneous,
    TakingBack,
    Timing,
    WordDisclosure,
)
from tilewright.games.hall import Digest
from tilewright.games.story import Story

#: Name, and what it is in a line. The game is the name in capitals, in the module `kind` of the package of that name.
GAMES: Mapping[str, str] = MappingProxyType(
    {
        "crossword": "The standard game for two to four, and solitaire.",
        "duplicate": "Everybody has the same rack and board, and hands in a slip.",
        "unbuild": "A finished board is taken down again, one word at a time.",
        "bingo": "Tiles are called; the first player to cross off both words wins.",
        "junior": "The beginner game: cover printed letters, and collect a chip for every word.",
    }
)


def never_costly(_state: object, _action: object) -> bool:
    """In most games any action is judged in a moment."""
    return False


class Kind(Struct, Generic[R, S, A, E, V], frozen=True, kw_only=True):
    """A game: its functions first, then its types, then what it can do that others cannot."""

    name: str
    #: The events that a game begins with, or `Refused` where the rules do not fit each other or the players.
    start: Callable[[R, tuple[str, ...], Kit], tuple[E, ...]]
    #: The events that follow from an action of a seat, or `Refused`. It changes nothing.
    decide: Callable[[S, Seat, A, Kit], tuple[E, ...]]
    #: The state after an event. It judges nothing.
    evolve: Callable[[S | None, E], S]
    #: Who may act: one, several, or none.
    pending: Callable[[S], frozenset[Seat]]
    #: The game as a seat may see it; None is a bystander.
    view: Callable[[S, Seat | None], V]
    #: An event as a seat may hear of it.
    redact: Callable[[E, Seat | None], E]
    #: The state that a record from outside leads to, or `Refused` with the event that cannot be.
    replay: Callable[[Sequence[E]], S]
    #: Whether the dice of a finished game kept their promise.
    fair: Callable[[Sequence[E]], bool]

    rules: type[R]
    state: type[S]
    action: UnionType  # of all actions
    event: UnionType  # of all events
    bounds: Bounds  # how large numbers, texts and lists in its rules may be
    usual_rules: Callable[[], R]  # where nobody says more
    absent: A  # takes a player who is gone out of the game
    idle: A | None = None  # lets a turn go by
    #: The same as `decide` with the state that its events lead to, where a game is played so often that it matters.
    decided: Callable[[S, Seat, A, Kit], Story[S, E]] | None = None
    costly: Callable[[S, A], bool] = never_costly  # whether to judge this action may take a while
    #: By name, rules that hold what is still to come, and what people who are asked to play are told of them (R-13.3).
    untold: Mapping[str, object] = field(default_factory=dict)

    pausing: Pausing[S, A, E] | None = None
    taking_back: TakingBack[S, E] | None = None
    timing: Timing[S, A] | None = None
    simultaneous: Simultaneous[S] | None = None
    late_joining: LateJoining[A] | None = None
    closed_dictionary: ClosedDictionary[R] | None = None
    word_disclosure: WordDisclosure[R, A] | None = None
    listing: ActionListing[S, A] | None = None
    deferring: Deferring[R] | None = None
    hall: Digest[S, E, V] | None = None  # where thousands may play
    has_editions: bool = False  # the rulebooks' editions and house rules make its rules
    has_notation: bool = False  # its moves and positions are those of GCG and CGP, and the engine knows them
    has_slips: bool = False  # plays are handed in on slips, and results make a sheet

    def evolved(self, state: S | None, events: Iterable[E]) -> S:
        """The state after several events, of which there is at least one where no state is given."""
        for event in events:
            state = self.evolve(state, event)
        assert state is not None, "a game has at least its start"
        return state

    def advance(self, state: S, seat: Seat, action: A, kit: Kit) -> tuple[tuple[E, ...], S]:
        """What follows from an action, and the state that it leads to; or `Refused`."""
        if self.decided is not None:
            story = self.decided(state, seat, action, kit)
            return tuple(story.told), story.state
        events = self.decide(state, seat, action, kit)
        return events, self.evolved(state, events)

    def due(self, state: S) -> Due[A] | None:
        """What time alone brings about next."""
        return None if self.timing is None else self.timing.due(state)

    def closes_dictionary(self, rules: R) -> bool:
        return self.closed_dictionary is not None and self.closed_dictionary.closes(rules)

    def refuse_oversized(self, rules: R) -> None:
        """Rules that hold more than any game needs."""
        value = cast("msgspec.Struct", rules)
        refuse_too_long(value, self.bounds)
        refuse_out_of_range(value, self.bounds)

    def is_asleep(self, state: S) -> bool:
        """Whether the game is put away."""
        return self.pausing is not None and self.pausing.is_asleep(state)

    def read_rules(self, text: bytes | msgspec.Raw) -> R:
        """Rules in JSON, or `msgspec.ValidationError`."""
        return msgspec.json.decode(text, type=self.rules)

    def read_state(self, text: bytes) -> S:
        return msgspec.json.decode(text, type=self.state)

    def read_action(self, text: bytes | msgspec.Raw) -> A:
        """An action in JSON, or `msgspec.ValidationError`."""
        return cast("A", _decoder(self.action).decode(text))

    def read_event(self, line: str) -> E:
        return cast("E", _decoder(self.event).decode(line))

    def read_events(self, text: bytes) -> tuple[E, ...]:
        """The events of a turn, as a list in JSON."""
        return cast("tuple[E, ...]", _list_decoder(self.event).decode(text))

    def convert_action(self, plain: Mapping[str, object]) -> A:
        """An action as JSON gives it, or `msgspec.ValidationError`."""
        return cast("A", msgspec.convert(plain, type=self.action))


#: A game of which only the name was known: what is of one such game goes together, and with nothing else.
AnyKind: TypeAlias = Kind[BaseRules, BaseState, BaseAction, BaseEvent, BaseView]


@lru_cache
def _decoder(union: UnionType) -> msgspec.json.Decoder[Any]:
    """Made once: of a union with many members that takes longer than to read a turn with it."""
    return msgspec.json.Decoder(union)


@lru_cache
def _list_decoder(union: UnionType) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(tuple[union, ...])  # type: ignore[valid-type]


def kind_of(name: str) -> AnyKind:
    """
    >>> kind_of("crossword").name
    'crossword'
    >>> kind_of("chess")
    Traceback (most recent call last):
    ...
    tilewright.core.refusal.Refused: unknown-game: game=chess, known=[...]
    """
    if name not in GAMES:
        raise Refused("unknown-game", game=name, known=nearest(name, GAMES))
    kind: AnyKind = getattr(import_module(f"tilewright.games.{name}.kind"), name.upper())
    return kind
