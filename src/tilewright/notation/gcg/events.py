"""A GCG file as the events of a game. Tiles that the file does not name are drawn by chance, where they fit."""

from collections import Counter
from collections.abc import Callable
from typing import assert_never

from tilewright.core.dice import Dice
from tilewright.core.refusal import Refused
from tilewright.core.square import faces_of
from tilewright.core.tiles import Tiles
from tilewright.games.crossword import events as e
from tilewright.games.crossword.audit import replay as audited
from tilewright.games.crossword.ending import nobody_moves, settlement
from tilewright.games.crossword.policies import OneBag
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import State
from tilewright.notation.gcg import game as g
from tilewright.notation.gcg.replayer import replay
from tilewright.notation.gcg.report import ReplayStep
from tilewright.notation.trouble import Unreadable


def events_of(game: g.GcgGame, rules: Rules, dice: Dice) -> tuple[e.Event, ...]:
    """The game from its first draw on, by these rules, which also settle its end; or `Unreadable` with the line.

    Draws are as the racks of the file tell, so nobody can verify them.
    """
    if not isinstance(rules.drawing, OneBag):
        raise Refused("position-one-bag")
    rules.checked(len(game.players))
    report = replay(game, rules)
    if wrong := report.wrong:
        raise _unreadable(wrong.line, wrong.key, says=wrong.says, should=wrong.should)
    return _Retelling(game, rules, dice).told(report.steps)


class _Slot:
    """A tile that was drawn; its face may turn out later, and only what was laid is sure."""

    __slots__ = ("face", "is_sure")

    def __init__(self) -> None:
        self.face = ""
        self.is_sure = False


def _faces(slots: list[_Slot]) -> str:
    return "".join(slot.face for slot in slots)


