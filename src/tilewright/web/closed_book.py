"""A player whose dictionary is closed (R-3.2, R-6.2) learns of no word and no play by another game either.

Who sets a game up with racks, tiles or a board of choice, names the tiles to be drawn, or writes words on a card, is
told whether words are good or what could be played. While somebody plays a game with a closed dictionary they cannot.
Games with the usual tiles stay open to them: what is drawn there is nobody's choice.
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
    """Before a game is set up with letters of one's choice."""
    telling = proposal.game.word_telling
    if proposal.rules and telling is not None and telling.rules(proposal.agreed_rules()):
        await refuse_to_tell(services, person)


async def check_action(services: AppServices, person: str, table: Table, action: BaseAction) -> None:
    """Before an action that asks about words of one's choice."""
    telling = table.kind.word_telling
    if telling is not None and telling.action(action):
        await refuse_to_tell(services, person, other_than=table.id)
