"""R-11.1, R-11.2: Bingo, after the magnetic book."""

import pytest

from tests.rulebooks.bingo_table import BY_HAND, CARD, STRANGE, TRAINER, Table
from tests.rulebooks.table import Everything
from tilewright.core.dice import Dice
from tilewright.core.refusal import Refused
from tilewright.core.tileset import TileSet
from tilewright.games.bingo import actions as a, events as e
from tilewright.games.bingo.card import Card, too_often
from tilewright.games.bingo.dealing import dealt
from tilewright.games.bingo.kind import BINGO
from tilewright.games.bingo.policies import ByPerson, ByProgram, Striking
from tilewright.games.bingo.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.plain import WordList
from tilewright.testing.bingo import SEVENS

OTHER = ("JOURNEY", "DIAMOND")
LETTERS = TRAINER + STRANGE


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ((TRAINER,), "card-size"),
        ((TRAINER, STRANGE, "HOLIDAY"), "card-size"),
        ((TRAINER, "TRAINERS"), "card-size"),
        ((TRAINER, "TRAIN"), "card-size"),
        (("ZIGZAGS", "ZIGZAGS"), "card-letters"),
        ((TRAINER, "ZIGZAGS"), "card-letters"),  # the set has one Z
        (("JOGGING", "GIGGLED"), "card-letters"),  # six G together, and the set has three
        ((TRAINER, "TRIANER"), "card-not-words"),
        ((TRAINER, "TRAIN-R"), "card-letters"),
        ((), "card-size"),
    ],
)
def test_a_card_is_two_words_of_seven_letters_that_the_set_has(words: tuple[str, ...], key: str) -> None:
    """R-11.1: the book's own example is the three G."""
    table = Table(seats=2)
    assert table.refuses(a.Write(words), rule="R-11.1").key == key
    assert table.state.cards == (None, None)


def test_three_of_a_letter_are_fine_where_the_set_has_three() -> None:
    """R-11.1: blanks do not help with a fourth."""
    assert too_often(("JOGGING", STRANGE), Rules().tileset) == "G"
    fine = Table(("JOGGING", TRAINER), seats=2)
    assert fine.state.cards[0] == Card(("JOGGING", TRAINER))
    assert fine.refuses(a.Write(CARD), rule="R-11.1").key == "card-handed-in"
    assert fine.refuses(a.Deal(), rule="R-11.1").key == "card-handed-in"


def test_the_same_word_may_stand_on_a_card_twice() -> None:
    """R-11.1: two words that the set has the letters for; nothing asks them to differ."""
    table = Table((TRAINER, TRAINER), seats=2)
    assert table.state.cards[0] == Card((TRAINER, TRAINER))


def test_a_card_may_be_dealt_by_chance() -> None:
    """R-11.1: any two words of the list that the set allows, by the dice of the game."""
    for lists in (SEVENS, WordGraph(SEVENS)):
        table = Table(seats=3, words=lists)
        (fact,) = table.do(a.Deal(), 1)
        assert isinstance(fact, e.Dealt)
        assert len(set(fact.words)) == 2
        assert all(word in SEVENS for word in fact.words)
        assert not too_often(fact.words, table.state.rules.tileset)
        assert fact.words == tuple(list(SEVENS)[pick] for pick in fact.picks[-1])
        assert table.state.rolled == 2 * len(fact.picks)


def test_pairs_that_do_not_fit_are_picked_over() -> None:
    """R-11.1"""
    picky = WordList(["ZIGZAGS", "JOGGING", "GIGGLED", TRAINER, STRANGE])
    cards = [dealt(0, picky, Rules().tileset, Dice(bytes([seed]) * 32), rolled=0) for seed in range(30)]
    pairs = {frozenset(card.words) for card in cards}
    assert pairs == {frozenset({word, TRAINER}) for word in ("JOGGING", "GIGGLED", STRANGE)}
    assert {len(card.picks) for card in cards} > {1}


@pytest.mark.parametrize("words", [Everything(), WordList([TRAINER]), WordList(["ZIGZAGS", "GIGGLED"])])
def test_there_must_be_words_to_deal_from(words: WordList) -> None:
    """R-11.1"""
    assert Table(seats=1, words=words).refuses(a.Deal(), rule="R-11.1").key == "no-words-to-deal"


