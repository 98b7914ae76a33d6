"""Games of Woogles and Macondo: a history and a document say the same as the GCG file of the game."""

import json
from base64 import b64encode
from contextlib import suppress
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, strategies as st
from msgspec.structs import replace

from tests.notation.sample import HORN, told
from tests.notation.woogles_json import document_of, history_of
from tilewright.core.named_sets import tile_set
from tilewright.games.crossword.rules import Rules
from tilewright.notation import gcg, woogles
from tilewright.notation.gcg.equipment import with_equipment
from tilewright.notation.trouble import Unreadable

RULES = Rules()
#: Every kind of event that both formats have.
RECORD = told(
    *HORN.splitlines(),
    ">bob: XEIIL?Q 10F .....s +7 32",
    "#note daring",
    ">bob: XEIIL?Q -- -7 25",
    ">ann: QUAAEOU -QU +0 55",
    ">bob: XEIIL?Q - +0 25",
    ">ann: AAEOUST 10F .....S +8 63",
    ">ann: AAEUTTT (challenge) +5 68",
    ">bob: XEIIL?Q (XEIIL?Q) -22 3",
    ">ann: (XEIIL?Q) +22 90",
    ">ann: (time) -10 80",
)
GAME = gcg.read(RECORD)
HISTORY, DOCUMENT = history_of(GAME), document_of(GAME)


def read(value: object) -> gcg.GcgGame:
    return woogles.read(json.dumps(value))


def test_the_sample_is_what_it_should_be() -> None:
    report = gcg.replay(GAME, RULES)
    assert report.wrong is None
    assert len({type(move) for move in GAME.moves}) == 7


@pytest.mark.parametrize("value", [HISTORY, DOCUMENT], ids=["history", "document"])
def test_a_game_says_the_same_as_its_gcg_file(value: dict[str, Any]) -> None:
    game = read(value)
    assert game.moves == GAME.moves
    assert [player.name for player in game.players] == ["Ann Bee", "Bob Cee"]
    assert [move.line for move in game.moves] == list(range(1, len(GAME.moves) + 1))
    assert gcg.replay(game, RULES).is_consistent
    assert gcg.read(gcg.write(game)).moves == game.moves


def test_an_answer_of_the_server_is_unwrapped() -> None:
    assert read({"history": HISTORY, "timePlayer1": 3}).moves == GAME.moves
    assert read({"doc": DOCUMENT}).moves == GAME.moves
    assert read({"gcg": RECORD}) == GAME


def test_what_is_known_besides_becomes_pragmata() -> None:
    said = {"title": "Final", "lexicon": "CSW", "variant": "classic", "boardLayout": "CrosswordGame", "idAuth": "club"}
    game = read(HISTORY | said)
    assert (game.title, game.lexicon, game.said("game-type"), game.said("id")) == (
        "Final",
        "CSW",
        "classic",
        "club abc",
    )
    assert gcg.replay(game, RULES).is_consistent
    assert not game.is_incomplete


def test_a_game_that_goes_on_has_the_last_racks() -> None:
    events = HISTORY["events"][:2]
    game = read(HISTORY | {"events": events, "play_state": 0, "last_known_racks": ["PASTEIU", ""]})
    assert (game.rack_of(0), game.rack_of(1), game.is_incomplete) == ("PASTEIU", "", True)
    document = read(DOCUMENT | {"events": DOCUMENT["events"][:2], "playState": 0, "racks": ["AAEC"]})
    assert document.rack_of(0) == "?AB"


def test_an_older_game_names_players_by_nick_and_blanks_by_negative_numbers() -> None:
    history = deepcopy(HISTORY)
    for event in history["events"]:
        event["nickname"] = GAME.players[event.pop("player_index")].nick
    assert read(history).moves == GAME.moves
    document = deepcopy(DOCUMENT)
    document["events"][5]["playedTiles"] = "AAAAAADt"  # -19 for s
    assert read(document).moves == GAME.moves


def test_a_square_may_be_given_by_numbers_alone() -> None:
    history = deepcopy(HISTORY)
    for event in history["events"]:
        event.pop("position", None)
    assert read(history).moves == GAME.moves


def test_what_gcg_has_no_line_for_is_a_note() -> None:
    events = [*HISTORY["events"][:1], {"type": "CHALLENGE", "player_index": 1}, {"type": 11, "playerIndex": 1}]
    game = read(HISTORY | {"events": events})
    assert [move.note for move in game.moves] == ["bob challenges.\nbob resigned."]


def test_a_lost_turn_is_a_pass_and_an_exchange_may_be_a_number() -> None:
    events = [{"type": "UNSUCCESSFUL_CHALLENGE_TURN_LOSS"}, {"type": "EXCHANGE", "exchanged": "3", "playerIndex": 1}]
    assert read(HISTORY | {"events": events}).moves == (
        gcg.GcgPass(seat=0, total=0),
        gcg.GcgUnseenExchange(seat=1, number=3, total=0),
    )


def test_scores_that_are_not_those_of_the_events_are_wrong() -> None:
    assert gcg.replay(read(HISTORY | {"final_scores": [80, 3]}), RULES).is_consistent
    wrong = gcg.replay(read(HISTORY | {"final_scores": ["83", 3]}), RULES).wrong
    assert wrong == gcg.Inconsistency(len(GAME.moves), "final-scores", "83-3", "80-3")


