"""What can be asked over HTTP, one file a subject."""

ROUTES = ()
from tilewright.web.routes.games import GAMES
from tilewright.web.routes.health import HEALTH
from tilewright.web.routes.keys import KEYS
from tilewright.web.routes.members import MEMBERS
from tilewright.web.routes.people import PEOPLE
from tilewright.web.routes.tables import TABLES
from tilewright.web.routes.words import WORDS

ROUTES = (*TABLES, *GAMES, *PEOPLE, *ACCOUNTS, *KEYS, *CLUBS, *MEMBERS, *WORDS, *CHOICES, *EXPORTS, *HEALTH)
