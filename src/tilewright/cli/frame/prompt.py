"""Asking for a line. Nothing typed is remembered: the next at the keyboard may be another player."""

import select
import sys


class InputClosed(Exception):
    """Nobody is there to answer: the input has ended."""


def ready() -> None:
    """Switch on line editing, without a history; characters that cannot be shown are replaced."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
    if at_terminal():
        try:
            import readline  # noqa: PLC0415 - it takes hold of the terminal, so only where there is one
        except ImportError:
            return
        readline.set_auto_history(False)


def at_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def ask(question: str) -> str:
    """The answer, stripped."""
    try:
        return input(question).strip()
    except (EOFError, ValueError, AttributeError, RuntimeError) as error:  # at its end, closed, or not there at all
        raise InputClosed from error


def ask_yes(question: str, *, default: bool) -> bool:
    """Yes or no; Enter is the default."""
    while True:
        answer = ask(f"{question} [{'Y/n' if default else 'y/N'}] ").lower()
        if not answer:
            return default
        if answer in ("y", "yes", "n", "no"):
            return answer[0] == "y"
        print("Please answer yes or no.")


def wait_for_enter(question: str, milliseconds: int | None) -> str | None:
    """The line that was typed, or None if time ran out first. Without a terminal nothing interrupts."""
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
