"""What can be asked over HTTP, one file a subject."""

from tilewright.web.routes.games import GAMES
from tilewright.web.routes.health import HEALTH
from tilewright.web.routes.people import PEOPLE
from tilewright.web.routes.tables import TABLES

ROUTES = (*TABLES, *GAMES, *PEOPLE, *HEALTH)
