"""Every event in words, for everybody at the table: no tile that the rules hide is ever named."""

from importlib import import_module

from tilewright.games.base import BaseEvent, BaseState
from tilewright.sentences.audience import ANYBODY, Audience, Medium
from tilewright.sentences.events.message import RULES, EventKey, EventMessage
from tilewright.sentences.saying import say

__all__ = ["EventKey", "EventMessage", "RULES", "event_messages", "event_text", "message_text"]


def event_messages(game: str, before: BaseState, event: BaseEvent) -> tuple[EventMessage, ...]:
    """What is said of an event of that game; nothing of what everybody sees anyway."""
    return tuple(import_module(f"tilewright.sentences.events.{game}").messages(before, event))


def event_text(game: str, before: BaseState, event: BaseEvent, audience: Audience = ANYBODY) -> str:
    """The same in one or more sentences."""
    return " ".join(message_text(one, audience) for one in event_messages(game, before, event))


def message_text(message: EventMessage, audience: Audience = ANYBODY) -> str:
    """One sentence. At a terminal the rule stands at its end.

    >>> message_text(EventMessage("event-turn-lost", seat=1), Audience(("Ann", "Ben")))
    'Ben loses this turn. (R-3.4)'
    """
    said, rule = say(message.key, message.facts, audience), RULES.get(message.key)
    return f"{said} ({rule})" if rule and audience.medium is Medium.TERMINAL else said
