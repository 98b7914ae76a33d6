"""Play the golden games anew and write their transcripts; look at the difference before you commit it."""

from pathlib import Path

from tilewright.testing.any_transcripts import OTHER_PLAYTHROUGHS, other_transcript
from tilewright.testing.duplicate_transcripts import DUPLICATE_PLAYTHROUGHS, duplicate_transcript
from tilewright.testing.junior import JUNIOR_PLAYTHROUGHS, junior_transcript
from tilewright.testing.transcripts import PLAYTHROUGHS, transcript

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"


def main() -> None:
    games = (
        (PLAYTHROUGHS, transcript),
        (DUPLICATE_PLAYTHROUGHS, duplicate_transcript),
        (OTHER_PLAYTHROUGHS, other_transcript),
        (JUNIOR_PLAYTHROUGHS, junior_transcript),
    )
    for names, play in games:
        for name in names:
            (FOLDER / f"{name}.jsonl").write_text(play(name), encoding="utf-8")
            print(f"wrote {name}.jsonl")


if __name__ == "__main__":
    main()
