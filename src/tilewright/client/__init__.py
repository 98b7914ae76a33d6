"""Playing on a server from a program: `Client`, and `AsyncClient` for asyncio. Needs the extra `client`."""

from tilewright.client.clients import AsyncClient, Client, Proposal
from tilewright.client.messages import GameOver, Message, ServerSaidNo, TableNews, YourTurn

__all__ = ["AsyncClient", "Client", "GameOver", "Message", "Proposal", "ServerSaidNo", "TableNews", "YourTurn"]
