"""`tilewright engine`: an engine that stays, asked and answering line by line on standard input and output."""

import click

from tilewright.cli.equipment import equipped

EPILOG = """\b
Examples:
  tilewright engine --bot jan --lexicon words.txt

\b
A session, with what you type after >:
  > ucgi
  id name Tilewright
  option name Bot type string default kira
  ...
  ucgiok
  > setoption name Threads value 2
  > position cgp 15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AEIRST?/ 0/14 0
  > go movetime 3000
  info nodes 624 win 0.7390 spread 59.5 samples 8 move E5.SlATIER
  ...
  bestmove E5.vASTIER win 0.7128 spread 51.6
  > quit
"""


@click.command("engine", epilog=EPILOG)
@click.option("--bot", "name", default="kira", show_default=True, help="static, greedy, hugo, ines, jan or kira.")
@click.option("--lexicon", metavar="NAME|FILE", help="A lexicon, a file of words, or a KWG file.")
@click.option(
    "--house", multiple=True, metavar="NAME[=VALUE]", help="A house rule, such as eight-tile; may be repeated."
)
@equipped
def command(name: str, lexicon: str | None, house: tuple[str, ...]) -> None:
    """Answer positions on standard input until `quit`, without starting anew for each.

    It understands ucgi, isready, setoption, newgame, position cgp, go (movetime in milliseconds, or nodes), stop and
    quit. A line that it does not understand is answered with `info string` and a sentence.
    """
    from tilewright.cli.engine.asking import asking, standard_input  # noqa: PLC0415 - help comes without the engine
    from tilewright.cli.engine.conversation import Conversation  # noqa: PLC0415

    with asking():
        Conversation(name.lower(), lexicon, house).answer(standard_input())
