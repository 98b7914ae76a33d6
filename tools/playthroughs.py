"""Play the golden games anew and write their transcripts; look at the difference before you commit it."""

from pathlib import Path

from tilewright.testing.transcripts import PLAYTHROUGHS, transcript

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"


def main() -> None:
    for name in PLAYTHROUGHS:
        (FOLDER / f"{name}.jsonl").write_text(transcript(name), encoding="utf-8")
        print(f"wrote {name}.jsonl")


if __name__ == "__main__":
    main()
