"""Play the golden games anew and write their transcripts; look at the difference before you commit it."""

from pathlib import Path

from tilewright.testing.junior import JUNIOR_PLAYTHROUGHS, junior_transcript
from tilewright.testing.transcripts import PLAYTHROUGHS, transcript

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"


def main() -> None:
    made = {name: transcript(name) for name in PLAYTHROUGHS}
    made |= {name: junior_transcript(name) for name in JUNIOR_PLAYTHROUGHS}
    for name, text in made.items():
        (FOLDER / f"{name}.jsonl").write_text(text, encoding="utf-8")
        print(f"wrote {name}.jsonl")


if __name__ == "__main__":
    main()
