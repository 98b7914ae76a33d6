"""Playing on a server from a program: `BotClient`, and `AsyncBotClient` for asyncio. Needs the extra `client`."""

from tilewright.client.clients import AsyncBotClient, BotClient, Proposal
from tilewright.client.messages import GameOver, Message, ServerSaidNo, TableNews, YourTurn

__all__ = ["AsyncBotClient", "BotClient", "GameOver", "Message", "Proposal", "ServerSaidNo", "TableNews", "YourTurn"]
