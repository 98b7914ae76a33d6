"""Where a server keeps its games if nobody says otherwise."""

from tilewright.lexicons.home import data_folder
from tilewright.store.engines import sqlite_url

DATABASE = "games.db"


def own_database() -> str:
    """A file in the user's data folder, which is made if it is not there."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return sqlite_url(folder / DATABASE)
