"""What comes up from a client. Each is an object whose `t` is its kind; one socket carries any number of games."""

from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct

from tilewright.live.server_messages import Proposable

Id = Annotated[str, Meta(min_length=1, max_length=40)]
GameId = Annotated[str, Meta(min_length=1, max_length=32)]
SeatNumber = Annotated[int, Meta(ge=0, lt=100_000)]
Number = Annotated[int, Meta(ge=0, lt=2**31)]


class ClientMessage(Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """The base of all that is heard."""


class Watch(ClientMessage, frozen=True):
    """Hear of a game from now on, as an own seat or as a bystander; first what was missed since turn `since`."""

    game: GameId
    seat: SeatNumber | None = None
    since: Number | None = None


class Unwatch(ClientMessage, frozen=True):
    """Hear no more of a game; as a seat or as a bystander."""

    game: GameId
    seat: SeatNumber | None = None


class Do(ClientMessage, frozen=True):
    """An action of the game itself. `id` is the asker's own name for it: sent twice it is granted once.

    `n` is the turn that the asker knows of; without it the action is meant whatever has happened since.
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
    """Do not agree; or take one's own proposal back."""

    game: GameId
    seat: SeatNumber
    what: Proposable


class Dismiss(ClientMessage, frozen=True):
    """Go on without a player who is due and has been away for longer than the table has patience (R-2.5)."""

    game: GameId
    seat: SeatNumber
    whom: SeatNumber


class Wait(ClientMessage, frozen=True):
    """Hear when a table that is not complete changes or begins."""

    code: Annotated[str, Meta(min_length=1, max_length=16)]


class Browse(ClientMessage, frozen=True):
    """Hear when there are other tables that anybody may join; or no more."""

    on: bool = True


class Ping(ClientMessage, frozen=True):
    """Ask what time it is."""

    at: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


AnyClientMessage = Watch | Unwatch | Do | Offer | Decline | Dismiss | Wait | Browse | Ping

decode = msgspec.json.Decoder(AnyClientMessage).decode