def test_no_tile_is_called_before_all_cards_are_in() -> None:
    """R-11.2"""
    table = Table(CARD, seats=2)
    assert BINGO.pending(table.state) == {1}
    for action in (a.Strike(0), a.Ready(), a.Bingo()):
        assert table.refuses(action).key == "cards-first"
    assert Table(CARD, rules=BY_HAND, seats=2).refuses(a.Call("E")).key == "cards-first"
    told = table.do(a.Write(OTHER), 1)
    assert [type(event) for event in told] == [e.Wrote, e.Called]


def test_a_call_strikes_one_occurrence_and_not_all() -> None:
    """R-11.2: of the two T, one for each T that is called."""
    table = Table(CARD, OTHER, rules=BY_HAND)
    table.call("T")
    table.do(a.Strike(0))
    assert table.struck() == (".RAINER", STRANGE)
    refused = table.refuses(a.Strike(8))
    assert (refused.key, refused.facts) == ("not-called", {"letter": "T", "times": 1})
    table.call("T")
    table.do(a.Strike(8))
    assert table.struck() == (".RAINER", "S.RANGE")


def test_only_what_was_called_is_struck() -> None:
    """R-11.2"""
    table = Table(CARD, OTHER, rules=BY_HAND)
    table.call("T")
    assert table.refuses(a.Strike(1)).facts == {"letter": "R", "times": 0}
    table.do(a.Strike(8))
    assert table.refuses(a.Strike(8)).key == "struck-already"
    assert [table.refuses(a.Strike(place)).key for place in (-1, 14)] == ["no-such-letter"] * 2


def test_a_letter_that_was_forgotten_can_be_struck_later() -> None:
    """R-11.2: it was called, and that is all the caller checks."""
    table = Table(CARD, OTHER, rules=BY_HAND)
    table.call("TRAIN")
    table.strike("NIART")
    assert table.struck() == (".....ER", STRANGE)


@pytest.mark.parametrize("striking", list(Striking))
def test_a_blank_strikes_nothing(striking: Striking) -> None:
    """R-11.2"""
    table = Table(CARD, OTHER, rules=Rules(calling=ByPerson(names_tiles=True), striking=striking))
    table.call("??")
    assert table.struck() == CARD
    assert table.refuses(a.Strike(0)).key == "not-called"


def test_letters_may_strike_themselves() -> None:
    """R-11.2: one occurrence on each card for each call."""
    table = Table(CARD, OTHER, rules=Rules(calling=ByPerson(names_tiles=True), striking=Striking.BY_ITSELF))
    table.call("RNR")
    assert (table.struck(0), table.struck(1)) == (("T.AI.E.", STRANGE), ("JOU..EY", "DIAMOND"))
    assert table.refuses(a.Strike(8)).key == "not-called"


def test_who_has_struck_all_fourteen_calls_bingo() -> None:
    """R-11.2"""
    table = Table(CARD, OTHER, rules=BY_HAND)
    table.call(LETTERS)
    table.strike(LETTERS)
    assert table.struck() == (".......", ".......")
    assert table.do(a.Bingo()) == (e.Claimed(0),)
    assert table.refuses(a.Bingo()).key == "bingo-already"
    table.do(a.Close())
    assert (table.end.why, table.end.winners, table.state.scores) == (e.EndReason.BINGO, (0,), (1, 0))
    assert BINGO.pending(table.state) == frozenset()


def test_a_false_call_is_refused_and_play_goes_on() -> None:
    """R-11.2"""
    table = Table(CARD, OTHER, rules=BY_HAND)
    table.call(LETTERS[:-1])
    table.strike(LETTERS[:-1])
    refused = table.refuses(a.Bingo())
    assert (refused.key, refused.facts) == ("bingo-false", {"left": 1})
    table.call("E")
    refused = table.refuses(a.Bingo())
    assert (refused.key, refused.facts) == ("bingo-not-struck", {"left": 1})
    table.strike("E")
    table.do(a.Bingo())


def test_two_correct_calls_on_the_same_draw_share() -> None:
    """R-11.2: once one is right no tile is drawn, and the others have time until the caller closes."""
    table = Table(CARD, CARD, OTHER, rules=BY_HAND)
    table.call(LETTERS)
    for seat in (0, 1):
        table.strike(LETTERS, by=seat)
    table.do(a.Bingo(), 1)
    assert table.refuses(a.Call("O")).key == "bingo-was-called"
    assert table.refuses(a.Close(), 1).key == "not-the-caller"
    assert table.refuses(a.Bingo(), 2).key == "bingo-false"
    table.do(a.Bingo(), 0)
    table.do(a.Close())
    assert table.end.winners == (0, 1)


