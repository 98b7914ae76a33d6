"""How a game ends, and how the scores are settled (R-4.6, R-4.7, R-5, R-7.2)."""

from collections import Counter

from tilewright.core.clock import minutes_begun
from tilewright.core.lexicon import Lexicon
from tilewright.core.tiles import BLANK, Tiles
from tilewright.games.crossword.events import Ended, EndReached, EndReason
from tilewright.games.crossword.evolve import Story
from tilewright.games.crossword.policies import Bank, Blanks
from tilewright.games.crossword.standing import let_it_stand
from tilewright.games.crossword.state import Closing, State


def nobody_moves(state: State) -> EndReason | None:
    """R-5.3: all have passed twice in a row, or by option so many turns went by without a point."""
    if state.jacks:
        return None
    if all(state.passes[seat] >= state.rules.ending.passes_each for seat in state.in_play):
        return EndReason.PASSES
    scoreless = state.rules.ending.scoreless
    return EndReason.SCORELESS if scoreless and state.scoreless >= scoreless else None


def end_if_nobody_moves(story: Story) -> bool:
    why = nobody_moves(story.state)
    if why:
        reach_end(story, why)
    return bool(why)


def no_play_left(state: State, words: Lexicon) -> bool:
    """R-5.2: nobody holds a legal play, and no draw or exchange can change that.

    While the bag can be exchanged with, any tile may come to any rack, so all of them together are asked about; but
    mostly a rack has a play already, and that is known sooner.
    """
    racks, most = [state.racks[seat] for seat in state.in_play], state.rules.rack_size
    if any(words.any_play(state.board, with_blanks_had(state, rack), most) for rack in racks):
        return False
    if not state.exchange_is_open or state.rules.is_face_up:
        return True
    everything = Tiles("".join([tiles.faces for tiles in (*racks, *state.bags)]))
    return not words.any_play(state.board, with_blanks_had(state, everything), most)


def with_blanks_had(state: State, tiles: Tiles) -> Tiles:
    """These tiles after every blank was had that they have the letter for (R-6.1).

    A blank plays whatever the letter given for it could, and the board spells the same words with either. So whatever
    can be played after some of these swaps can be played after all of them, and the others need not be tried.
    """
    if state.rules.blanks is not Blanks.RECYCLED:
        return tiles
    standing = Counter(cell.upper() for cell in state.board.cells if cell.islower())
    given = "".join((standing & Counter(tiles.faces)).elements())
    return tiles.take(given).put(BLANK * len(given))


def reach_end(story: Story, why: EndReason, out: int | None = None) -> None:
    """Settle at once, unless somebody may still challenge the last play (R-3.7)."""
    last = story.state.last
    if last and last.open and story.state.others(last.seat):
        story.tell(EndReached(why, out))
    else:
        settle(story, why, out)


def close_if_done(story: Story) -> None:
    """The last play stands when all others have accepted it, or nothing of it is left to challenge or vote on."""
    phase, last = story.state.phase, story.state.last
    if not isinstance(phase, Closing) or not last:
        return
    all_accepted = set(story.state.others(last.seat)) <= set(phase.accepted)
    if all_accepted or (set(last.words) <= set(last.challenged) and not last.claims) or not last.open:
        settle(story, phase.why, phase.out)


def settle(story: Story, why: EndReason, out: int | None = None) -> None:
    let_it_stand(story)
    story.tell(settlement(story.state, why, out, story.kit.dice.reveal()))


def settlement(state: State, why: EndReason, out: int | None, seed: str) -> Ended:
    """The end, with everything shown: what is left, what it costs, and who has won."""
    racks = tuple(rack.put(state.aside.faces) if seat == state.turn else rack for seat, rack in enumerate(state.racks))
    leftovers = _leftovers(state, racks, out)
    overtime = tuple(_overtime(state, seat) for seat in state.seats)
    return Ended(
        why,
        out,
        tuple(rack.faces for rack in racks),
        tuple(bag.faces for bag in state.bags),
        leftovers,
        overtime,
        winners(state, leftovers, overtime),
        seed,
    )


def winners(state: State, leftovers: tuple[int, ...], overtime: tuple[int, ...]) -> tuple[int, ...]:
    """R-4.7: the highest final score; of those tied, the higher before the leftovers; then they share."""
    ranked = {
        seat: (state.scores[seat] + leftovers[seat] + overtime[seat], state.scores[seat] + overtime[seat])
        for seat in state.in_play
    }
    best = max(ranked.values(), default=None)
    return tuple(seat for seat, rank in ranked.items() if rank == best)


def _leftovers(state: State, racks: tuple[Tiles, ...], out: int | None) -> tuple[int, ...]:
    """R-4.6: each loses what is left on the rack, and who went out gains it. Face up nobody has a rack (R-8.3)."""
    if state.rules.is_face_up:
        return (0,) * len(racks)
    left = [state.rules.tileset.worth(rack) for rack in racks]
    return tuple(sum(left) if seat == out else -value for seat, value in enumerate(left))


def _overtime(state: State, seat: int) -> int:
    """R-7.2: so many points off for each minute begun."""
    clock = state.rules.clock
    if not isinstance(clock, Bank):
        return 0
    return -clock.penalty * minutes_begun(state.clocks.used[seat] - clock.limit)
