"""Messages from clients. Each is an object whose `t` is its kind; one socket carries any number of games."""

from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct

from tilewright.live.server_messages import Proposable

Id = Annotated[str, Meta(min_length=1, max_length=40)]
GameId = Annotated[str, Meta(min_length=1, max_length=32)]
SeatNumber = Annotated[int, Meta(ge=0, lt=100_000)]
Number = Annotated[int, Meta(ge=0, lt=2**31)]


class ClientMessage(Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """The base of all messages from clients."""


class Watch(ClientMessage, frozen=True):
    """Watch a game, at your seat or as a bystander; first come the turns after `since` that were missed."""

    game: GameId
    seat: SeatNumber | None = None
    since: Number | None = None


class Unwatch(ClientMessage, frozen=True):
    """Stop watching a game, at a seat or as a bystander."""

    game: GameId
    seat: SeatNumber | None = None


class Do(ClientMessage, frozen=True):
    """An action of the game. `id` is an idempotency key chosen by the client: sent twice, it is granted once.

    `n` is the last turn the client knows; without it, the action holds whatever has happened since.
    """

    game: GameId
    seat: SeatNumber
    id: Id
    action: Raw
    n: Number | None = None


class Offer(ClientMessage, frozen=True):
    """Propose something to the others, or agree to what one of them has proposed."""

    game: GameId
    seat: SeatNumber
    what: Proposable


class Decline(ClientMessage, frozen=True):
    """Decline a proposal, or withdraw your own."""

    game: GameId
    seat: SeatNumber
    what: Proposable


class Dismiss(ClientMessage, frozen=True):
    """Go on without a player whose turn it is and who has been away for longer than the table allows (R-2.5)."""

    game: GameId
    seat: SeatNumber
    whom: SeatNumber


class Wait(ClientMessage, frozen=True):
    """Be told when a table that is not full yet changes, or when its game begins."""

    code: Annotated[str, Meta(min_length=1, max_length=16)]


class Browse(ClientMessage, frozen=True):
    """Start or stop being told when the list of public tables changes."""

    on: bool = True


class Ping(ClientMessage, frozen=True):
    """Ask for the time on the server's clock."""

    at: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


AnyClientMessage = Watch | Unwatch | Do | Offer | Decline | Dismiss | Wait | Browse | Ping

decode = msgspec.json.Decoder(AnyClientMessage).decode
