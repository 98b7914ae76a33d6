"""Play the golden games anew and write their transcripts; look at the difference before you commit it."""

from pathlib import Path

from tilewright.testing.any_transcripts import OTHER_PLAYTHROUGHS, other_transcript
from tilewright.testing.transcripts import PLAYTHROUGHS, transcript

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"


def main() -> None:
    games = [(name, transcript) for name in PLAYTHROUGHS] + [(name, other_transcript) for name in OTHER_PLAYTHROUGHS]
    for name, played in games:
        (FOLDER / f"{name}.jsonl").write_text(played(name), encoding="utf-8")
        print(f"wrote {name}.jsonl")


if __name__ == "__main__":
    main()
