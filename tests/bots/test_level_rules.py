"""Bots by the rules of an edition and a house: what they challenge, accept, vote, draw, swap and leave alone."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.native_vs_python.klv import klv
from tilewright.bots.bot import Budget
from tilewright.bots.crossword.levels import LEVELS
from tilewright.bots.crossword.player import LevelPlayer
from tilewright.bots.crossword.vocabulary import looks_wrong, vocabulary_of
from tilewright.core.alphabet import ENGLISH
from tilewright.core.board import Board
from tilewright.core.dice import Dice
from tilewright.core.square import Laid, Square
from tilewright.core.tiles import Tiles
from tilewright.editions.house import rules_for
from tilewright.engine.static_player import LeaveValues, StaticPlayer
from tilewright.games.base import Kit
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.state import Jacks, Owing, State
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.shelf import open_lexicon
from tilewright.session.game import Game
from tilewright.testing import SAMPLE_WORDS

WORDS = WordGraph(SAMPLE_WORDS)
KIT = Kit(WORDS, Dice(bytes(32)), 0, {"animals": frozenset(["CAT", "COW", "HEN", "EEL", "APE"])})
NAMES = list(LEVELS)
CHILD, *READERS = NAMES  # one knows no word of five letters, and takes the first that comes to mind


def chosen(name: str, state: State, seat: int, kit: Kit = KIT) -> a.Action | None:
    return LevelPlayer(LEVELS[name]).choose(CROSSWORD.view(state, seat), kit, Budget(nodes=100))


def table(*house: str, edition: str = "folio", seats: int = 2, seed: int = 1) -> Game:
    players = ("Ann", "Ben", "Cid", "Dee")[:seats]
    return Game.new(rules_for(edition, house), players=players, words=SAMPLE_WORDS, themes=KIT.themes, seed=seed)


def holding(game: Game, rack: str, seat: int | None = None) -> State:
    """The game with this rack; the tiles come from the bag, so that the set stays whole where it matters."""
    seat = game.turn if seat is None else seat
    racks = tuple(Tiles(rack) if owner == seat else had for owner, had in enumerate(game.state.racks))
    return replace(game.state, racks=racks)


def played(game: Game, word: str, at: str = "8G") -> Game:
    """The first player lays this, whatever it is."""
    game.session._state = holding(game, word + "EIA"[: 7 - len(word)])
    game.play(f"{at} {word}")
    return game


def test_who_knows_every_word_challenges_a_phoney_and_nothing_else() -> None:
    game = played(table(), "ZAT")
    other = game.turn
    assert chosen("hugo", game.state, other) == a.Challenge(("ZAT",)), "the words are named (R-3.5)"
    assert isinstance(chosen("hugo", played(table(), "CAT").state, other), a.Place)
    whole = played(table(edition="tile-lock"), "ZAT")
    assert chosen("hugo", whole.state, whole.turn) == a.Challenge()


def test_nobody_challenges_the_own_play_or_words_that_were_upheld() -> None:
    game = played(table(seats=3, edition="magnetic"), "ZAT")
    last = game.state.last
    assert last
    assert chosen("hugo", game.state, last.seat) is None
    upheld = replace(game.state, last=replace(last, challenged=("ZAT",)))
    for seat in (1, 2):
        assert not isinstance(chosen("hugo", upheld, seat), a.Challenge)


@pytest.mark.no_cover
def test_a_beginner_challenges_only_what_looks_wrong_and_seldom_at_a_risk() -> None:
    commons = open_lexicon("commons")
    kit = replace(KIT, words=open_graph("commons"))
    odd, plain = "XQVT", "SANER"
    known = vocabulary_of(LEVELS["alba"], open_graph("commons"))
    assert looks_wrong(odd, known)
    assert "RETINA" in commons
    assert not looks_wrong(plain, known)
    risky, free = (
        sum(_is_challenged(played(table(edition=edition, seed=seed), odd), kit) for seed in range(40))
        for edition in ("folio", "magnetic")
    )
    assert 0 <= risky < 15
    assert free == 40, "where it costs nothing, it asks"
    game = played(table(edition="magnetic"), plain)
    assert not isinstance(chosen("alba", game.state, game.turn, kit), a.Challenge)


def _is_challenged(game: Game, kit: Kit) -> bool:
    return isinstance(chosen("alba", game.state, game.turn, kit), a.Challenge)


def test_points_for_words_upheld_are_weighed_against_what_the_play_scored() -> None:
    cheap = [played(table("challenge=points-10", seed=seed), "XQ") for seed in range(20)]
    dear = [replace(game.state, last=replace(game.state.last, points=4)) for game in cheap if game.state.last]
    assert not any(isinstance(chosen("greta", state, state.turn), a.Challenge) for state in dear)
    assert any(isinstance(chosen("greta", game.state, game.turn), a.Challenge) for game in cheap)


def test_the_last_play_is_accepted_once() -> None:
    """R-3.7"""
    game = table(seats=3)
    state = replace(holding(game, "CAT"), bags=(Tiles(),), rules=game.rules)
    game.session._state = state
    out = game.turn
    game.play("8G CAT")
    assert game.is_closing
    waiting = sorted(CROSSWORD.pending(game.state))
    assert chosen("bruno", game.state, out) is None
    for seat in waiting:
        assert chosen("bruno", game.state, seat) == a.Accept()
    game.do(a.Accept(), waiting[0])
    assert chosen("bruno", game.state, waiting[0]) is None


def test_own_words_of_the_theme_are_claimed_and_others_judged_by_the_list() -> None:
    """R-6.3: where nobody has a list, a claim is believed."""
    game = table("theme-by-vote=animals", "challenge=void")
    place = chosen("alba", holding(game, "CATIIVV"), game.turn)
    assert isinstance(place, a.Place)
    assert place.claims == ("CAT",)
    game.session._state = holding(game, "CATIIVV")
    game.do(replace(place, claims=("CAT",)))
    voter = game.turn
    assert chosen("alba", game.state, voter) == a.Vote((True,))
    last = game.state.last
    assert last
    false_claim = replace(game.state, last=replace(last, claims=("TOE",)))
    assert chosen("alba", false_claim, voter) == a.Vote((False,))
    assert chosen("alba", false_claim, voter, replace(KIT, themes={})) == a.Vote((True,))


def test_the_points_of_a_theme_are_counted_in_the_choice() -> None:
    with_list, without = table("theme=animals", "challenge=void"), table("challenge=void")
    rack = "COWEWHT"
    themed, plain = (chosen("alba", holding(game, rack), game.turn) for game in (with_list, without))
    assert isinstance(themed, a.Place)
    assert isinstance(plain, a.Place)
    assert "".join(sorted(one.tile for one in themed.laid)) == "COW"
    assert "".join(sorted(one.tile for one in plain.laid)) != "COW"


def test_who_knows_no_word_that_long_passes_until_a_shorter_one_may_open() -> None:
    """R-6.4"""
    game = table("jacks", "challenge=void")
    assert chosen(CHILD, holding(game, "HORSEAT"), game.turn) == a.Pass()


@pytest.mark.parametrize("name", READERS)
def test_jacks_to_open_plays_a_long_word_or_passes(name: str) -> None:
    """R-6.4: no exchange either."""
    game = table("jacks")
    place = chosen(name, holding(game, "HORSEAT"), game.turn)
    assert isinstance(place, a.Place)
    assert len(place.laid) >= 5
    assert chosen(name, holding(game, "CATDOGV"), game.turn) == a.Pass()
    relaxed = replace(holding(game, "CATDOGV"), jacks=Jacks(3))
    assert isinstance(chosen(name, relaxed, game.turn), a.Place)


@pytest.mark.parametrize("name", READERS)
def test_a_blank_is_had_for_its_letter_where_that_helps(name: str) -> None:
    """R-6.1"""
    game = table("recycling", "challenge=void")
    board = Board.empty().lay((Laid(8, 7, "C"), Laid(8, 8, "a"), Laid(8, 9, "T")))
    state = replace(holding(game, "AIINRST"), board=board)
    place = chosen(name, state, game.turn)
    assert isinstance(place, a.Place)
    assert place.recycle == (Square(8, 8),)
    CROSSWORD.decide(state, game.turn, place, KIT)


@pytest.mark.parametrize(("held", "drawn"), [("", 3), ("BCD", 3), ("AEI", 0), ("AEB", 1), ("??", 2)])
def test_from_two_bags_a_rack_is_drawn_in_balance(held: str, drawn: int) -> None:
    """R-6.5"""
    game = table("double-bag")
    phase = Owing(0, 7 - len(held))
    state = replace(holding(game, held, 0), phase=phase)
    for name in ("alba", "hugo"):
        assert chosen(name, state, 0) == a.Draw(drawn)


def test_without_a_play_tiles_are_swapped_while_the_bag_allows_it() -> None:
    """R-2.13, R-7.3"""
    game = table("challenge=void", "restricted-changing")
    for name in NAMES:
        assert isinstance(chosen(name, holding(game, "VVVCCUU"), game.turn), a.Exchange)
        few = replace(holding(game, "VVVCCUU"), bags=(Tiles("AEINRS"),))
        assert chosen(name, few, game.turn) == a.Pass(), "six in the bag are too few"
        small = replace(table("challenge=void").state, bags=(Tiles("AE"),), racks=(Tiles("VVVCCUU"),) * 2)
        swap = chosen(name, small, small.turn)
        assert isinstance(swap, a.Exchange)
        assert 1 <= len(swap.tiles) <= 2
        weary = replace(holding(game, "VVVCCUU"), scoreless=6)
        assert chosen(name, weary, game.turn) == a.Pass(), "not for ever"


def test_a_good_player_keeps_an_s_and_a_beginner_starts_afresh() -> None:
    state = replace(table("challenge=void").state, racks=(Tiles("SVVVCCZ"),) * 2)
    swap = chosen("felix", state, state.turn)
    assert isinstance(swap, a.Exchange)
    assert "S" not in swap.tiles
    assert chosen("alba", state, state.turn) == a.Exchange("ZVVVCCS")


def test_with_an_empty_bag_who_must_play_looks_longer() -> None:
    """The only play is a hard one: with tiles to draw it may be overlooked, at the end it is found."""
    game = table("challenge=void")
    board = Board.empty().lay(tuple(Laid(8, 5 + place, tile) for place, tile in enumerate("CHILD")))
    early = replace(holding(game, "RENVVWW"), board=board)
    late = replace(early, bags=(Tiles(),))
    found: dict[str, list[a.Action | None]] = {"early": [], "late": []}
    for number in range(30):
        kit = replace(KIT, words=WordGraph(["CHILD", "CHILDREN"]), dice=Dice(bytes([number]) * 32))
        found["early"].append(chosen("alba", early, game.turn, kit))
        found["late"].append(chosen("alba", late, game.turn, kit))
    assert {type(one) for one in found["early"]} == {a.Place, a.Exchange}
    assert {type(one) for one in found["late"]} == {a.Place}


def test_going_out_is_worth_the_tiles_of_the_others() -> None:
    """R-4.6: more points now are less than the end of the game."""
    game = table("challenge=void")
    words = WordGraph(["ZA", "AXE", "ZAX", "AX", "EX", "ZE"])
    state = replace(holding(game, "AXE"), bags=(Tiles(),), board=Board.empty())
    place = chosen("hugo", state, game.turn, replace(KIT, words=words))
    assert isinstance(place, a.Place)
    assert len(place.laid) == 3


def test_time_is_called_when_it_is_over_and_not_before() -> None:
    """R-7.1: for an opponent, and for oneself too."""
    game = table("move-timer", "challenge=void")
    late = replace(KIT, now=2 * 60_000)
    for seat in (0, 1):
        assert chosen("clara", game.state, seat, late) == a.CallTime()
        assert chosen("clara", game.state, seat) != a.CallTime()
    assert CROSSWORD.decide(game.state, 1 - game.turn, a.CallTime(), late)


def test_nobody_acts_in_a_game_that_sleeps_or_is_over_or_that_is_not_theirs() -> None:
    game = table("challenge=void")
    assert chosen("hugo", replace(game.state, asleep=True), game.turn) is None
    assert chosen("hugo", game.state, 1 - game.turn) is None
    assert LevelPlayer(LEVELS["hugo"]).choose(CROSSWORD.view(game.state, None), KIT, Budget()) is None
    assert chosen("hugo", replace(game.state, gone=(game.turn,)), game.turn) is None


def test_all_tiles_face_up_are_played_one_word_after_the_other() -> None:
    """R-8.3"""
    game = table("solitaire=face-up", seats=1)
    plays = 0
    while not game.is_over and plays < 60:
        action = chosen("edith", game.state, 0, replace(KIT, dice=Dice(bytes([plays]) * 32)))
        assert isinstance(action, a.Place | a.Finish)
        game.do(action)
        plays += isinstance(action, a.Place)
    assert game.is_over
    assert plays > 8
    assert game.scores[0] > 150


def test_the_static_player_is_the_native_one_where_there_are_leave_values(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TILEWRIGHT_HOME", str(tmp_path))
    words = WordGraph([*SAMPLE_WORDS, "RETINAS"], "valued")
    (tmp_path / "leaves").mkdir()
    leaves = klv({"S": 40.0, "Q": -40.0, "E": 5.0}, ENGLISH)
    (tmp_path / "leaves" / "valued.klv2").write_bytes(leaves)

    game = table("challenge=void", seats=3)
    state = holding(game, "TRAINSE")
    native = StaticPlayer(words, game.rules, LeaveValues(leaves)).best(state.board, Tiles("TRAINSE"), state.in_bag)
    assert chosen("hugo", state, game.turn, replace(KIT, words=words)) == a.Place(native.laid)
    state = replace(state, racks=(Tiles("CATSVVU"),) * 3)
    place = chosen("hugo", state, game.turn, replace(KIT, words=words))
    assert not (isinstance(place, a.Place) and "S" in [one.tile for one in place.laid]), "an S is worth 40"
