"""What is on the screen: the board, beside it who has what, below it one rack and the news."""

from rich.console import Console
from rich.text import Text

from tilewright.cli.playing.board_picture import Marked, board_picture
from tilewright.cli.playing.clockwork import time_left
from tilewright.cli.playing.draft import NO_DRAFT, Draft
from tilewright.cli.playing.look import Look, palette_of, size_for
from tilewright.cli.playing.prompt import ask
from tilewright.cli.playing.rack_picture import counted, in_order, rack_picture
from tilewright.cli.playing.table import Table
from tilewright.cli.saying import Number, plain
from tilewright.core.tiles import HIDDEN, Tiles

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # with all that has scrolled away: a rack must not be found there
PANEL = 26
MOST_NEWS = 3


class Screen:
    def __init__(self, console: Console, *, large: bool = False, asked: bool = False) -> None:
        self.console = console
        self.large = large
        self.asked = asked
        self.orders: dict[int, str] = {}
        self._shown: tuple[object, ...] = ()

    def clear(self) -> None:
        if self.console.is_terminal:
            blind = self.console.is_dumb_terminal
            self.console.file.write("\n" * self.console.height if blind else CLEAR)
            self.console.file.flush()

    def say(self, *lines: str | Text) -> None:
        for line in lines:
            self.console.print(line)

    def page(self, title: str, lines: list[str]) -> None:
        """Something to read, and back to the game."""
        self.clear()
        gap = [""] if not self.console.is_terminal or self.console.height > len(lines) + 4 else []
        self.say(Text(title, style="bold"), *gap, *lines, *gap)
        ask("Enter goes back to the game. ")

    def look(self, table: Table) -> Look:
        lines = self.console.height if self.console.is_terminal else None
        layout = table.game.board.layout
        size = size_for(layout, self.console.width, lines, large=self.large, asked=self.asked)
        unicode = "utf" in (self.console.encoding or "").lower()
        return Look(palette_of(table.game.rules.edition), table.convention, unicode, size)

    def show(self, table: Table, seat: int | None, draft: Draft = NO_DRAFT) -> None:
        """The table as one player sees it; without a seat no rack is shown."""
        if self._is_new(table.state, seat, draft):
            self._draw(table, seat, draft)
        self._news(table)

    def _is_new(self, *shown: object) -> bool:
        """A terminal is drawn anew each time; where lines are only added, what stands there already is not."""
        was, self._shown = self._shown, shown
        return self.console.is_terminal or shown != was

    def _draw(self, table: Table, seat: int | None, draft: Draft) -> None:
        self.clear()
        look = self.look(table)
        last = table.state.last
        marked = Marked([one.square for one in last.laid] if last else (), draft.squares)
        picture = board_picture(draft.board(table.game.board), look, marked)
        room = self.console.width - look.size.columns(table.game.board.layout)
        if room >= PANEL:
            self._beside(picture, self._panel(table, min(room - 2, 38), len(picture)))
        else:
            self.say(Text(self._summary(table), style="bold"), *picture)
        if seat is not None:
            self._rack(table, seat, draft, look)

    def _beside(self, picture: list[Text], panel: list[Text]) -> None:
        for number, line in enumerate(picture):
            beside = panel[number] if number < len(panel) else Text()
            self.console.print(line.append("  ").append_text(beside), no_wrap=True, overflow="crop")

    def _panel(self, table: Table, width: int, height: int) -> list[Text]:
        state, now = table.state, table.now()
        lines = [Text(f"{state.rules.edition}  ".strip(), style="italic")]
        for seat, name in enumerate(table.told.players):
            time = time_left(state, seat, now)
            pointer = ">" if seat == state.turn and not state.is_over else " "
            gone = " (left)" if seat in state.gone else ""
            room = width - 8 - (7 if time else 0)
            line = f"{pointer} {(name + gone)[:room]:<{room}} {state.scores[seat]:>5}" + (f" {time:>6}" if time else "")
            lines.append(Text(line, style="bold" if pointer == ">" else ""))
        lines += [Text(self._bag(table)), Text("")]
        for entry in table.game.pad[-(height - len(lines)) :]:
            text = f"{table.told.players[entry.seat][:8]} {plain(entry.what)}"
            lines.append(Text(f"{text[: width - 6]:<{width - 5}} {entry.points:>+4}", style="dim"))
        return lines

    def _bag(self, table: Table) -> str:
        state = table.state
        if state.rules.is_face_up:
            return f"  {Number(len(state.racks[0])):tiles} face up"
        if len(state.bags) == 2:
            return f"  vowels {len(state.bags[0])}, consonants {len(state.bags[1])}"
        return f"  bag: {Number(state.in_bag):tiles}"

    def _summary(self, table: Table) -> str:
        state, now = table.state, table.now()
        seats = [
            f"{'>' if seat == state.turn else ''}{name} {state.scores[seat]} {time_left(state, seat, now)}".strip()
            for seat, name in enumerate(table.told.players)
        ]
        return "  ".join([*seats, self._bag(table).strip()])

    def _rack(self, table: Table, seat: int, draft: Draft, look: Look) -> None:
        mine = table.game.view(seat).racks[seat]
        left = draft.rack(table.game.board, mine) if draft else mine
        if table.game.rules.is_face_up:
            self.say("", Text(counted(left, table.game.rules.tileset), style="bold"))
        else:
            shown = in_order(left.faces, self.orders.get(seat, ""))
            self.say("", Text("Rack  ").append_text(rack_picture(shown, table.game.rules.tileset, look)))

    def _gap(self, table: Table) -> list[str]:
        """An empty line, where the window has one to spare."""
        lines = self.look(table).size.lines(table.game.board.layout)
        return [""] if not self.console.is_terminal or self.console.height > lines + 9 else []

    def _news(self, table: Table) -> None:
        self.say(*self._gap(table), *table.news[-MOST_NEWS:])
        if table.word:
            self.say(Text(table.word, style="bold"))
        table.word = ""


def unseen(table: Table, seat: int) -> Tiles:
    """What the seat cannot see: the bag and the racks of the others, as far as it knows."""
    rules, seen = table.game.rules, table.game.view(seat)
    standing = "".join(one.face for one in seen.board.standing())
    own = "" if rules.is_face_up else seen.racks[seat].faces + seen.aside.faces.replace(HIDDEN, "")
    return rules.tileset.bag().take(standing + own)
