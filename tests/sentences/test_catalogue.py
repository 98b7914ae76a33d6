"""A sentence for each key, in every language, with just the facts that the code gives; and none that nobody says."""

import json
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tilewright.editions
import tilewright.games
import tilewright.notation  # noqa: F401 - each declares its refusals
from tests.sentences.raised import raised
from tilewright.core.refusal import RULE_OF, Refused
from tilewright.notation.coordinates import Convention
from tilewright.sentences import ANYBODY, LANGUAGES, Audience, Language, Medium, say, sentence
from tilewright.sentences.catalogue import catalogue, texts
from tilewright.sentences.events.message import RULES, EventKey
from tilewright.sentences.saying import arguments
from tilewright.web.problems import STATUS_OF

#: What the others are put together from.
COMMON = {"joined-and", "joined-or", "unnamed", "square-by-number", "huge-number"}
EVENTS = set(get_args(EventKey))
RAISED = list(raised())


class Parts(Visitor):
    """What a message is made of: its variables, and the variants that it has for a fact."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            named = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier) and not one.default}
            self.variants.setdefault(node.selector.id.name, set()).update(named - {"one"})
        self.generic_visit(node)


def messages(language: Language) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for text in texts(language):
        for entry in FluentParser(with_spans=False).parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found
                found[entry.id.name] = entry
    return found


def parts(node: ast.BaseNode) -> Parts:
    seen = Parts()
    seen.visit(node)
    return seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_sentence_and_every_sentence_a_key(language: Language) -> None:
    keys = [*RULE_OF, *STATUS_OF, *EVENTS, *COMMON]
    assert set(messages(language)) == set(keys)
    assert len(set(keys)) == len(keys)


def test_every_key_is_raised_somewhere() -> None:
    by_kind = {"busy", "no-database", "not-allowed", "not-kept"}  # problems.py maps errors and statuses to these
    assert (RULE_OF.keys() | STATUS_OF.keys() | EVENTS) - {key for key, _ in RAISED} == by_kind
    assert RULES.keys() <= EVENTS


def test_all_languages_have_the_same_parts() -> None:
    english = messages("en")
    for key, german in messages("de").items():
        for one, other in [(english[key].value, german.value), *_attributes(english[key], german)]:
            assert one is not None
            assert other is not None
            assert parts(one).variables == parts(other).variables, key
            assert parts(one).variants == parts(other).variants, key


def _attributes(one: ast.Message, other: ast.Message) -> list[tuple[ast.Pattern, ast.Pattern]]:
    assert [each.id.name for each in one.attributes] == [each.id.name for each in other.attributes], one.id.name
    return [(mine.value, theirs.value) for mine, theirs in zip(one.attributes, other.attributes, strict=True)]


@pytest.mark.parametrize(("key", "facts"), RAISED, ids=lambda value: value if isinstance(value, str) else "")
def test_every_sentence_fits_the_facts_where_it_is_raised(key: str, facts: dict[str, object]) -> None:
    for language in LANGUAGES:
        bundle = catalogue(language)
        message = bundle.get_message(key)
        for pattern in [message.value, *message.attributes.values()]:
            assert pattern is not None
            said, errors = bundle.format_pattern(pattern, arguments(facts, ANYBODY._replace(language=language)))
            assert not errors, (key, language, errors)
            assert str(said)[-1] in ".!+*", said


def test_every_reason_that_the_code_gives_has_its_variant_and_no_other() -> None:
    given: dict[str, set[str]] = {}
    for key, facts in RAISED:
        if isinstance(why := facts.get("why"), str) and why not in {"it is odd", "thing"}:
            given.setdefault(key, set()).add(why)
    for key, message in messages("en").items():
        assert parts(message).variants.get("why", set()) <= given.get(key, set()) | {"time", "text", "list"}, key


def test_a_number_chooses_the_form() -> None:
    assert sentence(Refused("bag-too-low", left=3, asked=5)) == (
        "There are only 3 tiles in the bag, so you can exchange up to 3. (R-2.13)"
    )
    assert sentence(Refused("bag-too-low", left=1, asked=5)).startswith("There is only one tile in the bag")
    assert sentence(Refused("bag-too-low", left=0, asked=5)).startswith("The bag is empty")


def test_the_terminal_knows_commands_and_rules_and_the_page_does_not() -> None:
    refused = Refused("theme-unknown", theme="sea", known=[])
    assert sentence(refused).endswith("give one with --theme-list FILE. (R-6.3)")
    assert sentence(refused, Audience(medium=Medium.PAGE)).endswith("Choose another theme.")
    assert "’" not in sentence(Refused("not-your-turn", turn=0))


def test_nobody_on_the_page_reads_of_the_number_of_a_seat() -> None:
    refused = Refused("not-your-turn", turn=1)
    assert say("not-your-turn", refused.facts, Audience(medium=Medium.PAGE)) == "It is someone else’s turn."
    assert sentence(refused, Audience(medium=Medium.PROGRAM)) == "It is seat 2’s turn."


def test_what_comes_from_outside_is_harmless() -> None:
    told = sentence(Refused("unknown-edition", edition="\x1b[31mred{0}{ $x }", known=["folio"]))
    assert "\x1b" not in told
    assert "{ $x }" in told


#: The page says the same: `ui/tests/sentences.test.ts` reads this file too.
SAID = json.loads((Path(__file__).parent / "said.json").read_text("utf-8"))


@pytest.mark.parametrize("one", SAID, ids=lambda one: f"{one['key']}-{one['language']}")
def test_the_page_and_the_library_say_the_same(one: dict[str, object]) -> None:
    audience = Audience(
        tuple(one.get("players", ())),  # type: ignore[arg-type]
        Convention(str(one.get("convention", "tournament"))),
        Medium.PAGE,
        one["language"],  # type: ignore[arg-type]
    )
    assert say(str(one["key"]), one["facts"], audience) == one["says"]  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [10**15, 10**30, -(10**400)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_cannot_be_written_out_is_told_in_words(size: int, language: Language) -> None:
    """A guest may send any number, and what formats numbers fails at some."""
    said = say("rack-size", {"size": size, "most": 12}, Audience(language=language))
    assert say("huge-number", {}, Audience(language=language)) in said