class _Retelling:
    def __init__(self, game: g.GcgGame, rules: Rules, dice: Dice) -> None:
        self.game, self.rules, self.dice = game, rules, dice
        self.racks: list[list[_Slot]] = [[] for _ in game.players]
        self.slots: list[_Slot] = []
        self.out: list[_Slot] = []  # those on the board and on racks
        self.in_bag = len(rules.tileset.bag())
        self.line = 1
        self.events: list[tuple[int, Callable[[], e.Event]]] = []

    def told(self, steps: tuple[ReplayStep, ...]) -> tuple[e.Event, ...]:
        seats = len(self.racks)
        first = self.game.moves[0].seat if self.game.moves else 0
        names = tuple(player.name or player.nick for player in self.game.players)
        self._tell(e.Started(self.rules, names, self.dice.commitment))
        self._tell(e.LotsDrawn((), first))
        for place in range(seats):
            self._draw((first + place) % seats)
        turn = first
        for number, step in enumerate(steps):
            self.line = step.move.line
            if isinstance(step.move, _TURNS):
                turn = step.move.seat
                self._tell(e.Turned(turn))
            self._step(step, self._is_withdrawn(number))
        self._claim_last_racks()
        is_over = any(isinstance(move, g.GcgLeftover) for move in self.game.moves) or not (
            self.in_bag or all(self.racks)
        )
        if not is_over:
            taken = any(isinstance(step.move, _TURNS) for step in steps)
            self._tell(e.Turned((turn + 1) % seats if taken else first))
        self._name_the_rest()
        return _checked([(line, make()) for line, make in self.events], self.dice, is_over=is_over)

    def _step(self, step: ReplayStep, withdrawn: bool) -> None:
        move, seat = step.move, step.move.seat
        match move:
            case g.GcgPlay():
                self._play(move, step, withdrawn)
            case g.GcgWithdrawal():
                self._tell(e.Withdrawn(seat))
            case g.GcgPass():
                self._claim(seat, move.rack, "")
                self._tell(e.Passed(seat))
            case g.GcgExchange(tiles=tiles):
                self._claim(seat, move.rack, tiles)
                self._exchange(seat, self._take(seat, tiles))
            case g.GcgUnseenExchange(number=number):
                self._claim(seat, move.rack, "")
                rack = sorted(self.racks[seat], key=lambda slot: slot.face)  # those that nobody has seen first
                self.racks[seat] = rack[number:]
                self._exchange(seat, rack[:number])
            case g.GcgChallengePoints(points=points):
                self._tell(e.Awarded(seat, points))
            case g.GcgLeftover(tiles=tiles, points=points):
                if points < 0 or len(self.racks) == 2:
                    self._claim(seat if points < 0 else 1 - seat, tiles, "")
            case g.GcgOvertime():
                pass  # time is not in the file: the rules settle what it costs
            case never:
                assert_never(never)

    def _play(self, move: g.GcgPlay, step: ReplayStep, withdrawn: bool) -> None:
        seat, faces = move.seat, faces_of(step.laid)
        self._claim(seat, move.rack, faces)
        self._tell(e.Placed(seat, step.laid, tuple(word.text for word in step.words), move.points))
        laid = self._take(seat, faces)
        for slot in laid:
            slot.is_sure = True
        if withdrawn:
            self.racks[seat] += laid
        else:
            self._draw(seat)

    def _is_withdrawn(self, number: int) -> bool:
        after = (move for move in self.game.moves[number + 1 :] if not isinstance(move, _BETWEEN))
        return isinstance(next(after, None), g.GcgWithdrawal)

    def _tell(self, event: e.Event) -> None:
        self.events.append((self.line, lambda: event))

    def _draw(self, seat: int) -> None:
        drawn = [_Slot() for _ in range(min(self.rules.rack_size - len(self.racks[seat]), self.in_bag))]
        self.in_bag -= len(drawn)
        self.slots += drawn
        self.out += drawn
        self.racks[seat] += drawn
        if drawn:
            self.events.append((self.line, lambda: e.Drew(seat, (_faces(drawn),))))

    def _exchange(self, seat: int, given: list[_Slot]) -> None:
        self.events.append((self.line, lambda: e.Exchanged(seat, _faces(given))))
        self._draw(seat)
        self.in_bag += len(given)
        self.out = [slot for slot in self.out if slot not in given]
        self.events.append((self.line, lambda: e.Returned(seat, (_faces(given),))))

    def _claim(self, seat: int, rack: str, used: str) -> None:
        """The rack holds these tiles, those not seen before among the ones drawn since.

        What was used is certain. The rest is often noted from memory: where lines contradict each other, the later one
        counts.
        """
        slots, claimed = self.racks[seat], Counter(rack) | Counter(used)
        known = Counter(_faces(slots))
        if (claimed - known).total() > len(slots) - known.total() or (len(rack) >= len(slots) and known - claimed):
            for slot in slots:
                slot.face = slot.face if slot.is_sure else ""
        for face in (Counter(used) - Counter(_faces(slots))).elements():
            if not self._see(slots, face):
                raise _unreadable(self.line, used, says=used, should=f"tiles that a rack of {len(slots)} can hold")
        for face in (claimed - Counter(_faces(slots))).elements():
            self._see(slots, face)

    def _see(self, slots: list[_Slot], face: str) -> bool:
        """Take one of these tiles for this face, if it can be; if all such tiles are elsewhere, from another rack."""
        unseen = next((slot for slot in slots if not slot.face), None)
        if unseen is None:
            return False
        if sum(slot.face == face for slot in self.out) >= self.rules.tileset.bag().count(face):
            held = (slot for rack in self.racks if rack is not slots for slot in rack)
            other = next((slot for slot in held if slot.face == face and not slot.is_sure), None)
            if other is None:
                return False
            other.face = ""
        unseen.face = face
        return True

    def _take(self, seat: int, faces: str) -> list[_Slot]:
        taken = []
        for face in faces:
            slot = next(slot for slot in self.racks[seat] if slot.face == face)
            self.racks[seat].remove(slot)
            taken.append(slot)
        return taken

    def _claim_last_racks(self) -> None:
        """What `#rackN` says of the end."""
        for pragma in self.game.pragmata:
            name = pragma.name.lower()
            if name in _RACKS[: len(self.racks)] and pragma.after == len(self.game.moves):
                self.line = pragma.line
                self._claim(_RACKS.index(name), pragma.text, "")

    def _name_the_rest(self) -> None:
        """By chance, from the tiles that nobody has seen."""
        unseen = [slot for slot in self.slots if not slot.face]
        every = Counter(self.rules.tileset.bag().faces)
        pool = Tiles("".join((every - Counter(_faces(self.slots))).elements()))
        if len(pool) < len(unseen):  # tiles that were exchanged came again
            pool = Tiles("".join((every - Counter(_faces(self.out))).elements()))
        for slot, face in zip(unseen, self.dice.draw(pool, min(len(unseen), len(pool)), 0), strict=False):
            slot.face = face


_TURNS = g.GcgPlay | g.GcgPass | g.GcgExchange | g.GcgUnseenExchange
_BETWEEN = g.GcgChallengePoints | g.GcgOvertime
_RACKS = ("rack1", "rack2", "rack3", "rack4")


def _checked(told: list[tuple[int, e.Event]], dice: Dice, *, is_over: bool) -> tuple[e.Event, ...]:
    """The events with the end of the game, if it was reached; `Unreadable` where they cannot have happened."""
    events = [event for _, event in told]
    try:
        state = audited(events)
    except Refused as refused:
        line, why = told[int(str(refused.facts["event"]))][0], refused.facts["why"]
        raise Unreadable("log-broken", line=line, column=1, quoted="", why=why) from refused
    return (*events, _end(state, dice)) if is_over else tuple(events)


def _end(state: State, dice: Dice) -> e.Ended:
    out = next((seat for seat, rack in enumerate(state.racks) if not rack and not state.in_bag), None)
    why = e.EndReason.PASSES if out is None else e.EndReason.OUT
    return settlement(state, nobody_moves(state) or why, out, dice.reveal())


def _unreadable(line: int, quoted: str, *, says: str, should: str) -> Unreadable:
    return Unreadable("line-wrong", line=line, column=1, quoted=quoted, says=says, should=should)
