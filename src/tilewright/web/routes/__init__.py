"""The HTTP routes, one file per subject."""

from tilewright.web.routes.accounts import ACCOUNTS
from tilewright.web.routes.bingo import BINGO_CARDS
from tilewright.web.routes.bots import BOTS
from tilewright.web.routes.choices import CHOICES
from tilewright.web.routes.clubs import CLUBS
from tilewright.web.routes.docs import DOCS
from tilewright.web.routes.exports import EXPORTS
from tilewright.web.routes.games import GAMES
from tilewright.web.routes.health import HEALTH
from tilewright.web.routes.keys import KEYS
from tilewright.web.routes.latecomers import LATECOMERS
from tilewright.web.routes.members import MEMBERS
from tilewright.web.routes.missed import MISSED
from tilewright.web.routes.page import PAGE
from tilewright.web.routes.people import PEOPLE
from tilewright.web.routes.scorekeeper import SCOREKEEPER
from tilewright.web.routes.slips import SLIPS
from tilewright.web.routes.tables import TABLES
from tilewright.web.routes.words import WORDS

ROUTES = (
    *TABLES,
    *GAMES,
    *LATECOMERS,
    *SLIPS,
    *EXPORTS,
    *MISSED,
    *BINGO_CARDS,
    *BOTS,
    *CHOICES,
    *WORDS,
    *SCOREKEEPER,
    *PEOPLE,
    *ACCOUNTS,
    *KEYS,
    *CLUBS,
    *MEMBERS,
    *HEALTH,
    *PAGE,
    *DOCS,
)
