"""A round from its rack to its judging: draw, call, open, close, judge, put the word on the board (R-9.2 to R-9.5)."""

from itertools import count

from tilewright.core.lexicon import Finder
from tilewright.core.tiles import Tiles
from tilewright.games.base import Kit
from tilewright.games.duplicate.balance import least_of, meets
from tilewright.games.duplicate.choosing import best_play
from tilewright.games.duplicate.drawn import drawn, tiles_due
from tilewright.games.duplicate.ending import end, nothing_fits, refused_words
from tilewright.games.duplicate.events import (
    Called,
    Closed,
    Drew,
    EndReason,
    Judged,
    Opened,
    Origin,
    Paused,
    Placed,
    PutBack,
)
from tilewright.games.duplicate.evolve import Story
from tilewright.games.duplicate.judging import judge
from tilewright.games.duplicate.policies import Least, Placing, ProgramArbitrator
from tilewright.games.duplicate.slip import SlipPlay, laid_by, play_of
from tilewright.games.duplicate.state import State


def next_rack(story: Story) -> None:
    """The next rack, if there is to be one: by the list, by the dice, or the arbitrator is waited for."""
    state = story.state
    least = least_of(state.rules, state.number + 1, state.unseen.faces)
    if not state.unseen:
        end(story, EndReason.ALL_PLAYED)
    elif least is None:
        end(story, EndReason.ONE_KIND)
    elif state.rules.prepared:
        _take_prepared(story)
    elif isinstance(state.rules.arbitrator, ProgramArbitrator):
        draw_by_dice(story, least)


def draw_by_dice(story: Story, least: Least) -> None:
    """R-9.5: fill the rack up; if it lacks vowels or consonants all goes back, and a whole rack is drawn."""
    for redraws in count():
        state = story.state
        if tiles_due(state):
            story.tell(Drew(drawn(state, story.kit.dice, redraws)))
        if meets(story.state.rack.faces, least, state.rules.tileset):
            break
        story.tell(PutBack())
    call(story)


def call(story: Story) -> None:
    """The rack is good. The program opens the round at once; a person does when everybody is ready."""
    story.tell(Called())
    if not story.state.rules.prepared and nothing_fits(story.state, finder_of(story.kit)):
        end(story, EndReason.NO_PLAYS)
    elif isinstance(story.state.rules.arbitrator, ProgramArbitrator):
        open_round(story)


def open_round(story: Story) -> None:
    story.tell(Opened(story.kit.now))


def close_round(story: Story) -> None:
    """R-9.2: at time. A person looks at the slips before they are judged; the program judges at once."""
    story.tell(Closed(story.kit.now))
    if isinstance(story.state.rules.arbitrator, ProgramArbitrator):
        judge_round(story)


def judge_round(story: Story) -> None:
    words = finder_of(story.kit)
    rulings = dict(story.state.rulings)
    verdicts, top = judge(story.state, lambda word: rulings.get(word, word in words))
    found = best_play(story.state.rules, story.state.board, story.state.rack, words, refused_words(story.state))
    best = at_least(found, top)
    chosen = choice(story.state, top, best)
    story.tell(Judged(verdicts, at_least(best, chosen[0] if chosen else None)))
    if chosen is None:
        end(story, EndReason.NO_PLAYS)
        return
    story.tell(Placed(*chosen))
    if story.state.rules.pause and isinstance(story.state.rules.arbitrator, ProgramArbitrator):
        story.tell(Paused(story.kit.now + story.state.rules.pause))
    else:
        next_rack(story)


def choice(state: State, top: SlipPlay | None, best: SlipPlay | None) -> tuple[SlipPlay, Origin] | None:
    """R-9.4: the top word handed in; by option, or if there is none, the best possible; or what was prepared."""
    if state.rules.prepared:
        slip = state.rules.prepared[state.number - 1].play
        assert slip, "a prepared game is completed before it starts"
        laid = laid_by(state.board, slip)
        return play_of(state.board, laid, state.rules.bonus_for(len(laid))), Origin.PREPARED
    if top and state.rules.placing is Placing.TOP:
        return top, Origin.TOP
    return (best, Origin.BEST) if best else None


def at_least(best: SlipPlay | None, had: SlipPlay | None) -> SlipPlay | None:
    """The best possible is no less than what was had: the list may not know a word that was ruled good."""
    return had if had and (best is None or had.points > best.points) else best


def finder_of(kit: Kit) -> Finder:
    assert isinstance(kit.words, Finder), "a game does not start without"
    return kit.words


def _take_prepared(story: Story) -> None:
    state = story.state
    if state.number == len(state.rules.prepared):
        end(story, EndReason.RACKS_DONE)
        return
    rack = Tiles(state.rules.prepared[state.number].rack)
    if not rack.holds(state.rack.faces):  # a rack that was drawn anew when the list was made
        story.tell(PutBack())
    drawn = rack.take(story.state.rack.faces).faces
    if drawn:
        story.tell(Drew(drawn, named=True))
    call(story)
