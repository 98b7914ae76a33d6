"""Players whose dictionary is closed (R-3.2, R-6.2) cannot use another game to look up words or plays.

Setting up a game with chosen racks, tiles or a board, naming the tiles to draw, or writing words on a card would reveal
whether words are valid or what could be played. People in a running game with a closed dictionary cannot do so.
Games with the usual tiles stay open to them, since nobody chooses what is drawn there.
"""

from tilewright.games.base import BaseAction
from tilewright.live.lobby.proposal import TableProposal
from tilewright.live.refusal import ServerRefusal
from tilewright.live.tables.table import Table
from tilewright.web.services import AppServices


async def refuse_to_tell(services: AppServices, person: str, other_than: str = "") -> None:
    """`ServerRefusal` for players of a running game whose dictionary is closed."""
    game = await services.server.records.closing_the_book_for(person, other_than)
    if game is not None:
        raise ServerRefusal("book-closed", game=game)


async def check_proposal(services: AppServices, person: str, proposal: TableProposal) -> None:
    """Refuse a game with letters of the player's choice."""
    disclosure = proposal.game.word_disclosure
    if proposal.rules and disclosure is not None and disclosure.rules(proposal.agreed_rules()):
        await refuse_to_tell(services, person)


async def check_action(services: AppServices, person: str, table: Table, action: BaseAction) -> None:
    """Refuse an action that asks about words of the player's choice."""
    disclosure = table.kind.word_disclosure
    if disclosure is not None and disclosure.action(action):
        await refuse_to_tell(services, person, other_than=table.id)
