"""Drawing tiles: the deal, filling a rack up after a play, and the choice between two bags."""

from tilewright.core.refusal import Refused
from tilewright.games.crossword.bags import choices, draw_from, evenly, home_of
from tilewright.games.crossword.events import DrawOwed, Drew, Returned
from tilewright.games.crossword.evolve import Story
from tilewright.games.crossword.policies import VowelsApart
from tilewright.games.crossword.state import Owing
from tilewright.games.crossword.turns import after_play, begin_play, hand_on, refuse_late


def deal(story: Story, seat: int) -> None:
    """Racks are filled in turn, from this seat on; then the first turn begins (R-2.3)."""
    while not story.state.racks[seat] and refill(story, seat):
        seat = next(story.state.after(seat))
    if not isinstance(story.state.phase, Owing):
        begin_play(story)


def refill(story: Story, seat: int) -> bool:
    """Draw up to the rack size as far as the bags go (R-2.12); False if the player must choose first."""
    state = story.state
    if state.rules.is_face_up:
        return True
    return draw(story, seat, min(state.rules.rack_size - len(state.racks[seat]), state.in_bag))


def draw(story: Story, seat: int, count: int) -> bool:
    """So many tiles, at once if there is no choice between bags to be made."""
    state = story.state
    if not isinstance(state.rules.drawing, VowelsApart):
        draw_split(story, seat, (count,))
        return True
    possible = choices(state.bags, count)
    if len(possible) > 1:
        story.tell(DrawOwed(seat, count))
        return False
    draw_split(story, seat, (possible[0], count - possible[0]))
    return True


def draw_split(story: Story, seat: int, split: tuple[int, ...]) -> None:
    state = story.state
    if sum(split):
        story.tell(Drew(seat, draw_from(state.bags, split, story.kit.dice, state.rolled)))


def put_back(story: Story, seat: int) -> None:
    """R-2.13: the discards are mixed in only after the new tiles are drawn."""
    story.tell(Returned(seat, home_of(story.state.aside.faces, story.state.rules)))


def choose_draw(story: Story, seat: int, vowels: int, consonants: int | None) -> None:
    """R-6.5: letter by letter, each seen before the next is chosen, or several at once."""
    phase = story.state.phase
    if not isinstance(phase, Owing):
        raise Refused("no-draw-owed")
    if phase.seat != seat:
        raise Refused("not-your-turn", turn=phase.seat)
    if not story.state.is_dealing:
        refuse_late(story.state)
    if consonants is not None and vowels + consonants != phase.count:
        _draw_some(story, phase, vowels, consonants)
        return
    possible = choices(story.state.bags, phase.count)
    if vowels not in possible:
        raise Refused("draw-impossible", vowels=vowels, least=possible[0], most=possible[-1])
    take_owed(story, phase, vowels)


def _draw_some(story: Story, phase: Owing, vowels: int, consonants: int) -> None:
    """A part of what is due; the rest is chosen next, unless the bags leave no choice."""
    bags, drawn = story.state.bags, vowels + consonants
    there = 0 <= vowels <= len(bags[0]) and 0 <= consonants <= len(bags[1])
    if not there or not 0 < drawn < phase.count:
        raise Refused("draw-too-many", count=phase.count, vowels=len(bags[0]), consonants=len(bags[1]))
    dealing, left = story.state.is_dealing, phase.count - drawn
    draw_split(story, phase.seat, (vowels, consonants))
    if draw(story, phase.seat, left):
        go_on_after_draw(story, phase.seat, dealing=dealing)


def draw_evenly(story: Story, phase: Owing) -> None:
    """For a player who did not choose in time."""
    take_owed(story, phase, evenly(story.state.bags, phase.count))


def take_owed(story: Story, phase: Owing, vowels: int) -> None:
    dealing = story.state.is_dealing
    draw_split(story, phase.seat, (vowels, phase.count - vowels))
    go_on_after_draw(story, phase.seat, dealing=dealing)


def go_on_after_draw(story: Story, seat: int, *, dealing: bool) -> None:
    """All that was due is drawn."""
    if dealing:
        deal(story, next(story.state.after(seat)))
    elif story.state.aside:
        put_back(story, seat)
        hand_on(story)
    else:
        after_play(story, seat)
