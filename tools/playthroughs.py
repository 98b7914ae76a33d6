"""Play the golden games anew and write their transcripts; look at the difference before you commit it."""

from pathlib import Path

from tilewright.testing.duplicate_transcripts import DUPLICATE_PLAYTHROUGHS, duplicate_transcript
from tilewright.testing.transcripts import PLAYTHROUGHS, transcript

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"


def main() -> None:
    for names, play in ((PLAYTHROUGHS, transcript), (DUPLICATE_PLAYTHROUGHS, duplicate_transcript)):
        for name in names:
            (FOLDER / f"{name}.jsonl").write_text(play(name), encoding="utf-8")
            print(f"wrote {name}.jsonl")


if __name__ == "__main__":
    main()