def test_tiles_are_those_of_the_set_that_the_game_names() -> None:
    said = {"letterDistribution": "polish", "boardLayout": "CrosswordGame"}
    play = {"position": "8G", "score": 20, "cumulative": 20}
    history = read({"players": [{}, {}], "events": [play | {"rack": "ŁÓDKAAA", "played_tiles": "ŁÓD"}]} | said)
    letters = [kind.letter for kind in tile_set("polish").kinds if kind.letter != "?"]
    numbers = [b64encode(bytes(letters.index(one) + 1 for one in word)).decode() for word in ("ŁÓDKAAA", "ŁÓD")]
    event = play | {"rack": numbers[0], "playedTiles": numbers[1]}
    document = read({"players": [{}, {}], "board": {}, "events": [event]} | said)
    assert history.moves == document.moves
    assert [player.nick for player in history.players] == ["player1", "player2"]
    assert gcg.replay(history, with_equipment(history, RULES)).wrong is None
    spanish = {"letterDistribution": "spanish", "events": [{"type": 2, "rack": "[CH]A[LL]"}]}
    assert len(read({"players": [{}, {}]} | spanish).moves[0].rack) == 3


def changed(**fields: object) -> str:
    return json.dumps(HISTORY | fields)


def event(**fields: object) -> str:
    first, second, *others = HISTORY["events"]
    return changed(events=[first, second | fields, *others])


#: Key, path, what is quoted and the file. A broken JSON has a line and a column instead.
TROUBLES = [
    ("json", "", "", '{"players": [}'),
    ("woogles", "the file", "", "[1, 2]"),
    ("woogles", "the file", "", '{"divisions": {}}'),
    ("woogles-value", "players", "0", changed(players=[])),
    ("woogles-value", "players[1]", "7", changed(players=[{}, 7])),
    ("woogles-value", "events", "an object", changed(events={})),
    ("woogles-value", "events[0]", "x", changed(events=["x"])),
    ("woogles-value", "events[1].type", "SWAP", event(type="SWAP")),
    ("woogles-value", "events[1].type", "99", event(type=99)),
    ("woogles-value", "events[1].type", "True", event(type=True)),
    ("woogles-value", "events[1].score", "many", event(score="many")),
    ("woogles-value", "events[1].score", "9" * 40, event(score=int("9" * 40))),
    ("woogles-value", "events[1].column", "26", event(position="", column=26)),
    ("woogles-value", "events[1].column", "-1", event(position="", column=-1)),
    ("woogles-value", "events[1].position", "Z99", event(position="Z99")),
    ("woogles-value", "events[1].played_tiles", "", event(played_tiles="")),
    ("woogles-value", "events[1].played_tiles", "F4RM", event(played_tiles="F4RM")),
    ("woogles-value", "events[1].rack", "farm", event(rack="farm")),
    ("woogles-value", "events[1].player_index", "2", event(player_index=2)),
    ("woogles-value", "starting_cgp", "15/15", changed(starting_cgp="15/15")),
    ("woogles-value", "final_scores", "1", changed(final_scores=[7])),
    ("woogles-value", "final_scores[1]", "x", changed(final_scores=[7, "x"])),
    ("woogles-value", "last_known_racks[0]", "5", changed(play_state=0, events=[], last_known_racks=[5])),
    ("woogles-value", "events", "a list", changed(events=[{"type": 2}] * 2_001)),
    ("woogles-value", "title", "x" * 60 + "...", changed(title="x" * 20_001)),
    ("woogles-value", "racks[0]", "???", changed(racks=["???"], play_state=0, events=[])),
    ("woogles-value", "racks[0]", "27", changed(racks=["Gw=="], play_state=0, events=[])),
    ("record-long", "", "", '{"players": [], "note": "' + "x" * 2_000_000 + '"}'),
]


@pytest.mark.parametrize(("key", "path", "quoted", "text"), TROUBLES)
def test_trouble_is_named_with_its_path(key: str, path: str, quoted: str, text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        woogles.read(text)
    assert (caught.value.key, caught.value.path, caught.value.quoted) == (key, path, quoted)
    assert str(caught.value).startswith(path or "line ")


def test_broken_json_is_placed_by_line_and_column() -> None:
    with pytest.raises(Unreadable, match=r"^line 2, column 14: this is no JSON \(invalid character\)"):
        woogles.read('\ufeff{"players": [],\n  "events": [}\n'.encode())


def test_json_that_is_nested_too_deeply_is_refused() -> None:
    with pytest.raises(Unreadable):
        woogles.read("[" * 100_000 + "]" * 100_000)


ODD: st.SearchStrategy[object] = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.just([]) | st.just({})
)
FIELDS = sorted({name for one in (HISTORY, DOCUMENT) for part in (one, *one["events"]) for name in part})


@given(st.booleans(), st.lists(st.tuples(st.integers(-1, 13), st.sampled_from(FIELDS), ODD), max_size=4))
def test_a_damaged_game_is_read_or_refused(is_document: bool, damage: list[tuple[int, str, object]]) -> None:
    value = deepcopy(DOCUMENT if is_document else HISTORY)
    events = value["events"]
    for place, name, put in damage:
        (value if place < 0 else events[place])[name] = put
    try:
        game = read(value)
    except Unreadable:
        return
    gcg.replay(game, RULES)
    again = gcg.read(gcg.write(game))
    assert again.moves == tuple(replace(move, note=note) for move, note in zip(game.moves, notes(again), strict=True))


def notes(game: gcg.GcgGame) -> list[str]:
    return [move.note for move in game.moves]


@given(st.binary(max_size=60) | st.text(max_size=60))
def test_garbage_is_read_or_refused(data: bytes | str) -> None:
    with suppress(Unreadable):
        woogles.read(data)
