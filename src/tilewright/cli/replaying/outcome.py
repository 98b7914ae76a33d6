"""What came of one record: recomputed, or why it cannot be read."""

from collections.abc import Container
from dataclasses import dataclass, field

from tilewright.cli.frame.troubles import trouble_text
from tilewright.cli.replaying.finding import FoundRecord
from tilewright.cli.replaying.gcg_file import replay_game
from tilewright.cli.replaying.log_file import replay_log
from tilewright.cli.replaying.report import Recorded
from tilewright.cli.saying import plain
from tilewright.core.refusal import Refused
from tilewright.editions.books import Edition
from tilewright.notation import gcg, woogles
from tilewright.notation.formats import RecordFormat
from tilewright.notation.trouble import Unreadable


@dataclass(frozen=True, slots=True)
class Outcome:
    """`why` is a sentence with the place in it if the record cannot be read."""

    found: FoundRecord
    recorded: Recorded | None = None
    why: str = ""
    fields: dict[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.found.name}, game {self.found.number}" if self.found.number else self.found.name

    @property
    def line(self) -> str:
        """The outcome in one line."""
        if self.recorded is None:
            return self.why
        if self.recorded.wrong:
            return f"{self.found.name}:{self.recorded.wrong.placed(self.recorded.unit)}"
        scores = ", ".join(f"{name} {score}" for name, score in self.recorded.totals.items())
        return f"{self.name}: right{f' ({scores})' if scores else ''}"

    def head(self) -> dict[str, object]:
        """What every JSON object of this record begins with."""
        told: dict[str, object] = {"file": self.found.name}
        return told | {"game": self.found.number} if self.found.number else told

    def as_json(self) -> dict[str, object]:
        told = self.head()
        if self.found.format:
            told["format"] = self.found.format.value
        if self.recorded is None:
            return told | {"consistent": None, "error": self.why} | self.fields
        return told | self.recorded.summary()


def outcome_of(found: FoundRecord, edition: Edition, words: Container[str] | None) -> Outcome:
    if found.trouble:
        return Outcome(found, why=found.trouble)
    try:
        return Outcome(found, _recorded(found, edition, words))
    except Unreadable as error:
        line = error.line
        place = f" {error.path}" if error.path else f"{line}:{error.column}"
        quoted = f": {plain(error.quoted)!r}" if error.quoted else ""
        fields: dict[str, object] = {"key": error.key}
        fields |= {"path": error.path} if error.path else {"line": line, "column": error.column}
        return Outcome(found, why=f"{found.name}:{place}: {plain(error.why, 200)}{quoted}", fields=fields)
    except Refused as error:
        return Outcome(found, why=f"{found.name}: {trouble_text(error)}")
    except MemoryError:
        return Outcome(found, why=f"{found.name} is too large to be read.")


def _recorded(found: FoundRecord, edition: Edition, words: Container[str] | None) -> Recorded:
    if found.format is RecordFormat.LOG:
        return replay_log(found.data.decode("utf-8", errors="replace"), words)
    if found.format is RecordFormat.WOOGLES:
        return replay_game(woogles.read(found.data, edition.rules.tileset), edition, words)
    return replay_game(gcg.read(found.data, edition.rules.tileset, first_line=found.lines_before + 1), edition, words)
