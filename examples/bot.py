"""A bot that plays the standard game on a server.

    python examples/bot.py URL TOKEN          opens a table for two and prints its code
    python examples/bot.py URL TOKEN CODE     joins the table with that code

The token belongs to an account; docs/bot-api.md says how to get one and describes each message.
"""

import sys

from tilewright.bots.roster import bot
from tilewright.client import BotClient, YourTurn
from tilewright.games.crossword.state import Closing
from tilewright.lexicons.compiled import open_graph
from tilewright.notation.coordinates import Convention, write_play


def choose_move(turn: YourTurn) -> str | None:
    """The move to make in a position, as text; None if there is nothing to do."""
    view, position = turn.standard_view, turn.position
    if isinstance(view.phase, Closing):
        return "accept"  # the last play may be challenged, and this bot never does
    rack = position.racks[0]  # of whoever is to move
    if not rack:
        return None  # somebody else's, so it is hidden
    player = bot("static", open_graph(turn.about.lexicon), view.rules)
    best = player.best(position.board, rack, view.in_bag)
    if best.laid:
        return " ".join(write_play(position.board, best.laid, Convention.TOURNAMENT))
    return f"-{best.exchanged}"  # an exchange, or a pass if nothing is exchanged


def main(url: str, token: str, code: str | None = None) -> None:
    with BotClient(url, token) as client:
        if code:
            client.join_table(code)
        print("Table", code or client.open_table(), flush=True)
        print("Final scores:", *client.play(choose_move).scores, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