def test_it_ends_at_once_when_nobody_else_can_have_it() -> None:
    """R-11.2"""
    table = Table(CARD, rules=BY_HAND)
    table.call(LETTERS)
    table.strike(LETTERS)
    assert isinstance(table.do(a.Bingo())[-1], e.Ended)
    assert table.end.winners == (0,)


def test_the_program_calls_when_everybody_is_done() -> None:
    """R-11.2: so nobody misses the time to call Bingo."""
    table = Table(CARD, CARD, rules=Rules(calling=ByProgram()), coming=LETTERS)
    assert table.state.called == "T"
    assert table.refuses(a.Call()).key == "no-caller"
    for number, letter in enumerate(LETTERS[1:], start=1):
        for seat in (0, 1):
            table.strike(LETTERS[number - 1], by=seat)
        assert table.do(a.Ready(), 0) == (e.Readied(0),)
        assert table.refuses(a.Ready(), 0).key == "ready-already"
        assert BINGO.pending(table.state) == {1}
        assert table.do(a.Ready(), 1) == (e.Readied(1), e.Called(letter))
    table.strike("E")
    table.do(a.Bingo())
    assert not table.state.is_over, "the other has the same tile to look at"
    table.strike("E", by=1)
    table.do(a.Bingo(), 1)
    assert table.end.winners == (0, 1)


def test_after_a_bingo_the_others_may_say_that_they_have_none() -> None:
    """R-11.2"""
    table = Table(CARD, OTHER, rules=Rules(striking=Striking.BY_ITSELF), coming=LETTERS)
    for _ in LETTERS[1:]:
        table.do(a.Ready(), 0)
        table.do(a.Ready(), 1)
    table.do(a.Bingo())
    assert table.do(a.Ready(), 1)[0] == e.Readied(1)
    assert (table.end.why, table.end.winners) == (e.EndReason.BINGO, (0,))
    assert len(table.state.called) == len(LETTERS)


def test_the_caller_is_one_of_the_players_or_a_neutral_person() -> None:
    """R-11.2"""
    table = Table(CARD, OTHER, rules=Rules(calling=ByPerson(1, plays=False)), coming="TR")
    assert table.state.holders == [0, 2]
    assert table.refuses(a.Write(CARD), 1, rule="R-11.1").key == "caller-has-no-card"
    assert table.refuses(a.Bingo(), 1, rule="R-11.1").key == "caller-has-no-card"
    assert table.refuses(a.Call(), 0).key == "not-the-caller"
    assert table.refuses(a.Call("T"), 1).key == "program-draws"
    assert table.do(a.Call(), 1) == (e.Called("T"),)
    assert BINGO.pending(table.state) == {0, 1, 2}


def test_a_caller_who_names_tiles_names_such_as_are_left() -> None:
    """R-11.2"""
    table = Table(CARD, OTHER, rules=BY_HAND)
    table.call("Z")
    assert [table.refuses(a.Call(tile)).key for tile in ("Z", "", "EE", "1")] == ["tile-not-left"] * 4
    assert table.do(a.Call("q")) == (e.Called("Q"),)
    assert table.refuses(a.Close()).key == "nothing-to-close"


@pytest.mark.parametrize("calling", [ByProgram(), ByPerson(0, names_tiles=True)])
def test_when_all_tiles_are_drawn_and_nobody_speaks_it_is_over(calling: ByProgram | ByPerson) -> None:
    """R-11.2"""
    table = Table(CARD, OTHER, rules=Rules(calling=calling))
    if table.state.caller is None:
        while not table.state.is_over:
            table.do(a.Ready(), 0)
            table.do(a.Ready(), 1)
    else:
        table.call(table.state.bag.faces)
        assert table.refuses(a.Call("E")).key == "all-called"
        table.do(a.Close())
    assert (table.end.why, table.end.winners) == (e.EndReason.ALL_DRAWN, ())
    assert len(table.state.called) == 100


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        (Rules(), 0),
        (Rules(), 101),
        (Rules(calling=ByPerson(0, plays=False)), 1),
        (Rules(calling=ByPerson(3)), 2),
        (Rules(tileset=TileSet.parse("A6x1 B6x1 ?9x0")), 2),
    ],
)
def test_rules_that_make_no_sense_are_refused(rules: Rules, seats: int) -> None:
    """R-11.1, R-11.2"""
    with pytest.raises(Refused):
        rules.checked(seats)
    assert Rules().checked(100) == Rules()
