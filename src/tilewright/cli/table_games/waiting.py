"""Waiting for Enter, but not for longer than there is time."""

import select
import sys

from tilewright.cli.playing.prompt import InputClosed, ask, at_terminal


def wait_for_enter(question: str, milliseconds: int | None) -> str | None:
    """The line that was typed; none if the time was over first. Where no terminal is, nothing interrupts."""
    if milliseconds is None or not at_terminal():
        return ask(question)
    print(question, end="", flush=True)
    if not select.select([sys.stdin], [], [], milliseconds / 1_000)[0]:
        print("\aTime!")
        return None
    line = sys.stdin.readline()
    if not line:
        raise InputClosed
    return line.strip()
